import type { Command } from 'commander';
import { collect } from './config/options.ts';
import { boxOptions } from './shared/shared-options.ts';
import { say } from '../harness/say.ts';

/** `ensayo judge` */
export const judgeVerb = (program: Command): void => {
  boxOptions(program.command('judge'))
    .description(
      say(
        'Judge documents offline, alone or in a ZIP, an AttachedDocument or a SOAP message',
        'Valida documentos sin conexión, sueltos o en un ZIP, un AttachedDocument o un mensaje SOAP',
      ),
    )
    .argument(
      '<file...>',
      say(
        'files, folders of .xml and .zip files, or - for standard input',
        'archivos, carpetas con archivos .xml y .zip, o - para la entrada estándar',
      ),
    )
    .option(
      '--prior <file>',
      say(
        'a document accepted before, which these refer to; a file, a folder, a ZIP; may be repeated',
        'un documento ya aceptado, al que estos se refieren; un archivo, una carpeta, un ZIP; se puede repetir',
      ),
      collect,
    )
    .option(
      '--no-changes',
      say(
        'do not look for the changes that make a rejected document pass',
        'no busca los cambios con los que se aceptaría un documento rechazado',
      ),
    )
    .option(
      '--json',
      say('print the reports as JSON, in both languages', 'muestra los informes como JSON, en ambos idiomas'),
    )
    .action(async (files: readonly string[], options: unknown) =>
      (await import('./judge/run-judge.ts')).judge(files, options),
    );
};
