import fc from 'fast-check';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { sql, type Generated, type Kysely } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase, packText, unpackText } from './database.ts';

type Schema = {
  readonly documents: {
    readonly id: Generated<number>;
    readonly key: string;
    readonly valid: number | boolean | null;
    readonly body: Uint8Array | null;
  };
};

const migrations = [
  'CREATE TABLE documents (id INTEGER PRIMARY KEY, key TEXT NOT NULL UNIQUE)',
  'ALTER TABLE documents ADD COLUMN valid INTEGER; ALTER TABLE documents ADD COLUMN body BLOB',
];

let directory: string;
const open: Kysely<Schema>[] = [];

const openIn = (location: string, steps: readonly string[] = migrations): Kysely<Schema> => {
  const database = openDatabase<Schema>(location, steps);
  open.push(database);
  return database;
};

const file = (): string => join(directory, 'state.db');

const pragma = async (database: Kysely<Schema>, name: string): Promise<unknown> => {
  const { rows } = await sql<Record<string, unknown>>`PRAGMA ${sql.raw(name)}`.execute(database);
  return Object.values(rows[0] ?? {})[0];
};

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'ensayo-'));
});

afterEach(async () => {
  await Promise.all(open.splice(0).map((database) => database.destroy()));
  rmSync(directory, { recursive: true });
});

const places: readonly (readonly [place: string, location: () => string])[] = [
  ['in memory', () => ':memory:'],
  ['in a file', file],
];

describe.each(places)('a database %s', (_, location) => {
  it('stores and returns text, numbers, bytes and null', async () => {
    const database = openIn(location());
    const body = Buffer.from([0, 1, 255]);
    await database.insertInto('documents').values({ key: 'ñ', valid: 1, body }).execute();
    await database.insertInto('documents').values({ key: 'b', valid: null, body: null }).execute();
    const rows = await database.selectFrom('documents').selectAll().orderBy('id').execute();
    expect(rows).toEqual([
      { id: 1, key: 'ñ', valid: 1, body },
      { id: 2, key: 'b', valid: null, body: null },
    ]);
    expect(rows[0]?.body).toBeInstanceOf(Buffer);
  });

  it('stores booleans as 0 and 1, and a view of bytes as what it shows', async () => {
    const database = openIn(location());
    const view = new Uint8Array(Buffer.from('0123456789')).subarray(3, 5);
    await database
      .insertInto('documents')
      .values([
        { key: 'a', valid: true, body: view },
        { key: 'b', valid: false, body: Buffer.alloc(0) },
      ])
      .execute();
    const rows = await database.selectFrom('documents').select(['valid', 'body']).orderBy('id').execute();
    expect(rows).toEqual([
      { valid: 1, body: Buffer.from('34') },
      { valid: 0, body: Buffer.alloc(0) },
    ]);
  });

  it('refuses values that it cannot store', async () => {
    const database = openIn(location());
    // Types forbid it; data from outside may still contain it.
    const key = { nested: true } as unknown as string;
    await expect(async () =>
      database.insertInto('documents').values({ key, valid: 1, body: null }).execute(),
    ).rejects.toThrow(TypeError);
  });

  it('returns what it wrote, and updates on conflict', async () => {
    const database = openIn(location());
    const upsert = (valid: number): Promise<readonly { id: number; valid: unknown }[]> =>
      database
        .insertInto('documents')
        .values({ key: 'a', valid, body: null })
        .onConflict((conflict) => conflict.column('key').doUpdateSet({ valid }))
        .returning(['id', 'valid'])
        .execute();
    expect(await upsert(0)).toEqual([{ id: 1, valid: 0 }]);
    expect(await upsert(1)).toEqual([{ id: 1, valid: 1 }]);
  });

  it('counts changed rows', async () => {
    const database = openIn(location());
    await database
      .insertInto('documents')
      .values([
        { key: 'a', valid: 1, body: null },
        { key: 'b', valid: 1, body: null },
      ])
      .execute();
    const [result] = await database.updateTable('documents').set({ valid: 0 }).execute();
    expect(result?.numUpdatedRows).toBe(2n);
  });

  it.each([
    ['full', 'max_page_count = 1', 'the disk is full'],
    ['read-only', 'query_only = 1', 'may only be read'],
  ])(
    'a disk that is %s is the error of a statement and of a transaction, until it is not',
    async (_what, limit, found) => {
      const database = openIn(file());
      await sql`PRAGMA ${sql.raw(limit)}`.execute(database);
      const row = { key: 'a', valid: 1, body: Buffer.alloc(100_000) };
      const message: unknown = expect.stringContaining(found);
      const problem = { name: 'StartProblem', code: 'data-folder-unusable', message };
      const insert = (within: Kysely<Schema>) => within.insertInto('documents').values(row).execute();
      await expect(insert(database)).rejects.toMatchObject(problem);
      await expect(database.transaction().execute(insert)).rejects.toMatchObject(problem);
      await sql`PRAGMA max_page_count = 1000000`.execute(database);
      await sql`PRAGMA query_only = 0`.execute(database);
      await database.transaction().execute(insert);
      expect(await database.selectFrom('documents').select('key').execute()).toEqual([{ key: 'a' }]);
    },
  );

  it('rolls a failed transaction back', async () => {
    const database = openIn(location());
    const failing = database.transaction().execute(async (transaction) => {
      await transaction.insertInto('documents').values({ key: 'a', valid: 1, body: null }).execute();
      await transaction.insertInto('documents').values({ key: 'a', valid: 1, body: null }).execute();
    });
    await expect(failing).rejects.toMatchObject({ code: 'SQLITE_CONSTRAINT_UNIQUE' });
    expect(await database.selectFrom('documents').selectAll().execute()).toEqual([]);
  });

  it('streams rows while other queries run the same statement before it', async () => {
    const database = openIn(location());
    await database
      .insertInto('documents')
      .values(['a', 'b', 'c'].map((key) => ({ key, valid: 1, body: Buffer.from(key) })))
      .execute();
    const query = database.selectFrom('documents').select(['key', 'body']).orderBy('id');
    await query.execute();
    const keys: string[] = [];
    for await (const row of query.stream()) keys.push(`${row.key}${Buffer.from(row.body ?? []).toString()}`);
    expect(keys).toEqual(['aa', 'bb', 'cc']);
  });

  it('keeps prepared statements correct when there are more than it caches', async () => {
    const database = openIn(location());
    await database.insertInto('documents').values({ key: 'a', valid: 7, body: null }).execute();
    for (let round = 0; round < 2; round += 1) {
      for (let index = 0; index < 400; index += 1) {
        const { rows } = await sql<{ n: number }>`SELECT ${sql.raw(String(index))} + valid AS n FROM documents`.execute(
          database,
        );
        expect(rows).toEqual([{ n: index + 7 }]);
      }
    }
  });

  it('enforces foreign keys', async () => {
    expect(await pragma(openIn(location()), 'foreign_keys')).toBe(1);
  });
});

