/**
 * Reads cucumber's messages, line by line: a full run has some 90,000 of them. Only the data for a report is kept; the
 * types below list only what is read.
 */
import type { Bilingual } from '../../common/text/bilingual.ts';
import { failureTexts } from './reasons.ts';
import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { exchangesMediaType, readNotes, type ExchangeNote } from './exchange-notes.ts';
import { optionProblem } from '../../common/start-error.ts';
import { marks } from '../conform/parameters.ts';

type Time = { readonly seconds: number; readonly nanos: number };
type Result = { readonly status: string; readonly duration: Time; readonly message?: string };

type PickleStep = {
  readonly id: string;
  readonly text: string;
  readonly argument?: {
    readonly dataTable?: { readonly rows: readonly { readonly cells: readonly { readonly value: string }[] }[] };
  };
};

export type Pickle = {
  readonly id: string;
  readonly uri: string;
  readonly name: string;
  readonly location?: { readonly line: number };
  readonly tags: readonly { readonly name: string }[];
  readonly steps: readonly PickleStep[];
  /** The scenario and, for a scenario outline, the row of its examples. */
  readonly astNodeIds?: readonly string[];
};

type TableRow = { readonly id: string; readonly cells: readonly { readonly value: string }[] };

/** A feature, a rule inside it, or a scenario: only those with examples matter. */
type FeatureNode = {
  readonly children?: readonly { readonly scenario?: FeatureNode; readonly rule?: FeatureNode }[];
  readonly examples?: readonly { readonly tableHeader?: TableRow; readonly tableBody?: readonly TableRow[] }[];
};

/** The cells of a row of examples, by the name of their column. */
export type Row = Readonly<Record<string, string>>;

type TestCase = {
  readonly id: string;
  readonly pickleId: string;
  readonly testSteps: readonly { readonly id: string; readonly pickleStepId?: string; readonly hookId?: string }[];
};

type Product = { readonly name: string; readonly version?: string };

/** One line of the file holds one of these. */
type Envelope = {
  readonly meta?: { readonly implementation?: Product; readonly runtime?: Product; readonly os?: Product };
  readonly gherkinDocument?: { readonly uri?: string; readonly feature?: FeatureNode & { readonly name: string } };
  readonly pickle?: Pickle;
  readonly testCase?: TestCase;
  readonly testRunStarted?: { readonly timestamp: Time };
  readonly testRunHookFinished?: { readonly result: Result };
  readonly testCaseStarted?: {
    readonly id: string;
    readonly testCaseId: string;
    readonly timestamp: Time;
    readonly workerId?: string;
  };
  readonly testStepFinished?: {
    readonly testCaseStartedId: string;
    readonly testStepId: string;
    readonly testStepResult: Result;
  };
  readonly attachment?: {
    readonly body: string;
    readonly mediaType: string;
    readonly contentEncoding?: string;
    readonly testCaseStartedId?: string;
  };
  readonly testCaseFinished?: {
    readonly testCaseStartedId: string;
    readonly timestamp: Time;
    readonly willBeRetried: boolean;
  };
  readonly testRunFinished?: { readonly timestamp: Time; readonly success: boolean };
  readonly parseError?: { readonly message: string };
};

/** The result of a step or hook. */
export type StepRun = {
  /** Undefined for a hook. */
  readonly step: PickleStep | undefined;
  /** Cucumber's status, in capitals; UNKNOWN for one that was not reached. */
  readonly status: string;
  readonly message: string | undefined;
};

/** The last attempt at a scenario. */
export type CaseRun = {
  readonly pickle: Pickle;
  /** Undefined unless it comes from a row of examples. */
  readonly row: Row | undefined;
  readonly steps: readonly StepRun[];
  readonly durationMs: number;
  readonly finished: boolean;
  readonly notes: readonly ExchangeNote[];
  /** Texts that its steps and hooks logged. */
  readonly log: readonly string[];
};

export type Recorded = {
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  readonly durationMs: number;
  readonly versions: readonly string[];
  readonly processes: number;
  readonly problems: readonly Bilingual[];
  /** By file. */
  readonly featureNames: ReadonlyMap<string, string>;
  readonly cases: readonly CaseRun[];
};

const milliseconds = ({ seconds, nanos }: Time): number => seconds * 1_000 + nanos / 1_000_000;

