import { Kysely, SqliteDialect } from 'kysely';
import Libsql from 'libsql';
import { sqliteDatabase } from './sqlite.ts';
import { optionProblem } from '../start-error.ts';

export { packText, unpackText } from './pack.ts';

export const inMemory = ':memory:';

/** How long a statement waits for another process that is writing. */
const busyMilliseconds = 5000;

/** How many migrations it has seen. */
export const versionOf = (database: Libsql.Database): number => {
  const row = database.prepare('PRAGMA user_version').all([])[0];
  return typeof row === 'object' && row !== null && 'user_version' in row ? Number(row.user_version) : 0;
};

/**
 * Runs the migrations that the database has not seen, all or none. How many it
 * has seen is its `user_version`, so the list may only grow at its end.
 */
export const migrate = (database: Libsql.Database, migrations: readonly string[], location: string): void => {
  database.exec('BEGIN IMMEDIATE');
  try {
    const version = versionOf(database);
    if (version > migrations.length) {
      const versions = `version ${String(version)}, this program knows versions up to ${String(migrations.length)}`;
      throw optionProblem(
        'data-newer',
        `The database ${location} has ${versions}: use a newer program or another directory.`,
      );
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

/** A file, written ahead. */
export const openFile = (location: string): Libsql.Database => {
  const database = new Libsql(location);
  try {
    database.exec(`PRAGMA busy_timeout = ${String(busyMilliseconds)}; PRAGMA foreign_keys = ON`);
    if (location !== inMemory) database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL');
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
};

export const queriesOf = <Schema>(database: Libsql.Database, location: string): Kysely<Schema> =>
  new Kysely<Schema>({ dialect: new SqliteDialect({ database: sqliteDatabase(database, location) }) });

/**
 * Opens (and creates) a SQLite database: `:memory:` or a file, in a folder that is there. Blobs come back as Buffers,
 * booleans go in as 0 and 1. Commits survive the death of the process; the last ones may be lost with the power.
 * The files of a data folder are opened by `openDataFile`.
 *
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
