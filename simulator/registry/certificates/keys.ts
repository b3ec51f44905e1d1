import { createPrivateKey, createPublicKey, webcrypto, type KeyObject } from 'node:crypto';
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

const algorithm = (hash: SignatureHash): webcrypto.RsaHashedImportParams => ({ name: 'RSASSA-PKCS1-v1_5', hash });

const imported = new Map<string, Promise<webcrypto.CryptoKey>>();

const importedOnce = (name: string, work: () => Promise<webcrypto.CryptoKey>): Promise<webcrypto.CryptoKey> => {
  const known = imported.get(name) ?? work();
  imported.set(name, known);
  return known;
};

/** The key in the form the certificate library expects, for signing with that hash. */
export const signingKey = (name: KeyName, hash: SignatureHash): Promise<webcrypto.CryptoKey> =>
  importedOnce(`${name} ${hash}`, () => {
    const der = privateKey(name).export({ type: 'pkcs8', format: 'der' });
    return webcrypto.subtle.importKey('pkcs8', der, algorithm(hash), false, ['sign']);
  });

export const publicKey = (name: KeyName): Promise<webcrypto.CryptoKey> =>
  importedOnce(name, () => {
    const der = createPublicKey(privateKey(name)).export({ type: 'spki', format: 'der' });
    return webcrypto.subtle.importKey('spki', der, algorithm('SHA-256'), true, ['verify']);
  });
