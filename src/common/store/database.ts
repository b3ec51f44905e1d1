/**
 * SQLite through libsql, in the shape that Kysely's dialect requires. It adds what libsql lacks: statements are
 * prepared once, blobs come back as Buffers, and values that it cannot bind are converted or refused (given a boolean
 * it ends the whole process).
 */
import Libsql from 'libsql';
import { dirname } from 'node:path';
import { damagedDatabase, isDamage } from './integrity.ts';
import { type SqliteStatement, type SqliteDatabase, Kysely, SqliteDialect } from 'kysely';
import { unusableFolder } from '../private-files.ts';
import { optionProblem } from '../start-error.ts';

export { packText, unpackText } from './pack.ts';

/** Enough for every query of the stores; beyond that the oldest is dropped. */
const preparedStatements = 300;

type Bindable = string | number | bigint | Uint8Array | null;

const bindable = (value: unknown): Bindable => {
  if (typeof value === 'boolean') return value ? 1 : 0;
  if (value === undefined) return null;
  if (value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint')
    return value;
  if (value instanceof Uint8Array) return value;
  throw new TypeError(`SQLite cannot store a value of type ${typeof value}: give text, a number, bytes or null.`);
};

type Row = Record<string, unknown>;

/** libsql creates new objects for the rows, so they can be corrected in place. */
const withBuffers = (row: Row): Row => {
  for (const column in row) {
    const value = row[column];
    if (value instanceof ArrayBuffer) row[column] = Buffer.from(value);
  }
  return row;
};

type Opened = { readonly database: Libsql.Database; readonly location: string };

/** Damage and a full disk that show while the services run are reported with their file and folder. */
const naming = <T>(location: string, work: () => T): T => {
  try {
    return work();
  } catch (error) {
    throw isDamage(error)
      ? damagedDatabase(location, error.message)
      : (unusableFolder(dirname(location), error) ?? error);
  }
};

const statementOf = ({ database, location }: Opened, sql: string): SqliteStatement => {
  const statement = naming(location, () => database.prepare(sql));
  return {
    reader: statement.reader,
    // libsql types rows as unknown; they are plain objects by column name.
    all: (parameters) => naming(location, () => (statement.all(parameters.map(bindable)) as Row[]).map(withBuffers)),
    run: (parameters) => naming(location, () => statement.run(parameters.map(bindable))),
    // A statement of its own: an unfinished walk must not be reset by the next query.
    *iterate(parameters) {
      const rows = database.prepare(sql).iterate(parameters.map(bindable)) as IterableIterator<Row>; // as above
      for (const row of rows) yield withBuffers(row);
    },
  };
};

/** SQLite rolls back by itself when the disk is full; the error of a second time would hide the one that counts. */
const onlyInTransaction = (statement: SqliteStatement, database: Libsql.Database): SqliteStatement => ({
  ...statement,
  run: (parameters) => (database.inTransaction ? statement.run(parameters) : { changes: 0, lastInsertRowid: 0 }),
});

/**
 * Wraps an open database.
 * @param location its name if it turns out to be damaged
 */
const sqliteDatabase = (database: Libsql.Database, location: string): SqliteDatabase => {
  const prepared = new Map<string, SqliteStatement>();
  const prepare = (sql: string): SqliteStatement => {
    const known = prepared.get(sql);
    if (known !== undefined) return known;
    // A transaction that reads first could not write any more once another process has: it would fail instead of waiting.
    const asked = statementOf({ database, location }, sql === 'begin' ? 'begin immediate' : sql);
    const statement = sql === 'rollback' ? onlyInTransaction(asked, database) : asked;
    const [oldest] = prepared.keys();
    if (prepared.size >= preparedStatements && oldest !== undefined) prepared.delete(oldest);
    prepared.set(sql, statement);
    return statement;
  };
  return {
    prepare,
    close: () => {
      prepared.clear();
      database.close();
    },
  };
};

export const inMemory = ':memory:';

/** How long a statement waits for another process that is writing. */
const busyMilliseconds = 5000;

/** How many migrations it has seen. */
export const versionOf = (database: Libsql.Database): number => {
  const row = database.prepare('PRAGMA user_version').all([])[0];
  return typeof row === 'object' && row !== null && 'user_version' in row ? Number(row.user_version) : 0;
};

/**
 * Runs the migrations that the database has not seen, all or none. Their number is its `user_version`, so the list may
 * only grow at its end.
 */
export const migrate = (database: Libsql.Database, migrations: readonly string[], location: string): void => {
  database.exec('BEGIN IMMEDIATE');
  try {
    const version = versionOf(database);
    if (version > migrations.length) {
      const versions = `version ${String(version)}, this program knows versions up to ${String(migrations.length)}`;
      throw optionProblem('data-newer', {
        en: `The database ${location} has ${versions}: use a newer program or another directory.`,
        es: `Una versión más reciente escribió la base de datos ${location}: use un programa más reciente u otra carpeta.`,
      });
    }
    for (const migration of migrations.slice(version)) database.exec(migration);
    database.exec(`PRAGMA user_version = ${String(migrations.length)}`);
    database.exec('COMMIT');
  } catch (error) {
    // SQLite rolls back by itself when the disk is full; its error is the one that counts.
    if (database.inTransaction) database.exec('ROLLBACK');
    throw error;
  }
};

/** Enough for as many processes to open a new file at once. */
const mostAttempts = 64;

const isBusy = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'SQLITE_BUSY';

/** SQLite does not wait where it changes how a file is written, but it waits for its turn to write. */
const writeAhead = (database: Libsql.Database, attempts = mostAttempts): void => {
  try {
    database.exec('PRAGMA journal_mode = WAL');
  } catch (error) {
    if (!isBusy(error) || attempts === 1) throw error;
    database.exec('BEGIN IMMEDIATE; COMMIT');
    writeAhead(database, attempts - 1);
  }
};

/** A file, written ahead. */
export const openFile = (location: string): Libsql.Database => {
  const database = new Libsql(location);
  try {
    database.exec(`PRAGMA busy_timeout = ${String(busyMilliseconds)}; PRAGMA foreign_keys = ON`);
    if (location !== inMemory) {
      writeAhead(database);
      database.exec('PRAGMA synchronous = NORMAL');
    }
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
};

export const queriesOf = <Schema>(database: Libsql.Database, location: string): Kysely<Schema> =>
  new Kysely<Schema>({ dialect: new SqliteDialect({ database: sqliteDatabase(database, location) }) });

/**
 * Opens (and creates) a SQLite database: `:memory:` or a file, in an existing folder. Blobs come back as Buffers,
 * booleans are stored as 0 and 1. Commits survive the death of the process; the last ones may be lost in a power
 * failure. `openDataFile` opens the files of a data folder.
 * @param migrations SQL, in order, one or several statements each. Released ones are never changed.
 * @throws RangeError when the file was written by a newer program.
 */
export const openDatabase = <Schema>(location: string, migrations: readonly string[] = []): Kysely<Schema> => {
  const database = openFile(location);
  try {
    migrate(database, migrations, location);
  } catch (error) {
    database.close();
    throw error;
  }
  return queriesOf(database, location);
};

/**
 * Whether a table of that file has a row with that `id`. The file is neither created nor brought to this version: one
 * without the table has none, and what is wrong with one shows when it is opened.
 */
export const fileHasRow = (file: string, table: string, id: string): boolean => {
  try {
    const database = new Libsql(file, { fileMustExist: true, readonly: true });
    try {
      return database.prepare(`SELECT 1 FROM "${table}" WHERE id = ?`).get([id]) !== undefined;
    } finally {
      database.close();
    }
  } catch {
    return false;
  }
};
