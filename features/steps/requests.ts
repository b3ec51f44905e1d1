import { type DataTable, Given, When } from '@cucumber/cucumber';
import { exampleInvoice } from '../support/data.ts';
import { cellValue, renamed, withField, withFields } from '../support/fields.ts';
import type { EnsayoWorld } from '../support/world.ts';

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
  await this.post(`/api/ubl2.1/${path}`);
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
