/** A judged document, with everything its page shows: from the file, or from an exchange that was never filed. */
import { parseXml } from '../../../src/common/xml/parse.ts';
import type { XmlDocument } from '../../../src/common/xml/tree.ts';
import type { Html } from '../../../src/common/html/html.ts';
import type { IssuedRequest } from '../ports.ts';
import { isObject } from '../../../src/common/json/is-object.ts';
import type { CatalogueEntry } from '../../judge/engine/catalogue.ts';
import type { ProposedChanges } from '../../judge/proposals/changes.ts';
import { recogniseKind, type SubjectKind } from '../../document/kind.ts';
import type { Language } from '../texts/texts.ts';
import type { FailedLine } from '../../registry/types.ts';
import { createSubject, isPresent } from '../../document/subject.ts';
import type { JudgementReport } from '../../judge/engine/judgement-report.ts';
import type { Ending } from '../../service/reception/reception.ts';

/** Exchanges that ended early have parts of a report, or state in `outcome` how they ended. */
export type KeptReport = Partial<JudgementReport> & {
  readonly outcome?: Ending;
  readonly forced?: { readonly id: string; readonly verdict: string };
  /** The judge's own verdict, where it was overridden. */
  readonly found?: { readonly verdict: string; readonly lines: readonly string[] };
};

/** One per document; none for an exchange without a document. */
export const reportsIn = (results: unknown): readonly KeptReport[] => {
  if (!isObject(results)) return [];
  if ('documents' in results) return Array.isArray(results.documents) ? results.documents.flatMap(reportsIn) : [];
  // Written by the reception, in this process.
  const report: object = results;
  return 'verdict' in report ? [report as KeptReport] : []; // see above
};

export type JudgedView = {
  /** Undefined if the bytes are not XML. */
  readonly document: XmlDocument | undefined;
  readonly kind: SubjectKind | undefined;
  readonly failed: readonly FailedLine[];
  /** Undefined if the journal no longer has it. */
  readonly report: KeptReport | undefined;
  /** Undefined where there is nothing to change, or nobody looked for it. */
  readonly proposed: ProposedChanges | undefined;
  /** The field of the request that a place came from, where the request is known. */
  readonly fieldAt?: IssuedRequest['fieldAt'] | undefined;
  /** The document's facts, which stand behind the reasons and before the XML. */
  readonly data?: Html | undefined;
  /** Downloads the XML with the proposed changes. */
  readonly download?: ((label: string) => Html) | undefined;
  /** Why there is no XML, if what was received is not the reason. */
  readonly withoutXml?: string | undefined;
};

export const judgedView = (xml: string | Uint8Array, found: Omit<JudgedView, 'document' | 'kind'>): JudgedView => {
  const parsed = parseXml(xml);
  const document = parsed.ok ? parsed.document : undefined;
  const kind = document === undefined ? undefined : recogniseKind(document.root);
  return { document, kind, ...found };
};

export type OtherRules = {
  readonly passed: readonly string[];
  /** The element they look at is not in this document. */
  readonly vacuous: readonly string[];
  readonly off: readonly string[];
  readonly notEvaluated: ReadonlyMap<string, readonly string[]>;
  readonly broken: readonly { readonly code: string; readonly error: string }[];
};

const distinct = (codes: readonly string[]): readonly string[] => [...new Set(codes)];

const byReason = (rules: KeptReport['notEvaluated'] & object, language: Language): OtherRules['notEvaluated'] => {
  const reasons = new Map<string, string[]>();
  for (const { code, ...texts } of rules) {
    const { reason } = language === 'es' ? texts.spanish : texts;
    reasons.set(reason, [...(reasons.get(reason) ?? []), code]);
  }
  return reasons;
};

/** The rules that did not fail, grouped by outcome; undefined without a complete report. */
export const otherRules = (
  { document, kind, report }: JudgedView,
  entries: readonly CatalogueEntry<SubjectKind>[],
  language: Language,
): OtherRules | undefined => {
  if (document === undefined || kind === undefined || report?.notEvaluated === undefined) return undefined;
  const { failed = [], notEvaluated, off = [], broken = [] } = report;
  const told = new Set([...failed, ...notEvaluated, ...broken].map(({ code }) => code).concat(off));
  const subject = createSubject(kind, document);
  const passed = entries.filter(({ code }) => !told.has(code.code));
  const codesOf = (some: readonly CatalogueEntry<SubjectKind>[]): readonly string[] =>
    distinct(some.map(({ code }) => code.code));
  return {
    passed: codesOf(passed.filter(({ target }) => isPresent(subject, target))),
    vacuous: codesOf(passed.filter(({ target }) => !isPresent(subject, target))),
    off: distinct(off),
    notEvaluated: byReason(notEvaluated, language),
    broken,
  };
};
