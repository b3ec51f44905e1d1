import type { Kysely } from 'kysely';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openDatabase } from './database.ts';
import { fixedQuery } from './fixed-query.ts';

type Schema = { readonly note: { readonly key: string; readonly text: string | null; readonly size: number } };

let database: Kysely<Schema>;

beforeEach(() => {
  database = openDatabase(':memory:', ['CREATE TABLE note (key TEXT PRIMARY KEY, text TEXT, size INTEGER NOT NULL)']);
});

afterEach(() => database.destroy());

const insertion = () =>
  fixedQuery((row: Schema['note']) =>
    database
      .insertInto('note')
      .values(row)
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ text: row.text, size: 0 }))
      .returning(['key', 'size']),
  );

describe('a fixed query', () => {
  it('takes new arguments each time, including absent ones, and keeps its constants', async () => {
    const insert = insertion();
    expect(await insert(database, { key: 'a', text: 'one', size: 3 })).toEqual([{ key: 'a', size: 3 }]);
    expect(await insert(database, { key: 'b', text: null, size: 7 })).toEqual([{ key: 'b', size: 7 }]);
    expect(await insert(database, { key: 'a', text: 'two', size: 9 })).toEqual([{ key: 'a', size: 0 }]);
    expect(await database.selectFrom('note').selectAll().orderBy('key').execute()).toEqual([
      { key: 'a', text: 'two', size: 0 },
      { key: 'b', text: null, size: 7 },
    ]);
  });

  it('is built once, with the first arguments', async () => {
    const build = vi.fn(({ key }: { readonly key: string }) =>
      database.selectFrom('note').select('size').where('key', '=', key),
    );
    const find = fixedQuery(build);
    expect(build).not.toHaveBeenCalled();
    await find(database, { key: 'a' });
    await find(database, { key: 'b' });
    expect(build).toHaveBeenCalledOnce();
  });

  it('runs inside a transaction, and is undone with it', async () => {
    const insert = insertion();
    const failing = database.transaction().execute(async (transaction) => {
      await insert(transaction, { key: 'a', text: null, size: 1 });
      throw new Error('undone');
    });
    await expect(failing).rejects.toThrow('undone');
    expect(await database.selectFrom('note').selectAll().execute()).toEqual([]);
  });
});
