/** What changed since the run before. */
import type { Report, Trend } from '../report.ts';
import { coverageSum } from '../trend.ts';
import { change, count, duration, findAddress, instant } from './format.ts';
import { html, type Html } from '../../../common/html/html.ts';
import { table, type Columns } from './table.ts';

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
      The run before began
      ${instant(previous.startedAt)}${previous.commit === null ? undefined : html`, at commit <code>${previous.commit.slice(0, 12)}</code>`}.
    </p>
    ${table(columns, compared(report, previous))} ${listOf('Fail now, did not fail before', newlyFailing, report)}
    ${listOf('Failed before, pass now', newlyPassing, report)}
    ${newlyFailing.length + newlyPassing.length === 0 ? html`<p class="soft">No scenario changed its outcome.</p>` : undefined}`;

export const trendSection = (report: Report): Html =>
  html`<section>
    <h2 id="trend">Since the run before</h2>
    ${report.trend === null ? html`<p class="soft">There is no earlier run of this suite to compare with.</p>` : comparison(report, report.trend)}
  </section>`;
