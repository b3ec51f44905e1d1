import assert from 'node:assert/strict';
import { defineParameterType, Given, Then, When } from '@cucumber/cucumber';
import type { CatalogueEntry } from '../../simulator/judge/engine/catalogue.ts';
import { isEvent, type EventKind, type SubjectKind } from '../../simulator/document/kind.ts';
import type { Violation } from '../../simulator/checks/vocabulary/violation.ts';
import { violationOf } from '../../simulator/judge/engine/violation-of.ts';
import { catalogue } from '../../simulator/rules/index.ts';
import { withoutAttribute } from '../../src/common/xml/path-steps.ts';
import { entryNamed } from '../../src/harness/catalogue-facts.ts';
import { verdictOf, type Verdict } from '../../src/harness/answers.ts';
import type { Reply } from '../../src/harness/box.ts';
import { spoken } from '../../src/harness/conform/rows.ts';
import { runEventViolation, sentKinds } from '../../src/harness/events/flow.ts';
import { complaintsOf, judgeComplete, provenBy } from '../support/complete-documents.ts';
import { kindNames } from '../../src/issuer/documents/document-model.ts';
import { kindOf, baseOf } from '../../src/harness/violations/base.ts';
import { isBeforeRange } from '../../src/harness/own-company/in-name-of.ts';
import { typeCodeOf } from '../../src/harness/own-company/number-supply.ts';
import { outOfReach } from '../../src/harness/target/elsewhere.ts';
import { requestViolationOf, runByRequest, statedWithoutChanges } from '../../src/harness/violations/by-request.ts';
import { drawnFor, runViolation } from '../../src/harness/violations/run-violation.ts';
import {
  givenText,
  statedFields,
  statedViolation,
  states,
  type Stated,
  type Whole,
} from '../../src/harness/violations/stated.ts';
import { expectExplained } from '../published/verbs.ts';
import { newInvoice } from '../support/invoices.ts';
import { proofs } from '../support/ledger.ts';
import { expectVerdict, listedLines, type ExpectedVerdict } from '../support/verdicts.ts';
import { box, steps, type EnsayoWorld } from '../support/world.ts';

// A rule that is broken: the rows of features/rules

const subjects = new Map<string, SubjectKind>([...kindNames, ...sentKinds].map((kind) => [spoken(kind), kind]));

defineParameterType({
  name: 'subject',
  // The longest first: "payroll" begins "payroll adjustment".
  regexp: new RegExp([...subjects.keys()].sort((one, other) => other.length - one.length).join('|')),
  transformer: (name: string): SubjectKind => subjects.get(name) ?? 'invoice',
});

type Context = {
  readonly subject: SubjectKind;
  /** Broken by fields of its request, not by its XML. */
  readonly byRequest: boolean;
  /** What the row says of other changes. */
  readonly given: string;
  /** Absent until something was sent. */
  entry?: CatalogueEntry<SubjectKind>;
  verdict?: Verdict;
  /** Whether the complete document has that place; the hand-made ones have all. */
  has?: ((path: string) => boolean) | undefined;
};

const contexts = new WeakMap<EnsayoWorld, Context>();

const contextOf = (world: EnsayoWorld): Context => {
  const context = contexts.get(world);
  if (context === undefined) throw new Error('No document or event was named.');
  return context;
};

const prepare = (world: EnsayoWorld, context: Context): void => {
  const kind = kindNames.find((name) => name === context.subject);
  if (kind !== undefined) world.kind = kind;
  contexts.set(world, context);
};

const nothing = 'nothing';

Given('a complete {subject}', function (this: EnsayoWorld, subject: SubjectKind) {
  prepare(this, { subject, byRequest: false, given: nothing });
});

Given('a complete {subject}, given in it {}', function (this: EnsayoWorld, subject: SubjectKind, given: string) {
  prepare(this, { subject, byRequest: false, given });
});

Given('a complete {subject} request', function (this: EnsayoWorld, subject: SubjectKind) {
  prepare(this, { subject, byRequest: true, given: nothing });
});

Given(
  'a complete {subject} request, given in it {}',
  function (this: EnsayoWorld, subject: SubjectKind, given: string) {
    prepare(this, { subject, byRequest: true, given });
  },
);

const entryOf = (subject: SubjectKind, name: string): CatalogueEntry<SubjectKind> => {
  const entry = isEvent(subject)
    ? catalogue()
        .findEvents(name)
        .find(({ document }) => document === subject)
    : entryNamed(subject, name);
  if (entry === undefined) throw new Error(`There is no rule ${name} for ${spoken(subject)}.`);
  return entry;
};

