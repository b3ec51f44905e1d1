/** Stores that several processes have, and that are deleted if none of them has left anything. */
import { sql } from 'kysely';
import type { HeldRegistry } from './held-registry.ts';
import { alone, stateTables, type Store, type Within } from './snapshots.ts';

/** The next number of an answer is used up by queries as well; the registry is compared with that of the start. */
const notContents: readonly string[] = ['counters', 'registry'];

const isEmpty = async ({ database, tables }: Within, { isUnchanged }: Pick<HeldRegistry, 'isUnchanged'>) => {
  const contents = (await stateTables(tables)).filter((table) => !notContents.includes(table));
  for (const table of [...contents, 'snapshots']) {
    const { rows } = await sql`SELECT 1 FROM ${tables.named(table)} LIMIT 1`.execute(database);
    if (rows.length > 0) return false;
  }
  return isUnchanged(database);
};

/**
 * Deletes the store if it has no document, batch, test set or snapshot, and the registry of its start. Nobody writes
 * meanwhile; whoever wanted to finds it gone. False if it stays.
 */
export const removeIfEmpty = (store: Store, held: HeldRegistry): Promise<boolean> =>
  alone(
    store,
    async (within) => {
      const { drop } = within.tables;
      if (drop === undefined || !(await isEmpty(within, held))) return false;
      await drop();
      return true;
    },
    ['ensayo_shared'],
  );
