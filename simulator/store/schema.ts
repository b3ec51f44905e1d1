import type { Generated } from 'kysely';

/** Tables of the authority's state. XML is stored deflated. */
export type AuthorityTables = {
  /** One row for each part of the registry, as JSON. */
  readonly registry: { readonly part: string; readonly data: string };
  readonly documents: {
    readonly id: Generated<number>;
    readonly issuer_nit: string;
    /** 01, 02 and 04 count as one. */
    readonly type_class: string;
    /** Without the leading zeros of its digits. */
    readonly number_key: string;
    readonly key: string;
    readonly state: 'accepted' | 'rejected';
    /** The judged document as JSON, without the two texts below. */
    readonly data: string;
    readonly xml: Buffer;
    readonly response: Buffer;
  };
  readonly counters: { readonly name: string; readonly value: number };
};

/** In order; released ones are never changed. */
export const migrations: readonly string[] = [
  `CREATE TABLE registry (part TEXT PRIMARY KEY, data TEXT NOT NULL);
   CREATE TABLE documents (
     id INTEGER PRIMARY KEY,
     issuer_nit TEXT NOT NULL,
     type_class TEXT NOT NULL,
     number_key TEXT NOT NULL,
     key TEXT NOT NULL,
     state TEXT NOT NULL,
     data TEXT NOT NULL,
     xml BLOB NOT NULL,
     response BLOB NOT NULL
   );
   CREATE UNIQUE INDEX accepted_number ON documents (issuer_nit, type_class, number_key) WHERE state = 'accepted';
   CREATE UNIQUE INDEX accepted_key ON documents (key) WHERE state = 'accepted';
   CREATE INDEX document_key ON documents (key);
   CREATE TABLE counters (name TEXT PRIMARY KEY, value INTEGER NOT NULL);`,
];
