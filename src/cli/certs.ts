import { verb } from './shared/verb.ts';

export const certsVerb = verb({
  name: 'certs',
  about: {
    en: 'List the certificates, good and bad, or write one to a file',
    es: 'Lista los certificados, válidos y defectuosos, o escribe uno en un archivo',
  },
  page: 'certificate',
  arguments: [
    [
      '[name]',
      {
        en: 'which: good, expired, wrongNit, …; the list where absent',
        es: 'cuál: good, expired, wrongNit, …; la lista si se omite',
        words: 'certificate',
      },
    ],
  ],
  options: {
    '--nit <digits>': { en: 'whose it is, without check digit', es: 'NIT del titular, sin dígito de verificación' },
    '--name <text>': { en: 'name of the holder', es: 'nombre del titular' },
    '--out <file>': {
      en: 'where to write it, with key and chain: .p12, .pfx or .pem',
      es: 'dónde escribirlo, con clave y cadena: .p12, .pfx o .pem',
    },
    '--force': { en: 'overwrite that file', es: 'sobrescribe ese archivo' },
    '--password <text>': {
      en: 'of the .p12; "ensayo" where absent',
      es: 'del .p12; "ensayo" si se omite',
      secret: true,
    },
    '--root <file>': {
      en: 'write the root certificate instead: .pem, .crt or .cer (DER)',
      es: 'escribe en su lugar el certificado raíz: .pem, .crt o .cer (DER)',
    },
    '--clock <instant>': {
      en: 'issue it as of that ISO 8601 instant',
      es: 'lo expide con fecha de ese instante ISO 8601',
    },
    '--seed <text>': {
      en: 'the same seed gives the same serial number',
      es: 'la misma semilla da el mismo número de serie',
    },
    '--json': { en: 'print as JSON', es: 'muestra el resultado como JSON' },
  },
  usages: [
    {
      options: ['root'],
      excludes: ['nit', 'name', 'out', 'password', 'seed'],
      why: { en: 'The root is the same for all.', es: 'La raíz es la misma para todos.' },
    },
    { options: ['force'], needs: ['out', 'root'] },
    { options: ['password'], needs: ['out'] },
  ],
  run: async (name, options) => (await import('./certs/run-certs.ts')).certs(name, options),
});
