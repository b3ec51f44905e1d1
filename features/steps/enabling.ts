import assert from 'node:assert/strict';
import { type DataTable, Given, Then, When, defineParameterType } from '@cucumber/cucumber';
import { resetTenant } from '../../simulator/tenants/platform/state.ts';
import type { WrittenQuotas } from '../../simulator/registry/test-sets.ts';
import { documentFamilies, type DocumentFamily } from '../../simulator/document/kind.ts';
import { resultOf, verdictOf } from '../../src/harness/answers.ts';
import { controlOf } from '../support/authority-control.ts';
import { idOfTestSet, sendToTestSet, unenabledServices, walkThrough, type Step } from '../support/enabling.ts';
import { expectVerdict, listedLines } from '../support/verdicts.ts';
import type { EnsayoWorld } from '../support/world.ts';

defineParameterType({
  name: 'family',
  regexp: new RegExp(documentFamilies.join('|')),
  transformer: (name: string) => name as DocumentFamily, // One of the alternatives above.
});

Given('a company that is registered and enabled for nothing', async function (this: EnsayoWorld) {
  this.wanted = { ...this.wanted, ...unenabledServices() };
  const { authority } = await this.services();
  for (const tenant of authority.tenants.list()) await resetTenant(tenant);
});

Given('unknown test sets are refused', async function (this: EnsayoWorld) {
  await controlOf(await this.services()).changeSettings({ autoCreateTestSets: false });
});

Given(
  'the test set for {family} asks for',
  async function (this: EnsayoWorld, family: DocumentFamily, table: DataTable) {
    const control = controlOf(await this.services());
    const id = idOfTestSet(family);
    const { issuerNit } = await control.testSet(id);
    const quotas = table
      .raw()
      .map(([kind, required, , accepted]) => [kind, { required: Number(required), minimumAccepted: Number(accepted) }]);
    await control.removeTestSet(id);
    await control.addTestSet({ id, issuerNit, family, quotas: Object.fromEntries(quotas) as WrittenQuotas }); // the interface refuses others
  },
);

When('it is sent to the test set, and its verdict asked for', async function (this: EnsayoWorld) {
  await sendToTestSet(this);
});

When(
  'it is sent to the test set once more all the same, and its verdict asked for',
  async function (this: EnsayoWorld) {
    await sendToTestSet(this, { 'Ensayo-Allow-Resend': '1' });
  },
);

/** Up to eight documents, each with its query. */
/** The verdicts on the documents of a test set. */
const walks = new WeakMap<EnsayoWorld, readonly Step[]>();

When(
  'the test set for {family} is sent, and the verdict on each asked for by its ZipKey',
  async function (this: EnsayoWorld, family: DocumentFamily) {
    walks.set(this, await walkThrough(this, family));
  },
);

Then('each of the {int} is accepted', function (this: EnsayoWorld, count: number) {
  const walk = walks.get(this) ?? [];
  assert.equal(walk.length, count);
  for (const [name, { body }] of walk) {
    expectVerdict(verdictOf(body), { status: '00', lines: [] }, name);
  }
});

Then('the authority rejects it for {string}', function (this: EnsayoWorld, lines: string) {
  expectVerdict(verdictOf(this.reply.body), { status: '99', lines: listedLines(lines) });
});

Then(
  'the test set for {family} is accepted, with nothing missing',
  async function (this: EnsayoWorld, family: DocumentFamily) {
    const { state, kinds } = await controlOf(await this.services()).testSet(idOfTestSet(family));
    assert.equal(state, 'accepted');
    assert.notEqual(kinds.length, 0);
    for (const { kind, missing } of kinds) assert.equal(missing, 0, kind);
  },
);

Then('the test set for {family} is {word}', async function (this: EnsayoWorld, family: DocumentFamily, wanted: string) {
  const { state } = await controlOf(await this.services()).testSet(idOfTestSet(family));
  assert.equal(state, wanted);
});

Then('the test set for {family} has', async function (this: EnsayoWorld, family: DocumentFamily, table: DataTable) {
  const { kinds } = await controlOf(await this.services()).testSet(idOfTestSet(family));
  const told = kinds.map(({ kind, sent, accepted, missing }) => [
    kind,
    `${String(sent)} sent`,
    `${String(accepted)} accepted`,
    `${String(missing)} missing`,
  ]);
  assert.deepEqual(told, table.raw());
});

When('the test set for {family} is opened again', async function (this: EnsayoWorld, family: DocumentFamily) {
  await controlOf(await this.services()).resetTestSet(idOfTestSet(family));
});

Then('the test set {string} is refused as incorrect', function (this: EnsayoWorld, id: string) {
  const { body } = this.reply;
  const { ErrorMessageList: list } = resultOf(body);
  assert.match(JSON.stringify(list), new RegExp(`Set de prueba con identificador ${id} es incorrecto\\.`));
});

Then('the test set is said to be {string}', function (this: EnsayoWorld, state: string) {
  const { IsValid, StatusCode, StatusDescription } = resultOf(this.reply.body);
  assert.deepEqual([IsValid, StatusCode], ['false', '2']);
  assert.match(
    String(StatusDescription),
    new RegExp(`^Set de prueba con identificador [0-9a-f-]{36} se encuentra ${state}\\.$`),
  );
});
