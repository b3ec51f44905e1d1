import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isStartProblem } from '../start-error.ts';
import { testAccess, testKey } from './access.fixture.ts';
import { openDataFile, rekeyDataFile, type DataAccess, type DataFile, type Layout, type NewKey } from './data-file.ts';
import type { DataKey } from './data-key.ts';
import { openFile, packText, unpackText } from './database.ts';
import { createRun } from './run-lock.ts';
import type { SealedColumn } from './sealed.ts';

type Tables = {
  readonly company: { readonly nit: string; readonly data: string };
  readonly batch: { readonly key: string; readonly body: Buffer };
};

const company: SealedColumn = {
  table: 'company',
  row: 'nit',
  column: 'data',
  covers: (_row, path) => path.at(-1) === 'pin',
  lost: () => '',
};

const batch: SealedColumn = {
  table: 'batch',
  row: 'key',
  column: 'body',
  packed: true,
  covers: (_row, [first]) => first === 'found',
  lost: () => '(lost)',
};

const layout: Layout = {
  migrations: [
    'CREATE TABLE company (nit TEXT PRIMARY KEY, data TEXT NOT NULL)',
    'CREATE TABLE batch (key TEXT PRIMARY KEY, body BLOB NOT NULL)',
  ],
  postgres: [],
  sealed: [company, batch],
};

const pin = '98127364509182736450';

let directory: string;
const file = (): string => join(directory, 'data', 'state.sqlite');

const keyFrom = (key: DataKey): NewKey => ({ id: () => key.id, created: () => key });

const opened: DataFile<Tables>[] = [];

const open = (access: DataAccess = testAccess()): DataFile<Tables> => {
  const data = openDataFile<Tables>(file(), layout, access);
  opened.push(data);
  return data;
};

const closeAll = async (): Promise<void> => {
  for (const data of opened.splice(0)) await data.close();
};

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'ensayo-file-'));
});

afterEach(async () => {
  await closeAll();
  rmSync(directory, { recursive: true });
});

/** As written by the program before sealing, with plain text in rows, in a snapshot, and in freed pages. */
const plainFile = (): void => {
  mkdirSync(join(directory, 'data'));
  const database = openFile(file());
  database.exec(`${layout.migrations.join(';')}; PRAGMA user_version = 2`);
  const data = JSON.stringify({ name: 'ACME', pin });
  const insert = database.prepare('INSERT INTO company VALUES (?, ?)');
  insert.run(['1', data]);
  const body = packText(JSON.stringify({ found: [`SHA-384 of PIN=${pin}`, 'other'], count: 1 }));
  database.prepare('INSERT INTO batch VALUES (?, ?)').run(['b', body]);
  database.exec('CREATE TABLE snapshot_3_company AS SELECT * FROM company');
  for (let index = 0; index < 500; index += 1) insert.run([`gone-${String(index)}`, data.repeat(3)]);
  database.exec("DELETE FROM company WHERE nit LIKE 'gone%'");
  database.close();
};

/** Everything in the folder as bytes. Only while nothing has it open. */
const bytes = (): Buffer =>
  Buffer.concat(readdirSync(join(directory, 'data')).map((name) => readFileSync(join(directory, 'data', name))));

const rows = async ({ database, sealer }: DataFile<Tables>) => {
  const { rows: companies } = await sql<{ nit: string; data: string }>`
    SELECT * FROM company UNION ALL SELECT * FROM snapshot_3_company`.execute(database);
  const { body } = await database.selectFrom('batch').selectAll().executeTakeFirstOrThrow();
  return {
    companies: companies.map(({ nit, data }) => sealer.restored(company, nit, data)),
    batch: sealer.restored(batch, 'b', unpackText(body)),
  };
};

const expected = {
  companies: [
    { name: 'ACME', pin },
    { name: 'ACME', pin },
  ],
  batch: { found: [`SHA-384 of PIN=${pin}`, 'other'], count: 1 },
};

/** The problem that opening ends with. */
const problemOf = (work: () => unknown): { readonly code: string; readonly message: string } => {
  try {
    work();
  } catch (error) {
    if (isStartProblem(error)) return { code: error.code, message: error.message };
    throw error;
  }
  throw new Error('It was opened.');
};

