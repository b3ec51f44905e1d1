import { type DataTable, Given, When } from '@cucumber/cucumber';
import type { InvoiceVariant } from '../../datasets/generators/index.ts';
import { exampleInvoice } from '../support/data.ts';
import { cellValue, renamed, withField, withFields } from '../support/fields.ts';
import type { EnsayoWorld } from '../support/world.ts';

const invoicePath = '/api/ubl2.1/invoice';

Given('the example invoice', function (this: EnsayoWorld) {
  this.request = exampleInvoice(this.nextNumber());
});

Given('the example invoice with', function (this: EnsayoWorld, table: DataTable) {
  this.request = withFields(exampleInvoice(this.nextNumber()), table.rows());
});

Given('a generated invoice of the variant {word}', async function (this: EnsayoWorld, variant: InvoiceVariant) {
  const { createGenerator } = await import('../../datasets/generators/index.ts');
  this.request = { ...createGenerator('conformance').invoice({ variant }) };
});

Given('{string} is spelled {string}', function (this: EnsayoWorld, path: string, name: string) {
  this.request = renamed(this.request, path, name);
});

When('{string} is changed to {word}', function (this: EnsayoWorld, path: string, value: string) {
  this.request = withField(this.request, path, cellValue(value));
});

When('it is posted', async function (this: EnsayoWorld) {
  await this.post(invoicePath);
});

When('it is posted again', async function (this: EnsayoWorld) {
  await this.post(invoicePath);
});

When('it is posted again with the header {string}', async function (this: EnsayoWorld, header: string) {
  const [name = '', value = ''] = header.split(': ');
  await this.post(invoicePath, { [name]: value });
});

When('its preview is asked for', async function (this: EnsayoWorld) {
  await this.post(`${invoicePath}/preeliminar-view`);
});
