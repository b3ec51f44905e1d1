import assert from 'node:assert/strict';
import { type DataTable, Given, Then, When } from '@cucumber/cucumber';
import type { Box, JsonObject } from '../../src/harness/box.ts';
import { resetWorld } from '../../simulator/platform/state.ts';
import { createControlClient } from '../../simulator/control/client.ts';
import type { TransitionPolicy } from '../../simulator/reception/transition.ts';
import { resultOf } from '../support/answers.ts';
import { batchFile, boxOfTenant, statusOf, upload, verdictsOf, type BatchFile } from '../support/batches.ts';
import { exampleInvoice } from '../support/data.ts';
import type { EnsayoWorld } from '../support/world.ts';

/** What was sent, and under what ZipKey, or why it was not taken. */
type Sent = {
  readonly box: Box;
  readonly files: readonly Pick<BatchFile, 'name' | 'data' | 'key'>[];
  readonly zipKey: string;
  readonly refusal: string;
};

const sent = new WeakMap<EnsayoWorld, Map<string, Sent>>();

const sentBy = (world: EnsayoWorld, tenant = ''): Sent => {
  const found = sent.get(world)?.get(tenant);
  if (found === undefined) throw new Error('Nothing was sent yet.');
  return found;
};

const keep = (world: EnsayoWorld, tenant: string, what: Sent): void => {
  const all = sent.get(world) ?? new Map<string, Sent>();
  sent.set(world, all.set(tenant, what));
};

Given('services for batches', async function (this: EnsayoWorld) {
  this.wanted = { ...this.wanted, kept: true };
  for (const world of (await this.services()).authority.worlds.list()) await resetWorld(world);
});

const setTransition = async (world: EnsayoWorld, policy: string, tenant?: string): Promise<void> => {
  const { authority } = await world.services();
  const control = createControlClient({ ...authority.control, tenant });
  // The interface refuses what is no policy.
  await control.changeSettings({ transition: JSON.parse(policy) as TransitionPolicy });
};

When('verdicts are to be had {string}', async function (this: EnsayoWorld, policy: string) {
  await setTransition(this, policy);
});

Given(
  'at tenant {string} verdicts are to be had {string}',
  async function (this: EnsayoWorld, tenant: string, policy: string) {
    await setTransition(this, policy, tenant);
  },
);

const invoices = (world: EnsayoWorld, box: Box, count: number): Promise<readonly BatchFile[]> =>
  Promise.all(
    Array.from({ length: count }, () =>
      batchFile(box, { kind: 'invoice', request: exampleInvoice(world.nextNumber()) }),
    ),
  );

const testSetId = '11111111-2222-4333-8444-555555555555';

type Sending = { readonly operation: string; readonly count: number; readonly tenant?: string };

const sendInvoices = async (world: EnsayoWorld, { operation, count, tenant }: Sending): Promise<void> => {
  const services = await world.services();
  const box = tenant === undefined ? services : await boxOfTenant(services, tenant);
  const files = await invoices(world, box, count);
  const uploaded = await upload(box, { operation, files, ...(operation === 'SendTestSetAsync' ? { testSetId } : {}) });
  keep(world, tenant ?? '', { box, files, ...uploaded });
};

/** Fifty documents are signed and judged. */
const patiently = { timeout: 60_000 };

When(
  'a batch of {int} invoices is sent by {word}',
  patiently,
  async function (this: EnsayoWorld, count: number, operation: string) {
    await sendInvoices(this, { operation, count });
  },
);

When(
  'tenant {string} sends a batch of {int} invoices',
  async function (this: EnsayoWorld, tenant: string, count: number) {
    await sendInvoices(this, { operation: 'SendBillAsync', count, tenant });
  },
);

const isInProcess = ({ IsValid, StatusCode, StatusDescription }: JsonObject): boolean =>
  IsValid === 'false' && StatusCode === '' && StatusDescription === 'Batch en proceso de validación.';

