import { verb } from './shared/verb.ts';

export const reportVerb = verb({
  name: 'report',
  about: {
    en: 'Write the HTML page, JSON and JUnit from the messages of a conformance run',
    es: 'Escribe la página HTML, el JSON y el JUnit a partir de los mensajes de una ejecución de conformidad',
  },
  arguments: [
    [
      '<messages>',
      {
        en: 'what cucumber-js --format message:FILE wrote',
        es: 'lo que escribió cucumber-js --format message:ARCHIVO',
      },
    ],
  ],
  options: {
    '--out <dir>': {
      en: 'folder for report.html, report.json, junit.xml and messages.ndjson',
      es: 'carpeta para report.html, report.json, junit.xml y messages.ndjson',
      required: true,
    },
    '--json': { en: 'print counts and paths as JSON', es: 'muestra cantidades y rutas como JSON' },
  },
  run: async (messages, options) => (await import('./report/run-report.ts')).report(messages, options),
});
