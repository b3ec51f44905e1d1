import { type AdjustableClock, createEnv } from '../common/env/env.ts';
import { outageAtStart } from '../common/store/outage.ts';
import type { RunningIssuer } from '../issuer/server-options.ts';
import type { AuthorityOptions, RunningAuthority } from '../../simulator/server.ts';
import { defaultTenant } from '../../simulator/tenants/index.ts';
import type { issuersOf } from './own-company/issuers-of-box.ts';
import type { Activity } from './metrics/activity-gauges.ts';
import { openBoxStores, type BoxStores } from './box-stores.ts';
import type { Box, BoxOptions } from './box-types.ts';

export const storesOf = (options: BoxOptions): Promise<BoxStores> =>
  openBoxStores(options, { tenant: defaultTenant, environment: options.environment ?? '2' });

/** Each side derives its own random source from the seed. */
export const seedFor = ({ seed }: Pick<BoxOptions, 'seed'>, part: 'authority' | 'issuer'): string | undefined =>
  seed === undefined ? undefined : `${seed}:${part}`;

/** The allowed callers, and how much one client may use: the same for both services. */
const exposure = ({ allowHosts, http, maxTenants }: BoxOptions) => ({ allowHosts, http, maxTenants });

/** The authority's part of the options. */
export const authorityOptions = (options: BoxOptions, clock: AdjustableClock, stores: BoxStores): AuthorityOptions => ({
  env: createEnv({ clock, seed: seedFor(options, 'authority') }),
  environment: options.environment ?? '2',
  profile: options.profile ?? 'default',
  rules: options.rules,
  onlySeen: options.onlySeen,
  limits: options.limits,
  registry: options.registry,
  trust: options.trust,
  trustAny: options.trustAny,
  advice: options.advice,
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
  consolePorts: {
    documentation: async () => (await import('./docs/console-documentation.ts')).documentation,
    ...options.consolePorts,
  },
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
