/** The concurrency beyond which a service does no more work, or does it too slowly. */
import type { LoadResult } from './tally.ts';

/** What ended the search. */
export const stopReasons = [
  'no-growth',
  'p99',
  'overload',
  'errors',
  'wrong-verdicts',
  'most-connections',
  'interrupted',
] as const;

export type StopReason = (typeof stopReasons)[number];

export type Step = Pick<
  LoadResult,
  | 'seconds'
  | 'documents'
  | 'accepted'
  | 'rejected'
  | 'overloaded'
  | 'failed'
  | 'perSecond'
  | 'latencyMs'
  | 'errors'
  | 'overloads'
> & {
  readonly concurrency: number;
  /** When it began, since the start of the search. */
  readonly fromSeconds: number;
  /** Documents whose verdict was not the expected one. */
  readonly wrongVerdicts: number;
};

export type Search = {
  readonly steps: readonly Step[];
  /** The last step that was within every bound; null if the first one was not. */
  readonly limit: Step | null;
  readonly stoppedBy: StopReason;
  readonly p99Ms: number;
  readonly stepSeconds: number;
};

/** By how much a step must raise the throughput of the one before for the search to go on. */
export const minimumGrowth = 0.05;

/** Why the search ends with a step; undefined if it goes on. */
export const stopAfter = (step: Step, before: Step | undefined, p99Ms: number): StopReason | undefined => {
  if (step.wrongVerdicts > 0) return 'wrong-verdicts';
  if (step.failed > 0) return 'errors';
  if (step.overloaded > 0) return 'overload';
  if (step.latencyMs !== null && step.latencyMs.p99 > p99Ms) return 'p99';
  if (before !== undefined && step.perSecond < before.perSecond * (1 + minimumGrowth)) return 'no-growth';
  return undefined;
};

export type SearchOptions = {
  /** Runs one step, and counts it. */
  readonly run: (concurrency: number) => Promise<Step>;
  readonly maxConcurrency: number;
  readonly p99Ms: number;
  readonly stepSeconds: number;
  readonly isStopped: () => boolean;
};

/** Doubles the connections, from one, until a step is out of bounds or brings no more. */
export const findLimit = async ({
  run,
  maxConcurrency,
  p99Ms,
  stepSeconds,
  isStopped,
}: SearchOptions): Promise<Search> => {
  const steps: Step[] = [];
  const ended = (stoppedBy: StopReason, limit: Step | undefined): Search => ({
    steps,
    limit: limit ?? null,
    stoppedBy,
    p99Ms,
    stepSeconds,
  });
  for (let concurrency = 1; ; concurrency = Math.min(maxConcurrency, concurrency * 2)) {
    const before = steps.at(-1);
    const step = await run(concurrency);
    steps.push(step);
    const reason = stopAfter(step, before, p99Ms);
    // A step that was cut short is compared with nothing; what went wrong in it counts.
    if (isStopped()) return ended(reason === undefined || reason === 'no-growth' ? 'interrupted' : reason, before);
    if (reason !== undefined) return ended(reason, before);
    if (concurrency === maxConcurrency) return ended('most-connections', step);
  }
};
