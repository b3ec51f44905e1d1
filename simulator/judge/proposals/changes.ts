/** The changes proposed for a rejected document, as plain data for people and programs. */
import { parseXml } from '../../../src/common/xml/parse.ts';
import { shortened } from '../../../src/common/text/shortened.ts';
import { findAt } from '../../../src/common/xml/path-steps.ts';
import { childElements, type XmlDocument, type XmlElement } from '../../../src/common/xml/tree.ts';
import type { JudgementReport, Verdict } from '../engine/judgement-report.ts';
import { amend, type Amendment, type JudgeAgain } from './amend.ts';
import { isAboutUniqueCode } from './code-rules.ts';
import { editText } from '../../document/edits/edit-text.ts';
import { changedPlace, type XmlEdit } from '../../document/edits/edit.ts';
import { placeAt } from './place.ts';
import { neededIn, type Need } from './need.ts';
import type { ValueSource } from './proposal.ts';

export type ProposedChange = {
  /** Of the rule that it satisfies. */
  readonly code: string;
  readonly xpath: string;
  /** The change as data. Its path is that of the document with all earlier changes made. */
  readonly edit: XmlEdit;
  /** XML, as it is at this point; absent where something is added. */
  readonly before?: string;
  /** Absent where something goes. */
  readonly after?: string;
  /** An `example` stands for what only the sender knows. */
  readonly source: ValueSource;
  /** The code whose change makes this one necessary. */
  readonly followsFrom?: string;
};

export type ProposedChanges = {
  /** To be made together, in this order, before the document is signed again. */
  readonly changes: readonly ProposedChange[];
  /** By code: the code whose change settles it as well. */
  readonly settledBy: Readonly<Record<string, string>>;
  /** Of the document with these changes, signed again. */
  readonly verdict: Verdict;
  /** Codes of the rejections that are left. */
  readonly left: readonly string[];
  /** Places of the remaining rejections, in the changed document, of which only the sender knows the right content; 90 has none. */
  readonly needed: readonly Need[];
  /** Codes that failed and were passed with these changes, signed again. */
  readonly mended: readonly string[];
  /** Of the changed document: `stale` where it is that of the document as it was. */
  readonly signature: 'missing' | 'stale' | 'fits';
  /** Codes that fail until a document whose signature is stale is signed again. */
  readonly untilSigned: readonly string[];
  /** Whether the unique code of the changed document could be computed: false without its technical key or PIN. */
  readonly codeIsKnown: boolean;
};

/**
 * What may be said of them: that the document is accepted with them only if it was judged so with exactly these changes.
 * `sign` and `signOpen`: a new signature alone leads to `accepted` and `undecided`.
 */
export type Claim = Verdict | 'sign' | 'signOpen';

/** Undefined where nothing is known that helps. */
export const claimOf = ({ changes, verdict }: ProposedChanges): Claim | undefined => {
  const alone = { accepted: 'sign', undecided: 'signOpen', rejected: undefined } as const;
  return changes.length > 0 ? verdict : alone[verdict];
};

const longest = 2_000;

/** The start tag where an attribute is meant, otherwise the whole element. */
const written = ({ text }: XmlDocument, element: XmlElement, attribute: string | undefined): string =>
  shortened(text.slice(element.start, attribute === undefined ? element.end : element.contentStart), longest);

const at = (document: XmlDocument | undefined, path: string): string | undefined => {
  const place = document === undefined ? undefined : placeAt(document, path);
  return document === undefined || place === undefined || place.missing.length > 0
    ? undefined
    : written(document, place.element, place.attribute);
};

const parsed = (xml: string): XmlDocument | undefined => {
  const result = parseXml(xml);
  return result.ok ? result.document : undefined;
};

/** Where what the edit puts there stands afterwards: a new element comes after those of its name. */
const placeAfter = (edit: XmlEdit, document: XmlDocument | undefined): string => {
  const place = changedPlace(edit);
  if (edit.edit !== 'insert' || document === undefined) return place;
  return `${place}[${String(findAt(document.root, place, childElements).elements.length)}]`;
};

