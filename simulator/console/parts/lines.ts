/** Rules as the lines of an answer name them. */
import { html, type Html } from '../../../src/common/html/html.ts';
import type { Bilingual } from '../../../src/common/text/bilingual.ts';
import type { Source } from '../../judge/engine/rule.ts';
import type { PageCall } from '../page.ts';
import { mark } from './facts.ts';

type Line = { readonly code: string; readonly isRejection: boolean };

const read = (line: string): readonly Line[] => {
  const parts = /^Regla: ([^,\s]+), (Rechazo|Notificación)/.exec(line);
  return parts?.[1] === undefined ? [] : [{ code: parts[1], isRejection: parts[2] === 'Rechazo' }];
};

export const ruleLink = ({ at }: Pick<PageCall, 'at'>, code: string): Html =>
  html`<a class="rule" href="${at(`/rules/${encodeURIComponent(code)}`)}">${code}</a>`;

type Called = Pick<PageCall, 'language'>;

/** A rule's text in the language of the page. */
export const worded = ({ language }: Called, text: Bilingual): Html =>
  html`<span lang="${language}">${text[language]}</span>`;

/** The same for an actual or expected value in a document. */
export const codeWorded = ({ language }: Called, text: Bilingual): Html =>
  html`<code lang="${language}">${text[language]}</code>`;

type AppliedTexts = { readonly applied?: string; readonly spanish: { readonly applied?: string } };

/** The value by date that applied to the document, if one did. */
export const appliedView = (call: Called, { applied, spanish }: AppliedTexts): Html | undefined =>
  applied === undefined ? undefined : worded(call, { en: applied, es: spanish.applied ?? applied });

/** Where a rule comes from, and how certain that is. */
export const sourceView = (call: Pick<PageCall, 'language' | 'texts'>, source: Source): Html =>
  html`${mark(call.texts.certainties[source.certainty], 'plain')} ${worded(call, source.text)}`;

/** The codes of a verdict, rejecting ones first, each once. */
export const codesOfLines = (lines: readonly string[], shownCodes = 5): Html | undefined => {
  const named = lines.flatMap(read);
  const all = [...named.filter(({ isRejection }) => isRejection), ...named.filter(({ isRejection }) => !isRejection)];
  const distinct = all.filter(({ code }, at) => all.findIndex((one) => one.code === code) === at);
  if (distinct.length === 0) return undefined;
  const more = distinct.length - shownCodes;
  return html`<span class="codes">
    ${distinct.slice(0, shownCodes).map(({ code, isRejection }) => html`${mark(code, isRejection ? 'bad' : 'warn')} `)}
    ${more > 0 && html`<span class="more">+${more}</span>`}
  </span>`;
};
