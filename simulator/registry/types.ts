import type { AskedBatch, Batch } from './batches.ts';
import type { DocumentFamily, DocumentKind } from '../document/kind.ts';
import type { TestSet } from './test-sets.ts';

/** A state of the authority, saved under a name. */
export type Snapshot = {
  readonly name: string;
  /** Milliseconds since 1970, by the clock of its world. */
  readonly takenAt: number;
  /** How many judged documents it holds. */
  readonly documents: number;
  /** What its world keeps outside the database: clock and settings, as JSON. */
  readonly outside: string;
};

/** Copies of everything that the registry stores, kept beside it. A copy is whole or is not there. */
export type Snapshots = {
  /** `taken`: there is one of that name, which stays as it is. */
  readonly take: (of: Pick<Snapshot, 'name' | 'takenAt' | 'outside'>) => Promise<Snapshot | 'taken'>;
  /** Oldest first. */
  readonly list: () => Promise<readonly Snapshot[]>;
  /** Puts the copy in the place of what is stored; undefined where there is none of that name. */
  readonly restore: (name: string) => Promise<Snapshot | undefined>;
  /** False where there is none. */
  readonly remove: (name: string) => Promise<boolean>;
};

/** What an event (RADIAN) says, as the authority files it with the document that it is about. */
export type EventFacts = {
  /** Response code: 030, 031, 032, 033, 034. */
  readonly code: string;
  /** Unique code of the document that it is about, in lower case. */
  readonly documentKey: string;
  /** Date that the event bears, `2026-11-20`. */
  readonly issueDate: string;
  /** Milliseconds since 1970; undefined for an event whose signature does not say. */
  readonly signedAt: number | undefined;
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
export type SpanishLine = { readonly found?: string; readonly expected?: string; readonly fix?: string };

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
  /** Absent where the rule has no Spanish text of its own. */
  readonly spanish?: SpanishLine;
};

export type { DocumentFamily };

