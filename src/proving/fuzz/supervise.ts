/** Runs the processes, watches them, and goes on behind a run that ended one of them or does not end. */
import type { ChildProcess } from 'node:child_process';
import { relative } from 'node:path';
import { packageFile } from '../../common/data-directory.ts';
import { stopwatch } from '../../common/env/env.ts';
import type { Asked, Told } from './serve-runs.ts';
import { createTally, mostFindings, type Finding, type FuzzResult, type Tally } from './tally.ts';
import type { Problem } from './targets/target.ts';

export type Supervised = {
  readonly seed: string;
  readonly first: number;
  readonly end: number;
  readonly only: string | undefined;
  readonly processes: number;
  readonly folder: string;
  /** A process that serves runs. */
  readonly start: () => ChildProcess;
  /** Milliseconds without a word after which a process that has started hangs. */
  readonly silenceMs: number;
  readonly onProgress?: ((tally: Tally) => void) | undefined;
};

type Began = Extract<Told, { readonly tell: 'began' }>;
type Ended = Extract<Told, { readonly tell: 'ended' }>;

/** A process that stopped before its runs were through: during one of them, or before the first. */
type Cut = { readonly by: 'silence' | 'death'; readonly during: Began | undefined; readonly how: string };

type Stop = { readonly by: 'end' } | Cut;

/** Until a process is ready it loads the whole project, and measures valid inputs: on a busy machine, for minutes. */
const startMs = 600_000;

type Listener = { readonly silenceMs: number; readonly onEnded: (ended: Ended) => void };

const converse = (child: ChildProcess, asked: Asked, { silenceMs, onEnded }: Listener): Promise<Stop> =>
  new Promise((resolve) => {
    let during: Began | undefined;
    const stop = (how: Stop): void => {
      clearTimeout(timer);
      child.removeAllListeners();
      child.kill('SIGKILL');
      resolve(how);
    };
    const giveUp = (): void => {
      stop({ by: 'silence', during, how: `silent for ${String(silenceMs)} ms` });
    };
    let timer = setTimeout(giveUp, startMs);
    child.on('message', (message) => {
      const told = message as Told; // the only sender is our own process
      clearTimeout(timer);
      timer = setTimeout(giveUp, silenceMs);
      if (told.tell === 'began') during = told;
      else if (told.tell === 'ended') onEnded(told);
      else if (told.tell === 'done') stop({ by: 'end' });
    });
    child.once('exit', (code, signal) => {
      stop({ by: 'death', during, how: `the process ended with ${signal ?? String(code)}` });
    });
    child.send(asked);
  });

const problemOf = (stop: Cut): Problem =>
  stop.by === 'death'
    ? { kind: 'crashes', detail: stop.how }
    : { kind: 'hangs', detail: `It does not end: ${stop.how}.` };

/** @throws Error if a process cannot even start */
export const supervise = async (supervised: Supervised): Promise<FuzzResult> => {
  const { seed, first, end, only, processes, folder, start, silenceMs, onProgress } = supervised;
  const tally = createTally();
  const findings: Finding[] = [];
  const elapsed = stopwatch();

  const find = (problem: Problem, { run, target, about, file }: Omit<Began, 'tell'>): void => {
    if (findings.length >= mostFindings) return;
    const reproduce = `npm run --silent fuzz -- --seed ${seed} --run ${String(run)}${only === undefined ? '' : ` --only ${only}`} --json`;
    const shown = file === undefined ? undefined : relative(packageFile('.'), file);
    findings.push({ ...problem, target, run, about, file: shown, reproduce });
  };

  const onEnded = (ended: Ended): void => {
    const { target, label, processorMs, problem } = ended;
    tally.add({ target, label, processorMs, problem: problem?.kind });
    if (problem !== undefined) find(problem, ended);
    onProgress?.(tally);
  };

  const base = { seed, only, folder };

  /** A run that a process did not survive, alone in another one, which writes its input first. */
  const confirm = async (cut: Cut, began: Began): Promise<void> => {
    const asked: Asked = { ...base, first: began.run, step: 1, end: began.run + 1, writesFirst: true };
    let again: Ended | undefined;
    const stop = await converse(start(), asked, {
      silenceMs,
      onEnded: (ended) => {
        again = ended;
      },
    });
    // A hang must hang again; a process that died is a crash even if it does not die again.
    if (cut.by === 'silence' && again !== undefined) {
      onEnded(again);
      return;
    }
    const problem = problemOf(cut);
    tally.add({ target: began.target, label: problem.kind, processorMs: 0, problem: problem.kind });
    find(problem, again ?? (stop.by === 'end' ? undefined : stop.during) ?? began);
  };

  const work = async (place: number): Promise<void> => {
    for (let next = first + place; next < end;) {
      const asked: Asked = { ...base, first: next, step: processes, end, writesFirst: false };
      const stop = await converse(start(), asked, { silenceMs, onEnded });
      if (stop.by === 'end') return;
      if (stop.during === undefined) throw new Error(`The process of the runs did not start: ${stop.how}.`);
      await confirm(stop, stop.during);
      next = stop.during.run + processes;
    }
  };

  await Promise.all(Array.from({ length: processes }, (_, place) => work(place)));
  const seconds = elapsed() / 1_000;
  const total = tally.total();
  return {
    ...total,
    seed,
    processes,
    seconds: Math.round(seconds),
    runsPerSecond: Math.round(total.runs / seconds),
    targets: tally.targets(),
    findings,
  };
};
