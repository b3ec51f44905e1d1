/**
 * The report as one self-contained file: style, script and data are in it, and its policy allows nothing else. Readers
 * without scripts get everything they need as markup; the thousands of scenarios are packed, and unpacked when the page
 * is open.
 */
import { createHash } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import { isGreen, coverageSum, type Report, type Failure, type Scenario } from '../report-data.ts';
import {
  count,
  counted,
  duration,
  instant,
  coverageSection,
  outcomesSection,
  slowestSection,
  trendSection,
} from './charts.ts';
import { html, attributes, htmlText, inlineElement, type Html } from '../../../common/html/html.ts';
import { script } from './script.ts';
import { style } from './style.ts';

const sentence = (report: Report): Html => {
  const { passed, failed, skipped } = report.counts;
  const left = skipped === 0 ? '' : `, ${count(skipped)} skipped`;
  if (isGreen(report)) return html`<p class="verdict good">✓ ${counted(passed, 'scenario')} passed${left}.</p>`;
  if (passed + failed + skipped === 0) return html`<p class="verdict bad">✗ No scenario was run.</p>`;
  const outside = report.problems.length > 0 ? html`, and something went wrong outside scenarios` : undefined;
  return html`<p class="verdict bad">
    ✗ ${count(failed)} of ${counted(passed + failed + skipped, 'scenario')} failed${outside}.
  </p>`;
};

const tile = (value: string, name: string, shade = ''): Html =>
  html`<div class="tile"><b class="${shade}">${value}</b><span>${name}</span></div>`;

const verdictCount = ({ scenarios }: Report): number =>
  scenarios.filter(({ exchanges }) => exchanges.some(({ verdict }) => verdict === 'rejected')).length;

const tiles = (report: Report): Html => {
  const { passed, failed, skipped } = report.counts;
  const sum = coverageSum(report.coverage);
  return html`<div class="tiles">
    ${tile(count(passed), 'passed', 'good')} ${tile(count(failed), 'failed', failed > 0 ? 'bad' : '')}
    ${skipped > 0 ? tile(count(skipped), 'skipped', 'fair') : undefined}
    ${tile(count(verdictCount(report)), 'scenarios with a rejection')}
    ${sum === null ? undefined : tile(`${count(sum.proved)} / ${count(sum.entries)}`, 'rules proved')}
    ${tile(duration(report.run.durationMs), 'duration')}
  </div>`;
};

const fact = (name: string, value: string | null): Html =>
  html`<dt>${name}</dt>
    <dd>${value ?? html`<span class="soft">not told</span>`}</dd>`;

const facts = ({ run, suite }: Report): Html =>
  html`<dl class="facts">
    ${fact('Suite', suite)} ${fact('Began', `${instant(run.startedAt)} in Colombia (${run.startedAt})`)}
    ${fact('Commit', run.commit)} ${fact('Seed', run.seed)}
    ${fact('Clock', run.clock ?? 'the machine’s; scenarios about dates set their own')}
    ${fact('Processes', String(run.processes))} ${fact('Run by', run.versions.join(', '))}
  </dl>`;

const problems = (report: Report): Html | undefined =>
  report.problems.length === 0
    ? undefined
    : html`<h2 id="problems">Outside scenarios</h2>
        ${report.problems.map(
          (problem) =>
            html`<pre class="wrap" tabindex="0" role="region" aria-label="Problem outside scenarios">${problem}</pre>`,
        )}`;

const head = (report: Report): Html =>
  html`<header>
    <h1>Ensayo: ${report.suite}</h1>
    ${sentence(report)} ${tiles(report)} ${facts(report)} ${problems(report)}
  </header>`;

// Every failure in full, readable without scripts

/** A run in which everything fails must not produce a page that does not open. */
const most = 100;

const marks = { passed: '✓', failed: '✗', skipped: '–' } as const;
const shades = { passed: 'good', failed: 'bad', skipped: 'soft' } as const;

const step = ({ text, outcome }: Failure['steps'][number]): Html =>
  html`<li class="${shades[outcome]}">${marks[outcome]} ${text}<span class="soft"> (${outcome})</span></li>`;

const codes = (list: readonly string[]): Html =>
  list.length === 0 ? html`<span class="soft">none</span>` : html`<code>${list.join(' ')}</code>`;

const lines = ({ expected, actual }: Failure): Html | undefined =>
  expected === null
    ? undefined
    : html`<dl class="facts">
        <dt>Expected lines</dt>
        <dd>${codes(expected)}</dd>
        ${
          actual === null
            ? undefined
            : html`<dt>Actual lines</dt>
                <dd>${codes(actual)}</dd>`
        }
      </dl>`;

type Failed = Scenario & { readonly failure: Failure };

const isFailed = (scenario: Scenario): scenario is Failed => scenario.failure !== null;

