/** RSA with a public key, and certificates, without Node: WebCrypto would make the judge wait, and is absent without HTTPS. */
import { areSame, fromBase64, fromHex, toBase64, toHex } from '../../../../src/common/bytes.ts';
import {
  derBit,
  derChildren,
  derInstant,
  derObjectIdentifier,
  readDer,
  type DerNode,
} from '../../../../src/common/der.ts';
import { digestBytes, type DigestName } from '../../../../src/common/hash.ts';
import type * as node from './cryptography.ts';
import { rfc2253 } from './distinguished-name.ts';

type Node = typeof node;
type PublicKey = node.PublicKey;
type RsaKey = PublicKey & { readonly n: bigint; readonly e: bigint; readonly octets: number };

const numberOf = (bytes: Uint8Array): bigint => BigInt(`0x${toHex(bytes) || '0'}`);

const octetsOf = (number: bigint, length: number): Uint8Array => fromHex(number.toString(16).padStart(length * 2, '0'));

/** Larger keys, and their exponents, are refused by OpenSSL. */
const most = { bits: 16_384, bitsWithAnyExponent: 3072, exponentBits: 64 };

const bitsOf = (number: bigint): number => number.toString(2).length;

const rsaKeyOf = (n: bigint, e: bigint): RsaKey => {
  const modulusLength = bitsOf(n);
  return {
    asymmetricKeyType: 'rsa',
    asymmetricKeyDetails: { modulusLength, publicExponent: e },
    n,
    e,
    octets: Math.ceil(modulusLength / 8),
  };
};

const isRsa = (key: PublicKey): key is RsaKey => key.asymmetricKeyType === 'rsa';

const raised = (base: bigint, { n, e }: RsaKey): bigint => {
  let [result, power] = [1n, base % n];
  for (let rest = e; rest > 0n; rest >>= 1n) {
    if ((rest & 1n) === 1n) result = (result * power) % n;
    power = (power * power) % n;
  }
  return result;
};

/** What the signer encoded; undefined where the value is no signature of the key. */
const opened = (key: PublicKey, value: Uint8Array): Uint8Array | undefined => {
  if (!isRsa(key)) throw new TypeError('The key is no RSA key.');
  const [bits, number] = [key.octets * 8, numberOf(value)];
  if (bits > most.bits || (bits > most.bitsWithAnyExponent && bitsOf(key.e) > most.exponentBits)) return undefined;
  return value.length > key.octets || number >= key.n ? undefined : octetsOf(raised(number, key), key.octets);
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
  const whole = bits % 8 === 0 ? encoded.subarray(1) : encoded;
  const spare = 8 * whole.length - bits;
  const split = whole.length - hash.length - 1;
  const [masked, found] = [whole.subarray(0, split), whole.subarray(split, -1)];
  if (split < 1 || whole.at(-1) !== 0xbc || (masked[0] ?? 0) >> (8 - spare) !== 0) return false;
  const masks = mask(digest, found, masked.length);
  const data = masked.map((octet, at) => octet ^ (masks[at] ?? 0));
  data[0] = (data[0] ?? 0) & (0xff >> spare);
  const one = data.findIndex((octet) => octet !== 0);
  if (data[one] !== 1) return false;
  return areSame(digestBytes(digest, concatenated(new Uint8Array(8), hash, data.subarray(one + 1))), found);
};

const pem = /-----BEGIN ([A-Z ]+)-----([A-Za-z0-9+/=\s]+?)-----END/;

const keyOfPem = (text: string): PublicKey => {
  const [, label, base64 = ''] = pem.exec(text) ?? [];
  const der = fromBase64(base64);
  return label === 'CERTIFICATE' ? parsedCertificate(der).publicKey : subjectKey(readDer(der));
};

export const verifySignature: Node['verifySignature'] = (bytes, { key: given, digest, value }, padding) => {
  const key = typeof given === 'string' ? keyOfPem(given) : given;
  const encoded = opened(key, value);
  if (!isRsa(key) || encoded === undefined || value.length !== key.octets) return false;
  const hash = digestBytes(digest, bytes);
  if (padding === 'PSS') return isPss(encoded, hash, { digest, bits: bitsOf(key.n) - 1 });
  const signed = withoutPadding(encoded);
  return signed !== undefined && areSame(signed, concatenated(fromHex(digestInfo[digest]), hash));
};

export const isSignatureOf: Node['isSignatureOf'] = (...claim) => {
  try {
    return verifySignature(...claim);
  } catch {
    return false;
  }
};

export const signedDigestInfo: Node['signedDigestInfo'] = (key, value) => {
  const encoded = isRsa(key) ? opened(key, value) : undefined;
  return encoded && withoutPadding(encoded);
};

export const rsaKey: Node['rsaKey'] = (n, e) => {
  const [modulus, exponent] = [numberOf(fromBase64(n)), numberOf(fromBase64(e))];
  return modulus === 0n || exponent === 0n ? undefined : rsaKeyOf(modulus, exponent);
};

const need = (part: DerNode | undefined): DerNode => {
  if (part === undefined) throw new RangeError('DER: a part is missing.');
  return part;
};

const otherKeys: Readonly<Record<string, string>> = {
  '1.2.840.10045.2.1': 'ec',
  '1.2.840.10040.4.1': 'dsa',
  '1.2.840.113549.1.1.10': 'rsa-pss',
  '1.3.101.112': 'ed25519',
  '1.3.101.113': 'ed448',
};

