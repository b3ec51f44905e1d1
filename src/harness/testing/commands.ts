/** Commands of the command line run in this process, where one of its own for each would take a second. */
import { vi } from 'vitest';
import { createProgram } from '../cli/program.ts';
import { runProgram } from '../cli/run.ts';

export type Ended = { readonly code: number; readonly stdout: string; readonly stderr: string };

const exitCode = (): number => Number(process.exitCode ?? 0);

/** What it prints is caught where this process would print it. */
const run = async (args: readonly string[]): Promise<Ended> => {
  const output = { stdout: '', stderr: '' };
  const caught = (['stdout', 'stderr'] as const).map((stream) =>
    vi.spyOn(process[stream], 'write').mockImplementation((text) => {
      output[stream] += typeof text === 'string' ? text : Buffer.from(text).toString();
      return true;
    }),
  );
  const before = process.exitCode;
  process.exitCode = undefined;
  try {
    await runProgram(createProgram(), args);
    return { code: exitCode(), ...output };
  } finally {
    process.exitCode = before;
    for (const spy of caught) spy.mockRestore();
  }
};

let last: Promise<unknown> = Promise.resolve();

/** One after the other, whoever asks at the same time: there is one place to print. */
export const runHere = (args: readonly string[]): Promise<Ended> => {
  const ended = last.then(() => run(args));
  last = ended.catch(() => undefined);
  return ended;
};
