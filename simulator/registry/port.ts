import type { PolledBatch, Batch, BatchQueue, Claim, Decision } from './batches.ts';
import type { RangeUser } from './common-ranges.ts';
import type { ExchangeStore } from './exchanges.ts';
import type { TestSet } from './test-sets.ts';
import type {
  ClosedKind,
  ContingencyPeriod,
  Contributor,
  DocumentQuery,
  FiledDocument,
  JudgedDocument,
  ListedDocument,
  NumberingRange,
  RegisteredEvent,
  RegisteredSoftware,
  RegistryData,
  RutFacts,
  Snapshot,
  UvtValue,
} from './types.ts';

/** Copies of everything that the registry stores, kept next to it. A copy is complete or absent. */
export type Snapshots = {
  /** `taken`: the name is in use, and its snapshot is unchanged. */
  readonly take: (of: Pick<Snapshot, 'name' | 'takenAt' | 'outside'>) => Promise<Snapshot | 'taken'>;
  /** Oldest first. */
  readonly list: () => Promise<readonly Snapshot[]>;
  /** Replaces the stored data with the copy; undefined if there is none of that name. */
  readonly restore: (name: string) => Promise<Snapshot | undefined>;
  /** False if there is none. */
  readonly remove: (name: string) => Promise<boolean>;
};

/** An employer's payment to a worker for a month. */
type PayrollMonth = { readonly issuerNit: string; readonly worker: string; readonly month: string };

export type RegistryDecision<Result> = Decision<RegistryData, Result>;

/** Clock, settings, faults and forced verdicts, as one text. */
export type SharedState = {
  /** Whether other processes may have the same store. */
  readonly isShared: boolean;
  /** Learns of what other processes changed; the text if they changed anything since the last call, empty if none was kept. */
  readonly refresh: () => Promise<string | undefined>;
  /** `stale`: another process changed something meanwhile, and nothing was kept. */
  readonly keep: (text: string) => Promise<'kept' | 'stale'>;
};

/** What the judge asks about a document. */
export type Inquiries = {
  readonly contributors: (nits: readonly string[]) => Promise<ReadonlyMap<string, Contributor>>;
  readonly rut: (of: {
    readonly identifications: readonly string[];
    readonly names: readonly string[];
  }) => Promise<RutFacts>;
  readonly software: (ids: readonly string[]) => Promise<ReadonlyMap<string, RegisteredSoftware>>;
  /** Every range with the resolution number, whoever owns it; common ones as the user's. */
  readonly rangesOfResolution: (resolution: string, user: RangeUser) => Promise<readonly NumberingRange[]>;
  readonly rangesOfIssuer: (user: RangeUser) => Promise<readonly NumberingRange[]>;
  /** NITs of the certificate holders with a mandate from that issuer. */
  readonly mandatesOf: (issuerNit: string) => Promise<ReadonlySet<string>>;
  readonly contingencyPeriods: () => Promise<readonly ContingencyPeriod[]>;
  readonly uvt: () => Promise<readonly UvtValue[]>;
  readonly closedKinds: () => Promise<readonly ClosedKind[]>;
  /**
   * The accepted document with the same issuer, type and number (01, 02 and 04 count as one type; leading zeros
   * after the prefix are ignored) and, for payroll, the same worker, or with that key.
   */
  readonly acceptedDuplicate: (
    of: Pick<JudgedDocument, 'issuerNit' | 'type' | 'number' | 'prefix' | 'key' | 'worker'>,
  ) => Promise<JudgedDocument | undefined>;
  /** Accepted documents by their key, as it is registered; queried in upper or lower case. */
  readonly acceptedByKey: (keys: readonly string[]) => Promise<ReadonlyMap<string, JudgedDocument>>;
  /** Accepted payroll documents of that employer, worker and month, oldest first. */
  readonly acceptedPayroll: (of: PayrollMonth) => Promise<readonly JudgedDocument[]>;
  /** Accepted notes that correct the document with that key, in upper or lower case, in the order of acceptance. */
  readonly notesAbout: (key: string) => Promise<readonly FiledDocument[]>;
  /** Accepted events about those documents, by the documents' keys in lower case, in the order of acceptance. */
  readonly eventsOf: (keys: readonly string[]) => Promise<ReadonlyMap<string, readonly RegisteredEvent[]>>;
};

