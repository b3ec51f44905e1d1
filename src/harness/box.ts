import { adjustableClock, type AdjustableClock, createEnv } from '../common/env/env.ts';
import type { HttpLimits } from '../common/http/limits.ts';
import type { Log } from '../common/log.ts';
import { outageAtStart } from '../common/store/outage.ts';
import type { Company, RefusalOf, TestSetsOf } from '../issuer/company.ts';
import type { IssuerOptions, RunningIssuer } from '../issuer/server-options.ts';
import { startIssuer } from '../issuer/server.ts';
import type { OnStep, Tamper } from '../issuer/steps.ts';
import { type AuthorityOptions, type RunningAuthority, startAuthority, nowOf } from '../../simulator/server.ts';
import { defaultTenant } from '../../simulator/tenants/index.ts';
import { type RegisteredCompany, type RegistryData, refusalsOfCertificate } from '../../simulator/registry/index.ts';
import type { Violation } from '../../simulator/judge/index.ts';
import { companyWith, knownSets } from './company.ts';
import { issuersOf } from './own-company/issuers-of-box.ts';
import { colombianDate } from '../common/time.ts';
import type { Activity } from './metrics/activity-gauges.ts';
import type { NumberSupply } from './own-company/number-supply.ts';
import { openBoxStores, type BoxStores, type StoreOptions } from './box-stores.ts';

/** A document as the registry of the authority keeps it. */
export type JudgedDocument = NonNullable<Awaited<ReturnType<RunningAuthority['registry']['documentByKey']>>>;

/** An exchange as the journal of the authority keeps it. */
export type Exchange = Awaited<ReturnType<RunningAuthority['journal']['since']>>[number];

export type BoxOptions = StoreOptions & {
  /** An ISO 8601 instant at which the clock of both services stops. */
  readonly clock?: string | undefined;
  /** The same seed and clock give the same bytes on both sides. */
  readonly seed?: string | number | undefined;
  /** Replaces parts of the authority's registry. */
  readonly registry?: Partial<RegistryData> | undefined;
  /** Further issuers, from a registry file. */
  readonly companies?: readonly RegisteredCompany[] | undefined;
  /** Additional certificates that the authority trusts. */
  readonly trust?: AuthorityOptions['trust'];
  readonly trustAny?: boolean | undefined;
  /** Additional addresses accepted in `wsa:To`. */
  readonly addresses?: readonly string[] | undefined;
  /** The authority puts the diagnosis of a SOAP fault into its reason. */
  readonly explainFaults?: boolean | undefined;
  /** Which rules are on: a name of `datasets/facts/profiles.json`. */
  readonly profile?: string | undefined;
  /** Rules that differ from the profile, by their code. */
  readonly rules?: AuthorityOptions['rules'];
  /** Limits on messages and documents that differ from the default (docs/limits.md). */
  readonly limits?: AuthorityOptions['limits'];
  /** The authority's: 1 production, 2 test. The company has its own. */
  readonly environment?: '1' | '2' | undefined;
  /** Changes to the default company. */
  readonly company?: Partial<Omit<Company, 'credentials'>> | undefined;
  readonly host?: string | undefined;
  /** Host names, in addition to loopback ones and `host`, accepted by both services. */
  readonly allowHosts?: readonly string[] | undefined;
  /** Hosts elsewhere that an issuing service alone may send to. */
  readonly allowAuthorities?: readonly string[] | undefined;
  /** Overrides single limits of every server. */
  readonly http?: Partial<HttpLimits> | undefined;
  /** Tenants that each service keeps open at a time. */
  readonly maxTenants?: number | undefined;
  readonly ports?:
    | {
        readonly issuer?: number;
        /** A second address of the issuing service. */
        readonly alternative?: number | undefined;
        readonly authority?: number;
        readonly https?: number | undefined;
      }
    | undefined;
  readonly token?: string | undefined;
  /** What the console can also do; it always has the mail. */
  readonly consolePorts?: AuthorityOptions['consolePorts'];
  /** Makes an access token for each company, also for one that has a token from an earlier start. */
  readonly newTokens?: boolean | undefined;
  /** Of the authority's control interface. */
  readonly controlToken?: string | undefined;
  /** In the link to the console; follows from a given `controlToken`, or is made at random, if absent. */
  readonly consoleKey?: string | undefined;
  readonly compatibility?: IssuerOptions['compatibility'];
  /** Of the issuing service's explanations, where a request has no Accept-Language; English if absent. */
  readonly language?: IssuerOptions['language'];
  readonly retry?: IssuerOptions['authority']['retry'];
  readonly timeoutMs?: number | undefined;
  /** Where mail is sent; an embedded inbox receives it by default. */
  readonly smtp?: IssuerOptions['smtp'];
  readonly inboxPort?: number | undefined;
  readonly onStep?: OnStep | undefined;
  /** Where both services log; nowhere by default. */
  readonly log?: Log | undefined;
};

