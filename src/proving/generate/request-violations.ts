/** Which rules an issuing service can be made to break by its requests alone: each one is tried out. */
import type { CatalogueEntry } from '../../../simulator/judge/engine/catalogue.ts';
import { requireProfile } from '../../../simulator/judge/engine/profile.ts';
import { violationOf } from '../../../simulator/judge/engine/violation-of.ts';
import { type DocumentForm, kindNames } from '../../issuer/documents/document-model.ts';
import { codesOf, resultOf } from '../../harness/answers.ts';
import { startBox, type Box, type JsonObject, type Reply } from '../../harness/box.ts';
import { breakableEntries } from '../../harness/catalogue-facts.ts';
import { createRecorder, type Recorder } from '../../harness/reproduce/recorder.ts';
import {
  atAuthority,
  requestViolationKey,
  type RequestViolation,
  type RequestViolations,
} from '../../harness/violations/by-request.ts';
import { runByRequest } from '../../harness/violations/run-by-request.ts';
import { baseFor } from '../../harness/violations/base.ts';
import type { DrawnBase } from '../../harness/violations/drawn-base.ts';
import { drawRequest } from '../../harness/violations/drawn-request.ts';
import { expectedCodes } from '../../harness/violations/expected.ts';
import { postChanged, sendComplete } from '../../harness/violations/run-violation.ts';
import { candidatesFor, mappedChanges, type Complete } from './request-candidates.ts';
import { unusedWritten } from './written-requests.ts';

type Trial = { readonly box: Box; readonly recorder: Recorder; readonly nextNumber: () => number };

/** Numbers from their own ranges; those of other kinds are free. */
const firstNumber: Readonly<Partial<Record<DocumentForm, number>>> = {
  invoice: 990_000_000,
  supportDocument: 984_000_000,
};

const completeOf = async ({ box, recorder, nextNumber }: Trial, name: DocumentForm): Promise<Complete> => {
  await sendComplete(box, { name, number: (firstNumber[name] ?? 0) + nextNumber() });
  box.tamperWith(undefined);
  const { read, built } = recorder.take();
  if (built === undefined) throw new Error(`The complete document ${name} was not built.`);
  return { request: read as JsonObject, root: built }; // A body that was accepted is an object.
};

// What a request is answered

type Answer = {
  readonly codes: readonly string[];
  /** Where the schema was broken: with the rules that the judge then skips. */
  readonly beyondSchema: readonly string[];
};

const optional: readonly string[] = [
  ...new Set(
    kindNames
      .flatMap(breakableEntries)
      .filter(({ code }) => code.defaultOn === false)
      .map(({ code }) => code.code),
  ),
];

const schemaRule = 'ZB01';

/** Each request is drawn from each: what is right by chance is not right always. */
const seeds = ['one', 'two', 'three'] as const;

const inEverySeed = async (test: (seed: string) => Promise<boolean>): Promise<boolean> => {
  for (const seed of seeds) if (!(await test(seed))) return false;
  return true;
};

const numberFor = ({ nextNumber }: Trial, name: DocumentForm): number => (firstNumber[name] ?? 0) + nextNumber();

type Attempt = Pick<RequestViolation, 'changes' | 'where'> & { readonly name: DocumentForm; readonly seed: string };

const drawnFor = ({ box }: Trial, { name, seed, changes, where = [] }: Attempt): Promise<DrawnBase> =>
  drawRequest(box, { name, seed, needs: where, changes });

/** Under the default profile and every rule that is off in it; undefined if the service refuses the request. */
const answerTo = async (trial: Trial, attempt: Attempt): Promise<Answer | undefined> => {
  const { name, changes } = attempt;
  const usual = requireProfile('default');
  const codesUnder = async (continueAfterSchema: boolean): Promise<readonly string[] | undefined> => {
    const { status, body } = await postChanged(trial.box, {
      ...{ name, changes, violation: {} },
      profile: { ...usual, on: [...usual.on, ...optional], continueAfterSchema },
      drawn: await drawnFor(trial, attempt),
      number: numberFor(trial, name),
    });
    return status === 200 ? codesOf(body) : undefined;
  };
  try {
    const codes = await codesUnder(false);
    if (codes === undefined) return undefined;
    return { codes, beyondSchema: codes.includes(schemaRule) ? ((await codesUnder(true)) ?? []) : codes };
  } catch {
    return undefined; // No verdict: the answer is a fault. Or no request has the fields.
  }
};

