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
  findAddress,
  instant,
  coverageSection,
  outcomesSection,
  slowestSection,
  trendSection,
} from './charts.ts';
import { html, attributes, htmlText, inlineElement, type Html } from '../../../common/html/html.ts';
import { script } from './script.ts';
import { style } from './style.ts';

/** Scenarios that were skipped because of what they ran against are out of reach. */
const leftOut = ({ counts: { skipped }, outOfReach }: Report): string =>
  `${count(skipped)} ${outOfReach.some(({ reason }) => reason.startsWith('needs ')) ? 'out of reach' : 'skipped'}`;

const sentence = (report: Report): Html => {
  const { passed, failed, skipped } = report.counts;
  const left = skipped === 0 ? '' : `, ${leftOut(report)}`;
  if (isGreen(report)) return html`<p class="verdict good">✓ ${counted(passed, 'scenario')} passed${left}.</p>`;
  if (passed + failed + skipped === 0) return html`<p class="verdict bad">✗ No scenario was run.</p>`;
  const outside = report.problems.length > 0 ? html`, and something went wrong outside scenarios` : undefined;
  if (failed === 0 && outside === undefined) {
    return html`<p class="verdict fair">– No scenario could be tried${left}.</p>`;
  }
  return html`<p class="verdict bad">
    ✗ ${count(failed)} of ${counted(passed + failed + skipped, 'scenario')} failed${left}${outside}.
  </p>`;
};

const tile = (value: string, name: string, shade = ''): Html =>
  html`<div class="tile"><b class="${shade}">${value}</b><span>${name}</span></div>`;

const tiles = (report: Report): Html => {
  const { counts, seen, run } = report;
  const { passed, failed, skipped } = counts;
  const sum = coverageSum(report.coverage);
  return html`<div class="tiles">
    ${tile(count(passed + failed + skipped), 'scenarios')} ${tile(count(passed), 'passed', 'good')}
    ${tile(count(failed), 'failed', failed > 0 ? 'bad' : '')}
    ${skipped > 0 ? tile(count(skipped), leftOut(report).replace(/^\S+ /, ''), 'fair') : undefined}
    ${tile(count(seen.rejected), 'documents rejected')} ${tile(count(seen.notified), 'with a Notificación')}
    ${sum === null ? undefined : tile(`${count(sum.proved)} / ${count(sum.entries)}`, 'rules proved')}
    ${report.byRequest === null ? undefined : tile(`${count(report.byRequest.right)} / ${count(report.byRequest.asked)}`, `codes right by request, of ${count(report.byRequest.reachable)} that a request can reach`)}
    ${tile(duration(run.durationMs), 'duration')}
  </div>`;
};

/** Nothing for what is not known. */
const fact = (name: string, value: string | null): Html | undefined =>
  value === null
    ? undefined
    : html`<dt>${name}</dt>
        <dd>${value}</dd>`;

const facts = ({ run, suite }: Report): Html =>
  html`<dl class="facts">
    ${fact('Suite', suite)} ${fact('Against', run.target)}
    ${fact('Began', `${instant(run.startedAt)} in Colombia (${run.startedAt})`)} ${fact('Commit', run.commit)}
    ${fact('Seed', run.seed)} ${fact('Clock', run.clock ?? 'the machine’s; scenarios about dates set their own')}
    ${fact('Processes', String(run.processes))} ${fact('Run by', run.versions.join(', '))}
  </dl>`;

