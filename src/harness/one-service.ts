/** One of the two services by itself, for those who have the other one. */
import { createCertificates } from '../../simulator/certificates/certificates.ts';
import { startAuthority, type RunningAuthority } from '../../simulator/server.ts';
import { adjustableClock, createEnv } from '../common/env/env.ts';
import { startIssuer, type RunningIssuer } from '../issuer/server.ts';
import { accessOf, authorityOptions, closeInTime, exposure, location, seedFor, type BoxOptions } from './box.ts';
import { companyFacts, companyWith, ownCompanyFacts } from './company.ts';

/** The authority, for an issuing service elsewhere. */
export const startAuthorityAlone = async (options: BoxOptions): Promise<RunningAuthority> => {
  const access = accessOf(options);
  const authority = await startAuthority(authorityOptions(options, adjustableClock(options.clock), access));
  access?.run.announce(authority.url);
  return authority;
};

export type IssuerAlone = Omit<RunningIssuer, 'close'> & { readonly close: () => Promise<void> };

/**
 * The issuing service, which sends to an authority elsewhere. Its certificates
 * are of our own root, which that authority must trust.
 * @throws RangeError for the authority's production host
 */
export const startIssuerAlone = async (options: BoxOptions, authority: string): Promise<IssuerAlone> => {
  const { companies = [], host, ports = {}, token } = options;
  const access = accessOf(options);
  const env = createEnv({ clock: adjustableClock(options.clock), seed: seedFor(options, 'issuer') });
  const certificates = createCertificates(env);
  const issuer = await startIssuer({
    env,
    company: companyWith({ ...companyFacts(), ...options.company }, certificates),
    companies: companies.map((each) => companyWith(ownCompanyFacts(each), certificates)),
    authority: { url: authority, timeoutMs: options.timeoutMs, retry: options.retry },
    smtp: options.smtp,
    inboxPort: options.inboxPort,
    store: location(options.data, 'issuer.sqlite'),
    access,
    host,
    port: ports.issuer ?? 0,
    altPort: ports.alternative,
    ...exposure(options),
    issueCredentials: ({ nit, checkDigit, name }) => certificates.issuer({ nit, checkDigit, name }),
    tokens: token === undefined ? undefined : [token],
    compatibility: options.compatibility,
    onStep: options.onStep,
    log: options.log,
  });
  access?.run.announce(issuer.url);
  return { ...issuer, close: () => closeInTime(issuer) };
};
