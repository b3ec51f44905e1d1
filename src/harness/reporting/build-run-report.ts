/** Builds the report of a run from its messages and other known facts. Pure: the same input gives the same report. */
import { relative } from 'node:path';
import { documentKinds, eventKinds, familyOf } from '../../../simulator/document/kind.ts';
import { bilingual, composed, type Bilingual, type Language } from '../../common/text/bilingual.ts';
import { marked, markedTexts, marks, skippedBySteps, tagOf } from '../conform/parameters.ts';
import { tagsOf } from '../conform/rows.ts';
import { replayCommand } from '../conform/rerun.ts';
import { annexes } from '../annexes.ts';
import { shellQuoted } from '../shell.ts';
import type { ExchangeNote } from './exchange-notes.ts';
import { generatedTexts } from './generated-texts.ts';
import { readable } from './readable.ts';
import { failureTexts } from './reasons.ts';
import { causesOf } from './causes.ts';
import { differenceIn, type StatedVerdict } from '../verdict-difference.ts';
import { namesOf } from './scenario-names.ts';
import type { CaseRun, StepRun, Recorded } from './messages.ts';
import {
  keptOf,
  trendOf,
  type ByRequest,
  type Company,
  type Failure,
  type Outcome,
  type Scenario,
  type Seen,
  type Counts,
  type CoverageFacts,
  type KeptRun,
  type Report,
  type Tally,
} from './report-data.ts';

const longestMessage = 4_000;

const outcomeOfStep = ({ status }: StepRun): Outcome => {
  if (status === 'PASSED') return 'passed';
  return status === 'SKIPPED' ? 'skipped' : 'failed';
};

/** Pending, undefined or ambiguous steps prove nothing, and fail; so does a scenario in which no step ran. */
const outcomeOf = ({ steps, finished }: CaseRun): Outcome => {
  const outcomes = steps.map(outcomeOfStep);
  if (!finished || outcomes.includes('failed')) return 'failed';
  return outcomes.includes('skipped') || outcomes.length === 0 ? 'skipped' : 'passed';
};

const kinds = new Map([...documentKinds, ...eventKinds].map((kind) => [tagOf(kind).slice(1), kind]));

/** Those of a rule's row included. */
const tagNames = ({ pickle }: CaseRun): readonly string[] => tagsOf(pickle).map((tag) => tag.slice(1));

/** From its tag, otherwise from the last document sent. */
const kindOf = (run: CaseRun): string | null =>
  kinds.get(tagNames(run).find((tag) => kinds.has(tag)) ?? '') ??
  run.notes.findLast(({ kind }) => kind !== undefined)?.kind ??
  null;

/** Groups of the annex are tags in capitals: `@AJ`, `@NE-HEAD`. */
const groupOf = (run: CaseRun): string | null =>
  tagNames(run).find((tag) => /^[A-Z]{2,}(?:-[A-Z]+)*$/.test(tag)) ?? null;

/** A file on the command line adds to those of cucumber.js, so a scenario is chosen by its name. */
const literal = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Paths below the working folder are shorter without it. */
const shorter = (path: string): string => {
  const below = relative('', path);
  return below.startsWith('..') ? path : below;
};

const againOf = ({ pickle: { name }, log }: CaseRun, { byCucumber, language }: Naming): readonly string[] => [
  ...marked(log, marks.rerun),
  ...marked(log, marks.bundle).map((bundle) => replayCommand(shorter(bundle), language)),
  ...(byCucumber ? [`npx cucumber-js --name ${shellQuoted(`^${literal(name)}$`)}`] : []),
];

const hook: Bilingual = { en: 'a hook', es: 'una acción antes o después de los pasos' };

const textOf = ({ step }: StepRun): Bilingual =>
  step === undefined ? hook : composed((language) => generatedTexts(language).stepIn(step.text));

/** By cucumber's status, where it comes without a message. */
const reasons: Readonly<Record<string, Bilingual>> = {
  UNDEFINED: {
    en: 'No step definition matches this step.',
    es: 'Ninguna definición corresponde a este paso.',
  },
  AMBIGUOUS: {
    en: 'Several step definitions match this step.',
    es: 'Varias definiciones corresponden a este paso.',
  },
  PENDING: { en: 'The step is pending.', es: 'El paso está pendiente.' },
  UNKNOWN: { en: 'The step did not end.', es: 'El paso no terminó.' },
};

const cut = (message: string): string =>
  message.length <= longestMessage ? message : `${message.slice(0, longestMessage)}…`;

const messageOf = ({ message, status }: StepRun, ownSteps: boolean): Bilingual | undefined =>
  message === undefined ? reasons[status] : failureTexts(cut(readable(message, ownSteps)));

