import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { percentile } from './histogram.ts';
import { createTimeLine, latestIn, mostIntervals, pointsOf, recordAt, type TimeLine } from './time-line.ts';

const lineOf = (...instants: readonly number[]): TimeLine => {
  const line = createTimeLine();
  for (const at of instants) recordAt(line, at, { kind: 'accepted', latencyMs: 10 });
  return line;
};

describe('a time line', () => {
  it('has intervals of a second, without gaps', () => {
    const points = pointsOf(lineOf(0, 999, 2_500), 4_000);
    expect(points.map(({ fromSeconds, perSecond, p50 }) => [fromSeconds, perSecond, p50])).toEqual([
      [0, 2, 10],
      [1, 0, null],
      [2, 1, 10],
      [3, 0, null],
    ]);
  });

  it('counts each outcome, and verdicts only as throughput', () => {
    const line = createTimeLine();
    for (const kind of ['accepted', 'rejected', 'overloaded', 'failed'] as const) {
      recordAt(line, 0, { kind, latencyMs: kind === 'overloaded' ? undefined : 5 });
    }
    expect(pointsOf(line, 1_000)).toEqual([
      { fromSeconds: 0, seconds: 1, perSecond: 2, accepted: 1, rejected: 1, overloaded: 1, failed: 1, p50: 5, p99: 5 },
    ]);
    expect(line.intervals[0]?.latency.count).toBe(3);
  });

  it.each([
    ['a short rest belongs to the interval before', 2_020, [1, 1.02], [1, 2]],
    ['a long one is an interval', 2_800, [1, 1, 0.8], [1, 1, 1.3]],
    ['a run shorter than an interval is one', 500, [0.5], [2]],
  ])('%s', (_case, endMs, seconds, perSecond) => {
    const instants = endMs === 500 ? [100] : [0, 1_000, 2_010];
    const points = pointsOf(lineOf(...instants), endMs);
    expect(points.map((point) => point.seconds)).toEqual(seconds);
    expect(points.map((point) => point.perSecond)).toEqual(perSecond);
  });

  it('is empty for a run without an end', () => {
    expect(pointsOf(createTimeLine(), 0)).toEqual([]);
  });

  it('never has more than its number of intervals, and loses no document', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 40_000_000 }), { minLength: 1 }), (instants) => {
        const sorted = instants.toSorted((a, b) => a - b);
        const points = pointsOf(lineOf(...sorted), sorted.at(-1) ?? 0);
        expect(points.length).toBeLessThanOrEqual(mostIntervals);
        expect(points.reduce((sum, { accepted }) => sum + accepted, 0)).toBe(instants.length);
      }),
    );
  });

  it('doubles its intervals when they run out', () => {
    const points = pointsOf(lineOf(0, 1_000, 200_000), 201_000);
    expect([points.length, points[0]?.seconds, points[0]?.accepted]).toEqual([101, 2, 2]);
  });

  it('knows the latest latencies', () => {
    const line = lineOf(0);
    for (const at of [5_000, 6_000]) recordAt(line, at, { kind: 'accepted', latencyMs: 40 });
    expect(latestIn(line)).toMatchObject({ count: 2 });
    expect(percentile(latestIn(line), 50)).toBe(40);
  });
});
