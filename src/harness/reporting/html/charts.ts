/** Coverage, outcomes and durations: tables whose rows carry a bar. */
import type { Report, Tally } from '../report.ts';
import { coverageSum } from '../trend.ts';
import { bar, legend } from './bar.ts';
import { count, counted, duration, findAddress } from './format.ts';
import { html, type Html } from './markup.ts';

type Group = NonNullable<Report['coverage']>['groups'][number];

const groupRow = ({ group, title, entries, implemented, fires, passes, proved }: Group, most: number): Html =>
  html`<tr>
    <th scope="row" class="group">${group}</th>
    <td class="title">${title}</td>
    <td class="bars">
      ${bar(
        [
          { value: proved, shade: 'good' },
          { value: implemented - proved, shade: 'fair' },
          { value: entries - implemented, shade: 'none' },
        ],
        most,
      )}
    </td>
    <td class="number">${count(entries)}</td>
    <td class="number wide-only">${count(implemented)}</td>
    <td class="number wide-only">${count(fires)}</td>
    <td class="number wide-only">${count(passes)}</td>
    <td class="number">${count(proved)}</td>
  </tr>`;

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
    <table>
      <thead>
        <tr>
          <th scope="col">Group</th>
          <th scope="col" class="title">Title</th>
          <th scope="col" class="bars">Rules</th>
          <th scope="col" class="number">All</th>
          <th scope="col" class="number wide-only">Implemented</th>
          <th scope="col" class="number wide-only">Fires</th>
          <th scope="col" class="number wide-only">Passes</th>
          <th scope="col" class="number">Proved</th>
        </tr>
      </thead>
      <tbody>
        ${coverage.groups.map((group) => groupRow(group, most))}
      </tbody>
    </table>
  </section>`;
};

const total = ({ passed, failed, skipped }: Tally): number => passed + failed + skipped;

const tallyRow = (tally: Tally, most: number): Html =>
  html`<tr>
    <th scope="row">${tally.name}</th>
    <td class="bars">
      ${bar(
        [
          { value: tally.failed, shade: 'bad' },
          { value: tally.skipped, shade: 'none' },
          { value: tally.passed, shade: 'good' },
        ],
        most,
      )}
    </td>
    <td class="number">${count(tally.passed)}</td>
    <td class="number">${count(tally.failed)}</td>
    <td class="number wide-only">${count(tally.skipped)}</td>
  </tr>`;

const tallyTable = (what: string, tallies: readonly Tally[]): Html => {
  const most = Math.max(1, ...tallies.map(total));
  return html`<table>
    <thead>
      <tr>
        <th scope="col">${what}</th>
        <th scope="col" class="bars">Scenarios</th>
        <th scope="col" class="number">Passed</th>
        <th scope="col" class="number">Failed</th>
        <th scope="col" class="number wide-only">Skipped</th>
      </tr>
    </thead>
    <tbody>
      ${tallies.map((tally) => tallyRow(tally, most))}
    </tbody>
  </table>`;
};

const folded = (what: string, tallies: readonly Tally[], open = false): Html | undefined => {
  if (tallies.length === 0) return undefined;
  const inside = html`<div class="inside">${tallyTable(what, tallies)}</div>`;
  const summary = html`<summary>By ${what.toLowerCase()} (${count(tallies.length)})</summary>`;
  return open ? html`<details open>${summary}${inside}</details>` : html`<details>${summary}${inside}</details>`;
};

export const outcomesSection = ({ kinds, groups, features }: Report): Html =>
  html`<section>
    <h2 id="outcomes">Outcomes</h2>
    ${folded('Kind of document', kinds, true)} ${folded('Group', groups)} ${folded('Feature', features)}
  </section>`;

export const slowestSection = ({ scenarios, slowest }: Report): Html | undefined => {
  const byId = new Map(scenarios.map((scenario) => [scenario.id, scenario]));
  const rows = slowest.flatMap((id) => byId.get(id) ?? []);
  const most = rows[0]?.durationMs ?? 0;
  if (rows.length === 0) return undefined;
  return html`<section>
    <h2 id="slowest">Slowest scenarios</h2>
    <table>
      <thead>
        <tr>
          <th scope="col">Scenario</th>
          <th scope="col" class="bars wide-only">Time</th>
          <th scope="col" class="number">Took</th>
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          ({ name, feature, durationMs }) =>
            html`<tr>
              <th scope="row"><a href="${findAddress(name)}">${name}</a><br /><span class="soft">${feature}</span></th>
              <td class="bars wide-only">${bar([{ value: durationMs, shade: 'plain' }], most)}</td>
              <td class="number">${duration(durationMs)}</td>
            </tr>`,
        )}
      </tbody>
    </table>
  </section>`;
};
