import { describe, expect, it } from 'vitest';
import { attemptPatiently, patienceFrom } from './attempt.ts';
import type { Outcome, Problem, Trial } from './targets/target.ts';

const none = (): readonly Problem[] => [];

const trial = (run: () => Promise<Outcome>): Trial => ({ input: Buffer.from('x'), extension: 'txt', about: '', run });

const compute = (milliseconds: number): void => {
  const before = process.cpuUsage();
  for (;;) {
    const { user, system } = process.cpuUsage(before);
    if (user + system > milliseconds * 1_000) return;
  }
};

describe('the patience with an input', () => {
  const patience = patienceFrom({ bytes: 1_000, ms: 30 }, { bytes: 11_000, ms: 40 });

  it.each([
    ['of the size of the cheapest input: ten times its cost', 1_000, 300],
    ['between: ten times the cost on the line', 6_000, 350],
    ['larger: the line goes on', 21_000, 500],
    ['enormous: a second', 100_000_000, 1_000],
  ])('%s', (_size, bytes, expected) => {
    expect(patience(bytes)).toBeCloseTo(expected);
  });

  it('never falls below what may be noise', () => {
    expect(patienceFrom({ bytes: 10, ms: 1 }, { bytes: 10, ms: 1 })(10)).toBe(250);
  });
});

describe('an attempt', () => {
  const patience = () => 30;

  it('that is slow each time is a hang', async () => {
    const slow = trial(() => {
      compute(40);
      return Promise.resolve({ label: 'fine' });
    });
    const { outcome } = await attemptPatiently(slow, patience, none);
    expect(outcome.problem?.kind).toBe('hangs');
  });

  it('that was slow once is not', async () => {
    let runs = 0;
    const slowOnce = trial(() => {
      runs += 1;
      if (runs === 1) compute(40);
      return Promise.resolve({ label: 'fine' });
    });
    expect((await attemptPatiently(slowOnce, () => 39, none)).outcome).toEqual({ label: 'fine' });
  });

  it('that throws is a crash', async () => {
    const { outcome } = await attemptPatiently(
      trial(() => Promise.reject(new Error('planted'))),
      () => 1_000,
      none,
    );
    expect(outcome.problem).toMatchObject({ kind: 'crashes', detail: expect.stringContaining('planted') as string });
  });

  it('beside which something else was reported has that problem', async () => {
    const stray: Problem = { kind: 'serverErrors', detail: 'rule FAU14' };
    const fine = trial(() => Promise.resolve({ label: 'fine' }));
    expect(
      (
        await attemptPatiently(
          fine,
          () => 1_000,
          () => [stray],
        )
      ).outcome.problem,
    ).toEqual(stray);
  });
});