const codesIn = ({ lines }: StatedVerdict): readonly string[] => lines.map((line) => line.split(' ')[0] ?? '').sort();

const failureOf = (run: CaseRun, naming: Naming): Failure<Bilingual> => {
  const failing = run.steps.find((step) => outcomeOfStep(step) === 'failed');
  const message = (failing === undefined ? reasons.UNKNOWN : messageOf(failing, naming.byCucumber)) ?? {
    en: 'The scenario did not end.',
    es: 'El escenario no terminó.',
  };
  const difference = differenceIn(message.en);
  return {
    step: failing === undefined ? { en: 'none of its steps', es: 'ninguno de sus pasos' } : textOf(failing),
    message,
    expected: difference === undefined ? null : codesIn(difference.expected),
    actual: difference === undefined ? null : codesIn(difference.actual),
    steps: run.steps
      .filter((step) => step.step !== undefined || outcomeOfStep(step) === 'failed')
      .map((step) => ({ text: textOf(step), outcome: outcomeOfStep(step) })),
    again: againOf(run, naming),
  };
};

/** What the services it ran against lack for it. */
const needOf = ({ log }: CaseRun): Bilingual | undefined => markedTexts(log, marks.outOfReach)[0];

const reasonOf = (run: CaseRun): Bilingual => {
  const need = needOf(run);
  if (need !== undefined) return bilingual`${{ en: 'needs', es: 'requiere' }} ${need}`;
  return run.steps.some(({ step }) => step !== undefined)
    ? skippedBySteps
    : { en: 'has no steps', es: 'no tiene pasos' };
};

type Naming = {
  readonly featureNames: ReadonlyMap<string, string>;
  readonly nameOf: (run: CaseRun) => string;
  /** Whether cucumber by itself can run the scenario again. */
  readonly byCucumber: boolean;
  readonly language: Language;
};

const scenarioOf = (run: CaseRun, naming: Naming): Scenario<Bilingual> => {
  const { uri, location } = run.pickle;
  const name = naming.nameOf(run);
  const outcome = outcomeOf(run);
  return {
    id: `${uri} ${name}`,
    name,
    feature: naming.featureNames.get(uri) ?? uri,
    uri,
    line: location?.line ?? 0,
    kind: kindOf(run),
    group: groupOf(run),
    outcome,
    durationMs: run.durationMs,
    failure: outcome === 'failed' ? failureOf(run, naming) : null,
    reason: outcome === 'skipped' ? reasonOf(run) : null,
    unchecked: markedTexts(run.log, marks.unchecked),
    exchanges: run.notes,
  };
};

// The whole report

export type ReportContext = {
  /** What was run: runs of one suite are compared with each other. */
  readonly suite: string;
  readonly target?: string | null | undefined;
  /** Whose documents were sent. */
  readonly company?: Company | null | undefined;
  readonly commit?: string | null | undefined;
  readonly seed?: string | null | undefined;
  /** The instant at which the clock was stopped. */
  readonly clock?: string | null | undefined;
  /** Of our own product. */
  readonly version?: string | undefined;
  /** Absent if the run proves nothing about the catalogue: a run against another service. */
  readonly coverage?: CoverageFacts | undefined;
  /** Absent if the run asked for no code by request. */
  readonly byRequest?: ByRequest | undefined;
  /** Milliseconds, if the caller knows better than the messages, which begin late. */
  readonly durationMs?: number | undefined;
  /** Whether `npx cucumber-js` runs a scenario of it again; true if absent. */
  readonly byCucumber?: boolean | undefined;
  /** Of the page and of JUnit, and of the commands that run a scenario again; English if absent. */
  readonly language?: Language | undefined;
  /** The previous run of the same suite. */
  readonly previous?: KeptRun | undefined;
};

const slowestShown = 25;

const countsOf = (scenarios: readonly Scenario<Bilingual>[]): Counts => {
  const counts = { passed: 0, failed: 0, skipped: 0 };
  for (const { outcome } of scenarios) counts[outcome] += 1;
  return counts;
};

const seenIn = (scenarios: readonly Scenario<Bilingual>[]): Seen => {
  const documents = scenarios.flatMap(({ exchanges }) => exchanges).filter(({ verdict }) => isVerdict(verdict));
  return {
    documents: documents.length,
    rejected: documents.filter(({ verdict }) => verdict === 'rejected').length,
    notified: documents.filter(({ findings }) => findings.some(({ kind }) => kind === 'Notificación')).length,
  };
};

