import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { inFile } from '../../../src/common/store/access.fixture.ts';
import { memory } from '../../../src/common/store/store.ts';
import type { RegistryData } from '../../registry/types.ts';
import { openRegistry } from './stored-registry.ts';

const folder = mkdtempSync(join(tmpdir(), 'ensayo-start-'));
const location = join(folder, 'authority.sqlite');

afterAll(() => {
  rmSync(folder, { recursive: true });
});

const first: Partial<RegistryData> = { uvt: [{ year: '2031', amount: '1' }] };

const during = async (
  initial: Partial<RegistryData> | undefined,
  work?: Partial<RegistryData>,
): Promise<RegistryData> => {
  const registry = await openRegistry(inFile(location), initial);
  if (work !== undefined) await registry.replace(work);
  const data = await registry.dump();
  await registry.close();
  return data;
};

it('data given at every start counts when it has changed, and otherwise leaves later changes alone', async () => {
  const changed = { uvt: [{ year: '2032', amount: '2' }] };
  expect((await during(first)).uvt).toEqual(first.uvt);
  expect((await during(first, changed)).uvt).toEqual(changed.uvt);
  expect((await during(first)).uvt).toEqual(changed.uvt);
  expect((await during(undefined)).uvt).toEqual(changed.uvt);
  const others = { uvt: [{ year: '2033', amount: '3' }] };
  expect((await during(others)).uvt).toEqual(others.uvt);
  expect((await during(first)).uvt).toEqual(first.uvt);
});

it('a reset restores the data given at the start', async () => {
  const registry = await openRegistry(memory, first);
  await registry.replace({ uvt: [] });
  await registry.reset();
  expect((await registry.dump()).uvt).toEqual(first.uvt);
  expect(Object.keys(await registry.dump())).not.toContain('$start');
  await registry.close();
});
