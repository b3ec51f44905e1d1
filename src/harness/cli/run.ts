import { CommanderError, type Command } from 'commander';
import { exitCodes, fail, tellJson } from './output.ts';

/** Help that was asked for, the version, and the help in place of a missing command: commander has printed it. */
const isHelp = ({ code }: CommanderError): boolean =>
  ['commander.help', 'commander.helpDisplayed', 'commander.version'].includes(code);

/** Runs what the arguments name; how it ended is the exit code of the process. */
export const runProgram = async (program: Command, args: readonly string[]): Promise<void> => {
  tellJson(args.includes('--json'));
  try {
    await program.parseAsync(args, { from: 'user' });
  } catch (error) {
    if (error instanceof CommanderError && isHelp(error)) {
      process.exitCode = error.exitCode === 0 ? exitCodes.ok : exitCodes.usage;
    } else fail(error);
  }
};
