import { accessSync, constants, statSync } from 'node:fs';
import { relative } from 'node:path';
import { reportMessages } from '../../harness/reporting/conformance.ts';
import { pageTexts } from '../../harness/reporting/html/texts.ts';
import { isGreen } from '../../harness/reporting/report-data.ts';
import { startProblem } from '../../common/start-error.ts';
import { fileProblem, writingAllTo } from '../../harness/user-files.ts';
import { spoken } from '../shared/spoken.ts';
import { bold, dim, exitCodes, green, print, printJson, red } from '../shared/output.ts';

type Flags = { readonly out: string; readonly json?: boolean };

/** The file is read line by line, so its size has no limit. */
const requireMessages = (file: string): void => {
  try {
    accessSync(file, constants.R_OK);
  } catch (error) {
    throw fileProblem('read', file, error) ?? error;
  }
  if (statSync(file).isDirectory()) {
    throw startProblem('not-a-file', {
      en: `Cannot read ${file}: it is a folder. Name the file that cucumber-js --format message:FILE wrote.`,
      es: `No se puede leer ${file}: es una carpeta. Indique el archivo que escribió cucumber-js --format message:ARCHIVO.`,
    });
  }
};

/** `ensayo report`: page, JSON and JUnit from the messages of a conformance run. */
export const report = async (messages: string, { out, json }: Flags): Promise<void> => {
  const language = spoken();
  requireMessages(messages);
  const { report: made, files } = await writingAllTo(`--out ${out}`, () => reportMessages(messages, out, language));
  if (!isGreen(made)) process.exitCode = exitCodes.failed;
  if (json === true) {
    printJson({ counts: made.counts, problems: made.problems, files });
    return;
  }
  const { passed, failed, skipped } = made.counts;
  const paint = isGreen(made) ? green : red;
  const { outcomes } = pageTexts(language);
  const skips = skipped === 0 ? '' : `, ${skipped} ${outcomes.skipped}`;
  print(paint(bold(`${passed} ${outcomes.passed}, ${failed} ${outcomes.failed}${skips}`)));
  for (const problem of made.problems) print(red(problem));
  for (const [name, file] of Object.entries(files)) print(`${dim(name.padEnd(9))} ${relative('.', file)}`);
};
