/** A process of runs with a product that is wrong on purpose: it ends the process, does not end, throws, or rejects. */
import { serveRuns } from './serve-runs.ts';
import type { Outcome, Target, Trial } from './targets/target.ts';

const fine: Outcome = { label: 'fine' };

/** By the number that the input ends in. */
const planted: Readonly<Record<number, () => Promise<Outcome>>> = {
  3: () => process.exit(3),
  5: () => new Promise(() => undefined),
  7: () => Promise.reject(new Error('planted')),
  8: () => {
    void Promise.reject(new Error('nobody awaits this'));
    return Promise.resolve(fine);
  },
  9: () => {
    for (let round = 0; ; round += 1) if (round < 0) return Promise.resolve(fine);
  },
};

const trialOf = (value: number): Trial => ({
  input: Buffer.from(String(value)),
  extension: 'txt',
  about: 'planted',
  run: () => planted[value % 10]?.() ?? Promise.resolve(fine),
});

const target: Target = {
  name: 'planted',
  share: 1,
  draw: (random) => trialOf(random.integer(0, 999_999)),
  ordinary: [trialOf(0)],
};

serveRuns(() => Promise.resolve({ targets: [target] }));
