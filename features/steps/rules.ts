import assert from 'node:assert/strict';
import { Given, Then, When } from '@cucumber/cucumber';
import { entryNamed } from '../../src/harness/catalogue-facts.ts';
import type { KindName } from '../../src/issuer/documents/document-model.ts';
import type { Reply } from '../../src/harness/box.ts';
import { outOfReach } from '../../src/harness/target/elsewhere.ts';
import { requestViolationOf, runByRequest } from '../../src/harness/violations/by-request.ts';
import { runViolation } from '../../src/harness/violations/run-violation.ts';
import type { CatalogueEntry } from '../../simulator/engine/catalogue.ts';
import { codesOf, explanationsOf, linesOf, resultOf } from '../../src/harness/answers.ts';
import { explains } from '../support/answers.ts';
import { box, steps, type EnsayoWorld } from '../support/world.ts';
import { baseOf, complaintsOf, judgeComplete, provenBy } from '../../src/harness/ledger/passes.ts';
import { kindOf } from '../../src/harness/violations/base.ts';
import { proofs } from '../support/ledger.ts';

Given('a complete document of the kind {word}', function (this: EnsayoWorld, kind: KindName) {
  this.kind = kind;
});

/** A third-party issuing service can only be asked for what a request expresses. */
const breakAs = async (entry: CatalogueEntry, number: number): Promise<Reply> => {
  if (box().elsewhere?.kind !== 'issuer') return runViolation(box(), entry, { number });
  const changes = requestViolationOf(entry) ?? outOfReach('a document that no request asks for');
  return runByRequest(box(), entry, { number, changes });
};

When('it is broken as rule {string} declares', async function (this: EnsayoWorld, name: string) {
  const entry = entryNamed(this.kind, name);
  if (entry === undefined) throw new Error(`No rule ${name} for the kind ${this.kind}.`);
  this.proves.push(entry);
  this.replies.push(await breakAs(entry, this.nextNumber()));
});

const listed = (text: string): readonly string[] =>
  text
    .split(' ')
    .filter((code) => code !== '')
    .sort();

/** The expected and the actual lines, and how to reproduce them. */
const failureText = ({ proves: [entry], kind, reply }: EnsayoWorld, wanted: readonly string[]): string =>
  [
    `${entry?.code.code ?? ''} of the kind ${kind}: expected ${wanted.join(' ') || 'no lines'}, got`,
    ...linesOf(reply.body),
    `Again: npx ensayo reproduce ${entry?.code.code ?? 'CODE'} --document ${kind}`,
  ].join('\n');

Then('the authority answers exactly the lines {string}', function (this: EnsayoWorld, codes: string) {
  const { status, body } = this.reply;
  assert.equal(status, 200, JSON.stringify(body));
  assert.deepEqual(codesOf(body), listed(codes), failureText(this, listed(codes)));
});

Then('the explanation of {string} says what was found and expected', function (this: EnsayoWorld, code: string) {
  if (!explains(this.reply.body)) {
    this.unchecked('explanations');
    return;
  }
  const explanation = explanationsOf(this.reply.body).find((one) => one.code === code);
  assert.ok(explanation, `no explanation of ${code} in ${JSON.stringify(this.reply.body.explanations)}`);
  assert.ok(explanation.found && explanation.expected, JSON.stringify(explanation));
});

Then('the authority answers status {string} without lines', function (this: EnsayoWorld, status: string) {
  assert.equal(this.reply.status, 200, JSON.stringify(this.reply.body));
  assert.equal(resultOf(this.reply.body).StatusCode, status);
  assert.deepEqual(codesOf(this.reply.body), []);
});

Given('the complete document {string}', function (this: EnsayoWorld, name: string) {
  this.complete = name;
  this.kind = kindOf(baseOf(name));
});

When('it is judged with every rule on', async function (this: EnsayoWorld) {
  const { complete: name } = this;
  if (name === undefined) throw new Error('No complete document was named.');
  this.judged = await judgeComplete(box(), steps, { name, number: this.nextNumber() });
  proofs.passed(name, provenBy(this.judged));
});

Then('every rule runs, and none fails', function (this: EnsayoWorld) {
  assert.ok(this.judged);
  assert.deepEqual(complaintsOf(this.judged), []);
});
