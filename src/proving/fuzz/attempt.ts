/** One run: an input is tried and timed, and an answer that takes too long is tried again before it counts as a hang. */
import { stopwatch } from '../../common/env/env.ts';
import { textOfError } from './services/defects.ts';
import type { Outcome, Problem, Target, Trial } from './targets/target.ts';

export type Attempt = { readonly outcome: Outcome; readonly processorMs: number; readonly elapsedMs: number };

/** Processor time of this process, in milliseconds. */
const processorClock = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
};

/** Rejections that nobody awaits are reported before the next turn of the event loop. */
const turn = (): Promise<void> =>
  new Promise((resolve) => {
    setImmediate(resolve);
  });

const outcomeOf = async ({ run }: Trial): Promise<Outcome> => {
  try {
    return await run();
  } catch (error) {
    return { label: 'crash', problem: { kind: 'crashes', detail: textOfError(error) } };
  }
};

export const attempt = async (trial: Trial): Promise<Attempt> => {
  const [elapsed, before] = [stopwatch(), processorClock()];
  const outcome = await outcomeOf(trial);
  await turn();
  return { outcome, processorMs: processorClock() - before, elapsedMs: elapsed() };
};

/** Milliseconds of processor time that are a hang for an input of so many bytes. */
export type Patience = (bytes: number) => number;

/** No input may take longer. */
const most = 1_000;
/** As often as long as an ordinary input. */
const factor = 10;
/** Less than that is noise: a garbage collection, a compilation. */
const least = 250;
/** Waiting takes no processor time; on a busy machine everything waits. */
const mostElapsed = 5_000;

type Cost = { readonly bytes: number; readonly ms: number };

/** The cost of an input of that size, on the line through the cheapest and the dearest ordinary input. */
const costAt = (bytes: number, small: Cost, large: Cost): number => {
  if (large.bytes <= small.bytes) return small.ms;
  const perByte = Math.max(0, (large.ms - small.ms) / (large.bytes - small.bytes));
  return Math.max(small.ms, small.ms + perByte * (bytes - small.bytes));
};

export const patienceFrom =
  (small: Cost, large: Cost): Patience =>
  (bytes) =>
    Math.min(most, Math.max(least, factor * costAt(bytes, small, large)));

/** The first ones are slower: the code is compiled as it runs. */
const measurements = 6;

const costOf = async (trial: Trial): Promise<Cost> => {
  const taken: number[] = [];
  for (let done = 0; done < measurements; done += 1) taken.push((await attempt(trial)).processorMs);
  return { bytes: trial.input.length, ms: Math.min(...taken) };
};

export const measurePatience = async ({ name, ordinary }: Target): Promise<Patience> => {
  const [small, large] = [ordinary.at(0), ordinary.at(-1)];
  if (small === undefined || large === undefined) throw new Error(`The target ${name} has no ordinary input.`);
  return patienceFrom(await costOf(small), await costOf(large));
};

/** Repetitions of a suspected hang. */
const repetitions = 3;

const isSlow = ({ processorMs, elapsedMs }: Attempt, limit: number): boolean =>
  processorMs > limit || elapsedMs > mostElapsed;

/** @param strays errors that no run caught, since the last call */
export const attemptPatiently = async (
  trial: Trial,
  patience: Patience,
  strays: () => readonly Problem[],
): Promise<Attempt> => {
  const first = await attempt(trial);
  const [stray] = strays();
  if (stray !== undefined) return { ...first, outcome: { label: stray.kind, problem: stray } };
  const limit = patience(trial.input.length);
  if (!isSlow(first, limit)) return first;
  for (let done = 0; done < repetitions; done += 1) {
    if (!isSlow(await attempt(trial), limit)) return first;
  }
  const ms = Math.round(first.processorMs);
  const detail = `It took ${String(ms)} ms of processor time, and again ${String(repetitions)} times; at most ${String(Math.round(limit))} ms are allowed for its size.`;
  return { ...first, outcome: { label: 'hang', problem: { kind: 'hangs', detail } } };
};
