import assert from 'node:assert/strict';
import { After, Given, Then, When } from '@cucumber/cucumber';
import type { JsonObject, Reply } from '../../src/harness/box.ts';
import type { RegistryPart } from '../../simulator/control/client-methods.ts';
import { resultOf } from '../../src/harness/answers.ts';
import { controlIn, controlOf, environments } from '../support/authority-control.ts';
import { inNameOf } from '../../src/harness/own-company/in-name-of.ts';
import { defaultCompanyNeed, outOfReach } from '../../src/harness/target/elsewhere.ts';
import { defaultCompany, exampleInvoice } from '../support/data.ts';
import { startProductionIssuer, type ProductionIssuer } from '../support/issuers.ts';
import { postInTurn } from '../../src/harness/post-in-turn.ts';
import type { EnsayoWorld } from '../support/world.ts';
import { expectContained } from '../support/stated.ts';

When('tenant {string} issues it, named by the path', async function (this: EnsayoWorld, tenant: string) {
  await this.post(`/t/${tenant}${this.path}`);
});

When('tenant {string} issues it, named by the header', async function (this: EnsayoWorld, tenant: string) {
  await this.post(this.path, { 'Ensayo-Tenant': tenant });
});

When('tenant {string} sends it again all the same', async function (this: EnsayoWorld, tenant: string) {
  await this.post(`/t/${tenant}${this.path}`, { 'Ensayo-Allow-Resend': '1' });
});

When('tenant {string} is removed', async function (this: EnsayoWorld, tenant: string) {
  await controlOf(await this.services(), 'default').removeTenant(tenant);
});

Given(
  'the registry of tenant {string} lacks {string}',
  async function (this: EnsayoWorld, tenant: string, row: string) {
    const services = await this.services();
    if (services.company.nit !== defaultCompany().nit) outOfReach(defaultCompanyNeed);
    const [part = '', key = ''] = row.split('/');
    // The interface refuses an unknown part.
    await controlOf(services, tenant).removeRegistryRow(part as RegistryPart, key);
  },
);

Given('the RUT does not answer at tenant {string}', async function (this: EnsayoWorld, tenant: string) {
  await controlOf(await this.services(), tenant).addFault({ fault: 'rut-unavailable' });
});

Given(
  'the clock of tenant {string} stands at {string}',
  async function (this: EnsayoWorld, tenant: string, at: string) {
    await controlOf(await this.services(), tenant).setClock({ mode: 'fixed', at });
  },
);

Then('the authority does not accept it', function (this: EnsayoWorld) {
  assert.equal(resultOf(this.reply.body).IsValid, 'false', JSON.stringify(this.reply.body.verdict));
});

Then(
  'tenant {string} is told of its fate with status {string}',
  async function (this: EnsayoWorld, tenant: string, status: string) {
    const { post } = await this.services();
    const { body } = await post(`/t/${tenant}/api/ubl2.1/status/document/${this.lastKey}`, {});
    assert.equal(resultOf(body).StatusCode, status, JSON.stringify(body));
  },
);

const datesOf = (body: JsonObject): string => {
  const text = String(body.QRStr);
  assert.match(text, /^FecFac: /m, JSON.stringify(body));
  return text;
};

Then('the document bears the date {string}', function (this: EnsayoWorld, date: string) {
  expectContained(datesOf(this.reply.body), `FecFac: ${date}`);
});

Then('the document does not bear the date {string}', function (this: EnsayoWorld, date: string) {
  assert.ok(!datesOf(this.reply.body).includes(date), `The document bears ${date}: ${datesOf(this.reply.body)}`);
});

/** The replies of each worker, which is a tenant of its own. */
const workers = new WeakMap<EnsayoWorld, ReadonlyMap<string, readonly Reply[]>>();

const workersOf = (world: EnsayoWorld): ReadonlyMap<string, readonly Reply[]> => {
  const found = workers.get(world);
  if (found === undefined) throw new Error('No workers were at work.');
  return found;
};

const counted = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index);

When(
  '{int} workers issue the same {int} invoices at the same time',
  async function (this: EnsayoWorld, count: number, each: number) {
    const { post, company } = await this.services();
    const invoices = counted(each).map(() => inNameOf(company)(exampleInvoice(this.nextNumber())));
    for (const index of counted(count))
      await controlOf(await this.services(), `worker-${String(index)}`).clearJournal();
    const send = (tenant: string, invoice: unknown) => postInTurn(() => post(`/t/${tenant}${this.path}`, invoice));
    const work = async (tenant: string) =>
      [tenant, await Promise.all(invoices.map((invoice) => send(tenant, invoice)))] as const;
    workers.set(this, new Map(await Promise.all(counted(count).map((index) => work(`worker-${String(index)}`)))));
  },
);

Then('every one of them is accepted', function (this: EnsayoWorld) {
  for (const [tenant, replies] of workersOf(this)) {
    assert.ok(replies.length > 0, tenant);
    for (const { body } of replies) assert.equal(resultOf(body).IsValid, 'true', JSON.stringify(body));
  }
});

Then('each worker finds {int} exchanges of its own in its journal', async function (this: EnsayoWorld, count: number) {
  const journals = await Promise.all(
    [...workersOf(this).keys()].map(async (tenant) => controlOf(await this.services(), tenant).journal()),
  );
  assert.deepEqual(
    journals.map((exchanges) => exchanges.length),
    journals.map(() => count),
  );
  const all = journals.flat().map(({ id }) => id);
  assert.equal(new Set(all).size, all.length);
});

const productions = new WeakMap<EnsayoWorld, ProductionIssuer>();

Given('an issuing service for producción beside that for habilitación', async function (this: EnsayoWorld) {
  productions.set(this, await startProductionIssuer(await this.services()));
});

After(async function (this: EnsayoWorld) {
  await productions.get(this)?.close();
});

const sendTo = async (world: EnsayoWorld, issuer: ProductionIssuer | undefined): Promise<void> => {
  if (issuer === undefined) throw new Error('There is no issuing service for producción.');
  world.replies.push({ status: 200, headers: new Headers(), body: await issuer.post(world.path, world.request) });
};

When('producción is sent it', async function (this: EnsayoWorld) {
  await sendTo(this, productions.get(this));
});

When('the document for habilitación is sent to producción', async function (this: EnsayoWorld) {
  const stray = await startProductionIssuer(await this.services(), '2');
  await sendTo(this, stray);
  await stray.close();
});

Then('the environments have {int} document each', async function (this: EnsayoWorld, count: number) {
  for (const environment of environments) {
    const exchanges = await controlIn(await this.services(), environment).journal();
    const sent = exchanges.filter(({ operation }) => operation === 'SendBillSync');
    assert.equal(sent.length, count, environment);
  }
});

Given('producción knows no {word} {string}', async function (this: EnsayoWorld, part: string, key: string) {
  // The interface refuses an unknown part.
  await controlIn(await this.services(), 'produccion').removeRegistryRow(part as RegistryPart, key);
});

Given('producción has the profile {string}', async function (this: EnsayoWorld, profile: string) {
  await controlIn(await this.services(), 'produccion').changeSettings({ profile });
});

Then('habilitación has the profile {string}', async function (this: EnsayoWorld, profile: string) {
  assert.equal((await controlIn(await this.services(), 'habilitacion').settings()).profile, profile);
});
