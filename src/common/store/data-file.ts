/**
 * A database file of a data folder: private to its user, used by one run at a time, intact, and with its secrets
 * sealed. Anything an earlier version wrote in plain text is rewritten at the first start.
 */
import type Libsql from 'libsql';
import { existsSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Kysely } from 'kysely';
import { makePrivate, privateDataFolder, touchPrivateFile, unusableFolder } from '../private-files.ts';
import { isStartProblem } from '../start-error.ts';
import type { DataKey } from './data-key.ts';
import { watchFile } from './gone.ts';
import { inMemory, migrate, openDatabase, openFile, queriesOf, versionOf } from './database.ts';
import { checkBeforeOpening, checkOpened, damagedDatabase, isDamage } from './integrity.ts';
import { packText, unpackText } from './pack.ts';
import { lockDatabase, type Run, type RunLock } from './run-lock.ts';
import { openSealer, resealed, sealerOf, type SealedColumn, type Sealer } from './sealed.ts';

export type DataAccess = {
  readonly run: Run;
  /**
   * The key of a database.
   * @param needed the identifier of the key that sealed it; undefined if none has yet
   * @throws StartProblem if it is not that one, or there is none
   */
  readonly keyFor: (file: string, needed: string | undefined) => DataKey;
  /** Receives, as a sentence, warnings that do not prevent anything from running. */
  readonly onNotice?: ((notice: string) => void) | undefined;
};

export type Layout = {
  /** SQL for SQLite, in order. Released ones are never changed. */
  readonly migrations: readonly string[];
  /** The same tables in PostgreSQL, with a history of their own. */
  readonly postgres: readonly string[];
  readonly sealed: readonly SealedColumn[];
};

export type DataFile<Schema> = {
  readonly database: Kysely<Schema>;
  readonly sealer: Sealer;
  /** False if no other process has written anything since the last call. @throws an error that `isGone` knows */
  readonly mayHaveChanged: () => boolean;
  readonly close: () => Promise<void>;
};

/** Not one of the tables of either side: it records which key sealed the file, and whether old pages are gone. */
const keyTable = 'ensayo_key';

type KeyRow = { readonly key: string; readonly rewriting: boolean };

const keyRow = (database: Libsql.Database): KeyRow | undefined => {
  database.exec(
    `CREATE TABLE IF NOT EXISTS ${keyTable} (one INTEGER PRIMARY KEY CHECK (one = 1), key TEXT NOT NULL, rewriting INTEGER NOT NULL)`,
  );
  const [row] = database.prepare(`SELECT key, rewriting FROM ${keyTable}`).all([]) as {
    readonly key: string;
    readonly rewriting: number;
  }[]; // by the statement
  return row && { key: row.key, rewriting: row.rewriting === 1 };
};

const writeKeyRow = (database: Libsql.Database, { key, rewriting }: KeyRow): void => {
  database.prepare(`INSERT OR REPLACE INTO ${keyTable} VALUES (1, ?, ?)`).run([key, rewriting ? 1 : 0]);
};

/** The table itself, and its copies in snapshots (`snapshot_7_registry`). */
const tablesOf = (database: Libsql.Database, { table, column }: SealedColumn): readonly string[] => {
  const rows = database
    .prepare(
      `SELECT name FROM sqlite_master WHERE type = 'table' AND (name = ? OR name GLOB ?)
       AND EXISTS (SELECT 1 FROM pragma_table_info(sqlite_master.name) WHERE name = ?)`,
    )
    .all([table, `snapshot_[0-9]*_${table}`, column]) as { readonly name: string }[]; // by the statement
  return rows.map(({ name }) => name);
};

type StoredRow = { readonly id: number; readonly row: string; readonly json: string | ArrayBuffer };

const portion = 200;

type JsonChange = (column: SealedColumn, row: string, json: string) => string;

const rewriteTable = (database: Libsql.Database, table: string, change: (row: StoredRow) => string | Buffer) => {
  const write = (column: string) => database.prepare(`UPDATE "${table}" SET "${column}" = ? WHERE rowid = ?`);
  return ({ row: name, column }: SealedColumn): void => {
    const read = database.prepare(
      `SELECT rowid AS id, "${name}" AS row, "${column}" AS json FROM "${table}" WHERE rowid > ? ORDER BY rowid LIMIT ${String(portion)}`,
    );
    const update = write(column);
    for (let last = -1; ;) {
      const rows = read.all([last]) as StoredRow[]; // by the statement
      for (const row of rows) update.run([change(row), row.id]);
      const end = rows.at(-1);
      if (end === undefined) return;
      last = end.id;
    }
  };
};