describe('secrets in a file', () => {
  it('are sealed when they are written, and readable with the key', async () => {
    const first = open();
    const data = first.sealer.stored(company, '1', { value: { name: 'ACME', pin } });
    await first.database.insertInto('company').values({ nit: '1', data }).execute();
    await closeAll();
    expect(bytes().includes(pin)).toBe(false);
    expect(bytes().includes('ACME')).toBe(true);
    const again = open();
    expect(again.sealer.restored(company, '1', data)).toEqual({ name: 'ACME', pin });
    expect(() => again.sealer.restored(company, '2', data)).toThrow('cannot be decrypted');
  });

  it('of an earlier program are rewritten, and no page keeps them', async () => {
    plainFile();
    expect(bytes().includes(pin)).toBe(true);
    expect(await rows(open())).toEqual(expected);
    await closeAll();
    expect(bytes().includes(pin)).toBe(false);
    expect(await rows(open())).toEqual(expected);
  });

  it('of an earlier program are rewritten at the next start if the first one dies half way', async () => {
    plainFile();
    const dying = testAccess({
      keyFor: () => {
        throw new Error('killed');
      },
    });
    expect(() => open(dying)).toThrow('killed');
    expect(bytes().includes(pin)).toBe(true);
    await open().close();
    opened.splice(0);
    // Killed after the commit: rows are sealed, old pages are not gone.
    const database = openFile(file());
    database.exec(
      `UPDATE ensayo_key SET rewriting = 1; CREATE TABLE old AS SELECT '${pin.repeat(400)}' AS a; DROP TABLE old`,
    );
    database.close();
    expect(bytes().includes(pin)).toBe(true);
    expect(await rows(open())).toEqual(expected);
    await closeAll();
    expect(bytes().includes(pin)).toBe(false);
  });

  it('that already look sealed are sealed like others', async () => {
    const { sealer } = open();
    const value = { pin: 'sealed:1:0123456789abcdef:AAAA', name: 'sealed:1:x' };
    expect(sealer.restored(company, '1', sealer.stored(company, '1', { value }))).toEqual(value);
    await closeAll();
  });

  it('are resealed with another key in one step', async () => {
    plainFile();
    await open().close();
    opened.splice(0);
    const to = testKey('another');
    const rekey = (access = testAccess()) => rekeyDataFile(file(), layout, { access, to: keyFrom(to), forget: false });
    expect(rekey()).toEqual({ file: file(), result: 'rekeyed' });
    expect(bytes().includes(testKey().id)).toBe(false);
    expect(rekey()).toEqual({ file: file(), result: 'unchanged' });
    expect(await rows(open(testAccess({ keyFor: () => to })))).toEqual(expected);
  });

  it.each<readonly [what: string, prepare: () => DataAccess]>([
    [
      'while another run holds the file',
      () => {
        open();
        return testAccess();
      },
    ],
    [
      'without the key that the file has',
      () => {
        rekeyDataFile(file(), layout, { access: testAccess(), to: keyFrom(testKey('first')), forget: false });
        return testAccess({
          keyFor: () => {
            throw new Error('Another key.');
          },
        });
      },
    ],
  ])('get no new key, and none is created, %s', (_what, prepare) => {
    plainFile();
    const access = prepare();
    const created = vi.fn(() => testKey('another'));
    const to = { id: () => undefined, created };
    expect(() => rekeyDataFile(file(), layout, { access, to, forget: false })).toThrow();
    expect(created).not.toHaveBeenCalled();
  });

  it('whose key was lost are forgotten, and the rest stays', async () => {
    plainFile();
    await open().close();
    opened.splice(0);
    const to = testKey('another');
    rekeyDataFile(file(), layout, { access: testAccess(), to: keyFrom(to), forget: true });
    expect(await rows(open(testAccess({ keyFor: () => to })))).toEqual({
      companies: [
        { name: 'ACME', pin: '' },
        { name: 'ACME', pin: '' },
      ],
      batch: { found: ['(lost)', '(lost)'], count: 1 },
    });
  });

  it('request their key by its identifier', async () => {
    const asked: (string | undefined)[] = [];
    const keyFor: DataAccess['keyFor'] = (_file, needed) => {
      asked.push(needed);
      return testKey();
    };
    await open(testAccess({ keyFor })).close();
    await open(testAccess({ keyFor })).close();
    opened.splice(0);
    expect(asked).toEqual([undefined, testKey().id]);
  });

  it('in memory need no key, and a file without one is not opened', async () => {
    const memory = openDataFile<Tables>(':memory:', layout, undefined);
    expect(memory.sealer.stored(company, '1', { value: { pin } })).toContain(pin);
    await memory.close();
    expect(() => openDataFile(file(), layout, undefined)).toThrow('needs a key');
    expect(existsSync(file())).toBe(false);
  });
});

