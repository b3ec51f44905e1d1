import assert from 'node:assert/strict';
import { defineParameterType, Given, Then, When } from '@cucumber/cucumber';
import type { SubjectKind } from '../../simulator/document/kind.ts';
import { kindOf, baseOf } from '../../src/harness/violations/base.ts';
import { expectExplained } from '../published/verbs.ts';
import { brokenOf, subjectPattern, subjects, type Broken } from '../support/broken.ts';
import { complaintsOf, judgeComplete, provenBy } from '../support/complete-documents.ts';
import { proofs } from '../support/ledger.ts';
import { expectVerdict, listedLines, type ExpectedVerdict } from '../support/verdicts.ts';
import { box, steps, type EnsayoWorld } from '../support/world.ts';

// The answers to rows

defineParameterType({
  name: 'subject',
  regexp: new RegExp(subjectPattern),
  transformer: (name: string): SubjectKind => subjects.get(name) ?? 'invoice',
});

/** A code that a document has twice is written `DBD01/2`. */
const plainCode = (name: string): string => name.replace(/\/\d+$/, '');

/** A line of a row may have a condition: a place without which it cannot come along. */
const linesFor = ({ has = () => true }: Broken, lines: readonly string[]): readonly string[] =>
  lines.flatMap((each) => {
    const [line = '', place] = each.split(' if ');
    return place === undefined || has(`/*/${place}`) ? [line] : [];
  });

const expectAnswer = (world: EnsayoWorld, { status, lines }: ExpectedVerdict): void => {
  const context = brokenOf(world);
  if (context.verdict === undefined) throw new Error('Nothing was sent yet.');
  expectVerdict(context.verdict, { status, lines: linesFor(context, lines) });
};

type Answered = { readonly code: string; readonly lines: readonly string[] };

defineParameterType({
  name: 'answered',
  regexp: /(\S+) as (\S+); other lines: (.+)/,
  transformer: (name: string, kind: string, others: string): Answered => {
    const code = plainCode(name);
    return { code, lines: [`${code} ${kind}`, ...listedLines(others)] };
  },
});

Then('the status is {word}, with {answered}', function (this: EnsayoWorld, status: string, { code, lines }: Answered) {
  expectAnswer(this, { status, lines });
  // The answer to an event has lines only.
  if (this.replies.length > 0) expectExplained(this, code);
});

Then('the status is {word}, without lines', function (this: EnsayoWorld, status: string) {
  expectAnswer(this, { status, lines: [] });
});

// Complete documents

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
