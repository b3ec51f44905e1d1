import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createHistogram, latencyOf, merge, percentile, record, type Histogram } from './histogram.ts';

const histogramOf = (values: readonly number[]): Histogram => {
  const histogram = createHistogram();
  for (const value of values) record(histogram, value);
  return histogram;
};

/** The nearest rank in the sorted values. */
const exactly = (values: readonly number[], percent: number): number => {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil((percent / 100) * sorted.length) - 1)] ?? 0;
};

/** From less than the first slot to more than the last one is meant for, evenly by magnitude. */
const milliseconds = fc.double({ min: -3, max: 6.5, noNaN: true }).map((power) => 10 ** power);
const some = fc.array(milliseconds, { minLength: 1, maxLength: 500 });

describe('a histogram', () => {
  it('gives percentiles within half a percent of the exact ones', () => {
    fc.assert(
      fc.property(some, fc.double({ min: 0, max: 100, noNaN: true }), (values, percent) => {
        const exact = exactly(values, percent);
        // Below the first bound there is one slot: the difference is at most its width.
        expect(Math.abs(percentile(histogramOf(values), percent) - exact)).toBeLessThanOrEqual(exact * 0.005 + 0.05);
      }),
    );
  });

  it('of two parts is that of the whole', () => {
    fc.assert(
      fc.property(some, some, (one, other) => {
        const merged = histogramOf(one);
        merge(merged, histogramOf(other));
        const { sum, ...whole } = histogramOf([...one, ...other]);
        expect(merged).toMatchObject(whole);
        expect(merged.sum).toBeCloseTo(sum, 3);
      }),
    );
  });

  it('keeps the extremes exact, whatever they are', () => {
    expect(latencyOf(histogramOf([0, 20, 7_200_000]))).toMatchObject({ min: 0, max: 7_200_000 });
    expect(percentile(histogramOf([7]), 95)).toBe(7);
  });

  it('sums up to a tenth of a millisecond', () => {
    expect(latencyOf(histogramOf([30, 10.04, 20]))).toEqual({
      min: 10,
      mean: 20,
      p50: 20.1,
      p95: 30,
      p99: 30,
      max: 30,
    });
  });

  it('is empty for no values', () => {
    expect([latencyOf(createHistogram()), percentile(createHistogram(), 50)]).toEqual([null, 0]);
  });
});
