/** Sections with numbers: outcomes, coverage, slowest scenarios, and the difference from the previous run. */
import { attributes, html, type Html } from '../../../common/html/html.ts';
import {
  type ByRequest,
  type Counts,
  coverageSum,
  type Report,
  type Scenario,
  type Tally,
  type Trend,
} from '../report-data.ts';
import type { PageTexts } from './texts.ts';
import { colombianDate, colombianTime } from '../../../common/time.ts';

/** 3,372; in Spanish 3.372 */
export const count = (value: number, { locale }: Pick<PageTexts, 'locale'>): string =>
  new Intl.NumberFormat(locale).format(value);

/** 87 ms, 4.2 s, 2 min 25 s; in Spanish 4,2 s */
export const duration = (milliseconds: number, { locale }: Pick<PageTexts, 'locale'>): string => {
  if (milliseconds < 1_000) return `${Math.round(milliseconds)} ms`;
  if (milliseconds < 59_950) {
    const format = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
    return `${format.format(milliseconds / 1_000)} s`;
  }
  const seconds = Math.round(milliseconds / 1_000);
  return `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
};

/** In Colombian time, like the documents of the run. */
export const instant = (iso: string): string => {
  const at = Date.parse(iso);
  return `${colombianDate(at)} ${colombianTime(at)}`;
};

/** +3, −2, ±0 */
export const change = (difference: number, show: (value: number) => string): string => {
  if (difference === 0) return '±0';
  return `${difference > 0 ? '+' : '−'}${show(Math.abs(difference))}`;
};

/** One scenario, 2 scenarios. */
export const counted = (value: number, texts: PageTexts, what: 'scenarios' | 'rules' = 'scenarios'): string =>
  `${count(value, texts)} ${texts[what](value)}`;

/** Opens the list of scenarios with these words; a lone surrogate, which no address can contain, is replaced. */
export const findAddress = (words: string): string =>
  `#find=${encodeURIComponent(Buffer.from(words, 'utf8').toString('utf8'))}`;

type Segment = { readonly value: number; readonly shade: 'good' | 'fair' | 'none' | 'bad' | 'plain' };

/** @param whole the value that fills the width */
const bar = (segments: readonly Segment[], whole: number): Html => {
  let from = 0;
  const rects = segments
    .filter(({ value }) => value > 0)
    .map(({ value, shade }) => {
      const [x, width] = [from, (value / Math.max(whole, 1)) * 100];
      from += width;
      return html`<rect class="${shade}" x="${x.toFixed(2)}" y="0" width="${width.toFixed(2)}" height="8" />`;
    });
  return html`<svg class="bar" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">${rects}</svg>`;
};

const legend = (entries: readonly (readonly [Segment['shade'], string])[]): Html =>
  html`<p class="legend">
    ${entries.map(
      ([shade, text]) =>
        html`<svg viewBox="0 0 8 8" aria-hidden="true"><rect class="${shade}" width="8" height="8" /></svg>${text}`,
    )}
  </p>`;

/** Scenarios that were skipped because of what they ran against are out of reach. */
export const leftOut = ({ outOfReach }: Report, texts: PageTexts): string =>
  outOfReach.some(({ needs }) => needs) ? texts.outOfReach : texts.outcomes.skipped;

/** Every scenario of the run, by its outcome. */
export const outcomeBar = (report: Report, texts: PageTexts): Html => {
  const { passed, failed, skipped } = report.counts;
  const parts = [
    { value: passed, shade: 'good', name: texts.passed(passed) },
    { value: failed, shade: 'bad', name: texts.failed(failed) },
    { value: skipped, shade: 'none', name: leftOut(report, texts) },
  ] as const;
  const there = parts.filter(({ value }) => value > 0);
  return html`<div class="outcomes">
    ${bar(there, passed + failed + skipped)}
    ${legend(there.map(({ value, shade, name }) => [shade, `${count(value, texts)} ${name}`] as const))}
  </div>`;
};

// Tables: a heading and its cells are declared together, and are styled alike.

/** `wide-only` columns are hidden on a narrow page. */
type Look = 'name' | 'group' | 'title' | 'bars' | 'bars wide-only' | 'number' | 'number wide-only';

type Column<Row> = {
  readonly heading: string;
  readonly look: Look;
  readonly cell: (row: Row) => Html | string;
};

/** The first names the row. */
type Columns<Row> = readonly [Column<Row>, ...Column<Row>[]];

/** A column of counts. */
const countsIn =
  (texts: PageTexts) =>
  <Row>(heading: string, of: (row: Row) => number, look: 'number' | 'number wide-only' = 'number'): Column<Row> => ({
    heading,
    look,
    cell: (row) => count(of(row), texts),
  });

const rowOf = <Row>([name, ...others]: Columns<Row>, row: Row): Html =>
  html`<tr>
    <th scope="row" class="${name.look}">${name.cell(row)}</th>
    ${others.map(({ look, cell }) => html`<td class="${look}">${cell(row)}</td>`)}
  </tr>`;

const table = <Row>(columns: Columns<Row>, rows: readonly Row[]): Html =>
  html`<table>
    <thead>
      <tr>
        ${columns.map(({ heading, look }) => html`<th scope="col" class="${look}">${heading}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${rows.map((row) => rowOf(columns, row))}
    </tbody>
  </table>`;

const details = (summary: string, inside: Html, isOpen = false): Html =>
  html`<details ${isOpen ? attributes`open=""` : undefined}>
    <summary>${summary}</summary>
    <div class="inside">${inside}</div>
  </details>`;

// Coverage, outcomes and durations: tables whose rows have a bar.

type Group = NonNullable<Report['coverage']>['groups'][number];

const coverageParts = ({
  entries,
  implemented,
  proved,
}: Omit<Group, 'group' | 'title' | 'spanish'>): readonly Segment[] => [
  { value: proved, shade: 'good' },
  { value: implemented - proved, shade: 'fair' },
  { value: entries - implemented, shade: 'none' },
];

const groupColumns = (most: number, texts: PageTexts): Columns<Group> => {
  const { coverage } = texts;
  const counts = countsIn(texts);
  return [
    { heading: coverage.group, look: 'group', cell: ({ group }) => group },
    {
      heading: coverage.groupTitle,
      look: 'title',
      cell: ({ title }) => title,
    },
    {
      heading: coverage.rules,
      look: 'bars',
      cell: (group) => bar(coverageParts(group), most),
    },
    counts(coverage.all, ({ entries }) => entries),
    counts(coverage.implemented, ({ implemented }) => implemented, 'number wide-only'),
    counts(coverage.fires, ({ fires }) => fires, 'number wide-only'),
    counts(coverage.passes, ({ passes }) => passes, 'number wide-only'),
    counts(coverage.proved, ({ proved }) => proved),
  ];
};

const proof = (commit: string | null, proved: number, { coverage }: PageTexts): Html => {
  if (proved === 0) return html`${coverage.unproved}`;
  return commit === null ? html`` : html`${coverage.proof}<code>${commit.slice(0, 12)}</code>.`;
};

/** Undefined for a run that proves nothing about the catalogue. */
export const coverageSection = ({ coverage }: Report, texts: PageTexts): Html | undefined => {
  const { coverage: words } = texts;
  const sum = coverageSum(coverage);
  if (coverage === null || sum === null) return undefined;
  const most = Math.max(...coverage.groups.map(({ entries }) => entries));
  return html`<section>
    <h2 id="coverage">${words.title}</h2>
    ${bar(coverageParts(sum), sum.entries)}
    ${legend([
      ['good', words.legend.proved],
      ['fair', words.legend.implemented],
      ['none', words.legend.missing],
    ])}
    <p>
      ${words.about(count(sum.proved, texts), counted(sum.entries, texts, 'rules'))}
      ${sum.unreachable === 0 ? undefined : words.unreachable(count(sum.unreachable, texts))}
      ${sum.unshown === 0 ? undefined : words.unshown(count(sum.unshown, texts))}
      ${proof(coverage.commit, sum.proved, texts)}
    </p>
    ${details(words.byGroup(count(coverage.groups.length, texts)), table(groupColumns(most, texts), coverage.groups))}
  </section>`;
};

const total = ({ passed, failed, skipped }: Tally): number => passed + failed + skipped;

type Tallied = { readonly what: string; readonly left: string; readonly texts: PageTexts };

const tallyColumns = (most: number, { what, left, texts }: Tallied): Columns<Tally> => {
  const { tallies } = texts;
  const counts = countsIn(texts);
  return [
    { heading: what, look: 'name', cell: ({ name }) => name },
    {
      heading: tallies.scenarios,
      look: 'bars',
      cell: ({ passed, failed, skipped }) =>
        bar(
          [
            { value: passed, shade: 'good' },
            { value: failed, shade: 'bad' },
            { value: skipped, shade: 'none' },
          ],
          most,
        ),
    },
    counts(tallies.passed, ({ passed }) => passed),
    counts(tallies.failed, ({ failed }) => failed),
    counts(left, ({ skipped }) => skipped, 'number wide-only'),
  ];
};

const tallied = (tallies: readonly Tally[], to: Tallied): Html =>
  table(tallyColumns(Math.max(1, ...tallies.map(total)), to), tallies);

const folded = (tallies: readonly Tally[], to: Tallied): Html | undefined =>
  tallies.length === 0
    ? undefined
    : details(to.texts.tallies.by(to.what, count(tallies.length, to.texts)), tallied(tallies, to));

/** With a row for the scenarios that have no such name: every table adds up to all scenarios. */
const complete = (named: readonly Tally[], counts: Counts, texts: PageTexts): readonly Tally[] => {
  const left = (of: keyof Counts): number => counts[of] - named.reduce((sum, each) => sum + each[of], 0);
  const rest = { name: texts.tallies.other, passed: left('passed'), failed: left('failed'), skipped: left('skipped') };
  return named.length === 0 || total(rest) === 0 ? named : [...named, rest];
};

const familyColumns = (most: number, texts: PageTexts): Columns<ByRequest['families'][number]> => {
  const { tallies } = texts;
  const counts = countsIn(texts);
  return [
    { heading: tallies.byRequest, look: 'name', cell: ({ family }) => texts.families[family] },
    {
      heading: tallies.codes,
      look: 'bars',
      cell: ({ right, asked, reachable }) =>
        bar(
          [
            { value: right, shade: 'good' },
            { value: asked - right, shade: 'bad' },
            { value: reachable - asked, shade: 'none' },
          ],
          most,
        ),
    },
    counts(tallies.right, ({ right }) => right),
    counts(tallies.wrong, ({ asked, right }) => asked - right),
    counts(tallies.notAsked, ({ asked, reachable }) => reachable - asked, 'number wide-only'),
  ];
};

/** What the run covers: the codes that a request can reach, and the scenarios of each kind of document. */
export const outcomesSection = (report: Report, texts: PageTexts): Html => {
  const { counts, kinds, groups, features, byRequest } = report;
  const { tallies } = texts;
  const byKind = complete(kinds, counts, texts);
  const families = byRequest?.families.filter(({ reachable }) => reachable > 0) ?? [];
  const most = Math.max(1, ...families.map(({ reachable }) => reachable));
  const to = (what: string): Tallied => ({ what, left: leftOut(report, texts), texts });
  return html`<section>
    <h2 id="outcomes">${tallies.title}</h2>
    ${families.length === 0 ? undefined : table(familyColumns(most, texts), families)}
    ${byKind.length === 0 ? undefined : tallied(byKind, to(tallies.kind))}
    ${folded(complete(groups, counts, texts), to(tallies.group))} ${folded(features, to(tallies.feature))}
  </section>`;
};

const slowestColumns = (most: number, texts: PageTexts): Columns<Scenario> => [
  {
    heading: texts.slowest.scenario,
    look: 'name',
    cell: ({ name, feature }) =>
      html`<a href="${findAddress(name)}">${name}</a><br /><span class="soft">${feature}</span>`,
  },
  {
    heading: texts.slowest.time,
    look: 'bars wide-only',
    cell: ({ durationMs }) => bar([{ value: durationMs, shade: 'plain' }], most),
  },
  { heading: texts.slowest.took, look: 'number', cell: ({ durationMs }) => duration(durationMs, texts) },
];

export const slowestDetails = ({ scenarios, slowest }: Report, texts: PageTexts): Html | undefined => {
  const byId = new Map(scenarios.map((scenario) => [scenario.id, scenario]));
  const rows = slowest.flatMap((id) => byId.get(id) ?? []);
  const most = rows[0]?.durationMs ?? 0;
  return rows.length === 0 ? undefined : details(texts.slowest.title, table(slowestColumns(most, texts), rows));
};

// Changes since the previous run

const most = 50;

const linkTo = (id: string, { scenarios }: Report): Html => {
  const found = scenarios.find((scenario) => scenario.id === id);
  return found === undefined ? html`<li>${id}</li>` : html`<li><a href="${findAddress(found.name)}">${id}</a></li>`;
};

const listOf = (
  title: string,
  ids: readonly string[],
  { report, texts }: { report: Report; texts: PageTexts },
): Html | undefined =>
  ids.length === 0
    ? undefined
    : details(
        `${title}: ${count(ids.length, texts)}`,
        html`<ul>
            ${ids.slice(0, most).map((id) => linkTo(id, report))}
          </ul>
          ${ids.length > most ? html`<p class="soft">${texts.beyond.more(count(ids.length - most, texts))}</p>` : undefined}`,
      );

type Compared = { readonly name: string; readonly before: string; readonly now: string; readonly difference: string };

const columns = ({ trend }: PageTexts): Columns<Compared> => [
  { heading: trend.compared, look: 'name', cell: ({ name }) => name },
  { heading: trend.before, look: 'number', cell: ({ before }) => before },
  { heading: trend.now, look: 'number', cell: ({ now }) => now },
  { heading: trend.change, look: 'number', cell: ({ difference }) => difference },
];

const compared = (
  report: Report,
  { counts: before, coverage, durationMs: took }: Trend['previous'],
  texts: PageTexts,
): readonly Compared[] => {
  const { tallies, trend } = texts;
  const shown = (value: number): string => count(value, texts);
  const lasting = (value: number): string => duration(value, texts);
  const comparedCounts = (name: string, then: number, current: number): Compared => ({
    name,
    before: shown(then),
    now: shown(current),
    difference: change(current - then, shown),
  });
  const { counts: now } = report;
  const { durationMs: takes } = report.run;
  const [proved, provedNow] = [coverage?.proved, coverageSum(report.coverage)?.proved];
  return [
    comparedCounts(tallies.passed, before.passed, now.passed),
    comparedCounts(tallies.failed, before.failed, now.failed),
    comparedCounts(tallies.skipped, before.skipped, now.skipped),
    ...(proved === undefined || provedNow === undefined ? [] : [comparedCounts(trend.rules, proved, provedNow)]),
    { name: trend.duration, before: lasting(took), now: lasting(takes), difference: change(takes - took, lasting) },
  ];
};

const comparison = (report: Report, since: Trend, texts: PageTexts): Html => {
  const { previous, newlyFailing, newlyPassing, stillFailing, added, gone, changed } = since;
  const { trend } = texts;
  const commit =
    previous.commit === null ? undefined : html`${trend.atCommit}<code>${previous.commit.slice(0, 12)}</code>`;
  const changes = trend.changes(
    count(newlyFailing.length, texts),
    count(newlyPassing.length, texts),
    count(stillFailing.length, texts),
  );
  return html`<p>${trend.began(instant(previous.startedAt).slice(0, 16))}${commit}: ${changes}.</p>
    ${changed.map(({ what, before, now }) => html`<p>${trend.changed[what]}: ${before} → ${now}</p>`)}
    ${listOf(trend.failing, newlyFailing, { report, texts })} ${listOf(trend.passing, newlyPassing, { report, texts })}
    ${listOf(trend.added, added, { report, texts })} ${listOf(trend.gone, gone, { report, texts })}
    ${details(trend.figures, table(columns(texts), compared(report, previous, texts)))}`;
};

export const trendSection = (report: Report, texts: PageTexts): Html =>
  html`<section>
    <h2 id="trend">${texts.trend.title}</h2>
    ${report.trend === null ? html`<p class="soft">${texts.trend.none}</p>` : comparison(report, report.trend, texts)}
  </section>`;
