/** Thousands of tenants, one after another: memory use stays at the level of the first hundreds. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startBox, type Box } from '../../../harness/box.ts';
import { acceptedWithoutLines, exampleInvoice, invoicePath } from '../../../harness/testing/example.ts';

const tenants = 1_500;
const mebibyte = 2 ** 20;
let box: Box;

beforeAll(async () => {
  box = await startBox({ seed: 'many tenants', clock: '2026-11-20T10:00:00-05:00' });
});

afterAll(() => box.close());

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void; // That is what the flag is for.

/** Without garbage: V8 decides for itself when to collect it. */
const kept = (): number => {
  collect();
  return process.memoryUsage().heapUsed / mebibyte;
};

const openTenant = async (index: number): Promise<void> => {
  const { origin, pathname } = new URL(box.authority.url);
  const message = await fetch(`${origin}/t/w${String(index)}${pathname}`, { method: 'POST', body: '' });
  expect([message.status, await message.text()]).toEqual([415, expect.stringContaining('Fault')]);
  expect((await box.post(`/t/v${String(index)}${invoicePath}`, {})).status).toBe(422);
};

it('are opened and closed by messages and requests that leave nothing behind', async () => {
  for (let index = 0; index < 500; index += 1) await openTenant(index);
  const before = kept();
  for (let index = 500; index < tenants; index += 1) await openTenant(index);
  expect(box.authority.tenants.list().length).toBeLessThanOrEqual(201);
  // For 1,000 tenants in two services: a kibibyte each would be 2 MiB.
  expect(kept() - before).toBeLessThan(9);
  const { body } = await box.post(`/t/real${invoicePath}`, exampleInvoice());
  expect(body.verdict).toEqual(acceptedWithoutLines);
}, 1_800_000);
