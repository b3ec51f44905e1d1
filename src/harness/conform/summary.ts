/** The summary of a run, as `ensayo conform --json` prints it (docs/schemas/conform.schema.json). */
import { english, same, type Bilingual, type Part } from '../../common/text/bilingual.ts';
import { listedRules } from '../catalogue-facts.ts';
import type { ByRequest, Cause, Report, Seen, Trend } from '../reporting/report-data.ts';
import type { RecordedPart } from '../ledger/recording.ts';
import type { Target } from '../target/target.ts';
import type { ScenarioResult } from './follower.ts';

type OutOfReach = {
  readonly reason: Bilingual;
  readonly scenarios: number;
  /** Those that no other scenario reaches either. */
  readonly codes: readonly string[];
};

type SummaryCause = Pick<Cause<Bilingual>, 'kind' | 'subject' | 'title' | 'said' | 'fix'> & {
  /** Of those that failed, by file and line: `features/a.feature:12`. */
  readonly scenarios: readonly string[];
  /** How many of them did not fail in the previous run; 0 without one. */
  readonly new: number;
};

/** The changes from an earlier run: how many scenarios. */
export type Since = Pick<Trend, 'changed'> & {
  /** ISO 8601, UTC. */
  readonly startedAt: string;
  readonly newlyFailing: number;
  readonly newlyPassing: number;
  readonly stillFailing: number;
  readonly added: number;
  readonly gone: number;
};

export type Summary = Pick<Report['run'], 'company' | 'annexes'> & {
  readonly target: Target['kind'];
  /** Address of the service; null for the bundled services. */
  readonly service: string | null;
  readonly seed: string;
  readonly seconds: number;
  readonly ok: boolean;
  readonly scenarios: {
    readonly total: number;
    readonly passed: number;
    readonly failed: number;
    readonly outOfReach: number;
    /** Because the run was stopped. Not part of the total; absent if all ran. */
    readonly notRun?: number;
    /** About rules that are inferred (`@inferred`), which prove nothing about the authority; absent if there are none. */
    readonly inferred?: number;
  };
  /** Distinct codes of the authority's catalogue. */
  readonly codes: {
    readonly listed: number;
    /** A broken document was answered with exactly the declared lines. */
    readonly fired: number;
    /** A complete document that contains its target was answered without it. */
    readonly passed: number;
    /** Named by scenarios of this run, all of which are beyond the target's abilities. */
    readonly outOfReach: number;
  };
  /** The codes that fired, those of events too. */
  readonly caused: readonly string[];
  /** Those of scenarios of which one was answered otherwise than it says. */
  readonly wrong: readonly string[];
  /** Distinct codes that requests alone cause. */
  readonly byRequest: ByRequest;
  /** The documents whose verdicts the run saw. */
  readonly seen: Seen;
  /** What changes for documents of these kinds within 180 days. */
  readonly coming: readonly Bilingual[];
  /** The most frequent first. */
  readonly causes: readonly SummaryCause[];
  readonly since: Since | null;
  readonly failures: readonly ScenarioResult[];
  readonly outOfReach: readonly OutOfReach[];
  /** Scenarios that passed although the target does not provide this information. */
  readonly unchecked: readonly { readonly what: Bilingual; readonly scenarios: number }[];
  readonly slowest: readonly Pick<ScenarioResult, 'name' | 'uri' | 'line' | 'seconds'>[];
  readonly problems: readonly Part[];
  readonly files: readonly string[];
};

export type RunFacts = {
  readonly target: Target['kind'];
  readonly seed: string;
  readonly seconds: number;
  readonly results: readonly ScenarioResult[];
  readonly notRun: number;
  readonly problems: readonly Part[];
  readonly parts: readonly RecordedPart[];
  readonly report: Report<Bilingual>;
  readonly coming: readonly Bilingual[];
  readonly byRequest: ByRequest;
  readonly files: readonly string[];
};

const causesIn = ({ causes, scenarios, trend }: Report<Bilingual>): Summary['causes'] => {
  const places = new Map(scenarios.map(({ id, uri, line }) => [id, `${uri}:${String(line)}`]));
  const fresh = new Set(trend?.newlyFailing);
  return causes.map(({ also: _, scenarios: ids, ...cause }) => ({
    ...cause,
    scenarios: ids.map((id) => places.get(id) ?? id),
    new: ids.filter((id) => fresh.has(id)).length,
  }));
};

export const sinceOf = (trend: Trend): Since => ({
  startedAt: trend.previous.startedAt,
  newlyFailing: trend.newlyFailing.length,
  newlyPassing: trend.newlyPassing.length,
  stillFailing: trend.stillFailing.length,
  added: trend.added.length,
  gone: trend.gone.length,
  changed: trend.changed,
});

