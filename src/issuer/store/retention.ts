/** Removes files and records of issued documents that the retention no longer keeps. */
import { sql, type Kysely, type Transaction } from 'kysely';
import {
  startRemoval,
  type IdRange,
  type KeepOptions,
  type Removal,
  type RemovableDocuments,
} from '../../common/store/retention.ts';
import { hasThatNumber, isStanding, settled } from './numbers.ts';
import type { IssuerTables } from './tables.ts';

type Database = Transaction<IssuerTables>;

/** Instead of XML, of which no document has none. */
const noFile = Buffer.alloc(0);

export const isRemoved = (file: Buffer): boolean => file.length === 0;

/** In place of the files, and of the texts that only they are made of. */
const noFiles = { signed_xml: noFile, model: '', presentation: '', qr_text: '', qr_url: '' } as const;

const recordColumns = [
  'id',
  'company',
  'kind',
  'type_code',
  'content',
  'family',
  'prefix',
  'number',
  'key',
  'key_scheme',
  'issue_date',
  'file_name',
  'printed_name',
  'attached_name',
  'created_at',
] as const;

const documentsIn = (database: Database, { after, to }: IdRange) =>
  database.deleteFrom('document').where('id', '>', after).where('id', '<=', to);

const settlementsIn = (database: Database, { after, to }: IdRange) =>
  database.deleteFrom('settlement').where('document', '>', after).where('document', '<=', to);

/**
 * Files the records again: SQLite would not reuse the rest of the pages of rows that merely become shorter, and would
 * keep a page for each.
 */
const removeFiles = async (database: Database, range: IdRange): Promise<void> => {
  const records = await documentsIn(database, range).returning(recordColumns).execute();
  const outcomes = await settlementsIn(database, range).returning(['document', 'state', 'settled_at']).execute();
  if (records.length > 0)
    await database
      .insertInto('document')
      .values(records.toSorted((a, b) => a.id - b.id).map((row) => ({ ...row, ...noFiles })))
      .execute();
  if (outcomes.length > 0)
    await database
      .insertInto('settlement')
      .values(
        outcomes.toSorted((a, b) => a.document - b.document).map((row) => ({ ...row, application_response: null })),
      )
      .execute();
  await database.deleteFrom('named_request').where('after', '<', range.to).execute();
  // If two processes remove the same files at once, the later one may set it back: then a portion is done again.
  await database.updateTable('removal').set({ files_to: range.to }).execute();
};

const removeRecords = async (database: Database, range: IdRange): Promise<void> => {
  const removed = settled(database).select('id').where('id', '>', range.after).where('id', '<=', range.to);
  // Nobody would know any more whether they are free.
  await database
    .deleteFrom('given_number')
    .where((where) =>
      where.exists(removed.where(hasThatNumber).where(sql<boolean>`(since IS NULL OR since <= created_at)`)),
    )
    // Unless a later document had the number, too, and none of these kept it.
    .where((where) =>
      where.or([
        where.exists(removed.where(hasThatNumber).where(isStanding)),
        where.not(
          where.exists(database.selectFrom('document').select('id').where('id', '>', range.to).where(hasThatNumber)),
        ),
      ]),
    )
    .execute();
  await settlementsIn(database, range).execute();
  await documentsIn(database, range).execute();
};

const extentOf = async (database: Database) => {
  const end = (direction: 'asc' | 'desc') =>
    database.selectFrom('document').select('id').orderBy('id', direction).limit(1).executeTakeFirst();
  const [oldest, newest] = [await end('asc'), await end('desc')];
  if (oldest === undefined || newest === undefined) return undefined;
  const { files_to: removedTo } = await database.selectFrom('removal').select('files_to').executeTakeFirstOrThrow();
  return { oldest: oldest.id, newest: newest.id, removedTo };
};

const firstSince = async (database: Database, { after, to }: IdRange, instant: number): Promise<number | undefined> => {
  const row = await database
    .selectFrom('document')
    .select('id')
    .where('id', '>', after)
    .where('id', '<=', to)
    .where('created_at', '>=', instant)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return row?.id;
};

/** The issued documents, in a transaction. */
const removableDocuments = (database: Database): RemovableDocuments => ({
  extent: () => extentOf(database),
  firstSince: (range, instant) => firstSince(database, range, instant),
  removeFiles: (range) => removeFiles(database, range),
  removeRecords: (range) => removeRecords(database, range),
});

export const removalIn = (database: Kysely<IssuerTables>, options: KeepOptions): Removal =>
  startRemoval({
    ...options,
    inTransaction: (work) => database.transaction().execute((transaction) => work(removableDocuments(transaction))),
  });
