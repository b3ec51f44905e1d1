import assert from 'node:assert/strict';
import { type DataTable, Given, Then, When } from '@cucumber/cucumber';
import { keyOf } from '../../src/harness/violations/reference.ts';
import type { FaultName, FaultOptions, FaultState } from '../../simulator/tenants/disturbances/fault-kinds.ts';
import { explanationsOf, resultOf } from '../../src/harness/answers.ts';
import { warningsOf } from '../support/answers.ts';
import { controlOf, exchangesOf } from '../support/authority-control.ts';
import { exampleInvoice } from '../support/data.ts';
import { fieldOf, withFields } from '../support/fields.ts';
import type { EnsayoWorld } from '../support/world.ts';
import { expectContained } from '../support/stated.ts';

const outOfService = [500, 503, 507, 508];

/** Short enough for a scenario: no wait between attempts. */
Given('an issuing service that tries {int} time(s)', function (this: EnsayoWorld, attempts: number) {
  this.wanted = { ...this.wanted, retry: { attempts, waitMs: 0, statuses: outOfService } };
});

/** Enough, on any machine, for a service that does answer. */
Given('that waits {int} ms for an answer', function (this: EnsayoWorld, timeoutMs: number) {
  assert.ok(timeoutMs >= 10_000, 'A busy machine takes seconds to answer: wait at least 10,000 ms.');
  this.wanted = { ...this.wanted, timeoutMs };
});

const order = async (world: EnsayoWorld, fault: string, rows: readonly (readonly string[])[] = []): Promise<void> => {
  // The interface refuses an invalid fault.
  const options = withFields({ fault: fault as FaultName }, rows) as FaultOptions;
  await controlOf(await world.services()).addFault(options);
};

Given('the fault {word}', async function (this: EnsayoWorld, fault: string) {
  await order(this, fault);
});

Given('the fault {word} with', async function (this: EnsayoWorld, fault: string, table: DataTable) {
  await order(this, fault, table.rows());
});

When('the faults are removed', async function (this: EnsayoWorld) {
  await controlOf(await this.services()).clearFaults();
});

When('its status is asked for', async function (this: EnsayoWorld) {
  await this.post(`/api/ubl2.1/status/document/${this.lastKey}`);
});

When('its ZipKey is asked for once more', async function (this: EnsayoWorld) {
  const sent = this.replies.map(({ body }) => resultOf(body).ZipKey).find((key) => typeof key === 'string');
  await this.post(`/api/ubl2.1/status/zip/${String(sent)}`);
});

const faultsOf = async (world: EnsayoWorld): Promise<readonly FaultState[]> =>
  controlOf(await world.services()).faults();

Then('the fault struck {int} time(s)', async function (this: EnsayoWorld, times: number) {
  const [fault] = await faultsOf(this);
  assert.equal(fault?.struck, times);
});

/** The issuing service's reaction: the operations in order, with the HTTP status of each, 0 for none. */
Then('the authority was asked', async function (this: EnsayoWorld, table: DataTable) {
  const exchanges = await exchangesOf(await this.services());
  const asked = exchanges.map(({ operation, status }) => `${operation ?? ''} ${String(status)}`);
  const expected = table.raw().map(([operation = '', status = '']) => `${operation} ${status}`);
  assert.deepEqual(asked, expected);
});

Then('the authority keeps the document, accepted, once', async function (this: EnsayoWorld) {
  const services = await this.services();
  const key = this.lastKey;
  assert.equal((await services.authority.registry.documentByKey(key))?.state, 'accepted');
  const receptions = (await services.authority.journal.list()).filter(
    ({ operation, answer }) => operation?.startsWith('Send') === true && answer.includes('IsValid>true<'),
  );
  assert.equal(receptions.length, 1);
});

Then('the authority keeps the document, accepted', async function (this: EnsayoWorld) {
  const { registry } = (await this.services()).authority;
  assert.equal((await registry.documentByKey(this.lastKey))?.state, 'accepted');
});

Then('the authority keeps nothing', async function (this: EnsayoWorld) {
  const { registry } = (await this.services()).authority;
  assert.equal(await registry.documentByKey(this.lastKey), undefined);
});

Then('the reply warns of {string}', function (this: EnsayoWorld, code: string) {
  assert.deepEqual(
    warningsOf(this.reply.body).map((warning) => warning.code),
    [code],
  );
});

Then('the authority answers with status {string}', function (this: EnsayoWorld, status: string) {
  assert.equal(resultOf(this.reply.body).StatusCode, status, JSON.stringify(resultOf(this.reply.body)));
});

Then('the authority answers with {string} and no status', function (this: EnsayoWorld, description: string) {
  const { StatusCode: status, StatusDescription: said } = resultOf(this.reply.body);
  assert.deepEqual([status, said], ['', description]);
});

Then('its header {string} is {string}', function (this: EnsayoWorld, name: string, value: string) {
  assert.equal(this.reply.headers.get(name), value);
});

Then('its message names {string}', function (this: EnsayoWorld, text: string) {
  expectContained(String(this.reply.body.message), text);
});

Then('its explanation is {string}', function (this: EnsayoWorld, code: string) {
  assert.deepEqual(
    explanationsOf(this.reply.body).map((one) => one.code),
    [code],
  );
});

/** The same document: its key is that of the first reply. */
Then('it is the document of the first reply', function (this: EnsayoWorld) {
  const [first] = this.replies;
  assert.equal(keyOf(this.reply.body), keyOf(first?.body ?? {}) ?? fieldOf(first?.body, 'document.key'));
});

const delays = async (world: EnsayoWorld): Promise<readonly number[]> => {
  const exchanges = await exchangesOf(await world.services());
  return exchanges.flatMap(({ faults }) => faults.map(({ detail }) => Number(/^(\d+) ms$/.exec(detail ?? '')?.[1])));
};

Then('the journal tells of a delay of {int} ms', async function (this: EnsayoWorld, milliseconds: number) {
  assert.deepEqual(await delays(this), [milliseconds]);
});

Then(
  'the journal tells of delays from {int} to {int} ms',
  async function (this: EnsayoWorld, from: number, to: number) {
    const drawn = await delays(this);
    assert.ok(
      drawn.every((each) => each >= from && each <= to),
      `Expected delays from ${from} to ${to} ms; received ${drawn.join(' ')}.`,
    );
    assert.ok(new Set(drawn).size > 1, `Expected delays that differ; received ${drawn.join(' ')}.`);
  },
);

Then('the first {int} delays are like the next', async function (this: EnsayoWorld, count: number) {
  const drawn = await delays(this);
  assert.deepEqual(drawn.slice(0, count), drawn.slice(count));
});

When('{int} invoices are posted', async function (this: EnsayoWorld, count: number) {
  for (let posted = 0; posted < count; posted += 1) {
    this.request = exampleInvoice(this.nextNumber());
    await this.post();
  }
});

Then('the first {int} replies are like the next, of both kinds', function (this: EnsayoWorld, count: number) {
  const statuses = this.replies.map(({ status }) => status);
  assert.deepEqual(statuses.slice(0, count), statuses.slice(count));
  assert.deepEqual([...new Set(statuses)].sort(), [200, 503]);
});

Then('the replies are', function (this: EnsayoWorld, table: DataTable) {
  const expected = table.raw().map(([status]) => Number(status));
  assert.deepEqual(
    this.replies.map(({ status }) => status),
    expected,
  );
});
