/**
 * The permitted cost of opening a file. The file itself states how often a password is hashed to get the key (RFC 8018,
 * RFC 7292, RFC 7914), and nothing else is answered in the meantime, so these numbers are checked before the work
 * begins.
 */
import { pbkdf2Sync } from 'node:crypto';
import type forge from 'node-forge';
import { derChildren, derObjectIdentifier, readDer, type DerNode } from '../../common/der.ts';
import { toHex } from '../../common/bytes.ts';

/** Under a second each on a small machine; files have 2,000 to 100,000 iterations, OWASP recommends 600,000. */
export const derivationLimits = {
  /** Iterations of an encrypted PEM key, in OpenSSL. */
  pem: 1_000_000,
  /** N·r·p of scrypt; OpenSSL writes 131,072. */
  scrypt: 2 ** 20,
  /** Iterations of PBKDF2 for all parts of a PKCS #12 file. */
  pbkdf2: 1_300_000,
  /** Iterations of PKCS #12's own derivation, which runs in JavaScript: for all parts of a file, and its checksum. */
  pkcs12: 700_000,
} as const;

export type Excess = { readonly measure: 'iterations' | 'scrypt'; readonly found: string; readonly limit: number };

const identifiers = {
  pbes2: '1.2.840.113549.1.5.13',
  scrypt: '1.3.6.1.4.1.11591.4.11',
} as const;

const malformed = (): RangeError => new RangeError('The parameters of the encryption have an unknown form.');

const numberOf = (node: DerNode | undefined): bigint => {
  if (node?.tag !== 0x02 || node.content.length === 0 || node.content.length > 16) throw malformed();
  return BigInt(`0x${toHex(node.content)}`);
};

const algorithm = (node: DerNode | undefined) => {
  const [name, parameters] = node === undefined ? [] : derChildren(node);
  if (name?.tag !== 0x06 || parameters === undefined) throw malformed();
  return { name: derObjectIdentifier(name), parameters: derChildren(parameters) };
};

const excess = (measure: Excess['measure'], found: bigint, limit: number): Excess | undefined =>
  found > BigInt(limit) ? { measure, found: String(found), limit } : undefined;

/**
 * How far an encrypted PKCS #8 key exceeds the limit.
 * @throws RangeError for anything that is not one in DER, since nothing else may decide what is derived
 */
export const keyExcess = (der: Buffer): Excess | undefined => {
  const [encryption] = derChildren(readDer(der));
  const outer = algorithm(encryption);
  const { name, parameters } = outer.name === identifiers.pbes2 ? algorithm(outer.parameters[0]) : outer;
  const [, first, second, third] = parameters;
  if (name !== identifiers.scrypt) return excess('iterations', numberOf(first), derivationLimits.pem);
  const product = numberOf(first) * numberOf(second) * numberOf(third);
  return excess('scrypt', product, derivationLimits.scrypt);
};

type Forge = typeof forge;

/** Thrown through node-forge, which has no limits. */
const exceeded = (found: number, limit: number): Error & { readonly excess: Excess } =>
  Object.assign(new Error('The file asks for too much.'), {
    excess: { measure: 'iterations', found: String(found), limit } as const,
  });

export const excessOf = (error: unknown): Excess | undefined =>
  error instanceof Error && 'excess' in error ? (error.excess as Excess) : undefined; // `exceeded` alone sets it

const counter = (limit: number) => {
  let spent = 0;
  return (iterations: number): void => {
    spent += iterations;
    if (!(iterations >= 1) || spent > limit) throw exceeded(spent, limit);
  };
};

type Digest = { readonly algorithm: string; readonly digestLength: number };

/** The key derivation of node-forge; its types omit most of it. */
type Derivation = {
  pbkdf2: (...given: readonly [password: string, salt: string, iterations: number, size: number, Digest]) => string;
  pkcs12: (...given: readonly [string, unknown, number, number, number, Digest?]) => unknown;
};

const bounded = (original: Derivation['pkcs12']): Derivation => {
  const [countPbkdf2, countPkcs12] = [counter(derivationLimits.pbkdf2), counter(derivationLimits.pkcs12)];
  return {
    // node-forge hashes in JavaScript, which takes 40 times as long, and takes passwords for Latin-1; OpenSSL 3 and Java
    // write them as UTF-8 (RFC 8018, 3).
    pbkdf2: (...given) => {
      const [password, salt, iterations, size, { algorithm: name }] = given;
      countPbkdf2(iterations);
      const key = pbkdf2Sync(Buffer.from(password, 'utf8'), Buffer.from(salt, 'latin1'), iterations, size, name);
      return key.toString('latin1');
    },
    pkcs12: (...given) => {
      const [, , , iterations, size, digest] = given;
      countPkcs12(iterations * Math.ceil(size / (digest?.digestLength ?? 20)));
      return original(...given);
    },
  };
};

/**
 * Runs synchronous work of node-forge, within the limits. Parts of a file are encrypted themselves, so their numbers
 * cannot be read beforehand.
 * @throws an error that `excessOf` understands
 */
export const withinLimits = <T>({ pkcs5, pkcs12, pki }: Forge, work: () => T): T => {
  // The types of node-forge omit it.
  const { pbe } = pki as unknown as { readonly pbe: { readonly generatePkcs12Key: Derivation['pkcs12'] } };
  const { generatePkcs12Key } = pbe;
  const { pbkdf2 } = pkcs5;
  const derivation = bounded(generatePkcs12Key);
  const use = (own: typeof pbkdf2 | Derivation['pbkdf2'], container: Derivation['pkcs12']): void => {
    Object.assign(pkcs5, { pbkdf2: own });
    Object.assign(pbe, { generatePkcs12Key: container });
    Object.assign(pkcs12, { generateKey: container });
  };
  use(derivation.pbkdf2, derivation.pkcs12);
  try {
    return work();
  } finally {
    use(pbkdf2, generatePkcs12Key);
  }
};
