/**
 * The tables of the issuer's store, their history, and the secret texts in them. Documents contain none (records.ts).
 */
import type { SealedColumn } from '../../common/store/sealed.ts';
import type { Layout } from '../../common/store/data-file.ts';

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

export const issuerLayout: Layout = { migrations, sealed: [companyData] };
