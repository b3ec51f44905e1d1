import type { Command } from 'commander';
import { languageOption } from '../shared-options.ts';

/** `ensayo explain` */
export const explainVerb = (program: Command): void => {
  languageOption(program.command('explain'))
    .description('Explain rules of the authority, or each line of an answer')
    .argument(
      '<what...>',
      'codes, as FAD06; or an answer: its lines in quotes, a file of JSON or XML, - for standard input',
    )
    .option('--json', 'print the entries as JSON, in both languages')
    .action(async (what: readonly string[], options: unknown) =>
      (await import('../actions/run-explain.ts')).explain(what, options),
    );
};
