/** The published wordings in English: for a team's own features (docs/conform.md). They do not change within a major version. */
import { type DataTable, Given, Then, When } from '@cucumber/cucumber';
import type { DocumentName } from '../support/documents-by-name.ts';
import { accept, prepare } from '../support/prepare.ts';
import type { EnsayoWorld } from '../support/world.ts';
import {
  expectAccepted,
  expectCodes,
  expectExplained,
  expectExplainedField,
  expectRefused,
  expectRejected,
  setField,
  setFields,
} from './verbs.ts';

Given('a valid {document}', async function (this: EnsayoWorld, name: DocumentName) {
  await prepare(this, name);
});

Given('a valid {document} about it', async function (this: EnsayoWorld, name: DocumentName) {
  await prepare(this, name, { about: this.accepted });
});

Given('an accepted {document}', async function (this: EnsayoWorld, name: DocumentName) {
  await accept(this, name);
});

Given('the field {string} is {value}', function (this: EnsayoWorld, path: string, value: unknown) {
  setField(this, path, value);
});

Given('the field {string} is left out', function (this: EnsayoWorld, path: string) {
  setField(this, path, undefined);
});

Given('the fields', function (this: EnsayoWorld, table: DataTable) {
  setFields(this, table.raw());
});

When('it is sent', async function (this: EnsayoWorld) {
  await this.post();
});

When('it is sent again', async function (this: EnsayoWorld) {
  await this.post();
});

Then('it is accepted', function (this: EnsayoWorld) {
  expectAccepted(this);
});

Then('it is accepted with exactly the codes {string}', function (this: EnsayoWorld, codes: string) {
  expectAccepted(this, codes);
});

Then('it is rejected', function (this: EnsayoWorld) {
  expectRejected(this);
});

Then('it is rejected with exactly the codes {string}', function (this: EnsayoWorld, codes: string) {
  expectRejected(this, codes);
});

Then('its codes contain {string}', function (this: EnsayoWorld, codes: string) {
  expectCodes(this, codes, true);
});

Then('its codes do not contain {string}', function (this: EnsayoWorld, codes: string) {
  expectCodes(this, codes, false);
});

Then('the explanation of {string} names the field {string}', function (this: EnsayoWorld, code: string, field: string) {
  expectExplainedField(this, code, field);
});

Then('the explanation of {string} says what was found and expected', function (this: EnsayoWorld, code: string) {
  expectExplained(this, code);
});

Then('the request is refused because of the field {string}', function (this: EnsayoWorld, field: string) {
  expectRefused(this, field);
});
