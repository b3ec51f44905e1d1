import { verb } from './shared/verb.ts';

export const docsVerb = verb({
  name: 'docs',
  about: {
    en: 'Print a page of the documentation, or list the pages',
    es: 'Muestra una página de la documentación, o lista las páginas',
  },
  arguments: [
    [
      '[topic]',
      {
        en: 'for example registry, ci, rules or rules/FAU14',
        es: 'por ejemplo registro, certificado, reglas o reglas/FAU14',
      },
    ],
  ],
  options: {
    '--json': {
      en: 'print the pages as JSON: topic, name, title, path, language, section',
      es: 'muestra las páginas como JSON: tema, nombre, título, ruta, idioma, sección',
    },
  },
  run: async (topic, options) => (await import('./docs/run-docs.ts')).docs(topic, options),
});
