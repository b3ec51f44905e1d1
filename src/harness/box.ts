import { adjustableClock, createEnv } from '../common/env/env.ts';
import type { RefusalOf, TestSetsOf } from '../issuer/company.ts';
import type { IssuerOptions, RunningIssuer } from '../issuer/server-options.ts';
import { startIssuer } from '../issuer/server.ts';
import type { Tamper } from '../issuer/steps.ts';
import { type RunningAuthority, startAuthority, nowOf } from '../../simulator/server.ts';
import { defaultTenant } from '../../simulator/tenants/index.ts';
import { refusalsOfCertificate } from '../../simulator/registry/index.ts';
import { companyWith, knownSets } from './company.ts';
import { issuersOf } from './own-company/issuers-of-box.ts';
import { colombianDate } from '../common/time.ts';
import type { BoxStores } from './box-stores.ts';
import type { BoxOptions, OwnBox } from './box-types.ts';
import {
  activityOn,
  authorityOptions,
  closeInTime,
  closing,
  furtherCompanies,
  issuerOptions,
  seedFor,
  storesOf,
} from './box-parts.ts';
import { postHere } from './post.ts';

export type * from './box-types.ts';

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
 * Starts the authority and the issuing service, which sends to it. Both listen on free loopback ports by default, and
 * stop with `close`.
 * @throws RangeError for an unknown profile or an unreadable clock.
 */
export const startBox = async (options: BoxOptions = {}): Promise<OwnBox> => {
  const stores = await storesOf(options);
  const clock = adjustableClock(options.clock);
  /** The authority starts first, and nobody looks at mail before the issuing service can send any. */
  let started: RunningIssuer | undefined;
  const forAuthority = authorityOptions(options, clock, stores);
  const authority = await startAuthority({
    ...forAuthority,
    consolePorts: {
      ...forAuthority.consolePorts,
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
      post: postHere(issuer.url, token),
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
