import { existsSync } from 'node:fs';
import { relative } from 'node:path';
import { isGreen } from '../reporting/report.ts';
import { bold, dim, exitCodes, green, print, printJson, red, UsageError } from './output.ts';

type Flags = { readonly out: string; readonly json?: boolean };

/** `ensayo report`: page, JSON and JUnit from the messages of a conformance run. */
export const report = async (messages: string, options: unknown): Promise<void> => {
  const { out, json } = options as Flags; // commander's options of this command
  const { reportMessages } = await import('../reporting/conformance.ts');
  if (!existsSync(messages)) {
    throw new UsageError(
      `There is no file ${messages}. Expected cucumber's messages, as cucumber-js --format message:FILE writes them.`,
    );
  }
  const { report: made, files } = await reportMessages(messages, out);
  if (!isGreen(made)) process.exitCode = exitCodes.failed;
  if (json === true) {
    printJson({ counts: made.counts, problems: made.problems, files });
    return;
  }
  const { passed, failed, skipped } = made.counts;
  const paint = isGreen(made) ? green : red;
  print(paint(bold(`${passed} passed, ${failed} failed${skipped === 0 ? '' : `, ${skipped} skipped`}`)));
  for (const problem of made.problems) print(red(problem));
  for (const [name, file] of Object.entries(files)) print(`${dim(name.padEnd(9))} ${relative('.', file)}`);
};
