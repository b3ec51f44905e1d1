/** What the judge needs of a library for keys and signatures; digests are in src/common/hash.ts. */
import { constants, createPublicKey, publicDecrypt, verify, X509Certificate, type KeyObject } from 'node:crypto';
import type { DigestName } from '../../../../src/common/hash.ts';

export type { X509Certificate };

export type PublicKey = KeyObject;

/** Throws for bytes (DER) that are no certificate. */
export const parsedCertificate = (der: Uint8Array): X509Certificate => new X509Certificate(der);

/** A key of its modulus and exponent, in Base64 for addresses; undefined if they make none. */
export const rsaKey = (n: string, e: string): PublicKey | undefined => {
  try {
    return createPublicKey({ key: { kty: 'RSA', n, e }, format: 'jwk' });
  } catch {
    return undefined;
  }
};

const paddings = { 'PKCS #1 v1.5': constants.RSA_PKCS1_PADDING, PSS: constants.RSA_PKCS1_PSS_PADDING } as const;

export type SignatureClaim = {
  /** Or PEM. */
  readonly key: PublicKey | string;
  readonly digest: DigestName;
  readonly value: Uint8Array;
};

/** Whether the value is the key's RSA signature of the bytes. Throws for a key of another kind. */
export const verifySignature = (
  bytes: Uint8Array,
  { key, digest, value }: SignatureClaim,
  padding: keyof typeof paddings = 'PKCS #1 v1.5',
): boolean => {
  const opened = typeof key === 'string' ? createPublicKey(key) : key;
  return verify(digest, bytes, { key: opened, padding: paddings[padding] }, value);
};

/** The same, but false for a key of another kind. */
export const isSignatureOf = (...claim: Parameters<typeof verifySignature>): boolean => {
  try {
    return verifySignature(...claim);
  } catch {
    return false;
  }
};

/** The DigestInfo that was signed (PKCS #1 v1.5); undefined with the wrong key. */
export const signedDigestInfo = (key: PublicKey, value: Uint8Array): Uint8Array | undefined => {
  try {
    return publicDecrypt({ key, padding: constants.RSA_PKCS1_PADDING }, value);
  } catch {
    return undefined;
  }
};
