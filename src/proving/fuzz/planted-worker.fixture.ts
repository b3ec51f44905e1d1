/** A process of runs with a product that is wrong on purpose: it ends the process, does not end, throws, or rejects. */
import { serveRuns } from './serve-runs.ts';
import type { Outcome, Target, Trial } from './targets/target.ts';

const fine: Outcome = { label: 'fine' };

/** By the number of the run. */
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

/** Ten targets take turns, so that each run has one of its own. */
const targets = Array.from({ length: 10 }, (_, run): Target => {
  const trialOf = (answer: () => Promise<Outcome>): Trial => ({
    input: Buffer.from(String(run)),
    extension: 'txt',
    about: 'planted',
    run: answer,
  });
  const good = (): Promise<Outcome> => Promise.resolve(fine);
  return {
    name: `planted-${String(run)}`,
    share: 1,
    draw: () => trialOf(planted[run] ?? good),
    ordinary: [trialOf(good)],
  };
});

serveRuns(() => Promise.resolve({ targets }));
