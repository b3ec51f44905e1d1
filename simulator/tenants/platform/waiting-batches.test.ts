/** Batches that one run acknowledged, and the next one judges. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { adjustableClock, createEnv } from '../../../src/common/env/env.ts';
import { testAccess, testKey } from '../../../src/common/store/access.fixture.ts';
import { newDatabase, postgresUrl } from '../../../src/common/store/postgres.fixture.ts';
import { openPostgres } from '../../../src/common/store/postgres.ts';
import { createControlClient } from '../../control/client.ts';
import { startAuthority, type RunningAuthority } from '../../server.ts';
import { clockText } from '../../testing/authority.fixture.ts';
import { zippedAll } from '../../testing/exchange.fixture.ts';
import { issuer } from '../../testing/invoice.fixture.ts';
import { small, smallCatalogue } from '../../testing/reception.fixture.ts';
import { openRegistry } from '../store/stored-registry.ts';
import { storesInFiles, storesInPostgres, type TenantStores } from './tenant-stores.ts';

const first = { tenant: 'default', environment: '2' } as const;
const closing: (() => Promise<void> | void)[] = [];

afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

const newStores = async (): Promise<TenantStores> => {
  if (postgresUrl === undefined) {
    const directory = mkdtempSync(join(tmpdir(), 'ensayo-waiting-'));
    closing.push(() => rmSync(directory, { recursive: true }));
    return storesInFiles(join(directory, 'authority.sqlite'), testAccess(), first);
  }
  const server = await openPostgres({ url: await newDatabase(), keyFor: () => testKey() });
  closing.push(server.close);
  return storesInPostgres(server);
};

const keys = ['k0', 'k1', 'k2'];
const batch = { zipKey: 'b', testSetId: undefined, receivedAt: Date.parse(clockText), keys };

/** As a process leaves it that dies with a batch. */
const leaveBatch = async (stores: TenantStores): Promise<void> => {
  const registry = await openRegistry(stores.placeOf(first));
  const contentFile = zippedAll(keys.map((key) => small('invoice', { key, number: key.toUpperCase() })));
  const sender = { certificate: 'MIIB', certificateNit: issuer.nit, exchangeId: 'e1' };
  await registry.queue.add(batch, { operation: 'SendBillAsync', contentFile, ...sender }, 'dead');
  await registry.close();
};

/** Nobody asks for the batch. */
const judged = async ({ registry }: RunningAuthority) => {
  await expect.poll(async () => (await registry.batch('b'))?.isFinished).toBe(true);
  const verdicts = (await registry.batch('b'))?.batch.verdicts.map(({ answer }) => answer.StatusCode);
  return { verdicts, filed: (await registry.listDocuments({ limit: 9 })).map(({ key }) => key).toSorted() };
};

it('are judged once by the next run, and once more after a snapshot in which they wait is restored', async () => {
  const stores = await newStores();
  await leaveBatch(stores);
  const env = createEnv({ clock: adjustableClock(clockText), seed: 'waiting' });
  const authority = await startAuthority({ env, stores, catalogue: smallCatalogue() });
  closing.push(() => authority.close());
  const control = createControlClient(authority.control);
  await control.takeSnapshot('waiting');
  const once = { verdicts: ['00', '00', '00'], filed: keys };
  expect(await judged(authority)).toEqual(once);
  await control.restoreSnapshot('waiting');
  expect(await judged(authority)).toEqual(once);
});
