/**
 * SQLite through libsql, in the shape that Kysely's dialect asks for. It adds
 * what libsql lacks: statements are prepared once, blobs come back as Buffers,
 * and values that it cannot bind are converted or refused (given a boolean it
 * ends the whole process).
 */
import type Libsql from 'libsql';
import type { SqliteDatabase, SqliteStatement } from 'kysely';
import { damagedDatabase, isDamage } from './integrity.ts';

/** Enough for every query that the stores write; the oldest goes when there are more. */
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

/** Rows are libsql's own fresh objects, so they are mended in place. */
const withBuffers = (row: Row): Row => {
  for (const column in row) {
    const value = row[column];
    if (value instanceof ArrayBuffer) row[column] = Buffer.from(value);
  }
  return row;
};

type Opened = { readonly database: Libsql.Database; readonly location: string };

/** Damage that shows while the services run is reported with the file that has it. */
const naming = <T>(location: string, work: () => T): T => {
  try {
    return work();
  } catch (error) {
    throw isDamage(error) ? damagedDatabase(location, error.message) : error;
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

/** Wraps an open database. @param location what it is called where it turns out to be damaged */
export const sqliteDatabase = (database: Libsql.Database, location: string): SqliteDatabase => {
  const prepared = new Map<string, SqliteStatement>();
  const prepare = (sql: string): SqliteStatement => {
    const known = prepared.get(sql);
    if (known !== undefined) return known;
    const statement = statementOf({ database, location }, sql);
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
