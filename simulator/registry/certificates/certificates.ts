import type { Credentials } from '../../../src/common/credentials.ts';
import type { Env } from '../../../src/common/env/env.ts';
import { authorities, memoised, revocationLists } from './authorities.ts';
import { issueCertificate } from './issue.ts';
import { privateKey, type KeyName } from './keys.ts';
import { createLeafRequests } from './leaf-request.ts';
import type { CertificateOwner } from './names.ts';
import { ownTrust } from './own-trust.ts';
import { issueTlsMaterial, type TlsMaterial } from './tls.ts';
import type { Trust } from './trust.ts';
import { issueDefective, type DefectiveName } from './defective.ts';

/** A file published by the simulator's server. */
export type Publication = { readonly path: string; readonly contentType: string; readonly bytes: Uint8Array };

/** Everything is issued once, on first use. */
export type Certificates = {
  readonly root: () => Promise<Uint8Array>;
  readonly subordinate: () => Promise<Uint8Array>;
  /** Signs the authority's ApplicationResponses. */
  readonly authority: () => Promise<Credentials>;
  /** A valid certificate; companies that must not be able to sign for each other use different keys. */
  readonly issuer: (owner: CertificateOwner, key?: 'issuer' | 'issuer-second') => Promise<Credentials>;
  /** A defective certificate of the named kind. */
  readonly defective: (name: DefectiveName, owner: CertificateOwner) => Promise<Credentials>;
  readonly tls: (hosts: readonly string[]) => Promise<TlsMaterial>;
  /** Trust in these authorities and no others; the same object each time. */
  readonly trust: () => Promise<Trust>;
  /** Certificates and revocation lists, by the paths that the certificates name. */
  readonly publications: () => Promise<readonly Publication[]>;
};

const theAuthority: CertificateOwner = {
  nit: '800197268',
  checkDigit: '4',
  name: 'Unidad Especial Dirección de Impuestos y Aduanas Nacionales',
};

const published = (trust: Trust, root: Uint8Array, subordinate: Uint8Array): readonly Publication[] => {
  const list = ({ path, url }: { path: string; url: string }): Publication => ({
    path,
    contentType: 'application/pkix-crl',
    bytes: trust.crls[url] ?? new Uint8Array(),
  });
  return [
    { path: '/certificates/root.cer', contentType: 'application/pkix-cert', bytes: root },
    { path: '/certificates/subordinate.cer', contentType: 'application/pkix-cert', bytes: subordinate },
    list(revocationLists.root),
    list(revocationLists.subordinate),
    list(revocationLists.revokedSubordinate),
  ];
};

/**
 * The simulator's own certification authority. Keys are committed; the dates of leaves follow the clock at the time of
 * this call, their serial numbers the seed: same seed and clock, same bytes.
 */
export const createCertificates = (env: Env): Certificates => {
  const requests = createLeafRequests(env);
  const credentials = memoised<Credentials>();
  const tlsMaterial = memoised<TlsMaterial>();

  const good = (owner: CertificateOwner, key: KeyName): Promise<Credentials> =>
    credentials(`${key} ${owner.nit} ${owner.name}`, async () => {
      const issuer = await authorities.subordinate();
      const leaf = await issueCertificate(requests.of(owner, key, issuer));
      return { privateKey: privateKey(key), chain: [leaf, ...issuer.chain] };
    });
  const root = async (): Promise<Uint8Array> => (await authorities.root()).certificate;
  const subordinate = async (): Promise<Uint8Array> => (await authorities.subordinate()).certificate;
  return {
    root,
    subordinate,
    authority: () => good(theAuthority, 'authority'),
    issuer: (owner, key = 'issuer') => good(owner, key),
    defective: (name, owner) =>
      credentials(`zoo ${name} ${owner.nit} ${owner.name}`, () => issueDefective(name, owner, requests)),
    tls: (hosts) => tlsMaterial(hosts.join(' '), () => issueTlsMaterial(hosts, requests)),
    trust: () => Promise.resolve(ownTrust()),
    publications: async () => published(ownTrust(), await root(), await subordinate()),
  };
};