const annexesOf = (scenarios: readonly Scenario<Bilingual>[]): Report['run']['annexes'] => {
  const sent = documentKinds.filter((kind) => scenarios.some((scenario) => scenario.kind === kind));
  return [...new Set(sent.map((kind) => familyOf(kind)))].map((family) => ({
    family,
    version: annexes[family].version,
  }));
};

const isVerdict = (verdict: ExchangeNote['verdict']): boolean => verdict === 'accepted' || verdict === 'rejected';

const reasonsOf = (cases: readonly CaseRun[]): Report<Bilingual>['outOfReach'] => {
  const counts = new Map<string, Report<Bilingual>['outOfReach'][number]>();
  for (const run of cases.filter((each) => outcomeOf(each) === 'skipped')) {
    const reason = reasonOf(run);
    const needs = needOf(run) !== undefined;
    counts.set(reason.en, { reason, needs, scenarios: (counts.get(reason.en)?.scenarios ?? 0) + 1 });
  }
  return [...counts.values()].sort((a, b) => b.scenarios - a.scenarios);
};

/** In the order of first appearance; those without a name are not counted. */
const tallies = (
  scenarios: readonly Scenario<Bilingual>[],
  nameOf: (scenario: Scenario<Bilingual>) => string | null,
): readonly Tally[] => {
  const groups = new Map<string, Scenario<Bilingual>[]>();
  for (const scenario of scenarios) {
    const name = nameOf(scenario);
    if (name === null) continue;
    const members = groups.get(name);
    if (members === undefined) groups.set(name, [scenario]);
    else members.push(scenario);
  }
  return [...groups].map(([name, members]) => ({ name, ...countsOf(members) }));
};

const byName = (all: readonly Tally[]): readonly Tally[] => [...all].sort((a, b) => (a.name < b.name ? -1 : 1));

/** Scenarios of the same name in one file are distinguished by their order. */
const withUniqueIds = (scenarios: readonly Scenario<Bilingual>[]): readonly Scenario<Bilingual>[] => {
  const seen = new Map<string, number>();
  return scenarios.map((scenario) => {
    const times = (seen.get(scenario.id) ?? 0) + 1;
    seen.set(scenario.id, times);
    return times === 1 ? scenario : { ...scenario, id: `${scenario.id} (${times})` };
  });
};

/** By file and line: the order in which processes end is random. */
const inOrder = (scenarios: readonly Scenario<Bilingual>[]): readonly Scenario<Bilingual>[] =>
  [...scenarios].sort((a, b) => (a.uri === b.uri ? a.line - b.line : a.uri < b.uri ? -1 : 1));

const slowestOf = (scenarios: readonly Scenario<Bilingual>[]): readonly string[] =>
  scenarios
    .filter(({ outcome }) => outcome !== 'skipped')
    .toSorted((a, b) => b.durationMs - a.durationMs)
    .slice(0, slowestShown)
    .map(({ id }) => id);

export const buildReport = (recorded: Recorded, context: ReportContext): Report<Bilingual> => {
  const {
    suite,
    target = null,
    company = null,
    commit = null,
    seed = null,
    clock = null,
    version,
    coverage = null,
    byRequest = null,
    previous,
  } = context;
  const { featureNames, cases } = recorded;
  const { byCucumber = true, language = 'en' } = context;
  const naming: Naming = { featureNames, nameOf: namesOf(cases), byCucumber, language };
  const scenarios = withUniqueIds(inOrder(cases.map((run) => scenarioOf(run, naming))));
  const { durationMs = recorded.durationMs } = context;
  const { startedAt, processes, versions, problems } = recorded;
  const report: Report<Bilingual> = {
    version: 1,
    suite,
    run: {
      startedAt: new Date(startedAt).toISOString(),
      durationMs,
      target,
      company: company === null ? null : { nit: company.nit, checkDigit: company.checkDigit, name: company.name },
      annexes: annexesOf(scenarios),
      commit,
      seed,
      clock,
      processes,
      versions: [...(version === undefined ? [] : [`ensayo ${version}`]), ...versions],
    },
    problems,
    counts: countsOf(scenarios),
    causes: causesOf(scenarios),
    seen: seenIn(scenarios),
    outOfReach: reasonsOf(cases),
    features: tallies(scenarios, ({ feature }) => feature),
    kinds: byName(tallies(scenarios, ({ kind }) => kind)),
    groups: byName(tallies(scenarios, ({ group }) => group)),
    coverage,
    byRequest,
    slowest: slowestOf(scenarios),
    trend: null,
    scenarios,
  };
  return previous === undefined ? report : { ...report, trend: trendOf(keptOf(report), previous) };
};
