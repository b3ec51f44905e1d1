/** Starts what `ensayo up` asks for: both services, or one of them. */
import { processAge } from '../../common/env/env.ts';
import type { RunningAuthority } from '../../../simulator/server.ts';
import { startBox, type Box, type BoxOptions, type OwnBox } from '../../harness/box.ts';
import { graceMs } from '../../harness/box-parts.ts';
import { consolePorts } from '../../harness/console-ports.ts';
import type { ProcessLog } from '../../harness/log-writer.ts';
import { startAuthorityAlone, startIssuerAlone } from '../../harness/one-service.ts';
import { reachAuthority } from '../../harness/target/reach.ts';
import { UsageError } from '../shared/output.ts';
import type { HandOver } from '../workers/hand-over.ts';
import type { Ready } from './show-ready.ts';
import { postgresOf } from './state-place.ts';
import { optionsOf, type Flags } from './up-options.ts';
import { allowedAuthoritiesOf } from '../shared/box-options.ts';
import { ownVersion } from '../../harness/own-version.ts';

export type Running = {
  readonly ready: Ready;
  readonly activity: OwnBox['activity'];
  /** `GET /ready` answers 503 from now on. */
  readonly retire: () => void;
  /** Waits for the requests in progress, but not for ever. */
  readonly close: () => Promise<void>;
  /** Where both services run. */
  readonly box?: Box;
  /** Prepares what the first document needs and nothing before it, once the services are ready. */
  readonly warmUp?: () => Promise<void>;
};

/** The library of certificates takes longer to load than any other part. */
const certificatesOf =
  ({ certificates }: RunningAuthority) =>
  async (): Promise<void> => {
    await certificates.authority();
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
  const { activity, retire } = box;
  return { box, ready, activity, retire, warmUp: certificatesOf(box.authority), close: () => box.close(graceMs) };
};

const startSimulator = async (options: BoxOptions, flags: Flags): Promise<Running> => {
  const authority = await startAuthorityAlone(options);
  const ready = { pid, ...authorityReady(authority, flags), readyMs: processAge() };
  const { activity, retire } = authority;
  return { ready, activity, retire, warmUp: certificatesOf(authority), close: () => authority.close(graceMs) };
};

/** The authority may start later, so the service starts without it, and says so. */
const reportReach = async (
  authority: string,
  { log, allowAuthorities = [] }: Pick<BoxOptions, 'log' | 'allowAuthorities'>,
): Promise<void> => {
  const reach = await reachAuthority(authority, allowAuthorities).catch(() => 'unreachable');
  if (reach !== 'answers') log?.warn?.('authority-not-reached', { state: reach });
};

const startIssuing = async (options: BoxOptions, authority: string): Promise<Running> => {
  const issuer = await startIssuerAlone(options, authority);
  void reportReach(authority, options);
  const { token = options.token, companies } = issuer;
  const ready = {
    pid,
    ...issuerReady({ issuer, companies, ...(token === undefined ? {} : { token }) }),
    authority,
    readyMs: processAge(),
  };
  const { activity, retire, close } = issuer;
  return { ready, activity, retire, close };
};

/**
 * Workers share out connections, and not requests: the few long-lived connections of a client may all be with one worker.
 * A new one goes to a worker that has time for it.
 */
const asWorker = (options: BoxOptions, handOver: HandOver | undefined): BoxOptions =>
  handOver === undefined ? options : { ...options, ...handOver, http: { requestsPerConnection: 100, ...options.http } };

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
  allowedAuthorities: allowedAuthoritiesOf(flags.allowAuthority).length,
  explainFaults: flags.explainFaults === true,
  clockStopped: flags.clock !== undefined,
  seeded: flags.seed !== undefined,
});

/** Both services, or the requested one. */
export const start = async (flags: Flags, log: ProcessLog, handOver?: HandOver): Promise<Running> => {
  const { only, authority = '' } = flags;
  const options = asWorker(await optionsOf(flags, log), handOver);
  log.info?.('starting', { settings: settingsOf(flags) });
  switch (only) {
    case undefined:
      return startBoth(options, flags);
    case 'simulator':
      return startSimulator(options, flags);
    case 'issuer':
      return startIssuing(options, authority);
    default:
      throw new UsageError({
        en: `--only is "${only}". Expected simulator or issuer.`,
        es: `--only es "${only}". Se esperaba "simulator" o "issuer".`,
      });
  }
};
