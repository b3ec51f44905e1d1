import { boxOptions } from './shared/shared-options.ts';
import { verb } from './shared/verb.ts';

export const judgeVerb = verb({
  name: 'judge',
  about: {
    en: 'Judge documents offline, alone or in a ZIP, an AttachedDocument or a SOAP message',
    es: 'Valida documentos sin conexión, sueltos o en un ZIP, un AttachedDocument o un mensaje SOAP',
  },
  page: 'judge',
  arguments: [
    [
      '<file...>',
      {
        en: 'files, folders of .xml and .zip files, or - for standard input',
        es: 'archivos, carpetas con archivos .xml y .zip, o - para la entrada estándar',
      },
    ],
  ],
  options: {
    ...boxOptions,
    '--prior <file>': {
      en: 'a document accepted before, which these refer to; a file, a folder, a ZIP; may be repeated',
      es: 'un documento ya aceptado, al que estos se refieren; un archivo, una carpeta, un ZIP; se puede repetir',
      repeated: true,
    },
    '--no-changes': {
      en: 'do not look for the changes that make a rejected document pass',
      es: 'no busca los cambios con los que se aceptaría un documento rechazado',
    },
    '--write-fixed <file>': {
      en: 'write the one rejected document there with those changes made; it has to be signed again',
      es: 'escribe allí el documento rechazado, uno solo, con esos cambios; hay que firmarlo de nuevo',
    },
    '--force': { en: 'overwrite that file', es: 'sobrescribe ese archivo' },
    '--format <name>': {
      en: 'print findings as annotations of files, for github or gitlab',
      es: 'muestra los hallazgos como anotaciones de los archivos, para github o gitlab',
      words: 'format',
    },
    '--json': {
      en: 'print the reports as JSON, in both languages',
      es: 'muestra los informes como JSON, en ambos idiomas',
    },
  },
  usages: [
    { options: ['write-fixed'], excludes: ['no-changes'] },
    { options: ['force'], needs: ['write-fixed'] },
    { options: ['format'], excludes: ['json', 'write-fixed', 'no-changes'] },
  ],
  run: async (files, options) => (await import('./judge/run-judge.ts')).judge(files, options),
});
