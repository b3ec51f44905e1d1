/** The top of the page: what was run, how it ended, and what changed since. */
import { isGreen, type Report, type Trend } from '../report.ts';
import { coverageSum } from '../trend.ts';
import { change, count, counted, duration, instant } from './format.ts';
import { html, type Html } from './markup.ts';

const sentence = (report: Report): Html => {
  const { passed, failed, skipped } = report.counts;
  if (isGreen(report)) return html`<p class="verdict good">✓ All ${counted(passed + skipped, 'scenario')} passed.</p>`;
  if (passed + failed + skipped === 0) return html`<p class="verdict bad">✗ No scenario was run.</p>`;
  const outside = report.problems.length > 0 ? html`, and something went wrong outside scenarios` : undefined;
  return html`<p class="verdict bad">
    ✗ ${count(failed)} of ${counted(passed + failed + skipped, 'scenario')} failed${outside}.
  </p>`;
};

const tile = (value: string, name: string, shade = ''): Html =>
  html`<div class="tile"><b class="${shade}">${value}</b><span>${name}</span></div>`;

const verdictCount = ({ scenarios }: Report): number =>
  scenarios.filter(({ exchanges }) => exchanges.some(({ verdict }) => verdict === 'rejected')).length;

const tiles = (report: Report): Html => {
  const { passed, failed, skipped } = report.counts;
  const sum = coverageSum(report.coverage);
  return html`<div class="tiles">
    ${tile(count(passed), 'passed', 'good')} ${tile(count(failed), 'failed', failed > 0 ? 'bad' : '')}
    ${skipped > 0 ? tile(count(skipped), 'skipped', 'fair') : undefined}
    ${tile(count(verdictCount(report)), 'scenarios with a rejection')}
    ${sum === null ? undefined : tile(`${count(sum.proved)} / ${count(sum.entries)}`, 'rules proved')}
    ${tile(duration(report.run.durationMs), 'duration')}
  </div>`;
};

const fact = (name: string, value: string | null): Html =>
  html`<dt>${name}</dt>
    <dd>${value ?? html`<span class="soft">not told</span>`}</dd>`;

const facts = ({ run, suite }: Report): Html =>
  html`<dl class="facts">
    ${fact('Suite', suite)} ${fact('Began', `${instant(run.startedAt)} in Colombia (${run.startedAt})`)}
    ${fact('Commit', run.commit)} ${fact('Seed', run.seed)}
    ${fact('Clock', run.clock ?? 'the machine’s; scenarios about dates set their own')}
    ${fact('Processes', String(run.processes))} ${fact('Run by', run.versions.join(', '))}
  </dl>`;

const problems = (report: Report): Html | undefined =>
  report.problems.length === 0
    ? undefined
    : html`<h2 id="problems">Outside scenarios</h2>
        ${report.problems.map(
          (problem) =>
            html`<pre class="wrap" tabindex="0" role="region" aria-label="Problem outside scenarios">${problem}</pre>`,
        )}`;

export const head = (report: Report): Html =>
  html`<header>
      <h1>Ensayo: ${report.suite}</h1>
      ${sentence(report)}
    </header>
    ${tiles(report)} ${facts(report)} ${problems(report)}`;

const findLink = (id: string): Html => html`<li><a href="#find=${encodeURIComponent(nameIn(id))}">${id}</a></li>`;

/** An identifier is a file and a name; the file alone has no blank. */
const nameIn = (id: string): string => id.slice(id.indexOf(' ') + 1).replace(/ \(\d+\)$/, '');

const most = 50;

const listOf = (title: string, ids: readonly string[]): Html | undefined =>
  ids.length === 0
    ? undefined
    : html`<h3>${title}: ${count(ids.length)}</h3>
        <ul>
          ${ids.slice(0, most).map(findLink)}
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
    ${listOf('Fail now, did not fail before', newlyFailing)} ${listOf('Failed before, pass now', newlyPassing)}
    ${newlyFailing.length + newlyPassing.length === 0 ? html`<p class="soft">No scenario changed its outcome.</p>` : undefined}`;
};

export const trendSection = (report: Report): Html =>
  html`<section>
    <h2 id="trend">Since the run before</h2>
    ${report.trend === null ? html`<p class="soft">There is no earlier run of this suite to compare with.</p>` : comparison(report, report.trend)}
  </section>`;
