import { verb } from './shared/verb.ts';

const help = {
  en: `
ensayo.yaml in the working folder holds options that need not be repeated (docs/config.md):

  profile: strict
  commands:
    up: { port: 8090, ready-file: ready.json }
    conform: { lang: es }

Flags win over the environment, the environment over the file.`,
  es: `
El archivo ensayo.yaml de la carpeta de trabajo guarda opciones que no hace falta repetir (docs/config.md):

  profile: strict
  commands:
    up: { port: 8090, ready-file: ready.json }
    conform: { lang: es }

Las opciones de la línea de comandos prevalecen sobre las variables de entorno, y estas sobre el archivo.`,
};

export const configVerb = verb({
  name: 'config',
  about: {
    en: 'Show the options that a command would use, and where each value comes from',
    es: 'Muestra las opciones que usaría un comando y de dónde viene cada valor',
  },
  page: 'config',
  arguments: [
    [
      '[command...]',
      { en: 'up where none is named; for example: registry load', es: 'up si se omite; por ejemplo: registry load' },
    ],
  ],
  options: {
    '--all': { en: 'also those that nothing sets', es: 'también las que no tienen valor' },
    '--json': { en: 'print them as JSON', es: 'las muestra como JSON' },
  },
  help,
  run: async (words, flags, command) =>
    (await import('./config/run-config.ts')).config(command.parent ?? command, words, flags),
});
