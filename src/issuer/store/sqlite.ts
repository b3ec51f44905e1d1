/** The issuer's store in SQLite. Texts of some size are kept deflated. */
import { sql, type Generated, type Kysely, type Selectable } from 'kysely';
import { openDatabase, packText, unpackText } from '../../common/store/database.ts';
import { migrations } from './migrations.ts';
import type {
  DocumentNumber,
  DocumentState,
  DocumentSummary,
  FileName,
  IssuerStore,
  NewDocument,
  StoredDocument,
} from './port.ts';

type DocumentTable = {
  readonly id: Generated<number>;
  readonly company: string;
  readonly kind: NewDocument['kind'];
  readonly type_code: string;
  readonly family: string;
  readonly prefix: string;
  readonly number: string;
  readonly key: string;
  readonly key_scheme: string;
  readonly state: DocumentState;
  readonly issue_date: string;
  readonly qr_text: string;
  readonly qr_url: string;
  readonly model: string;
  readonly presentation: string;
  readonly signed_xml: Buffer;
  readonly application_response: Buffer | null;
  readonly file_name: string;
  readonly printed_name: string;
  readonly attached_name: string;
  readonly created_at: number;
  readonly settled_at: number | null;
};

type Schema = {
  readonly token: { readonly digest: Buffer; readonly company: string; readonly created_at: number };
  readonly company: { readonly nit: string; readonly data: string };
  readonly document: DocumentTable;
  readonly sequence: { readonly company: string; readonly type: string; readonly year: number; readonly last: number };
};

type Database = Kysely<Schema>;

/** The authority ignores leading zeros when it compares numbers (rule 90), and so does the store. */
const withoutZeros = (number: string): string => number.replace(/^0+(?=\d)/, '');

const packed = (text: string | undefined): Buffer | null => (text === undefined ? null : packText(text));
const unpacked = (blob: Buffer | null): string | undefined => (blob === null ? undefined : unpackText(blob));

const rowOf = (document: NewDocument) => ({
  company: document.company,
  kind: document.kind,
  type_code: document.typeCode,
  family: document.family,
  prefix: document.prefix,
  number: withoutZeros(document.number),
  key: document.key,
  key_scheme: document.keyScheme,
  state: 'issued' as const,
  issue_date: document.issueDate,
  qr_text: document.qrText,
  qr_url: document.qrUrl,
  model: document.model,
  presentation: document.presentation,
  signed_xml: packText(document.signedXml),
  file_name: document.fileName,
  printed_name: document.printedName,
  attached_name: document.attachedName,
  created_at: document.createdAt,
});

const documentOf = (row: Selectable<DocumentTable>): StoredDocument => ({
  id: row.id,
  company: row.company,
  kind: row.kind,
  typeCode: row.type_code,
  family: row.family,
  prefix: row.prefix,
  number: row.number,
  key: row.key,
  keyScheme: row.key_scheme,
  state: row.state,
  issueDate: row.issue_date,
  qrText: row.qr_text,
  qrUrl: row.qr_url,
  model: row.model,
  presentation: row.presentation,
  signedXml: unpackText(row.signed_xml),
  applicationResponse: unpacked(row.application_response),
  fileName: row.file_name,
  printedName: row.printed_name,
  attachedName: row.attached_name,
  createdAt: row.created_at,
  settledAt: row.settled_at ?? undefined,
});

const withNumber = (database: Database, { company, family, prefix, number }: DocumentNumber) =>
  database
    .selectFrom('document')
    .select(['id', 'key', 'issue_date', 'prefix', 'number', 'state'])
    .where('company', '=', company)
    .where('family', '=', family)
    .where('prefix', '=', prefix)
    .where('number', '=', withoutZeros(number))
    .orderBy('id', 'desc');

type SummaryRow = Pick<Selectable<DocumentTable>, 'id' | 'key' | 'issue_date' | 'prefix' | 'number' | 'state'>;

