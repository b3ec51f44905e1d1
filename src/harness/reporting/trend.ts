/** What changed from one run of a suite to the next. */
import type { CoverageFacts, CoverageSum, Report, RunSummary, Trend } from './report.ts';

const nothing: CoverageSum = { entries: 0, implemented: 0, fires: 0, passes: 0, proved: 0, waived: 0 };

/** All groups together; null where the run proves nothing of the catalogue. */
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
          waived: sum.waived + group.waived,
        }),
        nothing,
      );

/** Small enough to keep one of every run. */
export const summaryOf = (report: Report): RunSummary => ({
  suite: report.suite,
  startedAt: report.run.startedAt,
  commit: report.run.commit,
  durationMs: report.run.durationMs,
  counts: report.counts,
  coverage: coverageSum(report.coverage),
  failing: report.scenarios.filter(({ outcome }) => outcome === 'failed').map(({ id }) => id),
});

/** A scenario that failed and is gone is in neither list. */
export const trendOf = (report: Report, previous: RunSummary): Trend => {
  const before = new Set(previous.failing);
  const idsThat = (is: Report['scenarios'][number]['outcome'], failedBefore: boolean): readonly string[] =>
    report.scenarios.filter(({ id, outcome }) => outcome === is && before.has(id) === failedBefore).map(({ id }) => id);
  return { previous, newlyFailing: idsThat('failed', false), newlyPassing: idsThat('passed', true) };
};
