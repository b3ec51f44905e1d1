import { colombianDate, colombianTime } from '../../../src/common/time.ts';
import { html, type Hole, type Html } from '../../../src/common/html/html.ts';
import type { Verdict } from '../../judge/engine/judgement-report.ts';
import type { Language, Texts } from '../texts/texts.ts';

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

/**
 * An instant in Colombian time.
 * @param now without it, the date is always shown; else only that of another day, and the pointer shows the rest
 */
export const moment = (milliseconds: number, now?: number): Html => {
  const [date, time] = [colombianDate(milliseconds), colombianTime(milliseconds)];
  const isToday = now !== undefined && colombianDate(now) === date;
  return html`<time datetime="${new Date(milliseconds).toISOString()}" title="${isToday && `${date} ${time}`}"
    >${isToday ? time : `${date} ${time}`}</time
  >`;
};

const separators = { es: ['.', ','], en: [',', '.'] } as const satisfies Record<Language, readonly [string, string]>;

/** An amount or a count with thousands apart; what is no decimal, as it is. */
export const figure = (text: string, language: Language): string => {
  const [, sign = '', whole = '', decimals] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text) ?? [];
  if (whole === '') return text;
  const [thousands, point] = separators[language];
  const start = whole.length % 3;
  const groups = [...(start === 0 ? [] : [whole.slice(0, start)]), ...(whole.slice(start).match(/\d{3}/g) ?? [])];
  return `${sign}${groups.join(thousands)}${decimals === undefined ? '' : `${point}${decimals}`}`;
};

/** Values that are copied or compared character by character. */
export const code = (text: string): Html => html`<code>${text}</code>`;

/** With a button that copies it. */
export const copied = (text: string): Html => html`<code class="copied">${text}</code>`;

/** Foreign text: one long word must not push the rest out of sight. */
export const free = (text: string | undefined): Html => html`<span class="free">${text}</span>`;

/** Verdicts, kinds of rule, states: the words carry the meaning, the colour only repeats it. */
export const mark = (text: string, tone: 'good' | 'bad' | 'warn' | 'plain'): Html =>
  html`<span class="mark ${tone}">${text}</span>`;

const tones = { accepted: 'good', rejected: 'bad', undecided: 'warn' } as const satisfies Record<Verdict, string>;

export const verdictMark = (state: Verdict, { verdicts }: Texts): Html => mark(verdicts[state], tones[state]);