const summaryOf = ({ issue_date: issueDate, ...row }: SummaryRow): DocumentSummary => ({ ...row, issueDate });

const tokens = (database: Database): Pick<IssuerStore, 'addToken' | 'tokenDigests'> => ({
  addToken: async ({ digest, company, at }) => {
    const row = { digest, company, created_at: at };
    await database
      .insertInto('token')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  },
  tokenDigests: () => database.selectFrom('token').select(['digest', 'company']).execute(),
});

const companies = (database: Database): Pick<IssuerStore, 'companies' | 'saveCompany'> => ({
  companies: () => database.selectFrom('company').selectAll().orderBy('nit').execute(),
  saveCompany: async ({ nit, data }) => {
    await database
      .insertInto('company')
      .values({ nit, data })
      .onConflict((conflict) => conflict.column('nit').doUpdateSet({ data }))
      .execute();
  },
});

type Documents = Pick<
  IssuerStore,
  'addDocument' | 'settleDocument' | 'document' | 'standing' | 'nextNumber' | 'documentNamed' | 'documentByKey'
>;

const nameColumn = {
  printedName: 'printed_name',
  attachedName: 'attached_name',
} as const satisfies Record<FileName, string>;

const documents = (database: Database): Documents => ({
  addDocument: async (document) => {
    const inserted = database.insertInto('document').values(rowOf(document)).returning('id');
    return (await inserted.executeTakeFirstOrThrow()).id;
  },
  settleDocument: async (id, { state, applicationResponse, at }) => {
    const settled = {
      state,
      application_response: packed(applicationResponse),
      settled_at: at,
    };
    await database.updateTable('document').set(settled).where('id', '=', id).execute();
  },
  document: async (id) => {
    const row = await database.selectFrom('document').selectAll().where('id', '=', id).executeTakeFirst();
    return row === undefined ? undefined : documentOf(row);
  },
  standing: async (number) =>
    (await withNumber(database, number).where('state', '!=', 'rejected').execute()).map(summaryOf),
  documentNamed: async (company, which, name) => {
    const row = await database
      .selectFrom('document')
      .selectAll()
      .where('company', '=', company)
      .where(nameColumn[which], '=', name)
      .orderBy(sql`state = 'accepted'`, 'desc')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst();
    return row === undefined ? undefined : documentOf(row);
  },
  documentByKey: async (company, key) => {
    const row = await database
      .selectFrom('document')
      .selectAll()
      .where('company', '=', company)
      .where('key', '=', key)
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst();
    return row === undefined ? undefined : documentOf(row);
  },
  nextNumber: async ({ company, family, prefix }) => {
    const row = await database
      .selectFrom('document')
      .select('number')
      .where('company', '=', company)
      .where('family', '=', family)
      .where('prefix', '=', prefix)
      .where('state', '!=', 'rejected')
      .orderBy(sql`CAST(number AS INTEGER)`, 'desc')
      .limit(1)
      .executeTakeFirst();
    return row === undefined ? undefined : (BigInt(row.number) + 1n).toString();
  },
});

const sequences = (database: Database): Pick<IssuerStore, 'nextInSequence'> => ({
  nextInSequence: async ({ company, type, year }) => {
    const { last } = await database
      .insertInto('sequence')
      .values({ company, type, year, last: 1 })
      .onConflict((conflict) =>
        conflict.columns(['company', 'type', 'year']).doUpdateSet({ last: sql`sequence.last + 1` }),
      )
      .returning('last')
      .executeTakeFirstOrThrow();
    return last;
  },
});

/** `:memory:` or the path of a file. */
export const openIssuerStore = (location: string): IssuerStore => {
  const database = openDatabase<Schema>(location, migrations);
  return {
    ...tokens(database),
    ...companies(database),
    ...documents(database),
    ...sequences(database),
    close: () => database.destroy(),
  };
};
