/** The stores that documents are judged with: none, 100,000 or 1,000,000 in a file or a database of their own. */
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { createEnv, stopwatch, systemRandom } from '../../../common/env/env.ts';
import { storeCase, type CaseName, type StoreName } from '../cases.ts';
import type { StoreAddress } from '../inside/protocol.ts';
import type { Filled } from '../report/result.ts';
import { openPlace } from './places.ts';
import { seedDocuments } from './seed-documents.ts';

export type FilledStores = {
  readonly addresses: readonly StoreAddress[];
  readonly filled: readonly Filled[];
  readonly close: () => Promise<void>;
};

export type FilledStoresOptions = {
  readonly counts: readonly number[];
  /** Of a server on which databases may be created; without it there is SQLite alone. */
  readonly postgres: string | undefined;
  readonly isWanted: (name: CaseName) => boolean;
  readonly onFilling?: ((name: CaseName, written: number) => void) | undefined;
};

const bytesIn = (folder: string): number =>
  readdirSync(folder).reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);

/** One database's worth of statements. */
const asked = async <Row extends object>(url: string, statement: string): Promise<readonly Row[]> => {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query<Row>(statement)).rows;
  } finally {
    await client.end();
  }
};

type Made = {
  readonly at: Pick<StoreAddress, 'data' | 'postgres'>;
  readonly bytes: () => Promise<number>;
  readonly remove: () => Promise<void> | void;
};

const newFolder = (parent: string, name: CaseName): Made => {
  const data = join(parent, name);
  mkdirSync(data);
  return { at: { data }, bytes: () => Promise.resolve(bytesIn(data)), remove: () => undefined };
};

const newDatabase = async (server: string): Promise<Made> => {
  const name = `bench_${systemRandom.uuid()}`;
  await asked(server, `CREATE DATABASE "${name}"`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return {
    at: { postgres: url.href },
    bytes: async () => {
      const [row] = await asked<{ readonly bytes: string }>(
        url.href,
        'SELECT pg_database_size(current_database()) AS bytes',
      );
      return Number(row?.bytes);
    },
    remove: async () => {
      await asked(server, `DROP DATABASE "${name}"`);
    },
  };
};

/** Writes the documents. @returns seconds */
const fill = async ({ at }: Made, documents: number, onProgress: (written: number) => void): Promise<number> => {
  const elapsed = stopwatch();
  const { place, close } = await openPlace(at);
  try {
    await seedDocuments(place, { documents, seed: 'bench', now: createEnv().clock.now(), onProgress });
  } finally {
    await close();
  }
  return elapsed() / 1_000;
};

/** Those that were measured before: an empty store has bytes, too. */
const filledWith = (
  name: CaseName,
  { documents, seconds, bytes }: { documents: number; seconds: number; bytes: number },
): readonly Filled[] =>
  documents === 0
    ? []
    : [{ case: name, documents, seconds: Number(seconds.toFixed(1)), bytesPerDocument: Math.round(bytes / documents) }];

/** Creates and fills what the wanted cases need; `close` removes it. */
export const filledStores = async (options: FilledStoresOptions): Promise<FilledStores> => {
  const { counts, postgres, isWanted, onFilling } = options;
  const parent = mkdtempSync(join(tmpdir(), 'ensayo-bench-stores-'));
  const made: Made[] = [];
  const addresses: StoreAddress[] = [];
  const filled: Filled[] = [];
  const close = async (): Promise<void> => {
    for (const { remove } of made.splice(0)) await remove();
    rmSync(parent, { recursive: true, force: true });
  };
  const add = async (store: StoreName, documents: number): Promise<void> => {
    const name = storeCase(store, documents);
    if (!isWanted(name)) return;
    const each = store === 'postgres' ? await newDatabase(postgres ?? '') : newFolder(parent, name);
    made.push(each);
    const seconds = await fill(each, documents, (written) => onFilling?.(name, written));
    filled.push(...filledWith(name, { documents, seconds, bytes: await each.bytes() }));
    addresses.push({ name, ...each.at });
  };
  try {
    for (const store of postgres === undefined ? (['sqlite'] as const) : (['sqlite', 'postgres'] as const))
      for (const documents of counts) await add(store, documents);
  } catch (error) {
    await close();
    throw error;
  }
  return { addresses, filled, close };
};
