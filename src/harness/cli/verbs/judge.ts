import type { Command } from 'commander';
import { boxOptions, languageOption } from '../shared-options.ts';

/** `ensayo judge` */
export const judgeVerb = (program: Command): void => {
  languageOption(boxOptions(program.command('judge')))
    .description('Judge XML documents or ZIP files offline')
    .argument('<file...>', 'XML or ZIP files')
    .option('--json', 'print the reports as JSON, in both languages')
    .action(async (files: readonly string[], options: unknown) =>
      (await import('../actions/run-judge.ts')).judge(files, options),
    );
};
