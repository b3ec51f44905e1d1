import assert from 'node:assert/strict';
import { type DataTable, Then, When } from '@cucumber/cucumber';
import { writeZip } from '../../src/issuer/zip-write.ts';
import type { JsonObject } from '../../src/harness/box.ts';
import { askAuthority, type Question } from '../../src/harness/violations/ask.ts';
import { defaultCompanyNeed, outOfReach } from '../../src/harness/target/elsewhere.ts';
import { attachedDocument } from '../support/answers.ts';
import { defaultCompany } from '../support/data.ts';
import { fieldOf } from '../support/fields.ts';
import type { EnsayoWorld } from '../support/world.ts';
import { expectContained } from '../support/stated.ts';

/** The authority's answer without the issuing service in between: a result, or why there is none. */
type Answer = { readonly result: JsonObject } | { readonly fault: string };

const answers = new WeakMap<EnsayoWorld, Answer>();

const call = async (world: EnsayoWorld, question: Question): Promise<JsonObject> => {
  const { result } = await askAuthority(await world.services(), question);
  answers.set(world, { result });
  return result;
};

const resultOf = (world: EnsayoWorld): JsonObject => {
  const answer = answers.get(world);
  if (answer === undefined || 'fault' in answer) throw new Error(`There is no result: ${JSON.stringify(answer)}`);
  return answer.result;
};

/** By its unique code: the document accepted first in the scenario, or the one issued last. */
When('{word} is called about it', async function (this: EnsayoWorld, operation: string) {
  await call(this, { operation, parameters: [['trackId', this.accepted?.uuid ?? this.lastKey]] });
});

When('{word} is called with', async function (this: EnsayoWorld, operation: string, table: DataTable) {
  const { nit } = defaultCompany();
  const { company } = await this.services();
  if (company.nit !== nit && table.raw().some(([, value]) => value === nit)) outOfReach(defaultCompanyNeed);
  await call(this, { operation, parameters: table.raw().map(([name = '', value = '']) => [name, value]) });
});

When('{word} is called', async function (this: EnsayoWorld, operation: string) {
  await call(this, { operation, parameters: [] });
});

When('{word} is called in vain', async function (this: EnsayoWorld, operation: string) {
  const { lastKey } = this;
  await assert.rejects(call(this, { operation, parameters: [['uuid', lastKey]] }), (error: Error) => {
    answers.set(this, { fault: error.message });
    return true;
  });
});

When('its AttachedDocument is sent by {word}', async function (this: EnsayoWorld, operation: string) {
  const services = await this.services();
  const entry = { name: String(this.issued.urlinvoiceattached), data: await attachedDocument(services, this.issued) };
  const contentFile = writeZip([entry], services.clock.now()).toString('base64');
  const parameters = [
    ['fileName', 'z.zip'],
    ['contentFile', contentFile],
  ] as const;
  const { ZipKey: zipKey } = await call(this, { operation, parameters });
  await call(this, { operation: 'GetStatusZip', parameters: [['trackId', String(zipKey)]] });
});

Then('the result has', function (this: EnsayoWorld, table: DataTable) {
  const result = resultOf(this);
  const expected = table.rows().map(([member = '', value]) => [member, value]);
  const found = expected.map(([member = '']) => [member, String(fieldOf(result, member))]);
  assert.deepEqual(found, expected, JSON.stringify(result));
});

Then("the result's {word} begins {string}", function (this: EnsayoWorld, member: string, text: string) {
  const value = String(fieldOf(resultOf(this), member));
  assert.equal(value.slice(0, text.length), text, value);
});

const decoded = (world: EnsayoWorld, member: string): string =>
  Buffer.from(String(fieldOf(resultOf(world), member)), 'base64').toString('utf8');

Then('the result lists', function (this: EnsayoWorld, table: DataTable) {
  const listed = decoded(this, 'XmlBase64Bytes').matchAll(
    /<cbc:ResponseCode>(\d+)<\/cbc:ResponseCode><cbc:Description>([^<]*)</g,
  );
  assert.deepEqual(
    [...listed].map(([, code, description]) => [code, description]),
    table.raw(),
  );
});

Then('the CSV of the result has the line {string}', function (this: EnsayoWorld, line: string) {
  expectContained(`\r\n${decoded(this, 'CsvBase64Bytes')}\r\n`, `\r\n${line}\r\n`);
});

Then('the result is about the first document', function (this: EnsayoWorld) {
  assert.equal(fieldOf(resultOf(this), 'XmlDocumentKey'), this.lastKey);
});

Then('the fault says {string}', function (this: EnsayoWorld, text: string) {
  const answer = answers.get(this);
  expectContained(answer !== undefined && 'fault' in answer ? answer.fault : JSON.stringify(answer), text);
});
