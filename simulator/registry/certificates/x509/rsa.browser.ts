/** RSA with a public key, without Node: WebCrypto would make the judge wait, and is absent without HTTPS. */
import { areSame, fromBase64, fromHex, toHex } from '../../../../src/common/bytes.ts';
import { digestBytes, type DigestName } from '../../../../src/common/hash.ts';
import type * as node from './cryptography.ts';

type Node = typeof node;
type PublicKey = node.PublicKey;
type RsaKey = PublicKey & { readonly n: bigint; readonly e: bigint; readonly octets: number };

export const numberOf = (bytes: Uint8Array): bigint => BigInt(`0x${toHex(bytes) || '0'}`);

const octetsOf = (number: bigint, length: number): Uint8Array => fromHex(number.toString(16).padStart(length * 2, '0'));

/** Whether the signature verifies is not known here, where Node knows. */
export class NotVerifiableHere extends Error {}

/** What OpenSSL refuses; `bitsRaised` is our own, since larger exponents, which nobody uses, take seconds. */
const most = { bits: 16_384, bitsWithAnyExponent: 3072, exponentBits: 64, bitsRaised: 256 };

export const bitsOf = (number: bigint): number => (number === 0n ? 0 : number.toString(2).length);

const isRefused = ({ n, e, octets }: RsaKey): boolean => {
  const bits = octets * 8;
  const isLarge = bits > most.bits || (bits > most.bitsWithAnyExponent && bitsOf(e) > most.exponentBits);
  return isLarge || e >= n || n % 2n === 0n;
};

export const rsaKeyOf = (n: bigint, e: bigint): RsaKey => {
  const modulusLength = bitsOf(n);
  return {
    asymmetricKeyType: 'rsa',
    asymmetricKeyDetails: { modulusLength, publicExponent: e },
    n,
    e,
    octets: Math.ceil(modulusLength / 8),
  };
};

export const isRsa = (key: PublicKey): key is RsaKey => key.asymmetricKeyType === 'rsa';

const raised = (base: bigint, { n, e }: RsaKey): bigint => {
  let [result, power] = [1n, base % n];
  for (let rest = e; rest > 0n; rest >>= 1n) {
    if ((rest & 1n) === 1n) result = (result * power) % n;
    power = (power * power) % n;
  }
  return result;
};

/** What the signer encoded; undefined where the value is no signature of the key. */
const opened = (key: RsaKey, value: Uint8Array): Uint8Array | undefined => {
  const number = numberOf(value);
  if (isRefused(key) || value.length > key.octets || number >= key.n) return undefined;
  if (bitsOf(key.e) > most.bitsRaised) throw new NotVerifiableHere('The exponent of the key is too large.');
  return octetsOf(raised(number, key), key.octets);
};

/** DER in front of the digest (RFC 8017, 9.2 note 1). */
const digestInfo: Readonly<Record<DigestName, string>> = {
  sha1: '3021300906052b0e03021a05000414',
  sha256: '3031300d060960864801650304020105000420',
  sha384: '3041300d060960864801650304020205000430',
  sha512: '3051300d060960864801650304020305000440',
};

const concatenated = (...parts: readonly Uint8Array[]): Uint8Array => fromHex(parts.map(toHex).join(''));

/** RFC 8017, 9.2: 00 01, at least eight FF, 00. */
const withoutPadding = (encoded: Uint8Array): Uint8Array | undefined => {
  const end = encoded.indexOf(0, 2);
  const isPadded = encoded[0] === 0 && encoded[1] === 1 && end >= 10;
  return isPadded && encoded.subarray(2, end).every((octet) => octet === 0xff) ? encoded.subarray(end + 1) : undefined;
};

/** RFC 8017, B.2.1. */
const mask = (digest: DigestName, seed: Uint8Array, length: number): Uint8Array => {
  const parts: Uint8Array[] = [];
  for (let count = 0, done = 0; done < length; count += 1) {
    const part = digestBytes(digest, concatenated(seed, Uint8Array.of(count >> 24, count >> 16, count >> 8, count)));
    parts.push(part);
    done += part.length;
  }
  return concatenated(...parts).subarray(0, length);
};

/** RFC 8017, 9.1.2, with a salt of any length. */
const isPss = (
  encoded: Uint8Array,
  hash: Uint8Array,
  { digest, bits }: { digest: DigestName; bits: number },
): boolean => {
  const spare = 8 * encoded.length - bits;
  const whole = spare === 8 ? encoded.subarray(1) : encoded;
  const split = whole.length - hash.length - 1;
  const [masked, found] = [whole.subarray(0, split), whole.subarray(split, -1)];
  if (split < 1 || whole.at(-1) !== 0xbc || (encoded[0] ?? 0) >> (8 - spare) !== 0) return false;
  const masks = mask(digest, found, masked.length);
  const data = masked.map((octet, at) => octet ^ (masks[at] ?? 0));
  data[0] = (data[0] ?? 0) & (0xff >> (spare % 8));
  const one = data.findIndex((octet) => octet !== 0);
  if (data[one] !== 1) return false;
  return areSame(digestBytes(digest, concatenated(new Uint8Array(8), hash, data.subarray(one + 1))), found);
};

/** @throws NotVerifiableHere */
export const isSignatureOf: Node['isSignatureOf'] = (bytes, { key, digest, value }, padding) => {
  if (typeof key === 'string' || !isRsa(key)) return false;
  const encoded = opened(key, value);
  if (encoded === undefined || value.length !== key.octets) return false;
  const hash = digestBytes(digest, bytes);
  if (padding === 'PSS') return isPss(encoded, hash, { digest, bits: bitsOf(key.n) - 1 });
  const signed = withoutPadding(encoded);
  return signed !== undefined && areSame(signed, concatenated(fromHex(digestInfo[digest]), hash));
};

export const signedDigestInfo: Node['signedDigestInfo'] = (key, value) => {
  const encoded = isRsa(key) ? opened(key, value) : undefined;
  return encoded && withoutPadding(encoded);
};

export const rsaKey: Node['rsaKey'] = (n, e) => rsaKeyOf(numberOf(fromBase64(n)), numberOf(fromBase64(e)));
