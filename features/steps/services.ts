import { type DataTable, Given } from '@cucumber/cucumber';
import { configure } from '../support/configure.ts';
import { defaultCompany, defaultRegistry } from '../support/data.ts';
import { withFields } from '../support/fields.ts';
import type { EnsayoWorld } from '../support/world.ts';

Given('the clock stands at {string}', function (this: EnsayoWorld, clock: string) {
  this.wanted = { ...this.wanted, clock };
});

Given('a company configured with', function (this: EnsayoWorld, table: DataTable) {
  this.wanted = { ...this.wanted, company: withFields(defaultCompany(), table.rows()) };
});

Given('an authority for environment {string}', function (this: EnsayoWorld, environment: '1' | '2') {
  this.wanted = { ...this.wanted, environment };
});

Given('an authority whose registry has', function (this: EnsayoWorld, table: DataTable) {
  this.wanted = { ...this.wanted, registry: withFields(defaultRegistry(), table.rows()) };
});

Given('an authority with rule {word} switched on', function (this: EnsayoWorld, code: string) {
  this.wanted = { ...this.wanted, rulesOn: [code] };
});

/** Afterwards, through the interface: what was issued before stays as it is. */
Given('the company then changes its {word} to', async function (this: EnsayoWorld, what: string, table: DataTable) {
  if (Object.keys(this.wanted).length === 0) throw new Error('A company that changes is not the shared one.');
  const services = await this.services();
  await configure(services, { what, body: withFields({}, table.rows()), token: services.token });
});
