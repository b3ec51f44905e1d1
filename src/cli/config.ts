import type { Command } from 'commander';
import { say } from '../harness/say.ts';

const help = (): string =>
  say(
    `
ensayo.yaml in the working folder holds options that need not be repeated (docs/config.md):

  profile: strict
  commands:
    up: { port: 8090, ready-file: ready.json }
    conform: { lang: es }

Flags win over the environment, the environment over the file.`,
    `
El archivo ensayo.yaml de la carpeta de trabajo guarda opciones que no hace falta repetir (docs/config.md):

  profile: strict
  commands:
    up: { port: 8090, ready-file: ready.json }
    conform: { lang: es }

Las opciones de la línea de comandos prevalecen sobre las variables de entorno, y estas sobre el archivo.`,
  );

/** `ensayo config` */
export const configVerb = (program: Command): void => {
  program
    .command('config')
    .description(
      say(
        'Show the options that a command would use, and where each value comes from',
        'Muestra las opciones que usaría un comando y de dónde viene cada valor',
      ),
    )
    .argument(
      '[command...]',
      say('up where none is named; for example: registry load', 'up si se omite; por ejemplo: registry load'),
    )
    .option('--all', say('also those that nothing sets', 'también las que no tienen valor'))
    .option('--json', say('print them as JSON', 'las muestra como JSON'))
    .addHelpText('after', help())
    .action(async (words: readonly string[], flags: object) =>
      (await import('./config/run-config.ts')).config(program, words, flags),
    );
};
