import { type DataTable, Given } from '@cucumber/cucumber';
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
