/** The certificates and revocation lists of our own authorities, issued with their committed keys. */
import {
  authorities,
  authorityValidity,
  revocationLists,
  revokedSubordinateSerial,
  type CertificationAuthority,
} from '../../../simulator/registry/certificates/authorities.ts';
import { revokedSerial } from '../../../simulator/registry/certificates/defective.ts';
import { certificateLibrary } from '../../../simulator/registry/certificates/issue.ts';
import { publicKey, signingKey } from '../../../simulator/registry/certificates/keys.ts';
import type { PackedTrust } from '../../../simulator/registry/certificates/own-trust.ts';
import { toBase64 } from '../../common/bytes.ts';

/** Revocations took effect before any document that could be judged. */
const revocationDate = Date.parse('2019-02-01T05:00:00Z');

const crlNumberExtension = '2.5.29.20';
const derIntegerOne = Uint8Array.of(0x02, 0x01, 0x01);

/**
 * Issues a revocation list, in Base64. Its dates are wide and fixed, because the run's clock may be set anywhere within the
 * authority's lifetime.
 */
const issueRevocationList = async (
  authority: CertificationAuthority,
  revokedSerials: readonly string[],
): Promise<string> => {
  const library = await certificateLibrary();
  const list = await library.X509CrlGenerator.create({
    issuer: authority.name,
    thisUpdate: new Date(revocationDate),
    nextUpdate: new Date(authorityValidity.subordinate.notAfter),
    entries: revokedSerials.map((serialNumber) => ({
      serialNumber,
      revocationDate: new Date(revocationDate),
      reason: library.X509CrlReason.keyCompromise,
    })),
    extensions: [
      new library.Extension(crlNumberExtension, false, derIntegerOne),
      await library.AuthorityKeyIdentifierExtension.create(await publicKey(authority.key)),
    ],
    signingAlgorithm: { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' },
    signingKey: await signingKey(authority.key, 'SHA-256'),
  });
  return toBase64(new Uint8Array(list.rawData));
};

const packedTrust = async (): Promise<PackedTrust> => {
  const root = await authorities.root();
  const subordinate = await authorities.subordinate();
  const revoked = await authorities.revokedSubordinate();
  return {
    roots: [toBase64(root.certificate)],
    // The revoked one stays listed, so that it is known to be revoked rather than unknown.
    subordinates: [subordinate, revoked].map(({ certificate }) => toBase64(certificate)),
    crls: {
      [revocationLists.root.url]: await issueRevocationList(root, [revokedSubordinateSerial]),
      [revocationLists.subordinate.url]: await issueRevocationList(subordinate, [revokedSerial]),
      [revocationLists.revokedSubordinate.url]: await issueRevocationList(revoked, []),
    },
  };
};

export const trustDocument = async (): Promise<string> => `${JSON.stringify(await packedTrust(), null, 2)}\n`;
