/** The rows of features/rules: each says what is changed in a valid document or around it, and what is answered. */
import { Given, When } from '@cucumber/cucumber';
import { isEvent, type SubjectKind } from '../../simulator/document/kind.ts';
import { requireProfile, type Violation } from '../../simulator/judge/index.ts';
import type { Verdict } from '../../src/harness/answers.ts';
import { sendBrokenEvent } from '../../src/harness/events/flow.ts';
import { baseFor, type BaseName } from '../../src/harness/violations/base.ts';
import { postChanged } from '../../src/harness/violations/by-request.ts';
import { placesOf } from '../../src/harness/violations/drawn-base.ts';
import { fieldsIn, violationIn, type SortedChange } from '../../src/harness/violations/row.ts';
import { nothingGiven, readGiven, type Given as WhatIsGiven } from '../../src/harness/violations/row-given.ts';
import { changeOf, columnsOf, stepPattern, stepSorts } from '../../src/harness/violations/row-steps.ts';
import { drawnWith, sendBroken } from '../../src/harness/violations/run-violation.ts';
import { brokenOf, judged, needsRangeBy, prepareBroken, subjectPattern, type Broken } from '../support/broken.ts';
import { newInvoice } from '../support/invoices.ts';
import { box, type EnsayoWorld } from '../support/world.ts';

const bases: readonly (readonly [text: string, base: Broken['base']])[] = [
  ['complete @', 'complete'],
  ['drawn @', 'drawn'],
  ['hand-made @', 'hand-made'],
  ['complete @ request', 'request'],
];

for (const [text, base] of bases)
  Given(
    // Cucumber finds the parameter type by its pattern.
    new RegExp(`^an? ${text.replace('@', `(${subjectPattern})`)}(?:, where (.+))?$`),
    function (this: EnsayoWorld, subject: SubjectKind, given: string | null) {
      prepareBroken(this, { subject, base, given: given === null ? nothingGiven : readGiven(given, 'en') });
    },
  );

const issueDatesIn = ({ built = [] }: Violation): readonly string[] =>
  built.flatMap((edit) => (edit.edit === 'set' && edit.path === '/*/cbc:IssueDate' ? [edit.text] : []));

const datesIn = (fields: Row['fields']): readonly string[] =>
  fields.flatMap(({ field, value }) => (field === 'date' && typeof value === 'string' ? [value] : []));

const profileFor = ({ rules, beyondSchema }: WhatIsGiven): ReturnType<typeof requireProfile> => {
  const base = requireProfile('default');
  return { ...base, on: [...base.on, ...rules], continueAfterSchema: beyondSchema || base.continueAfterSchema };
};

type Row = {
  readonly given: WhatIsGiven;
  readonly violation: Violation;
  /** What becomes of fields, where it is a request that is changed. */
  readonly fields: ReturnType<typeof fieldsIn>;
};

/** Adjustments of payroll replace or delete: a row that has a place in one is about that one. */
const baseOf = (kind: Parameters<typeof baseFor>[0], { given: { needs }, violation }: Row): BaseName => {
  const { built = [], coded = [] } = violation;
  const places = [...needs, ...placesOf([...built, ...coded])];
  return (
    places.map((path) => baseFor(kind, path)).find((name) => name !== 'payrollReplacement') ?? baseFor(kind, undefined)
  );
};

const sendEvent = async (world: EnsayoWorld, kind: SubjectKind, { given, violation }: Row): Promise<Verdict> => {
  if (!isEvent(kind) || kind === 'eventOther') throw new Error(`${kind} is not an event that is sent.`);
  const services = await world.services();
  const { beyondSchema } = given;
  return sendBrokenEvent(services, { kind, violation, beyondSchema }, () => newInvoice(services, world.nextNumber()));
};

/** Each row draws documents of its own. */
const rowName = (name: string): string => name.replace(/: [^]*$/, '');

const send = async (world: EnsayoWorld, context: Broken, row: Row): Promise<Verdict> => {
  const { subject, base } = context;
  if (isEvent(subject)) return sendEvent(world, subject, row);
  const { given, violation, fields } = row;
  needsRangeBy(subject, [...issueDatesIn(violation), ...datesIn(fields)]);
  const name = baseOf(subject, row);
  const [number, profile] = [world.nextNumber(), profileFor(given)];
  if (base === 'request')
    return judged(world, await postChanged(box(), { name, number, changes: fields, violation, profile }));
  const needs = [...given.needs, ...placesOf(violation.built ?? [])];
  const drawn =
    base === 'drawn'
      ? await drawnWith(box(), { name, seed: `${world.seed} ${rowName(world.scenario)}`, needs })
      : undefined;
  if (drawn !== undefined) context.has = drawn.has;
  return judged(world, await sendBroken(box(), { name, number, violation, profile, drawn }));
};

const change = async (world: EnsayoWorld, last: SortedChange): Promise<void> => {
  const context = brokenOf(world);
  const { given } = context;
  const changes = [...given.changes, last];
  const row = { given, violation: violationIn(changes, 'en'), fields: fieldsIn(changes, 'en') };
  context.verdict = await send(world, context, row);
};

for (const sort of stepSorts) {
  const step = async function (this: EnsayoWorld, ...values: string[]) {
    await change(this, changeOf(sort, values));
  };
  // Cucumber compares it with the groups of the pattern.
  Object.defineProperty(step, 'length', { value: columnsOf(sort).length });
  When(stepPattern(sort, 'en'), step);
}
