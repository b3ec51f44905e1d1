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
import { scriptWith } from './script.ts';
import { style } from './style.ts';
import { pageTexts, type PageTexts } from './texts.ts';
import type { Bilingual, Language } from '../../../common/text/bilingual.ts';
import { reportIn } from '../report-in.ts';

/** Scenarios that were skipped because of what they ran against are out of reach. */
const leftOut = ({ outOfReach }: Report, texts: PageTexts): string =>
  outOfReach.some(({ needs }) => needs) ? texts.outOfReach : texts.outcomes.skipped;

const sentence = (report: Report, texts: PageTexts): Html => {
  const { passed, failed, skipped } = report.counts;
  const { verdict } = texts;
  const left = skipped === 0 ? '' : `, ${count(skipped, texts)} ${leftOut(report, texts)}`;
  if (isGreen(report)) return html`<p class="verdict good">✓ ${verdict.good(counted(passed, texts), left)}</p>`;
  if (passed + failed + skipped === 0) return html`<p class="verdict bad">✗ ${verdict.none}</p>`;
  const outside = report.problems.length > 0 ? verdict.outside : '';
  if (failed === 0 && outside === '') return html`<p class="verdict fair">– ${verdict.untried(left)}</p>`;
  // What was skipped could not fail.
  const ran = counted(passed + failed, texts);
  return html`<p class="verdict bad">✗ ${verdict.bad(count(failed, texts), ran, left)}${outside}.</p>`;
};

const tile = (value: string, name: string, shade = ''): Html =>
  html`<div class="tile"><b class="${shade}">${value}</b><span>${name}</span></div>`;

const tiles = (report: Report, texts: PageTexts): Html => {
  const { tiles: words, tallies } = texts;
  const shown = (value: number): string => count(value, texts);
  const { counts, seen, run } = report;
  const { passed, failed, skipped } = counts;
  const sum = coverageSum(report.coverage);
  return html`<div class="tiles">
    ${tile(shown(passed + failed), words.ran)} ${tile(shown(passed), tallies.passed.toLowerCase(), 'good')}
    ${tile(shown(failed), tallies.failed.toLowerCase(), failed > 0 ? 'bad' : '')}
    ${skipped > 0 ? tile(shown(skipped), leftOut(report, texts), 'fair') : undefined}
    ${tile(shown(seen.rejected), words.rejected)} ${tile(shown(seen.notified), words.notified)}
    ${sum === null ? undefined : tile(`${shown(sum.proved)} / ${shown(sum.entries)}`, words.proved)}
    ${report.byRequest === null ? undefined : tile(`${shown(report.byRequest.right)} / ${shown(report.byRequest.asked)}`, words.byRequest(shown(report.byRequest.reachable)))}
    ${tile(duration(run.durationMs, texts), words.duration)}
  </div>`;
};

/** Nothing for what is not known. */
const fact = (name: string, value: string | null): Html | undefined =>
  value === null
    ? undefined
    : html`<dt>${name}</dt>
        <dd>${value}</dd>`;

const facts = ({ run, suite }: Report, { facts: words }: PageTexts): Html =>
  html`<dl class="facts">
    ${fact(words.suite, suite)} ${fact(words.against, run.target)}
    ${fact(words.began, words.beganAt(instant(run.startedAt), run.startedAt))} ${fact(words.commit, run.commit)}
    ${fact(words.seed, run.seed)} ${fact(words.clock, run.clock ?? words.ownClock)}
    ${fact(words.processes, String(run.processes))} ${fact(words.runBy, run.versions.join(', '))}
  </dl>`;

const problems = (report: Report, { problems: words }: PageTexts): Html | undefined =>
  report.problems.length === 0
    ? undefined
    : html`<h2 id="problems">${words.title}</h2>
        ${report.problems.map(
          (problem) => html`<pre class="wrap" tabindex="0" role="group" aria-label="${words.label}">${problem}</pre>`,
        )}`;

const head = (report: Report, texts: PageTexts): Html =>
  html`<header>
    <h1>${texts.title(report.suite)}</h1>
    ${sentence(report, texts)} ${tiles(report, texts)} ${facts(report, texts)} ${problems(report, texts)}
  </header>`;

// Every failure in full, readable without scripts

/** A run in which everything fails must not produce a page that does not open. */
const most = 100;

const marks = { passed: '✓', failed: '✗', skipped: '–' } as const;
const shades = { passed: 'good', failed: 'bad', skipped: 'soft' } as const;

const step = ({ text, outcome }: Failure['steps'][number], { outcomes }: PageTexts): Html =>
  html`<li class="${shades[outcome]}">${marks[outcome]} ${text}<span class="soft"> (${outcomes[outcome]})</span></li>`;

