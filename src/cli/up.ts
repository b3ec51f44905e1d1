import type { Command } from 'commander';
import { collect } from './config/options.ts';
import { allowAuthorityOption, boxOptions, logLevelHelp } from './shared/shared-options.ts';
import { stoppingOption } from './shared/stopping.ts';
import { declareUsage, type Usage } from './shared/usage.ts';
import { say } from '../harness/say.ts';

const addressOptions = (command: Command): Command =>
  command
    .option('--host <address>', say('address to bind', 'dirección en la que escucha'), '127.0.0.1')
    .option('--port <number>', say('port of the issuing service', 'puerto del servicio de emisión'), '8080')
    .option(
      '--alt-port <number>',
      say(
        'a second port of the issuing service, with the same paths',
        'un segundo puerto del servicio de emisión, con las mismas rutas',
      ),
    )
    .option('--authority-port <number>', say('port of the authority', 'puerto de la autoridad'), '8081')
    .option(
      '--https-port <number>',
      say('also serve the authority on HTTPS there', 'atiende además la autoridad por HTTPS en ese puerto'),
      '8443',
    )
    .option('--no-https', say('serve no HTTPS', 'no atiende por HTTPS'))
    .option(
      '--address <url>',
      say(
        'an additional address accepted in wsa:To; may be repeated',
        'una dirección adicional que se acepta en wsa:To; se puede repetir',
      ),
      collect,
    )
    .option(
      '--explain-faults',
      say(
        'put the diagnosis of a SOAP fault into its reason; the real platform says nothing',
        'incluye el diagnóstico de un fallo SOAP en su motivo; la plataforma real no lo hace',
      ),
    )
    .option(
      '--allow-host <name>',
      say(
        'a further name under which it may be asked for; may be repeated',
        'otro nombre con el que se le puede llamar; se puede repetir',
      ),
      collect,
    );

/** How many documents are kept. */
const keepOptions = (command: Command): Command =>
  command
    .option(
      '--keep-documents <number>',
      say(
        'the latest documents keep their XML and PDF, in each tenant; 0 or all: every one; in memory 10000 by default',
        'los documentos más recientes conservan su XML y su PDF, en cada espacio de pruebas; 0 o all: todos; en memoria, 10000 por defecto',
      ),
    )
    .option(
      '--keep-days <number>',
      say(
        'they keep them that many days, by the clock of the services',
        'los conservan esa cantidad de días, según el reloj de los servicios',
      ),
    )
    .option(
      '--keep-records <number>',
      say(
        'the latest documents whose number, code and verdict are remembered; in memory ten times --keep-documents',
        'los documentos más recientes cuyo número, código y veredicto se recuerdan; en memoria, diez veces --keep-documents',
      ),
    );

/** For supervisors, load balancers and Prometheus. */
const operatingOptions = (command: Command): Command =>
  command
    .option(
      '--metrics-port <number>',
      say(
        'serve /metrics for Prometheus, /health and /ready on that port',
        'atiende /metrics para Prometheus, /health y /ready en ese puerto',
      ),
    )
    .option(
      '--drain <duration>',
      say(
        'when stopped, answer 503 at /ready for that long before the services close: 10s; 0s by default',
        'al detenerse, responde 503 en /ready durante ese tiempo antes de cerrar los servicios: 10s; por defecto 0s',
      ),
    );

const usages: readonly Usage[] = [
  {
    options: ['demo'],
    excludes: ['only', 'workers'],
    why: {
      en: 'The demonstration issues and judges in one process.',
      es: 'La demostración emite y valida en un solo proceso.',
    },
  },
  {
    options: ['only=issuer'],
    needs: ['authority'],
    why: { en: 'It is the SOAP service that it sends to.', es: 'Es el servicio SOAP al que envía.' },
  },
  {
    options: ['authority', 'allow-authority'],
    needs: ['only=issuer'],
    why: { en: 'Without it our own authority is started.', es: 'Sin esa opción se inicia la autoridad incluida.' },
  },
  {
    options: ['new-token'],
    excludes: ['only=simulator'],
    why: { en: 'It is for the issuing service.', es: 'Es para el servicio de emisión.' },
  },
  { options: ['new-token', 'key-file'], needs: ['data', 'postgres'] },
  {
    options: ['workers'],
    needs: ['data', 'postgres'],
    why: {
      en: 'Processes cannot share what is in memory.',
      es: 'Los procesos no pueden compartir lo que está en memoria.',
    },
  },
  {
    options: ['only=simulator'],
    excludes: ['port', 'alt-port', 'compatibility'],
    why: { en: 'That is of the issuing service.', es: 'Es del servicio de emisión.' },
  },
  {
    options: ['only=issuer'],
    excludes: ['authority-port', 'https-port', 'address', 'explain-faults'],
    why: { en: 'That is of the authority.', es: 'Es de la autoridad.' },
  },
  { options: ['https-port'], excludes: ['no-https'] },
];

/** `ensayo up` */
export const upVerb = (program: Command): void => {
  const command = allowAuthorityOption(
    keepOptions(operatingOptions(addressOptions(stoppingOption(boxOptions(program.command('up')))))),
  )
    .description(
      say(
        'Start the issuing service and the authority, and keep them running',
        'Inicia el servicio de emisión y la autoridad, y los mantiene en ejecución',
      ),
    )
    .option('--only <service>', say('simulator or issuer: start that one alone', 'simulator o issuer: inicia solo ese'))
    .option(
      '--authority <url>',
      say('with --only issuer: the SOAP service that it sends to', 'con --only issuer: el servicio SOAP al que envía'),
    )
    .option(
      '--data <dir>',
      say('keep the state of both services in that folder', 'guarda el estado de ambos servicios en esa carpeta'),
    )
    .option(
      '--postgres <url>',
      say(
        'keep the state in that PostgreSQL database, which further processes can share; else ENSAYO_POSTGRES',
        'guarda el estado en esa base de datos PostgreSQL, que otros procesos pueden compartir; si se omite, ENSAYO_POSTGRES',
      ),
    )
    .option(
      '--workers <number>',
      say(
        'with --data or --postgres: that many processes behind the same addresses',
        'con --data o --postgres: tantos procesos detrás de las mismas direcciones',
      ),
    )
    .option(
      '--key-file <file>',
      say(
        'key of the secrets in --data or --postgres; else ENSAYO_KEY, or a file of the user',
        'clave de los secretos en --data o --postgres; si se omite, ENSAYO_KEY o un archivo del usuario',
      ),
    )
    .option(
      '--new-token',
      say(
        'with --data: make a new access token, where the first one is lost; earlier ones stay valid',
        'con --data: crea un nuevo token de acceso, si el primero se perdió; los anteriores siguen vigentes',
      ),
    )
    .option(
      '--ready-file <file>',
      say(
        'write addresses and token there once both listen',
        'escribe allí las direcciones y el token cuando ambos escuchan',
      ),
    )
    .option(
      '--demo',
      say(
        'issue and judge a document of each kind when ready; with --json the result is in the object',
        'emite y valida un documento de cada tipo al iniciar; con --json el resultado está en el objeto',
      ),
    )
    .option(
      '--compatibility <mode>',
      say(
        'where the answer of the authority is: ResponseAuthority (default), ResponseDian or both',
        'dónde va la respuesta de la autoridad: ResponseAuthority (por defecto), ResponseDian o both',
      ),
    )
    .option('--log-level <level>', logLevelHelp())
    .option('--json', say('print one JSON object when ready', 'muestra un objeto JSON al iniciar'));
  declareUsage(command, usages).action(async (options: unknown) => (await import('./up/run-up.ts')).up(options));
};
