/** The command line for tests, in its own process, as users run it. `runHere` of src/cli/testing is faster. */
import { spawn, type ChildProcess } from 'node:child_process';
import { packageFile } from '../../common/data-directory.ts';

export type Finished = {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly stdout: string;
  readonly stderr: string;
};

/** What ended by itself. */
export type Ended = { readonly code: number; readonly stdout: string; readonly stderr: string };

export type Running = {
  /** The first JSON value that it prints; rejects when it ends before. */
  readonly ready: Promise<unknown>;
  readonly finished: Promise<Finished>;
  readonly pid: number | undefined;
  readonly stop: (signal: NodeJS.Signals) => void;
};

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const readyOf = (child: ChildProcess, output: { stdout: string; stderr: string }): Promise<unknown> =>
  new Promise((resolve, reject) => {
    child.stdout?.on('data', () => {
      const value = parse(output.stdout);
      if (value !== undefined) resolve(value);
    });
    child.once('close', () => {
      reject(new Error(`It ended before it was ready.\n${output.stdout}\n${output.stderr}`));
    });
  });

/** For `up`, on free ports: of the service that `--only` names, or of both. */
export const freePortsFor = (args: readonly string[]): readonly string[] => [
  ...(args.includes('simulator') ? [] : ['--port', '0']),
  ...(args.includes('issuer') ? [] : ['--authority-port', '0']),
  '--no-https',
];

/** How it runs, if not as the user running the tests. */
export type Surroundings = {
  readonly cwd?: string | undefined;
  readonly uid?: number | undefined;
  readonly gid?: number | undefined;
  /** In a process group of its own, which a signal to `-pid` reaches as a whole. */
  readonly detached?: boolean | undefined;
  /** Where its output goes instead of to the test: a descriptor. */
  readonly stdout?: number | undefined;
};

export type CliEnv = NodeJS.ProcessEnv & {
  /** The umask of the process; that of the tests if absent. */
  readonly UMASK?: string;
};

/** A test thread cannot change its own, so a shell does it and then becomes the process. */
const withUmask = (umask: string | undefined, command: readonly string[]): readonly string[] =>
  umask === undefined ? command : ['/bin/sh', '-c', `umask ${umask}; exec "$0" "$@"`, ...command];

/** Without a terminal and without colours. */
export const startCli = (
  args: readonly string[],
  { UMASK: umask, ...env }: CliEnv = {},
  { stdout = undefined, ...others }: Surroundings = {},
): Running => {
  const [file = '', ...rest] = withUmask(umask, [process.execPath, packageFile('scripts/ensayo.mjs'), ...args]);
  const child = spawn(file, rest, {
    stdio: ['ignore', stdout ?? 'pipe', 'pipe'],
    env: { ...process.env, NO_COLOR: '1', ...env },
    ...others,
  });
  const output = { stdout: '', stderr: '' };
  child.stdout?.setEncoding('utf8').on('data', (text: string) => {
    output.stdout += text;
  });
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    output.stderr += text;
  });
  const finished = new Promise<Finished>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => {
      resolve({ code, signal, ...output });
    });
  });
  const ready = readyOf(child, output);
  // Nobody may wait for it.
  ready.catch(() => undefined);
  return { ready, finished, pid: child.pid, stop: (signal) => child.kill(signal) };
};

export const runCli = (args: readonly string[], env?: CliEnv, surroundings?: Surroundings): Promise<Finished> =>
  startCli(args, env, surroundings).finished;
