import type { RequestListener, Server } from 'node:http';
import { adjustableClock, seededRandom, systemRandom, type AdjustableClock, type Env } from '../src/common/env/env.ts';
import { createAdmission, type AdmissionCounts } from '../src/common/http/admission.ts';
import { createCallers } from '../src/common/http/callers.ts';
import type { HttpLimits } from '../src/common/http/limits.ts';
import { usualJsonLimits } from '../src/common/json/json-budget.ts';
import { createInProgress } from '../src/common/http/in-progress.ts';
import { createReadiness } from '../src/common/http/readiness.ts';
import { createHttpServer, endServer, hostInUrl, listen, type HttpServerOptions } from '../src/common/http/server.ts';
import { digestBase64 } from '../src/common/hash.ts';
import { logTo, type Log } from '../src/common/log.ts';
import type { Full } from '../src/common/rooms.ts';
import type { Retention } from '../src/common/store/retention.ts';
import { memory, storeProblem, type StorePlace } from '../src/common/store/store.ts';
import { accessToken, requireOption } from '../src/common/options.ts';
import { noOwnTrust, withAdditionalTrust, type OwnTrust } from './registry/certificates/bring-your-own.ts';
import { createCertificates, type Certificates } from './registry/certificates/certificates.ts';
import type { Trust } from './registry/certificates/trust.ts';
import type { ConsolePorts } from './console/ports.ts';
import { consoleAt } from './console/mount.ts';
import { consolePath } from './console/sections.ts';
import { controlPath, createControlRouter } from './control/router.ts';
import { controlRoutes } from './control/routes.ts';
import { createSchemaValidator } from './checks/schema/validate.ts';
import { defaultBehaviour, type Behaviour } from './registry/behaviour.ts';
import type { Catalogue } from './judge/engine/catalogue.ts';
import { documentLimits, limitsOf, type Limits } from './document/intake/limits.ts';
import { profileWith, type RuleState } from './judge/engine/profile.ts';
import type { Judged } from './judge/judge.ts';
import { defaultTenant, environmentNames, type TenantAddress } from './tenants/platform/address.ts';
import { createPlatformApp } from './tenants/platform/app.ts';
import { clockSettingToKeep, createTenant, type Tenant } from './tenants/platform/tenant.ts';
import { serverNames } from './tenants/platform/server-names.ts';
import { keepTrack } from './tenants/platform/keeping.ts';
import { storesInMemory, type TenantStores } from './tenants/platform/tenant-stores.ts';
import { createTenants, type Tenants } from './tenants/platform/tenants.ts';
import type { Disturbable, DisturbableSettings, TransitionPolicy } from './tenants/disturbances/disturbable.ts';
import { nowOf, type Enabling } from './service/reception/authority.ts';
import { enable } from './service/reception/test-sets.ts';
import { judgeNow } from './service/reception/judge-file.ts';
import { readDocument } from './document/intake/submission.ts';
import type { RegistryData } from './registry/types.ts';
import type { RegistryPort } from './registry/port.ts';
import { catalogue } from './rules/index.ts';
import type { Handlers } from './service/soap/call.ts';
import { isMessage, refuseMessage } from './service/soap/overload.ts';
import { operations, servicePath, type EnvironmentCode } from './service/soap/contract.ts';
import { Overloaded } from './service/soap/soap-faults.ts';
import type { Journal } from './service/soap/journal.ts';
import { keepsExchange } from './tenants/store/exchanges.ts';
import { authorityLayout } from './tenants/store/layout.ts';
import { openRegistry } from './tenants/store/stored-registry.ts';

export { nowOf } from './service/reception/authority.ts';
export { createApartJudge } from './service/reception/judge-apart.ts';

