import { isEvent, type DocumentKind, type SubjectKind } from '../engine/document-kind.ts';
import type { DocumentFamily } from './types.ts';

/** How many documents of one kind a test set asks for, and how many of them must be accepted. */
export type TestSetQuota = { readonly required: number; readonly minimumAccepted: number };

/** What a company must send before it is enabled to issue a family of documents (habilitación). */
export type TestSet = {
  readonly id: string;
  readonly issuerNit: string;
  readonly family: DocumentFamily;
  /** Where it is given, documents must state this software. */
  readonly softwareId?: string | undefined;
  /** Empty for a set that was created on first use. */
  readonly quotas: Readonly<Partial<Record<DocumentKind, TestSetQuota>>>;
  readonly state: 'open' | 'accepted' | 'rejected';
  /** What was judged for it so far; absent before the first document. */
  readonly progress?: TestSetProgress | undefined;
};

export type TestSetProgress = Readonly<
  Partial<Record<DocumentKind, { readonly sent: number; readonly accepted: number }>>
>;

/** One judged document, as a test set counts it. */
export type CountedDocument = { readonly kind: DocumentKind; readonly accepted: boolean };

const counted = (progress: TestSetProgress, { kind, accepted }: CountedDocument): TestSetProgress => {
  const before = progress[kind] ?? { sent: 0, accepted: 0 };
  return { ...progress, [kind]: { sent: before.sent + 1, accepted: before.accepted + (accepted ? 1 : 0) } };
};

const stateOf = (quotas: TestSet['quotas'], progress: TestSetProgress): TestSet['state'] => {
  const kinds = Object.entries(quotas).map(([kind, { required, minimumAccepted }]) => {
    const { sent, accepted } = progress[kind as DocumentKind] ?? { sent: 0, accepted: 0 }; // quotas are kept by kind
    const attainable = accepted + Math.max(0, required - sent);
    return { reached: accepted >= minimumAccepted, lost: attainable < minimumAccepted };
  });
  if (kinds.some(({ lost }) => lost)) return 'rejected';
  return kinds.every(({ reached }) => reached) ? 'accepted' : 'open';
};

/** An open set after some more documents; one without quotas, and one that is closed, stays as it is. */
export const afterDocuments = (set: TestSet, documents: readonly CountedDocument[]): TestSet => {
  if (set.state !== 'open' || Object.keys(set.quotas).length === 0) return set;
  const progress = documents.reduce(counted, set.progress ?? {});
  return { ...set, progress, state: stateOf(set.quotas, progress) };
};

const families: Readonly<Record<DocumentKind, DocumentFamily>> = {
  invoice: 'invoicing',
  creditNote: 'invoicing',
  debitNote: 'invoicing',
  supportDocument: 'support',
  supportAdjustmentNote: 'support',
  payroll: 'payroll',
  payrollAdjustment: 'payroll',
};

/** Events are about invoices. */
export const familyOf = (kind: SubjectKind): DocumentFamily => (isEvent(kind) ? 'invoicing' : families[kind]);
