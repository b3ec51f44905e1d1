import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { inFile } from '../../common/store/access.fixture.ts';
import { openDatabase } from '../../common/store/database.ts';
import { memory } from '../../common/store/store.ts';
import { describeIssuerStore } from './contract.fixture.ts';
import { document, series as wholeSeries } from './documents.fixture.ts';
import { migrations } from './migrations.ts';
import { openIssuerStore } from './stored.ts';

const directory = mkdtempSync(join(tmpdir(), 'ensayo-store-'));
let files = 0;
const newFile = (): string => join(directory, `store-${String((files += 1))}.db`);

afterAll(() => {
  rmSync(directory, { recursive: true });
});

describeIssuerStore('SQLite in memory', () => Promise.resolve(memory), openIssuerStore);
describeIssuerStore('SQLite in a file', () => Promise.resolve(inFile(newFile())), openIssuerStore);

describe('a file', () => {
  it('continues a range however many of its numbers are pending', async () => {
    const file = newFile();
    const store = await openIssuerStore(inFile(file));
    await store.addDocument(document({ number: '1' }));
    await store.close();
    const database = openDatabase(file, migrations);
    const columns =
      'company, kind, type_code, content, family, prefix, key, key_scheme, issue_date, qr_text, qr_url, model, presentation, signed_xml, file_name, printed_name, attached_name, created_at';
    for (const statement of [
      `WITH RECURSIVE n (i) AS (SELECT 2 UNION ALL SELECT i + 1 FROM n WHERE i < 33000)
        INSERT INTO document (number, ${columns}) SELECT CAST(i AS TEXT), ${columns} FROM n, document WHERE id = 1`,
      `INSERT INTO settlement SELECT id, 'in-process', NULL, 1 FROM document`,
      `INSERT INTO given_number (company, family, prefix, number, content) SELECT company, family, prefix, number, '' FROM document`,
    ])
      await sql.raw(statement).execute(database);
    await database.destroy();
    const after = await openIssuerStore(inFile(file));
    await after.setNextNumber({ series: wholeSeries, number: '50', at: 0 });
    expect(await after.nextNumber(wholeSeries, 0)).toBe('33001');
    await after.close();
  });

  it('of an earlier program keeps the outcomes of its documents', async () => {
    const file = newFile();
    const before = openDatabase(file, migrations.slice(0, 2));
    const row = (id: number, state: string, answer: string, at: string): string =>
      `(${id}, '901500100', 'invoice', '01', '01', 'SETP', '${id}', 'cufe-${id}', 'CUFE-SHA384', '${state}', '2026-11-20',
        '', '', '{}', '{}', x'030000', ${answer}, 'fv${id}.xml', 'FES-SETP${id}', 'ad${id}', 1, ${at})`;
    await sql
      .raw(
        `INSERT INTO document VALUES ${[
          row(1, 'issued', 'NULL', 'NULL'),
          row(2, 'accepted', "x'010100FEFF61'", '2'),
          row(3, 'rejected', 'NULL', '3'),
        ].join(', ')}`,
      )
      .execute(before);
    await before.destroy();
    const after = await openIssuerStore(inFile(file));
    const kept = await Promise.all([1, 2, 3].map((id) => after.document(id)));
    expect(kept.map((each) => [each?.state, each?.files?.applicationResponse, each?.settledAt])).toEqual([
      ['sent', undefined, undefined],
      ['accepted', 'a', 2],
      ['rejected', undefined, 3],
    ]);
    const series = { company: '901500100', family: '01', prefix: 'SETP', from: '1', to: '100' };
    expect(await after.nextNumber(series, 0)).toBe('3');
    await after.close();
  });

  it('counts on behind file names that an earlier version counted by kind', async () => {
    const file = newFile();
    await (await openIssuerStore(inFile(file))).close();
    const database = openDatabase(file, migrations);
    const rows = [
      ['fv', 2026, 7],
      ['nc', 2026, 3],
      ['fv', 2025, 90],
    ] as const;
    for (const [type, year, last] of rows)
      await sql`INSERT INTO sequence VALUES ('901500100', ${type}, ${year}, ${last})`.execute(database);
    await database.destroy();
    const store = await openIssuerStore(inFile(file));
    const next = () => store.nextInSequence({ company: '901500100', year: 2026 });
    expect([await next(), await next()]).toEqual([8, 9]);
    await store.close();
  });

  it('keeps tokens and sequences from one start to the next', async () => {
    const file = newFile();
    const before = await openIssuerStore(inFile(file));
    await before.addToken({ digest: Buffer.from('d'), company: '901500100', at: 1 });
    await before.nextInSequence({ company: '901500100', year: 2026 });
    await before.close();
    const after = await openIssuerStore(inFile(file));
    expect(await after.tokenDigests()).toHaveLength(1);
    expect(await after.nextInSequence({ company: '901500100', year: 2026 })).toBe(2);
    await after.close();
  });
});