export type AuthorityOptions = {
  readonly env: Env;
  /** 1 production, 2 test (habilitación). */
  readonly environment?: EnvironmentCode;
  readonly profile?: string;
  /** Rules that differ from the profile, by their code. */
  readonly rules?: Readonly<Record<string, RuleState>> | undefined;
  /** The rules; the authority's own by default. */
  readonly catalogue?: Catalogue;
  /** When verdicts on asynchronous submissions are available; at once by default. */
  readonly transition?: TransitionPolicy;
  /** Its initial behaviour, where it differs from the default. */
  readonly behaviour?: Partial<Behaviour> | undefined;
  /** Limits on messages and documents that differ from the default. */
  readonly limits?: Partial<Limits> | undefined;
  /** Whether an unknown test set is created on first use; true by default. */
  readonly autoCreateTestSets?: boolean;
  /** Replaces parts of the default registry. */
  readonly registry?: Partial<RegistryData> | undefined;
  /** Where the tenants keep their state; in memory when absent. */
  readonly stores?: TenantStores | undefined;
  /** How much of its documents each tenant keeps; everything when absent. */
  readonly retention?: Retention | undefined;
  readonly host?: string;
  /** Additional host names for control, console and exchanges. */
  readonly allowHosts?: readonly string[] | undefined;
  /** Overrides single limits of the servers. */
  readonly http?: Partial<HttpLimits> | undefined;
  /** Tenants open at a time, not counting the default one. */
  readonly maxTenants?: number | undefined;
  /** 0 takes a free port. */
  readonly port?: number;
  /** Also serve HTTPS there, with a certificate of our own authority. */
  readonly httpsPort?: number | undefined;
  readonly certificates?: Certificates;
  /** Certificates trusted in addition to those of our own authorities. */
  readonly trust?: OwnTrust | undefined;
  /** Trusts the certificates of any authority: for a first look, never for a verdict that must count. */
  readonly trustAny?: boolean | undefined;
  /** Additional addresses accepted in `wsa:To`, next to that of the request and the real authority's. */
  readonly addresses?: readonly string[] | undefined;
  /** Puts the diagnosis of a SOAP fault into its reason; the platform's own says nothing. */
  readonly explainFaults?: boolean | undefined;
  /** For the control interface; generated if absent. */
  readonly controlToken?: string | undefined;
  /** In the link to the console; generated if absent. */
  readonly consoleKey?: string | undefined;
  /** What the console shows of the issuing service, if one runs next to the authority. */
  readonly consolePorts?: ConsolePorts | undefined;
  /** Receives requests, bugs and the authority's own actions; nothing is logged by default. */
  readonly log?: Log | undefined;
};

/** The address of a tenant's service, its time, and a random source for the service that sends to it. */
export type TenantPlace = {
  readonly ok: true;
  readonly url: string;
  readonly env: Env;
  /** Learns of what other processes changed. */
  readonly refresh: () => Promise<void>;
};

export type RunningAuthority = {
  /** Address of the service, to be configured in a client. */
  readonly url: string;
  readonly httpsUrl: string | undefined;
  /** Address and token for controlling it while it runs. */
  readonly control: { readonly url: string; readonly token: string };
  /** The link that opens the pages for people; its key is a secret of this start. */
  readonly console: { readonly url: string };
  readonly certificates: Certificates;
  readonly registry: RegistryPort;
  readonly journal: Journal;
  readonly settings: DisturbableSettings;
  /** The default tenant, the others, and those of the other environment. */
  readonly tenants: Tenants;
  /** Opens a tenant, for an issuing service that will send to it. */
  readonly tenant: (name: string) => Promise<TenantPlace | Full>;
  /** Learns of what other processes changed in the default tenant. */
  readonly refresh: () => Promise<void>;
  /** Judges a file without SOAP; if a certificate (DER) is given, as if it had signed the message. */
  readonly judgeFile: (fileName: string, bytes: Buffer, sender?: Buffer) => Promise<Judged>;
  /** Requests that are being answered. */
  readonly inProgress: () => number;
  /** Messages that wait, and those that were refused. */
  readonly queue: () => AdmissionCounts;
  /** `GET /ready` answers 503 from now on; everything else is answered as before. */
  readonly retire: () => void;
  /** Cuts off the requests in progress, or those that take longer than so many milliseconds. */
  readonly close: (graceMs?: number) => Promise<void>;
};

type Listening = { readonly server: Server; readonly url: string };

type Address = { readonly host: string; readonly port: number };

