import { verb } from './shared/verb.ts';

export const explainVerb = verb({
  name: 'explain',
  about: {
    en: 'Explain rules of the authority, or each line of an answer',
    es: 'Explica reglas de la autoridad, o cada línea de una respuesta',
  },
  arguments: [
    [
      '<what...>',
      {
        en: 'codes, as FAD06, an id of advice, as due-before-issue, or any text that has codes: in quotes, a file of JSON, XML or a log, - for standard input',
        es: 'códigos, como FAD06, el id de un aviso, como due-before-issue, o un texto que tenga códigos: entre comillas, un archivo JSON, XML o de registro, - para la entrada estándar',
        words: 'code',
      },
    ],
  ],
  options: {
    '--at <date>': {
      en: 'show values that have dates as on that one instead of today',
      es: 'muestra los valores que tienen fechas como en esa, y no como hoy',
    },
    '--json': {
      en: 'print the entries as JSON, in both languages',
      es: 'muestra las reglas como JSON, en ambos idiomas',
    },
  },
  run: async (what, options) => (await import('./explain/run-explain.ts')).explain(what, options),
});
