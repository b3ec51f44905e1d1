/** The report of a run, from its messages and what is known besides. Pure: the same in gives the same out. */
import { scenarioOf } from './build-scenario.ts';
import type { Recorded } from './messages.ts';
import type { Counts, CoverageFacts, Report, RunSummary, Scenario, Tally } from './report.ts';
import { trendOf } from './trend.ts';

export type ReportContext = {
  /** What was run: runs of one suite are compared with each other. */
  readonly suite: string;
  readonly commit?: string | null | undefined;
  readonly seed?: string | null | undefined;
  /** The instant at which the clock stood. */
  readonly clock?: string | null | undefined;
  /** Of our own product. */
  readonly version?: string | undefined;
  /** Absent where the run proves nothing of the catalogue: a run against somebody else's service. */
  readonly coverage?: CoverageFacts | undefined;
  /** The run before, of the same suite. */
  readonly previous?: RunSummary | undefined;
};

const slowestShown = 25;

const countsOf = (scenarios: readonly Scenario[]): Counts => {
  const counts = { passed: 0, failed: 0, skipped: 0 };
  for (const { outcome } of scenarios) counts[outcome] += 1;
  return counts;
};

/** In the order of first appearance; those without a name are not counted. */
const tallies = (scenarios: readonly Scenario[], nameOf: (scenario: Scenario) => string | null): readonly Tally[] => {
  const groups = new Map<string, Scenario[]>();
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

/** Scenarios of the same name in one file are told apart by their order. */
const withUniqueIds = (scenarios: readonly Scenario[]): readonly Scenario[] => {
  const seen = new Map<string, number>();
  return scenarios.map((scenario) => {
    const times = (seen.get(scenario.id) ?? 0) + 1;
    seen.set(scenario.id, times);
    return times === 1 ? scenario : { ...scenario, id: `${scenario.id} (${times})` };
  });
};

/** By file and line: the order in which processes ended is chance. */
const inOrder = (scenarios: readonly Scenario[]): readonly Scenario[] =>
  [...scenarios].sort((a, b) => (a.uri === b.uri ? a.line - b.line : a.uri < b.uri ? -1 : 1));

const slowestOf = (scenarios: readonly Scenario[]): readonly string[] =>
  [...scenarios]
    .sort((a, b) => b.durationMs - a.durationMs)
    .slice(0, slowestShown)
    .map(({ id }) => id);

export const buildReport = (recorded: Recorded, context: ReportContext): Report => {
  const { suite, commit = null, seed = null, clock = null, version, coverage = null, previous } = context;
  const scenarios = withUniqueIds(inOrder(recorded.cases.map((run) => scenarioOf(run, recorded.featureNames))));
  const { startedAt, durationMs, processes, versions, problems } = recorded;
  const report: Report = {
    version: 1,
    suite,
    run: {
      startedAt: new Date(startedAt).toISOString(),
      durationMs,
      commit,
      seed,
      clock,
      processes,
      versions: [...(version === undefined ? [] : [`ensayo ${version}`]), ...versions],
    },
    problems,
    counts: countsOf(scenarios),
    features: tallies(scenarios, ({ feature }) => feature),
    kinds: byName(tallies(scenarios, ({ kind }) => kind)),
    groups: byName(tallies(scenarios, ({ group }) => group)),
    coverage,
    slowest: slowestOf(scenarios),
    trend: null,
    scenarios,
  };
  return previous === undefined ? report : { ...report, trend: trendOf(report, previous) };
};
