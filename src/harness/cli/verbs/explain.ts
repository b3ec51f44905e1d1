import type { Command } from 'commander';

/** `ensayo explain` */
export const explainVerb = (program: Command): void => {
  program
    .command('explain')
    .description('Explain a rule of the authority')
    .argument('<code>', 'for example FAD06')
    .option('--lang <language>', 'en or es; what a rule does not say in Spanish stays English', 'en')
    .option('--json', 'print the entries as JSON, in each language that they have')
    .action(async (code: string, options: unknown) =>
      (await import('../actions/run-explain.ts')).explain(code, options),
    );
};
