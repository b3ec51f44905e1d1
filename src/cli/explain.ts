import type { Command } from 'commander';
import { say } from '../harness/say.ts';

/** `ensayo explain` */
export const explainVerb = (program: Command): void => {
  program
    .command('explain')
    .description(
      say(
        'Explain rules of the authority, or each line of an answer',
        'Explica reglas de la autoridad, o cada línea de una respuesta',
      ),
    )
    .argument(
      '<what...>',
      say(
        'codes, as FAD06, or any text that has some: in quotes, a file of JSON, XML or a log, - for standard input',
        'códigos, como FAD06, o un texto que los tenga: entre comillas, un archivo JSON, XML o de registro, - para la entrada estándar',
      ),
    )
    .option(
      '--json',
      say('print the entries as JSON, in both languages', 'muestra las reglas como JSON, en ambos idiomas'),
    )
    .action(async (what: readonly string[], options: unknown) =>
      (await import('./explain/run-explain.ts')).explain(what, options),
    );
};