const codes = (list: readonly string[], { failures }: PageTexts): Html =>
  list.length === 0 ? html`<span class="soft">${failures.none}</span>` : html`<code>${list.join(' ')}</code>`;

const lines = ({ expected, actual }: Failure, texts: PageTexts): Html | undefined =>
  expected === null
    ? undefined
    : html`<dl class="facts">
        <dt>${texts.failures.expected}</dt>
        <dd>${codes(expected, texts)}</dd>
        ${
          actual === null
            ? undefined
            : html`<dt>${texts.failures.actual}</dt>
                <dd>${codes(actual, texts)}</dd>`
        }
      </dl>`;

type Failed = Scenario & { readonly failure: Failure };

const isFailed = (scenario: Scenario): scenario is Failed => scenario.failure !== null;

const toReproduce = ({ again }: Failure, { failures }: PageTexts): Html =>
  again.length === 0
    ? html`<p class="soft">${failures.nothingSent}</p>`
    : html`<p>${failures.again} ${again.map((command) => html`<br /><code>${command}</code>`)}</p>`;

const shown = ({ name, feature, uri, line, durationMs, failure }: Failed, texts: PageTexts): Html =>
  html`<details open>
    <summary>
      <span class="bad">✗</span> ${name}
      <span class="about">${feature} · ${uri}:${line} · ${duration(durationMs, texts)}</span>
    </summary>
    <div class="inside">
      <ol class="steps">
        ${failure.steps.map((each) => step(each, texts))}
      </ol>
      ${lines(failure, texts)}
      <pre class="wrap" tabindex="0" role="group" aria-label="${texts.failures.message}">${failure.message}</pre>
      ${toReproduce(failure, texts)}
      <p><a href="${findAddress(name)}">${texts.failures.sent}</a></p>
    </div>
  </details>`;

/** Undefined where nothing failed. */
const failuresSection = ({ scenarios }: Report, texts: PageTexts): Html | undefined => {
  const failed = scenarios.filter(isFailed);
  if (failed.length === 0) return undefined;
  return html`<section>
    <h2 id="failures">${texts.failures.title}: ${count(failed.length, texts)}</h2>
    ${failed.slice(0, most).map((each) => shown(each, texts))}
    ${failed.length > most ? html`<p><a href="#outcome=failed">${texts.failures.moreBelow(count(failed.length - most, texts))}</a></p>` : undefined}
  </section>`;
};

// What the run could not try, or could not see

const mostNamed = 200;

const beyond = (
  { reason, scenarios: number }: Report['outOfReach'][number],
  { scenarios }: Report,
  texts: PageTexts,
): Html => {
  const names = scenarios.filter((scenario) => scenario.reason === reason).map(({ name }) => name);
  return html`<details>
    <summary>${counted(number, texts)} <span class="about">${reason}</span></summary>
    <div class="inside">
      <ul>
        ${names.slice(0, mostNamed).map((name) => html`<li>${name}</li>`)}
      </ul>
      ${names.length > mostNamed ? html`<p class="soft">${texts.beyond.more(count(names.length - mostNamed, texts))}</p>` : undefined}
    </div>
  </details>`;
};

const uncheckedIn = ({ scenarios }: Report, texts: PageTexts): readonly Html[] => {
  const times = new Map<string, number>();
  for (const { unchecked } of scenarios) for (const what of unchecked) times.set(what, (times.get(what) ?? 0) + 1);
  const { beyond: words } = texts;
  return [...times].map(([what, number]) => html`<p>${words.unchecked(counted(number, texts), what)}</p>`);
};

/** Undefined where everything was tried and checked. */
const beyondSection = (report: Report, texts: PageTexts): Html | undefined => {
  const { beyond: words } = texts;
  const unchecked = uncheckedIn(report, texts);
  if (report.outOfReach.length + unchecked.length === 0) return undefined;
  return html`<section>
    <h2 id="beyond">${words.title}: ${count(report.counts.skipped, texts)}</h2>
    ${report.outOfReach.length === 0 ? undefined : html`<p class="soft">${words.about}</p>`}
    ${report.outOfReach.map((each) => beyond(each, report, texts))} ${unchecked}
  </section>`;
};

// The page

