/** Throughput and latency over time, in at most 200 equal intervals: of a second at first, of twice as long when they run out. */
import { createHistogram, merge, percentile, record, type Histogram } from './histogram.ts';
import type { OutcomeKind } from './outcome.ts';

export const outcomeKinds = ['accepted', 'rejected', 'overloaded', 'failed'] as const satisfies readonly OutcomeKind[];

export type Counts = Readonly<Record<OutcomeKind, number>>;

/** One interval. A document counts in the one in which its answer came. */
export type TimePoint = Counts & {
  /** Since the start of the run. */
  readonly fromSeconds: number;
  readonly seconds: number;
  /** Verdicts, a second: accepted and rejected. */
  readonly perSecond: number;
  /** Milliseconds; null if nothing was answered. */
  readonly p50: number | null;
  readonly p99: number | null;
};

type Interval = { readonly counts: Record<OutcomeKind, number>; readonly latency: Histogram };

export type TimeLine = { intervalMs: number; intervals: Interval[] };

export const mostIntervals = 200;
const firstIntervalMs = 1_000;

export const createTimeLine = (): TimeLine => ({ intervalMs: firstIntervalMs, intervals: [] });

export const noCounts = (): Record<OutcomeKind, number> => ({ accepted: 0, rejected: 0, overloaded: 0, failed: 0 });

const emptyInterval = (): Interval => ({ counts: noCounts(), latency: createHistogram() });

const absorb = (into: Interval, other: Interval): Interval => {
  for (const kind of outcomeKinds) into.counts[kind] += other.counts[kind];
  merge(into.latency, other.latency);
  return into;
};

const coarsen = (line: TimeLine): void => {
  line.intervalMs *= 2;
  line.intervals = line.intervals.flatMap((interval, at) => {
    if (at % 2 === 1) return [];
    const next = line.intervals[at + 1];
    return [next === undefined ? interval : absorb(interval, next)];
  });
};

/**
 * @param atMs since the start of the run
 * @param latencyMs undefined for an answer whose time says nothing about the work
 */
export const recordAt = (
  line: TimeLine,
  atMs: number,
  { kind, latencyMs }: { readonly kind: OutcomeKind; readonly latencyMs: number | undefined },
): void => {
  while (atMs >= line.intervalMs * mostIntervals) coarsen(line);
  const at = Math.floor(atMs / line.intervalMs);
  while (line.intervals.length <= at) line.intervals.push(emptyInterval());
  const interval = line.intervals[at];
  if (interval === undefined) return;
  interval.counts[kind] += 1;
  if (latencyMs !== undefined) record(interval.latency, latencyMs);
};

const rounded = (value: number, places: number): number => Number(value.toFixed(places));

const pointOf = ({ counts, latency }: Interval, fromMs: number, lengthMs: number): TimePoint => ({
  fromSeconds: rounded(fromMs / 1_000, 2),
  seconds: rounded(lengthMs / 1_000, 2),
  perSecond: rounded(((counts.accepted + counts.rejected) * 1_000) / lengthMs, 1),
  ...counts,
  p50: latency.count === 0 ? null : rounded(percentile(latency, 50), 1),
  p99: latency.count === 0 ? null : rounded(percentile(latency, 99), 1),
});

/**
 * Without gaps, up to the end. A short rest after the last whole interval belongs to it: the answers of a few
 * milliseconds give no rate.
 */
export const pointsOf = ({ intervalMs, intervals }: TimeLine, endMs: number): readonly TimePoint[] => {
  const number = Math.max(intervals.length, Math.ceil(endMs / intervalMs));
  const all = Array.from({ length: number }, (_, at) => intervals[at] ?? emptyInterval());
  const rest = endMs - (number - 1) * intervalMs;
  const isShort = number > 1 && rest < intervalMs / 2;
  const kept = isShort ? number - 1 : number;
  return all.slice(0, kept).map((interval, at) => {
    const fromMs = at * intervalMs;
    const short = isShort && at === kept - 1 ? all[number - 1] : undefined;
    const whole = short === undefined ? interval : absorb(absorb(emptyInterval(), interval), short);
    return pointOf(whole, fromMs, at === kept - 1 ? Math.max(1, endMs - fromMs) : intervalMs);
  });
};

/** The latencies of the latest two intervals, to show while a run goes on. */
export const latestIn = ({ intervals }: TimeLine): Histogram => {
  const latest = createHistogram();
  for (const { latency } of intervals.slice(-2)) merge(latest, latency);
  return latest;
};
