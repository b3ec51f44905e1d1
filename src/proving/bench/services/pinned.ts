/** Processes on a core of their own, where the system can do that. */
import { spawn, spawnSync, type ChildProcess, type StdioOptions } from 'node:child_process';
import { availableParallelism } from 'node:os';

/** What is measured runs on the first one, the load generator on the other. */
export const cores = { service: 0, generator: 1 } as const;

const taskset = (core: number): readonly string[] => ['-c', String(core)];

let pinning: boolean | undefined;

/** Whether there are two cores, and `taskset`. */
export const canPin = (): boolean =>
  (pinning ??= availableParallelism() > 1 && spawnSync('taskset', [...taskset(cores.generator), 'true']).status === 0);

export type PinnedProcess = {
  readonly args: readonly string[];
  /** Any of them if absent. */
  readonly core?: number | undefined;
  readonly stdio: StdioOptions;
  /** Where it runs; where this process does if absent. */
  readonly folder?: string | undefined;
  readonly env?: Readonly<Record<string, string>> | undefined;
};

/** `taskset` replaces itself by the program: the process is the program's own. */
export const startPinned = (program: string, { args, core, stdio, folder, env = {} }: PinnedProcess): ChildProcess => {
  const options = { stdio, cwd: folder, env: { ...process.env, ...env } };
  return core === undefined || !canPin()
    ? spawn(program, args, options)
    : spawn('taskset', [...taskset(core), program, ...args], options);
};

/** @param pinned its arguments are Node's: options, the file, and the file's own */
export const startNode = (pinned: PinnedProcess): ChildProcess => startPinned(process.execPath, pinned);
