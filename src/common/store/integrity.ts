/** Whether a database file is whole, looked at before anything is read from it or written to it. */
import { statSync } from 'node:fs';
import type Libsql from 'libsql';
import { isStartProblem, startProblem, type StartProblem } from '../start-error.ts';
import type { RunRecord } from './run-lock.ts';
import { walDamage } from './wal.ts';

/**
 * Up to this size every start checks the whole file (0.07 s for 100 MB, 0.9 s for 1 GB, from a warm cache); a larger
 * one is checked when the run before did not close it.
 */
const checkedAlways = 1024 ** 3;

const whatToDo =
  'Restore the folder from a copy, or move the file away to begin anew without what it holds (docs/data-folder.md)';

/** At the start it ends the program; later it is what a request is answered with. */
export type DamagedDatabase = StartProblem & { readonly file: string };

export const damagedDatabase = (file: string, found: string): DamagedDatabase =>
  Object.assign(startProblem('database-damaged', `The database ${file} is damaged: ${found}. ${whatToDo}.`), { file });

export const isDamagedDatabase = (error: unknown): error is DamagedDatabase =>
  isStartProblem(error) && error.code === 'database-damaged' && 'file' in error;

const sqliteCode = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';

/** Whether SQLite says of an error that the file itself is wrong. */
export const isDamage = (error: unknown): error is Error =>
  /^SQLITE_(?:CORRUPT|NOTADB|IOERR_SHORT_READ|IOERR_CORRUPTFS)/.test(sqliteCode(error));

/**
 * What can be seen without SQLite, which takes an empty file for a new database and a broken log for a short one.
 * @throws StartProblem
 */
export const checkBeforeOpening = (file: string, before: RunRecord | undefined): void => {
  if (before?.created === true && statSync(file).size === 0) {
    throw damagedDatabase(file, 'it is empty, although it had documents');
  }
  const log = `${file}-wal`;
  const damage = walDamage(log);
  if (damage === undefined) return;
  const message = `The write-ahead log ${log} is damaged behind its first ${String(damage.readable)} bytes, and commits behind them cannot be read. Restore the folder from a copy, or cut the log there to go on without them (docs/data-folder.md).`;
  throw Object.assign(startProblem('database-damaged', message), { file: log });
};

const firstFinding = (rows: readonly unknown[]): string | undefined => {
  const [row] = rows;
  const text = typeof row === 'object' && row !== null ? String(Object.values(row)[0]) : '';
  return text === 'ok' ? undefined : text.replaceAll(/\s+/g, ' ').trim();
};

/**
 * Tables, indexes and free pages of an open database.
 * @throws StartProblem with the first thing that is wrong
 */
export const checkOpened = (database: Libsql.Database, file: string, before: RunRecord | undefined): void => {
  const closedWell = before?.closed ?? false;
  if (closedWell && statSync(file).size > checkedAlways) return;
  const found = firstFinding(database.prepare('PRAGMA integrity_check(1)').all([]));
  if (found !== undefined) throw damagedDatabase(file, found);
};