/** The authority's registries and documents; SQLite and PostgreSQL answer through the same port. */
export type RegistryPort = Inquiries & {
  /** How many numbers of a range accepted documents use, and the highest of them. */
  readonly usedNumbers: (
    range: Pick<NumberingRange, 'issuerNit' | 'documentType' | 'prefix' | 'from' | 'to'>,
  ) => Promise<{ readonly count: number; readonly highest: string | undefined }>;
  /** Whether the holder of a certificate is that issuer or has a mandate from it. Nobody acts for an empty NIT. */
  readonly mayActFor: (certificateNit: string, issuerNit: string) => Promise<boolean>;
  /** The verdict on a key, in upper or lower case: the accepted one if there is one, otherwise the latest. */
  readonly documentByKey: (key: string) => Promise<JudgedDocument | undefined>;
  /** Judged documents, newest first. */
  readonly listDocuments: (query: DocumentQuery) => Promise<readonly ListedDocument[]>;
  /** How many there are of each verdict. */
  readonly countDocuments: () => Promise<Readonly<Record<JudgedDocument['state'], number>>>;
  readonly documentById: (id: number) => Promise<(JudgedDocument & ListedDocument) | undefined>;
  /**
   * `duplicate`: another document with the same number or key was accepted in the meantime, or another event about the same
   * document, and nothing was kept.
   * @param deflatedXml the document's XML as deflated (RFC 1951) in its ZIP: stored as it is, to avoid deflating it
   * again
   * @param claim to the batch of which it is. @throws claimEnded, and keeps nothing, if it has ended
   */
  readonly record: (
    document: JudgedDocument,
    deflatedXml?: Uint8Array,
    claim?: Claim,
  ) => Promise<'recorded' | 'duplicate'>;
  /** By its identifier, in upper or lower case. */
  readonly testSet: (id: string) => Promise<TestSet | undefined>;
  readonly recordBatch: (batch: Batch) => Promise<void>;
  /** A batch by its ZipKey, in upper or lower case. */
  readonly batch: (zipKey: string) => Promise<PolledBatch | undefined>;
  /** The same, counted as one more query. */
  readonly pollBatch: (zipKey: string) => Promise<PolledBatch | undefined>;
  /** For stores that several processes have. */
  readonly queue: BatchQueue<RegistryData>;
  /** What was filed of a batch under that key, in order. */
  readonly documentsOfBatch: (zipKey: string, key: string) => Promise<readonly JudgedDocument[]>;
  /** The journal of all processes that have the store. */
  readonly exchanges: ExchangeStore;
  /** Next number of the authority's own ApplicationResponses. */
  readonly nextResponseNumber: () => Promise<number>;
  /** Replaces registry data (not documents); absent parts stay. */
  readonly replace: (data: Partial<RegistryData>) => Promise<void>;
  /**
   * Reads, decides and replaces with no other such change in between, here or in another process. If another process
   * made one, it decides again.
   */
  readonly change: <Result>(decide: RegistryDecision<Result>) => Promise<Result>;
  /** The state that the processes of one authority share beside registry and documents. */
  readonly shared: SharedState;
  /** The present registry data. */
  readonly dump: () => Promise<RegistryData>;
  readonly snapshots: Snapshots;
  /** As first opened: without documents, with its original registry data. Snapshots stay. */
  readonly reset: () => Promise<void>;
  /** Deletes the store of a tenant that several processes have, if none has left anything in it; false if it stays. */
  readonly removeIfEmpty: () => Promise<boolean>;
  readonly close: () => Promise<void>;
};
