import type { Command } from 'commander';
import { languageOption } from '../shared-options.ts';

/** `ensayo explain` */
export const explainVerb = (program: Command): void => {
  languageOption(program.command('explain'))
    .description('Explain a rule of the authority')
    .argument('<code>', 'for example FAD06')
    .option('--json', 'print the entries as JSON, in both languages')
    .action(async (code: string, options: unknown) =>
      (await import('../actions/run-explain.ts')).explain(code, options),
    );
};
