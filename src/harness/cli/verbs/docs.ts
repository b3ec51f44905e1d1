import type { Command } from 'commander';
import { languageOption } from '../shared-options.ts';

/** `ensayo docs` */
export const docsVerb = (program: Command): void => {
  languageOption(program.command('docs'))
    .description('Print a page of the documentation, or list the pages')
    .argument('[topic]', 'for example registry, judge or ci')
    .option('--json', 'print the pages as JSON: topic, title, path')
    .action(async (topic: string | undefined, options: unknown) =>
      (await import('../actions/run-docs.ts')).docs(topic, options),
    );
};
