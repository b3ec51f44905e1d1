/** Every failure in full, readable without scripts. */
import type { Failure, Report, Scenario } from '../report.ts';
import { count, duration } from './format.ts';
import { html, type Html } from '../../../common/html/html.ts';

/** A run in which everything fails must not give a page that does not open. */
const most = 100;

const marks = { passed: '✓', failed: '✗', skipped: '–' } as const;
const shades = { passed: 'good', failed: 'bad', skipped: 'soft' } as const;

const step = ({ text, outcome }: Failure['steps'][number]): Html =>
  html`<li class="${shades[outcome]}">${marks[outcome]} ${text}<span class="soft"> (${outcome})</span></li>`;

const codes = (list: readonly string[]): Html =>
  list.length === 0 ? html`<span class="soft">none</span>` : html`<code>${list.join(' ')}</code>`;

const lines = ({ expected, actual }: Failure): Html | undefined =>
  expected === null
    ? undefined
    : html`<dl class="facts">
        <dt>Expected lines</dt>
        <dd>${codes(expected)}</dd>
        ${
          actual === null
            ? undefined
            : html`<dt>Actual lines</dt>
                <dd>${codes(actual)}</dd>`
        }
      </dl>`;

type Failed = Scenario & { readonly failure: Failure };

const isFailed = (scenario: Scenario): scenario is Failed => scenario.failure !== null;

const shown = ({ name, feature, uri, line, durationMs, failure }: Failed): Html =>
  html`<details open>
    <summary>
      <span class="bad">✗</span> ${name}
      <span class="about">${feature} · ${uri}:${line} · ${duration(durationMs)}</span>
    </summary>
    <div class="inside">
      <ol class="steps">
        ${failure.steps.map(step)}
      </ol>
      ${lines(failure)}
      <pre class="wrap" tabindex="0" role="region" aria-label="What the failing step said">${failure.message}</pre>
      <p>To have it again: ${failure.again.map((command) => html`<br /><code>${command}</code>`)}</p>
    </div>
  </details>`;

/** Undefined where nothing failed. */
export const failuresSection = ({ scenarios }: Report): Html | undefined => {
  const failed = scenarios.filter(isFailed);
  if (failed.length === 0) return undefined;
  return html`<section>
    <h2 id="failures">Failures: ${count(failed.length)}</h2>
    ${failed.slice(0, most).map(shown)}
    ${failed.length > most ? html`<p class="soft">And ${count(failed.length - most)} more, in the list below.</p>` : undefined}
  </section>`;
};