const serve = async (options: HttpServerOptions, { host, port }: Address): Promise<Listening> => {
  const server = await createHttpServer(options);
  const { port: bound } = await listen(server, port, host);
  const scheme = options.tls === undefined ? 'http' : 'https';
  return { server, url: `${scheme}://${hostInUrl(host)}:${String(bound)}${servicePath}` };
};

const tlsFor =
  (names: readonly string[], certificates: Certificates): HttpServerOptions['tls'] =>
  async () => {
    const { privateKey, certificates: cert } = await certificates.tls(names);
    return { key: privateKey.export({ type: 'pkcs8', format: 'pem' }), cert };
  };

/** Returns the same object each time: the certificates it accepts are cached by it. */
const trustOf = ({ trust: own = noOwnTrust, trustAny = false }: AuthorityOptions, { trust }: Certificates) => {
  if (own === noOwnTrust && !trustAny) return trust;
  let joined: Promise<Trust> | undefined;
  return (): Promise<Trust> => (joined ??= trust().then((ours) => withAdditionalTrust(ours, own, trustAny)));
};

/** Shared by the tenants of one process: nothing that a document could change. */
const sharedParts = (options: AuthorityOptions) => {
  const certificates = options.certificates ?? createCertificates(options.env);
  return {
    certificates,
    trust: trustOf(options, certificates),
    schemas: createSchemaValidator(),
    rules: options.catalogue ?? catalogue(),
  };
};

type Shared = ReturnType<typeof sharedParts>;

const authorityOf = async (
  options: AuthorityOptions,
  { certificates, trust, schemas, rules }: Shared,
  place: StorePlace = memory,
): Promise<Disturbable> => {
  const profile = profileWith(options, rules);
  const { env, retention, log } = options;
  const settings: DisturbableSettings = {
    ...defaultBehaviour,
    ...options.behaviour,
    profile,
    clockOffset: 0,
    transition: options.transition ?? 'immediate',
    autoCreateTestSets: options.autoCreateTestSets ?? true,
    forcedVerdicts: 'allowed',
    ...(options.limits === undefined ? {} : { limits: options.limits }),
  };
  const now = (): number => nowOf({ env, settings });
  const onProblem = (error: unknown): void => log?.defect(error);
  const registry = await openRegistry(place, options.registry, retention && { retention, now, onProblem });
  return {
    env,
    environment: options.environment ?? '2',
    catalogue: rules,
    registry,
    openRegistry: (data) => openRegistry(memory, data),
    schemas,
    trust,
    credentials: certificates.authority,
    settings,
    log,
  };
};

/**
 * The whole authority except its servers; `judge` uses only this.
 * @throws RangeError for an unknown profile name
 */
export const createAuthority = async (
  options: AuthorityOptions,
): Promise<Disturbable & { certificates: Certificates }> => {
  const shared = sharedParts(options);
  return { ...(await authorityOf(options, shared)), certificates: shared.certificates };
};

/** A given token gives the same link at every start, and in every process that has it. */
const consoleKeyFor = (controlToken: string | undefined): string =>
  controlToken === undefined
    ? systemRandom.bytes(24).toString('base64url')
    : Buffer.from(digestBase64('sha384', `console ${controlToken}`), 'base64').toString('base64url');

const isAdjustable = (clock: Env['clock']): clock is AdjustableClock => 'use' in clock;

const isFirstOf = ({ environment = '2' }: AuthorityOptions, address: TenantAddress): boolean =>
  address.tenant === defaultTenant && address.environment === environment;

/** A company that passes its test set in habilitación may issue in producción of the same tenant. */
const enabledInProduction =
  ({ tenant }: TenantAddress, open: Tenants['open']) =>
  async (enabling: Enabling): Promise<void> => {
    const opened = await open({ tenant, environment: '1' });
    if (opened.ok) await enable(opened.tenant.authority.registry, enabling);
  };

/** Creates clocks that start at the given one's present time, wherever that is moved later. */
const clocksLike = (clock: Env['clock']): (() => AdjustableClock) => {
  if (!isAdjustable(clock)) return () => adjustableClock(undefined, clock);
  const setting = clockSettingToKeep(clock);
  return () => {
    const own = adjustableClock(undefined, clock.base);
    own.use(setting);
    return own;
  };
};