/**
 * What the authority keeps about taxpayers, software and numbering, as plain
 * data. Rules never query: the facts they declare are gathered before they run.
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

/** What the RUT has about some taxpayers. A RUT that does not answer is a declared outcome (RUT01). */
export type RutFacts = {
  readonly available: boolean;
  readonly entries: ReadonlyMap<string, RutEntry>;
  /** Everybody who has a name, under its form for comparison. */
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

/** A document that was judged before. */
export type JudgedDocument = {
  /** The buyer of a support document, the employer of a payroll. */
  readonly issuerNit: string;
  readonly type: string;
  /** Prefix and number as sent. */
  readonly number: string;
  readonly key: string;
  /** The seller of a support document, the worker of a payroll. */
  readonly receiverId: string;
  readonly issueDate: string;
  readonly payableAmount: string;
  /** Payroll that pays somebody: identification of the worker. A deletion names none. */
  readonly worker?: string | undefined;
  /** Payroll: month in which the period that is paid begins, `2026-11`. */
  readonly month?: string | undefined;
  /** Of a note: unique codes of the documents that it corrects, in lower case. */
  readonly corrects?: readonly string[] | undefined;
  /** Of an event: which one, and about what. */
  readonly event?: EventFacts | undefined;
  /** ZipKey of the batch that it came in, when it was sent asynchronously. */
  readonly zipKey?: string | undefined;
  readonly state: 'accepted' | 'rejected';
  readonly fileName: string;
  readonly xml: string;
  readonly applicationResponse: string;
  /** Message lines of the verdict, in order. */
  readonly lines: readonly string[];
  readonly statusMessage: string;
  readonly receivedAt: number;
  /** The exchange that brought it, which the journal keeps for a while. */
  readonly exchange?: string | undefined;
  /** Where its rules failed; the first ones, where there are many. */
  readonly failed?: readonly FailedLine[] | undefined;
};

/** A document as a list shows it. */
export type ListedDocument = FiledDocument & {
  /** Grows in the order of filing. */
  readonly id: number;
};

/** What is not said is not asked. */
export type DocumentQuery = {
  readonly limit: number;
  /** Filed before, or after, the document with that id. */
  readonly before?: number | undefined;
  readonly after?: number | undefined;
  readonly state?: JudgedDocument['state'] | undefined;
  /** Type codes; 01 stands for 02 and 04 too. */
  readonly types?: readonly string[] | undefined;
  readonly issuer?: string | undefined;
  /** Of a rule that its lines name. */
  readonly code?: string | undefined;
  /** Somewhere in number, key, parties, lines, found and expected, where these show no PIN and no technical key. */
  readonly text?: string | undefined;
};

/** What is filed of a document, without its XML and that of its answer. */
export type FiledDocument = Omit<JudgedDocument, 'xml' | 'applicationResponse'>;

/** Whom an employer pays for which month. */
type PayrollMonth = { readonly issuerNit: string; readonly worker: string; readonly month: string };

/** What the judge asks of its registries; SQLite and PostgreSQL answer through the same port. */
export type RegistryPort = {
  readonly contributors: (nits: readonly string[]) => Promise<ReadonlyMap<string, Contributor>>;
  readonly rut: (of: {
    readonly identifications: readonly string[];
    readonly names: readonly string[];
  }) => Promise<RutFacts>;
  readonly software: (ids: readonly string[]) => Promise<ReadonlyMap<string, RegisteredSoftware>>;
  /** Every range that carries the resolution number, whatever its owner. */
  readonly rangesOfResolution: (resolution: string) => Promise<readonly NumberingRange[]>;
  readonly rangesOfIssuer: (nit: string) => Promise<readonly NumberingRange[]>;
  /** How many numbers of a range accepted documents have, and the highest of them. */
  readonly usedNumbers: (
    range: Pick<NumberingRange, 'issuerNit' | 'documentType' | 'prefix' | 'from' | 'to'>,
  ) => Promise<{ readonly count: number; readonly highest: string | undefined }>;
  /** Whether the holder of a certificate is that issuer or has a mandate of it. Nobody acts for an empty NIT. */
  readonly mayActFor: (certificateNit: string, issuerNit: string) => Promise<boolean>;
  /** NITs of the certificate holders that have a mandate of that issuer. */
  readonly mandatesOf: (issuerNit: string) => Promise<ReadonlySet<string>>;
  readonly contingencyPeriods: () => Promise<readonly ContingencyPeriod[]>;
  readonly uvt: () => Promise<readonly UvtValue[]>;
  readonly closedKinds: () => Promise<readonly ClosedKind[]>;
  /**
   * The accepted document with the same issuer, type and number (01, 02 and 04
   * count as one type; leading zeros of the number are ignored) and, of payroll,
   * the same worker, or with that key.
   */
  readonly acceptedTwin: (
    of: Pick<JudgedDocument, 'issuerNit' | 'type' | 'number' | 'key' | 'worker'>,
  ) => Promise<JudgedDocument | undefined>;
  /** Accepted documents by key in lower case; asked in upper or lower case. */
  readonly acceptedByKey: (keys: readonly string[]) => Promise<ReadonlyMap<string, JudgedDocument>>;
  /** Accepted payroll documents of that employer, worker and month, oldest first. */
  readonly acceptedPayroll: (of: PayrollMonth) => Promise<readonly JudgedDocument[]>;
  /** The verdict on a key, in upper or lower case: the accepted one where there is one, else the latest. */
  readonly documentByKey: (key: string) => Promise<JudgedDocument | undefined>;
  /** Accepted notes that correct the document with that key, in upper or lower case, in the order of acceptance. */
  readonly notesAbout: (key: string) => Promise<readonly FiledDocument[]>;
  /** Judged documents, newest first. */
  readonly listDocuments: (query: DocumentQuery) => Promise<readonly ListedDocument[]>;
  readonly documentById: (id: number) => Promise<(JudgedDocument & ListedDocument) | undefined>;
  /** Events that were accepted about those documents, by the documents' keys in lower case, in the order of acceptance. */
  readonly eventsOf: (keys: readonly string[]) => Promise<ReadonlyMap<string, readonly RegisteredEvent[]>>;
  /**
   * `twin`: another document with the same number or key was accepted meanwhile, and nothing was kept.
   * @param deflatedXml the document's XML as it stood deflated (RFC 1951) in its ZIP: kept as it is, it need not be deflated again
   */
  readonly record: (document: JudgedDocument, deflatedXml?: Buffer) => Promise<'recorded' | 'twin'>;
  /** By its identifier, in upper or lower case. */
  readonly testSet: (id: string) => Promise<TestSet | undefined>;
  /** Keeps a test set and gives it back; where there is one with that id, that one stays and is given. */
  readonly addTestSet: (set: TestSet) => Promise<TestSet>;
  readonly recordBatch: (batch: Batch) => Promise<void>;
  /** A batch by its ZipKey, in upper or lower case. */
  readonly batch: (zipKey: string) => Promise<AskedBatch | undefined>;
  /** The same, counted as asked for once more. */
  readonly pollBatch: (zipKey: string) => Promise<AskedBatch | undefined>;
  /** Next number of the authority's own ApplicationResponses. */
  readonly nextResponseNumber: () => Promise<number>;
  /** Replaces registry data (not documents); what is absent stays. */
  readonly replace: (data: Partial<RegistryData>) => Promise<void>;
  /** The present registry data. */
  readonly dump: () => Promise<RegistryData>;
  readonly snapshots: Snapshots;
  /** As it was first opened: without documents, with the registry data that it was given then. Snapshots stay. */
  readonly reset: () => Promise<void>;
  readonly close: () => Promise<void>;
};
