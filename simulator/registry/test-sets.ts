import { documentKinds, familyOf, type DocumentFamily, type DocumentKind } from '../document/kind.ts';

/** How many documents of one kind a test set requires, and how many of them must be accepted. */
export type TestSetQuota = { readonly required: number; readonly minimumAccepted: number };

/** What a company must send before it is enabled to issue a family of documents (habilitación). */
export type TestSet = {
  readonly id: string;
  readonly issuerNit: string;
  readonly family: DocumentFamily;
  /** If given, documents must state this software. */
  readonly softwareId?: string | undefined;
  /** Empty for a set that was created on first use. */
  readonly quotas: Readonly<Partial<Record<DocumentKind, TestSetQuota>>>;
  readonly state: 'open' | 'accepted' | 'rejected';
  /** The documents judged for it so far; absent before the first one. */
  readonly progress?: TestSetProgress | undefined;
};

export type TestSetProgress = Readonly<
  Partial<Record<DocumentKind, { readonly sent: number; readonly accepted: number }>>
>;

/** Quotas as in a file: by default all required documents must be accepted. */
export type WrittenQuotas = Readonly<
  Partial<Record<DocumentKind, Pick<TestSetQuota, 'required'> & { readonly minimumAccepted?: number | undefined }>>
>;

export const wholeQuotas = (quotas: WrittenQuotas): TestSet['quotas'] =>
  Object.fromEntries(
    Object.entries(quotas).map(([kind, { required, minimumAccepted = required }]) => [
      kind,
      { required, minimumAccepted },
    ]),
  );

/** One judged document, as a test set counts it. */
export type CountedDocument = { readonly kind: DocumentKind; readonly accepted: boolean };

const counted = (progress: TestSetProgress, { kind, accepted }: CountedDocument): TestSetProgress => {
  const before = progress[kind] ?? { sent: 0, accepted: 0 };
  return { ...progress, [kind]: { sent: before.sent + 1, accepted: before.accepted + (accepted ? 1 : 0) } };
};

/** One kind of document in a test set: how many are required, and how many arrived. */
export type KindProgress = TestSetQuota & {
  readonly kind: DocumentKind;
  readonly sent: number;
  readonly accepted: number;
  /** How many are still to be sent, or accepted if those are more. */
  readonly missing: number;
};

const kindProgress = (
  { quotas, progress = {} }: Pick<TestSet, 'quotas' | 'progress'>,
  kind: DocumentKind,
): KindProgress => {
  const { required, minimumAccepted } = quotas[kind] ?? { required: 0, minimumAccepted: 0 };
  const { sent, accepted } = progress[kind] ?? { sent: 0, accepted: 0 };
  const missing = Math.max(0, required - sent, minimumAccepted - accepted);
  return { kind, required, minimumAccepted, sent, accepted, missing };
};

/** Every kind that the set requires, and those sent without being required. */
export const progressOf = (set: Pick<TestSet, 'quotas' | 'progress'>): readonly KindProgress[] =>
  documentKinds
    .filter((kind) => set.quotas[kind] !== undefined || set.progress?.[kind] !== undefined)
    .map((kind) => kindProgress(set, kind));

/** Accepted once it has been sent in full and enough of each kind was accepted; rejected once that cannot be reached. */
const stateOf = (set: Pick<TestSet, 'quotas' | 'progress'>): TestSet['state'] => {
  const kinds = progressOf(set);
  const isLost = ({ required, minimumAccepted, sent, accepted }: KindProgress): boolean =>
    accepted + Math.max(0, required - sent) < minimumAccepted;
  if (kinds.some(isLost)) return 'rejected';
  return kinds.every(({ missing }) => missing === 0) ? 'accepted' : 'open';
};

const afterDocument = (set: TestSet, document: CountedDocument): TestSet => {
  if (set.state !== 'open' || familyOf(document.kind) !== set.family) return set;
  const progress = counted(set.progress ?? {}, document);
  return { ...set, progress, state: stateOf({ ...set, progress }) };
};

/**
 * An open set after some more documents, in their order: documents after the one that closes it do not count. A set
 * without quotas is unchanged, and so is a closed one.
 */
export const afterDocuments = (set: TestSet, documents: readonly CountedDocument[]): TestSet =>
  Object.keys(set.quotas).length === 0 ? set : documents.reduce(afterDocument, set);

/** Open again, with the counts at zero. Its company stays enabled, and the documents stay. */
export const reopened = ({ progress: _, ...set }: TestSet): TestSet => ({ ...set, state: 'open' });
