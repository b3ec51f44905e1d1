/** How long the stages of one piece of work take, one after another. */
import { stopwatch } from './clock.ts';

export type Laps = {
  /** A stage has ended, and the next one begins; a stage that occurs again is added up. */
  readonly lap: (stage: string) => void;
  /** Milliseconds by stage, to a hundredth. */
  readonly taken: () => Readonly<Record<string, number>>;
};

const toHundredths = (ms: number): number => Math.round(ms * 100) / 100;

export const startLaps = (elapsed: () => number = stopwatch()): Laps => {
  const taken = new Map<string, number>();
  let before = 0;
  return {
    lap: (stage) => {
      const now = elapsed();
      taken.set(stage, (taken.get(stage) ?? 0) + now - before);
      before = now;
    },
    taken: () => Object.fromEntries([...taken].map(([stage, ms]) => [stage, toHundredths(ms)])),
  };
};
