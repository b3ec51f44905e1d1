import { expect, it } from 'vitest';
import { newSchema } from '../../../common/store/postgres.fixture.ts';
import { openRegistry } from '../../../../simulator/tenants/store/stored-registry.ts';
import { rowSource } from './rows.ts';
import { seedDocuments } from './seed-documents.ts';

const now = Date.parse('2026-11-20T10:00:00-05:00');

it('seeds a database: documents are found by key and by number, and new ones get their own rows', async () => {
  const place = await newSchema();
  const documents = 600;
  await seedDocuments(place, { documents, seed: 'test', now });
  const registry = await openRegistry(place);
  try {
    const rows = Array.from({ length: documents }, rowSource('test', now));
    expect((await registry.acceptedByKey(rows.map(({ key }) => key))).size).toBe(documents);
    const [row] = rows;
    const { type, number } = JSON.parse(row?.data ?? '') as { readonly type: string; readonly number: string };
    const duplicate = await registry.acceptedDuplicate({
      issuerNit: row?.issuer_nit ?? '',
      type,
      number,
      key: 'another',
    });
    expect(duplicate?.key).toBe(row?.key);
    const other = { ...(duplicate ?? expect.fail('there is no duplicate')), number: `${number}0`, key: 'f'.repeat(96) };
    expect(await registry.record(other)).toBe('recorded');
  } finally {
    await registry.close();
  }
});
