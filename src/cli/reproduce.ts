import { companyControlOptions, companyControlUsages } from './shared/shared-options.ts';
import { verb } from './shared/verb.ts';

export const reproduceVerb = verb({
  name: 'reproduce',
  about: {
    en: 'Send a valid document, and the same one broken so that a rule fires',
    es: 'Envía un documento válido, y el mismo alterado para que incumpla una regla',
  },
  arguments: [['<code>', { en: 'for example FAD06', es: 'por ejemplo FAD06', words: 'code' }]],
  options: {
    '--document <kind>': {
      en: 'the kind of document; the first that has the rule by default',
      es: 'el tipo de documento; por defecto el primero que tiene la regla',
      words: 'document',
    },
    '--out <dir>': {
      en: 'folder for request, XML, envelope, answer, verdict and difference',
      es: 'carpeta para solicitud, XML, sobre, respuesta, resultado y diferencia',
    },
    '--seed <text>': {
      en: 'make identifiers and serial numbers reproducible',
      es: 'hace reproducibles los identificadores y los números de serie',
      byDefault: 'reproduce',
    },
    '--clock <instant>': {
      en: 'stop the clock of both services at an ISO 8601 instant',
      es: 'detiene el reloj de ambos servicios en un instante ISO 8601',
    },
    '--json': {
      en: 'print what came of it as JSON, with the paths of the files',
      es: 'muestra el resultado como JSON, con las rutas de los archivos',
    },
    ...companyControlOptions,
  },
  usages: companyControlUsages,
  run: async (code, options) => (await import('./reproduce/run-reproduce.ts')).reproduce(code, options),
});
