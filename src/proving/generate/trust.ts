/** The certificates and revocation lists of our own authorities, issued with their committed keys. */
import {
  authorities,
  authorityValidity,
  revocationLists,
  revokedSubordinateSerial,
  type CertificationAuthority,
} from '../../../simulator/registry/certificates/authorities.ts';
import { revokedSerial } from '../../../simulator/registry/certificates/defective.ts';
import { authorityKey, extension, nameOf, signedBy } from '../../../simulator/registry/certificates/issue.ts';
import type { PackedTrust } from '../../../simulator/registry/certificates/own-trust.ts';
import { integer, sequence, tagged, time } from '../../../simulator/registry/certificates/x509/write-der.ts';
import { toBase64 } from '../../common/bytes.ts';

/** Revocations took effect before any document that could be judged. */
const revocationDate = Date.parse('2019-02-01T05:00:00Z');

/** keyCompromise */
const reason = extension('2.5.29.21', Uint8Array.of(0x0a, 0x01, 0x01));
const firstList = extension('2.5.29.20', integer('01'));

/**
 * Issues a revocation list, in Base64. Its dates are wide and fixed, because the run's clock may be set anywhere within the
 * authority's lifetime.
 */
const issueRevocationList = ({ name, key }: CertificationAuthority, serials: readonly string[]): string => {
  const revoked = serials.map((serial) => sequence(integer(serial), time(revocationDate), sequence(reason)));
  const list = signedBy(key, 'SHA-256', (algorithm) =>
    sequence(
      integer('01'), // version 2
      algorithm,
      nameOf(name),
      time(revocationDate),
      time(authorityValidity.subordinate.notAfter),
      ...(revoked.length === 0 ? [] : [sequence(...revoked)]),
      tagged(0xa0, sequence(firstList, authorityKey(key))),
    ),
  );
  return toBase64(list);
};

const packedTrust = (): PackedTrust => {
  const root = authorities.root();
  const subordinate = authorities.subordinate();
  const revoked = authorities.revokedSubordinate();
  return {
    roots: [toBase64(root.certificate)],
    // The revoked one stays listed, so that it is known to be revoked rather than unknown.
    subordinates: [subordinate, revoked].map(({ certificate }) => toBase64(certificate)),
    crls: {
      [revocationLists.root.url]: issueRevocationList(root, [revokedSubordinateSerial]),
      [revocationLists.subordinate.url]: issueRevocationList(subordinate, [revokedSerial]),
      [revocationLists.revokedSubordinate.url]: issueRevocationList(revoked, []),
    },
  };
};

export const trustDocument = (): string => `${JSON.stringify(packedTrust(), null, 2)}\n`;