const rewriteColumn = (database: Libsql.Database, column: SealedColumn, change: JsonChange): void => {
  const changed = ({ row, json }: StoredRow): string | Buffer => {
    const text = typeof json === 'string' ? json : unpackText(new Uint8Array(json));
    const next = change(column, row, text);
    return column.packed === true ? packText(next) : next;
  };
  for (const table of tablesOf(database, column)) rewriteTable(database, table, changed)(column);
};

/** Leaves no page that held plain text, or data sealed with the previous key. */
const forgetOldPages = (database: Libsql.Database): void => {
  database.exec('PRAGMA temp_store = FILE; VACUUM; PRAGMA temp_store = DEFAULT');
  database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
};

/** Atomic, whenever the process dies: the next start does the rest. */
const rewrite = (
  database: Libsql.Database,
  key: string,
  columns: readonly (readonly [column: SealedColumn, change: JsonChange])[],
): void => {
  database.exec('PRAGMA secure_delete = ON; BEGIN IMMEDIATE');
  try {
    for (const [column, change] of columns) rewriteColumn(database, column, change);
    writeKeyRow(database, { key, rewriting: true });
    database.exec('COMMIT');
  } catch (error) {
    database.exec('ROLLBACK');
    throw error;
  }
};

const finishRewriting = (database: Libsql.Database, key: string): void => {
  forgetOldPages(database);
  writeKeyRow(database, { key, rewriting: false });
};

const sealAll = (database: Libsql.Database, key: DataKey, columns: readonly SealedColumn[]): void => {
  const { stored } = sealerOf(key);
  const seal: JsonChange = (column, row, json) => stored(column, row, { value: JSON.parse(json) });
  rewrite(
    database,
    key.id,
    columns.map((column) => [column, seal]),
  );
};

type Held = { readonly file: string; readonly access: DataAccess; readonly lock: RunLock };

/** Verified, with the tables of this version. */
const brought = (database: Libsql.Database, { file, lock }: Held, { migrations }: Layout) => {
  checkOpened(database, file, lock.before);
  const isNew = versionOf(database) === 0;
  migrate(database, migrations, file);
  return { isNew, known: keyRow(database) };
};

/**
 * The main process of the run has checked its files, and brought them to this version. Others, of tenants, are created
 * here, by whichever process is first.
 */
const joined = (database: Libsql.Database, { file, access }: Held, { migrations }: Layout): DataKey => {
  migrate(database, migrations, file);
  const known = keyRow(database);
  const key = access.keyFor(file, known?.key);
  if (known === undefined) writeKeyRow(database, { key: key.id, rewriting: false });
  return key;
};

const prepared = (database: Libsql.Database, held: Held, layout: Layout): DataKey => {
  if (held.access.run.joined !== undefined) return joined(database, held, layout);
  const { isNew, known } = brought(database, held, layout);
  const key = held.access.keyFor(held.file, known?.key);
  if (known === undefined && isNew) writeKeyRow(database, { key: key.id, rewriting: false });
  else if (known === undefined) sealAll(database, key, layout.sealed);
  if (!isNew && known?.rewriting !== false) finishRewriting(database, key.id);
  held.lock.created();
  return key;
};

const makeFilesPrivate = (file: string, { onNotice }: DataAccess): void => {
  touchPrivateFile(file);
  for (const each of [file, `${file}-wal`, `${file}-shm`]) {
    const open = existsSync(each) ? makePrivate(each) : undefined;
    if (open !== undefined) onNotice?.(open);
  }
};

const problemWith = (file: string, error: unknown): unknown => {
  if (isStartProblem(error)) return error;
  return isDamage(error) ? damagedDatabase(file, error.message) : (unusableFolder(dirname(file), error) ?? error);
};

