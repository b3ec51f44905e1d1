/** The published wordings in Spanish, one for each English one. */
import { type DataTable, defineParameterType, Given, Then, When } from '@cucumber/cucumber';
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

const documents: Readonly<Record<string, DocumentName>> = {
  'factura de salud': 'health invoice',
  factura: 'invoice',
  'nota crédito': 'credit note',
  'nota débito': 'debit note',
  'documento soporte': 'support document',
  'nota de ajuste': 'support adjustment note',
  'nómina de reemplazo': 'payroll replacement',
  'nómina de eliminación': 'payroll deletion',
  nómina: 'payroll',
};

defineParameterType({
  name: 'documento',
  regexp: new RegExp(Object.keys(documents).join('|')),
  transformer: (name: string): DocumentName => documents[name] ?? 'invoice',
});

Given('un/una {documento} válido/válida', async function (this: EnsayoWorld, name: DocumentName) {
  await prepare(this, name);
});

Given('un/una {documento} válido/válida sobre él/ella', async function (this: EnsayoWorld, name: DocumentName) {
  await prepare(this, name, { about: this.accepted });
});

Given('un/una {documento} aceptado/aceptada', async function (this: EnsayoWorld, name: DocumentName) {
  await accept(this, name);
});

Given('el campo {string} es {value}', function (this: EnsayoWorld, path: string, value: unknown) {
  setField(this, path, value);
});

Given('el campo {string} no va', function (this: EnsayoWorld, path: string) {
  setField(this, path, undefined);
});

Given('los campos', function (this: EnsayoWorld, table: DataTable) {
  setFields(this, table.raw());
});

When('se envía', async function (this: EnsayoWorld) {
  await this.post();
});

When('se envía de nuevo', async function (this: EnsayoWorld) {
  await this.post();
});

Then('se acepta', function (this: EnsayoWorld) {
  expectAccepted(this);
});

Then('se acepta exactamente con los códigos {string}', function (this: EnsayoWorld, codes: string) {
  expectAccepted(this, codes);
});

Then('se rechaza', function (this: EnsayoWorld) {
  expectRejected(this);
});

Then('se rechaza exactamente con los códigos {string}', function (this: EnsayoWorld, codes: string) {
  expectRejected(this, codes);
});

Then('sus códigos incluyen {string}', function (this: EnsayoWorld, codes: string) {
  expectCodes(this, codes, true);
});

Then('sus códigos no incluyen {string}', function (this: EnsayoWorld, codes: string) {
  expectCodes(this, codes, false);
});

Then('la explicación de {string} nombra el campo {string}', function (this: EnsayoWorld, code: string, field: string) {
  expectExplainedField(this, code, field);
});

Then('la explicación de {string} dice qué se halló y qué se esperaba', function (this: EnsayoWorld, code: string) {
  expectExplained(this, code);
});

Then('la solicitud no se admite por el campo {string}', function (this: EnsayoWorld, field: string) {
  expectRefused(this, field);
});
