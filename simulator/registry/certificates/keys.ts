import { createPrivateKey, type KeyObject } from 'node:crypto';
import { dataText } from '../../../src/common/data-directory.ts';

/** The committed throw-away keys of `datasets/facts/keys`. */
export type KeyName =
  | 'root-ca'
  | 'subordinate-ca'
  | 'authority'
  | 'issuer'
  | 'issuer-second'
  | 'zoo'
  | 'weak-1024'
  | 'unknown-root-ca'
  | 'unknown-subordinate-ca'
  | 'tls';

/** Hash that an authority uses to sign a certificate. */
export type SignatureHash = 'SHA-1' | 'SHA-256';

const loaded = new Map<KeyName, KeyObject>();

export const privateKey = (name: KeyName): KeyObject => {
  const known = loaded.get(name);
  if (known !== undefined) return known;
  const key = createPrivateKey(dataText(`keys/${name}.pem`));
  loaded.set(name, key);
  return key;
};