/** A code with a second place in one document (`DBD01/2`) is one code. */
const codeOfKey = (key: string): string => key.split('/')[1] ?? key;

const codesProved = (parts: readonly RecordedPart[]) => {
  const tried = parts.flatMap((part) => Object.entries(part.tried));
  const failed = new Set(tried.flatMap(([key, fired]) => (fired ? [] : [key])));
  return {
    fired: new Set(tried.flatMap(([key]) => (failed.has(key) ? [] : [codeOfKey(key)]))),
    wrong: new Set([...failed].map(codeOfKey)),
    passed: new Set(parts.flatMap(({ passes }) => passes.map(codeOfKey))),
  };
};

const codesIn = (listed: ReadonlySet<string>, { tags }: ScenarioResult): readonly string[] =>
  tags.map((tag) => tag.slice(1)).filter((tag) => listed.has(tag));

const byReason = (beyond: ReadonlySet<string>, skipped: readonly ScenarioResult[]): Summary['outOfReach'] => {
  const groups = new Map<string, { reason: Bilingual; results: ScenarioResult[] }>();
  for (const result of skipped) {
    const { reason = same('') } = result;
    groups.set(reason.en, { reason, results: [...(groups.get(reason.en)?.results ?? []), result] });
  }
  return [...groups.values()].map(({ reason, results }) => ({
    reason,
    scenarios: results.length,
    codes: [...new Set(results.flatMap((result) => codesIn(beyond, result)))].sort(),
  }));
};

const uncheckedIn = (results: readonly ScenarioResult[]): Summary['unchecked'] => {
  const counts = new Map<string, Summary['unchecked'][number]>();
  for (const what of results.flatMap(({ unchecked }) => unchecked))
    counts.set(what.en, { what, scenarios: (counts.get(what.en)?.scenarios ?? 0) + 1 });
  return [...counts.values()];
};

const slowestOf = (results: readonly ScenarioResult[]): Summary['slowest'] =>
  [...results]
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, 5)
    .map(({ name, uri, line, seconds }) => ({ name, uri, line, seconds }));

export const summaryOf = ({
  results,
  notRun,
  problems,
  parts,
  target,
  seed,
  seconds,
  report,
  coming,
  byRequest,
  files,
}: RunFacts): Summary => {
  const listed = new Set(listedRules().map(({ code }) => code));
  const having = (status: ScenarioResult['status']) => results.filter((result) => result.status === status);
  const [passed, failed, skipped] = [having('passed'), having('failed'), having('out-of-reach')];
  const reached = new Set([...passed, ...failed].flatMap((result) => codesIn(listed, result)));
  const beyond = new Set(skipped.flatMap((result) => codesIn(listed, result)).filter((code) => !reached.has(code)));
  const proved = codesProved(parts);
  const inferred = results.filter(({ tags }) => tags.includes('@inferred')).length;
  return {
    target,
    service: report.run.target,
    company: report.run.company,
    annexes: report.run.annexes,
    seed,
    seconds,
    ok: failed.length === 0 && problems.length === 0 && notRun === 0,
    scenarios: {
      total: results.length,
      passed: passed.length,
      failed: failed.length,
      outOfReach: skipped.length,
      ...(notRun === 0 ? {} : { notRun }),
      ...(inferred === 0 ? {} : { inferred }),
    },
    codes: {
      listed: listed.size,
      // Events have codes of their own, which the catalogue does not list.
      fired: [...proved.fired].filter((code) => listed.has(code)).length,
      passed: [...proved.passed].filter((code) => listed.has(code)).length,
      outOfReach: beyond.size,
    },
    caused: [...proved.fired].sort(),
    wrong: [...proved.wrong].sort(),
    byRequest,
    seen: report.seen,
    coming,
    causes: causesIn(report),
    since: report.trend === null ? null : sinceOf(report.trend),
    failures: failed,
    outOfReach: byReason(beyond, skipped),
    unchecked: uncheckedIn(passed),
    slowest: slowestOf(results),
    problems,
    files,
  };
};

/** As programs read it. */
export const englishSummary = (summary: Summary) => ({
  ...summary,
  coming: summary.coming.map(english),
  causes: summary.causes.map((cause) => ({ ...cause, title: cause.title.en, fix: cause.fix?.en ?? null })),
  failures: summary.failures.map((failure) => ({ ...failure, unchecked: failure.unchecked.map(english) })),
  outOfReach: summary.outOfReach.map((each) => ({ ...each, reason: each.reason.en })),
  unchecked: summary.unchecked.map((each) => ({ ...each, what: each.what.en })),
  problems: summary.problems.map(english),
});
