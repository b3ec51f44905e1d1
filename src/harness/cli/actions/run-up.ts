import { processAge } from '../../../common/env/env.ts';
import { isLoopbackHost } from '../../../common/http/callers.ts';
import type { RunningAuthority } from '../../../../simulator/server.ts';
import { compatibilities, type Compatibility } from '../../../issuer/company.ts';
import { startBox, type Box, type BoxOptions, startAuthorityAlone, startIssuerAlone } from '../../box.ts';
import { consolePorts } from '../../console-ports.ts';
import type { ProcessLog } from '../../log-writer.ts';
import type { Metrics } from '../../metrics/metrics.ts';
import type { MetricsServer } from '../../metrics/serve.ts';
import { reachAuthority } from '../../target/reach.ts';
import { ownVersion } from '../../own-version.ts';
import { logOf, type LogFlags } from '../log.ts';
import { addressesOf, allowedHostsOf, boxOptionsOf, hostOf, portOf, type BoxFlags } from '../box-options.ts';
import { bold, dim, exitCodes, note, print, printJson, UsageError, whenCrashed } from '../output.ts';
import { claimReadyFile, type ReadyFacts } from '../ready-file.ts';
import { onStop, type StoppingFlags } from '../stopping.ts';
import { say } from '../../say.ts';

type Flags = BoxFlags &
  LogFlags &
  StoppingFlags & {
    readonly host: string;
    readonly port: string;
    readonly altPort?: string;
    readonly authorityPort: string;
    /** False with --no-https. */
    readonly https: boolean;
    readonly httpsPort: string;
    readonly only?: string;
    readonly authority?: string;
    readonly address?: readonly string[];
    readonly explainFaults?: boolean;
    readonly allowHost?: readonly string[];
    readonly data?: string;
    readonly postgres?: string;
    readonly keyFile?: string;
    readonly newToken?: boolean;
    readonly metricsPort?: string;
    readonly readyFile?: string;
    readonly demo?: boolean;
    readonly compatibility?: string;
    readonly json?: boolean;
  };

/** The facts about running services that a script needs. */
type Ready = ReadyFacts & {
  readonly issuerAlternative?: string;
  readonly authorityHttps?: string;
  readonly token?: string;
  /** From the registry file; each token is shown once. */
  readonly companies?: Box['companies'];
  /** Certificates of any authority are accepted. */
  readonly trustAny?: true;
  /** Of the authority's control interface, on loopback only. */
  readonly control?: { readonly url: string; readonly token: string };
  /** The link that opens the authority's pages for people; anyone who has it controls the authority. */
  readonly console?: string;
  /** For Prometheus. */
  readonly metrics?: string;
  readonly readyMs: number;
};

const compatibilityOf = ({ compatibility }: Flags): BoxOptions['compatibility'] => {
  const known = compatibilities.find((each) => each === compatibility);
  if (compatibility === known) return known;
  throw new UsageError(
    say(
      `--compatibility is "${compatibility ?? ''}". Expected ${compatibilities.join(', ')}.`,
      `--compatibility es "${compatibility ?? ''}". Se esperaba ${compatibilities.join(', ')}.`,
    ),
  );
};

/** The environment can give it too, where the processes of others cannot read the password. */
const postgresOf = ({ data, postgres = process.env.ENSAYO_POSTGRES ?? '' }: Flags): string | undefined => {
  if (postgres === '') return undefined;
  if (data !== undefined)
    throw new UsageError(
      say(
        '--data and --postgres (or ENSAYO_POSTGRES) both say where the state is kept: leave out one.',
        '--data y --postgres (o ENSAYO_POSTGRES) indican ambos dónde se guarda el estado: omita uno.',
      ),
    );
  if (/^postgres(?:ql)?:\/\/[^/]+\/[^/]+$/.test(postgres) && URL.canParse(postgres)) return postgres;
  throw new UsageError(
    say(
      '--postgres (or ENSAYO_POSTGRES) is not the address of a database. Expected postgres://user:password@host:5432/database.',
      '--postgres (o ENSAYO_POSTGRES) no es la dirección de una base de datos. Se esperaba postgres://usuario:clave@host:5432/base.',
    ),
  );
};

