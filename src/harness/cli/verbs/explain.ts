import type { Command } from 'commander';

/** `ensayo explain` */
export const explainVerb = (program: Command): void => {
  program
    .command('explain')
    .description('Explain a rule of the authority')
    .argument('<code>', 'for example FAD06')
    .option('--json', 'print the entries as JSON')
    .action(async (code: string, options: unknown) =>
      (await import('../actions/run-explain.ts')).explain(code, options),
    );
};
