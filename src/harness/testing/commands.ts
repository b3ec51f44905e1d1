/** Commands of the command line run in this process, where one of its own for each would take a second. */
import { Command } from 'commander';
import { vi } from 'vitest';
import { runProgram } from '../cli/run.ts';

export type Ended = { readonly code: number; readonly stdout: string; readonly stderr: string };

const exitCode = (): number => Number(process.exitCode ?? 0);

/** One at a time: what they print is caught where this process would print it. */
export const runCommands = async (
  register: readonly ((program: Command) => void)[],
  args: readonly string[],
): Promise<Ended> => {
  const program = new Command('ensayo').exitOverride();
  for (const one of register) one(program);
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
    await runProgram(program, args);
    return { code: exitCode(), ...output };
  } finally {
    process.exitCode = before;
    for (const spy of caught) spy.mockRestore();
  }
};
