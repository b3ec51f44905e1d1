/** The issuer's store in a database. Longer texts are stored deflated. */
import { sql, type Kysely, type Selectable } from 'kysely';
import { packText, unpackText } from '../../common/store/database.ts';
import { fixedQuery } from '../../common/store/fixed-query.ts';
import type { OpenStore } from '../../common/store/open-store.ts';
import type { KeepOptions } from '../../common/store/retention.ts';
import { openStore, type StorePlace } from '../../common/store/store.ts';
import { mailsIn } from './mails.ts';
import { companyData, issuerLayout } from './migrations.ts';
import { namedRequestsIn } from './named-requests.ts';
import { freeNumber, isStanding, numbersIn, settled, withoutZeros } from './numbers.ts';
import type {
  CompanyDecision,
  DocumentFiles,
  DocumentNumber,
  DocumentSummary,
  NameColumn,
  IssuerStore,
  ListedDocument,
  NewDocument,
  NewToken,
  Sequence,
  StoredDocument,
} from './port.ts';
import { leftFor, submissionStates } from '../submission/states.ts';
import { isRemoved, removalIn } from './retention.ts';
import type { DocumentTable, IssuerTables, SettlementTable } from './tables.ts';

type Database = Kysely<IssuerTables>;

const packed = (text: string | undefined): Buffer | null => (text === undefined ? null : packText(text));
const unpacked = (blob: Buffer | null): string | undefined => (blob === null ? undefined : unpackText(blob));

const rowOf = (document: NewDocument) => ({
  company: document.company,
  kind: document.kind,
  type_code: document.typeCode,
  content: document.content,
  family: document.family,
  prefix: document.prefix,
  number: withoutZeros(document.number),
  key: document.key,
  key_scheme: document.keyScheme,
  issue_date: document.issueDate,
  qr_text: document.qrText,
  qr_url: document.qrUrl,
  model: document.model,
  presentation: document.presentation,
  signed_xml: document.deflatedXml,
  file_name: document.fileName,
  printed_name: document.printedName,
  attached_name: document.attachedName,
  created_at: document.createdAt,
});

const wholeDocument = (database: Database) =>
  settled(database).selectAll('document').select(['state', 'application_response', 'settled_at']);

type WholeRow = Selectable<DocumentTable> & {
  readonly [Column in 'state' | 'application_response' | 'settled_at']: SettlementTable[Column] | null;
};

const filesOf = (row: WholeRow): DocumentFiles | undefined =>
  isRemoved(row.signed_xml)
    ? undefined
    : {
        qrText: row.qr_text,
        qrUrl: row.qr_url,
        model: row.model,
        presentation: row.presentation,
        signedXml: unpackText(row.signed_xml),
        applicationResponse: unpacked(row.application_response),
      };

const documentOf = (row: WholeRow): StoredDocument => ({
  id: row.id,
  company: row.company,
  kind: row.kind,
  typeCode: row.type_code,
  content: row.content,
  family: row.family,
  prefix: row.prefix,
  number: row.number,
  key: row.key,
  keyScheme: row.key_scheme,
  state: row.state ?? 'sent',
  issueDate: row.issue_date,
  files: filesOf(row),
  fileName: row.file_name,
  printedName: row.printed_name,
  attachedName: row.attached_name,
  createdAt: row.created_at,
  settledAt: row.settled_at ?? undefined,
});

const summaryColumns = ['id', 'key', 'content', 'issue_date', 'prefix', 'number', 'state', 'settled_at'] as const;

type SummaryRow = Pick<WholeRow, (typeof summaryColumns)[number]>;

const summaryOf = ({ issue_date: issueDate, state, settled_at: at, ...row }: SummaryRow): DocumentSummary => ({
  ...row,
  issueDate,
  state: state ?? 'sent',
  settledAt: at ?? undefined,
});

const listColumns = [
  ...(['id', 'type_code', 'prefix', 'number', 'key', 'issue_date'] as const),
  ...(['printed_name', 'created_at', 'model'] as const),
] as const;

const listedOf = (row: Pick<WholeRow, (typeof listColumns)[number]>): ListedDocument => ({
  id: row.id,
  typeCode: row.type_code,
  prefix: row.prefix,
  number: row.number,
  key: row.key,
  issueDate: row.issue_date,
  printedName: row.printed_name,
  createdAt: row.created_at,
  // Removed with the files.
  model: row.model === '' ? undefined : row.model,
});

