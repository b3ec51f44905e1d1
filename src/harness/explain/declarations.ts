import type { CatalogueEntry, OutcomeEntry } from '../../../simulator/judge/index.ts';
import type { SubjectKind } from '../../../simulator/document/kind.ts';
import { catalogue } from '../../../simulator/rules/index.ts';
import { faultNamed, type FaultEntry } from './soap-faults.ts';

/** What one code means in some kinds of document, or in some events. */
export type Declaration = {
  /** Of the first of those kinds; the others differ in nothing but their kind. */
  readonly entry: CatalogueEntry<SubjectKind>;
  readonly documents: readonly SubjectKind[];
};

const isSame = (one: CatalogueEntry<SubjectKind>, other: CatalogueEntry<SubjectKind>): boolean =>
  one.rule === other.rule &&
  one.code.kind === other.code.kind &&
  one.message === other.message &&
  one.source.text.en === other.source.text.en &&
  one.target?.path === other.target?.path;

/**
 * Every declaration of a code, in catalogue order: 90 of a payroll document is another rule than 90 of an invoice. An
 * event is only looked up by a code that no document has.
 */
export const declarationsOf = (code: string): readonly Declaration[] => {
  const { find, findEvents } = catalogue();
  const ofDocuments: readonly CatalogueEntry<SubjectKind>[] = find(code);
  const entries = ofDocuments.length > 0 ? ofDocuments : findEvents(code);
  const firsts = entries.filter((entry, at) => entries.findIndex((other) => isSame(entry, other)) === at);
  return firsts.map((entry) => ({
    entry,
    documents: [...new Set(entries.filter((other) => isSame(entry, other)).map(({ document }) => document))],
  }));
};

/** All that an answer calls so: rules, ends of an exchange, a SOAP fault or the status of what is not finished. */
export type Meaning = {
  readonly declarations: readonly Declaration[];
  readonly outcomes: readonly OutcomeEntry[];
  readonly fault: FaultEntry | undefined;
};

/** @param code of a rule, an outcome or a fault; also the StatusCode of an answer, so that 89 finds STATUS-89 */
export const meaningOf = (code: string): Meaning => ({
  declarations: declarationsOf(code),
  outcomes: catalogue().outcomes.filter(({ code: own, status }) => own.code === code || status === code),
  fault: faultNamed(code),
});