const isOfEvent = (entry: CatalogueEntry<SubjectKind>): entry is CatalogueEntry<EventKind> => isEvent(entry.document);
const isOfDocument = (entry: CatalogueEntry<SubjectKind>): entry is CatalogueEntry => !isEvent(entry.document);

const statedByRequest = (entry: CatalogueEntry, whole: Whole): Stated => {
  const { changes = [] } = requestViolationOf(entry) ?? {};
  return changes.length === 0
    ? statedWithoutChanges(entry, whole)
    : statedFields(changes.map(({ field, value }) => ({ field, to: value })));
};

/** A row is what people read: it must say what the declaration does. */
const expectStated = async ({ given, byRequest }: Context, entry: CatalogueEntry<SubjectKind>, text: string) => {
  const violation = violationOf(entry) ?? {};
  const { authority, elsewhere } = box();
  const registry =
    violation.registry === undefined || elsewhere !== undefined ? undefined : await authority.registry.dump();
  const whole = registry === undefined ? {} : { registry };
  const stated =
    byRequest && isOfDocument(entry)
      ? statedByRequest(entry, whole)
      : statedViolation(violation, whole, entry.target?.path);
  assert.ok(states(text, stated.change), `The row says "${text}"; declared is ${JSON.stringify(stated.change)}.`);
  assert.equal(given, givenText(stated));
};

const needsRangeBy = ({ document }: CatalogueEntry, dates: readonly unknown[]): void => {
  for (const date of dates) {
    if (typeof date !== 'string' || !isBeforeRange(box().company, typeCodeOf(document), date)) continue;
    outOfReach({
      en: `a numbering range that begins by ${date}`,
      es: `un rango de numeración que empiece a más tardar el ${date}`,
    });
  }
};

const issueDatesIn = ({ built = [] }: Violation): readonly string[] =>
  built.flatMap((each) => (each.edit === 'set' && each.path === '/*/cbc:IssueDate' ? [each.text] : []));

const breakByXml = async (world: EnsayoWorld, entry: CatalogueEntry<SubjectKind>): Promise<Verdict> => {
  if (isOfEvent(entry)) {
    const services = await world.services();
    return runEventViolation(services, entry, () => newInvoice(services, world.nextNumber()));
  }
  if (!isOfDocument(entry)) throw new Error(`${entry.document} is neither a document nor an event.`);
  needsRangeBy(entry, issueDatesIn(violationOf(entry) ?? {}));
  const drawn = await drawnFor(box(), entry, world.seed);
  contextOf(world).has = drawn?.has;
  return judged(world, await runViolation(box(), entry, { number: world.nextNumber(), drawn }));
};

const breakByRequest = async (world: EnsayoWorld, entry: CatalogueEntry<SubjectKind>): Promise<Verdict> => {
  const violation = isOfDocument(entry) ? requestViolationOf(entry) : undefined;
  if (violation === undefined || !isOfDocument(entry)) throw new Error(`No request breaks ${entry.code.code}.`);
  needsRangeBy(
    entry,
    violation.changes.flatMap(({ field, value }) => (field === 'date' ? [value] : [])),
  );
  return judged(world, await runByRequest(box(), entry, { ...violation, number: world.nextNumber() }));
};

const judged = (world: EnsayoWorld, reply: Reply): Verdict => {
  world.replies.push(reply);
  assert.equal(reply.status, 200, JSON.stringify(reply.body));
  return verdictOf(reply.body);
};

When('rule {word} is broken: {}', async function (this: EnsayoWorld, name: string, change: string) {
  const context = contextOf(this);
  const entry = entryOf(context.subject, name);
  await expectStated(context, entry, change);
  this.proves.push(entry);
  context.entry = entry;
  context.verdict = await (context.byRequest ? breakByRequest(this, entry) : breakByXml(this, entry));
});

/** A code that a document has twice is written `DBD01/2`. */
const plainCode = (name: string): string => name.replace(/\/\d+$/, '');

/** A line about something that the document lacks cannot come along. */
const applies = ({ subject, has, entry }: Context, line: string): boolean => {
  const code = line.split(' ')[0] ?? '';
  if (has === undefined || code === entry?.code.code) return true;
  const target = catalogue()
    .entries(subject)
    .find((each) => each.code.code === code)?.target;
  return target === undefined || has(withoutAttribute(target.path)) || has(target.path.replace(/\/[^/]+$/, ''));
};

const expectAnswer = (world: EnsayoWorld, { status, lines }: ExpectedVerdict): void => {
  const context = contextOf(world);
  if (context.verdict === undefined) throw new Error('Nothing was sent yet.');
  expectVerdict(context.verdict, { status, lines: lines.filter((line) => applies(context, line)) });
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
