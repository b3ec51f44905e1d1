/** Processes of one run on a folder: what they share beside the tables is theirs, and not the next run's. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { inFile, testAccess } from '../../../src/common/store/access.fixture.ts';
import { createRun } from '../../../src/common/store/run-lock.ts';
import { openRegistry } from './stored-registry.ts';

const folder = mkdtempSync(join(tmpdir(), 'ensayo-run-'));
afterAll(() => rmSync(folder, { recursive: true }));

const held = join(folder, 'authority.sqlite');
const tenants = join(folder, 'authority-pruebas-habilitacion.sqlite');

/** The process that holds the folder, and the registries of one that serves. */
const startRun = async () => {
  const access = testAccess();
  const holding = await openRegistry(inFile(held, access));
  const open: { readonly close: () => Promise<void> }[] = [holding];
  return {
    opened: async (file: string) => {
      const registry = await openRegistry(inFile(file, testAccess({ run: createRun({ id: access.run.id, held }) })));
      open.unshift(registry);
      return registry;
    },
    end: async () => {
      for (const registry of open) await registry.close();
    },
  };
};

it.each([
  ['that of the default tenant', held],
  ["another tenant's", tenants],
])('clock, settings, faults and verdicts of %s last as long as the run', async (_which, file) => {
  const run = await startRun();
  const one = await run.opened(file);
  await one.shared.refresh();
  expect(await one.shared.keep('{"faults":1}')).toBe('kept');
  await one.change(({ mandates }) => Promise.resolve({ replaced: { mandates: [...mandates] }, result: undefined }));
  // A worker that replaces one that died.
  expect(await (await run.opened(file)).shared.refresh()).toBe('{"faults":1}');
  await run.end();
  const next = await startRun();
  const later = await next.opened(file);
  expect(await later.shared.refresh()).toBe('');
  expect(await later.shared.keep('{"faults":2}')).toBe('kept');
  expect(await (await next.opened(file)).shared.refresh()).toBe('{"faults":2}');
  await next.end();
});
