/** The options of `ensayo up`, and what the services get of them. Loaded with the verb, so the rest is imported late. */
import { compatibilities } from '../../issuer/company.ts';
import type { BoxOptions } from '../../harness/box-types.ts';
import type { ProcessLog } from '../../harness/log-writer.ts';
import { spoken } from '../shared/spoken.ts';
import { durationOf } from '../shared/duration.ts';
import type { FlagsOf, Options } from '../shared/option-table.ts';
import { note, UsageError } from '../shared/output.ts';
import { allowAuthorityOption, boxOptions, logLevelOption } from '../shared/shared-options.ts';
import { stoppingOption } from '../shared/stopping.ts';

export const upOptions = {
  ...boxOptions,
  ...stoppingOption,
  '--host <address>': { en: 'address to bind', es: 'dirección en la que escucha', byDefault: '127.0.0.1' },
  '--port <number>': { en: 'port of the issuing service', es: 'puerto del servicio de emisión', byDefault: '8080' },
  '--alt-port <number>': {
    en: 'a second port of the issuing service, with the same paths',
    es: 'un segundo puerto del servicio de emisión, con las mismas rutas',
  },
  '--authority-port <number>': { en: 'port of the authority', es: 'puerto de la autoridad', byDefault: '8081' },
  '--https-port <number>': {
    en: 'also serve the authority on HTTPS there',
    es: 'atiende además la autoridad por HTTPS en ese puerto',
    byDefault: '8443',
  },
  '--no-https': { en: 'serve no HTTPS', es: 'no atiende por HTTPS' },
  '--address <url>': {
    en: 'an additional address accepted in wsa:To; may be repeated',
    es: 'una dirección adicional que se acepta en wsa:To; se puede repetir',
    repeated: true,
  },
  '--explain-faults': {
    en: 'put the diagnosis of a SOAP fault into its reason; the real platform says nothing',
    es: 'incluye el diagnóstico de un fallo SOAP en su motivo; la plataforma real no lo hace',
  },
  '--allow-host <name>': {
    en: 'a further name under which it may be asked for; may be repeated',
    es: 'otro nombre con el que se le puede llamar; se puede repetir',
    repeated: true,
    variable: 'ENSAYO_ALLOW_HOSTS',
  },
  '--metrics-port <number>': {
    en: 'serve /metrics for Prometheus, /health and /ready on that port',
    es: 'atiende /metrics para Prometheus, /health y /ready en ese puerto',
  },
  '--drain <duration>': {
    en: 'when stopped, answer 503 at /ready for that long before the services close: 10s; 0s by default',
    es: 'al detenerse, responde 503 en /ready durante ese tiempo antes de cerrar los servicios: 10s; por defecto 0s',
  },
  '--keep-documents <number>': {
    en: 'the latest documents keep their XML and PDF, in each tenant; 0 or all: every one; in memory 10000 by default',
    es: 'los documentos más recientes conservan su XML y su PDF, en cada espacio de pruebas; 0 o all: todos; en memoria, 10000 por defecto',
  },
  '--keep-days <number>': {
    en: 'they keep them that many days, by the clock of the services',
    es: 'los conservan esa cantidad de días, según el reloj de los servicios',
  },
  '--keep-records <number>': {
    en: 'the latest documents whose number, code and verdict are remembered; in memory ten times --keep-documents',
    es: 'los documentos más recientes cuyo número, código y veredicto se recuerdan; en memoria, diez veces --keep-documents',
  },
  ...allowAuthorityOption,
  '--only <service>': {
    en: 'simulator or issuer: start that one alone',
    es: 'simulator o issuer: inicia solo ese',
    words: 'service',
  },
  '--authority <url>': {
    en: 'with --only issuer: the SOAP service that it sends to',
    es: 'con --only issuer: el servicio SOAP al que envía',
  },
  '--data <dir>': {
    en: 'keep the state of both services in that folder',
    es: 'guarda el estado de ambos servicios en esa carpeta',
  },
  '--postgres <url>': {
    en: 'keep the state in that PostgreSQL database, which further processes can share; else ENSAYO_POSTGRES',
    es: 'guarda el estado en esa base de datos PostgreSQL, que otros procesos pueden compartir; si se omite, ENSAYO_POSTGRES',
    variable: 'ENSAYO_POSTGRES',
    secret: true,
  },
  '--workers <number>': {
    en: 'with --data or --postgres: that many processes behind the same addresses',
    es: 'con --data o --postgres: tantos procesos detrás de las mismas direcciones',
  },
  '--key-file <file>': {
    en: 'key of the secrets in --data or --postgres; else ENSAYO_KEY, or a file of the user',
    es: 'clave de los secretos en --data o --postgres; si se omite, ENSAYO_KEY o un archivo del usuario',
    variable: 'ENSAYO_KEY',
  },
  '--new-token': {
    en: 'with --data: make a new access token, where the first one is lost; earlier ones stay valid',
    es: 'con --data: crea un nuevo token de acceso, si el primero se perdió; los anteriores siguen vigentes',
  },
  '--ready-file <file>': {
    en: 'write addresses and token there once both listen',
    es: 'escribe allí las direcciones y el token cuando ambos escuchan',
  },
  '--demo': {
    en: 'issue and judge a document of each kind when ready; with --json the result is in the object',
    es: 'emite y valida un documento de cada tipo al iniciar; con --json el resultado está en el objeto',
  },
  '--compatibility <mode>': {
    en: 'whose clients the answers are for: ResponseAuthority (default), dialect (ResponseDian, its files and sentences) or both',
    es: 'para qué clientes son las respuestas: ResponseAuthority (por defecto), dialect (ResponseDian, sus archivos y frases) o both',
    words: 'mode',
  },
  ...logLevelOption,
  '--json': { en: 'print one JSON object when ready', es: 'muestra un objeto JSON al iniciar' },
} as const satisfies Options;