describe('migrations', () => {
  it('run once, those that are new', async () => {
    const first = openIn(file(), migrations.slice(0, 1));
    await sql`INSERT INTO documents (key) VALUES ('kept')`.execute(first);
    expect(await pragma(first, 'user_version')).toBe(1);
    await first.destroy();
    const second = openIn(file());
    expect(await pragma(second, 'user_version')).toBe(2);
    expect(await second.selectFrom('documents').selectAll().execute()).toEqual([
      { id: 1, key: 'kept', valid: null, body: null },
    ]);
    await second.destroy();
    expect(await pragma(openIn(file()), 'user_version')).toBe(2);
  });

  it('leave nothing behind when one fails', async () => {
    expect(() => openIn(file(), [...migrations, 'CREATE TABLE more (a); NONSENSE'])).toThrow(/syntax error/);
    const database = openIn(file(), []);
    expect(await pragma(database, 'user_version')).toBe(0);
    const { rows } = await sql`SELECT name FROM sqlite_master`.execute(database);
    expect(rows).toEqual([]);
  });

  it('refuse a database of a newer program', async () => {
    await openIn(file()).destroy();
    expect(() => openIn(file(), migrations.slice(0, 1))).toThrow(RangeError);
  });
});

describe('a file', () => {
  it('uses write-ahead logging, and is shared by several connections', async () => {
    const [one, other] = [openIn(file()), openIn(file())];
    expect(await pragma(one, 'journal_mode')).toBe('wal');
    expect(await pragma(one, 'synchronous')).toBe(1);
    expect(await pragma(other, 'busy_timeout')).toBe(5000);
    await one.insertInto('documents').values({ key: 'a', valid: 1, body: null }).execute();
    expect(await other.selectFrom('documents').select('key').execute()).toEqual([{ key: 'a' }]);
  });
});

describe('a new file that two open at the same moment', () => {
  /** Opens the files as their maker does, each when both are about to. */
  const other = `
    const { workerData: { files, turns } } = require('node:worker_threads');
    const Libsql = require('libsql');
    files.forEach((file, turn) => {
      Atomics.add(turns, 0, 1);
      while (Atomics.load(turns, 0) < 2 * (turn + 1));
      const database = new Libsql(file);
      try {
        database.exec('PRAGMA busy_timeout = 5000');
        database.exec('PRAGMA journal_mode = WAL');
      } catch {
        // Only the one in the test has to wait.
      }
      database.close();
    });`;

  it('is opened by both', async () => {
    const files = Array.from({ length: 100 }, (_, each) => `${file()}-${String(each)}`);
    const turns = new Int32Array(new SharedArrayBuffer(4));
    const worker = new Worker(other, { eval: true, workerData: { files, turns } });
    const modes: unknown[] = [];
    for (const [turn, each] of files.entries()) {
      Atomics.add(turns, 0, 1);
      while (Atomics.load(turns, 0) < 2 * (turn + 1)) await new Promise((resolve) => setImmediate(resolve));
      const database = openIn(each);
      modes.push(await pragma(database, 'journal_mode'));
    }
    await once(worker, 'exit');
    expect(modes).toEqual(files.map(() => 'wal'));
  });
});

describe('packText', () => {
  it('is undone by unpackText', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(unpackText(packText(text))).toBe(text);
      }),
    );
  });

  it.each([0, 1, 16 * 1024, 16 * 1024 + 1])('keeps a text of %i bytes', (length) => {
    const text = 'x'.repeat(length);
    expect(unpackText(packText(text))).toBe(text);
  });

  it('makes documents smaller', () => {
    const text = '<cbc:TaxAmount currencyID="COP">1900.00</cbc:TaxAmount>'.repeat(500);
    expect(packText(text).length).toBeLessThan(text.length / 20);
  });

  it('goes into a database and comes back', async () => {
    const database = openIn(':memory:');
    await database
      .insertInto('documents')
      .values({ key: 'a', valid: 1, body: packText('ñandú') })
      .execute();
    const row = await database.selectFrom('documents').select('body').executeTakeFirstOrThrow();
    expect(row.body && unpackText(row.body)).toBe('ñandú');
  });
});