const rsaEncryption = '1.2.840.113549.1.1.1';

/** SubjectPublicKeyInfo (RFC 5280, 4.1.2.7). */
const subjectKey = (info: DerNode): PublicKey => {
  const [algorithm, bits] = derChildren(info);
  const oid = derObjectIdentifier(need(derChildren(need(algorithm))[0]));
  if (oid !== rsaEncryption) {
    // Node has a name for each of these, too.
    const type = otherKeys[oid] as PublicKey['asymmetricKeyType'];
    return { ...(type === undefined ? {} : { asymmetricKeyType: type }), asymmetricKeyDetails: {} };
  }
  const [n, e] = derChildren(readDer(need(bits).content.subarray(1)));
  return rsaKeyOf(numberOf(need(n).content), numberOf(need(e).content));
};

const signatureDigests: Readonly<Record<string, DigestName>> = {
  '1.2.840.113549.1.1.5': 'sha1',
  '1.2.840.113549.1.1.11': 'sha256',
  '1.2.840.113549.1.1.12': 'sha384',
  '1.2.840.113549.1.1.13': 'sha512',
};

const tags = {
  boolean: 0x01,
  integer: 0x02,
  bits: 0x03,
  octets: 0x04,
  sequence: 0x30,
  keyId: 0x80,
  version: 0xa0,
  extensions: 0xa3,
};
const serialTag = 0x82;

const identifiers = {
  basicConstraints: '2.5.29.19',
  keyUsage: '2.5.29.15',
  subjectKey: '2.5.29.14',
  authorityKey: '2.5.29.35',
};

const extensionsIn = (wrapper: DerNode | undefined): ReadonlyMap<string, DerNode> =>
  new Map(
    (wrapper === undefined ? [] : derChildren(need(derChildren(wrapper)[0]))).map((extension) => {
      const parts = derChildren(extension);
      return [derObjectIdentifier(need(parts[0])), readDer(need(parts.at(-1)).content)];
    }),
  );

const isAuthority = (extensions: ReadonlyMap<string, DerNode>): boolean => {
  const constraints = extensions.get(identifiers.basicConstraints);
  const [ca] = constraints === undefined ? [] : derChildren(constraints);
  return ca?.tag === tags.boolean && ca.content[0] !== 0;
};

const keyCertSign = 5;

/** What two certificates are compared by. */
type Identity = {
  readonly subject: string;
  readonly issuer: string;
  readonly serial: string;
  readonly keyId: string | undefined;
  readonly maySign: boolean;
};

const identities = new WeakMap<node.X509Certificate, Identity>();

const identityOf = (certificate: node.X509Certificate): Identity => {
  const identity = identities.get(certificate);
  if (identity === undefined) throw new TypeError('The certificate is of another library.');
  return identity;
};

const serialHex = (content: Uint8Array): string => numberOf(content).toString(16).toUpperCase();

/** As OpenSSL's X509_check_issued: the name, and the identifiers of the issuer's key, where both are there. */
const isIssuedBy = (child: Identity, wanted: DerNode | undefined, issuer: Identity): boolean => {
  const claims = wanted === undefined ? [] : derChildren(wanted);
  const keyId = claims.find(({ tag }) => tag === tags.keyId);
  const serial = claims.find(({ tag }) => tag === serialTag);
  return (
    child.issuer === issuer.subject &&
    (keyId === undefined || issuer.keyId === undefined || toHex(keyId.content) === issuer.keyId) &&
    (serial === undefined || serialHex(serial.content) === issuer.serial) &&
    issuer.maySign
  );
};

export const parsedCertificate: Node['parsedCertificate'] = (der) => {
  const [tbs, algorithm, signature] = derChildren(readDer(der));
  const fields = derChildren(need(tbs));
  const [serial, stated, issuer, validity, subject, keyInfo] =
    fields[0]?.tag === tags.version ? fields.slice(1) : fields;
  const extensions = extensionsIn(fields.find(({ tag }) => tag === tags.extensions));
  const usage = extensions.get(identifiers.keyUsage);
  const maySign = usage === undefined || derBit(usage, keyCertSign);
  const keyId = extensions.get(identifiers.subjectKey);
  const [from, to] = derChildren(need(validity)).map((time) => new Date(derInstant(time)).toISOString());
  const serialNumber = serialHex(need(serial).content);
  const publicKey = subjectKey(need(keyInfo));
  const certificate: node.X509Certificate = {
    validFrom: from ?? '',
    validTo: to ?? '',
    serialNumber,
    ca: isAuthority(extensions) && maySign,
    publicKey,
    checkIssued: (other) =>
      isIssuedBy(identityOf(certificate), extensions.get(identifiers.authorityKey), identityOf(other)),
    verify: (key) => {
      const isSame = areSame(need(algorithm).raw, need(stated).raw);
      const digest = signatureDigests[derObjectIdentifier(need(derChildren(need(algorithm))[0]))];
      const value = need(signature).content.subarray(1);
      return isSame && digest !== undefined && isSignatureOf(need(tbs).raw, { key, digest, value });
    },
    toString: () => `-----BEGIN CERTIFICATE-----\n${toBase64(der)}\n-----END CERTIFICATE-----\n`,
  };
  identities.set(certificate, {
    subject: rfc2253(need(subject)),
    issuer: rfc2253(need(issuer)),
    serial: serialNumber,
    keyId: keyId && toHex(keyId.content),
    maySign,
  });
  return certificate;
};
