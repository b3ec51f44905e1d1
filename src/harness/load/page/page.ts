/** The report of a load run as one self-contained HTML file: no script, no picture, no address. */
import { createHash } from 'node:crypto';
import type { Language } from '../../../common/text/bilingual.ts';
import { attributes, html, htmlText, inlineElement, type Html } from '../../../common/html/html.ts';
import type { Step } from '../find-limit.ts';
import { isGood, type LoadReport } from '../report.ts';
import { connectionsText, stopText } from '../stop-texts.ts';
import type { Difference } from '../tally.ts';
import type { TimePoint } from '../time-line.ts';
import { isBusy } from '../usage.ts';
import { barChart, barLegend, lineChart, lineLegend, type ChartData, type Series } from './chart.ts';
import { pageStyle } from './style.ts';
import { pageTexts, type PageTexts } from './texts.ts';

type Page = {
  readonly report: LoadReport;
  readonly texts: PageTexts;
  readonly language: Language;
  /** In the language of the page, with at most one decimal. */
  readonly number: (value: number) => string;
};

const percentOf = (cores: number): number => Math.round(cores * 100);

// The head

const verdict = ({ report, texts, number }: Page): Html => {
  const { good, none, bad } = texts.verdict;
  const { count } = report.differences;
  if (count > 0) return html`<p class="verdict ${isGood(report) ? 'fair' : 'bad'}">${bad(number(count))}</p>`;
  if (!isGood(report)) return html`<p class="verdict bad">✗ ${none}</p>`;
  return html`<p class="verdict good">✓ ${good}</p>`;
};

const tile = (value: string, name: string, shade = ''): Html =>
  html`<div class="tile"><b class="${shade}">${value}</b><span>${name}</span></div>`;

const tiles = ({ report, texts: { tiles: words }, number }: Page): Html => {
  const { accepted, rejected, overloaded, failed, search } = report;
  const { perSecond, latencyMs } = search?.limit ?? report;
  const time = (value: number | undefined): string => (value === undefined ? '–' : number(value));
  return html`<div class="tiles">
    ${tile(number(search?.limit === null ? 0 : perSecond), words.perSecond)}
    ${search?.limit ? tile(number(search.limit.concurrency), words.connections) : undefined}
    ${tile(time(latencyMs?.p50), words.p50)} ${tile(time(latencyMs?.p99), words.p99)}
    ${tile(number(accepted), words.accepted, 'good')} ${tile(number(rejected), words.rejected)}
    ${overloaded > 0 ? tile(number(overloaded), words.overloaded, 'fair') : undefined}
    ${tile(number(failed), words.failed, failed > 0 ? 'bad' : '')}
  </div>`;
};

const counted = (counts: Readonly<Partial<Record<string, number>>>, { number }: Page): string =>
  Object.entries(counts)
    .map(([name, count = 0]) => `${name} ${number(count)}`)
    .join(', ');

const fact = (name: string, value: string): Html | undefined =>
  value === ''
    ? undefined
    : html`<dt>${name}</dt>
        <dd>${value}</dd>`;

const facts = (page: Page): Html => {
  const { report, number, texts } = page;
  const { facts: words } = texts;
  const { target, concurrency, documents, seconds, kinds, invalid, rejections, errors, overloads, memory, search } =
    report;
  const rejected = counted(rejections, page) || words.none;
  const megabytes = (bytes: number): string => number(Math.round(bytes / 1e6));
  return html`<dl class="facts">
    ${fact(words.target, target)}
    ${fact(words.connections, search === null ? number(concurrency) : words.upTo(number(concurrency)))}
    ${fact(words.documents, words.documentsIn(number(documents), number(seconds)))}
    ${fact(words.kinds, counted(kinds, page))}
    ${fact(words.invalid, invalid === 0 ? '' : words.invalidOf(number(invalid), rejected))}
    ${fact(words.errors, counted(errors, page))} ${fact(words.overloads, counted(overloads, page))}
    ${fact(words.cpu, words.ofCore(number(percentOf(report.generator.cpuCores))))}
    ${fact(words.memory, memory === null ? '' : words.megabytes(megabytes(memory.startBytes), megabytes(memory.endBytes), megabytes(memory.mostBytes)))}
  </dl>`;
};

