import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { createControlClient } from '../../../simulator/control/client.ts';
import { startBox, type Box, type BoxOptions } from '../../harness/box.ts';
import { exampleInvoice, invoicePath } from '../../harness/testing/example.ts';

const folder = mkdtempSync(join(tmpdir(), 'ensayo-tenants-'));
const keys = mkdtempSync(join(tmpdir(), 'ensayo-keys-'));
writeFileSync(join(keys, 'key'), Buffer.alloc(32, 'k').toString('base64'), { mode: 0o600 });
let box: Box | undefined;

afterEach(async () => {
  await box?.close();
  rmSync(folder, { recursive: true });
});

afterAll(() => rmSync(keys, { recursive: true }));

const start = async (options: Pick<BoxOptions, 'maxTenants'> = {}): Promise<Box> => {
  await box?.close();
  const keyFile = join(keys, 'key');
  box = await startBox({ data: folder, keyFile, clock: '2026-11-20T10:00:00-05:00', token: 't', ...options });
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

  it('keeps what the issuing service has of it, even if the authority has nothing of it and closes it', async () => {
    const running = await start({ maxTenants: 1 });
    const controlOf = (tenant: string) => createControlClient({ ...running.authority.control, tenant });
    // No message arrives, so the authority files nothing.
    await controlOf('pruebas').addFault({ fault: 'status', status: 503 });
    expect(await statusOf(running)).toBeGreaterThanOrEqual(500);
    await controlOf('pruebas').clearFaults();
    const issued = join(folder, 'issuer-pruebas.sqlite');
    const judged = join(folder, 'authority-pruebas-habilitacion.sqlite');
    await controlOf('otro').clock();
    await expect.poll(() => existsSync(judged)).toBe(false);
    expect(existsSync(issued)).toBe(true);
    await controlOf('default').removeTenant('pruebas');
    expect(existsSync(issued)).toBe(false);
    await expect(controlOf('default').removeTenant('pruebas')).rejects.toMatchObject({ code: 'unknown-tenant' });
  });
});
