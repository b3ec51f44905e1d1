import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startPatience, usageOf, type Usage } from './patience.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

/** Seconds until it is lost; undefined if it is not within that many. */
const lostAfter = (most: number, seconds: number, usage: (second: number) => Usage | undefined): number | undefined => {
  let [second, lost] = [0, undefined as number | undefined];
  const patience = startPatience(
    most,
    () => usage(second),
    () => {
      lost = second;
    },
  );
  while (second < seconds) {
    second += 1;
    vi.advanceTimersByTime(1_000);
  }
  patience.end();
  return lost;
};

it.each<[what: string, usage: (second: number) => Usage | undefined, lost: number | undefined]>([
  ['has a processor to itself', (second) => ({ ms: second * 1_000, isWaiting: false }), 60],
  ['gets a quarter of a processor', (second) => ({ ms: second * 250, isWaiting: false }), 240],
  ['gets none', () => ({ ms: 7, isWaiting: false }), undefined],
  ['waits for ever', () => ({ ms: 7, isWaiting: true }), 60],
  ['runs where the system does not show it', () => undefined, 60],
])('a process that %s', (_what, usage, lost) => {
  expect(lostAfter(60_000, 500, usage)).toBe(lost);
});

it('begins anew with every sign of life, and ends', () => {
  const onLost = vi.fn();
  const patience = startPatience(3_000, () => undefined, onLost);
  for (let sign = 0; sign < 10; sign += 1) {
    vi.advanceTimersByTime(2_000);
    patience.renew();
  }
  patience.end();
  vi.advanceTimersByTime(9_000);
  expect(onLost).not.toHaveBeenCalled();
});

it('reads the processor time of a process, where the system shows it', () => {
  const own = (): number => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1_000;
  };
  const before = own();
  const found = usageOf(process.pid)?.ms ?? before;
  expect([found >= before - 50, found <= own() + 50]).toEqual([true, true]);
  expect(usageOf(-1)).toBeUndefined();
});
