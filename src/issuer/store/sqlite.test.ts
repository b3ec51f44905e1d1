import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { describeIssuerStore } from './contract.fixture.ts';
import { openIssuerStore } from './sqlite.ts';

const directory = mkdtempSync(join(tmpdir(), 'ensayo-store-'));
let files = 0;
const newFile = (): string => join(directory, `store-${String((files += 1))}.db`);

afterAll(() => {
  rmSync(directory, { recursive: true });
});

describeIssuerStore('SQLite in memory', () => Promise.resolve(openIssuerStore(':memory:')));
describeIssuerStore('SQLite in a file', () => Promise.resolve(openIssuerStore(newFile())));

describe('a file', () => {
  it('keeps tokens and sequences from one start to the next', async () => {
    const file = newFile();
    const before = openIssuerStore(file);
    await before.addToken({ digest: Buffer.from('d'), company: '901500100', at: 1 });
    await before.nextInSequence({ company: '901500100', type: 'fv', year: 2026 });
    await before.close();
    const after = openIssuerStore(file);
    expect(await after.tokenDigests()).toHaveLength(1);
    expect(await after.nextInSequence({ company: '901500100', type: 'fv', year: 2026 })).toBe(2);
    await after.close();
  });
});
