import type { Command } from 'commander';
import { boxOptions, collect, languageOption } from '../shared-options.ts';

/** `ensayo judge` */
export const judgeVerb = (program: Command): void => {
  languageOption(boxOptions(program.command('judge')))
    .description('Judge documents offline, alone or in a ZIP, an AttachedDocument or a SOAP message')
    .argument('<file...>', 'files, folders of .xml and .zip files, or - for standard input')
    .option(
      '--prior <file>',
      'a document accepted before, which these refer to; a file, a folder, a ZIP; may be repeated',
      collect,
    )
    .option('--no-changes', 'do not look for the changes that make a rejected document pass')
    .option('--json', 'print the reports as JSON, in both languages')
    .action(async (files: readonly string[], options: unknown) =>
      (await import('../actions/run-judge.ts')).judge(files, options),
    );
};
