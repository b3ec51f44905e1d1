/** A scenario of the report, from how its steps ended. */
import { documentKinds, eventKinds } from '../../../simulator/engine/document-kind.ts';
import type { ExchangeNote } from './exchange-note.ts';
import type { CaseRun, StepRun } from './messages.ts';
import type { Failure, Outcome, Scenario } from './report.ts';

const longestMessage = 4_000;

const outcomeOfStep = ({ status }: StepRun): Outcome => {
  if (status === 'PASSED') return 'passed';
  return status === 'SKIPPED' ? 'skipped' : 'failed';
};

/** What is pending, undefined or ambiguous proves nothing, and fails; so does a scenario without steps that ran. */
const outcomeOf = ({ steps, finished }: CaseRun): Outcome => {
  const outcomes = steps.map(outcomeOfStep);
  if (!finished || outcomes.includes('failed')) return 'failed';
  return outcomes.includes('skipped') || outcomes.length === 0 ? 'skipped' : 'passed';
};

const kinds: ReadonlySet<string> = new Set([...documentKinds, ...eventKinds]);

const tagNames = ({ pickle }: CaseRun): readonly string[] => pickle.tags.map(({ name }) => name.slice(1));

/** By its tag, else by what was sent last. */
const kindOf = (run: CaseRun): string | null =>
  tagNames(run).find((tag) => kinds.has(tag)) ?? run.notes.findLast(({ kind }) => kind !== undefined)?.kind ?? null;

/** Groups of the annex are tags in capitals: `@AJ`, `@NE-HEAD`. */
const groupOf = (run: CaseRun): string | null =>
  tagNames(run).find((tag) => /^[A-Z]{2,}(?:-[A-Z]+)*$/.test(tag)) ?? null;

const isAboutLines = /\blines "([^"]*)"$/;
const isAboutLinesOfTable = /\bexactly the lines$/;

/** The codes that a step wanted, sorted; null for a step about something else. */
const expectedCodes = ({ step }: StepRun): readonly string[] | null => {
  const [, inText] = isAboutLines.exec(step?.text ?? '') ?? [];
  if (inText !== undefined) return inText.split(' ').filter(Boolean).sort();
  if (!isAboutLinesOfTable.test(step?.text ?? '')) return null;
  return (step?.argument?.dataTable?.rows ?? []).map(({ cells }) => cells[0]?.value ?? '').sort();
};

const actualCodes = (last: ExchangeNote | undefined): readonly string[] | null =>
  last === undefined || (last.more ?? 0) > 0 ? null : [...new Set(last.findings.map(({ code }) => code))].sort();

const literal = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** A failing step may say itself how to have it again. By name: a file on the command line adds to those of cucumber.js. */
const againOf = (message: string, { pickle: { name } }: CaseRun): readonly string[] => {
  const [, said] = /^ *Again: (.+)$/m.exec(message) ?? [];
  return [...(said === undefined ? [] : [said]), `npx cucumber-js --name ${quoted(`^${literal(name)}$`)}`];
};

const textOf = ({ step }: StepRun): string => step?.text ?? 'a hook';

const reasons: Readonly<Record<string, string>> = {
  UNDEFINED: 'No step definition matches this step.',
  AMBIGUOUS: 'Several step definitions match this step.',
  PENDING: 'The step is pending.',
  UNKNOWN: 'The step did not end.',
};

const failureOf = (run: CaseRun): Failure => {
  const failing = run.steps.find((step) => outcomeOfStep(step) === 'failed');
  const message = failing?.message ?? reasons[failing?.status ?? 'UNKNOWN'] ?? 'The scenario did not end.';
  const expected = failing === undefined ? null : expectedCodes(failing);
  return {
    step: failing === undefined ? 'none of its steps' : textOf(failing),
    message: message.length <= longestMessage ? message : `${message.slice(0, longestMessage)}…`,
    expected,
    actual: expected === null ? null : actualCodes(run.notes.at(-1)),
    steps: run.steps
      .filter((step) => step.step !== undefined || outcomeOfStep(step) === 'failed')
      .map((step) => ({ text: textOf(step), outcome: outcomeOfStep(step) })),
    again: againOf(message, run),
  };
};

export const scenarioOf = (run: CaseRun, featureNames: ReadonlyMap<string, string>): Scenario => {
  const { uri, name, location } = run.pickle;
  const outcome = outcomeOf(run);
  return {
    id: `${uri} ${name}`,
    name,
    feature: featureNames.get(uri) ?? uri,
    uri,
    line: location?.line ?? 0,
    kind: kindOf(run),
    group: groupOf(run),
    outcome,
    durationMs: run.durationMs,
    failure: outcome === 'failed' ? failureOf(run) : null,
    exchanges: run.notes,
  };
};
