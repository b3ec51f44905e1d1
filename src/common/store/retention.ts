/**
 * How much of its documents a store keeps. The oldest lose their files first: XML, answers, all that is large. What is
 * needed to recognize a document stays as its record, until the records exceed a limit of their own. Documents go in
 * the order of their filing, a portion at a time and beside the requests, whichever process does it.
 */

/** Each is unlimited if absent. */
export type Retention = {
  /** How many documents keep their files: the latest. */
  readonly documents?: number | undefined;
  /** How long they keep them, by the clock that dates the documents. */
  readonly days?: number | undefined;
  /** How many documents are known at all: the latest. */
  readonly records?: number | undefined;
};

/** Documents by identifier, from the one after `after` up to and including `to`. */
export type IdRange = { readonly after: number; readonly to: number };

type Extent = {
  readonly oldest: number;
  readonly newest: number;
  /** Up to this identifier the files were removed. */
  readonly removedTo: number;
};

/**
 * The documents of a store, in a transaction. Identifiers grow in the order of filing. Where PostgreSQL used one up for a
 * document that it then refused, there is a gap, and one document less is kept: counting would read them all.
 */
export type RemovableDocuments = {
  /** Undefined if there are none. */
  readonly extent: () => Promise<Extent | undefined>;
  /** The first of these documents that is dated at that instant or later: milliseconds since 1970. */
  readonly firstSince: (range: IdRange, instant: number) => Promise<number | undefined>;
  /** Leaves the records, and notes how far it went. */
  readonly removeFiles: (range: IdRange) => Promise<void>;
  readonly removeRecords: (range: IdRange) => Promise<void>;
};

type Given = {
  readonly retention: Retention;
  /** Milliseconds since 1970. */
  readonly now: () => number;
};

/** Takes some milliseconds: requests wait no longer than that. */
const portion = 50;

const dayMs = 24 * 60 * 60 * 1000;

/** Up to where the documents of a range are older than the retention, if all before them are. */
const agedTo = async (documents: RemovableDocuments, range: IdRange, { retention, now }: Given): Promise<number> => {
  if (retention.days === undefined) return range.after;
  const first = await documents.firstSince(range, now() - retention.days * dayMs);
  return first === undefined ? range.to : first - 1;
};

const filesToRemove = async (
  documents: RemovableDocuments,
  { oldest, newest, removedTo }: Extent,
  given: Given,
): Promise<IdRange> => {
  const after = Math.max(removedTo, oldest - 1);
  const next = { after, to: Math.min(after + portion, newest) };
  const excess = newest - (given.retention.documents ?? newest);
  return { after, to: Math.min(next.to, Math.max(excess, await agedTo(documents, next, given))) };
};

const recordsToRemove = ({ oldest, newest }: Extent, { records = newest }: Retention): IdRange => {
  const after = oldest - 1;
  return { after, to: Math.min(after + portion, newest - records) };
};

const isSome = ({ after, to }: IdRange): boolean => to > after;

/** Removes a portion of what exceeds the retention; whether there may be more. */
export const removePortion = async (documents: RemovableDocuments, given: Given): Promise<boolean> => {
  const extent = await documents.extent();
  if (extent === undefined) return false;
  const files = await filesToRemove(documents, extent, given);
  const records = recordsToRemove(extent, given.retention);
  if (isSome(files)) await documents.removeFiles(files);
  if (isSome(records)) await documents.removeRecords(records);
  return isSome(files) || isSome(records);
};

/** How much of its documents a store keeps. */
export type KeepOptions = Given & {
  /** Receives what prevented a removal. It is tried again after the next documents. */
  readonly onProblem?: ((error: unknown) => void) | undefined;
};

/** Removes in the background what exceeds the retention. */
export type Removal = {
  /** A document was filed. */
  readonly filed: () => void;
  /** Resolves when nothing is being removed any more; nothing is removed afterwards. */
  readonly stop: () => Promise<void>;
};

type RemovalOptions = KeepOptions & {
  /** One transaction, in which `work` removes a portion. */
  readonly inTransaction: (work: (documents: RemovableDocuments) => Promise<boolean>) => Promise<boolean>;
};

const nothing: Removal = { filed: () => undefined, stop: () => Promise.resolve() };

const betweenRequests = (): Promise<void> =>
  new Promise((resolve) => {
    setImmediate(resolve);
  });

/** Starts with what an earlier run left; then once for every portion of documents. */
export const startRemoval = ({ inTransaction, onProblem, ...given }: RemovalOptions): Removal => {
  if (Object.values(given.retention).every((limit) => limit === undefined)) return nothing;
  let isStopped = false;
  let filed = 0;
  let running: Promise<void> | undefined;
  const removeAll = async (): Promise<void> => {
    let mayBeMore = true;
    while (mayBeMore) {
      await betweenRequests();
      mayBeMore = !isStopped && (await inTransaction((documents) => removePortion(documents, given)));
    }
  };
  const start = (): void => {
    running ??= removeAll()
      .catch((error: unknown) => onProblem?.(error))
      .finally(() => {
        running = undefined;
      });
  };
  start();
  return {
    filed: () => {
      filed += 1;
      if (filed % portion === 0) start();
    },
    stop: async () => {
      isStopped = true;
      await running;
    },
  };
};
