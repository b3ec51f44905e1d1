/** The failed rules: the verdict in a sentence, an index of the codes, and their places with the found and the expected value. */
import { positionAt, type XmlDocument } from '../../../src/common/xml/tree.ts';
import { attributes, html, type Hole, type Html } from '../../../src/common/html/html.ts';
import { placeAt } from '../../judge/proposals/place.ts';
import type { CatalogueEntry } from '../../judge/engine/catalogue.ts';
import type { Verdict } from '../../judge/engine/judgement-report.ts';
import { failureLimit } from '../../judge/engine/run.ts';
import type { SubjectKind } from '../../document/kind.ts';
import type { FailedLine } from '../../registry/types.ts';
import type { JudgedCall } from '../page.ts';
import { code, facts, mark, verdictMark } from '../parts/facts.ts';
import type { JudgedView } from './judged.ts';
import { appliedView, codeWorded, ruleLink, sourceView, worded } from '../parts/lines.ts';

/** Offset of a line and column of the document as received, both from 1. */
export const offsetAt = (text: string, line: number, column = 1): number => {
  let start = text.startsWith('\ufeff') && line === 1 ? 1 : 0;
  for (let current = 1; current < line; current += 1) {
    const end = text.indexOf('\n', start);
    if (end === -1) break;
    start = end + 1;
  }
  return Math.min(start + column - 1, text.length);
};

/** An exchange that was kept long ago has no data. */
type Where = Pick<FailedLine, 'xpath' | 'line' | 'column'> & Partial<Pick<FailedLine, 'foundData'>>;

/** The schema's findings have their own places. */
const pathOf = ({ xpath, foundData }: Where): string | undefined =>
  xpath ?? (foundData?.kind === 'schema' ? foundData.faults[0]?.xpath : undefined);

/** By its path, which is always enough; by its position if it has none. */
export const offsetOf = (document: XmlDocument, failed: Where): number | undefined => {
  const path = pathOf(failed);
  const place = path === undefined ? undefined : placeAt(document, path);
  if (place !== undefined) return place.element.start;
  return failed.line === undefined ? undefined : offsetAt(document.text, failed.line, failed.column);
};

export type Failed = {
  readonly failed: FailedLine;
  /** Its number on the page. */
  readonly at: number;
  /** In the view, from 1; undefined if the rule points to no place in the document. */
  readonly line: number | undefined;
  readonly offset: number | undefined;
};

type About = {
  readonly call: JudgedCall;
  readonly document: XmlDocument | undefined;
  readonly entries: readonly CatalogueEntry<SubjectKind>[];
  readonly fieldAt?: JudgedView['fieldAt'];
};

const provenanceOf = ({ entries, call }: About, failed: FailedLine): Html | undefined => {
  const entry = entries.find((one) => one.code.code === failed.code);
  return entry === undefined ? undefined : sourceView(call, entry.source);
};

const fieldOf = ({ fieldAt }: About, { xpath }: FailedLine): Html | undefined => {
  const field = xpath === undefined ? undefined : fieldAt?.(xpath);
  return field === undefined ? undefined : code(field);
};

/** Where in the view, and in the file. */
export const whereOf = (
  { call, document }: Pick<About, 'call' | 'document'>,
  { line, offset }: Pick<Failed, 'line' | 'offset'>,
): Html | undefined => {
  if (line === undefined || offset === undefined || document === undefined) return undefined;
  const { judged } = call.texts;
  const { line: row, column } = positionAt(document.text, offset);
  return html`<a href="#l${line}">${judged.line(line)}</a> <span class="soft">${judged.inFile(row, column)}</span>`;
};

/** A code with all its places. */
export type CodeGroup = { readonly code: string; readonly failures: readonly [Failed, ...Failed[]] };

/** In the order of the findings, but for notifications, which come last: people mend what rejects first. */
export const groupsOf = (failures: readonly Failed[]): readonly CodeGroup[] => {
  const groups = new Map<string, [Failed, ...Failed[]]>();
  for (const one of failures) {
    const group = groups.get(one.failed.code);
    if (group === undefined) groups.set(one.failed.code, [one]);
    else group.push(one);
  }
  const all = [...groups].map(([of, found]) => ({ code: of, failures: found }));
  return [...all.filter(rejects), ...all.filter((group) => !rejects(group))];
};

const rejects = ({ failures: [{ failed }] }: CodeGroup): boolean => failed.kind === 'Rechazo';

const toneOf = (group: CodeGroup): 'bad' | 'warn' => (rejects(group) ? 'bad' : 'warn');

