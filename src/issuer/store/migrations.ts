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
    model BLOB NOT NULL,
    presentation BLOB NOT NULL,
    signed_xml BLOB NOT NULL,
    application_response BLOB,
    file_name TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    settled_at INTEGER
  );
  CREATE INDEX document_by_number ON document (company, family, prefix, number, state);
  CREATE INDEX document_by_consecutive ON document (company, family, prefix, CAST(number AS INTEGER));
  CREATE TABLE artefact (
    company TEXT NOT NULL,
    name TEXT NOT NULL,
    document INTEGER NOT NULL REFERENCES document (id),
    kind TEXT NOT NULL,
    PRIMARY KEY (company, name, document)
  ) WITHOUT ROWID;
  CREATE TABLE sequence (
    company TEXT NOT NULL,
    type TEXT NOT NULL,
    year INTEGER NOT NULL,
    last INTEGER NOT NULL,
    PRIMARY KEY (company, type, year)
  ) WITHOUT ROWID;
  `,
];
