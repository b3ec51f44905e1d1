/**
 * The report of a run, as stored in `report.json`: `docs/report.schema.json` describes the same. Everything else –
 * page, JUnit, trend – is made from this.
 */
import type { Bilingual } from '../../common/text/bilingual.ts';
import type { DocumentFamily } from '../../../simulator/document/kind.ts';
import type { ExchangeNote } from './exchange-notes.ts';

export type Outcome = 'passed' | 'failed' | 'skipped';

export type Counts = { readonly passed: number; readonly failed: number; readonly skipped: number };

export type Company = { readonly nit: string; readonly checkDigit: string; readonly name: string };

type Annex = { readonly family: DocumentFamily; readonly version: string };

/** The facts of the run. Unknown ones are null. */
type RunFacts = {
  /** ISO 8601, UTC. */
  readonly startedAt: string;
  /** From start to end, whatever ran at the same time. */
  readonly durationMs: number;
  /** Address of the service that it ran against; null for the bundled services. */
  readonly target: string | null;
  /** Whose documents were sent. */
  readonly company: Company | null;
  /** The versions of the annexes whose rules apply to the documents of the run. */
  readonly annexes: readonly Annex[];
  readonly commit: string | null;
  readonly seed: string | null;
  /** The instant at which the clock was stopped; null for the machine's own. */
  readonly clock: string | null;
  readonly processes: number;
  /** The software that ran it: `ensayo 0.1.0`, `node.js 20.20.2`. */
  readonly versions: readonly string[];
};

export type Failure<Text = string> = {
  /** The text of the step, without its keyword. */
  readonly step: Text;
  /** The step's message, cut if it is long. */
  readonly message: Text;
  /** Codes of lines, if the step checked lines. */
  readonly expected: readonly string[] | null;
  readonly actual: readonly string[] | null;
  /** Every step with its result. */
  readonly steps: readonly { readonly text: Text; readonly outcome: Outcome }[];
  /** Commands that reproduce it, the closest first; none if nothing was sent. */
  readonly again: readonly string[];
};

/** One mend for all of its scenarios. */
export type Cause<Text = string> = {
  readonly kind: 'field' | 'http' | 'connection' | 'fault' | 'unexpected' | 'unanswered' | 'step';
  /** The field, status or code. */
  readonly subject: string;
  /** `customer.dv missing` */
  readonly title: Text;
  /** The first words of the service or of the authority about it. */
  readonly said: string | null;
  readonly fix: Text | null;
  /** Identifiers; each failed scenario is in one cause. */
  readonly scenarios: readonly string[];
  /** What else is wrong in some of its scenarios, the most frequent first. */
  readonly also: readonly { readonly title: Text; readonly scenarios: number }[];
};

/** The documents of a run, as far as they were seen. */
export type Seen = {
  readonly documents: number;
  readonly rejected: number;
  /** Answered with at least one Notificación. */
  readonly notified: number;
};

/** Distinct codes that requests make the authority answer. */
export type CodesByRequest = {
  /** A request can cause them, at an authority that is set up for it. */
  readonly reachable: number;
  /** Asked for in the run. */
  readonly asked: number;
  /** Every request that was to cause them was answered with exactly the lines of its row. */
  readonly right: number;
};

export type ByRequest = CodesByRequest & {
  readonly families: readonly (CodesByRequest & { readonly family: DocumentFamily })[];
};

export type Scenario<Text = string> = {
  /** File and name: the same from run to run, wherever the lines move. */
  readonly id: string;
  /** Distinguishes the rows of a scenario outline. */
  readonly name: string;
  readonly feature: string;
  readonly uri: string;
  readonly line: number;
  /** Kind of document, by the catalogue's name. */
  readonly kind: string | null;
  /** Letters of the group in the annex. */
  readonly group: string | null;
  readonly outcome: Outcome;
  readonly durationMs: number;
  readonly failure: Failure<Text> | null;
  /** Why it was skipped: what the services it ran against could not do. */
  readonly reason: Text | null;
  /** What these services did not tell, so that no step checked it. */
  readonly unchecked: readonly Text[];
  readonly exchanges: readonly ExchangeNote[];
};