/** Whether the lines of the rule are those that it should have, apart from those of other rules that are usually off. */
const isRight = (entry: CatalogueEntry, { also }: RequestViolation, { codes, beyondSchema }: Answer): boolean => {
  const wanted = expectedCodes(entry, also);
  const own = (code: string): boolean => code === entry.code.code || !optional.includes(code);
  const given = (wanted.includes(schemaRule) ? beyondSchema : codes).filter(own);
  return [...given].sort().join(' ') === [...wanted].sort().join(' ');
};

// Rules that a request breaks at an authority that is set up for it

const isAsDeclared = (entry: CatalogueEntry, { status, body }: Reply): boolean => {
  if (status !== 200) return false;
  const { outcome } = entry.rule;
  const codes = codesOf(body).join(' ');
  return outcome === undefined
    ? codes === [...expectedCodes(entry)].sort().join(' ')
    : codes === '' && resultOf(body).StatusCode === outcome.statusCode;
};

const atChangedAuthority = async (
  trial: Trial,
  entry: CatalogueEntry,
  complete: Complete,
): Promise<RequestViolation | undefined> => {
  const changes = mappedChanges(entry, complete);
  if (changes === undefined) return undefined;
  const name = baseFor(entry.document, entry.target?.path);
  const isRightIn = async (seed: string): Promise<boolean> => {
    const drawn = await drawnFor(trial, { name, changes, seed });
    const number = numberFor(trial, name);
    return isAsDeclared(entry, await runByRequest(trial.box, entry, { number, drawn, changes }));
  };
  try {
    return (await inEverySeed(isRightIn)) ? { changes } : undefined;
  } catch {
    return undefined; // No verdict: the service refuses the request, or its answer is a fault.
  }
};

// The search

/** The answer to each request, which many rules ask for. */
const answering = (trial: Trial) => {
  const known = new Map<string, Promise<Answer | undefined>>();
  return (attempt: Attempt): Promise<Answer | undefined> => {
    const key = JSON.stringify(attempt);
    const answer = known.get(key) ?? answerTo(trial, attempt);
    known.set(key, answer);
    return answer;
  };
};

const changesAuthority = (entry: CatalogueEntry): boolean =>
  Object.keys(atAuthority(violationOf(entry) ?? {})).length > 0;

type Found = readonly [entry: CatalogueEntry, violation: RequestViolation];

/** In the order of the catalogue. */
const search = async (trial: Trial): Promise<readonly Found[]> => {
  const complete = new Map<DocumentForm, Complete>();
  const answer = answering(trial);
  const find = async (entry: CatalogueEntry): Promise<RequestViolation | undefined> => {
    const name = baseFor(entry.document, entry.target?.path);
    const whole = complete.get(name) ?? (await completeOf(trial, name));
    complete.set(name, whole);
    if (changesAuthority(entry) || entry.rule.outcome !== undefined) return atChangedAuthority(trial, entry, whole);
    for (const candidate of candidatesFor(entry, whole)) {
      const { changes, where } = candidate;
      const isRightIn = async (seed: string): Promise<boolean> => {
        const given = await answer({ name, changes, ...(where && { where }), seed });
        return given !== undefined && isRight(entry, candidate, given);
      };
      if (await inEverySeed(isRightIn)) return candidate;
    }
    return undefined;
  };
  const found: Found[] = [];
  for (const entry of kindNames.flatMap(breakableEntries)) {
    const violation = await find(entry);
    if (violation !== undefined) found.push([entry, violation]);
  }
  return found;
};

/**
 * By kind and name of the rule, in the order of the catalogue.
 * @throws Error if a request written by hand breaks no rule of its family, or none that is not broken otherwise
 */
export const findRequestViolations = async (): Promise<RequestViolations> => {
  const recorder = createRecorder();
  const box = await startBox({
    seed: 'request-violations',
    clock: '2026-11-20T10:00:00-05:00',
    onStep: recorder.onStep,
  });
  let last = 0;
  try {
    const found = await search({ box, recorder, nextNumber: () => (last += 1) });
    const unused = unusedWritten(found);
    if (unused.length > 0)
      throw new Error(`datasets/proof/requested-violations.json does not hold for ${unused.join('; ')}`);
    return Object.fromEntries(found.map(([entry, violation]) => [requestViolationKey(entry), violation]));
  } finally {
    await box.close();
  }
};

/** A line for each rule. */
export const requestViolationsDocument = (found: RequestViolations): string => {
  const rows = Object.entries(found).map(
    ([key, violation]) => `  ${JSON.stringify(key)}: ${JSON.stringify(violation)}`,
  );
  return `{\n${rows.join(',\n')}\n}\n`;
};
