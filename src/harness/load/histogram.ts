/**
 * Latencies in slots that grow with the value: whatever the number of documents, a histogram takes a few kilobytes, and
 * a percentile is at most half a percent off.
 */
export type Latency = {
  readonly min: number;
  readonly mean: number;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  readonly max: number;
};

export type Histogram = {
  readonly slots: Uint32Array;
  count: number;
  sum: number;
  min: number;
  max: number;
};

/** Everything up to this many milliseconds is in the first slot. */
const lowest = 0.05;
/** An hour; everything beyond is in the last slot. */
const highest = 3_600_000;
/** Of the upper bounds of neighbouring slots. */
const ratio = 1.01;

const slotsFor = (milliseconds: number): number => Math.ceil(Math.log(milliseconds / lowest) / Math.log(ratio));

const last = slotsFor(highest);

export const createHistogram = (): Histogram => ({
  slots: new Uint32Array(last + 1),
  count: 0,
  sum: 0,
  min: Number.POSITIVE_INFINITY,
  max: 0,
});

/** @param milliseconds 0 or more */
export const record = (histogram: Histogram, milliseconds: number): void => {
  const slot = Math.min(last, Math.max(0, slotsFor(milliseconds)));
  histogram.slots[slot] = (histogram.slots[slot] ?? 0) + 1;
  histogram.count += 1;
  histogram.sum += milliseconds;
  histogram.min = Math.min(histogram.min, milliseconds);
  histogram.max = Math.max(histogram.max, milliseconds);
};

/** Adds what the other one counted. */
export const merge = (histogram: Histogram, other: Histogram): void => {
  other.slots.forEach((count, slot) => {
    histogram.slots[slot] = (histogram.slots[slot] ?? 0) + count;
  });
  histogram.count += other.count;
  histogram.sum += other.sum;
  histogram.min = Math.min(histogram.min, other.min);
  histogram.max = Math.max(histogram.max, other.max);
};

/** The middle of a slot by its ratio, so that it is equally far from both bounds. */
const middleOf = (slot: number): number => lowest * ratio ** (slot - 0.5);

/** The nearest rank, in milliseconds: the smallest value that this percentage does not exceed; 0 for no values. */
export const percentile = ({ slots, count, min, max }: Histogram, percent: number): number => {
  if (count === 0) return 0;
  const rank = Math.max(1, Math.ceil((percent / 100) * count));
  if (rank === count) return max;
  let seen = 0;
  const slot = slots.findIndex((inSlot) => {
    seen += inSlot;
    return seen >= rank;
  });
  return Math.min(max, Math.max(min, middleOf(slot)));
};

const tenths = (value: number): number => Math.round(value * 10) / 10;

/** In milliseconds, to a tenth; null for no values. */
export const latencyOf = (histogram: Histogram): Latency | null => {
  const { count, sum, min, max } = histogram;
  if (count === 0) return null;
  return {
    min: tenths(min),
    mean: tenths(sum / count),
    p50: tenths(percentile(histogram, 50)),
    p95: tenths(percentile(histogram, 95)),
    p99: tenths(percentile(histogram, 99)),
    max: tenths(max),
  };
};