const optionsOf = async (flags: Flags, log: ProcessLog): Promise<BoxOptions> => ({
  ...(await boxOptionsOf(flags)),
  addresses: addressesOf(flags.address),
  explainFaults: flags.explainFaults,
  host: hostOf(flags.host),
  allowHosts: allowedHostsOf(flags.allowHost),
  ports: {
    issuer: portOf(flags.port, '--port'),
    alternative: flags.altPort === undefined ? undefined : portOf(flags.altPort, '--alt-port'),
    authority: portOf(flags.authorityPort, '--authority-port'),
    https: flags.https ? portOf(flags.httpsPort, '--https-port') : undefined,
  },
  data: flags.data,
  postgres: postgresOf(flags),
  keyFile: flags.keyFile,
  newTokens: flags.newToken,
  onNotice: note,
  token: process.env.ENSAYO_TOKEN,
  controlToken: process.env.ENSAYO_CONTROL_TOKEN,
  compatibility: compatibilityOf(flags),
  log,
});

type Running = {
  readonly ready: Ready;
  readonly close: () => Promise<void>;
  /** Where both services run. */
  readonly box?: Box;
};

const authorityReady = ({ url, httpsUrl, control, console }: RunningAuthority, { trustAny }: Flags) => ({
  authority: url,
  ...(httpsUrl === undefined ? {} : { authorityHttps: httpsUrl }),
  control,
  console: console.url,
  ...(trustAny === true ? { trustAny } : {}),
});

type IssuerFacts = Pick<Ready, 'token'> & {
  readonly issuer: Pick<Box['issuer'], 'url' | 'altUrl'>;
  readonly companies?: Box['companies'];
};

const { pid } = process;

const issuerReady = ({ issuer: { url, altUrl }, token = '', companies = [] }: IssuerFacts) => ({
  issuer: url,
  ...(altUrl === undefined ? {} : { issuerAlternative: altUrl }),
  ...(token === '' ? {} : { token }),
  ...(companies.length === 0 ? {} : { companies }),
});

const startBoth = async (options: BoxOptions, flags: Flags): Promise<Running> => {
  const { ports, onStep, attach } = consolePorts();
  const box = await startBox({ ...options, consolePorts: ports, onStep });
  attach(box);
  const ready = { pid, ...issuerReady(box), ...authorityReady(box.authority, flags), readyMs: processAge() };
  return { box, ready, close: box.close };
};

const startSimulator = async (options: BoxOptions, flags: Flags): Promise<Running> => {
  const authority = await startAuthorityAlone(options);
  return { ready: { pid, ...authorityReady(authority, flags), readyMs: processAge() }, close: authority.close };
};

/** The authority may start later, so the service starts without it, and says so. */
const reportReach = async (authority: string, { warn }: ProcessLog): Promise<void> => {
  const reach = await reachAuthority(authority);
  if (reach !== 'answers') warn?.('authority-not-reached', { state: reach });
};

const startIssuing = async (options: BoxOptions, authority: string, log: ProcessLog): Promise<Running> => {
  const issuer = await startIssuerAlone(options, authority);
  void reportReach(authority, log);
  const { token = options.token, companies } = issuer;
  const ready = {
    pid,
    ...issuerReady({ issuer, companies, ...(token === undefined ? {} : { token }) }),
    authority,
    readyMs: processAge(),
  };
  return { ready, close: issuer.close };
};

/** For the log: no paths, no secrets, none of the user's own texts. */
const settingsOf = (flags: Flags) => ({
  version: ownVersion(),
  node: process.versions.node,
  host: flags.host,
  only: flags.only,
  profile: flags.profile,
  environment: flags.environment,
  https: flags.https,
  keepsState: flags.data !== undefined,
  sharesState: postgresOf(flags) !== undefined,
  ownRegistry: flags.registry !== undefined,
  trustedFiles: flags.trust?.length ?? 0,
  trustAny: flags.trustAny === true,
  explainFaults: flags.explainFaults === true,
  clockStopped: flags.clock !== undefined,
  seeded: flags.seed !== undefined,
});