const shown = ({ name, feature, uri, line, durationMs, failure }: Failed): Html =>
  html`<details open>
    <summary>
      <span class="bad">✗</span> ${name}
      <span class="about">${feature} · ${uri}:${line} · ${duration(durationMs)}</span>
    </summary>
    <div class="inside">
      <ol class="steps">
        ${failure.steps.map(step)}
      </ol>
      ${lines(failure)}
      <pre class="wrap" tabindex="0" role="region" aria-label="What the failing step said">${failure.message}</pre>
      <p>To have it again: ${failure.again.map((command) => html`<br /><code>${command}</code>`)}</p>
    </div>
  </details>`;

/** Undefined where nothing failed. */
const failuresSection = ({ scenarios }: Report): Html | undefined => {
  const failed = scenarios.filter(isFailed);
  if (failed.length === 0) return undefined;
  return html`<section>
    <h2 id="failures">Failures: ${count(failed.length)}</h2>
    ${failed.slice(0, most).map(shown)}
    ${failed.length > most ? html`<p class="soft">And ${count(failed.length - most)} more, in the list below.</p>` : undefined}
  </section>`;
};

// The page

const longestMessage = 600;

/** Failures are shown in full above the list. */
const packedScenario = ({ failure, ...scenario }: Scenario): object =>
  failure === null
    ? scenario
    : { ...scenario, failure: { step: failure.step, message: failure.message.slice(0, longestMessage) } };

/** Base64 of a zlib stream: nothing in it can close the element that contains it. */
const packed = ({ scenarios }: Report): string =>
  deflateSync(JSON.stringify(scenarios.map(packedScenario)), { level: 9 }).toString('base64');

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const policy = [
  "default-src 'none'",
  `script-src ${hashOf(script)}`,
  `style-src ${hashOf(style)}`,
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

const option = (name: string): Html => html`<option value="${name}">${name}</option>`;

const choices = ({ kinds, groups }: Report): Html =>
  html`<label
      >Verdict<select id="told">
        <option value="rejected" selected>rejected</option>
        <option value="accepted">accepted</option>
        <option value="notified">with a Notificación</option>
        <option value="fault">SOAP fault</option>
        <option value="none">nothing sent</option>
        <option value="">any</option>
      </select></label
    ><label
      >Outcome<select id="outcome">
        <option value="">any</option>
        ${['passed', 'failed', 'skipped'].map(option)}
      </select></label
    ><label
      >Kind<select id="kind">
        <option value="">any</option>
        ${kinds.map(({ name }) => option(name))}
      </select></label
    ><label
      >Group<select id="group">
        <option value="">any</option>
        ${groups.map(({ name }) => option(name))}
      </select></label
    >`;

const sentSection = (report: Report): Html =>
  html`<section>
    <h2 id="sent">What was sent, and why it was rejected</h2>
    <noscript><p>This list needs JavaScript. report.json, beside this page, holds the same.</p></noscript>
    <form id="search" hidden>
      <label class="wide"
        >Find<input id="words" type="search" placeholder="FAJ44 invoice, a field, a feature" autocomplete="off"
      /></label>
      ${choices(report)} <button type="button" id="clear">Clear</button>
    </form>
    <p id="count" class="soft" role="status"></p>
    <div id="list"></div>
    <button id="more" type="button" hidden>Show more</button>
  </section>`;

const contents = (report: Report): Html => {
  const parts: readonly (readonly [string, string, boolean])[] = [
    ['failures', 'Failures', report.counts.failed > 0],
    ['trend', 'Since the run before', true],
    ['coverage', 'Coverage', report.coverage !== null],
    ['outcomes', 'Outcomes', true],
    ['slowest', 'Slowest', report.slowest.length > 0],
    ['sent', 'Rejections', true],
  ];
  return html`<nav aria-label="Contents">
    ${parts.filter(([, , there]) => there).map(([id, name]) => html`<a href="#${id}">${name}</a> `)}
  </nav>`;
};

const body = (report: Report): Html =>
  html`${head(report)} ${contents(report)}
    <main>
      ${failuresSection(report)} ${trendSection(report)} ${coverageSection(report)} ${outcomesSection(report)}
      ${slowestSection(report)} ${sentSection(report)}
    </main>`;

/** The whole page. It contains no instant and no name that the report does not. */
export const htmlPage = (report: Report): string =>
  htmlText(
    html`<!doctype html>
      <html lang="en">
        <head>
          <meta charset="utf-8" />
          <meta http-equiv="Content-Security-Policy" content="${policy}" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="referrer" content="no-referrer" />
          <title>Ensayo: ${report.suite}</title>
          ${inlineElement('style', style)}
        </head>
        <body>
          ${body(report)}
          ${inlineElement('script', packed(report), attributes`type="application/octet-stream" id="scenarios"`)}
          ${inlineElement('script', script)}
        </body>
      </html> `,
  );
