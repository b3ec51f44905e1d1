/** Follows a cucumber run through its messages, recording the result of each scenario. */
import { Status } from '@cucumber/cucumber';
import type { runCucumber } from '@cucumber/cucumber/api';
import { same, wordsOf, type Bilingual, type Language } from '../../common/text/bilingual.ts';
import { nearestWording } from './nearest-wording.ts';
import { marked, markedTexts, marks, skippedBySteps } from './parameters.ts';
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
  readonly reason?: Bilingual;
  /** The step that failed, and its message. */
  readonly step?: string;
  readonly error?: string;
  /** The command that runs it again, against the same services. */
  readonly rerun?: string;
  /** Folder with everything needed to judge it again. */
  readonly bundle?: string;
  /** Information that the services did not provide, so no step checked it. */
  readonly unchecked: readonly Bilingual[];
};

export type Follower = {
  readonly onMessage: (message: Message) => void;
  /** Of the scenarios that ran. */
  readonly results: () => readonly ScenarioResult[];
  /** How many did not, where the run was stopped. */
  readonly notRun: () => number;
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
  /** Without a step, a hook failed. */
  failed?: { readonly step: string | undefined; readonly result: StepResult };
  skipped: boolean;
};

type Finished = NonNullable<Message['testCaseFinished']>;

const secondsOf = ({ seconds, nanos }: Finished['timestamp']): number => Number(seconds) + nanos / 1e9;

const errorOf = ({ status, message }: StepResult): string =>
  message === undefined || message === '' ? status : message;

const sentences = wordsOf({
  hook: { en: 'a hook', es: 'una acción antes o después de los pasos' },
  undefinedStep: {
    en: 'No step has this wording. The published ones are in docs/conform.md.',
    es: 'Ningún paso tiene esta redacción. Los publicados están en docs/es/conform.md.',
  },
  near: (wording: string) => ({ en: `Did you mean: ${wording}?`, es: `¿Quiso decir: ${wording}?` }),
});

/** A wording as one may write it, with words in place of its parameters. */
const writable = (wording: string, language: Language): string => {
  // Spanish wordings have a masculine and a feminine form; the second agrees with "factura", which stands for any document.
  const chosen = wording.includes('{documento}') ? -1 : 0;
  return wording
    .split(' ')
    .map((word) => word.split('/').at(chosen) ?? word)
    .join(' ')
    .replaceAll(/\{(\w+)\}/g, (_all, name: string) => (parameterWords[name] ?? { en: '…', es: '…' })[language]);
};

const parameterWords: Readonly<Record<string, Bilingual>> = {
  string: same('"…"'),
  value: same('"…"'),
  document: same('invoice'),
  documento: same('factura'),
  subject: { en: 'invoice', es: 'factura' },
  where: { en: 'PLACE', es: 'LUGAR' },
  from: { en: 'VALUE', es: 'VALOR' },
  to: { en: 'VALUE', es: 'VALOR' },
  given: { en: 'CONDITION', es: 'CONDICIÓN' },
  lines: { en: 'none', es: 'ninguna' },
};

type Wording = { readonly language: Language; readonly known: readonly string[] };

const undefinedStep = (step: string, { language, known }: Wording): string => {
  const { undefinedStep: sentence, near } = sentences(language);
  const wording = nearestWording(step, known);
  return wording === undefined ? sentence : `${sentence} ${near(writable(wording, language))}`;
};

const failureOf = ({ step, result }: NonNullable<Attempt['failed']>, wording: Wording) => ({
  step: step ?? sentences(wording.language).hook,
  error: result.status === Status.UNDEFINED ? undefinedStep(step ?? '', wording) : errorOf(result),
});

type Ended = { readonly endedAt: number; readonly wording: Wording };

const resultOf = (
  { pickle, log, startedAt, failed, skipped }: Attempt,
  { endedAt, wording }: Ended,
): ScenarioResult => {
  const [reason = skippedBySteps] = markedTexts(log, marks.outOfReach);
  const [rerun] = marked(log, marks.rerun);
  const [bundle] = marked(log, marks.bundle);
  return {
    name: pickle.name,
    uri: pickle.uri,
    line: pickle.location?.line ?? 1,
    tags: tagsOf(pickle),
    status: failed === undefined ? (skipped ? 'out-of-reach' : 'passed') : 'failed',
    seconds: Math.round((endedAt - startedAt) * 1_000) / 1_000,
    ...(failed === undefined && skipped ? { reason } : {}),
    ...(failed === undefined ? {} : failureOf(failed, wording)),
    ...(rerun === undefined ? {} : { rerun }),
    ...(bundle === undefined ? {} : { bundle }),
    unchecked: markedTexts(log, marks.unchecked),
  };
};

const problemIn = ({ parseError, testRunHookFinished, testRunFinished }: Message): string | undefined => {
  if (parseError !== undefined) return `${parseError.source.uri ?? 'A feature'}: ${parseError.message}`;
  const hook = testRunHookFinished?.result;
  if (hook !== undefined && hook.status !== Status.PASSED) return errorOf(hook);
  return testRunFinished?.message;
};

export const createFollower = (
  onResult: (result: ScenarioResult, total: number) => void,
  language: Language = 'en',
): Follower => {
  const wordings: string[] = [];
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
    else if (result.status !== Status.PASSED) attempt.failed ??= { step: attempt.stepOf.get(testStepId), result };
  };

  const caseDone = ({ testCaseStartedId: id, timestamp }: Finished): void => {
    const attempt = attempts.get(id);
    if (attempt === undefined) return;
    attempts.delete(id);
    if (attempt.log.includes(marks.notRun)) return;
    const result = resultOf(attempt, { endedAt: secondsOf(timestamp), wording: { language, known: wordings } });
    results.push(result);
    onResult(result, cases.size);
  };

  return {
    results: () => results,
    notRun: () => cases.size - results.length,
    problems: () => problems,
    onMessage: (message) => {
      const { stepDefinition, pickle, testCase, testCaseStarted, testStepFinished, attachment, testCaseFinished } =
        message;
      if (stepDefinition !== undefined) wordings.push(stepDefinition.pattern.source);
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
