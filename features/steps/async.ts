import assert from 'node:assert/strict';
import { type DataTable, Given, Then, When } from '@cucumber/cucumber';
import type { Box } from '../../src/harness/box.ts';
import { resetTenant } from '../../simulator/tenants/platform/state.ts';
import type { TransitionPolicy } from '../../simulator/tenants/disturbances/disturbable.ts';
import { resultOf } from '../../src/harness/answers.ts';
import {
  boxOfTenant,
  linesOfVerdict,
  filesNamed,
  invoiceFiles,
  isInProcess,
  statusOf,
  upload,
  verdictsOf,
  type BatchFile,
} from '../support/erp.ts';
import { controlOf } from '../support/authority-control.ts';
import type { EnsayoWorld } from '../support/world.ts';
import { expectContained } from '../support/stated.ts';

/** What was sent, and under what ZipKey, or why it was refused. */
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
  for (const tenant of (await this.services()).authority.tenants.list()) await resetTenant(tenant);
});

const setTransition = async (world: EnsayoWorld, policy: string, tenant?: string): Promise<void> => {
  const control = controlOf(await world.services(), tenant);
  // The interface refuses an invalid policy.
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

const numbersFor = (world: EnsayoWorld, count: number): readonly number[] =>
  Array.from({ length: count }, () => world.nextNumber());

const testSetId = '11111111-2222-4333-8444-555555555555';

type Sending = { readonly operation: string; readonly count: number; readonly tenant?: string };

const sendInvoices = async (world: EnsayoWorld, { operation, count, tenant }: Sending): Promise<void> => {
  const services = await world.services();
  const box = tenant === undefined ? services : await boxOfTenant(services, tenant);
  const files = await invoiceFiles(box, numbersFor(world, count));
  const uploaded = await upload(box, { operation, files, ...(operation === 'SendTestSetAsync' ? { testSetId } : {}) });
  keep(world, tenant ?? '', { box, files, ...uploaded });
};

When(
  'a batch of {int} invoices is sent by {word}',
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

const assertInProcess = async ({ box, zipKey, files }: Sent): Promise<void> => {
  // First: the query counted last brings the next one its verdict.
  assert.equal((await statusOf(box, files[0]?.key ?? '')).StatusCode, '98');
  const verdicts = await verdictsOf(box, zipKey);
  assert.deepEqual(verdicts.map(isInProcess), [true], JSON.stringify(verdicts));
};

const assertAccepted = async ({ box, zipKey, files }: Sent): Promise<void> => {
  const verdicts = await verdictsOf(box, zipKey);
  assert.notEqual(files.length, 0);
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
  const files = await filesNamed(
    box,
    table.raw().map(([name = '']) => name),
    numbersFor(this, 2),
  );
  keep(this, '', { box, files, ...(await upload(box, { operation, files })) });
});

Then('its verdicts are', async function (this: EnsayoWorld, table: DataTable) {
  const { box, zipKey } = sentBy(this);
  assert.deepEqual(
    (await verdictsOf(box, zipKey)).map((verdict) => [verdict.StatusCode, linesOfVerdict(verdict)]),
    table.raw(),
  );
});

When('a ZIP of {int} files is sent by {word}', async function (this: EnsayoWorld, count: number, operation: string) {
  const box = await this.services();
  const data = Buffer.from('<Recibo/>');
  const files = Array.from({ length: count }, (_, at) => ({ name: `${String(at)}.xml`, data, key: '' }));
  const ofSet = operation === 'SendTestSetAsync' ? { testSetId } : {};
  keep(this, '', { box, files, ...(await upload(box, { operation, files, ...ofSet })) });
});

Then('it is not taken, because {string}', function (this: EnsayoWorld, reason: string) {
  const { zipKey, refusal } = sentBy(this);
  assert.equal(zipKey, '');
  expectContained(refusal, reason);
});

const zipKeys = new WeakMap<EnsayoWorld, unknown>();

When('the verdict is asked for by that ZipKey', async function (this: EnsayoWorld) {
  const zipKey = zipKeys.get(this) ?? resultOf(this.reply.body).ZipKey;
  zipKeys.set(this, zipKey);
  await this.post(`/api/ubl2.1/status/zip/${String(zipKey)}`);
});