const kindMark = (group: CodeGroup): Html => mark(group.failures[0].failed.kind, toneOf(group));

/** The verdict in one sentence. */
export const verdictSentence = (call: JudgedCall, verdict: Verdict, failed: readonly FailedLine[]): Html => {
  const { judged } = call.texts;
  const codes = (kind: FailedLine['kind']): readonly string[] =>
    failed.flatMap((one) => (one.kind === kind ? [one.code] : []));
  const [rejecting, notifying] = [codes('Rechazo'), new Set(codes('Notificación'))];
  const why =
    verdict !== 'rejected'
      ? judged.verdictIs[verdict]
      : rejecting.length > 0 && judged.rejecting(new Set(rejecting).size, rejecting.length);
  const parts = [why, notifying.size > 0 && judged.notifying(notifying.size)].filter((part) => part !== false);
  return html`<p class="verdict" role="status">
    ${verdictMark(verdict, call.texts)} ${parts.length > 0 && `${parts.join('; ')}.`}
  </p>`;
};

const anchorOf = (of: CodeGroup): string => `c-${of.code}`;

/** Each code once, with what becomes of it in the corrected XML; its link leaves its findings alone. */
export const codeIndex = (
  { texts: { judged } }: JudgedCall,
  groups: readonly CodeGroup[],
  stateOf: (group: CodeGroup) => Hole,
): Html =>
  html`<ul class="code-index" aria-label="${judged.index}">
    ${groups.map(
      (group) =>
        html`<li>
          <a class="rule" href="#${anchorOf(group)}">${group.code}</a> ${kindMark(group)}
          <span class="soft">${judged.places(group.failures.length, group.failures.length >= failureLimit)}</span>
          <span class="about" lang="es">${group.failures[0].failed.message}</span>
          <span class="soft">${stateOf(group)}</span>
        </li>`,
    )}
  </ul>`;

/** Rule, fix and source are those of the code: a card with twenty places says them once. */
const sharedBy = (group: CodeGroup, of: (failed: FailedLine) => string): boolean =>
  group.failures.every(({ failed }) => of(failed) === of(group.failures[0].failed));

const fixView = ({ call }: About, { fix, spanish }: FailedLine): Html => worded(call, { en: fix, es: spanish.fix });

const place = (about: About, one: Failed, isSameFix: boolean): Html => {
  const { call } = about;
  const { failed, at } = one;
  const { spanish } = failed;
  const { judged } = call.texts;
  return html`<div class="failure" id="f${at}">
    ${facts([
      [judged.where, whereOf(about, one)],
      ['XPath', failed.xpath === undefined ? undefined : code(failed.xpath)],
      [judged.field, fieldOf(about, failed)],
      [judged.found, codeWorded(call, { en: failed.found, es: spanish.found })],
      [judged.expected, codeWorded(call, { en: failed.expected, es: spanish.expected })],
      [judged.applied, appliedView(call, failed)],
      [judged.fix, isSameFix ? undefined : fixView(about, failed)],
    ])}
  </div>`;
};

/** Findings that are read without opening anything. */
const mostOpen = 3;

const groupView = (about: About, group: CodeGroup, isOpen: boolean): Html => {
  const { call } = about;
  const { judged } = call.texts;
  const { failures } = group;
  const [{ failed }] = failures;
  const isSameFix = sharedBy(group, ({ fix }) => fix);
  return html`<details class="group ${toneOf(group)}" ${isOpen && attributes`open`}>
    <summary>
      <h3>
        <code>${group.code}</code> ${kindMark(group)} <span lang="es">${failed.message}</span>
        ${failures.length > 1 && html`<span class="soft">${judged.places(failures.length, failures.length >= failureLimit)}</span>`}
      </h3>
    </summary>
    <div class="anchor" id="${anchorOf(group)}">
      ${facts([
        [judged.theRule, ruleLink(call, group.code)],
        [judged.fix, isSameFix && fixView(about, failed)],
        [judged.provenance, provenanceOf(about, failed)],
      ])}
    </div>
    ${failures.map((one) => place(about, one, isSameFix))}
  </details>`;
};

/** Open where there are few; a link of the index hides the others, without script. */
export const failureList = (about: About, groups: readonly CodeGroup[]): Html => {
  const total = groups.reduce((sum, { failures }) => sum + failures.length, 0);
  return html`<div class="failures" id="findings">
    <p class="every"><a href="#findings">${about.call.texts.judged.everyCode}</a></p>
    ${groups.map((group) => groupView(about, group, total <= mostOpen))}
  </div>`;
};
