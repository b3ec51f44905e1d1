/** The store of one side, wherever it is kept: in memory, in a file of a data folder, or in a PostgreSQL database. */
import { sql, type Kysely } from 'kysely';
import { openDataFile, type DataAccess, type Layout } from './data-file.ts';
import { fileHasRow, inMemory } from './database.ts';
import type { OpenStore, StoreProblem, Tables } from './open-store.ts';
import type { PostgresServer } from './postgres.ts';

/** Where a store is kept. */
export type StorePlace =
  | { readonly kind: 'memory' }
  | { readonly kind: 'file'; readonly file: string; readonly access: DataAccess }
  /** A schema of its own in the database; created when it is opened for the first time. */
  | { readonly kind: 'postgres'; readonly server: PostgresServer; readonly schema: string };

const sqliteTables = <Schema>(database: Kysely<Schema>): Tables => ({
  names: async () => {
    const { rows } = await sql<{
      readonly name: string;
    }>`SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%'`.execute(database);
    return rows.map(({ name }) => name);
  },
  columns: async (table) => {
    const { rows } = await sql<{ readonly name: string }>`SELECT name FROM pragma_table_info(${table})`.execute(
      database,
    );
    return rows.map(({ name }) => name);
  },
  named: (table) => sql.id(table),
  // A transaction has the whole file to itself.
  lock: () => Promise.resolve(),
  // SQLite goes on after the highest by itself.
  countOn: () => Promise.resolve(),
});

/**
 * Opens a store, and creates it if it is new. In memory nothing is sealed.
 * @throws StartProblem for a file that another run uses, for damage, for a missing key, for a database that cannot be
 * reached; RangeError for a store of a newer program
 */
export const openStore = async <Schema>(place: StorePlace, layout: Layout): Promise<OpenStore<Schema>> => {
  if (place.kind === 'postgres') return place.server.open<Schema>(place.schema, layout);
  const run = place.kind === 'file' ? place.access.run.joined?.id : undefined;
  const opened =
    place.kind === 'memory'
      ? openDataFile<Schema>(inMemory, layout, undefined)
      : openDataFile<Schema>(place.file, layout, place.access);
  return {
    ...opened,
    digits: 'INTEGER',
    now: sql<number>`CAST(unixepoch('subsec') * 1000 AS INTEGER)`,
    isShared: run !== undefined,
    run,
    tables: sqliteTables,
  };
};

/** Why the store there cannot be used now; undefined if it can. Memory and files are with the process. */
export const storeProblem = (place: StorePlace, layout: Layout): Promise<StoreProblem | undefined> =>
  place.kind === 'postgres' ? place.server.problem(place.schema, layout) : Promise.resolve(undefined);

export const memory: StorePlace = { kind: 'memory' };

/** A file, or memory where there is none. @throws Error for a file without access */
export const storeIn = (file: string | undefined, access: DataAccess | undefined): StorePlace => {
  if (file === undefined) return memory;
  if (access === undefined) throw new Error(`The database ${file} needs a key and a run that holds it.`);
  return { kind: 'file', file, access };
};

/** Whether a table of that store has a row with that `id`; looked up without opening the store. */
export const hasRow = async (place: StorePlace, table: string, id: string): Promise<boolean> => {
  if (place.kind === 'postgres') return place.server.hasRow(place.schema, table, id);
  return place.kind === 'file' && fileHasRow(place.file, table, id);
};
