/** Aviso de Ensayo: apart from the failures, since no verdict depends on it. */
import { html, type Hole } from '../../../src/common/html/html.ts';
import type { AdviceLine } from '../../judge/engine/judgement-report.ts';
import type { JudgedCall } from '../page.ts';
import { code, facts } from '../parts/facts.ts';
import { appliedView, codeWorded, worded } from '../parts/lines.ts';
import { offsetOf, whereOf } from './failures.ts';
import type { JudgedView } from './judged.ts';
import { lineOfOffset, type XmlLine } from './xml-view.ts';

export const adviceSection = (
  call: JudgedCall,
  { document, report }: Pick<JudgedView, 'document' | 'report'>,
  lines: readonly XmlLine[],
): Hole => {
  // An exchange that was kept long ago has none.
  const { advice = [] } = report ?? {};
  const { judged } = call.texts;
  const card = (each: AdviceLine) => {
    const { spanish } = each;
    const offset = document && offsetOf(document, each);
    const line = offset === undefined ? undefined : lineOfOffset(lines, offset);
    return html`<article class="advice">
      <h3>${code(each.id)} ${worded(call, { en: each.text, es: spanish.text })}</h3>
      ${facts([
        [judged.where, whereOf({ call, document }, { line, offset })],
        ['XPath', code(each.xpath)],
        [judged.found, codeWorded(call, { en: each.found, es: spanish.found })],
        [judged.plausible, codeWorded(call, { en: each.plausible, es: spanish.plausible })],
        [judged.applied, appliedView(call, each)],
        [judged.provenance, worded(call, { en: each.source, es: spanish.source })],
      ])}
    </article>`;
  };
  return (
    advice.length > 0 &&
    html`<h2 id="advice">${judged.advice}</h2>
      <p class="note">${judged.adviceNote}</p>
      ${advice.map(card)}`
  );
};
