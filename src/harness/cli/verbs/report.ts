import type { Command } from 'commander';
import { accessSync, constants, statSync } from 'node:fs';
import { relative } from 'node:path';
import { isGreen } from '../../reporting/report-data.ts';
import { startProblem } from '../../../common/start-error.ts';
import { fileProblem, writingAllTo } from '../../user-files.ts';
import { languageOption } from '../shared-options.ts';
import { languageOf } from '../language.ts';
import { bold, dim, exitCodes, green, print, printJson, red } from '../output.ts';

type Flags = { readonly out: string; readonly lang?: string; readonly json?: boolean };

/** It may be as long as it likes: it is read line by line. */
const requireMessages = (file: string): void => {
  try {
    accessSync(file, constants.R_OK);
  } catch (error) {
    throw fileProblem('read', file, error) ?? error;
  }
  if (statSync(file).isDirectory()) {
    throw startProblem(
      'not-a-file',
      `Cannot read ${file}: it is a folder. Name the file that cucumber-js --format message:FILE wrote.`,
    );
  }
};

/** `ensayo report`: page, JSON and JUnit from the messages of a conformance run. */
const report = async (messages: string, { out, lang, json }: Flags): Promise<void> => {
  const language = languageOf(lang);
  const { reportMessages } = await import('../../reporting/conformance.ts');
  const { pageTexts } = await import('../../reporting/html/texts.ts');
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

/** `ensayo report` */
export const reportVerb = (program: Command): void => {
  languageOption(program.command('report'))
    .description('Write page, JSON and JUnit from the messages of a conformance run')
    .argument('<messages>', 'what cucumber-js --format message:FILE wrote')
    .requiredOption('--out <dir>', 'folder for report.html, report.json, junit.xml and messages.ndjson')
    .option('--json', 'print counts and paths as JSON')
    .action(report);
};
