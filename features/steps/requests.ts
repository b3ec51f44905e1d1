import assert from 'node:assert/strict';
import { defineParameterType, Given, When, type DataTable } from '@cucumber/cucumber';
import { resultOf } from '../../src/harness/answers.ts';
import { accept, prepare, type DocumentName } from '../support/named-documents.ts';
import { withField, withFields, cellValue, renamed } from '../support/fields.ts';
import { invoiceOfSecondIssuer } from '../support/issuers.ts';
import type { EnsayoWorld } from '../support/world.ts';
import { toOwnTestSet } from '../support/enabling.ts';
import { exampleInvoice } from '../support/data.ts';

defineParameterType({ name: 'json', regexp: /"(?:[^"\\]|\\.)*"/, transformer: (text: string) => cellValue(text) });

Given('a generated {document}', async function (this: EnsayoWorld, name: DocumentName) {
  await prepare(this, name);
});

Given('a generated {document} about it', async function (this: EnsayoWorld, name: DocumentName) {
  await prepare(this, name, { about: this.accepted });
});

Given(
  'a generated {document} of the variant {word}',
  async function (this: EnsayoWorld, name: DocumentName, variant: string) {
    await prepare(this, name, { variant });
  },
);

Given(
  'a generated {document} of the variant {word} about it',
  async function (this: EnsayoWorld, name: DocumentName, variant: string) {
    await prepare(this, name, { variant, about: this.accepted });
  },
);

Given('it asks for', function (this: EnsayoWorld, table: DataTable) {
  this.request = withFields(this.request, table.rows());
});

Given('{string} is the code of what was accepted', function (this: EnsayoWorld, path: string) {
  this.request = withField(this.request, path, this.accepted?.uuid);
});

Given('an accepted {document}', async function (this: EnsayoWorld, name: DocumentName) {
  await accept(this, name);
});

Given(
  'an accepted {document} of the variant {word}',
  async function (this: EnsayoWorld, name: DocumentName, variant: string) {
    await accept(this, name, variant);
  },
);

Given('an accepted invoice of another issuer', async function (this: EnsayoWorld) {
  this.accepted = await invoiceOfSecondIssuer(await this.services(), this.seed);
});

When('the verdict is asked for by its ZipKey', async function (this: EnsayoWorld) {
  const { ZipKey: zipKey } = resultOf(this.reply.body);
  await this.post(`/api/ubl2.1/status/zip/${String(zipKey)}`);
});

Given('the example invoice', function (this: EnsayoWorld) {
  this.request = exampleInvoice(this.nextNumber());
});

Given('the example invoice with', function (this: EnsayoWorld, table: DataTable) {
  this.request = withFields(exampleInvoice(this.nextNumber()), table.rows());
});

Given('{string} is spelled {string}', function (this: EnsayoWorld, path: string, name: string) {
  this.request = renamed(this.request, path, name);
});

When('{string} is changed to {word}', function (this: EnsayoWorld, path: string, value: string) {
  this.request = withField(this.request, path, cellValue(value));
});

When('it is posted', async function (this: EnsayoWorld) {
  await this.post();
});

When('it is posted to {string}', async function (this: EnsayoWorld, path: string) {
  const { company } = await this.services();
  await this.post(`/api/ubl2.1/${toOwnTestSet(company, path)}`);
});

When('it is posted again', async function (this: EnsayoWorld) {
  await this.post();
});

When('it is posted again with the header {string}', async function (this: EnsayoWorld, header: string) {
  const [name = '', value = ''] = header.split(': ');
  await this.post(this.path, { [name]: value });
});

When('its preview is asked for', async function (this: EnsayoWorld) {
  await this.post(`${this.path}/preeliminar-view`);
});

/** The first occurrence, which must exist: changing nothing would prove nothing. */
Given('after signing {json} becomes {json}', async function (this: EnsayoWorld, from: unknown, to: unknown) {
  (await this.services()).tamperWith({
    signed: (xml) => {
      assert.ok(xml.includes(String(from)), `The document has nothing like ${JSON.stringify(from)}.`);
      return xml.replace(String(from), () => String(to));
    },
  });
});
