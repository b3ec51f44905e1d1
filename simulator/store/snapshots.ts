/**
 * Snapshots as copies of the tables inside the same database: complete thanks to a transaction, as durable as the
 * database itself, and as fast as SQLite copies rows. Every table is copied, whatever a later migration adds.
 */
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Snapshot, Snapshots } from '../registry/types.ts';
import type { AuthorityTables } from './schema.ts';

type Database = Kysely<AuthorityTables>;

const copyOf = (id: number, table: string): string => `snapshot_${String(id)}_${table}`;

const named = async (database: Database, pattern: string): Promise<readonly string[]> => {
  const { rows } = await sql<{ readonly name: string }>`
    SELECT name FROM sqlite_master WHERE type = 'table' AND name GLOB ${pattern}`.execute(database);
  return rows.map(({ name }) => name);
};

/** SQLite's own tables, those of the snapshots, and those of the file as a whole, whatever state it contains. */
const notState = /^(?:sqlite_|snapshot|ensayo_)/;

/** The tables of the state itself. */
const stateTables = async (database: Database): Promise<readonly string[]> =>
  (await named(database, '*')).filter((name) => !notState.test(name));

const columnsOf = async (database: Database, table: string): Promise<string> => {
  const { rows } = await sql<{ readonly name: string }>`SELECT name FROM pragma_table_info(${table})`.execute(database);
  return rows.map(({ name }) => `"${name}"`).join(', ');
};

const run = async (database: Database, statement: string): Promise<void> => {
  await sql.raw(statement).execute(database);
};

const clearState = async (database: Database): Promise<void> => {
  for (const table of await stateTables(database)) await run(database, `DELETE FROM "${table}"`);
};

type Row = AuthorityTables['snapshots'];

const shown = ({ name, taken_at, documents, outside }: Omit<Row, 'id'>): Snapshot => ({
  name,
  takenAt: Number(taken_at),
  documents: Number(documents),
  outside,
});

const find = (database: Database, name: string) =>
  database.selectFrom('snapshots').selectAll().where('name', '=', name).executeTakeFirst();

const take = async (
  database: Transaction<AuthorityTables>,
  { name, takenAt, outside }: Parameters<Snapshots['take']>[0],
): Promise<Snapshot | 'taken'> => {
  if ((await find(database, name)) !== undefined) return 'taken';
  const { count } = await database
    .selectFrom('documents')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const row = { name, taken_at: takenAt, documents: Number(count), outside };
  const { id } = await database.insertInto('snapshots').values(row).returning('id').executeTakeFirstOrThrow();
  for (const table of await stateTables(database)) {
    await run(database, `CREATE TABLE "${copyOf(Number(id), table)}" AS SELECT * FROM "${table}"`);
  }
  return shown(row);
};

/** A copy made before a migration lacks its columns and tables: those get their defaults, or stay empty. */
const restore = async (database: Transaction<AuthorityTables>, name: string): Promise<Snapshot | undefined> => {
  const found = await find(database, name);
  if (found === undefined) return undefined;
  await clearState(database);
  for (const table of await stateTables(database)) {
    const copy = copyOf(found.id, table);
    const columns = await columnsOf(database, copy);
    if (columns !== '') {
      await run(database, `INSERT INTO "${table}" (${columns}) SELECT ${columns} FROM "${copy}"`);
    }
  }
  return shown(found);
};

const remove = async (database: Transaction<AuthorityTables>, name: string): Promise<boolean> => {
  const found = await find(database, name);
  if (found === undefined) return false;
  for (const copy of await named(database, `${copyOf(found.id, '')}*`)) await run(database, `DROP TABLE "${copy}"`);
  await database.deleteFrom('snapshots').where('id', '=', found.id).execute();
  return true;
};

export const snapshotsIn = (database: Database): Snapshots => {
  const whole = <T>(work: (transaction: Transaction<AuthorityTables>) => Promise<T>): Promise<T> =>
    database.transaction().execute(work);
  return {
    take: (of) => whole((transaction) => take(transaction, of)),
    list: async () => (await database.selectFrom('snapshots').selectAll().orderBy('id').execute()).map(shown),
    restore: (name) => whole((transaction) => restore(transaction, name)),
    remove: (name) => whole((transaction) => remove(transaction, name)),
  };
};

/** Empties every table of the state; snapshots stay. */
export const emptyState = (database: Database): Promise<void> =>
  database.transaction().execute((transaction) => clearState(transaction));
