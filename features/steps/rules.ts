/** The steps of features/rules are published ones; here are those of complete documents. */
import { kindOf } from '../../src/issuer/documents/document-model.ts';
import assert from 'node:assert/strict';
import { Given, Then, When } from '@cucumber/cucumber';
import { baseOf } from '../../src/harness/violations/base.ts';
import '../published/rows.ts';
import { complaintsOf, judgeComplete, provenBy } from '../support/complete-documents.ts';
import { proofs } from '../support/ledger.ts';
import { box, steps, type EnsayoWorld } from '../support/world.ts';

Given('the complete document {string}', function (this: EnsayoWorld, name: string) {
  this.complete = name;
  this.kind = kindOf(baseOf(name));
});

When('it is judged with every rule on', async function (this: EnsayoWorld) {
  const { complete: name } = this;
  if (name === undefined) throw new Error('No complete document was named.');
  this.judged = await judgeComplete(box(), steps, { name, number: this.nextNumber() });
  proofs.passed(name, await provenBy(this.judged));
});

Then('every rule runs, and none fails', function (this: EnsayoWorld) {
  assert.deepEqual(this.judged === undefined ? ['nothing was judged'] : complaintsOf(this.judged), []);
});
