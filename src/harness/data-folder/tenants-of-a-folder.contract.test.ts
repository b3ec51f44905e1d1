import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { createControlClient } from '../../../simulator/control/client.ts';
import { startBox, type Box } from '../box.ts';
import { exampleInvoice, invoicePath } from '../testing/example.ts';

const folder = mkdtempSync(join(tmpdir(), 'ensayo-tenants-'));
const keys = mkdtempSync(join(tmpdir(), 'ensayo-keys-'));
writeFileSync(join(keys, 'key'), Buffer.alloc(32, 'k').toString('base64'), { mode: 0o600 });
let box: Box | undefined;

afterEach(async () => {
  await box?.close();
  for (const each of [folder, keys]) rmSync(each, { recursive: true });
});

const start = async (): Promise<Box> => {
  await box?.close();
  box = await startBox({ data: folder, keyFile: join(keys, 'key'), clock: '2026-11-20T10:00:00-05:00', token: 't' });
  return box;
};

const statusOf = async ({ post }: Box): Promise<number> =>
  (await post(`/t/pruebas${invoicePath}`, exampleInvoice())).status;

describe('a tenant in a data folder', () => {
  it('is at both services what it was, until it is removed', async () => {
    const first = await start();
    expect([await statusOf(first), await statusOf(first)]).toEqual([200, 409]);
    const second = await start();
    expect(await statusOf(second)).toBe(409);
    await createControlClient(second.authority.control).removeTenant('pruebas');
    expect([await statusOf(second), await statusOf(second)]).toEqual([200, 409]);
    expect(await statusOf(await start())).toBe(409);
  });
});