export type JsonObject = Readonly<Record<string, unknown>>;

export type Reply = { readonly status: number; readonly headers: Headers; readonly body: JsonObject };

/** A request to the issuing service, with its reply and the exchanges with the authority behind it. */
export type Posted = {
  readonly path: string;
  readonly request: unknown;
  /** Undefined if the service did not answer. */
  readonly reply: Reply | undefined;
  /** Milliseconds since 1970, when it was answered. */
  readonly at: number;
  /** Oldest first; none if the authority's journal is not available. */
  readonly exchanges: readonly Exchange[];
  /** The last message that carried a document to the authority, if it could be seen. */
  readonly envelope: string | undefined;
  /** The document as it was sent; undefined if nothing reveals it. */
  readonly document: () => Promise<string | undefined>;
};

/** What was posted, as far as it is recorded (`target/traffic.ts`). */
export type Traffic = {
  /** Since the last `clear`, oldest first. */
  readonly posted: () => readonly Posted[];
  readonly clear: () => void;
  /** Documents of this run that the text names by their unique codes, and those that these name; oldest first. */
  readonly namedIn: (text: string) => readonly Posted[];
};

/** The temporary changes to the authority. */
export type AuthorityChange = {
  readonly profile: RunningAuthority['settings']['profile'];
  readonly violation: Violation;
  readonly behaviour?: NonNullable<AuthorityOptions['behaviour']>;
};

/** For services that run in another process. */
export type Elsewhere = {
  /** Which of them does. */
  readonly kind: 'issuer' | 'authority';
  /** Changes the authority while something runs. */
  readonly withAuthority: <T>(change: AuthorityChange, run: () => Promise<T>) => Promise<T>;
};

/** Both services, connected, on loopback. */
export type Box = {
  readonly issuer: RunningIssuer;
  readonly authority: RunningAuthority;
  /** Moves the time of both services. */
  readonly clock: AdjustableClock;
  readonly company: Company;
  readonly token: string;
  /** The further issuers; those with a token from an earlier start have none here. */
  readonly companies: readonly { readonly nit: string; readonly name: string; readonly token?: string }[];
  /** POSTs JSON to the issuing service with the token. */
  readonly post: (path: string, body: unknown, headers?: Readonly<Record<string, string>>) => Promise<Reply>;
  /** Makes the documents issued from now on wrong, until called without an argument. */
  readonly tamperWith: (tamper: Tamper | undefined) => void;
  readonly close: () => Promise<void>;
  /** Absent if both run in this process. */
  readonly elsewhere?: Elsewhere;
  /** Numbers for scenarios, in the ranges of the company; absent where the default company has them all to itself. */
  readonly numbers?: NumberSupply;
  /** What `post` sent, for the report; absent if it is not recorded. */
  readonly traffic?: Traffic;
};

/** Both services in this process. */
export type OwnBox = Omit<Box, 'close'> & {
  readonly activity: () => Activity;
  /** `GET /ready` of both services answers 503 from now on; everything else is answered as before. */
  readonly retire: () => void;
  /** @param graceMs how long the authority's requests in progress may take to end; 0 by default */
  readonly close: (graceMs?: number) => Promise<void>;
};

/**
 * A tenant of the authority, for a service that sends to it.
 * @throws Error if the authority has no room for it
 */
export const placeOf = async (
  { authority }: Box,
  tenant: string,
): Promise<Extract<Awaited<ReturnType<RunningAuthority['tenant']>>, { readonly ok: true }>> => {
  const place = await authority.tenant(tenant);
  if (!place.ok) throw new Error(`There is no room for tenant ${tenant}: ${String(place.limit)} are open.`);
  return place;
};

const jsonOf = (text: string): JsonObject => JSON.parse(text) as JsonObject; // what our own services answer