type Attempt = {
  readonly testCase: TestCase;
  readonly startedAt: number;
  readonly results: Map<string, Result>;
  readonly notes: ExchangeNote[];
  readonly log: string[];
  endedAt: number | undefined;
};

type State = {
  readonly pickles: Map<string, Pickle>;
  readonly rows: Map<string, Row>;
  readonly testCases: Map<string, TestCase>;
  readonly attempts: Map<string, Attempt>;
  readonly featureNames: Map<string, string>;
  readonly workers: Set<string>;
  readonly problems: Bilingual[];
  versions: readonly string[];
  /** Shares of a run that began and ended: more than one where their messages stand in one file. */
  begun: number;
  ended: number;
  startedAt: number;
  endedAt: number;
  latest: number;
};

const nameAndVersion = ({ name, version }: Product): string => [name, version].filter(Boolean).join(' ');

const startAttempt = (state: State, started: NonNullable<Envelope['testCaseStarted']>): void => {
  const testCase = state.testCases.get(started.testCaseId);
  if (testCase === undefined) return;
  state.workers.add(started.workerId ?? '');
  const startedAt = milliseconds(started.timestamp);
  state.attempts.set(started.id, { testCase, startedAt, results: new Map(), notes: [], log: [], endedAt: undefined });
};

const endAttempt = (state: State, finished: NonNullable<Envelope['testCaseFinished']>): void => {
  const attempt = state.attempts.get(finished.testCaseStartedId);
  if (attempt === undefined) return;
  attempt.endedAt = milliseconds(finished.timestamp);
  state.latest = Math.max(state.latest, attempt.endedAt);
  if (finished.willBeRetried) state.attempts.delete(finished.testCaseStartedId);
};

const logMediaType = 'text/x.cucumber.log+plain';

const keepAttached = (
  { attempts }: State,
  { body, mediaType, testCaseStartedId = '' }: NonNullable<Envelope['attachment']>,
) => {
  if (mediaType === exchangesMediaType) attempts.get(testCaseStartedId)?.notes.push(...readNotes(body));
  if (mediaType === logMediaType) attempts.get(testCaseStartedId)?.log.push(body);
};

const keepRows = (state: State, { children = [], examples = [] }: FeatureNode): void => {
  for (const { scenario, rule } of children) for (const node of [scenario, rule]) if (node) keepRows(state, node);
  for (const { tableHeader, tableBody = [] } of examples) {
    const names = (tableHeader?.cells ?? []).map(({ value }) => value);
    for (const { id, cells } of tableBody) {
      state.rows.set(id, Object.fromEntries(names.map((name, column) => [name, cells[column]?.value ?? ''])));
    }
  }
};

const isFailing = ({ status }: Result): boolean => status !== 'PASSED' && status !== 'SKIPPED';

const readAboutRun = (state: State, envelope: Envelope): void => {
  const { meta, testRunStarted, testRunHookFinished, testRunFinished, parseError } = envelope;
  if (meta !== undefined) {
    const products = [meta.implementation, meta.runtime, meta.os];
    state.versions = products.flatMap((product) => (product === undefined ? [] : [nameAndVersion(product)]));
  }
  if (testRunStarted !== undefined) {
    const startedAt = milliseconds(testRunStarted.timestamp);
    state.startedAt = state.begun === 0 ? startedAt : Math.min(state.startedAt, startedAt);
    state.begun += 1;
  }
  if (testRunFinished !== undefined) {
    state.endedAt = Math.max(state.endedAt, milliseconds(testRunFinished.timestamp));
    state.ended += 1;
  }
  if (testRunHookFinished !== undefined && isFailing(testRunHookFinished.result)) {
    state.problems.push(failureTexts(testRunHookFinished.result.message ?? 'A hook of the run failed.'));
  }
  if (parseError !== undefined) state.problems.push(failureTexts(parseError.message));
};