const fragments = (edit: XmlEdit, before: string, after: string): Pick<ProposedChange, 'before' | 'after'> => {
  const [was, is] = [parsed(before), parsed(after)];
  if (edit.edit === 'move') return { after: at(was, edit.path) ?? '' };
  const [old, changed] = [
    edit.edit === 'insert' ? undefined : at(was, edit.path),
    edit.edit === 'remove' && !edit.path.includes('/@') ? undefined : at(is, placeAfter(edit, is)),
  ];
  return { ...(old === undefined ? {} : { before: old }), ...(changed === undefined ? {} : { after: changed }) };
};

const described = (xml: string, amendments: readonly Amendment[]): readonly ProposedChange[] => {
  let text = xml;
  const root = parsed(xml)?.root.name ?? '*';
  return amendments.map(({ code, xpath, edit, source, followsFrom }) => {
    const next = editText(text, [edit]);
    const shown = fragments(edit, text, next);
    text = next;
    return {
      code,
      xpath: xpath.replace(/^\/\*/, `/${root}`),
      edit,
      ...shown,
      source,
      ...(followsFrom === undefined ? {} : { followsFrom }),
    };
  });
};

/** The text with the changes made; everything else stays byte for byte, the signature too. */
export const withChanges = (xml: string, { changes }: Pick<ProposedChanges, 'changes'>): string =>
  editText(
    xml,
    changes.map(({ edit }) => edit),
  );

const codesIn = ({ failed }: JudgementReport): ReadonlySet<string> => new Set(failed.map(({ code }) => code));

const without = (codes: ReadonlySet<string>, others: ReadonlySet<string>): readonly string[] =>
  [...codes].filter((code) => !others.has(code));

const signatureIn = ({ signature: { references, signatureValue } }: JudgementReport): ProposedChanges['signature'] => {
  if (references.length === 0) return 'missing';
  return signatureValue && references.every(({ ok }) => ok) ? 'fits' : 'stale';
};

/** Rejections; without any, the rules that reject because the number is missing by which they would look. */
const standingInTheWay = ({ verdict, failed, notEvaluated }: JudgementReport): Parameters<typeof neededIn>[1] => {
  const rejections = failed.filter(({ kind }) => kind === 'Rechazo');
  if (rejections.length > 0 || verdict !== 'rejected') return rejections;
  return notEvaluated.map(({ code }) => ({ code, xpath: '/*/cbc:ID', foundData: { kind: 'absent' } }));
};

type Judging = {
  readonly judgeAgain: JudgeAgain;
  /** With the signature that it has. */
  readonly judgeAsItIs: (xml: string) => Promise<JudgementReport>;
};

/** Corrections that can be found without the sender, applied and judged before they are shown. */
export const proposedChanges = async (xml: string, { judgeAgain, judgeAsItIs }: Judging): Promise<ProposedChanges> => {
  const before = await judgeAgain(xml);
  const { amendments, settledBy, xml: changed, report } = await amend(xml, before, judgeAgain);
  const rejections = standingInTheWay(report);
  const left = rejections.map(({ code }) => code);
  const still = codesIn(report);
  const asItIs = await judgeAsItIs(changed);
  const open = new Set(report.notEvaluated.map(({ code }) => code));
  return {
    changes: described(xml, amendments),
    settledBy: Object.fromEntries(settledBy),
    verdict: report.verdict,
    left: [...new Set(left)],
    needed: neededIn(
      parsed(changed),
      rejections.filter(({ code }) => code !== '90'),
    ),
    mended: without(codesIn(before), still).filter((code) => !open.has(code)),
    signature: signatureIn(asItIs),
    untilSigned: without(codesIn(asItIs), still),
    codeIsKnown: !report.notEvaluated.some(({ code }) => isAboutUniqueCode(code)),
  };
};
