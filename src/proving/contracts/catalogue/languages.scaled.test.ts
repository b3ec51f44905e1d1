/**
 * What the judge finds and expects in broken documents is computed: here every rule says it, in both languages. A third
 * of them in the deep run, all in `.ci/long`.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { documentKinds } from '../../../../simulator/document/kind.ts';
import type { JudgementReport } from '../../../../simulator/judge/engine/judgement-report.ts';
import { misplaced } from '../../../../simulator/testing/languages.fixture.ts';
import type { Bilingual } from '../../../common/text/bilingual.ts';
import { everyNth, sampled } from '../../../common/testing/volume.ts';
import { startBox, type Box } from '../../../harness/box.ts';
import { breakableEntries, shownEventEntries } from '../../../harness/catalogue-facts.ts';
import { eventSubject, runEventViolation, sentKinds } from '../../../harness/events/flow.ts';
import type { EventSubject } from '../../../issuer/documents/event.ts';
import { runViolation, sendComplete } from '../../../harness/violations/run-violation.ts';
import { firstNumbers } from './isolation.fixture.ts';

let box: Box;

beforeAll(async () => {
  box = await startBox({ seed: 'languages', clock: '2026-11-20' });
});

afterAll(() => box.close());

type Results = JudgementReport & {
  readonly outcome?: { readonly detail?: string; readonly spanish?: { readonly detail: string } };
};

const textsOf = ({ failed, notEvaluated, outcome, incomplete, spanish }: Partial<Results>): readonly Bilingual[] => [
  ...(failed ?? []).flatMap(({ spanish: said, ...line }) => [
    { en: line.found, es: said.found },
    { en: line.expected, es: said.expected },
    { en: line.fix, es: said.fix },
  ]),
  ...(notEvaluated ?? []).map(({ reason, spanish: said }) => ({ en: reason, es: said.reason })),
  ...(outcome?.detail === undefined ? [] : [{ en: outcome.detail, es: outcome.spanish?.detail ?? '' }]),
  ...(incomplete === undefined ? [] : [{ en: incomplete, es: spanish?.incomplete ?? '' }]),
];

/** The texts of the last exchange that are not in the language they should be in, and how many texts it has. */
const lastTexts = async (code: string): Promise<{ readonly count: number; readonly mixed: readonly string[] }> => {
  const [last] = await box.authority.journal.list();
  // Written by the judge in this process.
  const texts = textsOf(last?.results ?? {});
  return { count: texts.length, mixed: texts.flatMap(misplaced).map((text) => `${code} ${text}`) };
};

const expectOneLanguage = (told: readonly Awaited<ReturnType<typeof lastTexts>>[]): void => {
  expect([...new Set(told.flatMap(({ mixed }) => mixed))]).toEqual([]);
  // Found, expected and fix, and seldom none: a file that is only refused has no more to say.
  expect(told.filter(({ count }) => count >= 3).length).toBeGreaterThan(told.length / 2);
};

describe('the texts about broken documents', () => {
  it.each(documentKinds)('of the kind %s are each in one language', async (kind) => {
    let number = firstNumbers[kind];
    const told = [];
    for (const entry of everyNth(sampled(breakableEntries(kind), 9), 3)) {
      await runViolation(box, entry, { number: (number += 1) });
      told.push(await lastTexts(entry.code.code));
    }
    expectOneLanguage(told);
  });
});

describe('the texts about broken events', () => {
  let number = 992_000_000;
  const newInvoice = async (): Promise<EventSubject> => {
    const reply = await sendComplete(box, { name: 'invoice', number: (number += 1) });
    box.tamperWith(undefined);
    return eventSubject(box, reply);
  };

  it.each(sentKinds)('of the kind %s are each in one language', async (kind) => {
    const told = [];
    for (const entry of everyNth(sampled(shownEventEntries(kind), 6), 3)) {
      await runEventViolation(box, entry, newInvoice);
      told.push(await lastTexts(entry.code.code));
    }
    expectOneLanguage(told);
  });
});
