/** How many tenants there may be in one database, which of them make room, and that every process knows them all. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createControlClient } from '../../../simulator/control/client.ts';
import { newDatabase } from '../../common/store/postgres.fixture.ts';
import { startBox, type Box } from '../../harness/box.ts';

let boxes: readonly [Box, Box];

beforeAll(async () => {
  const postgres = await newDatabase();
  const start = () => startBox({ postgres, maxTenants: 3, token: 'shared', controlToken: 'shared' });
  boxes = [await start(), await start()];
});

afterAll(() => Promise.all(boxes.map((box) => box.close())));

const controlOf = ({ authority: { control } }: Box, tenant = 'default') => createControlClient({ ...control, tenant });

const listed = () =>
  Promise.all(boxes.map(async (box) => (await controlOf(box).tenants()).map(({ path }) => path).sort()));

const fill = (box: Box, tenant: string) => controlOf(box, tenant).removeRegistryRow('contributors', '901500100');

it('tenants that hold nothing make room for others, in whichever process they were opened; others do not', async () => {
  const [one, other] = boxes;
  const service = ({ authority: { url } }: Box, tenant: string): string => {
    const { origin, pathname } = new URL(url);
    return `${origin}/t/${tenant}${pathname}`;
  };
  // Strangers take no room at all.
  for (const tenant of ['s1', 's2', 's3', 's4']) await fetch(service(one, tenant), { method: 'POST', body: '<x/>' });
  expect(await listed()).toEqual([['/habilitacion'], ['/habilitacion']]);

  await fill(one, 'full');
  for (const tenant of ['e1', 'e2']) await controlOf(one, tenant).clock();
  for (const tenant of ['e3', 'e4', 'e5', 'e6']) await controlOf(other, tenant).clock();
  const [of, too] = await listed();
  expect(of).toEqual(too);
  expect(of).toContain('/t/full/habilitacion');
  expect(of).toContain('/t/e6/habilitacion');
  expect(of).toHaveLength(4);

  // Where it was opened and is not known to be removed, it starts afresh, if there is room.
  await controlOf(one, 'e1').clock();
  await controlOf(other, 'e1').addFault({ fault: 'html' });
  await fill(one, 'f2');
  await expect(controlOf(one, 'late').clock()).rejects.toMatchObject({ code: 'too-many-tenants' });
  await expect(controlOf(other, 'late').clock()).rejects.toMatchObject({ code: 'too-many-tenants' });
  expect(await controlOf(one, 'e1').faults()).toHaveLength(1);

  await controlOf(one, 'full').reset();
  await controlOf(other, 'late').clock();
  expect((await listed())[0]).toEqual([
    '/habilitacion',
    '/t/e1/habilitacion',
    '/t/f2/habilitacion',
    '/t/late/habilitacion',
  ]);
});

it('a tenant is removed by any process, and none of them has it afterwards', async () => {
  const [one, other] = boxes;
  await fill(one, 'late');
  await controlOf(other).removeTenant('f2');
  await controlOf(other).removeTenant('late');
  await expect(controlOf(one).removeTenant('late')).rejects.toMatchObject({ code: 'unknown-tenant' });
  expect(await listed()).toEqual([
    ['/habilitacion', '/t/e1/habilitacion'],
    ['/habilitacion', '/t/e1/habilitacion'],
  ]);
});

it('an exchange is found by a process that has not opened its tenant', async () => {
  const [one, other] = boxes;
  await fill(one, 'asked');
  const { origin, pathname } = new URL(one.authority.url);
  const sent = await fetch(`${origin}/t/asked${pathname}`, { method: 'POST', body: '<x/>' });
  const id = sent.headers.get('ensayo-exchange') ?? '';
  const statusOf = async (exchange: string): Promise<number> =>
    (await fetch(new URL(`/ensayo/exchanges/${exchange}`, other.authority.url))).status;
  await expect.poll(() => statusOf(id), { timeout: 10_000 }).toBe(200);
  expect(await statusOf('none')).toBe(404);
});