describe.skipIf(process.platform === 'win32')('the files', () => {
  const modes = () =>
    [join(directory, 'data'), ...readdirSync(join(directory, 'data')).map((name) => join(directory, 'data', name))].map(
      (path) => (statSync(path).mode & 0o777).toString(8),
    );

  it('are private if they are new, and made private if they were not', async () => {
    open();
    expect(new Set(modes())).toEqual(new Set(['700', '600']));
    expect(modes()).toHaveLength(6);
    await closeAll();
    for (const name of readdirSync(join(directory, 'data'))) chmodSync(join(directory, 'data', name), 0o666);
    chmodSync(join(directory, 'data'), 0o755);
    open();
    expect(new Set(modes())).toEqual(new Set(['700', '600']));
  });
});

describe('a run', () => {
  it('has a file to itself, and identifies itself', async () => {
    const access = testAccess();
    open(access);
    access.run.announce('http://127.0.0.1:8080');
    const { code, message } = problemOf(() => open());
    expect(code).toBe('data-in-use');
    for (const fact of [file(), `process ${String(process.pid)}`, access.run.id, 'http://127.0.0.1:8080']) {
      expect(message).toContain(fact);
    }
    await closeAll();
    expect(() => open()).not.toThrow();
  });

  it('shares it with its other processes while it lasts', async () => {
    const access = testAccess();
    const first = open(access);
    const second = open({ ...access, run: createRun({ id: access.run.id, held: file() }) });
    await first.database.insertInto('company').values({ nit: '1', data: '{}' }).execute();
    expect(await second.database.selectFrom('company').selectAll().execute()).toEqual([{ nit: '1', data: '{}' }]);
    await closeAll();
    expect(problemOf(() => open({ ...access, run: createRun({ id: access.run.id, held: file() }) })).code).toBe(
      'run-ended',
    );
    expect(problemOf(() => open({ ...access, run: createRun({ id: 'another', held: file() }) })).code).toBe(
      'run-ended',
    );
  });
});

describe('a damaged file', () => {
  const filled = async (): Promise<void> => {
    const { database, sealer } = open();
    for (let nit = 0; nit < 300; nit += 1) {
      const data = sealer.stored(company, String(nit), { value: { name: 'x'.repeat(300), pin } });
      await database
        .insertInto('company')
        .values({ nit: String(nit), data })
        .execute();
    }
    await closeAll();
  };

  const overwritten = (from: number, length: number): void => {
    const content = readFileSync(file());
    content.fill('garbage', from, from + length);
    writeFileSync(file(), content);
  };

  it.each<readonly [what: string, damage: () => void]>([
    ['partly overwritten', () => overwritten(5 * 4096, 3 * 4096)],
    ['overwritten at its beginning', () => overwritten(0, 100)],
    ['not a database at all', () => writeFileSync(file(), 'Querida base de datos: '.repeat(1000))],
    ['cut off', () => truncateSync(file(), 10 * 4096 + 17)],
    ['cut off behind its first page', () => truncateSync(file(), 4096)],
    ['emptied', () => truncateSync(file(), 0)],
  ])('%s is not opened, and is named', async (_what, damage) => {
    await filled();
    damage();
    for (const attempt of [1, 2]) {
      const { code, message } = problemOf(() => open());
      expect([attempt, code]).toEqual([attempt, 'database-damaged']);
      expect(message).toContain(file());
    }
  });

  it('with a broken log is not opened, and both are named', async () => {
    await filled();
    const raw = openFile(file());
    for (let nit = 0; nit < 20; nit += 1) raw.exec(`DELETE FROM company WHERE nit = '${String(nit)}'`);
    const log = readFileSync(`${file()}-wal`);
    const base = readFileSync(file());
    raw.close();
    log.fill(0, 5 * 4120, 5 * 4120 + 50);
    writeFileSync(file(), base);
    writeFileSync(`${file()}-wal`, log);
    const { code, message } = problemOf(() => open());
    expect(code).toBe('database-damaged');
    expect(message).toContain(`${file()}-wal`);
    expect(message).toMatch(/first \d+ bytes/);
  });

  it('that is damaged while it is open is named in the errors of its queries', async () => {
    await filled();
    const { database } = open();
    overwritten(2 * 4096, statSync(file()).size - 2 * 4096);
    // Cached pages are unchanged.
    await sql`PRAGMA shrink_memory`.execute(database);
    const asked = database.selectFrom('company').select('nit').orderBy('data').execute();
    const problem = await asked.catch((error: unknown) => error);
    expect(problem).toMatchObject({ name: 'StartProblem', code: 'database-damaged' });
    expect(String(problem)).toContain(file());
  });

  it('that cannot be written to is named with its folder', () => {
    mkdirSync(join(directory, 'data'));
    writeFileSync(join(directory, 'data', 'file'), '');
    const inside = () => openDataFile(join(directory, 'data', 'file', 'state.sqlite'), layout, testAccess());
    expect(problemOf(inside).code).toBe('data-folder-unusable');
  });
});
