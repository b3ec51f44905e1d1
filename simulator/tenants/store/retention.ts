/** Removes files and records of judged documents that the retention no longer keeps. */
import type { Kysely, Transaction } from 'kysely';
import { unpackText } from '../../../src/common/store/database.ts';
import {
  startRemoval,
  type IdRange,
  type KeepOptions,
  type Removal,
  type RemovableDocuments,
} from '../../../src/common/store/retention.ts';
import type { FiledDocument, JudgedDocument } from '../../registry/types.ts';
import { keyPortions } from './keys.ts';
import type { AuthorityTables } from './schema.ts';

type Database = Transaction<AuthorityTables>;

/** Under that name the counters have how far the files were removed: part of the state, as a snapshot saves it. */
const removedTo = 'filesRemovedTo';

/** As stored in place of a file that was removed; that of no document is empty. */
const noFile = Buffer.alloc(0);

type Files = Pick<JudgedDocument, 'xml' | 'applicationResponse' | 'filesRemoved'>;

/** The files of a document, if it still has them. */
export const filesOf = ({ xml, response }: Pick<AuthorityTables['documents'], 'xml' | 'response'>): Files =>
  xml.length === 0
    ? { xml: '', applicationResponse: '', filesRemoved: true }
    : { xml: unpackText(xml), applicationResponse: unpackText(response) };

/** The unsealed part of a document's JSON. */
type Facts = Pick<FiledDocument, 'receivedAt' | 'event' | 'corrects'>;

const factsOf = ({ data }: { readonly data: string }): Facts => JSON.parse(data) as Facts; // written by `storedDocument`

const recordColumns = [
  'id',
  'issuer_nit',
  'type_class',
  'number_key',
  'key',
  'state',
  'data',
  'worker',
  'month',
] as const;

/** If two processes remove the same files at once, the later one may set it back: then a portion is done again. */
const noteRemoved = (database: Database, to: number) =>
  database
    .insertInto('counters')
    .values({ name: removedTo, value: to })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: to }))
    .execute();

/**
 * Batches contain the answers to their documents: they go with the files of the latest document that was there when they
 * were finished. So one that waits stays, however long, and so do those of documents that keep their files.
 */
const removeBatches = (database: Database, { to }: IdRange) =>
  database.deleteFrom('batches').where('filed_to', '<=', to).execute();

/**
 * Files the records again: SQLite would not reuse the rest of the pages of rows that merely become shorter, and would
 * keep a page for each.
 */
const removeFiles = async (database: Database, range: IdRange): Promise<void> => {
  const { after, to } = range;
  const rows = await database
    .deleteFrom('documents')
    .where('id', '>', after)
    .where('id', '<=', to)
    .returning(recordColumns)
    .execute();
  const records = rows.toSorted((a, b) => Number(a.id) - Number(b.id));
  const filed = records.map((row) => ({ ...row, xml: noFile, response: noFile }));
  if (filed.length > 0) await database.insertInto('documents').values(filed).execute();
  await removeBatches(database, range);
  await noteRemoved(database, to);
};

/** Under the document that they refer to, events and notes are filed a second time. */
const removeReferences = async (database: Database, id: number, { event, corrects = [] }: Facts): Promise<void> => {
  if (event !== undefined)
    await database
      .deleteFrom('events')
      .where('document_key', '=', event.documentKey)
      .where('code', '=', event.code)
      .execute();
  for (const keys of keyPortions(corrects))
    await database.deleteFrom('corrections').where('document_key', 'in', keys).where('note_id', '=', id).execute();
};

const removeRecords = async (database: Database, { after, to }: IdRange): Promise<void> => {
  const rows = await database
    .deleteFrom('documents')
    .where('id', '>', after)
    .where('id', '<=', to)
    .returning(['id', 'state', 'data'])
    .execute();
  for (const row of rows) if (row.state === 'accepted') await removeReferences(database, Number(row.id), factsOf(row));
};

const extentOf = async (database: Database) => {
  const end = (direction: 'asc' | 'desc') =>
    database.selectFrom('documents').select('id').orderBy('id', direction).limit(1).executeTakeFirst();
  const [oldest, newest] = [await end('asc'), await end('desc')];
  if (oldest === undefined || newest === undefined) return undefined;
  const removed = await database
    .selectFrom('counters')
    .select('value')
    .where('name', '=', removedTo)
    .executeTakeFirst();
  return { oldest: Number(oldest.id), newest: Number(newest.id), removedTo: Number(removed?.value ?? 0) };
};

const firstSince = async (database: Database, { after, to }: IdRange, instant: number): Promise<number | undefined> => {
  const rows = await database
    .selectFrom('documents')
    .select(['id', 'data'])
    .where('id', '>', after)
    .where('id', '<=', to)
    .orderBy('id')
    .execute();
  const first = rows.find((row) => factsOf(row).receivedAt >= instant);
  return first === undefined ? undefined : Number(first.id);
};

/** The judged documents, in a transaction. */
export const removableDocuments = (database: Database): RemovableDocuments => ({
  extent: () => extentOf(database),
  firstSince: (range, instant) => firstSince(database, range, instant),
  removeFiles: (range) => removeFiles(database, range),
  removeRecords: (range) => removeRecords(database, range),
});

export const removalIn = (database: Kysely<AuthorityTables>, options: KeepOptions): Removal =>
  startRemoval({
    ...options,
    inTransaction: (work) => database.transaction().execute((transaction) => work(removableDocuments(transaction))),
  });