/** Counts the changes of tokens and companies, which every process holds in memory. */
const changesOf = ({ database, isShared, mayHaveChanged }: OpenStore<IssuerTables>) => {
  let seen: number | undefined;
  return {
    counted: <Value>(work: (transaction: Database) => Promise<Value>): Promise<Value> =>
      database.transaction().execute(async (transaction) => {
        await transaction
          .updateTable('change')
          .set({ version: sql<number>`version + 1` })
          .execute();
        return work(transaction);
      }),
    hasChanged: async (): Promise<boolean> => {
      // A file that was removed is noticed even where nobody shares it.
      if (!mayHaveChanged() || !isShared) return false;
      const { version } = await database.selectFrom('change').select('version').executeTakeFirstOrThrow();
      const before = seen;
      seen = Number(version);
      return before !== seen;
    },
  };
};

type Counted = ReturnType<typeof changesOf>['counted'];

const insertToken = async (database: Database, { digest, company, at }: NewToken): Promise<void> => {
  await database
    .insertInto('token')
    .values({ digest, company, created_at: at })
    .onConflict((conflict) => conflict.column('digest').doUpdateSet({ company }))
    .execute();
};

const tokens = (database: Database, counted: Counted): Pick<IssuerStore, 'addToken' | 'tokenDigests'> => ({
  addToken: (token) => counted((transaction) => insertToken(transaction, token)),
  tokenDigests: () => database.selectFrom('token').select(['digest', 'company']).execute(),
});

const companies = (
  { database, sealer }: OpenStore<IssuerTables>,
  counted: Counted,
): Pick<IssuerStore, 'companies' | 'changeCompany'> => ({
  companies: async () => {
    const rows = await database.selectFrom('company').selectAll().orderBy('nit').execute();
    return rows.map(({ nit, data }) => ({ nit, record: sealer.restored(companyData, nit, data) }));
  },
  changeCompany: async <Record, Refusal>(
    nit: string,
    decide: (stored: unknown) => CompanyDecision<Record, Refusal>,
  ) => {
    let refused: CompanyDecision<Record, Refusal> | undefined;
    const change = async (transaction: Database): Promise<CompanyDecision<Record, Refusal>> => {
      // The count comes first: whoever else changes a company waits there until this is done, and reads what it left.
      const row = await transaction.selectFrom('company').select('data').where('nit', '=', nit).executeTakeFirst();
      const decided = decide(row && sealer.restored(companyData, nit, row.data));
      if (!decided.ok) {
        refused = decided;
        throw new Error('A company stays as it is.'); // takes the count back, too
      }
      const data = sealer.stored(companyData, nit, { value: decided.record });
      await transaction
        .insertInto('company')
        .values({ nit, data })
        .onConflict((conflict) => conflict.column('nit').doUpdateSet({ data }))
        .execute();
      if (decided.token !== undefined) await insertToken(transaction, decided.token);
      return decided;
    };
    try {
      return await counted(change);
    } catch (error) {
      if (refused === undefined) throw error;
      return refused;
    }
  },
});

type Documents = Pick<
  IssuerStore,
  | 'addDocument'
  | 'settleDocument'
  | 'document'
  | 'standing'
  | 'documentsNumbered'
  | 'documentNamed'
  | 'documentByKey'
  | 'documentsWithKey'
  | 'acceptedIn'
>;

const nameColumn = {
  printedName: 'printed_name',
  attachedName: 'attached_name',
} as const satisfies Record<NameColumn, string>;

/** Of several documents first the one that counts. */
const accepted = sql<boolean>`state IS NOT DISTINCT FROM 'accepted'`;

/** Whether the state that is stored is left for the one that is reached: whoever writes second may know less. */
const mayBeLeft = sql<boolean>`CASE excluded.state ${sql.join(
  submissionStates.map(
    (to) =>
      sql`WHEN ${sql.lit(to)} THEN settlement.state IN (${sql.join([...leftFor(to), ''].map((from) => sql.lit(from)))})`,
  ),
  sql` `,
)} END`;

const numbered = (database: Database, { company, family, prefix, number }: DocumentNumber) =>
  settled(database)
    .select(summaryColumns)
    .where('company', '=', company)
    .where('family', '=', family)
    .where('prefix', '=', prefix)
    .where('number', '=', number)
    .orderBy('id', 'desc');

