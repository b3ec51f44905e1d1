/** Follows a cucumber run through its messages, recording the result of each scenario. */
import { Status } from '@cucumber/cucumber';
import type { runCucumber } from '@cucumber/cucumber/api';
import { marked, marks } from './parameters.ts';
import { tagsOf } from './rows.ts';

export type Message = Parameters<NonNullable<Parameters<typeof runCucumber>[2]>>[0];

export type ScenarioResult = {
  readonly name: string;
  readonly uri: string;
  readonly line: number;
  readonly tags: readonly string[];
  readonly status: 'passed' | 'failed' | 'out-of-reach';
  /** From start to end. */
  readonly seconds: number;
  /** Why it is out of reach. */
  readonly reason?: string;
  /** The step that failed, and its message. */
  readonly step?: string;
  readonly error?: string;
  /** Folder with everything needed to judge it again. */
  readonly bundle?: string;
  /** Information that the services did not provide, so no step checked it. */
  readonly unchecked: readonly string[];
};

export type Follower = {
  readonly onMessage: (message: Message) => void;
  readonly results: () => readonly ScenarioResult[];
  /** Errors outside scenarios: features that cannot be read, hooks of the run. */
  readonly problems: () => readonly string[];
};

type Pickle = NonNullable<Message['pickle']>;
type StepResult = NonNullable<Message['testStepFinished']>['testStepResult'];

type Attempt = {
  readonly pickle: Pickle;
  readonly stepOf: ReadonlyMap<string, string | undefined>;
  readonly log: string[];
  readonly startedAt: number;
  failed?: { readonly step: string; readonly result: StepResult };
  skipped: boolean;
};

type Finished = NonNullable<Message['testCaseFinished']>;

const secondsOf = ({ seconds, nanos }: Finished['timestamp']): number => Number(seconds) + nanos / 1e9;

const errorOf = ({ status, message }: StepResult): string => {
  if (message !== undefined && message !== '') return message;
  return status === Status.UNDEFINED ? 'No step has this wording. The published ones are in docs/conform.md.' : status;
};

const resultOf = ({ pickle, log, startedAt, failed, skipped }: Attempt, endedAt: number): ScenarioResult => {
  const [reason = 'skipped by its own steps'] = marked(log, marks.outOfReach);
  const [bundle] = marked(log, marks.bundle);
  return {
    name: pickle.name,
    uri: pickle.uri,
    line: pickle.location?.line ?? 1,
    tags: tagsOf(pickle),
    status: failed === undefined ? (skipped ? 'out-of-reach' : 'passed') : 'failed',
    seconds: Math.round((endedAt - startedAt) * 1_000) / 1_000,
    ...(failed === undefined && skipped ? { reason } : {}),
    ...(failed === undefined ? {} : { step: failed.step, error: errorOf(failed.result) }),
    ...(bundle === undefined ? {} : { bundle }),
    unchecked: [...new Set(marked(log, marks.unchecked))],
  };
};

const problemIn = ({ parseError, testRunHookFinished, testRunFinished }: Message): string | undefined => {
  if (parseError !== undefined) return `${parseError.source.uri ?? 'A feature'}: ${parseError.message}`;
  const hook = testRunHookFinished?.result;
  if (hook !== undefined && hook.status !== Status.PASSED) return errorOf(hook);
  return testRunFinished?.message;
};

export const createFollower = (onResult: (result: ScenarioResult, total: number) => void): Follower => {
  const pickles = new Map<string, Pickle>();
  const cases = new Map<string, Pick<Attempt, 'pickle' | 'stepOf'>>();
  const attempts = new Map<string, Attempt>();
  const results: ScenarioResult[] = [];
  const problems: string[] = [];

  const planned = ({ id, pickleId, testSteps }: NonNullable<Message['testCase']>): void => {
    const pickle = pickles.get(pickleId);
    if (pickle === undefined) return;
    const texts = new Map(pickle.steps.map((step) => [step.id, step.text]));
    cases.set(id, { pickle, stepOf: new Map(testSteps.map((step) => [step.id, texts.get(step.pickleStepId ?? '')])) });
  };

  const stepDone = ({
    testCaseStartedId,
    testStepId,
    testStepResult: result,
  }: NonNullable<Message['testStepFinished']>): void => {
    const attempt = attempts.get(testCaseStartedId);
    if (attempt === undefined) return;
    if (result.status === Status.SKIPPED) attempt.skipped = true;
    else if (result.status !== Status.PASSED)
      attempt.failed ??= { step: attempt.stepOf.get(testStepId) ?? 'a hook', result };
  };

  const caseDone = ({ testCaseStartedId: id, timestamp }: Finished): void => {
    const attempt = attempts.get(id);
    if (attempt === undefined) return;
    attempts.delete(id);
    const result = resultOf(attempt, secondsOf(timestamp));
    results.push(result);
    onResult(result, cases.size);
  };

  return {
    results: () => results,
    problems: () => problems,
    onMessage: (message) => {
      const { pickle, testCase, testCaseStarted, testStepFinished, attachment, testCaseFinished } = message;
      if (pickle !== undefined) pickles.set(pickle.id, pickle);
      if (testCase !== undefined) planned(testCase);
      const known = testCaseStarted === undefined ? undefined : cases.get(testCaseStarted.testCaseId);
      if (testCaseStarted !== undefined && known !== undefined) {
        const startedAt = secondsOf(testCaseStarted.timestamp);
        attempts.set(testCaseStarted.id, { ...known, log: [], startedAt, skipped: false });
      }
      if (attachment?.testCaseStartedId !== undefined)
        attempts.get(attachment.testCaseStartedId)?.log.push(attachment.body);
      if (testStepFinished !== undefined) stepDone(testStepFinished);
      if (testCaseFinished !== undefined) caseDone(testCaseFinished);
      const problem = problemIn(message);
      if (problem !== undefined) problems.push(problem);
    },
  };
};
