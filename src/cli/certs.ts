import type { Command } from 'commander';
import { declareUsage } from './shared/usage.ts';
import { say } from '../harness/say.ts';

/** `ensayo certs` */
export const certsVerb = (program: Command): void => {
  const command = program
    .command('certs')
    .description(
      say(
        'List the certificates, good and bad, or write one to a file',
        'Lista los certificados, válidos y defectuosos, o escribe uno en un archivo',
      ),
    )
    .argument(
      '[name]',
      say(
        'which: good, expired, wrongNit, …; the list where absent',
        'cuál: good, expired, wrongNit, …; la lista si se omite',
      ),
    )
    .option('--nit <digits>', say('whose it is, without check digit', 'NIT del titular, sin dígito de verificación'))
    .option('--name <text>', say('name of the holder', 'nombre del titular'))
    .option(
      '--out <file>',
      say(
        'where to write it, with key and chain: .p12, .pfx or .pem',
        'dónde escribirlo, con clave y cadena: .p12, .pfx o .pem',
      ),
    )
    .option('--force', say('overwrite that file', 'sobrescribe ese archivo'))
    .option('--password <text>', say('of the .p12; "ensayo" where absent', 'del .p12; "ensayo" si se omite'))
    .option(
      '--root <file>',
      say(
        'write the root certificate instead: .pem, .crt or .cer (DER)',
        'escribe en su lugar el certificado raíz: .pem, .crt o .cer (DER)',
      ),
    )
    .option(
      '--clock <instant>',
      say('issue it as of that ISO 8601 instant', 'lo expide con fecha de ese instante ISO 8601'),
    )
    .option(
      '--seed <text>',
      say('the same seed gives the same serial number', 'la misma semilla da el mismo número de serie'),
    )
    .option('--json', say('print as JSON', 'muestra el resultado como JSON'))
    .action(async (name: string | undefined, options: object) =>
      (await import('./actions/run-certs.ts')).certs(name, options),
    );
  declareUsage(command, [
    {
      options: ['root'],
      excludes: ['nit', 'name', 'out', 'password', 'seed'],
      why: { en: 'The root is the same for all.', es: 'La raíz es la misma para todos.' },
    },
    { options: ['force'], needs: ['out', 'root'] },
    { options: ['password'], needs: ['out'] },
  ]);
};
