/** What ends a command that runs until somebody stops it: a signal, or the end of the process that started it. */
import { fstatSync } from 'node:fs';
import type { FlagsOf, Options } from './option-table.ts';

/** SIGHUP: the terminal was closed. */
const stopSignals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

type StopSignal = (typeof stopSignals)[number];

/** Takes the wish to stop back. */
type Release = () => void;

/** Calls `stop` at the first signal of each kind; a second one of the same kind ends the process. */
export const onSignal = (stop: (signal: StopSignal) => void): Release => {
  for (const signal of stopSignals) process.once(signal, stop);
  return () => {
    for (const signal of stopSignals) process.off(signal, stop);
  };
};

/** The parts of a process that reveal whether its parent is there. */
export type Surroundings = {
  readonly parent: () => number;
  readonly isAlive: (pid: number) => boolean;
  /** Undefined unless standard input is a pipe or a socket: a file ends too, and a terminal sends a signal. */
  readonly onInputEnd: ((ended: () => void) => Release) | undefined;
  /** Calls back again and again. */
  readonly repeat: (look: () => void) => Release;
};

/** Signal 0 sends nothing. Without the right to send (EPERM) the process is there nonetheless. */
const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
};

const isPipe = (descriptor: number): boolean => {
  try {
    const stats = fstatSync(descriptor);
    return stats.isFIFO() || stats.isSocket();
  } catch {
    return false; // Standard input is closed.
  }
};

const onInputEnd = (ended: () => void): Release => {
  const { stdin } = process;
  stdin.once('end', ended).once('error', ended).resume();
  return () => {
    stdin.off('end', ended).off('error', ended).pause();
  };
};

/** Often enough that a port is free again before somebody starts the next run by hand. */
const everyMs = 1_000;

const here = (): Surroundings => ({
  parent: () => process.ppid,
  isAlive,
  onInputEnd: isPipe(0) ? onInputEnd : undefined,
  repeat: (look) => {
    const timer = setInterval(look, everyMs).unref();
    return () => {
      clearInterval(timer);
    };
  },
});

/**
 * Calls `stop` once when the parent process is gone: a pipe on standard input ends at once; otherwise the process gets
 * another parent (on Windows it keeps the number of the one that ended), which is looked at every second.
 */
export const onParentEnd = (stop: () => void, surroundings: Surroundings = here()): Release => {
  const { parent, isAlive: lives, onInputEnd: watchInput, repeat } = surroundings;
  const first = parent();
  const releases: Release[] = [];
  const release = (): void => {
    for (const each of releases.splice(0)) each();
  };
  const gone = (): void => {
    release();
    stop();
  };
  releases.push(
    repeat(() => {
      if (parent() !== first || !lives(first)) gone();
    }),
  );
  if (watchInput !== undefined) releases.push(watchInput(gone));
  return release;
};

/** Of the verbs that serve until they are stopped. */
export const stoppingOption = {
  '--exit-with-parent': {
    en: 'stop when the process that started it ends, or when a pipe on its standard input is closed',
    es: 'se detiene cuando termina el proceso que lo inició, o cuando se cierra la tubería de su entrada estándar',
  },
} as const satisfies Options;

export type StoppingFlags = FlagsOf<typeof stoppingOption>;

/** npm passes no signal on to what its shell runs: whoever kills `npm start` would leave the ports in use. */
const isScriptOfClone = ({ npm_package_name: name, npm_lifecycle_event: script }: NodeJS.ProcessEnv): boolean =>
  name === 'ensayo' && (script === 'start' || script === 'ensayo');

/** Calls `stop` at a signal, and at the end of the parent process with `--exit-with-parent` or by `npm start` in a clone. */
export const onStop = ({ exitWithParent = false }: StoppingFlags, stop: () => void): void => {
  onSignal(stop);
  if (exitWithParent) onParentEnd(stop);
  else if (isScriptOfClone(process.env)) onParentEnd(stop, { ...here(), onInputEnd: undefined });
};
