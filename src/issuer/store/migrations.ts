/**
 * The tables of the issuer's store, their history, and the secret texts in them. Documents contain none (records.ts).
 */
import type { SealedColumn } from '../../common/store/sealed.ts';
import type { Layout } from '../../common/store/data-file.ts';

/** Documents whose numbers were reported kept the rows of those. */
const usedNumbers = `
  DELETE FROM given_number WHERE since IS NULL AND content = '' AND EXISTS (
    SELECT 1 FROM document JOIN settlement ON settlement.document = document.id
    WHERE settlement.state IN ('accepted', 'in-process') AND document.company = given_number.company
      AND document.family = given_number.family AND document.prefix = given_number.prefix
      AND document.number = given_number.number
  );`;

const earlierContents = `ALTER TABLE given_number ADD COLUMN earlier TEXT NOT NULL DEFAULT '';`;

/** Tables of the issuing service in SQLite. Released entries are never changed: the list grows at its end. */
export const migrations: readonly string[] = [
  `
  CREATE TABLE token (
    digest BLOB PRIMARY KEY,
    company TEXT NOT NULL,
    created_at INTEGER NOT NULL
  );
  CREATE TABLE document (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    company TEXT NOT NULL,
    kind TEXT NOT NULL,
    type_code TEXT NOT NULL,
    family TEXT NOT NULL,
    prefix TEXT NOT NULL,
    number TEXT NOT NULL,
    key TEXT NOT NULL,
    key_scheme TEXT NOT NULL,
    state TEXT NOT NULL,
    issue_date TEXT NOT NULL,
    qr_text TEXT NOT NULL,
    qr_url TEXT NOT NULL,
    model TEXT NOT NULL,
    presentation TEXT NOT NULL,
    signed_xml BLOB NOT NULL,
    application_response BLOB,
    file_name TEXT NOT NULL,
    printed_name TEXT NOT NULL,
    attached_name TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    settled_at INTEGER
  );
  CREATE INDEX document_by_number ON document (company, family, prefix, number, state);
  CREATE INDEX document_by_consecutive ON document (company, family, prefix, CAST(number AS INTEGER));
  CREATE INDEX document_by_printed_name ON document (company, printed_name);
  CREATE INDEX document_by_attached_name ON document (company, attached_name);
  CREATE TABLE sequence (
    company TEXT NOT NULL,
    type TEXT NOT NULL,
    year INTEGER NOT NULL,
    last INTEGER NOT NULL,
    PRIMARY KEY (company, type, year)
  ) WITHOUT ROWID;
  `,
  `
  CREATE TABLE company (nit TEXT PRIMARY KEY, data TEXT NOT NULL);
  CREATE INDEX document_by_key ON document (company, key);
  `,
  // The outcome of a document is a separate row: changing the document's row would write all of its texts again.
  `
  CREATE TABLE settlement (
    document INTEGER PRIMARY KEY,
    state TEXT NOT NULL,
    application_response BLOB,
    settled_at INTEGER NOT NULL
  );
  INSERT INTO settlement
    SELECT id, state, application_response, settled_at FROM document WHERE settled_at IS NOT NULL;
  DROP INDEX document_by_number;
  ALTER TABLE document DROP COLUMN state;
  ALTER TABLE document DROP COLUMN application_response;
  ALTER TABLE document DROP COLUMN settled_at;
  CREATE INDEX document_by_number ON document (company, family, prefix, number);
  `,
  // Secrets needed only for coding are not stored with a document. Other secrets are sealed when the file is opened
  // (`companyData`).
  `
  UPDATE document SET model =
    json_remove(json_set(model, '$.software.pin', ''), '$.numbering.authorization.technicalKey')
    WHERE json_valid(model);
  `,
  // How often tokens and companies were changed, for other processes that hold them in memory.
  `
  CREATE TABLE change (one INTEGER PRIMARY KEY CHECK (one = 1), version INTEGER NOT NULL);
  INSERT INTO change VALUES (1, 0);
  `,
  // Used only by processes that share the file.
  `
  CREATE TABLE mail (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    sender TEXT NOT NULL,
    recipients TEXT NOT NULL,
    received_at INTEGER NOT NULL,
    bytes INTEGER NOT NULL,
    raw BLOB NOT NULL
  );
  `,
  // Up to which document the files were removed.
  `
  CREATE TABLE removal (one INTEGER PRIMARY KEY CHECK (one = 1), files_to INTEGER NOT NULL);
  INSERT INTO removal VALUES (1, 0);
  `,
  // The highest number that the service has taken for a document: several processes may look for the next one at once.
  `
  CREATE TABLE taken_number (
    company TEXT NOT NULL,
    family TEXT NOT NULL,
    prefix TEXT NOT NULL,
    number TEXT NOT NULL,
    PRIMARY KEY (company, family, prefix)
  ) WITHOUT ROWID;
  `,
  // The states of a submission, and the numbers given to requests without one. Numbers are compared by their length first:
  // they have no leading zeros.
  `
  UPDATE settlement SET state = 'sent' WHERE state = 'unknown';
  ALTER TABLE document ADD COLUMN content TEXT NOT NULL DEFAULT '';
  DROP TABLE taken_number;
  DROP INDEX document_by_consecutive;
  CREATE INDEX document_by_consecutive ON document (company, family, prefix, length(number), number);
  CREATE TABLE given_number (
    company TEXT NOT NULL,
    family TEXT NOT NULL,
    prefix TEXT NOT NULL,
    number TEXT NOT NULL,
    content TEXT NOT NULL,
    since INTEGER,
    PRIMARY KEY (company, family, prefix, number)
  ) WITHOUT ROWID;
  CREATE TABLE series (
    company TEXT NOT NULL,
    family TEXT NOT NULL,
    prefix TEXT NOT NULL,
    number TEXT NOT NULL,
    after INTEGER NOT NULL,
    PRIMARY KEY (company, family, prefix)
  ) WITHOUT ROWID;
  `,
  `
  CREATE TABLE named_request (
    company TEXT NOT NULL,
    key TEXT NOT NULL,
    body TEXT NOT NULL,
    answer BLOB,
    after INTEGER NOT NULL,
    PRIMARY KEY (company, key)
  );
  CREATE INDEX named_request_by_document ON named_request (after);
  `,
  `ALTER TABLE named_request ADD COLUMN since INTEGER;`,
  // Each range continues where it was set to, also beside others of its prefix.
  `
  ALTER TABLE series RENAME TO series_of_prefix;
  CREATE TABLE series (
    company TEXT NOT NULL,
    family TEXT NOT NULL,
    prefix TEXT NOT NULL,
    number TEXT NOT NULL,
    after INTEGER NOT NULL,
    first TEXT NOT NULL,
    last TEXT NOT NULL,
    position INTEGER NOT NULL,
    pending TEXT NOT NULL,
    PRIMARY KEY (company, family, prefix, number)
  ) WITHOUT ROWID;
  INSERT INTO series SELECT *, '0', '${'9'.repeat(60)}', 0, '[]' FROM series_of_prefix;
  DROP TABLE series_of_prefix;
  ALTER TABLE given_number ADD COLUMN elsewhere INTEGER NOT NULL DEFAULT 0;
  ${usedNumbers}
  `,
  earlierContents,
];

