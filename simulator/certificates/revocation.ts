import { authorityValidity, type CertificationAuthority } from './authorities.ts';
import { publicKey, signingKey } from './keys.ts';
import { certificateLibrary } from './library.ts';

/** Revocations took effect before any document that could be judged. */
const revocationDate = Date.parse('2019-02-01T05:00:00Z');

const crlNumberExtension = '2.5.29.20';
const derIntegerOne = Buffer.from([0x02, 0x01, 0x01]);

/**
 * Issues a revocation list, DER. Its dates are wide and fixed, because the clock
 * of a run may stand anywhere within the life of the authority.
 */
export const issueRevocationList = async (
  authority: CertificationAuthority,
  revokedSerials: readonly string[],
): Promise<Buffer> => {
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
  return Buffer.from(list.rawData);
};
