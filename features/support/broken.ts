/** The document or event of a scenario in which something is changed: how it was said to be, and what was answered. */
import { isEvent, type SubjectKind } from '../../simulator/document/kind.ts';
import { requireProfile, type Violation } from '../../simulator/judge/index.ts';
import type { Language } from '../../src/common/text/bilingual.ts';
import { verdictIn, type Verdict } from '../../src/harness/answers.ts';
import { sendBrokenEvent } from '../../src/harness/events/flow.ts';
import { isBeforeRange } from '../../src/harness/own-company/in-name-of.ts';
import { typeCodeOf } from '../../src/harness/own-company/number-supply.ts';
import { outOfReach } from '../../src/harness/target/elsewhere.ts';
import { baseFor, type BaseName } from '../../src/harness/violations/base.ts';
import { placesOf } from '../../src/harness/violations/drawn-base.ts';
import { fieldsIn, inWordsOf, violationIn, type SortedChange } from '../../src/harness/violations/row.ts';
import type { RowDocument } from '../../src/harness/violations/row-documents.ts';
import type { Given } from '../../src/harness/violations/row-given.ts';
import { requirePossible } from '../../src/harness/violations/row-reach.ts';
import type { RowBase } from '../../src/harness/violations/row-steps.ts';
import { StepError } from '../../src/harness/violations/step-error.ts';
import { drawnWith, postChanged, sendBroken } from '../../src/harness/violations/run-violation.ts';
import { newInvoice } from './invoices.ts';
import { box, needsWire, type EnsayoWorld } from './world.ts';

export type Broken = RowDocument & {
  readonly base: RowBase;
  /** With its changes in English. */
  readonly given: Given;
  readonly changes: SortedChange[];
  /** Absent until it was sent, and after a request that was refused. */
  verdict?: Verdict | undefined;
  isSent: boolean;
  /** Whether the complete document has that place; the hand-made ones have all. */
  has?: (path: string) => boolean;
};

const broken = new WeakMap<EnsayoWorld, Broken>();

export const brokenIn = (world: EnsayoWorld): Broken | undefined => broken.get(world);

export const brokenOf = (world: EnsayoWorld): Broken => {
  const context = broken.get(world);
  if (context === undefined) throw new Error('No document or event was named.');
  return context;
};

// What is said of it

type Said = RowDocument & { readonly base: RowBase; readonly given: Given; readonly language: Language };

const inEnglish = (changes: readonly SortedChange[], language: Language): readonly SortedChange[] =>
  language === 'en' ? changes : inWordsOf(changes, language, 'en');

/** Another document begins. */
export const forgetBroken = (world: EnsayoWorld): void => {
  requireSent(world);
  broken.delete(world);
};

/** @throws StepError where nobody asked for the answer to what is said */
export const requireSent = (world: EnsayoWorld): void => {
  if (brokenIn(world)?.isSent !== false) return;
  throw new StepError('nothing-expected', {
    en: 'Nothing was sent: no step says what is answered.',
    es: 'No se envió nada: ningún paso indica qué se responde.',
  });
};

export const prepareBroken = (world: EnsayoWorld, { language, given, ...document }: Said): void => {
  requireSent(world);
  const { subject } = document;
  const context = {
    ...document,
    given: { ...given, changes: inEnglish(given.changes, language) },
    changes: [],
    isSent: false,
  };
  if (!isEvent(subject)) {
    world.kind = subject;
    world.form = nameOf(context);
  }
  world.replies = [];
  broken.set(world, context);
  rowOf(context);
};

/** @throws StepError for a change that is not understood, or has no effect */
export const change = (world: EnsayoWorld, last: SortedChange, language: Language): void => {
  const context = brokenOf(world);
  context.changes.push(...inEnglish([last], language));
  rowOf(context);
  context.isSent = false;
};

type Row = {
  readonly given: Given;
  readonly violation: Violation;
  readonly fields: ReturnType<typeof fieldsIn>;
};

const rowOf = ({ base, subject, given, changes }: Broken): Row => {
  const all = [...given.changes, ...changes];
  requirePossible({ base, subject, given, changes: all });
  return { given, violation: violationIn(all, 'en'), fields: fieldsIn(all, 'en') };
};

