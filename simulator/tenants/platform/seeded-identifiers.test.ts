/** Identifiers of runs with one seed, in one store after another, and in one store at the same time. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, it } from 'vitest';
import { adjustableClock, createEnv } from '../../../src/common/env/env.ts';
import { testAccess, testKey } from '../../../src/common/store/access.fixture.ts';
import { newDatabase, postgresUrl } from '../../../src/common/store/postgres.fixture.ts';
import { openPostgres, type PostgresServer } from '../../../src/common/store/postgres.ts';
import { createRun } from '../../../src/common/store/run-lock.ts';
import { startAuthority, type RunningAuthority } from '../../server.ts';
import { connectClient } from '../../service/soap/testing/soap-client.ts';
import { zipKeyIn } from '../../service/soap/testing/operation-context.ts';
import { clockText, now } from '../../testing/authority.fixture.ts';
import { zipped } from '../../testing/exchange.fixture.ts';
import { issuer } from '../../testing/invoice.fixture.ts';
import { small, smallCatalogue } from '../../testing/reception.fixture.ts';
import { openRegistry } from '../store/stored-registry.ts';
import { storesInFiles, storesInPostgres, type TenantStores } from './tenant-stores.ts';

const directory = mkdtempSync(join(tmpdir(), 'ensayo-seeded-'));
const first = { tenant: 'default', environment: '2' } as const;
const running: { readonly close: () => Promise<void> }[] = [];

const closeAll = async (): Promise<void> => {
  for (const each of running.splice(0).toReversed()) await each.close();
};

afterEach(closeAll);
afterAll(() => rmSync(directory, { recursive: true }));

const start = async (stores: TenantStores): Promise<RunningAuthority> => {
  const env = createEnv({ clock: adjustableClock(clockText), seed: 'one' });
  const authority = await startAuthority({ env, stores, catalogue: smallCatalogue() });
  running.push(authority);
  return authority;
};

const call = async ({ url, certificates }: RunningAuthority, operation: string, parameters: Record<string, string>) => {
  const client = await connectClient({ address: url, now });
  return (await client.call(operation, parameters, await certificates.issuer(issuer))).xml;
};

/** The ZipKey of a batch with that one document. */
const send = async (authority: RunningAuthority, key: string): Promise<string> => {
  const contentFile = zipped(small('invoice', { number: key.toUpperCase(), key }));
  return zipKeyIn(await call(authority, 'SendBillAsync', { fileName: 'z.zip', contentFile }));
};

const exchangesOf = async ({ journal }: RunningAuthority): Promise<readonly string[]> =>
  (await journal.list()).map(({ id }) => id);

/** Of the documents in a batch. */
const keysIn = async (authority: RunningAuthority, trackId: string): Promise<readonly string[]> =>
  [...(await call(authority, 'GetStatusZip', { trackId })).matchAll(/<b:XmlDocumentKey>([^<]*)</g)].map(
    ([, key = '']) => key,
  );

const inFolder = (name: string): TenantStores =>
  storesInFiles(join(directory, name, 'authority.sqlite'), testAccess(), first);

/** Processes of one run on a folder, or of one database. */
const shared = async (): Promise<() => Promise<TenantStores>> => {
  if (postgresUrl !== undefined) {
    const url = await newDatabase();
    return async () => {
      const server: PostgresServer = await openPostgres({ url, keyFor: () => testKey() });
      running.push(server);
      return storesInPostgres(server);
    };
  }
  const held = join(directory, 'held', 'authority.sqlite');
  const access = testAccess();
  running.push(await openRegistry({ kind: 'file', file: held, access }));
  const joined = createRun({ id: access.run.id, held });
  return () => Promise.resolve(storesInFiles(held, testAccess({ run: joined }), first));
};

it('are repeated in a new folder', async () => {
  const runs = [];
  for (const name of ['new', 'as-new']) {
    const authority = await start(inFolder(name));
    const zipKey = await send(authority, 'k1');
    runs.push([zipKey, ...(await exchangesOf(authority))]);
    await closeAll();
  }
  expect(runs[0]).toHaveLength(2);
  expect(runs[1]).toEqual(runs[0]);
});

it('are others in the folder of an earlier run, whose batches stay what they were', async () => {
  const earlier = await start(inFolder('lasting'));
  const [zipKey, exchanges] = [await send(earlier, 'k1'), await exchangesOf(earlier)];
  await closeAll();
  const later = await start(inFolder('lasting'));
  const another = await send(later, 'k2');
  expect(await keysIn(later, another)).toEqual(['k2']);
  expect(await keysIn(later, zipKey)).toEqual(['k1']);
  expect((await exchangesOf(later)).filter((id) => exchanges.includes(id))).toEqual([]);
});

it('are others in each of two processes that share a store', async () => {
  const next = await shared();
  const processes = [await start(await next()), await start(await next())];
  const zipKeys = await Promise.all(processes.map((authority, at) => send(authority, `k${String(at)}`)));
  for (const [at, zipKey] of zipKeys.entries()) {
    for (const authority of processes) expect(await keysIn(authority, zipKey)).toEqual([`k${String(at)}`]);
  }
  const [one] = processes;
  expect(one && (await exchangesOf(one))).toHaveLength(6);
});