/** Both services, or the requested one. */
const start = async (flags: Flags, log: ProcessLog): Promise<Running> => {
  const { only, authority, demo } = flags;
  if (only !== undefined && demo === true)
    throw new UsageError(
      say(
        '--demo issues and judges, which one service cannot: leave out --only or --demo.',
        '--demo emite y valida, lo que un solo servicio no puede: omita --only o --demo.',
      ),
    );
  if (only === 'simulator' && flags.newToken === true)
    throw new UsageError(
      say(
        '--new-token is for the issuing service, which --only simulator does not start.',
        '--new-token es para el servicio de emisión, que --only simulator no inicia.',
      ),
    );
  if (only !== 'issuer' && authority !== undefined)
    throw new UsageError(
      say(
        '--authority names the authority of --only issuer; otherwise ours is started.',
        '--authority nombra la autoridad de --only issuer; sin esa opción se inicia la incluida.',
      ),
    );
  const options = await optionsOf(flags, log);
  log.info?.('starting', { settings: settingsOf(flags) });
  switch (only) {
    case undefined:
      return startBoth(options, flags);
    case 'simulator':
      return startSimulator(options, flags);
    case 'issuer':
      if (authority !== undefined) return startIssuing(options, authority, log);
      throw new UsageError(
        say(
          '--only issuer needs --authority <url>, the SOAP service that it sends to.',
          '--only issuer requiere --authority <url>, el servicio SOAP al que envía.',
        ),
      );
    default:
      throw new UsageError(
        say(
          `--only is "${only}". Expected simulator or issuer.`,
          `--only es "${only}". Se esperaba "simulator" o "issuer".`,
        ),
      );
  }
};

const showCompany = ({ nit, name, token }: Box['companies'][number]): void => {
  print(
    `  ${name}, NIT ${nit}: ${token ?? say('has its token from an earlier start; --new-token makes another', 'tiene su token de un inicio anterior; --new-token crea otro')}`,
  );
};

const tokenText = ({ token }: Ready): string =>
  token ??
  say(
    'the one of an earlier start with this --data; ENSAYO_TOKEN sets one, and --new-token makes another',
    'el de un inicio anterior con este --data; ENSAYO_TOKEN fija uno, y --new-token crea otro',
  );

const addressLines = (ready: Ready): readonly (readonly [name: string, value: string | undefined])[] => [
  [say('Issuing service', 'Emisión'), ready.issuer],
  [say('Authority', 'Autoridad'), ready.authority],
  [say('Authority, TLS', 'Autoridad, TLS'), ready.authorityHttps],
  ['Token', ready.issuer === undefined ? undefined : tokenText(ready)],
  ['Control', ready.control === undefined ? undefined : `${ready.control.url}, token ${ready.control.token}`],
  [say('Console', 'Consola'), ready.console],
  [say('Metrics', 'Métricas'), ready.metrics],
];

/** Clients of other services look under another name, and find nothing at first. */
const answerNames = (): Readonly<Record<Compatibility, string>> => ({
  ResponseAuthority: say(
    'ResponseAuthority; "up --compatibility both" adds ResponseDian (ensayo docs rest)',
    'ResponseAuthority; "up --compatibility both" agrega ResponseDian (ensayo docs rest)',
  ),
  ResponseDian: 'ResponseDian',
  both: say('both ResponseAuthority and ResponseDian', 'ResponseAuthority y también ResponseDian'),
});