const readAboutScenario = (state: State, envelope: Envelope): void => {
  const { gherkinDocument, pickle, testCase, testCaseStarted, testStepFinished, attachment, testCaseFinished } =
    envelope;
  const { uri, feature } = gherkinDocument ?? {};
  if (uri !== undefined && feature !== undefined) state.featureNames.set(uri, feature.name);
  if (feature !== undefined) keepRows(state, feature);
  if (pickle !== undefined) state.pickles.set(pickle.id, pickle);
  if (testCase !== undefined) state.testCases.set(testCase.id, testCase);
  if (testCaseStarted !== undefined) startAttempt(state, testCaseStarted);
  if (testStepFinished !== undefined) {
    const { testCaseStartedId, testStepId, testStepResult } = testStepFinished;
    state.attempts.get(testCaseStartedId)?.results.set(testStepId, testStepResult);
  }
  if (attachment !== undefined) keepAttached(state, attachment);
  if (testCaseFinished !== undefined) endAttempt(state, testCaseFinished);
};

const caseRunOf = (attempt: Attempt, { pickles, rows, latest }: State): readonly CaseRun[] => {
  const { testCase, startedAt, endedAt, results, notes, log } = attempt;
  const pickle = pickles.get(testCase.pickleId);
  if (pickle === undefined) return [];
  const steps = testCase.testSteps.map(({ id, pickleStepId }): StepRun => {
    const { status = 'UNKNOWN', message } = results.get(id) ?? {};
    return { step: pickle.steps.find((step) => step.id === pickleStepId), status, message };
  });
  const durationMs = Math.max(0, Math.round((endedAt ?? latest) - startedAt));
  const row = pickle.astNodeIds?.map((id) => rows.get(id)).find((known) => known !== undefined);
  return [{ pickle, row, steps, durationMs, finished: endedAt !== undefined, notes, log }];
};

const newState = (): State => ({
  pickles: new Map(),
  rows: new Map(),
  testCases: new Map(),
  attempts: new Map(),
  featureNames: new Map(),
  workers: new Set(),
  problems: [],
  versions: [],
  begun: 0,
  ended: 0,
  startedAt: 0,
  endedAt: 0,
  latest: 0,
});

/** More than half of the bytes, and of no use here. */
const isUseless = (line: string): boolean => line.startsWith('{"source"') || line.startsWith('{"testStepStarted"');

/**
 * The contents of the message lines, in whatever order scenarios ran. Shares of a run, each with messages of its own, may
 * follow one another.
 * @throws RangeError for a line that is not JSON: the file is something else, or is truncated
 */
export const readMessageLines = async (lines: AsyncIterable<string> | Iterable<string>): Promise<Recorded> => {
  const state = newState();
  let number = 0;
  for await (const line of lines) {
    number += 1;
    if (line === '' || isUseless(line)) continue;
    let envelope: Envelope;
    try {
      envelope = JSON.parse(line) as Envelope; // Cucumber's own protocol, of which every member is optional here.
    } catch {
      throw optionProblem('messages-not-readable', {
        en: `Line ${number} is not a message of cucumber: expected JSON, found "${line.slice(0, 60)}".`,
        es: `La línea ${number} no es un mensaje de cucumber: se esperaba JSON, se encontró "${line.slice(0, 60)}".`,
      });
    }
    readAboutRun(state, envelope);
    readAboutScenario(state, envelope);
  }
  const isWhole = state.ended > 0 && state.ended === state.begun;
  if (!isWhole)
    state.problems.push({
      en: 'The run did not come to its end: the messages stop before.',
      es: 'La ejecución no llegó a su final: los mensajes terminan antes.',
    });
  const all = [...state.attempts.values()];
  const attempts = all.filter(({ log }) => !log.includes(marks.notRun));
  const notRun = all.length === attempts.length ? 0 : state.testCases.size - attempts.length;
  if (notRun > 0)
    state.problems.push({
      en: `The run was stopped: ${String(notRun)} scenarios did not run.`,
      es: `La ejecución se detuvo: no se ejecutaron ${String(notRun)} escenarios.`,
    });
  return {
    startedAt: state.startedAt,
    durationMs: Math.max(0, Math.round((isWhole ? state.endedAt : state.latest) - state.startedAt)),
    versions: state.versions,
    processes: Math.max(1, state.workers.size, state.begun),
    problems: state.problems,
    featureNames: state.featureNames,
    cases: attempts.flatMap((attempt) => caseRunOf(attempt, state)),
  };
};

/** The same for a file, without ever holding its whole text. */
export const readMessages = (file: string): Promise<Recorded> =>
  readMessageLines(createInterface({ input: createReadStream(file, 'utf8'), crlfDelay: Infinity }));
