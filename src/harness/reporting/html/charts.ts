/** Coverage, outcomes and durations: tables whose rows carry a bar. */
import type { Report, Scenario, Tally } from '../report.ts';
import { coverageSum } from '../trend.ts';
import { bar, legend } from './bar.ts';
import { count, counted, duration, findAddress } from './format.ts';
import { html, type Html } from '../../../common/html/html.ts';
import { counts, table, type Columns } from './table.ts';

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

/** Undefined for a run that proves nothing of the catalogue. */
export const coverageSection = ({ coverage }: Report): Html | undefined => {
  const sum = coverageSum(coverage);
  if (coverage === null || sum === null) return undefined;
  const most = Math.max(...coverage.groups.map(({ entries }) => entries));
  return html`<section>
    <h2 id="coverage">Coverage of the annex, by group</h2>
    <p>
      ${count(sum.proved)} of ${counted(sum.entries, 'rule')} proved: a document broken so is answered with exactly the
      lines declared for it (fires), and a complete one is not (passes).
      ${sum.waived === 0 ? undefined : html`${count(sum.waived)} need no proof: the annex lists them without a validation.`}
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
