import type { KeyObject } from 'node:crypto';
import { authorities, authorityValidity } from './authorities.ts';
import { issueCertificate } from './issue.ts';
import { privateKey } from './keys.ts';
import type { LeafRequests } from './leaf-request.ts';
import { hostName } from './names.ts';
import { toBase64 } from '../../../src/common/bytes.ts';

/** The key and certificates that an HTTPS server starts with. */
export type TlsMaterial = {
  readonly privateKey: KeyObject;
  /** Leaf and subordinate, PEM, as the server presents them. */
  readonly certificates: string;
  /** The root, PEM, for clients to trust. */
  readonly root: string;
};

export const pemOf = (der: Uint8Array): string =>
  `-----BEGIN CERTIFICATE-----\n${toBase64(der).replaceAll(/.{1,64}/g, '$&\n')}-----END CERTIFICATE-----\n`;

/** A server certificate for those DNS names and IP addresses. */
export const issueTlsMaterial = async (hosts: readonly string[], requests: LeafRequests): Promise<TlsMaterial> => {
  const issuer = await authorities.subordinate();
  const host = hosts[0] ?? 'localhost';
  const leaf = await issueCertificate({
    subject: hostName(host),
    key: 'tls',
    issuer,
    serial: requests.serial(`tls ${hosts.join(' ')}`),
    // Clients check it against their own machine's clock, not the run's. Issued before July 2019, it is exempt from
    // Apple's limit of 825 days; without a distribution point .NET does not look for a list.
    notBefore: Date.parse('2019-01-01T05:00:00Z'),
    notAfter: authorityValidity.subordinate.notAfter,
    usage: 'server',
    hosts: hosts.length === 0 ? [host] : hosts,
  });
  return {
    privateKey: privateKey('tls'),
    certificates: pemOf(leaf) + pemOf(issuer.certificate),
    root: pemOf((await authorities.root()).certificate),
  };
};