/** The same tables in PostgreSQL. Blobs are deflated already: PostgreSQL need not try it again. */
const postgres: readonly string[] = [
  `
  CREATE TABLE token (digest BYTEA PRIMARY KEY, company TEXT NOT NULL, created_at BIGINT NOT NULL);
  CREATE TABLE company (nit TEXT PRIMARY KEY, data TEXT NOT NULL);
  CREATE TABLE document (
    id BIGINT GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
    company TEXT NOT NULL,
    kind TEXT NOT NULL,
    type_code TEXT NOT NULL,
    family TEXT NOT NULL,
    prefix TEXT NOT NULL,
    number TEXT NOT NULL,
    key TEXT NOT NULL,
    key_scheme TEXT NOT NULL,
    issue_date TEXT NOT NULL,
    qr_text TEXT NOT NULL,
    qr_url TEXT NOT NULL,
    model TEXT NOT NULL,
    presentation TEXT NOT NULL,
    signed_xml BYTEA NOT NULL,
    file_name TEXT NOT NULL,
    printed_name TEXT NOT NULL,
    attached_name TEXT NOT NULL,
    created_at BIGINT NOT NULL
  );
  ALTER TABLE document ALTER COLUMN signed_xml SET STORAGE EXTERNAL;
  CREATE INDEX document_by_number ON document (company, family, prefix, number);
  CREATE INDEX document_by_consecutive ON document (company, family, prefix, CAST(number AS NUMERIC));
  CREATE INDEX document_by_printed_name ON document (company, printed_name);
  CREATE INDEX document_by_attached_name ON document (company, attached_name);
  CREATE INDEX document_by_key ON document (company, key);
  CREATE TABLE settlement (
    document BIGINT PRIMARY KEY,
    state TEXT NOT NULL,
    application_response BYTEA,
    settled_at BIGINT NOT NULL
  );
  ALTER TABLE settlement ALTER COLUMN application_response SET STORAGE EXTERNAL;
  CREATE TABLE sequence (
    company TEXT NOT NULL,
    type TEXT NOT NULL,
    year INTEGER NOT NULL,
    last BIGINT NOT NULL,
    PRIMARY KEY (company, type, year)
  );
  CREATE TABLE change (one INTEGER PRIMARY KEY CHECK (one = 1), version BIGINT NOT NULL);
  INSERT INTO change VALUES (1, 0);
  `,
  `
  CREATE TABLE mail (
    id BIGINT GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
    sender TEXT NOT NULL,
    recipients TEXT NOT NULL,
    received_at BIGINT NOT NULL,
    bytes BIGINT NOT NULL,
    raw BYTEA NOT NULL
  );
  `,
  `
  CREATE TABLE removal (one INTEGER PRIMARY KEY CHECK (one = 1), files_to BIGINT NOT NULL);
  INSERT INTO removal VALUES (1, 0);
  `,
  `
  CREATE TABLE taken_number (
    company TEXT NOT NULL,
    family TEXT NOT NULL,
    prefix TEXT NOT NULL,
    number TEXT NOT NULL,
    PRIMARY KEY (company, family, prefix)
  );
  `,
  `
  UPDATE settlement SET state = 'sent' WHERE state = 'unknown';
  ALTER TABLE document ADD COLUMN content TEXT NOT NULL DEFAULT '';
  DROP TABLE taken_number;
  DROP INDEX document_by_consecutive;
  CREATE INDEX document_by_consecutive ON document (company, family, prefix, length(number), number);
  CREATE TABLE given_number (
    company TEXT NOT NULL,
    family TEXT NOT NULL,
    prefix TEXT NOT NULL,
    number TEXT NOT NULL,
    content TEXT NOT NULL,
    since BIGINT,
    PRIMARY KEY (company, family, prefix, number)
  );
  CREATE TABLE series (
    company TEXT NOT NULL,
    family TEXT NOT NULL,
    prefix TEXT NOT NULL,
    number TEXT NOT NULL,
    after BIGINT NOT NULL,
    PRIMARY KEY (company, family, prefix)
  );
  `,
  `
  CREATE TABLE named_request (
    company TEXT NOT NULL,
    key TEXT NOT NULL,
    body TEXT NOT NULL,
    answer BYTEA,
    after BIGINT NOT NULL,
    PRIMARY KEY (company, key)
  );
  CREATE INDEX named_request_by_document ON named_request (after);
  `,
  `ALTER TABLE named_request ADD COLUMN since BIGINT;`,
  `
  ALTER TABLE series DROP CONSTRAINT series_pkey;
  ALTER TABLE series ADD PRIMARY KEY (company, family, prefix, number);
  ALTER TABLE series ADD COLUMN first TEXT NOT NULL DEFAULT '0';
  ALTER TABLE series ADD COLUMN last TEXT NOT NULL DEFAULT '${'9'.repeat(60)}';
  ALTER TABLE series ADD COLUMN position INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE series ADD COLUMN pending TEXT NOT NULL DEFAULT '[]';
  ALTER TABLE given_number ADD COLUMN elsewhere INTEGER NOT NULL DEFAULT 0;
  ${usedNumbers}
  `,
  earlierContents,
];

/** Private key of the certificate, PINs of the software, technical keys of the ranges. */
const secrets: readonly string[] = ['key', 'pin', 'technicalKey'];

export const companyData: SealedColumn = {
  table: 'company',
  row: 'nit',
  column: 'data',
  covers: (_nit, path) => secrets.includes(path.at(-1) ?? ''),
  // A company without its PIN, technical key or certificate is like one that has not been given them yet.
  lost: (_nit, path) => (path.at(-1) === 'technicalKey' ? undefined : ''),
};

export const issuerLayout: Layout = { migrations, postgres, sealed: [companyData] };
