/** Where the documents of a long run are kept, and what that costs. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startOwnPostgres } from '../../../harness/testing/own-postgres.fixture.ts';
import { storeTitles, type StoreName } from '../cases.ts';
import { cpuSeconds } from '../services/usage.ts';

/** Totals since the store was made. */
export type Work = {
  readonly bytes: number;
  /** Of the database server; undefined where the services are the database, or where it is on another machine. */
  readonly cpuSeconds?: number | undefined;
  readonly commits?: number | undefined;
  /** Bytes of the write-ahead log: what a replica receives and a backup keeps. */
  readonly logBytes?: number | undefined;
};

export type SoakStore = {
  /** Of `ensayo up`. */
  readonly options: readonly string[];
  readonly work: () => Promise<Work>;
  readonly close: () => Promise<void>;
};

const bytesBelow = (folder: string): number =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce(
      (sum, { parentPath, name }) => sum + (statSync(join(parentPath, name), { throwIfNoEntry: false })?.size ?? 0),
      0,
    );

const folderStore = (): SoakStore => {
  const data = mkdtempSync(join(tmpdir(), 'ensayo-soak-'));
  return {
    options: ['--data', data],
    work: () => Promise.resolve({ bytes: bytesBelow(data) }),
    close: () => {
      rmSync(data, { recursive: true, force: true });
      return Promise.resolve();
    },
  };
};

type Facts = { readonly bytes: string; readonly commits: string; readonly log: string; readonly folder: string };

const facts = `SELECT pg_database_size(current_database()) AS bytes, xact_commit AS commits, wal_bytes AS log,
  current_setting('data_directory') AS folder
  FROM pg_stat_wal, pg_stat_database WHERE datname = current_database()`;

/** Its first line is the process that all others descend from. */
const serverProcess = (folder: string): number | undefined => {
  try {
    return Number(readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n', 1)[0]);
  } catch {
    return undefined;
  }
};

const postgresWork = async (client: pg.Client): Promise<Work> => {
  const [row] = (await client.query<Facts>(facts)).rows;
  if (row === undefined) throw new Error('PostgreSQL has no figures about this database.');
  const server = serverProcess(row.folder);
  return {
    bytes: Number(row.bytes),
    commits: Number(row.commits),
    logBytes: Number(row.log),
    cpuSeconds: server === undefined ? undefined : cpuSeconds(server),
  };
};

/** A server of our own that survives a power failure, as one of a platform would. */
const postgresStore = async (): Promise<SoakStore> => {
  const server = await startOwnPostgres(['shared_buffers=1GB', 'max_wal_size=4GB']);
  const client = new pg.Client(server.url);
  await client.connect();
  return {
    options: ['--postgres', server.url],
    work: () => postgresWork(client),
    close: async () => {
      await client.end();
      server.stop();
    },
  };
};

const opened: Readonly<Record<StoreName, () => Promise<SoakStore>>> = {
  sqlite: () => Promise.resolve(folderStore()),
  postgres: postgresStore,
};

export const isStoreName = (name: string): name is StoreName => Object.hasOwn(storeTitles, name);

export const openSoakStore = (name: StoreName): Promise<SoakStore> => opened[name]();
