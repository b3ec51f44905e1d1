/** Fills a store of the authority with accepted documents, faster than they could be judged. */
import { sql } from 'kysely';
import { openStore, type StorePlace } from '../../../common/store/store.ts';
import { authorityLayout } from '../../../../simulator/tenants/store/layout.ts';
import type { AuthorityTables } from '../../../../simulator/tenants/store/schema.ts';
import { openRegistry } from '../../../../simulator/tenants/store/stored-registry.ts';
import { rowSource, type SeededRow } from './rows.ts';

export type SeedOptions = {
  readonly documents: number;
  readonly seed: string;
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly onProgress?: ((written: number) => void) | undefined;
};

/** Rows of a statement: nine parameters each, of at most 32,766 in SQLite. */
const rowsOfStatement = 500;
const rowsOfTransaction = 20_000;

const sizes = (total: number, most: number): readonly number[] =>
  Array.from({ length: Math.ceil(total / most) }, (_, index) => Math.min(most, total - index * most));

const take = (count: number, next: () => SeededRow): SeededRow[] => Array.from({ length: count }, next);

/**
 * Writes the documents beside those that are in the store, which is created if it is new. A seed can be used once for a
 * store: its documents have the same numbers again.
 * @throws Error of the database for a number that is taken
 */
export const seedDocuments = async (place: StorePlace, options: SeedOptions): Promise<void> => {
  // Creates the tables, and the registry that documents are judged by.
  await (await openRegistry(place)).close();
  const { database, tables, close } = await openStore<AuthorityTables>(place, authorityLayout);
  const next = rowSource(options.seed, options.now);
  let written = 0;
  try {
    for (const portion of sizes(options.documents, rowsOfTransaction)) {
      await database.transaction().execute(async (transaction) => {
        for (const count of sizes(portion, rowsOfStatement)) {
          await transaction.insertInto('documents').values(take(count, next)).execute();
        }
      });
      written += portion;
      options.onProgress?.(written);
    }
    // A server that had grown to that size would have done it by itself; here it would start while somebody measures.
    if (place.kind === 'postgres') await sql`VACUUM ANALYZE ${tables(database).named('documents')}`.execute(database);
  } finally {
    await close();
  }
};
