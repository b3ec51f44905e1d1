import type { ExchangeStore } from './exchanges.ts';
import type { AskedBatch, Batch, BatchQueue, Decision } from './batches.ts';
import type { DocumentFamily, DocumentKind } from '../document/kind.ts';
import type { TestSet } from './test-sets.ts';

/** A state of the authority, saved under a name. */
export type Snapshot = {
  readonly name: string;
  /** Milliseconds since 1970, by the clock of its world. */
  readonly takenAt: number;
  /** The number of judged documents in it. */
  readonly documents: number;
  /** The world's state outside the database: clock and settings, as JSON. */
  readonly outside: string;
};

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

/** The content of an event (RADIAN), as the authority files it with the document it refers to. */
export type EventFacts = {
  /** Response code: 030, 031, 032, 033, 034. */
  readonly code: string;
  /** Unique code of the document it refers to, in lower case. */
  readonly documentKey: string;
  /** Date stated in the event, `2026-11-20`. */
  readonly issueDate: string;
  /** Milliseconds since 1970; undefined for an event whose signature does not state it. */
  readonly signedAt: number | undefined;
  /** After those that were known when it was judged, from 1. */
  readonly place?: number | undefined;
};

/** An accepted event, without its XML. */
export type RegisteredEvent = EventFacts & {
  readonly senderNit: string;
  readonly receiverId: string;
  readonly number: string;
  /** Its own unique code. */
  readonly key: string;
  readonly receivedAt: number;
};

export type RuleKind = 'Rechazo' | 'Notificación';

/** The Spanish texts of the rule, next to its message. */
export type SpanishLine = { readonly found: string; readonly expected: string; readonly fix: string };

/** One rule that failed at one place, for people and for the issuing service. */
export type FailedLine = {
  readonly code: string;
  readonly kind: RuleKind;
  readonly message: string;
  readonly xpath: string | undefined;
  readonly line: number | undefined;
  readonly column: number | undefined;
  readonly found: string;
  readonly expected: string;
  readonly fix: string;
  readonly spanish: SpanishLine;
};

export type { DocumentFamily };

/**
 * The authority's records of taxpayers, software and numbering, as plain data. Rules never query: the facts they
 * declare are gathered before they run.
 */
export type Contributor = {
  /** Digits without check digit. */
  readonly nit: string;
  readonly name: string;
  readonly roles: readonly ('issuer' | 'provider')[];
  readonly status: 'registered' | 'enabled' | 'cancelled';
  /** Families that the contributor is enabled to issue (code 92). */
  readonly families: readonly DocumentFamily[];
  /** Mailbox registered for reception (FAJ71). */
  readonly receptionEmail: string | undefined;
};

export type RutEntry = {
  readonly identification: string;
  readonly name: string;
  readonly status: 'active' | 'suspended' | 'cancelled';
  readonly responsibilities: readonly string[];
};

/** The RUT's records of some taxpayers. A RUT that does not answer is a declared outcome (RUT01). */
export type RutFacts = {
  readonly available: boolean;
  readonly entries: ReadonlyMap<string, RutEntry>;
  /** Everyone with a name, by its normalized form. */
  readonly named: ReadonlyMap<string, readonly RutEntry[]>;
};

export type RegisteredSoftware = {
  readonly id: string;
  readonly ownerNit: string;
  readonly pin: string;
  readonly status: 'active' | 'inactive';
  /** Families of documents that it may send. */
  readonly families: readonly DocumentFamily[];
  /** NITs that may issue with it. */
  readonly issuers: readonly string[];
};

export type NumberingRange = {
  readonly issuerNit: string;
  /** Type codes it numbers: 01 (also 02 and 04), 03, 05. */
  readonly documentType: string;
  readonly resolution: string;
  readonly resolutionDate: string;
  readonly prefix: string;
  readonly from: string;
  readonly to: string;
  readonly startDate: string;
  readonly endDate: string;
  readonly technicalKey: string | undefined;
  readonly softwareId: string | undefined;
  readonly state: 'active' | 'inactive';
};

/** A certificate holder that may send for an issuer other than itself. */
type Mandate = { readonly certificateNit: string; readonly issuerNit: string };

