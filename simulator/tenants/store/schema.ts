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
    /** Without the leading zeros of its digits; with the worker, since a number must be unique only per worker (numbers.ts). */
    readonly number_key: string;
    readonly key: string;
    readonly state: 'accepted' | 'rejected';
    /** Of payroll. */
    readonly worker: string | null;
    readonly month: string | null;
    /** The judged document as JSON, without the two texts below. */
    readonly data: string;
    /** Both are empty if they were removed (retention.ts). */
    readonly xml: Buffer;
    readonly response: Buffer;
  };
  /** Which documents each accepted note corrects. */
  readonly corrections: { readonly document_key: string; readonly note_id: number };
  /** Accepted events, with the documents they refer to; the events themselves are filed as documents. */
  readonly events: {
    readonly id: Generated<number>;
    readonly document_key: string;
    readonly code: string;
    /** Among the events about the document; null for those that an earlier version filed. */
    readonly place: number | null;
    /** JSON. */
    readonly data: string;
  };
  readonly batches: {
    readonly zip_key: string;
    readonly test_set_id: string | null;
    readonly received_at: number;
    /** How often the verdicts were queried. */
    readonly polls: number;
    /** JSON, deflated. */
    readonly verdicts: Buffer;
    /** The latest document when its last verdict was reached, 0 if there was none; null while it waits. */
    readonly filed_to: number | null;
  };
  /** Batches that are still judged, in the order in which they came. */
  readonly batch_tasks: {
    readonly seq: Generated<number>;
    readonly zip_key: string;
    /** JSON, deflated. */
    readonly task: Buffer;
    /** The claim, until the database's clock passes `taken_until`; milliseconds since 1970. */
    readonly taken_by: string;
    readonly taken_until: number;
  };
  /** Their verdicts so far: JSON, deflated. */
  readonly batch_verdicts: { readonly zip_key: string; readonly position: number; readonly verdict: Buffer };
  /** The codes of their documents. */
  readonly waiting_documents: { readonly zip_key: string; readonly key: string };
  /** One row: how often anything but documents was changed, and the state of the tenant outside the registry, as JSON. */
  readonly ensayo_shared: { readonly one: 1; readonly version: number; readonly text: string };
  /** The journal of all processes; not used where there is only one. */
  readonly ensayo_exchanges: {
    readonly seq: Generated<number>;
    readonly id: string;
    readonly received_at: number;
    /** Of envelope and answer. */
    readonly bytes: number;
    readonly envelope: Buffer;
    readonly omitted_bytes: number | null;
    readonly answer: Buffer;
    /** JSON. */
    readonly findings: string;
  };
  /** What was found in an exchange after it was answered, which may be before the journal has it. */
  readonly ensayo_results: {
    readonly seq: Generated<number>;
    readonly id: string;
    /** JSON. */
    readonly results: string;
  };
  readonly counters: { readonly name: string; readonly value: number };
  /** The saved snapshots; the copied tables are called `snapshot_<id>_<table>`. */
  readonly snapshots: {
    readonly id: Generated<number>;
    readonly name: string;
    readonly taken_at: number;
    readonly documents: number;
    /** JSON. */
    readonly outside: string;
  };
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
  `ALTER TABLE documents ADD COLUMN worker TEXT;
   ALTER TABLE documents ADD COLUMN month TEXT;
   CREATE INDEX accepted_payroll ON documents (issuer_nit, worker, month) WHERE state = 'accepted' AND worker IS NOT NULL;
   CREATE TABLE batches (
     zip_key TEXT PRIMARY KEY,
     test_set_id TEXT,
     received_at INTEGER NOT NULL,
     polls INTEGER NOT NULL,
     verdicts BLOB NOT NULL
   );
   CREATE INDEX batch_test_set ON batches (test_set_id) WHERE test_set_id IS NOT NULL;`,
  `CREATE TABLE events (
     id INTEGER PRIMARY KEY,
     document_key TEXT NOT NULL,
     code TEXT NOT NULL,
     data TEXT NOT NULL
   );
   CREATE UNIQUE INDEX event_of_document ON events (document_key, code);`,
  `CREATE TABLE snapshots (
     id INTEGER PRIMARY KEY,
     name TEXT NOT NULL UNIQUE,
     taken_at INTEGER NOT NULL,
     documents INTEGER NOT NULL,
     outside TEXT NOT NULL
   );`,
  `CREATE TABLE corrections (
     document_key TEXT NOT NULL,
     note_id INTEGER NOT NULL,
     PRIMARY KEY (document_key, note_id)
   ) WITHOUT ROWID;`,
  // From here on secrets are sealed (layout.ts), which older programs do not know: they refuse the file by its version.
  `ANALYZE sqlite_schema;`,
  `CREATE TABLE ensayo_shared (one INTEGER PRIMARY KEY CHECK (one = 1), version INTEGER NOT NULL, text TEXT NOT NULL);
   INSERT INTO ensayo_shared VALUES (1, 0, '');
   CREATE TABLE ensayo_exchanges (seq INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, findings TEXT NOT NULL);`,
  `CREATE TABLE batch_tasks (
     seq INTEGER PRIMARY KEY,
     zip_key TEXT NOT NULL UNIQUE,
     task BLOB NOT NULL,
     taken_by TEXT NOT NULL,
     taken_until INTEGER NOT NULL
   );
   CREATE TABLE batch_verdicts (
     zip_key TEXT NOT NULL,
     position INTEGER NOT NULL,
     verdict BLOB NOT NULL,
     PRIMARY KEY (zip_key, position)
   );
   DROP TABLE ensayo_exchanges;
   CREATE TABLE ensayo_exchanges (
     seq INTEGER PRIMARY KEY,
     id TEXT NOT NULL UNIQUE,
     received_at INTEGER NOT NULL,
     bytes INTEGER NOT NULL,
     envelope BLOB NOT NULL,
     omitted_bytes INTEGER,
     answer BLOB NOT NULL,
     findings TEXT NOT NULL
   );`,
  `CREATE INDEX batch_received ON batches (received_at);`,
  // Two events about a document, judged at the same moment by two processes, have the same place: only one is filed.
  `ALTER TABLE events ADD COLUMN place INTEGER;
   CREATE UNIQUE INDEX event_in_place ON events (document_key, place);`,
  `CREATE TABLE ensayo_results (seq INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, results TEXT NOT NULL);`,
  `CREATE TABLE waiting_documents (key TEXT NOT NULL, zip_key TEXT NOT NULL, PRIMARY KEY (key, zip_key));
   CREATE INDEX waiting_batch ON waiting_documents (zip_key);`,
  // Batches go with the documents that were there before them (retention.ts), by no clock. Those of a snapshot that an
  // earlier version took stay.
  `ALTER TABLE batches ADD COLUMN filed_to INTEGER;
   DROP INDEX batch_received;
   CREATE INDEX batch_filed ON batches (filed_to);
   UPDATE batches SET filed_to = (SELECT coalesce(max(id), 0) FROM documents)
     WHERE zip_key NOT IN (SELECT zip_key FROM batch_tasks);`,
  // From here on number keys may separate the prefix, which older programs would not find: they refuse the file.
  `ANALYZE sqlite_schema;`,
];