/**
 * Another run with the same seed would give identifiers again that the store has, and another process those that this
 * one gives. So they come from the seed only on a platform that is new and in one process.
 */
const withOwnIdentifiers = async ({ env, stores = storesInMemory }: AuthorityOptions): Promise<Env> =>
  stores.isShared || (await stores.kept()).length > 0 ? { ...env, random: systemRandom } : env;

type Placed = { readonly place: StorePlace; readonly log: Log | undefined };

/** A message that is known after all: its time began between two looks. */
const sendAgain = (): Promise<never> => Promise.reject(new Overloaded('The message is to be sent again.'));

const lobbyHandlers: Handlers = Object.fromEntries(Object.keys(operations).map((name) => [name, sendAgain]));

/** The options describe the first tenant; others start like it, with their own clock and random source. */
const tenantMaker = (options: AuthorityOptions, shared: Shared, open: Tenants['open']) => {
  const { env, stores = storesInMemory, addresses, explainFaults } = options;
  const ownClock = clocksLike(env.clock);
  const common = { certificates: shared.certificates, addresses, explainFaults };
  const authorityAt = (environment: EnvironmentCode, own: Env, { place, log }: Placed) =>
    authorityOf({ ...options, env: own, log, environment }, shared, place);
  const make = async (address: TenantAddress): Promise<Tenant> => {
    const { tenant, environment } = address;
    const first = isFirstOf(options, address);
    const clock = first && isAdjustable(env.clock) ? env.clock : ownClock();
    const random = first ? env.random : seededRandom(env.random.uuid());
    const wasNew = !(await stores.has(address));
    const log = options.log?.with({ tenant, environment: environmentNames[environment] });
    const placed = { place: stores.placeOf(address), log };
    const undisturbed = await authorityAt(environment, { ...env, clock, random }, placed);
    // What other processes do with it is not seen here.
    const isNew = wasNew && !undisturbed.registry.shared.isShared;
    const { registry, keeping } = keepTrack(undisturbed.registry, { isKept: stores.keep, isNew });
    const tracked = { ...undisturbed, registry };
    const authority = environment === '2' ? { ...tracked, onEnabled: enabledInProduction(address, open) } : tracked;
    return createTenant({ ...common, address, authority, clock, keeping });
  };
  /** Nothing that happens in it may change what the tenants draw at random. */
  const makeLobby = async (environment: EnvironmentCode): Promise<Tenant> => {
    const clock = ownClock();
    const placed = { place: memory, log: options.log?.with({ environment: environmentNames[environment] }) };
    const authority = await authorityAt(environment, { ...env, clock, random: systemRandom }, placed);
    const address = { tenant: '', environment };
    const keeping = { isKept: false, isEmpty: () => true };
    return createTenant({ ...common, address, authority, clock, keeping, handlers: lobbyHandlers });
  };
  return { make, makeLobby };
};

/** The tenant that an issuing service sends to. */
const tenantOpener =
  (tenants: Tenants, { environment, url }: { readonly environment: EnvironmentCode; readonly url: string }) =>
  async (name: string): Promise<TenantPlace | Full> => {
    const address = { tenant: name, environment };
    const found = await tenants.open(address);
    if (!found.ok) return found;
    const { authority: of } = found.tenant;
    // The tenant may be closed and reopened while clients send to it: its clock is that of the open one.
    const clock = { now: () => (tenants.find(address) ?? found.tenant).clock.now() };
    return {
      ok: true,
      url: url.replace(servicePath, `/t/${name}${servicePath}`),
      env: { ...of.env, clock, random: seededRandom(of.env.random.uuid()) },
      refresh: async () => {
        await tenants.visit(address, () => undefined);
      },
    };
  };

