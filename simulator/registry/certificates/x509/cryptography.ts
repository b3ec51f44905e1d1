/** What the judge needs of a library for keys and signatures; digests are in src/common/hash.ts. */
import {
  constants,
  createPublicKey,
  publicDecrypt,
  verify,
  X509Certificate as Certificate,
  type KeyObject,
} from 'node:crypto';
import type { DigestName } from '../../../../src/common/hash.ts';

/** Of Node's own, what is used: in a browser cryptography.browser.ts makes them. */
export type PublicKey = Pick<KeyObject, 'asymmetricKeyType' | 'asymmetricKeyDetails'>;

export type X509Certificate = Pick<Certificate, 'validFrom' | 'validTo' | 'serialNumber' | 'ca'> & {
  readonly publicKey: PublicKey;
  /** It names that issuer, which may sign certificates. */
  checkIssued(issuer: X509Certificate): boolean;
  /** Whether that key signed it. */
  verify(key: PublicKey): boolean;
  /** PEM. */
  toString(): string;
};

const nodeKey = (key: PublicKey): KeyObject => key as KeyObject; // made by this module, or by Node

/** Throws for bytes (DER) that are no certificate. */
export const parsedCertificate = (der: Uint8Array): X509Certificate => new Certificate(der);

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
  const opened = typeof key === 'string' ? createPublicKey(key) : nodeKey(key);
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
    return publicDecrypt({ key: nodeKey(key), padding: constants.RSA_PKCS1_PADDING }, value);
  } catch {
    return undefined;
  }
};