export type ContingencyPeriod = { readonly start: string; readonly end: string };

/** Value of the tax unit of one year, in COP. */
export type UvtValue = { readonly year: string; readonly amount: string };

/** Kinds of document that the authority can refuse to receive in one of its environments. */
export const closableKinds = ['supportDocument'] as const satisfies readonly DocumentKind[];

/** A kind that is not received: every other one is. */
export type ClosedKind = { readonly environment: '1' | '2'; readonly kind: (typeof closableKinds)[number] };

export type RegistryData = {
  readonly contributors: readonly Contributor[];
  readonly rut: { readonly available: boolean; readonly entries: readonly RutEntry[] };
  readonly software: readonly RegisteredSoftware[];
  readonly ranges: readonly NumberingRange[];
  readonly mandates: readonly Mandate[];
  readonly contingencyPeriods: readonly ContingencyPeriod[];
  readonly uvt: readonly UvtValue[];
  readonly testSets: readonly TestSet[];
  readonly closedKinds: readonly ClosedKind[];
};

/** A previously judged document. */
export type JudgedDocument = {
  /** The buyer of a support document, the employer of a payroll. */
  readonly issuerNit: string;
  readonly type: string;
  /** Prefix and number as sent. */
  readonly number: string;
  readonly key: string;
  /** The seller of a support document, the worker of a payroll. */
  readonly receiverId: string;
  /** Kinds of these identifications, as stated: 31 for a NIT, 13 for a cédula. */
  readonly issuerScheme?: string | undefined;
  readonly receiverScheme?: string | undefined;
  readonly issueDate: string;
  readonly payableAmount: string;
  /** For payroll with a payment: identification of the worker. A deletion names none. */
  readonly worker?: string | undefined;
  /** For payroll: month in which the pay period begins, `2026-11`. */
  readonly month?: string | undefined;
  /** For a note or a payroll adjustment: unique codes of the documents that it corrects. */
  readonly corrects?: readonly string[] | undefined;
  /** For an event: its type, and the document it refers to. */
  readonly event?: EventFacts | undefined;
  /** ZipKey of its batch, if it was sent asynchronously. */
  readonly zipKey?: string | undefined;
  readonly state: 'accepted' | 'rejected';
  readonly fileName: string;
  /** Empty if the files were removed. */
  readonly xml: string;
  /** Empty if the files were removed. */
  readonly applicationResponse: string;
  /** The document is older than what the authority keeps with its files (docs/limits.md). */
  readonly filesRemoved?: true | undefined;
  /** Message lines of the verdict, in order. */
  readonly lines: readonly string[];
  readonly statusMessage: string;
  readonly receivedAt: number;
  /** The exchange that brought it, which the journal keeps for a while. */
  readonly exchange?: string | undefined;
  /** The places where its rules failed; only the first if there are many. */
  readonly failed?: readonly FailedLine[] | undefined;
};

/** A document as a list shows it. */
export type ListedDocument = FiledDocument & {
  /** Grows in the order of filing. */
  readonly id: number;
};

/** Absent criteria match everything. */
export type DocumentQuery = {
  readonly limit: number;
  /** Filed before, or after, the document with that id. */
  readonly before?: number | undefined;
  readonly after?: number | undefined;
  readonly state?: JudgedDocument['state'] | undefined;
  /** Type codes; 01 includes 02 and 04. */
  readonly types?: readonly string[] | undefined;
  readonly issuer?: string | undefined;
  /** Of a rule named in its lines. */
  readonly code?: string | undefined;
  /**
   * Text that occurs in the number, key, parties, lines, or in found and expected values, where these show no PIN and
   * no technical key.
   */
  readonly text?: string | undefined;
};

/** The filed facts of a document, without its XML and that of its answer. */
export type FiledDocument = Omit<JudgedDocument, 'xml' | 'applicationResponse' | 'filesRemoved'>;

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