/** Adjustments of payroll replace or delete: a row that has a place in one is about that one. */
const nameOf = (context: Broken): BaseName => {
  const { subject, name } = context;
  if (isEvent(subject)) throw new Error(`${subject} is no document.`);
  const { given, violation } = rowOf(context);
  const { built = [], coded = [] } = violation;
  const places = [...given.needs.map(({ path }) => path), ...placesOf([...built, ...coded])];
  return (
    name ??
    places.map((path) => baseFor(subject, path)).find((each) => each !== 'payrollReplacement') ??
    baseFor(subject, undefined)
  );
};

export const fieldsOf = (world: EnsayoWorld): Row['fields'] => rowOf(brokenOf(world)).fields;

// Sending it

const issueDatesIn = ({ built = [] }: Violation): readonly string[] =>
  built.flatMap((edit) => (edit.edit === 'set' && edit.path === '/*/cbc:IssueDate' ? [edit.text] : []));

const datesIn = (fields: Row['fields']): readonly string[] =>
  fields.flatMap((field) =>
    'value' in field && field.field === 'date' && typeof field.value === 'string' ? [field.value] : [],
  );

/** Own companies have ranges of their own: a document cannot be dated before they begin. */
const needsRangeBy = (subject: SubjectKind, dates: readonly string[]): void => {
  for (const date of dates) {
    if (!isEvent(subject) && isBeforeRange(box().company, typeCodeOf(subject), date))
      outOfReach({
        en: `a numbering range that begins by ${date}`,
        es: `un rango de numeración que empiece a más tardar el ${date}`,
      });
  }
};

const profileFor = ({ rules, beyondSchema }: Given): ReturnType<typeof requireProfile> => {
  const base = requireProfile('default');
  return { ...base, on: [...base.on, ...rules], continueAfterSchema: beyondSchema || base.continueAfterSchema };
};

const sendEvent = async (world: EnsayoWorld, kind: SubjectKind, { given, violation }: Row): Promise<Verdict> => {
  if (!isEvent(kind) || kind === 'eventOther') throw new Error(`${kind} is not an event that is sent.`);
  const services = await world.services();
  const { beyondSchema, needs } = given;
  return sendBrokenEvent(services, { kind, violation, beyondSchema, needs }, () =>
    newInvoice(services, world.nextNumber()),
  );
};

/** Each row draws documents of its own. */
const rowName = (name: string): string => name.replace(/: [^]*$/, '');

const sendDocument = async (world: EnsayoWorld, context: Broken, row: Row): Promise<Verdict | undefined> => {
  const { subject, base } = context;
  const { given, violation, fields } = row;
  needsRangeBy(subject, [...issueDatesIn(violation), ...datesIn(fields)]);
  const name = nameOf(context);
  const [number, profile, needs] = [world.nextNumber(), profileFor(given), given.needs];
  if (base === 'request')
    world.replies.push(await postChanged(box(), { name, number, changes: fields, violation, profile }));
  else {
    const places = placesOf(violation.built ?? []).map((path) => ({ path }));
    const seed = `${world.seed} ${rowName(world.scenario)}`;
    const drawn =
      base === 'generated' ? await drawnWith(box(), { name, seed, needs: [...needs, ...places] }) : undefined;
    if (drawn !== undefined) context.has = drawn.has;
    world.replies.push(await sendBroken(box(), { name, number, violation, profile, drawn, needs }));
  }
  const { status, body } = world.reply;
  return status === 200 ? verdictIn(body) : undefined;
};

/**
 * Sends what the steps before say, once: all changes of a scenario are changes of one document. False where no step said
 * anything, or nothing since it was sent.
 */
export const sendBrokenOnce = async (world: EnsayoWorld): Promise<boolean> => {
  const context = brokenIn(world);
  if (context === undefined || context.isSent) return false;
  const { subject, base } = context;
  if (base !== 'request') needsWire();
  context.isSent = true;
  const row = rowOf(context);
  context.verdict = await (isEvent(subject) ? sendEvent(world, subject, row) : sendDocument(world, context, row));
  return true;
};