/** The same tables in PostgreSQL. Blobs are deflated already: PostgreSQL need not try it again. */
export const postgresMigrations: readonly string[] = [
  `CREATE TABLE registry (part TEXT PRIMARY KEY, data TEXT NOT NULL);
   CREATE TABLE documents (
     id BIGINT GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
     issuer_nit TEXT NOT NULL,
     type_class TEXT NOT NULL,
     number_key TEXT NOT NULL,
     key TEXT NOT NULL,
     state TEXT NOT NULL,
     data TEXT NOT NULL,
     xml BYTEA NOT NULL,
     response BYTEA NOT NULL,
     worker TEXT,
     month TEXT
   );
   ALTER TABLE documents ALTER COLUMN xml SET STORAGE EXTERNAL, ALTER COLUMN response SET STORAGE EXTERNAL;
   CREATE UNIQUE INDEX accepted_number ON documents (issuer_nit, type_class, number_key) WHERE state = 'accepted';
   CREATE UNIQUE INDEX accepted_key ON documents (key) WHERE state = 'accepted';
   CREATE INDEX document_key ON documents (key);
   CREATE INDEX accepted_payroll ON documents (issuer_nit, worker, month) WHERE state = 'accepted' AND worker IS NOT NULL;
   CREATE TABLE counters (name TEXT PRIMARY KEY, value BIGINT NOT NULL);
   CREATE TABLE batches (
     zip_key TEXT PRIMARY KEY,
     test_set_id TEXT,
     received_at BIGINT NOT NULL,
     polls BIGINT NOT NULL,
     verdicts BYTEA NOT NULL
   );
   CREATE INDEX batch_test_set ON batches (test_set_id) WHERE test_set_id IS NOT NULL;
   CREATE TABLE events (
     id BIGINT GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
     document_key TEXT NOT NULL,
     code TEXT NOT NULL,
     data TEXT NOT NULL
   );
   CREATE UNIQUE INDEX event_of_document ON events (document_key, code);
   CREATE TABLE snapshots (
     id BIGINT GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
     name TEXT NOT NULL UNIQUE,
     taken_at BIGINT NOT NULL,
     documents BIGINT NOT NULL,
     outside TEXT NOT NULL
   );
   CREATE TABLE corrections (document_key TEXT NOT NULL, note_id BIGINT NOT NULL, PRIMARY KEY (document_key, note_id));
   CREATE TABLE ensayo_shared (one INTEGER PRIMARY KEY CHECK (one = 1), version BIGINT NOT NULL, text TEXT NOT NULL);
   INSERT INTO ensayo_shared VALUES (1, 0, '');
   CREATE UNLOGGED TABLE ensayo_exchanges (
     seq BIGINT GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
     id TEXT NOT NULL UNIQUE,
     findings TEXT NOT NULL
   );`,
  `CREATE TABLE batch_tasks (
     seq BIGINT GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
     zip_key TEXT NOT NULL UNIQUE,
     task BYTEA NOT NULL,
     taken_by TEXT NOT NULL,
     taken_until BIGINT NOT NULL
   );
   CREATE TABLE batch_verdicts (
     zip_key TEXT NOT NULL,
     position INTEGER NOT NULL,
     verdict BYTEA NOT NULL,
     PRIMARY KEY (zip_key, position)
   );
   DROP TABLE ensayo_exchanges;
   CREATE UNLOGGED TABLE ensayo_exchanges (
     seq BIGINT GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
     id TEXT NOT NULL UNIQUE,
     received_at BIGINT NOT NULL,
     bytes BIGINT NOT NULL,
     envelope BYTEA NOT NULL,
     omitted_bytes BIGINT,
     answer BYTEA NOT NULL,
     findings TEXT NOT NULL
   );
   ALTER TABLE ensayo_exchanges ALTER COLUMN envelope SET STORAGE EXTERNAL, ALTER COLUMN answer SET STORAGE EXTERNAL;`,
  `CREATE INDEX batch_received ON batches (received_at);`,
  `ALTER TABLE events ADD COLUMN place INTEGER;
   CREATE UNIQUE INDEX event_in_place ON events (document_key, place);`,
  `CREATE UNLOGGED TABLE ensayo_results (
     seq BIGINT GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
     id TEXT NOT NULL UNIQUE,
     results TEXT NOT NULL
   );`,
  `CREATE TABLE waiting_documents (key TEXT NOT NULL, zip_key TEXT NOT NULL, PRIMARY KEY (key, zip_key));
   CREATE INDEX waiting_batch ON waiting_documents (zip_key);`,
  `ALTER TABLE batches ADD COLUMN filed_to BIGINT;
   DROP INDEX batch_received;
   CREATE INDEX batch_filed ON batches (filed_to);
   UPDATE batches SET filed_to = (SELECT coalesce(max(id), 0) FROM documents)
     WHERE zip_key NOT IN (SELECT zip_key FROM batch_tasks);`,
  // As in SQLite, for older programs.
  `SELECT 1;`,
];