/** The judge's queries to its registries; SQLite and PostgreSQL answer through the same port. */
export type RegistryPort = {
  readonly contributors: (nits: readonly string[]) => Promise<ReadonlyMap<string, Contributor>>;
  readonly rut: (of: {
    readonly identifications: readonly string[];
    readonly names: readonly string[];
  }) => Promise<RutFacts>;
  readonly software: (ids: readonly string[]) => Promise<ReadonlyMap<string, RegisteredSoftware>>;
  /** Every range with the resolution number, whoever owns it. */
  readonly rangesOfResolution: (resolution: string) => Promise<readonly NumberingRange[]>;
  readonly rangesOfIssuer: (nit: string) => Promise<readonly NumberingRange[]>;
  /** How many numbers of a range accepted documents use, and the highest of them. */
  readonly usedNumbers: (
    range: Pick<NumberingRange, 'issuerNit' | 'documentType' | 'prefix' | 'from' | 'to'>,
  ) => Promise<{ readonly count: number; readonly highest: string | undefined }>;
  /** Whether the holder of a certificate is that issuer or has a mandate from it. Nobody acts for an empty NIT. */
  readonly mayActFor: (certificateNit: string, issuerNit: string) => Promise<boolean>;
  /** NITs of the certificate holders with a mandate from that issuer. */
  readonly mandatesOf: (issuerNit: string) => Promise<ReadonlySet<string>>;
  readonly contingencyPeriods: () => Promise<readonly ContingencyPeriod[]>;
  readonly uvt: () => Promise<readonly UvtValue[]>;
  readonly closedKinds: () => Promise<readonly ClosedKind[]>;
  /**
   * The accepted document with the same issuer, type and number (01, 02 and 04 count as one type; leading zeros of the
   * number are ignored) and, for payroll, the same worker, or with that key.
   */
  readonly acceptedTwin: (
    of: Pick<JudgedDocument, 'issuerNit' | 'type' | 'number' | 'key' | 'worker'>,
  ) => Promise<JudgedDocument | undefined>;
  /** Accepted documents by their key, as it is registered; queried in upper or lower case. */
  readonly acceptedByKey: (keys: readonly string[]) => Promise<ReadonlyMap<string, JudgedDocument>>;
  /** Accepted payroll documents of that employer, worker and month, oldest first. */
  readonly acceptedPayroll: (of: PayrollMonth) => Promise<readonly JudgedDocument[]>;
  /** The verdict on a key, in upper or lower case: the accepted one if there is one, otherwise the latest. */
  readonly documentByKey: (key: string) => Promise<JudgedDocument | undefined>;
  /** Accepted notes that correct the document with that key, in upper or lower case, in the order of acceptance. */
  readonly notesAbout: (key: string) => Promise<readonly FiledDocument[]>;
  /** Judged documents, newest first. */
  readonly listDocuments: (query: DocumentQuery) => Promise<readonly ListedDocument[]>;
  readonly documentById: (id: number) => Promise<(JudgedDocument & ListedDocument) | undefined>;
  /** Accepted events about those documents, by the documents' keys in lower case, in the order of acceptance. */
  readonly eventsOf: (keys: readonly string[]) => Promise<ReadonlyMap<string, readonly RegisteredEvent[]>>;
  /**
   * `twin`: another document with the same number or key was accepted in the meantime, or another event about the same
   * document, and nothing was kept.
   * @param deflatedXml the document's XML as deflated (RFC 1951) in its ZIP: stored as it is, to avoid deflating it
   * again
   */
  readonly record: (document: JudgedDocument, deflatedXml?: Buffer) => Promise<'recorded' | 'twin'>;
  /** By its identifier, in upper or lower case. */
  readonly testSet: (id: string) => Promise<TestSet | undefined>;
  readonly recordBatch: (batch: Batch) => Promise<void>;
  /** A batch by its ZipKey, in upper or lower case. */
  readonly batch: (zipKey: string) => Promise<AskedBatch | undefined>;
  /** The same, counted as one more query. */
  readonly pollBatch: (zipKey: string) => Promise<AskedBatch | undefined>;
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
  /** Deletes the store of a world that several processes have, if none has left anything in it; false if it stays. */
  readonly removeIfEmpty: () => Promise<boolean>;
  readonly close: () => Promise<void>;
};
