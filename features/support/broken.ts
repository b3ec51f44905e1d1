/** The document or event of a scenario in which something is changed: how it was said to be, and what was answered. */
import { isEvent, type EventKind } from '../../simulator/document/kind.ts';
import type { Language } from '../../src/common/text/bilingual.ts';
import type { Verdict } from '../../src/harness/answers.ts';
import { inWordsOf, type SortedChange } from '../../src/harness/violations/row.ts';
import type { RowDocument } from '../../src/harness/violations/row-documents.ts';
import type { Given } from '../../src/harness/violations/row-given.ts';
import { isRequest } from '../../src/harness/violations/row-reach.ts';
import type { RowBase } from '../../src/harness/violations/row-steps.ts';
import {
  baseOfRow,
  readRow,
  sendDocumentRow,
  sendEventRow,
  type RowSaid,
} from '../../src/harness/violations/send-row.ts';
import { StepError } from '../../src/harness/violations/step-error.ts';
import { needsWire, type EnsayoWorld } from './world.ts';

export type Broken = RowSaid & {
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
    world.form = baseOfRow(context);
  }
  world.replies = [];
  broken.set(world, context);
  readRow(context);
};

/** @throws StepError for a change that is not understood, or has no effect */
export const change = (world: EnsayoWorld, last: SortedChange, language: Language): void => {
  const context = brokenOf(world);
  context.changes.push(...inEnglish([last], language));
  readRow(context);
  context.isSent = false;
};

// Sending it

/** Each row draws documents of its own. */
const rowName = (name: string): string => name.replace(/: [^]*$/, '');

const isOfEvent = (context: Broken): context is Broken & { readonly subject: EventKind } => isEvent(context.subject);

/**
 * Sends what the steps before say, once: all changes of a scenario are changes of one document. False where no step said
 * anything, or nothing since it was sent.
 */
export const sendBrokenOnce = async (world: EnsayoWorld): Promise<boolean> => {
  const context = brokenIn(world);
  if (context === undefined || context.isSent) return false;
  if (!isRequest(context.base)) needsWire();
  context.isSent = true;
  const nextNumber = () => world.nextNumber();
  const { reply, verdict, has } = isOfEvent(context)
    ? await sendEventRow(await world.services(), context, { nextNumber })
    : await sendDocumentRow(await world.services(), context, {
        nextNumber,
        seed: `${world.seed} ${rowName(world.scenario)}`,
      });
  if (reply !== undefined) world.replies.push(reply);
  if (has !== undefined) context.has = has;
  context.verdict = verdict;
  return true;
};
