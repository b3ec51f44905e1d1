import fc from 'fast-check';
import Libsql from 'libsql';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openFile } from './database.ts';
import { walDamage } from './integrity.ts';

let directory: string;
let database: Libsql.Database;

const file = (name = 'state.sqlite'): string => join(directory, name);
const log = (name?: string): string => `${file(name)}-wal`;

/** As a killed process leaves it. */
const copied = (): void => {
  cpSync(file(), file('copy.sqlite'));
  cpSync(log(), log('copy.sqlite'));
};

let reads = 0;

/**
 * SQLite's reading of the copy; undefined if it finds no table at all. In another place each time, because it remembers
 * files.
 */
const rowsOfCopy = (): number | undefined => {
  const name = `read-${String((reads += 1))}.sqlite`;
  cpSync(file('copy.sqlite'), file(name));
  cpSync(log('copy.sqlite'), log(name));
  const copy = new Libsql(file(name));
  try {
    const [row] = copy.prepare('SELECT count(*) AS n FROM t').all([]) as { readonly n: number }[]; // by the statement
    return row?.n;
  } catch {
    return undefined; // the log had it
  } finally {
    copy.close();
  }
};

const insert = (count: number): void => {
  for (let index = 0; index < count; index += 1) database.exec(`INSERT INTO t VALUES ('row ${String(index)}')`);
};

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'ensayo-wal-'));
  database = openFile(file());
  database.exec('CREATE TABLE t (a)');
});

afterEach(() => {
  database.close();
  rmSync(directory, { recursive: true });
});

describe('the damage of a log', () => {
  it('is not reported if there is no log, or an empty one', () => {
    database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    expect(existsSync(log())).toBe(true);
    copied();
    expect(walDamage(log('copy.sqlite'))).toBeUndefined();
    expect(walDamage(log('none.sqlite'))).toBeUndefined();
  });

  it('is not reported in a log restarted over a longer one', () => {
    insert(40);
    database.exec('PRAGMA wal_checkpoint(RESTART)');
    insert(3);
    copied();
    expect(walDamage(log('copy.sqlite'))).toBeUndefined();
    expect(rowsOfCopy()).toBe(43);
  });

  it('is not reported if a large transaction was rolled back and followed by a small one', () => {
    database.exec('PRAGMA cache_size = 2; PRAGMA cache_spill = 1; BEGIN');
    for (let index = 0; index < 60; index += 1) {
      database.prepare('INSERT INTO t VALUES (?)').run(['x'.repeat(3000)]);
    }
    database.exec('ROLLBACK');
    insert(2);
    copied();
    expect(readFileSync(log('copy.sqlite')).length).toBeGreaterThan(20 * 4096);
    expect(walDamage(log('copy.sqlite'))).toBeUndefined();
    expect(rowsOfCopy()).toBe(2);
  });

  it('is not reported if the log ends in the middle of a frame', () => {
    insert(5);
    copied();
    const bytes = readFileSync(log('copy.sqlite'));
    writeFileSync(log('copy.sqlite'), bytes.subarray(0, bytes.length - 1000));
    expect(walDamage(log('copy.sqlite'))).toBeUndefined();
  });

  it('is found wherever a changed byte loses commits before the last one', () => {
    insert(12);
    copied();
    const whole = readFileSync(log('copy.sqlite'));
    fc.assert(
      fc.property(fc.nat(whole.length - 1), fc.integer({ min: 1, max: 255 }), (at, change) => {
        const bytes = Buffer.from(whole);
        bytes.writeUInt8(bytes.readUInt8(at) ^ change, at);
        writeFileSync(log('copy.sqlite'), bytes);
        const damage = walDamage(log('copy.sqlite'));
        const rows = rowsOfCopy() ?? 0;
        expect(damage !== undefined || rows >= 11).toBe(true);
      }),
      { numRuns: 150 },
    );
  });

  it('names the bytes before it, with which SQLite continues', () => {
    insert(12);
    copied();
    const bytes = readFileSync(log('copy.sqlite'));
    bytes.fill(0, 6 * (4096 + 24), 7 * (4096 + 24));
    writeFileSync(log('copy.sqlite'), bytes);
    const { readable = 0 } = walDamage(log('copy.sqlite')) ?? {};
    expect(readable).toBe(32 + 5 * (4096 + 24));
    writeFileSync(log('copy.sqlite'), bytes.subarray(0, readable));
    expect(walDamage(log('copy.sqlite'))).toBeUndefined();
    expect(rowsOfCopy()).toBeGreaterThan(2);
  });
});
