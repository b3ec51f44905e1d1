/** For tests that hold on any machine, however slow or busy. */
import { afterEach, beforeEach, vi } from 'vitest';
// oxlint-disable-next-line ensayo/no-timed-tests -- durations are only compared with each other
import { stopwatch } from '../env/env.ts';

/** Longer than anything takes but an answer that never comes. */
export const generousMs = 60_000;

/** In the tests of this block or file, a deadline of `generousMs` passes with `deadlinePasses` alone. */
export const withDeadlinesOnDemand = (): void => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  });
  afterEach(() => {
    vi.useRealTimers();
  });
};

/** Without effect where deadlines pass by themselves. */
export const deadlinePasses = (): void => {
  if (vi.isFakeTimers()) vi.advanceTimersByTime(generousMs);
};

type Work = () => unknown;

const mostRounds = 20;

const durationOf = async (work: Work): Promise<number> => {
  const elapsed = stopwatch();
  await work();
  return elapsed();
};

/**
 * How many times as long `work` takes as `yardstick`. The best of several rounds of each counts, up to the round in which
 * it is below `most`: other programs disturb single rounds, and a wrong algorithm is as slow in all of them.
 */
export const timesAsLong = async (work: Work, yardstick: Work, most: number): Promise<number> => {
  let [best, ordinary] = [Infinity, Infinity];
  for (let round = 0; round < mostRounds; round += 1) {
    ordinary = Math.min(ordinary, await durationOf(yardstick));
    best = Math.min(best, await durationOf(work));
    if (round > 0 && best / ordinary < most) break;
  }
  return best / ordinary;
};
