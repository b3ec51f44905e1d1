/** The tables of the issuer's store; `migrations.ts` creates them. */
import type { Generated } from 'kysely';
import type { MailTable } from './mails.ts';
import type { SubmissionState } from '../submission/states.ts';
import type { DocumentNumber, NamedRequest, NewDocument } from './port.ts';

export type DocumentTable = {
  readonly id: Generated<number>;
  readonly company: string;
  readonly kind: NewDocument['kind'];
  readonly type_code: string;
  readonly content: string;
  readonly family: string;
  readonly prefix: string;
  readonly number: string;
  readonly key: string;
  readonly key_scheme: string;
  readonly issue_date: string;
  readonly qr_text: string;
  readonly qr_url: string;
  readonly model: string;
  readonly presentation: string;
  /** Empty if the files were removed (retention.ts); so are the texts that only they are made of. */
  readonly signed_xml: Buffer;
  readonly file_name: string;
  readonly printed_name: string;
  readonly attached_name: string;
  readonly created_at: number;
};

/** What became of a document; none while it is being sent. */
export type SettlementTable = {
  readonly document: number;
  readonly state: SubmissionState;
  readonly application_response: Buffer | null;
  readonly settled_at: number;
};

/**
 * Numbers given to requests without one, until a verdict was reported, and all whose documents came free, without a
 * content. Whose document does not stand (anymore) are free: at once, or after a while if the request has not ended,
 * because its process may have.
 */
export type GivenNumberTable = DocumentNumber & {
  readonly content: string;
  /** Contents of requests that were given it before, and no verdict, each between two line ends. */
  readonly earlier: Generated<string>;
  /** Milliseconds since 1970; null once the request has ended. */
  readonly since: number | null;
  /** 1 if the authority has a document of that number which is not in this store. */
  readonly elsewhere: number;
};

/** Where a range continues. */
export type SeriesTable = DocumentNumber & {
  /** Only documents behind that one count, */
  readonly after: number;
  /** and none with a number that was given before: JSON, an array of texts. */
  readonly pending: string;
  /** The range at that time. */
  readonly first: string;
  readonly last: string;
  /** Of several settings the highest is the latest. */
  readonly position: number;
};

/** Its document, if there is one, comes behind `after`; it is removed with the files of that. */
export type NamedRequestTable = NamedRequest & {
  /** Digest. */
  readonly body: string;
  readonly answer: Buffer | null;
  readonly after: number;
  /** Milliseconds since 1970, while a process is at it. */
  readonly since: number | null;
};

export type IssuerTables = {
  readonly token: { readonly digest: Buffer; readonly company: string; readonly created_at: number };
  readonly company: { readonly nit: string; readonly data: string };
  readonly document: DocumentTable;
  readonly settlement: SettlementTable;
  /** One row: up to which identifier the files of documents were removed. */
  readonly removal: { readonly one: 1; readonly files_to: number };
  readonly change: { readonly one: 1; readonly version: number };
  readonly mail: MailTable;
  readonly given_number: GivenNumberTable;
  readonly series: SeriesTable;
  readonly named_request: NamedRequestTable;
  readonly sequence: { readonly company: string; readonly type: string; readonly year: number; readonly last: number };
};
