/** What a case does in one round, and the measuring of it. */
import { stopwatch } from '../../../common/env/env.ts';
import type { Clock } from '../cases.ts';
import type { Sample } from '../samples.ts';

/** Does everything that was prepared. */
export type Work = () => Promise<void> | void;

export type InsideCase = {
  readonly name: string;
  /** How often `work` does the measured thing. */
  readonly times: number;
  /** Is not measured. */
  readonly prepare: () => Promise<Work> | Work;
};

/** Documents in progress at the same time, like connections of a client. */
const concurrency = 8;

/** Does that for each item, some at a time. */
export const forAll = async <Item>(items: readonly Item[], work: (item: Item) => Promise<unknown>): Promise<void> => {
  const waiting = items.values();
  const worker = async (): Promise<void> => {
    // All workers take from one iterator.
    for (const item of waiting) await work(item);
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
};

/** What preparing left behind is collected first, where the process was started with --expose-gc. */
const collectGarbage = (): void => {
  globalThis.gc?.();
};

/** One round of a case. */
export const measure = async ({ times, prepare }: InsideCase, clock: Clock): Promise<Sample> => {
  const work = await prepare();
  collectGarbage();
  const elapsed = stopwatch();
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  const [took, worked] = [elapsed() / 1_000, (user + system) / 1_000_000];
  return { value: times / (clock === 'core' ? worked : took), cores: worked / took };
};