/** @param bodyOf reads the text of an answer; services of others may answer with something else than JSON */
export const postTo =
  (base: string, token: string, bodyOf = jsonOf): Box['post'] =>
  async (path, body, headers = {}) => {
    const response = await fetch(`${base}${path.startsWith('/') ? '' : '/'}${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        authorization: `Bearer ${token}`,
        ...headers,
      },
      body: JSON.stringify(body),
    });
    return { status: response.status, headers: response.headers, body: bodyOf(await response.text()) };
  };

export const storesOf = (options: BoxOptions): Promise<BoxStores> =>
  openBoxStores(options, { tenant: defaultTenant, environment: options.environment ?? '2' });

/** Each side derives its own random source from the seed. */
export const seedFor = ({ seed }: Pick<BoxOptions, 'seed'>, part: 'authority' | 'issuer'): string | undefined =>
  seed === undefined ? undefined : `${seed}:${part}`;

/** The allowed callers, and how much one client may use: the same for both services. */
export const exposure = ({ allowHosts, http, maxTenants }: BoxOptions) => ({ allowHosts, http, maxTenants });

/** The authority's part of the options. */
export const authorityOptions = (options: BoxOptions, clock: AdjustableClock, stores: BoxStores): AuthorityOptions => ({
  env: createEnv({ clock, seed: seedFor(options, 'authority') }),
  environment: options.environment ?? '2',
  profile: options.profile ?? 'default',
  rules: options.rules,
  limits: options.limits,
  registry: options.registry,
  trust: options.trust,
  trustAny: options.trustAny,
  addresses: options.addresses,
  explainFaults: options.explainFaults,
  stores: stores.authority,
  retention: stores.retention,
  host: options.host ?? '127.0.0.1',
  port: options.ports?.authority ?? 0,
  httpsPort: options.ports?.https,
  ...exposure(options),
  controlToken: options.controlToken,
  consoleKey: options.consoleKey,
  log: options.log,
});

/** What the issuing service has in common wherever the authority is. */
export const issuerOptions = (options: BoxOptions, stores: BoxStores) => ({
  smtp: options.smtp,
  inboxPort: options.inboxPort,
  store: stores.issuer,
  retention: stores.retention,
  host: options.host,
  port: options.ports?.issuer ?? 0,
  altPort: options.ports?.alternative,
  ...exposure(options),
  tokens: options.token === undefined ? undefined : [options.token],
  newTokens: options.newTokens,
  compatibility: options.compatibility,
  language: options.language,
  onStep: options.onStep,
  log: options.log,
});

/** Ours is sent to at whatever address it binds to. */
const ownAuthority = (url: string, { timeoutMs, retry }: BoxOptions): IssuerOptions['authority'] => ({
  url,
  allow: [new URL(url).hostname],
  timeoutMs,
  retry,
});

/** The test sets that were opened in a tenant. Those without quotas arose from documents that named them, on any path. */
const testSetsIn =
  ({ tenants }: RunningAuthority, tenant: string, { environment = '2' }: BoxOptions): TestSetsOf =>
  async (nit) => {
    const data = await tenants.visit({ tenant, environment }, ({ authority }) => authority.registry.dump());
    const opened = data?.testSets.filter(
      ({ issuerNit, quotas }) => issuerNit === nit && Object.keys(quotas).length > 0,
    );
    return knownSets({ testSets: opened ?? [] });
  };

const refusalIn =
  ({ tenants }: RunningAuthority, tenant: string, { environment = '2' }: BoxOptions): RefusalOf =>
  async (certificate) => {
    const refusals = await tenants.visit({ tenant, environment }, async ({ authority }) =>
      refusalsOfCertificate(certificate, await authority.trust(), nowOf(authority)),
    );
    return refusals === undefined || refusals.length === 0 ? undefined : refusals.map(({ es }) => es).join(' ');
  };

/** What an issuing service learns of an authority in the same process. */
const knownOf = (authority: RunningAuthority, tenant: string, options: BoxOptions) => ({
  testSetsOf: testSetsIn(authority, tenant, options),
  refusalOf: refusalIn(authority, tenant, options),
});

/** Longer than any answer takes; a client that sends half a request must not keep the services alive. */
export const graceMs = 5_000;

export const closeInTime = async ({ close, abort }: RunningIssuer): Promise<void> => {
  const timer = setTimeout(abort, graceMs);
  try {
    await close();
  } finally {
    clearTimeout(timer);
  }
};

export const furtherCompanies = (
  { company, others }: ReturnType<typeof issuersOf>,
  { furtherTokens }: Pick<RunningIssuer, 'furtherTokens'>,
  token: string,
): Box['companies'] =>
  others.map(({ nit, name }) => {
    const own = furtherTokens.get(nit) ?? (nit === company.nit ? token : undefined);
    return { nit, name, ...(own === undefined ? {} : { token: own }) };
  });

/** The activity of what runs on these stores. */
export const activityOn = ({ pool }: BoxStores, activity: Activity): Activity => ({
  ...activity,
  ...(pool === undefined ? {} : { pool: pool() }),
});

type Operated = {
  readonly issuer: RunningIssuer;
  readonly authority: RunningAuthority;
  readonly stores: BoxStores;
};

const operating = ({ issuer, authority, stores }: Operated): Pick<OwnBox, 'activity' | 'retire' | 'close'> => ({
  activity: () => {
    const { inProgress, waiting, queue } = issuer.load();
    return activityOn(stores, {
      inProgress: { issuer: inProgress, authority: authority.inProgress() },
      queue: { issuer: queue, authority: authority.queue() },
      waiting,
    });
  },
  retire: () => {
    issuer.retire();
    authority.retire();
  },
  close: async (grace) => {
    await closeInTime(issuer);
    await authority.close(grace);
    await stores.close();
  },
});

/**
 * Stores that a service could not be started with. What the database refuses then is reported at the first look. An
 * unknown name may be the database's or the one to listen on.
 */
export const closing =
  (stores: BoxStores, { host }: Pick<BoxOptions, 'host'>) =>
  async (error: unknown): Promise<never> => {
    await stores.close();
    const isOfHost = error instanceof Error && 'hostname' in error && error.hostname === host;
    throw (isOfHost ? undefined : outageAtStart(error)) ?? error;
  };

/**
 * Starts the authority and the issuing service, which sends to it. Both listen on free loopback ports by default, and
 * stop with `close`.
 * @throws RangeError for an unknown profile or an unreadable clock.
 */
export const startBox = async (options: BoxOptions = {}): Promise<OwnBox> => {
  const stores = await storesOf(options);
  const clock = adjustableClock(options.clock);
  /** The authority starts first, and nobody looks at mail before the issuing service can send any. */
  let started: RunningIssuer | undefined;
  const authority = await startAuthority({
    ...authorityOptions(options, clock, stores),
    consolePorts: {
      ...options.consolePorts,
      inboxOf: async (tenant) => (await started?.inboxOf(tenant))?.all(),
    },
  }).catch(closing(stores, options));
  const issuers = issuersOf(options, colombianDate(clock.now()));
  const company = { ...companyWith(issuers.company, authority.certificates) };
  let tamper: Tamper | undefined;
  try {
    const issuer = await startIssuer({
      ...issuerOptions(options, stores),
      env: createEnv({ clock, seed: seedFor(options, 'issuer') }),
      company,
      companies: issuers.others.map((each) => companyWith(each, authority.certificates)),
      authority: ownAuthority(authority.url, options),
      ...knownOf(authority, defaultTenant, options),
      refresh: authority.refresh,
      hasTenant: stores.authority?.beside?.has,
      tenantStore: stores.issuerOfTenant,
      tenant: async (name) => {
        const place = await authority.tenant(name);
        if (!place.ok) return place;
        const { env, url, refresh } = place;
        return {
          ok: true,
          env,
          refresh,
          authority: ownAuthority(url, options),
          ...knownOf(authority, name, options),
        };
      },
      issueCredentials: ({ nit, checkDigit, name }) => authority.certificates.issuer({ nit, checkDigit, name }),
      tamperFor: () => tamper,
    });
    started = issuer;
    stores.announce(issuer.url);
    stores.announce(authority.url);
    const token = options.token ?? issuer.token ?? '';
    return {
      issuer,
      authority,
      clock,
      company,
      token,
      companies: furtherCompanies(issuers, issuer, token),
      post: postTo(issuer.url, token),
      tamperWith: (next) => {
        tamper = next;
      },
      ...operating({ issuer, authority, stores }),
    };
  } catch (error) {
    await authority.close();
    return closing(stores, options)(error);
  }
};