/** Locked, private and verified; `work` has the database, and it is closed when that fails. */
const openHeld = <T>(file: string, access: DataAccess, work: (database: Libsql.Database, held: Held) => T): T => {
  let lock: RunLock | undefined;
  let database: Libsql.Database | undefined;
  try {
    const open = privateDataFolder(dirname(file));
    if (open !== undefined) access.onNotice?.(open);
    lock = lockDatabase(file, access.run);
    if (access.run.joined === undefined) {
      makeFilesPrivate(file, access);
      checkBeforeOpening(file, lock.before);
    } else if (!existsSync(file)) touchPrivateFile(file);
    database = openFile(file);
    return work(database, { file, access, lock });
  } catch (error) {
    database?.close();
    // A file not known to be intact is checked again.
    lock?.release({ closed: lock.before?.closed ?? false });
    throw problemWith(file, error);
  }
};

/** The file alone then has everything, even when SQLite itself would leave the log until statements are collected. */
const emptiedLog = (database: Libsql.Database): boolean => {
  try {
    database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    return true;
  } catch {
    return false; // Nothing is lost, and the next start checks the file.
  }
};

/** A file that was removed meanwhile is an error. */
const changesOfOthers = (database: Libsql.Database, { file }: Held): (() => boolean) => {
  const haveChanged = changesIn(database);
  const checkFile = watchFile(file);
  return () => {
    checkFile();
    return haveChanged();
  };
};

/** https://www.sqlite.org/pragma.html#pragma_data_version */
const changesIn = (database: Libsql.Database): (() => boolean) => {
  const statement = database.prepare('PRAGMA data_version');
  const versionNow = (): number => (statement.all([]) as { readonly data_version: number }[])[0]?.data_version ?? 0; // by the statement
  let known = versionNow();
  return () => {
    const before = known;
    known = versionNow();
    return known !== before;
  };
};

/**
 * Opens (and creates) the store of one side: `:memory:`, where nothing is sealed and no key is needed, or a file.
 * @throws StartProblem for a file that another run uses, that is damaged, or whose key is missing; RangeError for one
 * of a newer program
 */
export const openDataFile = <Schema>(
  location: string,
  layout: Layout,
  access: DataAccess | undefined,
): DataFile<Schema> => {
  if (location === inMemory) {
    const database = openDatabase<Schema>(location, layout.migrations);
    return { database, sealer: openSealer, mayHaveChanged: () => false, close: () => database.destroy() };
  }
  if (access === undefined) throw new Error(`The database ${location} needs a key and a run that holds it.`);
  return openHeld(location, access, (raw, held) => {
    const key = prepared(raw, held, layout);
    const database = queriesOf<Schema>(raw, location);
    return {
      database,
      sealer: sealerOf(key),
      mayHaveChanged: changesOfOthers(raw, held),
      close: async () => {
        const closed = emptiedLog(raw);
        await database.destroy();
        held.lock.release({ closed });
      },
    };
  });
};

export type Rekeyed = { readonly file: string; readonly result: 'rekeyed' | 'unchanged' };

/** The key that a file gets. */
export type NewKey = {
  /** Undefined as long as nobody has created it. */
  readonly id: () => string | undefined;
  /** Creates the key if there is none: only when nothing is in the way of using it. */
  readonly created: () => DataKey;
};

/**
 * Reseals a file with another key, in one transaction.
 * @param forget even if the key of the file is missing: then the data it sealed is lost
 * @throws StartProblem like `openDataFile`
 */
export const rekeyDataFile = (
  file: string,
  layout: Layout,
  { access, to, forget }: { readonly access: DataAccess; readonly to: NewKey; readonly forget: boolean },
): Rekeyed =>
  openHeld(file, access, (database, held) => {
    const { known } = brought(database, held, layout);
    const isDone = known !== undefined && known.key === to.id();
    const from = known === undefined || isDone || forget ? undefined : access.keyFor(file, known.key);
    const key = to.created();
    if (known === undefined) sealAll(database, key, layout.sealed);
    else if (!isDone) {
      const change = resealed({ from, to: key });
      rewrite(
        database,
        key.id,
        layout.sealed.map((column) => [column, change]),
      );
    }
    if (!isDone || known.rewriting) finishRewriting(database, key.id);
    held.lock.created();
    const closed = emptiedLog(database);
    database.close();
    held.lock.release({ closed });
    return { file, result: isDone ? 'unchanged' : 'rekeyed' };
  });

/** Everything that belongs to a database file. */
const endings: readonly string[] = ['', '-wal', '-shm', '.lock', '.lock-journal', '.run.json'];

/** Nothing where there is none. */
export const removeDataFile = (file: string): void => {
  for (const ending of endings) rmSync(`${file}${ending}`, { force: true });
};