export type Tally = Counts & { readonly name: string };

export type GroupCoverage = {
  readonly group: string;
  readonly title: string;
  readonly spanish: { readonly title: string };
  /** Rules that the catalogue lists. */
  readonly entries: number;
  readonly implemented: number;
  /** A document broken as declared was answered with exactly the declared lines. */
  readonly fires: number;
  /** A complete document was answered without it. */
  readonly passes: number;
  /** Both. */
  readonly proved: number;
  /** No document that reaches them can break them: they need no proof. */
  readonly unreachable: number;
  /** About groups that nothing shows in their documents: off, and not proved. */
  readonly unshown: number;
};

export type CoverageFacts = {
  /** The commit whose full run proved it; null if none did. */
  readonly commit: string | null;
  readonly groups: readonly GroupCoverage[];
};

/** Of all groups together. */
type CoverageSum = Omit<GroupCoverage, 'group' | 'title' | 'spanish'>;

/** The summary of a run, for comparison with the next one. */
export type RunSummary = {
  readonly suite: string;
  readonly startedAt: string;
  readonly commit: string | null;
  readonly durationMs: number;
  readonly counts: Counts;
  readonly coverage: CoverageSum | null;
  /** Identifiers of the scenarios that failed. */
  readonly failing: readonly string[];
};

/** As it is kept for later comparisons. What is not there was not kept by earlier versions. */
export type KeptRun = RunSummary & {
  /** Identifiers. */
  readonly passing?: readonly string[];
  readonly skipped?: readonly string[];
  readonly causes?: readonly { readonly title: Bilingual; readonly scenarios: readonly string[] }[];
  readonly annexes?: RunFacts['annexes'];
  /** The version of Ensayo; null if it is not known. */
  readonly ensayo?: string | null;
  /** Address of the service; null for the bundled services. */
  readonly target?: string | null;
};

export type Trend = {
  readonly previous: RunSummary;
  /** Failing now but not before, including new ones. */
  readonly newlyFailing: readonly string[];
  /** Failed before and pass now. */
  readonly newlyPassing: readonly string[];
  /** Failed before, and fail now. */
  readonly stillFailing: readonly string[];
  /** In one of the runs only; both empty if the earlier one did not keep which scenarios it had. */
  readonly added: readonly string[];
  readonly gone: readonly string[];
  /** What the runs differ in: the version of an annex or of Ensayo, the address of the service. */
  readonly changed: readonly {
    readonly what: 'annex' | 'ensayo' | 'service';
    readonly before: string;
    readonly now: string;
  }[];
};

/** Its texts are in both languages until it is shown. */
export type Report<Text = string> = {
  readonly version: 1;
  readonly suite: string;
  readonly run: RunFacts;
  /** Errors outside scenarios: a hook of the run, or that it never ended. */
  readonly problems: readonly Text[];
  readonly counts: Counts;
  /** The most frequent first. */
  readonly causes: readonly Cause<Text>[];
  readonly seen: Seen;
  /** The reasons of skipped scenarios, the most frequent first; `needs`: the services it ran against lack something. */
  readonly outOfReach: readonly { readonly reason: Text; readonly needs: boolean; readonly scenarios: number }[];
  readonly features: readonly Tally[];
  readonly kinds: readonly Tally[];
  readonly groups: readonly Tally[];
  readonly coverage: CoverageFacts | null;
  /** Null for a run of something else than the rules. */
  readonly byRequest: ByRequest | null;
  /** Identifiers, the slowest first. */
  readonly slowest: readonly string[];
  readonly trend: Trend | null;
  readonly scenarios: readonly Scenario<Text>[];
};

/** Whether nothing failed and something was run. */
export const isGreen = ({ counts, problems }: Report<unknown>): boolean =>
  counts.failed === 0 && problems.length === 0 && counts.passed > 0;