const show = (ready: Ready, { compatibility = 'ResponseAuthority' }: BoxOptions): void => {
  const { companies = [], readyMs } = ready;
  print(
    say(
      `${bold('Ensayo')} is ready (${readyMs} ms). Simulated: nothing here has legal effect.\n`,
      `${bold('Ensayo')} está listo (${readyMs} ms). Simulado: nada de esto tiene efectos legales.\n`,
    ),
  );
  for (const [name, value] of addressLines(ready)) if (value !== undefined) print(`  ${name.padEnd(15)}  ${value}`);
  if (ready.issuer !== undefined)
    print(
      say(
        `  In its answers, the key of the authority's answer is ${answerNames()[compatibility]}.`,
        `  En sus respuestas, la clave de la respuesta de la autoridad es ${answerNames()[compatibility]}.`,
      ),
    );
  print('');
  if (companies.length === 0) return;
  print(
    say(
      'Companies of the registry file, with the token that each issues with:',
      'Empresas del archivo de registro, con el token con el que emite cada una:',
    ),
  );
  companies.forEach(showCompany);
  print('');
};

const tryIt = ({ issuer, token }: Ready): void => {
  if (issuer === undefined) return;
  print(say(`\nPost an invoice from another terminal:\n`, `\nEnvíe una factura desde otra terminal:\n`));
  print(`  curl -s ${issuer}/api/ubl2.1/invoice \\`);
  print(`    -H 'Authorization: Bearer ${token ?? '<token>'}' -H 'Content-Type: application/json' \\`);
  print(`    -d @datasets/examples/invoice.json\n`);
};

const untilStopped = (flags: StoppingFlags): Promise<void> =>
  new Promise((resolve) => {
    onStop(flags, resolve);
  });

const demonstrate = async (box: Box): Promise<void> => {
  const { allAccepted, runDemo, showDemo } = await import('./run-demo.ts');
  print(say('One document of each kind, issued and judged:', 'Un documento de cada tipo, emitido y validado:'));
  const outcome = await runDemo(box);
  showDemo(outcome);
  if (!allAccepted(outcome)) process.exitCode = exitCodes.failed;
};

/** Undefined unless somebody wants to read them. */
const metricsFor = async ({ metricsPort }: Flags): Promise<Metrics | undefined> =>
  metricsPort === undefined ? undefined : (await import('../../metrics/metrics.ts')).createMetrics();

const serve = async (metrics: Metrics, { metricsPort = '', host }: Flags): Promise<MetricsServer> => {
  const { serveMetrics } = await import('../../metrics/serve.ts');
  return serveMetrics(metrics, { host: hostOf(host), port: portOf(metricsPort, '--metrics-port') });
};

/** `ensayo up`: runs until a signal stops it. */
export const up = async (given: unknown): Promise<void> => {
  const flags = given as Flags; // commander's options of this command
  const readyFile = await claimReadyFile(flags.readyFile);
  const metrics = await metricsFor(flags);
  const plainLog = await logOf(flags);
  const log = metrics?.counting(plainLog) ?? plainLog;
  const { ready: started, box, close } = await start(flags, log);
  if (!isLoopbackHost(flags.host))
    note(
      say(
        `${flags.host} can be reached from other machines: anybody there can send documents and read the answers.`,
        `${flags.host} es accesible desde otros equipos: cualquiera allí puede enviar documentos y leer las respuestas.`,
      ),
    );
  const stopped = untilStopped(flags);
  log.info?.('ready', { ms: started.readyMs });
  whenCrashed((error) => {
    log.fatal(error);
    readyFile.remove();
  });
  let server: MetricsServer | undefined;
  try {
    server = metrics && (await serve(metrics, flags));
    const ready = { ...started, ...(server === undefined ? {} : { metrics: server.url }) };
    readyFile.write(ready);
    if (flags.json === true) printJson(ready);
    else show(ready, { compatibility: compatibilityOf(flags) });
    if (box !== undefined && flags.demo === true && flags.json !== true) await demonstrate(box);
    if (flags.json !== true) {
      tryIt(ready);
      print(dim(say('Ctrl+C stops it.', 'Ctrl+C lo detiene.')));
    }
    await stopped;
  } finally {
    readyFile.remove();
    await close();
    await server?.close();
    log.info?.('stopped', {});
  }
};
