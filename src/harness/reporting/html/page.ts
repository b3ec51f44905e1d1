/**
 * The report as one self-contained file: style, script and data are in it, and its policy allows nothing else. Readers
 * without scripts get everything they need as markup; the thousands of scenarios are packed, and unpacked when the page
 * is open.
 */
import { createHash } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import { isGreen, type Report, type Failure, type Scenario } from '../report-data.ts';
import {
  count,
  counted,
  duration,
  findAddress,
  instant,
  leftOut,
  coverageSection,
  outcomeBar,
  outcomesSection,
  slowestDetails,
  trendSection,
} from './charts.ts';
import { html, attributes, htmlText, inlineElement, type Html } from '../../../common/html/html.ts';
import { scriptWith } from './script.ts';
import { style } from './style.ts';
import { pageTexts, type PageTexts } from './texts.ts';
import type { Bilingual, Language } from '../../../common/text/bilingual.ts';
import { reportIn } from '../report-in.ts';

const sentence = (report: Report, texts: PageTexts): Html => {
  const { passed, failed, skipped } = report.counts;
  const { verdict } = texts;
  const left = skipped === 0 ? '' : `; ${count(skipped, texts)} ${leftOut(report, texts)}`;
  if (isGreen(report)) return html`<p class="verdict good">✓ ${verdict.good(passed, counted(passed, texts), left)}</p>`;
  if (passed + failed + skipped === 0) return html`<p class="verdict bad">✗ ${verdict.none}</p>`;
  const outside = report.problems.length > 0 ? verdict.outside : '';
  if (failed === 0 && outside === '') return html`<p class="verdict fair">– ${verdict.untried(left)}</p>`;
  // What was skipped could not fail.
  const ran = counted(passed + failed, texts);
  const causes =
    report.causes.length === 0 ? '' : verdict.causes(report.causes.length, count(report.causes.length, texts));
  return html`<p class="verdict bad">✗ ${verdict.bad(count(failed, texts), ran, causes)}${left}${outside}.</p>`;
};

/** Nothing for what is not known. */
const fact = (name: string, value: string | null): Html | undefined =>
  value === null
    ? undefined
    : html`<dt>${name}</dt>
        <dd>${value}</dd>`;

const annexesIn = ({ run: { annexes } }: Report, { annexOf, families }: PageTexts): string | null =>
  annexes.length === 0 ? null : annexes.map(({ family, version }) => annexOf(families[family], version)).join('; ');

const facts = (report: Report, texts: PageTexts): Html => {
  const { facts: words } = texts;
  const { company, target, startedAt } = report.run;
  return html`<dl class="facts">
    ${fact(words.company, company === null ? null : words.companyWith(company.name, `${company.nit}-${company.checkDigit}`))}
    ${fact(words.service, target ?? words.ownServices)}
    ${fact(words.date, words.dateAt(instant(startedAt).slice(0, 16)))} ${fact(words.rules, annexesIn(report, texts))}
  </dl>`;
};

/** How it was run, for whoever repeats it. */
const runDetails = ({ run, suite, seen, byRequest }: Report, texts: PageTexts): Html => {
  const { facts: words, tallies } = texts;
  const documents = words.documentCounts(
    count(seen.documents, texts),
    count(seen.rejected, texts),
    count(seen.notified, texts),
  );
  return html`<details>
    <summary>${words.summary(duration(run.durationMs, texts))}</summary>
    <div class="inside">
      <dl class="facts">
        ${fact(words.suite, suite)} ${fact(words.began, words.beganAt(instant(run.startedAt), run.startedAt))}
        ${fact(words.documents, documents)}
        ${fact(tallies.byRequest, byRequest === null ? null : tallies.codesRight(count(byRequest.right, texts), count(byRequest.asked, texts), count(byRequest.reachable, texts)))}
        ${fact(words.commit, run.commit)} ${fact(words.seed, run.seed)}
        ${fact(words.clock, run.clock ?? words.ownClock)} ${fact(words.processes, String(run.processes))}
        ${fact(words.runBy, run.versions.join(', '))}
      </dl>
    </div>
  </details>`;
};

const problems = (report: Report, { problems: words }: PageTexts): Html | undefined =>
  report.problems.length === 0
    ? undefined
    : html`<h2 id="problems">${words.title}</h2>
        ${report.problems.map(
          (problem) => html`<pre class="wrap" tabindex="0" role="group" aria-label="${words.label}">${problem}</pre>`,
        )}`;

const head = (report: Report, texts: PageTexts): Html =>
  html`<header>
    <h1>${texts.title}</h1>
    ${facts(report, texts)} ${sentence(report, texts)} ${outcomeBar(report, texts)} ${problems(report, texts)}
  </header>`;

// Failures by cause, in full and readable without scripts

