import type { Command } from 'commander';
import { say } from '../harness/say.ts';

/** `ensayo docs` */
export const docsVerb = (program: Command): void => {
  program
    .command('docs')
    .description(
      say(
        'Print a page of the documentation, or list the pages',
        'Muestra una página de la documentación, o lista las páginas',
      ),
    )
    .argument('[topic]', say('for example registry, judge or ci', 'por ejemplo registry, judge o ci'))
    .option(
      '--json',
      say('print the pages as JSON: topic, title, path', 'muestra las páginas como JSON: tema, título, ruta'),
    )
    .action(async (topic: string | undefined, options: unknown) =>
      (await import('./actions/run-docs.ts')).docs(topic, options),
    );
};
