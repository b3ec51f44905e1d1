import type { Said } from '../document/datum.ts';
import type { DocumentFamily, DocumentKind } from '../document/kind.ts';
import type { TestSet } from './test-sets.ts';

/** A state of the authority, saved under a name. */
export type Snapshot = {
  readonly name: string;
  /** Milliseconds since 1970, by the clock of its tenant. */
  readonly takenAt: number;
  /** The number of judged documents in it. */
  readonly documents: number;
  /** The tenant's state outside the database: clock and settings, as JSON. */
  readonly outside: string;
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
export type SpanishLine = {
  readonly found: string;
  readonly expected: string;
  readonly fix: string;
  readonly applied?: string;
  readonly inferred?: string;
};

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
  /** Where values by date decided: which one applied, by which date of the document, and what was before and comes next. */
  readonly applied?: string;
  /** For a rule about a document of the till whose code nobody saw: from which rule it is inferred. */
  readonly inferred?: string;
  readonly spanish: SpanishLine;
  /** The two as data. */
  readonly foundData: Said;
  readonly expectedData: Said;
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
  /** As the document states it; undefined if it does not, or if an earlier version filed it. */
  readonly prefix?: string | undefined;
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
  readonly code?: string | undefined;
  /**
   * Text that occurs in the number, key, parties, lines, or in found and expected values, where these show no PIN and
   * no technical key.
   */
  readonly text?: string | undefined;
};

/** The filed facts of a document, without its XML and that of its answer. */
export type FiledDocument = Omit<JudgedDocument, 'xml' | 'applicationResponse' | 'filesRemoved'>;
