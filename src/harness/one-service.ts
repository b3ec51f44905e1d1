/** One of the two services by itself, for callers that have the other one. */
import { adjustableClock, createEnv } from '../common/env/env.ts';
import { colombianDate } from '../common/time.ts';
import type { RunningIssuer } from '../issuer/server-options.ts';
import { startIssuer } from '../issuer/server.ts';
import { createCertificates } from '../../simulator/registry/index.ts';
import { startAuthority, type RunningAuthority } from '../../simulator/server.ts';
import type { Box, BoxOptions, OwnBox } from './box-types.ts';
import {
  authorityOptions,
  closeInTime,
  closing,
  furtherCompanies,
  issuerOptions,
  activityOn,
  seedFor,
  storesOf,
} from './box-parts.ts';
import { companyWith } from './company.ts';
import { issuersOf } from './own-company/issuers-of-box.ts';

export type AuthorityAlone = RunningAuthority & Pick<OwnBox, 'activity'>;

/** The authority, for an issuing service elsewhere. */
export const startAuthorityAlone = async (options: BoxOptions): Promise<AuthorityAlone> => {
  const stores = await storesOf(options);
  const clock = adjustableClock(options.clock);
  const authority = await startAuthority(authorityOptions(options, clock, stores)).catch(closing(stores, options));
  stores.announce(authority.url);
  return {
    ...authority,
    activity: () =>
      activityOn(stores, {
        inProgress: { authority: authority.inProgress() },
        queue: { authority: authority.queue() },
      }),
    close: async (grace) => {
      await authority.close(grace);
      await stores.close();
    },
  };
};

export type IssuerAlone = Omit<RunningIssuer, 'close' | 'activity'> &
  Pick<Box, 'companies'> &
  Pick<OwnBox, 'activity'> & { readonly close: () => Promise<void> };

/**
 * The issuing service, which sends to an authority elsewhere. Its certificates come from our own root, which that
 * authority must trust.
 * @throws RangeError for an authority that may not be sent to (`production-refused`, `authority-not-allowed`)
 */
export const startIssuerAlone = async (options: BoxOptions, authority: string): Promise<IssuerAlone> => {
  const { token, allowAuthorities } = options;
  const stores = await storesOf(options);
  const env = createEnv({ clock: adjustableClock(options.clock), seed: seedFor(options, 'issuer') });
  const certificates = createCertificates(env);
  const issuers = issuersOf(options, colombianDate(env.clock.now()));
  const issuer = await startIssuer({
    ...issuerOptions(options, stores),
    env,
    company: companyWith(issuers.company, certificates),
    companies: issuers.others.map((each) => companyWith(each, certificates)),
    authority: { url: authority, allow: allowAuthorities, timeoutMs: options.timeoutMs, retry: options.retry },
    issueCredentials: ({ nit, checkDigit, name }) => certificates.issuer({ nit, checkDigit, name }),
  }).catch(closing(stores, options));
  stores.announce(issuer.url);
  const companies = furtherCompanies(issuers, issuer, token ?? issuer.token ?? '');
  return {
    ...issuer,
    companies,
    activity: () => {
      const { inProgress, waiting, queue } = issuer.load();
      return activityOn(stores, { inProgress: { issuer: inProgress }, queue: { issuer: queue }, waiting });
    },
    close: async () => {
      await closeInTime(issuer);
      await stores.close();
    },
  };
};
