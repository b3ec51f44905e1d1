import type { Search } from './find-limit.ts';
import type { LoadResult } from './tally.ts';
import type { Memory } from './usage.ts';

/** What `--json` prints; ensayo docs load describes it. */
export type LoadReport = LoadResult & {
  readonly target: string;
  /** Connections; in a search, the most that were tried. */
  readonly concurrency: number;
  /** Of the process that sends: 1 is a whole core. */
  readonly generator: { readonly cpuCores: number };
  /** Of the services, if they are our own. */
  readonly memory: Memory | null;
  /** Null without `--find-limit`. */
  readonly search: Search | null;
};

/** Verdicts that documents were not sent for; a document without a verdict is none. */
export const wrongVerdicts = ({ differences, failed }: Pick<LoadReport, 'differences' | 'failed'>): number =>
  differences.count - failed;

/**
 * Every document got the verdict that it was sent for, except those refused for overload. A search is to lead to
 * failures: there, one step must have been good, and no verdict wrong.
 */
export const isGood = (report: LoadReport): boolean => {
  if (report.search !== null) return report.search.limit !== null && wrongVerdicts(report) === 0;
  return report.differences.count === 0 && report.accepted + report.rejected > 0;
};