const head = (page: Page): Html => {
  const { report, texts, number } = page;
  const { overloaded, generator } = report;
  return html`<header>
    <h1>Ensayo: ${texts.title}</h1>
    ${verdict(page)} ${tiles(page)}
    ${overloaded > 0 ? html`<p class="fair">${texts.overload(number(overloaded))}</p>` : undefined}
    ${isBusy(generator.cpuCores) ? html`<p class="fair">${texts.busy(number(percentOf(generator.cpuCores)))}</p>` : undefined}
    ${facts(page)}
  </header>`;
};

// Tables

type Column<Row> = readonly [heading: string, cell: (row: Row) => string, isNumber?: boolean];

type TableOf<Row> = {
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly isMarked?: (row: Row) => boolean;
};

const numberClass = (isNumber = true) => isNumber && attributes`class="number"`;

const table = <Row>({ caption, columns, rows, isMarked = () => false }: TableOf<Row>): Html =>
  html`<div class="scroll" tabindex="0" role="group" aria-label="${caption}">
    <table>
      <caption>
        ${caption}
      </caption>
      <thead>
        <tr>
          ${columns.map(([heading, , isNumber]) => html`<th scope="col" ${numberClass(isNumber)}>${heading}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          (row) =>
            html`<tr ${isMarked(row) && attributes`class="limit"`}>
              ${columns.map(([, cell, isNumber]) => html`<td ${numberClass(isNumber)}>${cell(row)}</td>`)}
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;

const countColumns = ({ texts: { columns }, number }: Page) =>
  (['accepted', 'rejected', 'overloaded', 'failed'] as const).map((kind): Column<Record<typeof kind, number>> => [
    columns[kind],
    (row) => number(row[kind]),
  ]);

const orDash = (value: number | null | undefined, { number }: Page): string =>
  value === null || value === undefined ? '–' : number(value);

const timeTable = (page: Page): Html => {
  const { report, texts, number } = page;
  const { columns } = texts;
  const shown: readonly Column<TimePoint>[] = [
    [columns.from, ({ fromSeconds }) => number(fromSeconds)],
    [columns.perSecond, ({ perSecond }) => number(perSecond)],
    [columns.p50, ({ p50 }) => orDash(p50, page)],
    [columns.p99, ({ p99 }) => orDash(p99, page)],
    ...countColumns(page),
  ];
  return html`<details>
    <summary>${texts.table.title}</summary>
    <div class="inside">${table({ caption: texts.table.caption, columns: shown, rows: report.timeLine })}</div>
  </details>`;
};

// Charts

const barLooks = { accepted: 'good', rejected: 'fair', overloaded: 'none', failed: 'bad' } as const;

/** Documents a second by outcome; outcomes that did not occur are left out. */
const rates = ({ report: { timeLine }, texts: { columns } }: Page): readonly Series[] =>
  (['accepted', 'rejected', 'overloaded', 'failed'] as const)
    .map((kind) => ({
      name: columns[kind],
      look: barLooks[kind],
      values: timeLine.map((point) => point[kind] / point.seconds),
    }))
    .filter(({ values }, at) => at === 0 || values.some((value) => value > 0));

const latencies = ({ report: { timeLine } }: Page): readonly Series[] =>
  (['p50', 'p99'] as const).map((name) => ({ name, look: name, values: timeLine.map((point) => point[name]) }));

const largestIn = (values: readonly (number | null)[]): number => Math.max(0, ...values.map((value) => value ?? 0));

const shared = ({ report, texts, number }: Page): Pick<ChartData, 'intervals' | 'marks' | 'number' | 'seconds'> => ({
  intervals: report.timeLine,
  marks: (report.search?.steps ?? []).map(({ fromSeconds, concurrency }) => ({
    atSeconds: fromSeconds,
    text: number(concurrency),
  })),
  number,
  seconds: texts.seconds,
});

const charts = (page: Page): Html => {
  const { report, texts, number } = page;
  const { throughput, latency } = texts;
  const [speeds, times] = [rates(page), latencies(page)];
  const largestSpeed = number(largestIn(report.timeLine.map(({ perSecond }) => perSecond)));
  const [p50 = '', p99 = ''] = times.map(({ values }) => number(largestIn(values)));
  return html`<section>
    <h2 id="throughput">${throughput.title}</h2>
    ${barLegend(speeds)}
    ${barChart({ ...shared(page), id: 'throughput-chart', title: throughput.title, description: throughput.description(largestSpeed), series: speeds })}
    <h2 id="latency">${latency.title}</h2>
    ${lineLegend(times)}
    ${lineChart({ ...shared(page), id: 'latency-chart', title: latency.title, description: latency.description(p50, p99), series: times })}
    ${report.search === null ? undefined : html`<p class="soft">${texts.marks}</p>`} ${timeTable(page)}
  </section>`;
};

// The search and the differences

const searchSection = (page: Page): Html | undefined => {
  const { report, texts, number, language } = page;
  const { search } = report;
  if (search === null) return undefined;
  const { columns, search: words } = texts;
  const { limit, steps } = search;
  const shown: readonly Column<Step>[] = [
    [columns.connections, ({ concurrency }) => number(concurrency)],
    [columns.perSecond, ({ perSecond }) => number(perSecond)],
    [columns.p50, ({ latencyMs }) => orDash(latencyMs?.p50, page)],
    [columns.p95, ({ latencyMs }) => orDash(latencyMs?.p95, page)],
    [columns.p99, ({ latencyMs }) => orDash(latencyMs?.p99, page)],
    ...countColumns(page),
  ];
  return html`<section>
    <h2 id="limit">${words.title}</h2>
    <p>
      ${limit === null ? words.none : words.found(connectionsText(limit.concurrency)[language], number(limit.perSecond))}
    </p>
    <p>${words.stoppedBy} ${stopText(search)[language]}.</p>
    ${table({ caption: words.caption(number(search.stepSeconds), number(search.p99Ms)), columns: shown, rows: steps, isMarked: (step) => step === limit })}
  </section>`;
};

const differencesSection = ({ report: { differences }, texts, number }: Page): Html | undefined => {
  const { count, first } = differences;
  if (count === 0) return undefined;
  const { differences: words } = texts;
  const columns: readonly Column<Difference>[] = [
    [words.document, ({ document }) => number(document)],
    [words.number, (each) => each.number ?? '–', false],
    [words.kind, ({ kind }) => kind, false],
    [words.expected, ({ expected }) => (expected === 'accepted' ? words.accepted : expected), false],
    [words.got, ({ got }) => got.join(', '), false],
  ];
  return html`<section>
    <h2 id="differences">${words.title}: ${number(count)}</h2>
    ${table({ caption: words.title, columns, rows: first })}
    ${count > first.length ? html`<p class="soft">${words.more(number(count - first.length))}</p>` : undefined}
  </section>`;
};

// The page

const styleHash = `'sha256-${createHash('sha256').update(pageStyle).digest('base64')}'`;

const policy = ["default-src 'none'", `style-src ${styleHash}`, "base-uri 'none'", "form-action 'none'"].join('; ');

/** The whole page. */
export const loadPage = (report: LoadReport, language: Language): string => {
  const texts = pageTexts(language);
  const format = new Intl.NumberFormat(texts.locale, { maximumFractionDigits: 1 });
  const page: Page = { report, texts, language, number: (value) => format.format(value) };
  return htmlText(
    html`<!doctype html>
      <html lang="${language}">
        <head>
          <meta charset="utf-8" />
          <meta http-equiv="Content-Security-Policy" content="${policy}" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="referrer" content="no-referrer" />
          <title>Ensayo: ${texts.title}</title>
          ${inlineElement('style', pageStyle)}
        </head>
        <body>
          ${head(page)}
          <main>${searchSection(page)} ${charts(page)} ${differencesSection(page)}</main>
        </body>
      </html> `,
  );
};
