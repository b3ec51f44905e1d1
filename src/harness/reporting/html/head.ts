/** The top of the page: what was run, and how it ended. */
import { isGreen, type Report } from '../report.ts';
import { coverageSum } from '../trend.ts';
import { count, counted, duration, instant } from './format.ts';
import { html, type Html } from '../../../common/html/html.ts';

const sentence = (report: Report): Html => {
  const { passed, failed, skipped } = report.counts;
  const left = skipped === 0 ? '' : `, ${count(skipped)} skipped`;
  if (isGreen(report)) return html`<p class="verdict good">✓ ${counted(passed, 'scenario')} passed${left}.</p>`;
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
    ${sentence(report)} ${tiles(report)} ${facts(report)} ${problems(report)}
  </header>`;
