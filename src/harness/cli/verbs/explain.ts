import type { Command } from 'commander';

/** `ensayo explain` */
export const explainVerb = (program: Command): void => {
  program
    .command('explain')
    .description('Explain a rule of the authority')
    .argument('<code>', 'for example FAD06')
    .option('--lang <language>', 'language of the texts of rules: en or es', 'en')
    .option('--json', 'print the entries as JSON, in both languages')
    .action(async (code: string, options: unknown) =>
      (await import('../actions/run-explain.ts')).explain(code, options),
    );
};
