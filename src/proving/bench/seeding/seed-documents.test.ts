import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inFile } from '../../../common/store/access.fixture.ts';
import type { RegistryPort } from '../../../../simulator/registry/port.ts';
import { openRegistry } from '../../../../simulator/tenants/store/stored-registry.ts';
import { rowSource } from './rows.ts';
import { seedDocuments } from './seed-documents.ts';

const documents = 1_200;
const now = Date.parse('2026-11-20T10:00:00-05:00');
const options = { documents, seed: 'test', now };

const rows = () => Array.from({ length: documents }, rowSource('test', now));

describe('a seeded store', () => {
  const folder = mkdtempSync(join(tmpdir(), 'ensayo-seed-'));
  const file = join(folder, 'authority.sqlite');
  const place = inFile(file);
  let registry: RegistryPort;
  beforeAll(async () => {
    await seedDocuments(place, options);
    await expect(seedDocuments(place, options), 'a second time').rejects.toThrow(/UNIQUE/);
    registry = await openRegistry(place);
  });
  afterAll(async () => {
    await registry.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it.each([0, 1, documents - 1])('has document %d, found by its number as the duplicate of another', async (index) => {
    const row = rows()[index];
    const { type, number } = JSON.parse(row?.data ?? '') as { readonly type: string; readonly number: string };
    const duplicate = await registry.acceptedDuplicate({
      issuerNit: row?.issuer_nit ?? '',
      type,
      number,
      key: 'another',
    });
    expect(duplicate).toMatchObject({ key: row?.key, state: 'accepted', number });
    expect(duplicate?.xml).toMatch(/^<Invoice /);
    expect(duplicate?.applicationResponse).toMatch(/^<ApplicationResponse /);
  });

  it('has documents that are found by their keys', async () => {
    const keys = rows().map(({ key }) => key);
    expect((await registry.acceptedByKey(keys)).size).toBe(documents);
  });

  it('takes at most 2 KB for a document', () => {
    expect(statSync(file).size / documents).toBeLessThan(2_048);
  });
});

describe('the rows', () => {
  it('are the same for the same seed, and others for another', () => {
    expect(rows()).toEqual(rows());
    expect(rowSource('other', now)().key).not.toBe(rows()[0]?.key);
  });

  it('have most documents with one issuer, and many issuers', () => {
    const counts = new Map<string, number>();
    for (const { issuer_nit: nit } of rows()) counts.set(nit, (counts.get(nit) ?? 0) + 1);
    expect(counts.size).toBeGreaterThan(200);
    expect(counts.get('901500100')).toBe(Math.max(...counts.values()));
  });
});