/** Base64 of a zlib stream: nothing in it can close the element that contains it. */
const packed = ({ scenarios }: Report): string =>
  deflateSync(JSON.stringify(scenarios), { level: 9 }).toString('base64');

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const policyFor = (script: string): string =>
  [
    "default-src 'none'",
    `script-src ${hashOf(script)}`,
    `style-src ${hashOf(style)}`,
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');

const option = (value: string, name = value): Html => html`<option value="${value}">${name}</option>`;

/** The suite itself has thousands, of which the rejected ones are the most interesting. */
const opensWithAll = ({ scenarios }: Report): boolean =>
  scenarios.some(({ exchanges }) => exchanges.some(({ posting }) => posting !== undefined));

const verdictsIn = ({ sent: { verdicts } }: PageTexts) =>
  [
    ['rejected', verdicts.rejected],
    ['accepted', verdicts.accepted],
    ['notified', verdicts.notified],
    ['refused', verdicts.refused],
    ['fault', verdicts.fault],
    ['none', verdicts.none],
    ['', verdicts.any],
  ] as const;

const choices = (report: Report, texts: PageTexts): Html => {
  const { sent, outcomes } = texts;
  const { kinds, groups } = report;
  const initial = opensWithAll(report) ? '' : 'rejected';
  return html`<label
      >${sent.verdict}<select id="told">
        ${verdictsIn(texts).map(([value, name]) => html`<option value="${value}" ${value === initial ? attributes`selected=""` : undefined}>${name}</option>`)}
      </select></label
    ><label
      >${sent.outcome}<select id="outcome">
        <option value="">${sent.any}</option>
        ${(['passed', 'failed', 'skipped'] as const).map((value) => option(value, outcomes[value]))}
      </select></label
    ><label
      >${sent.kind}<select id="kind">
        <option value="">${sent.any}</option>
        ${kinds.map(({ name }) => option(name))}
      </select></label
    ><label
      >${sent.group}<select id="group">
        <option value="">${sent.any}</option>
        ${groups.map(({ name }) => option(name))}
      </select></label
    >`;
};

const sentSection = (report: Report, texts: PageTexts): Html =>
  html`<section>
    <h2 id="sent">${texts.sent.title}</h2>
    <noscript><p>${texts.sent.noScript}</p></noscript>
    <form id="search" hidden>
      <label class="wide"
        >${texts.sent.find}<input id="words" type="search" placeholder="${texts.sent.example}" autocomplete="off"
      /></label>
      ${choices(report, texts)} <button type="button" id="clear">${texts.sent.clear}</button>
    </form>
    <p id="count" class="soft" role="status"></p>
    <div id="list"></div>
    <button id="more" type="button" hidden>${texts.sent.more}</button>
  </section>`;

const contents = (report: Report, texts: PageTexts): Html => {
  const parts: readonly (readonly [string, string, boolean])[] = [
    ['failures', texts.failures.title, report.counts.failed > 0],
    ['beyond', texts.beyond.title, beyondSection(report, texts) !== undefined],
    ['trend', texts.trend.title, true],
    ['coverage', texts.coverage.short, report.coverage !== null],
    ['outcomes', texts.tallies.title, true],
    ['slowest', texts.slowest.short, report.slowest.length > 0],
    ['sent', texts.sent.short, true],
  ];
  return html`<nav aria-label="${texts.contents}">
    ${parts.filter(([, , there]) => there).map(([id, name]) => html`<a href="#${id}">${name}</a> `)}
  </nav>`;
};

const figures = (report: Report, texts: PageTexts): readonly (Html | undefined)[] => [
  trendSection(report, texts),
  coverageSection(report, texts),
  outcomesSection(report, texts),
  slowestSection(report, texts),
];

const body = (report: Report, texts: PageTexts): Html => {
  const [sent, others] = [sentSection(report, texts), figures(report, texts)];
  return html`${head(report, texts)} ${contents(report, texts)}
    <main>
      ${failuresSection(report, texts)} ${beyondSection(report, texts)}
      ${opensWithAll(report) ? [sent, others] : [others, sent]}
    </main>`;
};

/** The whole page. It contains no instant and no name that the report does not. */
export const htmlPage = (given: Report<Bilingual>, language: Language = 'en'): string => {
  const report = reportIn(language, given);
  const texts = pageTexts(language);
  const script = scriptWith(texts);
  return htmlText(
    html`<!doctype html>
      <html lang="${language}">
        <head>
          <meta charset="utf-8" />
          <meta http-equiv="Content-Security-Policy" content="${policyFor(script)}" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="referrer" content="no-referrer" />
          <title>${texts.title(report.suite)}</title>
          ${inlineElement('style', style)}
        </head>
        <body>
          ${body(report, texts)}
          ${inlineElement('script', packed(report), attributes`type="application/octet-stream" id="scenarios"`)}
          ${inlineElement('script', script)}
        </body>
      </html> `,
  );
};
