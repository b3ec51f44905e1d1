import type { Command } from 'commander';
import { collect } from './config/options.ts';
import { logLevelHelp } from './shared/shared-options.ts';
import { UsageError } from './shared/output.ts';
import { stoppingOption } from './shared/stopping.ts';
import { declareUsage, type Usage } from './shared/usage.ts';
import { say } from '../harness/say.ts';

const help = (): string =>
  say(
    `
Without options: a fictitious company sends the documents of every test set, is enabled, and issues its first
documents in production. The report is written below reports/rehearse.

Examples:
  ensayo rehearse --set invoicing --with-mistakes 3
  ensayo rehearse --registry company.yaml --company 900373115
  ensayo rehearse --wait --set payroll --timeout 3600
  ensayo rehearse --verify reports/rehearse/901700200-20261120-100000

Exit codes: 0 accepted, 1 rejected or incomplete (or changed, with --verify), 2 wrong usage.`,
    `
Sin opciones: una empresa ficticia envía los documentos de cada set de pruebas, queda habilitada y emite sus primeros
documentos en producción. El informe se escribe en reports/rehearse.

Ejemplos:
  ensayo rehearse --set invoicing --with-mistakes 3
  ensayo rehearse --registry empresa.yaml --company 900373115
  ensayo rehearse --wait --set payroll --timeout 3600
  ensayo rehearse --verify reports/rehearse/901700200-20261120-100000

Códigos de salida: 0 aceptado, 1 rechazado o incompleto (o modificado, con --verify), 2 uso incorrecto.`,
  );

/**
 * Reads an option that may not be repeated: the earlier value would be ignored silently.
 * @throws UsageError at the second one
 */
const onlyOnce = (flag: string): ((value: string) => string) => {
  let given: string | undefined;
  return (value) => {
    if (given !== undefined)
      throw new UsageError(
        say(
          `${flag} is given twice ("${given}" and "${value}"), and a rehearsal takes one. For several families: --set all, or one rehearsal each.`,
          `${flag} se indicó dos veces ("${given}" y "${value}"), y un ensayo admite uno. Para varias familias: --set all, o un ensayo por familia.`,
        ),
      );
    given = value;
    return value;
  };
};

const companyOptions = (command: Command): Command =>
  command
    .description(
      say(
        'Rehearse the certification (habilitación), and write a report of it that can be filed',
        'Ensaya la habilitación y escribe un informe que se puede archivar',
      ),
    )
    .option(
      '--set <name>',
      say('invoicing, invoicing-large, support, payroll, or all', 'invoicing, invoicing-large, support, payroll o all'),
      onlyOnce('--set'),
      'all',
    )
    .option(
      '--registry <file>',
      say(
        'your own company, instead of a fictitious one (ensayo docs registry)',
        'su propia empresa, en lugar de una ficticia (ensayo docs registry)',
      ),
    )
    .option(
      '--company <nit>',
      say(
        'which company of the registry file, or of the authority with --control or --attach',
        'empresa del archivo de registro, o de la autoridad con --control o --attach',
      ),
    )
    .option('--nit <digits>', say('the same as --company', 'lo mismo que --company'))
    .option(
      '--control <url>',
      say(
        'rehearse the company of an authority that runs already, on services of its own',
        'ensaya la empresa de una autoridad en ejecución, en servicios aparte',
      ),
    )
    .option(
      '--seed <text>',
      say(
        'of the documents: the same seed and clock give the same bytes',
        'de los documentos: la misma semilla y el mismo reloj dan los mismos bytes',
      ),
    )
    .option(
      '--clock <instant>',
      say('stop the clock at an ISO 8601 instant', 'detiene el reloj en un instante ISO 8601'),
    )
    .option(
      '--with-mistakes <count>',
      say(
        'also send so many wrong documents, which the sets then forgive',
        'envía además ese número de documentos con errores, que los sets toleran',
      ),
    );

const wayOptions = (command: Command): Command =>
  command
    .option(
      '--wait',
      say(
        'start the services and wait for your own program to send',
        'inicia los servicios y espera a que su propio programa envíe',
      ),
    )
    .option(
      '--attach <url>',
      say(
        'watch an authority that runs already, by its control interface',
        'observa una autoridad en ejecución, por su interfaz de control',
      ),
    )
    .option(
      '--timeout <seconds>',
      say('how long to wait, with --wait or --attach', 'cuánto esperar, con --wait o --attach'),
    )
    .option('--out <dir>', say('where to write the report', 'dónde escribir el informe'))
    .option('--force', say('overwrite the report in that folder', 'sobrescribe el informe de esa carpeta'))
    .option(
      '--verify <dir>',
      say(
        'instead: tell whether the files of a report are as they were written',
        'en su lugar: comprueba que los archivos de un informe no cambiaron',
      ),
    );

