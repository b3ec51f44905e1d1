/** The process of the runs: draws an input by the number of the run, tries it, and tells how it ended. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { seededRandom } from '../../../datasets/generators/material/random.ts';
import { attemptPatiently, measurePatience, type Patience } from './attempt.ts';
import { textOfError } from './services/defects.ts';
import type { Problem, Target, Trial } from './targets/target.ts';

export type Asked = {
  readonly seed: string;
  /** Every `step`-th run from the first one up to, and without, the end. */
  readonly first: number;
  readonly step: number;
  readonly end: number;
  /** Only this target. */
  readonly only: string | undefined;
  /** For inputs that something was found with. */
  readonly folder: string;
  /** Writes the input before it is tried: the process may not survive. */
  readonly writesFirst: boolean;
};

type AboutRun = {
  readonly run: number;
  readonly target: string;
  readonly about: string;
  /** Where its input was written, if it was. */
  readonly file: string | undefined;
};

export type Told =
  | { readonly tell: 'ready' }
  | ({ readonly tell: 'began' } & AboutRun)
  | ({
      readonly tell: 'ended';
      readonly label: string;
      readonly processorMs: number;
      readonly problem: Problem | undefined;
    } & AboutRun)
  | { readonly tell: 'done' };

export type Served = {
  readonly targets: readonly Target[];
  /** What went wrong beside the runs, since the last call. */
  readonly strays?: (() => readonly Problem[]) | undefined;
  /** Forgets what runs left behind. */
  readonly renew?: (() => Promise<void>) | undefined;
};

/** Which target a run belongs to: the targets take turns as often as their shares. */
export const turnsOf = (targets: readonly Target[], only?: string): readonly Target[] => {
  const wanted = targets.filter(({ name }) => only === undefined || name === only);
  const longest = Math.max(...wanted.map(({ share }) => share));
  const rounds = Array.from({ length: longest }, (_, round) => wanted.filter(({ share }) => share > round));
  return rounds.flat();
};

const runsBetweenRenewals = 400;

/** Errors that would have ended the process. */
const catchStrays = (): (() => readonly Problem[]) => {
  let caught: Problem[] = [];
  const keep = (error: unknown): void => {
    caught.push({ kind: 'crashes', detail: `Nobody caught: ${textOfError(error)}` });
  };
  process.on('uncaughtException', keep).on('unhandledRejection', keep);
  return () => {
    const taken = caught;
    caught = [];
    return taken;
  };
};

/** Draws one input: the same for the same seed and run. */
export const inputOf = (seed: string, turns: readonly Target[]) => {
  const { random, restart } = seededRandom(seed);
  return (run: number): { readonly target: Target; readonly trial: Trial } => {
    const target = turns[run % turns.length];
    if (target === undefined) throw new RangeError('There is no target.');
    restart(run);
    return { target, trial: target.draw(random) };
  };
};

const writeInput = (name: string, { extension, input }: Trial, folder: string): string => {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${name}.${extension}`);
  writeFileSync(file, input);
  return file;
};

const patienceOf = (): ((target: Target) => Promise<Patience>) => {
  const known = new Map<string, Patience>();
  return async (target) => {
    const patience = known.get(target.name) ?? (await measurePatience(target));
    known.set(target.name, patience);
    return patience;
  };
};

const serve = async (
  { seed, first, step, end, only, folder, writesFirst }: Asked,
  { targets, strays = () => [], renew }: Served,
  tell: (told: Told) => Promise<void>,
): Promise<void> => {
  const caught = catchStrays();
  const draw = inputOf(seed, turnsOf(targets, only));
  const patience = patienceOf();
  const allStrays = (): readonly Problem[] => [...caught(), ...strays()];
  for (const target of turnsOf(targets, only)) await patience(target);
  allStrays();
  await tell({ tell: 'ready' });
  let done = 0;
  for (let run = first; run < end; run += step) {
    const { target, trial } = draw(run);
    const fileName = `${target.name}-${seed}-${String(run)}`;
    const early = writesFirst ? writeInput(fileName, trial, folder) : undefined;
    const about = { run, target: target.name, about: trial.about };
    await tell({ tell: 'began', ...about, file: early });
    const { outcome, processorMs } = await attemptPatiently(trial, await patience(target), allStrays);
    const { label, problem } = outcome;
    const file = early ?? (problem === undefined ? undefined : writeInput(fileName, trial, folder));
    await tell({ tell: 'ended', ...about, label, processorMs, problem, file });
    done += 1;
    if (done % runsBetweenRenewals === 0) await renew?.();
  }
  await tell({ tell: 'done' });
};

const tellParent = (told: Told): Promise<void> =>
  new Promise((resolve) => {
    process.send?.(told, undefined, undefined, () => {
      resolve();
    });
  });

/** Serves the parent process until it has had enough. */
export const serveRuns = (open: () => Promise<Served>): void => {
  process.once('message', (asked: Asked) => {
    open()
      .then((served) => serve(asked, served, tellParent))
      .catch((error: unknown) => {
        // No run failed, but the fuzzer itself: without its end, the parent would wait for a word.
        process.stderr.write(`${textOfError(error)}\n`);
        process.exit(1);
      });
  });
  // Without its parent nobody listens.
  process.once('disconnect', () => {
    process.exit();
  });
};