/** The servers of the service, which end together, and what a load balancer may know of them. */
const createOperation = (place: StorePlace, { certificates, trust }: Shared, { http, log }: AuthorityOptions) => {
  const readiness = createReadiness({
    store: () => storeProblem(place, authorityLayout),
    certificates: () => Promise.all([certificates.authority(), trust()]),
  });
  const inProgress = createInProgress(readiness.isRetired);
  const admission = createAdmission({
    limits: http,
    isCounted: isMessage,
    refuse: refuseMessage,
    onOverload: () => log?.warn?.('overloaded', {}),
  });
  const servers: Server[] = [];
  return {
    readiness,
    running: { inProgress: inProgress.count, queue: admission.counts, retire: readiness.retire },
    admitted: (app: RequestListener): RequestListener => inProgress.counting(admission.admitting(app)),
    servers,
    end: async (graceMs: number): Promise<void> => {
      readiness.retire();
      const ended = servers.splice(0).map((server) => endServer(server, graceMs));
      inProgress.endStreams();
      await Promise.all(ended);
    },
  };
};

/**
 * Starts the simulated authority on HTTP and, if requested, HTTPS. Binds to the loopback address by default. Rejects,
 * with nothing left open, when a port is taken.
 * @throws RangeError for an unknown profile name
 */
export const startAuthority = async (given: AuthorityOptions): Promise<RunningAuthority> => {
  const log = (given.log ?? logTo()).with({ service: 'authority' });
  const options = { ...given, log };
  const { environment = '2', host = '127.0.0.1', stores = storesInMemory, httpsPort } = options;
  const shared = sharedParts(options);
  const { certificates } = shared;
  const callers = createCallers({ host, names: options.allowHosts });
  const tenants: Tenants = createTenants({
    ...tenantMaker({ ...options, env: await withOwnIdentifiers(options) }, shared, (address) => tenants.open(address)),
    stores,
    keepsExchange,
    maxTenants: options.maxTenants,
  });
  const first = { tenant: defaultTenant, environment };
  const operation = createOperation(stores.placeOf(first), shared, options);
  const { readiness, servers, admitted, end, running } = operation;
  const stop = async (graceMs = 0): Promise<void> => {
    await end(graceMs);
    await tenants.close();
  };
  try {
    if (options.controlToken !== undefined) requireOption(accessToken, options.controlToken, 'controlToken');
    const opened = await tenants.open(first);
    if (!opened.ok) throw new RangeError('No tenant may be opened.');
    const { authority, journal } = opened.tenant;
    const token = options.controlToken ?? systemRandom.bytes(24).toString('base64url');
    const jsonLimits = { ...usualJsonLimits, ...options.http };
    const control = { token, routes: controlRoutes, tenants, log, jsonLimits };
    const key = options.consoleKey ?? consoleKeyFor(options.controlToken);
    const console = consoleAt({ tenants, home: opened.tenant, key, callers, log, ports: options.consolePorts });
    const app = createPlatformApp({
      tenants,
      certificates,
      environment,
      callers,
      readiness,
      log,
      control: (addressOf) => createControlRouter({ ...control, addressOf }),
      controlPath,
      console: { path: consolePath, router: console.router },
    });
    const common = {
      listener: admitted(app),
      limits: options.http,
      onNotice: () => log.warn?.('connections-exhausted', {}),
    };
    const plain = await serve(common, { host, port: options.port ?? 0 });
    servers.push(plain.server);
    const secure =
      httpsPort === undefined
        ? undefined
        : await serve(
            { ...common, tls: tlsFor(serverNames({ ...options, host }), certificates) },
            { host, port: httpsPort },
          );
    if (secure !== undefined) servers.push(secure.server);
    return {
      url: plain.url,
      httpsUrl: secure?.url,
      control: { url: new URL(controlPath, plain.url).href, token },
      console: { url: new URL(console.entrance, plain.url).href },
      certificates,
      registry: authority.registry,
      journal,
      settings: authority.settings,
      tenants,
      refresh: opened.tenant.refresh,
      tenant: tenantOpener(tenants, { environment, url: plain.url }),
      judgeFile: (fileName, bytes, sender) => {
        const limits = documentLimits(limitsOf(authority.settings));
        return judgeNow(authority, readDocument(fileName, bytes, { limits }), { sender });
      },
      ...running,
      close: stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
};
