/** The tables of the issuer's store; `migrations.ts` creates them. */
import type { Generated } from 'kysely';
import type { MailTable } from './mails.ts';
import type { DocumentNumber, DocumentState, NewDocument } from './port.ts';

export type DocumentTable = {
  readonly id: Generated<number>;
  readonly company: string;
  readonly kind: NewDocument['kind'];
  readonly type_code: string;
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

/** The outcome of a document; none while it is only issued. */
export type SettlementTable = {
  readonly document: number;
  readonly state: Exclude<DocumentState, 'issued'>;
  readonly application_response: Buffer | null;
  readonly settled_at: number;
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
  readonly taken_number: DocumentNumber;
  readonly sequence: { readonly company: string; readonly type: string; readonly year: number; readonly last: number };
};
