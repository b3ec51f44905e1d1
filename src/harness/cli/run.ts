import { CommanderError, type Command } from 'commander';
import { exitCodes, fail } from './output.ts';

/** Runs what the arguments name; how it ended is the exit code of the process. */
export const runProgram = async (program: Command, args: readonly string[]): Promise<void> => {
  try {
    await program.parseAsync(args, { from: 'user' });
  } catch (error) {
    if (error instanceof CommanderError) process.exitCode = error.exitCode === 0 ? exitCodes.ok : exitCodes.usage;
    else fail(error);
  }
};
