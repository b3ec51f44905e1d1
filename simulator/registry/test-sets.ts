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

const stateOf = (quotas: TestSet['quotas'], progress: TestSetProgress): TestSet['state'] => {
  const kinds = Object.entries(quotas).map(([kind, { required, minimumAccepted }]) => {
    const { sent, accepted } = progress[kind as DocumentKind] ?? { sent: 0, accepted: 0 }; // quotas are kept by kind
    const attainable = accepted + Math.max(0, required - sent);
    return { reached: accepted >= minimumAccepted, lost: attainable < minimumAccepted };
  });
  if (kinds.some(({ lost }) => lost)) return 'rejected';
  return kinds.every(({ reached }) => reached) ? 'accepted' : 'open';
};

const afterDocument = (set: TestSet, document: CountedDocument): TestSet => {
  if (set.state !== 'open' || familyOf(document.kind) !== set.family) return set;
  const progress = counted(set.progress ?? {}, document);
  return { ...set, progress, state: stateOf(set.quotas, progress) };
};

/**
 * An open set after some more documents, in their order: documents after the one that closes it do not count. A set
 * without quotas is unchanged, and so is a closed one.
 */
export const afterDocuments = (set: TestSet, documents: readonly CountedDocument[]): TestSet =>
  Object.keys(set.quotas).length === 0 ? set : documents.reduce(afterDocument, set);

/** Open again, with the counts at zero. Its company stays enabled, and the documents stay. */
export const reopened = ({ progress: _, ...set }: TestSet): TestSet => ({ ...set, state: 'open' });

/** One kind of document in a test set: how many are required, how many arrived, and how many must still be accepted. */
export type KindProgress = TestSetQuota & {
  readonly kind: DocumentKind;
  readonly sent: number;
  readonly accepted: number;
  readonly missing: number;
};

/** Every kind that the set requires, and those sent without being required. */
export const progressOf = ({ quotas, progress = {} }: TestSet): readonly KindProgress[] =>
  documentKinds
    .filter((kind) => quotas[kind] !== undefined || progress[kind] !== undefined)
    .map((kind) => {
      const { required, minimumAccepted } = quotas[kind] ?? { required: 0, minimumAccepted: 0 };
      const { sent, accepted } = progress[kind] ?? { sent: 0, accepted: 0 };
      return { kind, required, minimumAccepted, sent, accepted, missing: Math.max(0, minimumAccepted - accepted) };
    });
