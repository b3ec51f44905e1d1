import { createHash } from 'node:crypto';
import type { Env } from '../../../src/common/env/env.ts';
import { addDays, colombianDate } from '../../../src/common/time.ts';
import { revocationLists, type CertificationAuthority } from './authorities.ts';
import type { CertificateRequest } from './issue.ts';
import type { KeyName } from './keys.ts';
import { ownerName, type CertificateOwner } from './names.ts';

const midnight = (date: string): number => Date.parse(`${date}T05:00:00Z`);

/** From 2019 to a year after the clock: certificates stay valid when the clock is set back to 2021. */
const leafValidity = (now: number): Pick<CertificateRequest, 'notBefore' | 'notAfter'> => {
  const end = addDays(colombianDate(now), 365);
  return { notBefore: midnight('2019-01-01'), notAfter: midnight(end > '2020-01-01' ? end : '2020-01-01') };
};

export type LeafRequests = {
  /** A serial number from 2^62 to 2^63 - 1, hexadecimal, derived from that text. */
  readonly serial: (text: string) => string;
  /** A valid signing certificate of that owner. */
  readonly of: (owner: CertificateOwner, key: KeyName, issuer: CertificationAuthority) => CertificateRequest;
};

/**
 * Serial numbers come from one random value and a text, so that they depend on the seed alone and not on the order in
 * which certificates are requested. X.509 allows 160 bits, and authorities use them; ours have 63, because libxml2 before
 * 2.14, and with it xmllint, lxml and PHP, reads an xs:integer of at most 24 digits in ds:X509SerialNumber.
 */
export const createLeafRequests = (env: Env): LeafRequests => {
  const seed = env.random.bytes(16);
  const validity = leafValidity(env.clock.now());
  const serial = (text: string): string => {
    const bytes = createHash('sha256').update(seed).update(text).digest().subarray(0, 8);
    bytes.writeUInt8((bytes.readUInt8(0) & 0x3f) | 0x40, 0);
    return bytes.toString('hex');
  };
  return {
    serial,
    of: (owner, key, issuer) => ({
      subject: ownerName(owner),
      key,
      issuer,
      serial: serial(`${key} ${owner.nit} ${owner.name}`),
      ...validity,
      usage: 'signing',
      crlUrl: revocationLists.subordinate.url,
    }),
  };
};
