import type { Command } from 'commander';

const help = `
ensayo.yaml in the working folder holds options that need not be repeated (docs/config.md):

  profile: strict
  commands:
    up: { port: 8090, ready-file: ready.json }
    conform: { lang: es }

Flags win over the environment, the environment over the file.`;

/** `ensayo config` */
export const configVerb = (program: Command): void => {
  program
    .command('config')
    .description('Show the options that a command would use, and where each value comes from')
    .argument('[command...]', 'up where none is named; for example: registry load')
    .option('--all', 'also those that nothing sets')
    .option('--json', 'print them as JSON')
    .addHelpText('after', help)
    .action(async (words: readonly string[], flags: object) =>
      (await import('../config/run-config.ts')).config(program, words, flags),
    );
};