export type Flags = FlagsOf<typeof upOptions>;

export const compatibilityOf = ({ compatibility }: Flags): BoxOptions['compatibility'] => {
  const known = compatibilities.find((each) => each === compatibility);
  if (compatibility === known) return known;
  throw new UsageError({
    en: `--compatibility is "${compatibility ?? ''}". Expected ${compatibilities.join(', ')}.`,
    es: `--compatibility es "${compatibility ?? ''}". Se esperaba ${compatibilities.join(', ')}.`,
  });
};

/** @throws UsageError, or an option problem, for the first one that is wrong */
export const optionsOf = async (flags: Flags, log: ProcessLog): Promise<BoxOptions> => {
  const [read, { keepOf }, { postgresOf }] = await Promise.all([
    import('../shared/box-options.ts'),
    import('../shared/keep-options.ts'),
    import('./state-place.ts'),
  ]);
  return {
    ...(await read.boxOptionsOf(flags)),
    addresses: read.addressesOf(flags.address),
    explainFaults: flags.explainFaults,
    host: read.hostOf(flags.host),
    allowHosts: read.allowedHostsOf(flags.allowHost),
    allowAuthorities: read.allowedAuthoritiesOf(flags.allowAuthority),
    ports: {
      issuer: read.portOf(flags.port, '--port'),
      alternative: flags.altPort === undefined ? undefined : read.portOf(flags.altPort, '--alt-port'),
      authority: read.portOf(flags.authorityPort, '--authority-port'),
      https: flags.https ? read.portOf(flags.httpsPort, '--https-port') : undefined,
    },
    data: flags.data,
    postgres: postgresOf(flags),
    keyFile: flags.keyFile,
    ...keepOf(flags),
    newTokens: flags.newToken,
    onNotice: note,
    token: process.env.ENSAYO_TOKEN,
    controlToken: process.env.ENSAYO_CONTROL_TOKEN,
    compatibility: compatibilityOf(flags),
    language: spoken(),
    log,
  };
};

/** Milliseconds between the wish to stop and the end, for a load balancer to notice. */
export const drainOf = ({ drain }: Flags): number => (drain === undefined ? 0 : durationOf(drain));
