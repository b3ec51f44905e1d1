/** The judge's findings in a document: failed rules, the XML next to them, and the outcome of every other rule. */
import { attributes, html, type Html } from '../../../src/common/html/html.ts';
import type { CatalogueEntry } from '../../judge/engine/catalogue.ts';
import type { SubjectKind } from '../../document/kind.ts';
import type { JudgedCall } from '../page.ts';
import { ruleLink, worded } from '../parts/lines.ts';
import { adviceSection } from './advice.ts';
import { changesSection, correctedSection, stateIn } from './changes.ts';
import { codeIndex, failureList, groupsOf, offsetOf, type Failed } from './failures.ts';
import { otherRules, type JudgedView, type OtherRules } from './judged.ts';
import { lineOfOffset, xmlLines, xmlView, type Hit, type XmlLine } from './xml-view.ts';

const placed = ({ failed, document }: JudgedView, lines: readonly XmlLine[]): readonly Failed[] =>
  failed.map((one, at) => {
    const offset = document === undefined ? undefined : offsetOf(document, one);
    const line = offset === undefined ? undefined : lineOfOffset(lines, offset);
    return { failed: one, at: at + 1, line, offset };
  });

const hitsOf = (failures: readonly Failed[]): ReadonlyMap<number, readonly Hit[]> => {
  const hits = new Map<number, Hit[]>();
  for (const { failed, at, line } of failures) {
    if (line === undefined) continue;
    const found = hits.get(line);
    if (found === undefined) hits.set(line, [{ at, code: failed.code }]);
    else found.push({ at, code: failed.code });
  }
  return hits;
};

const codes = (call: JudgedCall, all: readonly string[]): Html =>
  html`<p class="code-list">${all.map((one) => html`${ruleLink(call, one)} `)}</p>`;

const folded = (title: string, count: number, body: Html): Html | undefined =>
  count === 0
    ? undefined
    : html`<details>
        <summary>${title} (${count})</summary>
        ${body}
      </details>`;

const others = (call: JudgedCall, { passed, vacuous, off, notEvaluated, broken }: OtherRules): Html => {
  const { judged } = call.texts;
  const open = [...notEvaluated.values()].flat().length;
  return html`<h2>${judged.others}</h2>
    ${folded(judged.passed, passed.length, codes(call, passed))}
    ${folded(judged.vacuous, vacuous.length, codes(call, vacuous))}
    ${folded(
      judged.notEvaluated,
      open,
      html`${[...notEvaluated].map(
        ([reason, of]) =>
          html`<p>${reason}</p>
            ${codes(call, of)}`,
      )}`,
    )}
    ${folded(judged.off, off.length, codes(call, off))}
    ${folded(
      judged.broken,
      broken.length,
      html`<ul>
        ${broken.map(({ code, error }) => html`<li>${ruleLink(call, code)}: ${error}</li>`)}
      </ul>`,
    )}`;
};

const entriesOf = ({ tenant }: JudgedCall, kind: SubjectKind | undefined): readonly CatalogueEntry<SubjectKind>[] =>
  kind === undefined ? [] : tenant.authority.catalogue.entries(kind);

/** Why the document was not judged completely, and what else its sender should know. */
const remarksOf = (call: JudgedCall, report: NonNullable<JudgedView['report']>): readonly Html[] => {
  const { incomplete, spanish, remarks = [], found } = report;
  const isRejected = (found ?? report).verdict === 'rejected';
  const reason =
    incomplete === undefined || !isRejected
      ? []
      : [{ text: incomplete, spanish: { text: spanish?.incomplete ?? incomplete } }];
  return [...reason, ...remarks].map((each) => html`<p>${worded(call, { en: each.text, es: each.spanish.text })}</p>`);
};

export const judgedSection = (call: JudgedCall, view: JudgedView): Html => {
  const { judged } = call.texts;
  const { document, kind, report } = view;
  const entries = entriesOf(call, kind);
  const lines = document === undefined ? [] : xmlLines(document);
  const failures = placed(view, lines);
  const rest = otherRules(view, entries, call.language);
  const isRejected = (report?.found ?? report)?.verdict === 'rejected';
  const groups = groupsOf(failures);
  return html`<h2>${judged.failures(failures.length)}</h2>
    ${report && remarksOf(call, report)} ${groups.length > 1 && codeIndex(call, groups, stateIn(call, view.proposed))}
    ${failures.length === 0 ? html`<p>${isRejected ? judged.notComplete : judged.noFailures}</p>` : failureList({ call, document, entries, fieldAt: view.fieldAt }, groups)}
    ${correctedSection(call, view)} ${view.data} ${changesSection(call, view.proposed)}
    ${adviceSection(call, view, lines)}
    <details id="xml" ${document === undefined && attributes`open`}>
      <summary><h2>${judged.xml}</h2></summary>
      ${document === undefined ? html`<p>${view.withoutXml ?? judged.noXml}</p>` : xmlView({ document, hits: hitsOf(failures), call }, lines)}
    </details>
    ${report === undefined ? html`<p class="note">${judged.noReport}</p>` : rest && others(call, rest)}`;
};
