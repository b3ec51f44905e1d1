import assert from 'node:assert/strict';
import { type DataTable, Given, Then, When, defineParameterType } from '@cucumber/cucumber';
import { acceptedReference, type AcceptedReference } from '../../src/harness/violations/reference.ts';
import { resetWorld } from '../../simulator/platform/state.ts';
import type { WrittenQuotas } from '../../simulator/registry/test-sets.ts';
import type { DocumentFamily } from '../../simulator/registry/types.ts';
import { codesOf, linesOf, resultOf } from '../support/answers.ts';
import { controlOf } from '../support/control.ts';
import type { DocumentName } from '../support/documents-by-name.ts';
import { askedOf, idOfTestSet, pathToTestSet, unenabledServices } from '../support/enabling.ts';
import { prepare } from '../support/prepare.ts';
import type { EnsayoWorld } from '../support/world.ts';

defineParameterType({
  name: 'family',
  regexp: /invoicing|support|payroll/,
  transformer: (name: string) => name as DocumentFamily, // one of the alternatives above
});

Given('a company that is registered and enabled for nothing', async function (this: EnsayoWorld) {
  this.wanted = { ...this.wanted, ...unenabledServices() };
  const { authority } = await this.services();
  for (const world of authority.worlds.list()) await resetWorld(world);
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

/** Sends the request as it stands to the test set of its family, and asks for the verdict. */
const sendToTestSet = async (world: EnsayoWorld, headers: Readonly<Record<string, string>> = {}): Promise<void> => {
  await world.post(pathToTestSet(world), headers);
  const { ZipKey: zipKey } = resultOf(world.reply.body);
  await world.post(`/api/ubl2.1/status/zip/${String(zipKey)}`);
};

When('it is sent to the test set, and its verdict asked for', async function (this: EnsayoWorld) {
  await sendToTestSet(this);
});

When(
  'it is sent to the test set once more all the same, and its verdict asked for',
  async function (this: EnsayoWorld) {
    await sendToTestSet(this, { 'Ensayo-Allow-Resend': '1' });
  },
);

/** Up to eight documents, each with its question. */
const patiently = { timeout: 30_000 };

/** The verdict on each document of a walk through a test set. */
const walks = new WeakMap<EnsayoWorld, readonly (readonly [DocumentName, EnsayoWorld['reply']])[]>();

When(
  'the test set for {family} is sent, and the verdict on each asked for by its ZipKey',
  patiently,
  async function (this: EnsayoWorld, family: DocumentFamily) {
    const walk: (readonly [DocumentName, EnsayoWorld['reply']])[] = [];
    const first = askedOf(family)[0];
    /** Corrections are each about another document, as long as there are any. */
    const correctable: AcceptedReference[] = [];
    for (const name of askedOf(family)) {
      await prepare(this, name, { about: correctable[0] });
      await sendToTestSet(this);
      walk.push([name, this.reply]);
      if (name === first) {
        correctable.push(await acceptedReference(await this.services(), { ...this.reply, body: this.issued }));
      } else if (correctable.length > 1) correctable.shift();
    }
    walks.set(this, walk);
  },
);

Then('each of the {int} is accepted', function (this: EnsayoWorld, count: number) {
  const walk = walks.get(this) ?? [];
  assert.equal(walk.length, count);
  for (const [name, { body }] of walk) {
    assert.deepEqual(linesOf(body), [], name);
    assert.equal(resultOf(body).StatusCode, '00', name);
  }
});

Then('the authority rejects it for {string}', function (this: EnsayoWorld, codes: string) {
  const { body } = this.reply;
  assert.deepEqual(codesOf(body), codes.split(', '), linesOf(body).join('\n'));
  assert.equal(resultOf(body).IsValid, 'false');
});

Then(
  'the test set for {family} is accepted, with nothing missing',
  async function (this: EnsayoWorld, family: DocumentFamily) {
    const { state, kinds } = await controlOf(await this.services()).testSet(idOfTestSet(family));
    assert.equal(state, 'accepted');
    assert.ok(kinds.length > 0);
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
