/**
 * SQLite through libsql, in the shape that Kysely's dialect asks for. It adds
 * what libsql lacks: statements are prepared once, blobs come back as Buffers,
 * and values that it cannot bind are converted or refused (given a boolean it
 * ends the whole process).
 */
import type Libsql from 'libsql';
import type { SqliteDatabase, SqliteStatement } from 'kysely';

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

const statementOf = (database: Libsql.Database, sql: string): SqliteStatement => {
  const statement = database.prepare(sql);
  return {
    reader: statement.reader,
    // libsql types rows as unknown; they are plain objects by column name.
    all: (parameters) => (statement.all(parameters.map(bindable)) as Row[]).map(withBuffers),
    run: (parameters) => statement.run(parameters.map(bindable)),
    // A statement of its own: an unfinished walk must not be reset by the next query.
    *iterate(parameters) {
      const rows = database.prepare(sql).iterate(parameters.map(bindable)) as IterableIterator<Row>; // as above
      for (const row of rows) yield withBuffers(row);
    },
  };
};

/** Wraps an open database. */
export const sqliteDatabase = (database: Libsql.Database): SqliteDatabase => {
  const prepared = new Map<string, SqliteStatement>();
  const prepare = (sql: string): SqliteStatement => {
    const known = prepared.get(sql);
    if (known !== undefined) return known;
    const statement = statementOf(database, sql);
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
