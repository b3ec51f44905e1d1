/** What changed since the run before. */
import type { Report, Trend } from '../report.ts';
import { coverageSum } from '../trend.ts';
import { change, count, duration, findAddress, instant } from './format.ts';
import { html, type Html } from './markup.ts';

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

type Compared = { readonly before: string; readonly now: string; readonly difference: string };

const row = (name: string, { before, now, difference }: Compared): Html =>
  html`<tr>
    <th scope="row">${name}</th>
    <td class="number">${before}</td>
    <td class="number">${now}</td>
    <td class="number">${difference}</td>
  </tr>`;

const countRow = (name: string, before: number, now: number): Html =>
  row(name, { before: count(before), now: count(now), difference: change(now - before) });

const comparison = (report: Report, { previous, newlyFailing, newlyPassing }: Trend): Html => {
  const [before, now] = [previous.counts, report.counts];
  const [proved, provedNow] = [previous.coverage?.proved, coverageSum(report.coverage)?.proved];
  const [took, takes] = [previous.durationMs, report.run.durationMs];
  return html`<p>
      The run before began
      ${instant(previous.startedAt)}${previous.commit === null ? undefined : html`, at commit <code>${previous.commit.slice(0, 12)}</code>`}.
    </p>
    <table>
      <thead>
        <tr>
          <th scope="col">Compared</th>
          <th scope="col" class="number">Before</th>
          <th scope="col" class="number">Now</th>
          <th scope="col" class="number">Change</th>
        </tr>
      </thead>
      <tbody>
        ${countRow('Passed', before.passed, now.passed)} ${countRow('Failed', before.failed, now.failed)}
        ${countRow('Skipped', before.skipped, now.skipped)}
        ${proved === undefined || provedNow === undefined ? undefined : countRow('Rules proved', proved, provedNow)}
        ${row('Duration', { before: duration(took), now: duration(takes), difference: change(takes - took, duration) })}
      </tbody>
    </table>
    ${listOf('Fail now, did not fail before', newlyFailing, report)}
    ${listOf('Failed before, pass now', newlyPassing, report)}
    ${newlyFailing.length + newlyPassing.length === 0 ? html`<p class="soft">No scenario changed its outcome.</p>` : undefined}`;
};

export const trendSection = (report: Report): Html =>
  html`<section>
    <h2 id="trend">Since the run before</h2>
    ${report.trend === null ? html`<p class="soft">There is no earlier run of this suite to compare with.</p>` : comparison(report, report.trend)}
  </section>`;
