/** The command line for tests, in this process, because a process for each command would take a second. */
import { vi } from 'vitest';
import type { Ended } from '../../harness/testing/commands.ts';
import { runProgram } from '../program.ts';
import { speak, spoken } from '../shared/spoken.ts';

const exitCode = (): number => Number(process.exitCode ?? 0);

/** Its output is captured where this process would print it. */
const run = async (args: readonly string[], folder?: string): Promise<Ended> => {
  const output = { stdout: '', stderr: '' };
  const caught = (['stdout', 'stderr'] as const).map((stream) =>
    vi.spyOn(process[stream], 'write').mockImplementation((text) => {
      output[stream] += typeof text === 'string' ? text : Buffer.from(text).toString();
      return true;
    }),
  );
  const [before, language] = [process.exitCode, spoken()];
  process.exitCode = undefined;
  try {
    await runProgram(args, folder);
    return { code: exitCode(), ...output };
  } finally {
    process.exitCode = before;
    // Test files of a thread share it.
    speak(language);
    for (const spy of caught) spy.mockRestore();
  }
};

let last: Promise<unknown> = Promise.resolve();

/**
 * One after another, whoever asks at the same time: there is only one output to capture.
 * @param folder of ensayo.yaml
 */
export const runHere = (args: readonly string[], folder?: string): Promise<Ended> => {
  const ended = last.then(() => run(args, folder));
  last = ended.catch(() => undefined);
  return ended;
};
