/** How long a process may stay silent: in the processor time that it gets, so that a busy machine changes nothing. */
import { readFileSync } from 'node:fs';

export type Usage = {
  /** Processor time so far, in milliseconds. */
  readonly ms: number;
  /** For something other than a processor. */
  readonly isWaiting: boolean;
};

/** Undefined where the system does not show it: only Linux does. */
export const usageOf = (pid: number): Usage | undefined => {
  try {
    // proc(5): behind the name in brackets the state, and eleven fields later utime and stime in hundredths of a second.
    const fields =
      readFileSync(`/proc/${String(pid)}/stat`, 'latin1')
        .split(') ')
        .at(-1)
        ?.split(' ') ?? [];
    return { ms: (Number(fields[11]) + Number(fields[12])) * 10, isWaiting: fields[0] === 'S' };
  } catch {
    return undefined;
  }
};

const lookMs = 1_000;

/** @param onLost is called once, when the process has been silent for that long */
export const startPatience = (most: number, usage: () => Usage | undefined, onLost: () => void) => {
  let [spent, before] = [0, usage()];
  const end = (): void => clearInterval(timer);
  const timer = setInterval(() => {
    const now = usage();
    // A process that waits for something else gets its answer from no processor.
    spent += now === undefined || before === undefined || now.isWaiting ? lookMs : now.ms - before.ms;
    before = now;
    if (spent < most) return;
    end();
    onLost();
  }, lookMs);
  return {
    renew: (): void => {
      spent = 0;
    },
    end,
  };
};