// Changes from one run of a suite to the next

const nothing: CoverageSum = { entries: 0, implemented: 0, fires: 0, passes: 0, proved: 0, unreachable: 0, unshown: 0 };

/** All groups together; null if the run proves nothing about the catalogue. */
export const coverageSum = (coverage: CoverageFacts | null): CoverageSum | null =>
  coverage === null
    ? null
    : coverage.groups.reduce<CoverageSum>(
        (sum, group) => ({
          entries: sum.entries + group.entries,
          implemented: sum.implemented + group.implemented,
          fires: sum.fires + group.fires,
          passes: sum.passes + group.passes,
          proved: sum.proved + group.proved,
          unreachable: sum.unreachable + group.unreachable,
          unshown: sum.unshown + group.unshown,
        }),
        nothing,
      );

const idsThat = ({ scenarios }: Report<unknown>, is: Outcome): readonly string[] =>
  scenarios.filter(({ outcome }) => outcome === is).map(({ id }) => id);

/** Small enough to keep one for every run. */
export const summaryOf = (report: Report<unknown>): RunSummary => ({
  suite: report.suite,
  startedAt: report.run.startedAt,
  commit: report.run.commit,
  durationMs: report.run.durationMs,
  counts: report.counts,
  coverage: coverageSum(report.coverage),
  failing: idsThat(report, 'failed'),
});

const ownVersionIn = ({ run: { versions } }: Report<unknown>): string | null =>
  versions.find((version) => version.startsWith('ensayo ')) ?? null;

export const keptOf = (report: Report<Bilingual>): KeptRun => ({
  ...summaryOf(report),
  passing: idsThat(report, 'passed'),
  skipped: idsThat(report, 'skipped'),
  causes: report.causes.map(({ title, scenarios }) => ({ title, scenarios })),
  annexes: report.run.annexes,
  ensayo: ownVersionIn(report),
  target: report.run.target,
});

/** Undefined for a run that did not keep them. */
const allIn = ({ passing, skipped, failing }: KeptRun): readonly string[] | undefined =>
  passing === undefined || skipped === undefined ? undefined : [...passing, ...skipped, ...failing];

const without = (ids: readonly string[], others: readonly string[]): readonly string[] => {
  const known = new Set(others);
  return ids.filter((id) => !known.has(id));
};

const annexTexts = ({ annexes = [] }: KeptRun): ReadonlyMap<string, string> =>
  new Map(annexes.map(({ family, version }) => [family, `${family} ${version}`]));

const changedIn = (now: KeptRun, previous: KeptRun): Trend['changed'] => {
  const [annexes, before] = [annexTexts(now), annexTexts(previous)];
  return [
    ...[...annexes].map(([family, text]) => ({ what: 'annex', before: before.get(family), now: text }) as const),
    { what: 'ensayo', before: previous.ensayo, now: now.ensayo } as const,
    { what: 'service', before: previous.target, now: now.target } as const,
  ].flatMap(({ what, before: then, now: current }) =>
    typeof then === 'string' && typeof current === 'string' && then !== current
      ? [{ what, before: then, now: current }]
      : [],
  );
};

/** A scenario that failed and no longer exists is in `gone` alone. */
export const trendOf = (now: KeptRun, previous: KeptRun): Trend => {
  const { suite, startedAt, commit, durationMs, counts, coverage, failing } = previous;
  const [all, before] = [allIn(now) ?? [], allIn(previous)];
  const passing = new Set(now.passing);
  const newlyFailing = without(now.failing, failing);
  return {
    previous: { suite, startedAt, commit, durationMs, counts, coverage, failing },
    newlyFailing,
    newlyPassing: failing.filter((id) => passing.has(id)),
    stillFailing: without(now.failing, newlyFailing),
    added: before === undefined ? [] : without(all, before),
    gone: before === undefined ? [] : without(before, all),
    changed: changedIn(now, previous),
  };
};