/** The queries made for every document. */
const usualQueries = ({ database }: OpenStore<IssuerTables>) => {
  return {
    add: fixedQuery((row: ReturnType<typeof rowOf>) => database.insertInto('document').values(row).returning('id')),
    settle: fixedQuery((row: SettlementTable) =>
      database
        .insertInto('settlement')
        .values(row)
        .onConflict((conflict) => conflict.column('document').doUpdateSet(row).where(mayBeLeft))
        .returning('document'),
    ),
    standing: fixedQuery((number: DocumentNumber) => numbered(database, number).where(isStanding)),
    numbered: fixedQuery((number: DocumentNumber) => numbered(database, number)),
    withKey: fixedQuery(({ company, key }: Pick<NewDocument, 'company' | 'key'>) =>
      settled(database)
        .select(summaryColumns)
        .where('company', '=', company)
        .where('key', '=', key)
        .orderBy('id', 'desc'),
    ),
    next: fixedQuery(({ company, year }: Sequence) =>
      database
        .insertInto('sequence')
        // Earlier versions counted each kind of file by itself.
        .values((query) => ({
          ...{ company, type: 'all', year },
          last: query
            .selectFrom('sequence as earlier')
            .where('earlier.company', '=', company)
            .where('earlier.year', '=', year)
            .select(sql<number>`coalesce(max(earlier.last), 0) + 1`.as('last')),
        }))
        .onConflict((conflict) =>
          conflict.columns(['company', 'type', 'year']).doUpdateSet({ last: sql`sequence.last + 1` }),
        )
        .returning('last'),
    ),
  };
};

type UsualQueries = ReturnType<typeof usualQueries>;

const plain = ({ company, family, prefix, number }: DocumentNumber): DocumentNumber => ({
  ...{ company, family, prefix },
  number: withoutZeros(number),
});

const documents = (database: Database, queries: UsualQueries): Documents => ({
  addDocument: async (document) => {
    const [added] = await queries.add(database, rowOf(document));
    if (added === undefined) throw new Error('The database gave no id for a document.');
    return added.id;
  },
  settleDocument: async (id, { state, applicationResponse, at }) => {
    // Before it is free: nobody gets a later one in between.
    if (state === 'rejected' || state === 'not-sent') await freeNumber(database, id);
    const row = { document: id, state, application_response: packed(applicationResponse), settled_at: at };
    return (await queries.settle(database, row)).length > 0;
  },
  document: async (id) => {
    const row = await wholeDocument(database).where('id', '=', id).executeTakeFirst();
    return row === undefined ? undefined : documentOf(row);
  },
  standing: async (number) => (await queries.standing(database, plain(number))).map(summaryOf),
  documentsNumbered: async (number) => (await queries.numbered(database, plain(number))).map(summaryOf),
  documentNamed: async (company, which, name) => {
    const row = await wholeDocument(database)
      .where('company', '=', company)
      .where(nameColumn[which], '=', name)
      .orderBy(accepted, 'desc')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst();
    return row === undefined ? undefined : documentOf(row);
  },
  documentByKey: async (company, key) => {
    const row = await wholeDocument(database)
      .where('company', '=', company)
      .where('key', '=', key)
      .orderBy(accepted, 'desc')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst();
    return row === undefined ? undefined : documentOf(row);
  },
  documentsWithKey: async (company, key) => (await queries.withKey(database, { company, key })).map(summaryOf),
  acceptedIn: async (company, { from, to }, most) => {
    const rows = await settled(database)
      .select(listColumns)
      .where('company', '=', company)
      .where('issue_date', '>=', from)
      .where('issue_date', '<=', to)
      .where('state', '=', 'accepted')
      .orderBy('id')
      .limit(most)
      .execute();
    return rows.map(listedOf);
  },
});

const sequences = (database: Database, queries: UsualQueries): Pick<IssuerStore, 'nextInSequence'> => ({
  nextInSequence: async (sequence) => {
    const [next] = await queries.next(database, sequence);
    if (next === undefined) throw new Error('The database counted no file name.');
    return next.last;
  },
});

/** @param keep everything if absent */
export const openIssuerStore = async (place: StorePlace, keep?: KeepOptions): Promise<IssuerStore> => {
  const store = await openStore<IssuerTables>(place, issuerLayout);
  const { database, close } = store;
  const queries = usualQueries(store);
  const { counted, hasChanged } = changesOf(store);
  const stored = documents(database, queries);
  const removal = keep === undefined ? undefined : removalIn(database, keep);
  return {
    hasChanged,
    ...tokens(database, counted),
    ...companies(store, counted),
    ...stored,
    addDocument: async (document) => {
      const id = await stored.addDocument(document);
      removal?.filed();
      return id;
    },
    ...numbersIn(database),
    ...namedRequestsIn(database),
    ...sequences(database, queries),
    isShared: store.isShared,
    mails: store.isShared ? mailsIn(database) : undefined,
    close: async () => {
      await removal?.stop();
      await close();
    },
  };
};
