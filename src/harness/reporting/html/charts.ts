/** Sections with numbers: outcomes, coverage, slowest scenarios, and the difference from the previous run. */
import { html, type Html } from '../../../common/html/html.ts';
import { coverageSum, type Report, type Scenario, type Tally, type Trend } from '../report-data.ts';
import { colombianDate, colombianTime } from '../../../common/time.ts';

const wholeNumber = new Intl.NumberFormat('en');

/** 3,372 */
export const count = (value: number): string => wholeNumber.format(value);

/** 87 ms, 4.2 s, 2 min 25 s */
export const duration = (milliseconds: number): string => {
  if (milliseconds < 1_000) return `${Math.round(milliseconds)} ms`;
  if (milliseconds < 59_950) return `${(milliseconds / 1_000).toFixed(1)} s`;
  const seconds = Math.round(milliseconds / 1_000);
  return `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
};

/** In Colombian time, like the documents of the run. */
export const instant = (iso: string): string => {
  const at = Date.parse(iso);
  return `${colombianDate(at)} ${colombianTime(at)}`;
};

/** +3, −2, ±0 */
export const change = (difference: number, show: (value: number) => string = count): string => {
  if (difference === 0) return '±0';
  return `${difference > 0 ? '+' : '−'}${show(Math.abs(difference))}`;
};

/** One scenario, 2 scenarios. */
export const counted = (value: number, one: string, many = `${one}s`): string =>
  `${count(value)} ${value === 1 ? one : many}`;

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
const counts = <Row>(
  heading: string,
  of: (row: Row) => number,
  look: 'number' | 'number wide-only' = 'number',
): Column<Row> => ({ heading, look, cell: (row) => count(of(row)) });

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

// Coverage, outcomes and durations: tables whose rows have a bar.

type Group = NonNullable<Report['coverage']>['groups'][number];

const groupColumns = (most: number): Columns<Group> => [
  { heading: 'Group', look: 'group', cell: ({ group }) => group },
  { heading: 'Title', look: 'title', cell: ({ title }) => title },
  {
    heading: 'Rules',
    look: 'bars',
    cell: ({ entries, implemented, proved }) =>
      bar(
        [
          { value: proved, shade: 'good' },
          { value: implemented - proved, shade: 'fair' },
          { value: entries - implemented, shade: 'none' },
        ],
        most,
      ),
  },
  counts('All', ({ entries }) => entries),
  counts('Implemented', ({ implemented }) => implemented, 'number wide-only'),
  counts('Fires', ({ fires }) => fires, 'number wide-only'),
  counts('Passes', ({ passes }) => passes, 'number wide-only'),
  counts('Proved', ({ proved }) => proved),
];

const proof = (commit: string | null, proved: number): Html => {
  if (proved === 0) return html`No full run of the suite has proved any rule of this catalogue yet.`;
  return commit === null ? html`` : html`Proved by the full run at commit <code>${commit.slice(0, 12)}</code>.`;
};

/** Undefined for a run that proves nothing about the catalogue. */
export const coverageSection = ({ coverage }: Report): Html | undefined => {
  const sum = coverageSum(coverage);
  if (coverage === null || sum === null) return undefined;
  const most = Math.max(...coverage.groups.map(({ entries }) => entries));
  return html`<section>
    <h2 id="coverage">Coverage of the annex, by group</h2>
    <p>
      ${count(sum.proved)} of ${counted(sum.entries, 'rule')} proved: a document broken so is answered with exactly the
      lines declared for it (fires), and a complete one is not (passes).
      ${sum.unreachable === 0 ? undefined : html`${count(sum.unreachable)} need no proof: no document can break them.`}
      ${proof(coverage.commit, sum.proved)}
    </p>
    ${legend([
      ['good', 'proved'],
      ['fair', 'implemented, not proved'],
      ['none', 'not implemented'],
    ])}
    ${table(groupColumns(most), coverage.groups)}
  </section>`;
};

const total = ({ passed, failed, skipped }: Tally): number => passed + failed + skipped;

const tallyColumns = (what: string, most: number): Columns<Tally> => [
  { heading: what, look: 'name', cell: ({ name }) => name },
  {
    heading: 'Scenarios',
    look: 'bars',
    cell: ({ passed, failed, skipped }) =>
      bar(
        [
          { value: failed, shade: 'bad' },
          { value: skipped, shade: 'none' },
          { value: passed, shade: 'good' },
        ],
        most,
      ),
  },
  counts('Passed', ({ passed }) => passed),
  counts('Failed', ({ failed }) => failed),
  counts('Skipped', ({ skipped }) => skipped, 'number wide-only'),
];

const folded = (what: string, tallies: readonly Tally[], open = false): Html | undefined => {
  if (tallies.length === 0) return undefined;
  const most = Math.max(1, ...tallies.map(total));
  const inside = html`<div class="inside">${table(tallyColumns(what, most), tallies)}</div>`;
  const summary = html`<summary>By ${what.toLowerCase()} (${count(tallies.length)})</summary>`;
  return open ? html`<details open>${summary}${inside}</details>` : html`<details>${summary}${inside}</details>`;
};

export const outcomesSection = ({ kinds, groups, features }: Report): Html =>
  html`<section>
    <h2 id="outcomes">Outcomes</h2>
    ${folded('Kind of document', kinds, true)} ${folded('Group', groups)} ${folded('Feature', features)}
  </section>`;

const slowestColumns = (most: number): Columns<Scenario> => [
  {
    heading: 'Scenario',
    look: 'name',
    cell: ({ name, feature }) =>
      html`<a href="${findAddress(name)}">${name}</a><br /><span class="soft">${feature}</span>`,
  },
  {
    heading: 'Time',
    look: 'bars wide-only',
    cell: ({ durationMs }) => bar([{ value: durationMs, shade: 'plain' }], most),
  },
  { heading: 'Took', look: 'number', cell: ({ durationMs }) => duration(durationMs) },
];

export const slowestSection = ({ scenarios, slowest }: Report): Html | undefined => {
  const byId = new Map(scenarios.map((scenario) => [scenario.id, scenario]));
  const rows = slowest.flatMap((id) => byId.get(id) ?? []);
  const most = rows[0]?.durationMs ?? 0;
  if (rows.length === 0) return undefined;
  return html`<section>
    <h2 id="slowest">Slowest scenarios</h2>
    ${table(slowestColumns(most), rows)}
  </section>`;
};

// Changes since the previous run

const most = 50;

const linkTo = (id: string, { scenarios }: Report): Html => {
  const name = scenarios.find((scenario) => scenario.id === id)?.name ?? id;
  return html`<li><a href="${findAddress(name)}">${id}</a></li>`;
};

const listOf = (title: string, ids: readonly string[], report: Report): Html | undefined =>
  ids.length === 0
    ? undefined
    : html`<h3>${title}: ${count(ids.length)}</h3>
        <ul>
          ${ids.slice(0, most).map((id) => linkTo(id, report))}
        </ul>
        ${ids.length > most ? html`<p class="soft">And ${count(ids.length - most)} more, in report.json.</p>` : undefined}`;

type Compared = { readonly name: string; readonly before: string; readonly now: string; readonly difference: string };

const columns: Columns<Compared> = [
  { heading: 'Compared', look: 'name', cell: ({ name }) => name },
  { heading: 'Before', look: 'number', cell: ({ before }) => before },
  { heading: 'Now', look: 'number', cell: ({ now }) => now },
  { heading: 'Change', look: 'number', cell: ({ difference }) => difference },
];

const comparedCounts = (name: string, before: number, now: number): Compared => ({
  name,
  before: count(before),
  now: count(now),
  difference: change(now - before),
});

const compared = (
  report: Report,
  { counts: before, coverage, durationMs: took }: Trend['previous'],
): readonly Compared[] => {
  const { counts: now } = report;
  const { durationMs: takes } = report.run;
  const [proved, provedNow] = [coverage?.proved, coverageSum(report.coverage)?.proved];
  return [
    comparedCounts('Passed', before.passed, now.passed),
    comparedCounts('Failed', before.failed, now.failed),
    comparedCounts('Skipped', before.skipped, now.skipped),
    ...(proved === undefined || provedNow === undefined ? [] : [comparedCounts('Rules proved', proved, provedNow)]),
    { name: 'Duration', before: duration(took), now: duration(takes), difference: change(takes - took, duration) },
  ];
};

const comparison = (report: Report, { previous, newlyFailing, newlyPassing }: Trend): Html =>
  html`<p>
      The previous run began
      ${instant(previous.startedAt)}${previous.commit === null ? undefined : html`, at commit <code>${previous.commit.slice(0, 12)}</code>`}.
    </p>
    ${table(columns, compared(report, previous))} ${listOf('Fail now, did not fail before', newlyFailing, report)}
    ${listOf('Failed before, pass now', newlyPassing, report)}
    ${newlyFailing.length + newlyPassing.length === 0 ? html`<p class="soft">No scenario changed its outcome.</p>` : undefined}`;

export const trendSection = (report: Report): Html =>
  html`<section>
    <h2 id="trend">Since the previous run</h2>
    ${report.trend === null ? html`<p class="soft">There is no earlier run of this suite to compare with.</p>` : comparison(report, report.trend)}
  </section>`;