const assertInProcess = async ({ box, zipKey, files }: Sent): Promise<void> => {
  // First: the question that is counted last brings the next one its verdict.
  assert.equal((await statusOf(box, files[0]?.key ?? '')).StatusCode, '98');
  const verdicts = await verdictsOf(box, zipKey);
  assert.deepEqual(verdicts.map(isInProcess), [true], JSON.stringify(verdicts));
};

const assertAccepted = async ({ box, zipKey, files }: Sent): Promise<void> => {
  const verdicts = await verdictsOf(box, zipKey);
  assert.ok(files.length > 0);
  assert.deepEqual(
    verdicts.map(({ StatusCode, XmlDocumentKey }) => [StatusCode, XmlDocumentKey]),
    files.map(({ key }) => ['00', key]),
  );
};

Then('the batch is in process', async function (this: EnsayoWorld) {
  await assertInProcess(sentBy(this));
});

Then('the batch of tenant {string} is in process', async function (this: EnsayoWorld, tenant: string) {
  await assertInProcess(sentBy(this, tenant));
});

Then('each of its documents is accepted, in the order of the files', async function (this: EnsayoWorld) {
  await assertAccepted(sentBy(this));
});

Then('each document of the batch of tenant {string} is accepted', async function (this: EnsayoWorld, tenant: string) {
  await assertAccepted(sentBy(this, tenant));
});

When('a batch is sent by {word} with', async function (this: EnsayoWorld, operation: string, table: DataTable) {
  const box = await this.services();
  const [good, wrong] = await Promise.all([
    batchFile(box, { kind: 'invoice', request: exampleInvoice(this.nextNumber()) }),
    batchFile(box, { kind: 'invoice', request: withWrongCheckDigit(exampleInvoice(this.nextNumber())) }),
  ]);
  const files: Readonly<Record<string, BatchFile>> = {
    'an invoice': good,
    'the same invoice': { ...good, name: `otra-${good.name}` },
    'an invoice with a wrong check digit': wrong,
    'something else': { name: 'recibo.xml', data: Buffer.from('<Recibo/>'), key: '' },
    'no XML': { name: 'roto.xml', data: Buffer.from('<Invoice>'), key: '' },
  };
  const chosen = table.raw().map(([name = '']) => {
    const file = files[name];
    if (file === undefined) throw new RangeError(`A batch holds no "${name}".`);
    return file;
  });
  keep(this, '', { box, files: chosen, ...(await upload(box, { operation, files: chosen })) });
});

const withWrongCheckDigit = (request: ReturnType<typeof exampleInvoice>) => ({
  ...request,
  customer: { ...(request.customer as object), dv: '4' }, // the example has one
});

Then('its verdicts are', async function (this: EnsayoWorld, table: DataTable) {
  const { box, zipKey } = sentBy(this);
  const codes = ({ ErrorMessage }: JsonObject): string =>
    [...JSON.stringify(ErrorMessage ?? '').matchAll(/Regla: ([^,]+),/g)].map(([, code]) => code).join(', ');
  assert.deepEqual(
    (await verdictsOf(box, zipKey)).map((verdict) => [verdict.StatusCode, codes(verdict)]),
    table.raw(),
  );
});

When('a ZIP of {int} files is sent by {word}', async function (this: EnsayoWorld, count: number, operation: string) {
  const box = await this.services();
  const data = Buffer.from('<Recibo/>');
  const files = Array.from({ length: count }, (_, at) => ({ name: `${String(at)}.xml`, data, key: '' }));
  keep(this, '', { box, files, ...(await upload(box, { operation, files, testSetId })) });
});

Then('it is not taken, because {string}', function (this: EnsayoWorld, reason: string) {
  const { zipKey, refusal } = sentBy(this);
  assert.equal(zipKey, '');
  assert.ok(refusal.includes(reason), refusal);
});

const zipKeys = new WeakMap<EnsayoWorld, unknown>();

When('the verdict is asked for by that ZipKey', async function (this: EnsayoWorld) {
  const zipKey = zipKeys.get(this) ?? resultOf(this.reply.body).ZipKey;
  zipKeys.set(this, zipKey);
  await this.post(`/api/ubl2.1/status/zip/${String(zipKey)}`);
});
