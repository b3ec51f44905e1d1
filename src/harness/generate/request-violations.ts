/** Which rules an issuing service can be made to break by its requests alone: each one is tried out. */
import type { CatalogueEntry } from '../../../simulator/engine/catalogue.ts';
import { violationOf } from '../../../simulator/engine/violation-of.ts';
import type { XmlRootSpec } from '../../common/xml/node.ts';
import { kindNames } from '../../issuer/documents/document-model.ts';
import { codesOf, resultOf } from '../answers.ts';
import { startBox, type Box, type JsonObject, type Reply } from '../box.ts';
import { breakableEntries } from '../catalogue-facts.ts';
import { createRecorder, type Recorder } from '../reproduce/recorder.ts';
import { changesFor, type FieldChange } from '../reproduce/request.ts';
import { mayBeRequested, requestViolationKey, runByRequest, type RequestViolations } from '../violations/by-request.ts';
import { baseFor, type BaseName } from '../violations/base.ts';
import { violationIn } from '../violations/in-document.ts';
import { expectedCodes, sendComplete } from '../violations/run-violation.ts';

type Complete = { readonly request: JsonObject; readonly root: XmlRootSpec };

type Trial = { readonly box: Box; readonly recorder: Recorder; readonly nextNumber: () => number };

/** Numbers from their own ranges; those of other kinds are free. */
const firstNumber: Readonly<Partial<Record<BaseName, number>>> = { invoice: 990_000_000, supportDocument: 984_000_000 };

const completeOf = async ({ box, recorder, nextNumber }: Trial, name: BaseName): Promise<Complete> => {
  await sendComplete(box, { name, number: (firstNumber[name] ?? 0) + nextNumber() });
  box.tamperWith(undefined);
  const { read, built } = recorder.take();
  if (built === undefined) throw new Error(`The complete document ${name} was not built.`);
  return { request: read as JsonObject, root: built }; // A body that was accepted is an object.
};

const isAsDeclared = (entry: CatalogueEntry, { status, body }: Reply): boolean => {
  if (status !== 200) return false;
  const { outcome } = entry.rule;
  const codes = codesOf(body).join(' ');
  return outcome === undefined
    ? codes === [...expectedCodes(entry)].sort().join(' ')
    : codes === '' && resultOf(body).StatusCode === outcome.statusCode;
};

const attempt = async (
  { box, nextNumber }: Trial,
  entry: CatalogueEntry,
  { request, root }: Complete,
): Promise<readonly FieldChange[] | undefined> => {
  const declared = violationOf(entry);
  if (declared === undefined || !mayBeRequested(declared)) return undefined;
  const { built = [], coded = [] } = violationIn(entry.document, declared);
  const changes = changesFor(request, root, [...built, ...coded]);
  if (changes === undefined) return undefined;
  const name = baseFor(entry.document, entry.target?.path);
  const number = (firstNumber[name] ?? 0) + nextNumber();
  try {
    return isAsDeclared(entry, await runByRequest(box, entry, { number, changes })) ? changes : undefined;
  } catch {
    return undefined; // No verdict: the service refuses the request, or its answer is a fault.
  }
};

/** By kind and name of the rule, in the order of the catalogue. */
export const findRequestViolations = async (): Promise<RequestViolations> => {
  const recorder = createRecorder();
  const box = await startBox({
    seed: 'request-violations',
    clock: '2026-11-20T10:00:00-05:00',
    onStep: recorder.onStep,
  });
  let last = 0;
  const trial: Trial = { box, recorder, nextNumber: () => (last += 1) };
  const complete = new Map<BaseName, Complete>();
  const found: Record<string, readonly FieldChange[]> = {};
  try {
    for (const entry of kindNames.flatMap(breakableEntries)) {
      const name = baseFor(entry.document, entry.target?.path);
      const whole = complete.get(name) ?? (await completeOf(trial, name));
      complete.set(name, whole);
      const changes = await attempt(trial, entry, whole);
      if (changes !== undefined) found[requestViolationKey(entry)] = changes;
    }
  } finally {
    await box.close();
  }
  return found;
};

/** A line for each rule. */
export const requestViolationsDocument = (found: RequestViolations): string => {
  const rows = Object.entries(found).map(([key, changes]) => `  ${JSON.stringify(key)}: ${JSON.stringify(changes)}`);
  return `{\n${rows.join(',\n')}\n}\n`;
};
