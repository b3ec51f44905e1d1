/**
 * One run at a time uses a database file. The run holds an exclusive SQLite lock on an empty file next to it for as
 * long as it lives; the system releases it when the process ends, however it ends. Connections know nothing of it, so
 * that several processes of one run can share the database while its main process holds the lock.
 */
import { existsSync, readFileSync, renameSync } from 'node:fs';
import { hostname } from 'node:os';
import Libsql from 'libsql';
import { systemClock, systemRandom } from '../env/env.ts';
import { touchPrivateFile, makePrivate, writePrivateFile } from '../private-files.ts';
import { startProblem, type StartProblem } from '../start-error.ts';

/** The run that uses a database, for others that want to use it. */
type Holder = {
  readonly run: string;
  readonly pid: number;
  readonly host: string;
  /** ISO 8601, by the machine's clock. */
  readonly since: string;
  /** Where the run's services listen, once they do. */
  readonly addresses: readonly string[];
};

/** Data a run leaves next to a database, for the next one to read. */
export type RunRecord = Holder & {
  /** The database was created and has its tables: an empty file is a damaged one from then on. */
  readonly created: boolean;
  /** The run closed the database, and so left nothing half written. */
  readonly closed: boolean;
};

/** The run that a process joins: its identifier, and a database that its main process holds as long as it lasts. */
export type JoinedRun = { readonly id: string; readonly held: string };

/** One start of the services, whatever processes take part in it. */
export type Run = {
  readonly id: string;
  /** Locks are held by the main process of the run, which is another process. */
  readonly joined: JoinedRun | undefined;
  readonly holder: () => Holder;
  /** Writes where the services of the run listen into its locks. */
  readonly announce: (address: string) => void;
  readonly onAnnounce: (tell: () => void) => () => void;
};

/** @param joined the run that this process joins; without it a new run starts */
export const createRun = (joined?: JoinedRun): Run => {
  const id = joined?.id ?? systemRandom.uuid();
  // The clock of the services may be set to any time; this is about processes.
  const since = new Date(systemClock.now()).toISOString();
  const addresses: string[] = [];
  const listeners = new Set<() => void>();
  return {
    id,
    joined,
    holder: () => ({ run: id, pid: process.pid, host: hostname(), since, addresses: [...addresses] }),
    announce: (address) => {
      addresses.push(address);
      for (const tell of listeners) tell();
    },
    onAnnounce: (tell) => {
      listeners.add(tell);
      return () => listeners.delete(tell);
    },
  };
};

export type RunLock = {
  /** Data left by the previous run; undefined at the first one. */
  readonly before: RunRecord | undefined;
  /** To be called once the database has its tables. */
  readonly created: () => void;
  /**
   * To be called after the last connection closes.
   * @param how `closed`: the database was closed, and is intact
   */
  readonly release: (how: { readonly closed: boolean }) => void;
};

const lockFile = (database: string): string => `${database}.lock`;
const recordFile = (database: string): string => `${database}.run.json`;

const isRecord = (value: unknown): value is RunRecord =>
  typeof value === 'object' && value !== null && 'pid' in value && 'host' in value && 'run' in value;

const readRecord = (database: string): RunRecord | undefined => {
  try {
    const value: unknown = JSON.parse(readFileSync(recordFile(database), 'utf8'));
    return isRecord(value) ? value : undefined;
  } catch {
    return undefined; // None yet, or being replaced.
  }
};

const writeRecord = (database: string, record: RunRecord): void => {
  const unfinished = `${recordFile(database)}.${String(process.pid)}`;
  writePrivateFile(unfinished, `${JSON.stringify(record)}\n`);
  renameSync(unfinished, recordFile(database));
};

const inUse = (database: string): StartProblem => {
  const holder = readRecord(database);
  const run = holder === undefined ? '' : [holder.run, ...holder.addresses].join(', ');
  const by =
    holder === undefined
      ? 'another process'
      : `process ${String(holder.pid)} on ${holder.host} since ${holder.since} (run ${run})`;
  const la =
    holder === undefined
      ? 'otro proceso'
      : `el proceso ${String(holder.pid)} en ${holder.host} desde ${holder.since} (ejecución ${run})`;
  return startProblem('data-in-use', {
    en: `The database ${database} is in use by ${by}. Stop that run first, or name another folder with --data.`,
    es: `La base de datos ${database} la usa ${la}. Detenga primero esa ejecución, o indique otra carpeta con --data.`,
  });
};

const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code;

/** Whoever holds one database of a folder for the run holds them all. */
const joinedLock = (database: string, { id, held }: JoinedRun): RunLock => {
  const before = readRecord(held);
  if (before?.run === id && !before.closed) return { before, created: () => undefined, release: () => undefined };
  throw startProblem('run-ended', {
    en: `The run ${id} does not use the database ${database} any more, and a process of it cannot either. Start the services again.`,
    es: `La ejecución ${id} ya no usa la base de datos ${database}, y un proceso suyo tampoco puede. Inicie de nuevo los servicios.`,
  });
};

/**
 * Takes the lock of a database file for a run.
 * @throws StartProblem that names the run that holds it
 */
export const lockDatabase = (database: string, run: Run): RunLock => {
  if (run.joined !== undefined) return joinedLock(database, run.joined);
  const file = lockFile(database);
  touchPrivateFile(file);
  makePrivate(file);
  const guard = new Libsql(file);
  try {
    // Nothing is ever written to it, so that no journal is needed.
    guard.exec('PRAGMA busy_timeout = 0; PRAGMA journal_mode = OFF; BEGIN EXCLUSIVE');
  } catch (error) {
    guard.close();
    if (hasCode(error, 'SQLITE_BUSY')) throw inUse(database);
    throw startProblem('data-lock-unusable', {
      en: `The lock file ${file} cannot be used. Remove it and start again.`,
      es: `El archivo de bloqueo ${file} no se puede usar. Elimínelo e inicie de nuevo.`,
    });
  }
  const before = readRecord(database);
  let created = before?.created ?? false;
  const write = (closed: boolean): void => {
    writeRecord(database, { ...run.holder(), created, closed });
  };
  try {
    write(false);
  } catch (error) {
    guard.close();
    throw error;
  }
  const forget = run.onAnnounce(() => {
    write(false);
  });
  return {
    before,
    created: () => {
      created = true;
      write(false);
    },
    release: ({ closed }) => {
      forget();
      try {
        // A database that was removed meanwhile leaves nothing for the next one of its name.
        if (existsSync(database)) write(closed);
      } catch {
        // The disk is full: the next start reads the earlier record, and checks the database.
      } finally {
        guard.close();
      }
    },
  };
};