const serviceOptions = (command: Command): Command =>
  command
    .option('--profile <name>', say('rules that are on', 'reglas activas'), 'habilitación')
    .option(
      '--rule <code=state>',
      say('on, off, Rechazo or Notificación; may be repeated', 'on, off, Rechazo o Notificación; se puede repetir'),
      collect,
    )
    .option(
      '--trust <file>',
      say(
        'PEM or DER: certificates to trust besides; may be repeated',
        'PEM o DER: certificados adicionales en los que se confía; se puede repetir',
      ),
      collect,
    )
    .option(
      '--trust-any',
      say(
        'trust the certificates of any authority: for a first look only',
        'confía en los certificados de cualquier entidad: solo para una primera revisión',
      ),
    )
    .option(
      '--port <number>',
      say('with --wait: port of the issuing service', 'con --wait: puerto del servicio de emisión'),
      '8080',
    )
    .option(
      '--authority-port <number>',
      say('with --wait: port of the authority', 'con --wait: puerto de la autoridad'),
      '8081',
    )
    .option(
      '--https-port <number>',
      say(
        'with --wait: also serve the authority on HTTPS there',
        'con --wait: atiende además la autoridad por HTTPS en ese puerto',
      ),
      '8443',
    )
    .option('--no-https', say('with --wait: serve no HTTPS', 'con --wait: no atiende por HTTPS'))
    .option(
      '--ready-file <file>',
      say(
        'with --wait: write addresses and identifiers there; with --attach: read them there',
        'con --wait: escribe allí direcciones e identificadores; con --attach: los lee de allí',
      ),
    )
    .option(
      '--control-token <token>',
      say(
        'with --attach or --control: token of the control interface',
        'con --attach o --control: token de la interfaz de control',
      ),
    )
    .option('--tenant <name>', say('with --attach: which tenant', 'con --attach: cuál inquilino'))
    .option('--log-level <level>', logLevelHelp());

const ways = ['wait', 'attach'];

/** Each way of rehearsing has options of its own. */
const usages: readonly Usage[] = [
  { options: ['verify'], goesWith: [] },
  { options: ['wait'], excludes: ['attach'] },
  { options: ['timeout', 'exit-with-parent', 'ready-file'], needs: ways },
  { options: ['port', 'authority-port', 'https-port', 'no-https'], needs: ['wait'] },
  { options: ['https-port'], excludes: ['no-https'] },
  { options: ['tenant'], needs: ['attach'] },
  { options: ['control-token'], needs: ['attach', 'control'] },
  {
    options: ['with-mistakes'],
    excludes: ways,
    why: {
      en: 'Only documents that are generated can have mistakes.',
      es: 'Solo los documentos generados pueden llevar errores.',
    },
  },
  {
    options: ['force'],
    needs: ['out'],
    why: {
      en: 'Without a folder every report gets one of its own.',
      es: 'Sin una carpeta, cada informe recibe una propia.',
    },
  },
  { options: ['attach'], needs: ['company', 'nit'] },
  {
    options: ['attach'],
    excludes: ['registry'],
    why: {
      en: 'Extend the registry of that authority: ensayo registry load FILE --keep.',
      es: 'Amplíe el registro de esa autoridad: ensayo registry load ARCHIVO --keep.',
    },
  },
  {
    options: ['attach'],
    excludes: ['control'],
    why: {
      en: 'Both name a control interface: with --attach its documents count, with --control only its company is read.',
      es: 'Ambas nombran una interfaz de control: con --attach cuentan sus documentos, con --control solo se lee su empresa.',
    },
  },
  {
    options: ['attach'],
    excludes: ['profile', 'rule', 'trust', 'trust-any', 'clock', 'seed', 'log-level'],
    why: {
      en: 'The authority has its own: it is only watched.',
      es: 'La autoridad tiene los suyos: solo se observa.',
    },
  },
  {
    options: ['nit'],
    excludes: ['company'],
    why: { en: 'It is the earlier name of --company.', es: 'Es el nombre anterior de --company.' },
  },
];

/** `ensayo rehearse` */
export const rehearseVerb = (program: Command): void => {
  const command = serviceOptions(wayOptions(companyOptions(program.command('rehearse')))).option(
    '--json',
    say(
      'print the facts of the report as JSON, and nothing else',
      'muestra los datos del informe como JSON, y nada más',
    ),
  );
  declareUsage(stoppingOption(command), usages)
    .addHelpText('after', help())
    .action(async (options: unknown) => (await import('./rehearse/run-rehearse.ts')).rehearse(options));
};