const problems = (report: Report): Html | undefined =>
  report.problems.length === 0
    ? undefined
    : html`<h2 id="problems">Outside scenarios</h2>
        ${report.problems.map(
          (problem) =>
            html`<pre class="wrap" tabindex="0" role="group" aria-label="Problem outside scenarios">${problem}</pre>`,
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

const toReproduce = ({ again }: Failure): Html =>
  again.length === 0
    ? html`<p class="soft">It sent nothing that could be replayed.</p>`
    : html`<p>To reproduce: ${again.map((command) => html`<br /><code>${command}</code>`)}</p>`;

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
      <pre class="wrap" tabindex="0" role="group" aria-label="Message of the failing step">${failure.message}</pre>
      ${toReproduce(failure)}
      <p><a href="${findAddress(name)}">What it sent, and the answer</a></p>
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

// What the run could not try, or could not see

const mostNamed = 200;

const beyond = ({ reason, scenarios: number }: Report['outOfReach'][number], { scenarios }: Report): Html => {
  const names = scenarios.filter((scenario) => scenario.reason === reason).map(({ name }) => name);
  return html`<details>
    <summary>${counted(number, 'scenario')} <span class="about">${reason}</span></summary>
    <div class="inside">
      <ul>
        ${names.slice(0, mostNamed).map((name) => html`<li>${name}</li>`)}
      </ul>
      ${names.length > mostNamed ? html`<p class="soft">And ${count(names.length - mostNamed)} more, in report.json.</p>` : undefined}
    </div>
  </details>`;
};

const uncheckedIn = ({ scenarios }: Report): readonly Html[] => {
  const times = new Map<string, number>();
  for (const { unchecked } of scenarios) for (const what of unchecked) times.set(what, (times.get(what) ?? 0) + 1);
  return [...times].map(
    ([what, number]) =>
      html`<p>Not checked in ${counted(number, 'scenario')}, because the service does not give it: ${what}.</p>`,
  );
};

/** Undefined where everything was tried and checked. */
const beyondSection = (report: Report): Html | undefined => {
  const unchecked = uncheckedIn(report);
  if (report.outOfReach.length + unchecked.length === 0) return undefined;
  return html`<section>
    <h2 id="beyond">Out of reach: ${count(report.counts.skipped)}</h2>
    ${report.outOfReach.length === 0 ? undefined : html`<p class="soft">These scenarios neither passed nor failed: what they ran against cannot do what they need.</p>`}
    ${report.outOfReach.map((each) => beyond(each, report))} ${unchecked}
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

/** The suite itself has thousands, of which the rejected ones are the most interesting. */
const opensWithAll = ({ scenarios }: Report): boolean =>
  scenarios.some(({ exchanges }) => exchanges.some(({ posting }) => posting !== undefined));

const verdicts = [
  ['rejected', 'rejected'],
  ['accepted', 'accepted'],
  ['notified', 'with a Notificación'],
  ['refused', 'request refused'],
  ['fault', 'SOAP fault'],
  ['none', 'nothing sent'],
  ['', 'any'],
] as const;

const choices = (report: Report): Html => {
  const { kinds, groups } = report;
  const initial = opensWithAll(report) ? '' : 'rejected';
  return html`<label
      >Verdict<select id="told">
        ${verdicts.map(([value, name]) => html`<option value="${value}" ${value === initial ? attributes`selected=""` : undefined}>${name}</option>`)}
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
};

const sentSection = (report: Report): Html =>
  html`<section>
    <h2 id="sent">What was sent, and the answers</h2>
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
    ['beyond', 'Out of reach', beyondSection(report) !== undefined],
    ['trend', 'Since the previous run', true],
    ['coverage', 'Coverage', report.coverage !== null],
    ['outcomes', 'Outcomes', true],
    ['slowest', 'Slowest', report.slowest.length > 0],
    ['sent', 'Documents and answers', true],
  ];
  return html`<nav aria-label="Contents">
    ${parts.filter(([, , there]) => there).map(([id, name]) => html`<a href="#${id}">${name}</a> `)}
  </nav>`;
};

const figures = (report: Report): readonly (Html | undefined)[] => [
  trendSection(report),
  coverageSection(report),
  outcomesSection(report),
  slowestSection(report),
];

const body = (report: Report): Html =>
  html`${head(report)} ${contents(report)}
    <main>
      ${failuresSection(report)} ${beyondSection(report)}
      ${opensWithAll(report) ? [sentSection(report), figures(report)] : [figures(report), sentSection(report)]}
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
