/**
 * Snapshots as copies of the tables inside the same database: complete thanks to a transaction, as durable as the
 * database itself, and as fast as it copies rows. Every table is copied, whatever a later migration adds.
 */
import { sql, type Kysely, type Transaction } from 'kysely';
import type { OpenStore, Tables } from '../../../src/common/store/open-store.ts';
import { codeOf, isConflict } from '../../../src/common/store/outage.ts';
import type { Snapshot } from '../../registry/types.ts';
import type { Snapshots } from '../../registry/port.ts';
import type { AuthorityTables } from './schema.ts';

export type Store = Pick<OpenStore<AuthorityTables>, 'database' | 'tables'>;

/** A transaction, and the tables that it sees. */
export type Within = { readonly database: Transaction<AuthorityTables>; readonly tables: Tables };

const copyOf = (id: number, table: string): string => `snapshot_${String(id)}_${table}`;

/** Those of the snapshots, and those about the store as a whole, whatever state it contains. */
const notState = /^(?:snapshot|ensayo_)/;

/** The tables of the state itself. */
export const stateTables = async ({ names }: Tables): Promise<readonly string[]> =>
  (await names()).filter((name) => !notState.test(name));

const clearState = async ({ database, tables }: Within): Promise<void> => {
  for (const table of await stateTables(tables)) await sql`DELETE FROM ${tables.named(table)}`.execute(database);
};

type Row = AuthorityTables['snapshots'];

const shown = ({ name, taken_at, documents, outside }: Omit<Row, 'id'>): Snapshot => ({
  name,
  takenAt: Number(taken_at),
  documents: Number(documents),
  outside,
});

const find = (database: Kysely<AuthorityTables>, name: string) =>
  database.selectFrom('snapshots').selectAll().where('name', '=', name).executeTakeFirst();

const take = async (
  { database, tables }: Within,
  { name, takenAt, outside }: Parameters<Snapshots['take']>[0],
): Promise<Snapshot | 'taken'> => {
  if ((await find(database, name)) !== undefined) return 'taken';
  const { count } = await database
    .selectFrom('documents')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const row = { name, taken_at: takenAt, documents: Number(count), outside };
  const { id } = await database.insertInto('snapshots').values(row).returning('id').executeTakeFirstOrThrow();
  for (const table of await stateTables(tables)) {
    const copy = tables.named(copyOf(Number(id), table));
    await sql`CREATE TABLE ${copy} AS SELECT * FROM ${tables.named(table)}`.execute(database);
  }
  return shown(row);
};

/**
 * The documents filed next follow those of the copy without a gap: how many are kept is counted by their identifiers
 * (retention.ts).
 */
const countOnFrom = async ({ database, tables }: Within, copy: string): Promise<void> => {
  const { rows } = await sql<{
    readonly last: number | null;
  }>`SELECT max(id) AS last FROM ${tables.named(copy)}`.execute(database);
  await tables.countOn('documents', Number(rows[0]?.last ?? 0));
};

/** A copy made before a migration lacks its columns and tables: those get their defaults, or stay empty. */
const restore = async (within: Within, name: string): Promise<Snapshot | undefined> => {
  const { database, tables } = within;
  const found = await find(database, name);
  if (found === undefined) return undefined;
  await countOnFrom(within, copyOf(found.id, 'documents'));
  await clearState(within);
  for (const table of await stateTables(tables)) {
    const copy = copyOf(found.id, table);
    const shared = await tables.columns(copy);
    if (shared.length === 0) continue;
    const columns = sql.join(shared.map((column) => sql.id(column)));
    await sql`INSERT INTO ${tables.named(table)} (${columns}) SELECT ${columns} FROM ${tables.named(copy)}`.execute(
      database,
    );
  }
  // The batches in it are nobody's: a process that judges one of them goes on from what is not true any more.
  await database.updateTable('batch_tasks').set({ taken_by: '', taken_until: 0 }).execute();
  return shown(found);
};

const remove = async ({ database, tables }: Within, name: string): Promise<boolean> => {
  const found = await find(database, name);
  if (found === undefined) return false;
  const copies = (await tables.names()).filter((table) => table.startsWith(copyOf(found.id, '')));
  for (const copy of copies) await sql`DROP TABLE ${tables.named(copy)}`.execute(database);
  await database.deleteFrom('snapshots').where('id', '=', found.id).execute();
  return true;
};

/** All or nothing, and everything that is read is of one moment. */
const whole = <T>({ database, tables }: Store, work: (within: Within) => Promise<T>): Promise<T> =>
  database
    .transaction()
    // SQLite knows no other.
    .setIsolationLevel('repeatable read')
    .execute((transaction) => work({ database: transaction, tables: tables(transaction) }));

/** Each waits until the documents that are being filed are filed. */
const mostAttempts = 500;

/**
 * The same while nobody else changes anything.
 * @param further tables that are not of the state, and are not changed meanwhile either
 */
export const alone = async <T>(
  store: Store,
  work: (within: Within) => Promise<T>,
  further: readonly string[] = [],
): Promise<T> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await store.database.transaction().execute(async (database) => {
        const tables = store.tables(database);
        const others = (await stateTables(tables)).filter((name) => name !== 'documents');
        await tables.lock('documents', [...others, 'snapshots', ...further]);
        return work({ database, tables });
      });
    } catch (error) {
      if (!isConflict(error) || attempt === mostAttempts) throw error;
      await sql`SELECT pg_sleep(0.01)`.execute(store.database);
    }
  }
};

/** https://www.postgresql.org/docs/current/errcodes-appendix.html: another process has taken one of that name. */
const uniqueViolation = '23505';

export const snapshotsIn = (store: Store): Snapshots => ({
  take: async (of) => {
    try {
      return await whole(store, (within) => take(within, of));
    } catch (error) {
      if (codeOf(error) === uniqueViolation) return 'taken';
      throw error;
    }
  },
  list: async () => (await store.database.selectFrom('snapshots').selectAll().orderBy('id').execute()).map(shown),
  restore: (name) => alone(store, (within) => restore(within, name)),
  remove: (name) => alone(store, (within) => remove(within, name)),
});

/** Empties every table of the state; snapshots stay. */
export const emptyState = (store: Store): Promise<void> => alone(store, clearState);