/** A run in which everything fails must not produce a page that does not open. */
const most = { causes: 50, scenarios: 25 } as const;

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
  html`<details class="nested">
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

type CauseContext = {
  readonly number: number;
  readonly failed: ReadonlyMap<string, Failed>;
  readonly fresh: ReadonlySet<string>;
};

const alsoIn = ({ also }: Report['causes'][number], texts: PageTexts): Html | undefined =>
  also.length === 0
    ? undefined
    : html`<p>${texts.causes.also}</p>
        <ul>
          ${also.map((each) => html`<li>${each.title}: ${counted(each.scenarios, texts)}</li>`)}
        </ul>`;

const causeShown = (
  cause: Report['causes'][number],
  { number, failed, fresh }: CauseContext,
  texts: PageTexts,
): Html => {
  const { causes: words } = texts;
  const freshOnes = cause.scenarios.filter((id) => fresh.has(id)).length;
  const left = cause.scenarios.length - most.scenarios;
  return html`<details class="cause">
    <summary>
      <span class="bad">✗</span> <b>${cause.title}</b>: ${counted(cause.scenarios.length, texts)}
      ${freshOnes === 0 ? undefined : html`<span class="fresh">${words.fresh(freshOnes, count(freshOnes, texts))}</span>`}
      ${cause.said === null ? undefined : html`<span class="about" lang="es">${cause.said}</span>`}
    </summary>
    <div class="inside">
      ${cause.fix === null ? undefined : html`<p><b>${words.fix}:</b> ${cause.fix}</p>`} ${alsoIn(cause, texts)}
      ${cause.scenarios.slice(0, most.scenarios).map((id) => {
        const scenario = failed.get(id);
        return scenario === undefined ? undefined : shown(scenario, texts);
      })}
      ${left > 0 ? html`<p><a href="#cause=${String(number)}">${texts.failures.moreBelow(count(left, texts))}</a></p>` : undefined}
    </div>
  </details>`;
};

/** Undefined where nothing failed. */
const causesSection = ({ scenarios, causes, trend }: Report, texts: PageTexts): Html | undefined => {
  if (causes.length === 0) return undefined;
  const failed = new Map(scenarios.filter(isFailed).map((each) => [each.id, each]));
  const fresh = new Set(trend?.newlyFailing);
  const left = causes.length - most.causes;
  return html`<section>
    <h2 id="causes">${texts.causes.title}</h2>
    ${causes.slice(0, most.causes).map((cause, number) => causeShown(cause, { number, failed, fresh }, texts))}
    ${left > 0 ? html`<p><a href="#outcome=failed">${texts.causes.more(count(left, texts))}</a></p>` : undefined}
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
  return html`<details class="reason">
    <summary><b>${counted(number, texts)}</b>: ${reason}</summary>
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
const packed = ({ scenarios, causes }: Report): string => {
  const causeOf = new Map(causes.flatMap((cause, number) => cause.scenarios.map((id) => [id, String(number)])));
  const withCause = scenarios.map((each) => ({ ...each, cause: causeOf.get(each.id) }));
  return deflateSync(JSON.stringify(withCause), { level: 9 }).toString('base64');
};

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

const verdictsIn = ({ sent: { verdicts } }: PageTexts) =>
  [
    ['', verdicts.any],
    ['rejected', verdicts.rejected],
    ['accepted', verdicts.accepted],
    ['notified', verdicts.notified],
    ['refused', verdicts.refused],
    ['fault', verdicts.fault],
    ['none', verdicts.none],
  ] as const;

const choices = (report: Report, texts: PageTexts): Html => {
  const { sent, outcomes } = texts;
  const { kinds, groups, causes } = report;
  return html`<label
      >${sent.verdict}<select id="told">
        ${verdictsIn(texts).map(([value, name]) => option(value, name))}
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
    ><label class="wide"
      >${sent.cause}<select id="cause">
        <option value="">${sent.any}</option>
        ${causes.map(({ title }, number) => option(String(number), title))}
      </select></label
    >`;
};

/** Short enough to be read from the first to the last. */
const fewScenarios = 20;

const sentDetails = (report: Report, texts: PageTexts): Html => {
  const { sent } = texts;
  const total = report.scenarios.length;
  return html`<details id="sent" ${total <= fewScenarios ? attributes`open=""` : undefined}>
    <summary>${sent.summary(counted(total, texts))}</summary>
    <div class="inside">
      <noscript><p>${sent.noScript}</p></noscript>
      <form id="search" hidden>
        <label class="wide"
          >${sent.find}<input id="words" type="search" placeholder="${sent.example}" autocomplete="off"
        /></label>
        ${choices(report, texts)} <button type="button" id="clear">${sent.clear}</button>
      </form>
      <p id="count" class="soft" role="status"></p>
      <div id="list"></div>
      <button id="more" type="button" hidden>${sent.more}</button>
    </div>
  </details>`;
};

const body = (report: Report, texts: PageTexts): Html =>
  html`${head(report, texts)}
    <main>
      ${causesSection(report, texts)} ${trendSection(report, texts)} ${outcomesSection(report, texts)}
      ${coverageSection(report, texts)} ${beyondSection(report, texts)}
      <section class="details">
        <h2 id="details">${texts.details}</h2>
        ${sentDetails(report, texts)} ${slowestDetails(report, texts)} ${runDetails(report, texts)}
      </section>
    </main>`;

/** As a file or a tab is named. */
const pageTitle = ({ run: { company, startedAt } }: Report, texts: PageTexts): string =>
  [texts.title, company?.name, instant(startedAt).slice(0, 10)].filter(Boolean).join(', ');

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
          <title>${pageTitle(report, texts)}</title>
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
