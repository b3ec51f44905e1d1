import { boxOptions, logLevelOption } from './shared/shared-options.ts';
import { verb } from './shared/verb.ts';

export const demoVerb = verb({
  name: 'demo',
  about: {
    en: 'Issue and judge one document of each kind and variant, then stop',
    es: 'Emite y valida un documento de cada tipo y variante, y termina',
  },
  options: {
    ...boxOptions,
    '--trace <dir>': {
      en: 'write the result of each step for each document to that folder',
      es: 'escribe allí cada resultado intermedio de cada documento',
    },
    ...logLevelOption,
    '--json': { en: 'print the results as JSON', es: 'muestra los resultados como JSON' },
  },
  run: async (options) => (await import('./demo/run-demo.ts')).demo(options),
});
