/** Where the product under attack keeps its state, how it is started there, and what is in its tables afterwards. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Libsql from 'libsql';
import pg from 'pg';
import { startOwnPostgres } from '../../harness/testing/own-postgres.fixture.ts';

export const storeNames = ['folder', 'workers', 'postgres'] as const;
export type StoreName = (typeof storeNames)[number];

/** A document that the authority's tables hold as accepted. */
export type AcceptedRow = { readonly number: string; readonly key: string };

export type Store = {
  readonly name: StoreName;
  /** Of `ensayo up`. */
  readonly options: readonly string[];
  readonly workers: number;
  /** Read from the tables, past the product's own code. */
  readonly accepted: () => Promise<readonly AcceptedRow[]>;
  readonly close: () => Promise<void> | void;
};

const acceptedDocuments = (table: string): string =>
  `SELECT number_key AS number, key FROM ${table} WHERE state = 'accepted'`;

const folderStore = (name: StoreName, workers: number): Store => {
  const data = mkdtempSync(join(tmpdir(), `ensayo-crash-${name}-`));
  return {
    name,
    workers,
    options: ['--data', data, ...(workers > 1 ? ['--workers', String(workers)] : [])],
    accepted: () => {
      const database = new Libsql(join(data, 'authority.sqlite'), { readonly: true });
      try {
        return Promise.resolve(database.prepare(acceptedDocuments('documents')).all([]) as AcceptedRow[]); // by the statement
      } finally {
        database.close();
      }
    },
    close: () => rmSync(data, { recursive: true, force: true }),
  };
};

/** A server of its own; the processes that are killed are those of Ensayo. */
const postgresStore = async (workers: number): Promise<Store> => {
  const server = await startOwnPostgres();
  const url = server.url;
  return {
    name: 'postgres',
    workers,
    options: ['--postgres', url, '--workers', String(workers)],
    accepted: async () => {
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      try {
        return (await client.query<AcceptedRow>(acceptedDocuments('authority_default_habilitacion.documents'))).rows;
      } finally {
        await client.end();
      }
    },
    close: server.stop,
  };
};

export const openStore = (name: StoreName): Promise<Store> => {
  if (name === 'postgres') return postgresStore(2);
  return Promise.resolve(folderStore(name, name === 'workers' ? 2 : 1));
};
