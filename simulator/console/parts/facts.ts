import { colombianDate, colombianTime } from '../../../src/common/time.ts';
import { html, type Hole, type Html } from '../../../src/common/html/html.ts';
import type { Verdict } from '../../judge/engine/judgement-report.ts';
import type { Texts } from '../texts/texts.ts';

/** Names and values, one below the other; entries without a value are left out. */
export const facts = (pairs: readonly (readonly [name: string, value: Hole])[]): Html =>
  html`<dl class="facts">
    ${pairs
      .filter(([, value]) => value !== undefined && value !== '')
      .map(
        ([name, value]) =>
          html`<div>
            <dt>${name}</dt>
            <dd>${value}</dd>
          </div>`,
      )}
  </dl>`;

/** An instant in Colombian time. */
export const moment = (milliseconds: number): Html =>
  html`<time datetime="${new Date(milliseconds).toISOString()}"
    >${colombianDate(milliseconds)} ${colombianTime(milliseconds)}</time
  >`;

/** Values that are copied or compared character by character. */
export const code = (text: string): Html => html`<code>${text}</code>`;

/** Foreign text: one long word must not push the rest out of sight. */
export const free = (text: string | undefined): Html => html`<span class="free">${text}</span>`;

/** Verdicts, kinds of rule, states: the words carry the meaning, the colour only repeats it. */
export const mark = (text: string, tone: 'good' | 'bad' | 'warn' | 'plain'): Html =>
  html`<span class="mark ${tone}">${text}</span>`;

const tones = { accepted: 'good', rejected: 'bad', undecided: 'warn' } as const satisfies Record<Verdict, string>;

export const verdictMark = (state: Verdict, { verdicts }: Texts): Html => mark(verdicts[state], tones[state]);
