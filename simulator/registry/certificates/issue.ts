/** Issues certificates (RFC 5280): our own writer, since the library for them takes 200 ms to load. */
import { createHash, createPublicKey, sign } from 'node:crypto';
import { isIP } from 'node:net';
import { derChildren, readDer } from '../../../src/common/der.ts';
import { fromText } from '../../../src/common/bytes.ts';
import { privateKey, type KeyName, type SignatureHash } from './keys.ts';
import type { Name } from './names.ts';
import {
  bits,
  integer,
  isTrue,
  objectIdentifier,
  octets,
  printable,
  sequence,
  tagged,
  time,
  utf8,
} from './x509/write-der.ts';

type KeyUsage = 'signing' | 'encryption' | 'authority' | 'server';

/** A complete description of one certificate: nothing in it comes from the machine. */
export type CertificateRequest = {
  readonly subject: Name;
  readonly key: KeyName;
  /** `claims` is the key by which the certificate identifies its authority, if that did not sign it. */
  readonly issuer: { readonly name: Name; readonly key: KeyName; readonly claims?: KeyName };
  /** Positive, hexadecimal. */
  readonly serial: string;
  /** Milliseconds since 1970. */
  readonly notBefore: number;
  readonly notAfter: number;
  readonly usage: KeyUsage;
  readonly hash?: SignatureHash | undefined;
  /** Distribution point of the issuer's revocation list. */
  readonly crlUrl?: string | undefined;
  /** DNS names and IP addresses of a server. */
  readonly hosts?: readonly string[] | undefined;
};

const spki = (key: KeyName): Uint8Array => createPublicKey(privateKey(key)).export({ type: 'spki', format: 'der' });

/** SHA-1 of the bits of the key, without the octet that counts the unused ones. */
const identifierOf = (key: KeyName): Uint8Array => {
  const [, keyBits] = derChildren(readDer(spki(key)));
  return createHash('sha1')
    .update(keyBits?.content.subarray(1) ?? '')
    .digest();
};

export const extension = (identifier: string, content: Uint8Array, critical = false): Uint8Array =>
  sequence(objectIdentifier(identifier), ...(critical ? [isTrue] : []), octets(content));

const basicConstraints = (isAuthority: boolean): Uint8Array =>
  extension('2.5.29.19', sequence(...(isAuthority ? [isTrue] : [])), true);

/** @param usages their bits, the first one highest @param unused bits behind the last one */
const keyUsages = (usages: number, unused: number): Uint8Array =>
  extension('2.5.29.15', bits(Uint8Array.of(usages), unused), true);

const extendedKeyUsages = (...usages: readonly string[]): Uint8Array =>
  extension('2.5.29.37', sequence(...usages.map(objectIdentifier)));

const clientAuthentication = '1.3.6.1.5.5.7.3.2';
const serverAuthentication = '1.3.6.1.5.5.7.3.1';
const emailProtection = '1.3.6.1.5.5.7.3.4';

const usageExtensions: Readonly<Record<KeyUsage, () => readonly Uint8Array[]>> = {
  // keyCertSign and cRLSign
  authority: () => [basicConstraints(true), keyUsages(0x06, 1)],
  // digitalSignature, nonRepudiation and keyEncipherment
  signing: () => [
    basicConstraints(false),
    keyUsages(0xe0, 5),
    extendedKeyUsages(clientAuthentication, emailProtection),
  ],
  // keyEncipherment and dataEncipherment
  encryption: () => [basicConstraints(false), keyUsages(0x30, 4)],
  // digitalSignature and keyEncipherment
  server: () => [basicConstraints(false), keyUsages(0xa0, 5), extendedKeyUsages(serverAuthentication)],
};

const uri = (address: string): Uint8Array => tagged(0x86, fromText(address));

/** An IPv6 address may leave out zeros. */
const octetsOf = (address: string): Uint8Array => {
  if (isIP(address) === 4) return Uint8Array.from(address.split('.'), Number);
  // Without a zone; a URL writes an IPv4 address at its end as two groups.
  const { hostname } = new URL(`http://[${address.replace(/%.*/, '')}]`);
  const [head = [], tail = []] = hostname
    .slice(1, -1)
    .split('::')
    .map((half) => half.split(':').filter((group) => group !== ''));
  const zeros = Array.from({ length: 8 - head.length - tail.length }, () => '0');
  return Buffer.from([...head, ...zeros, ...tail].map((group) => group.padStart(4, '0')).join(''), 'hex');
};

const generalName = (host: string): Uint8Array =>
  isIP(host) === 0 ? tagged(0x82, fromText(host)) : tagged(0x87, octetsOf(host));

export const authorityKey = (key: KeyName): Uint8Array =>
  extension('2.5.29.35', sequence(tagged(0x80, identifierOf(key))));

const extensionsOf = ({ usage, key, issuer, crlUrl, hosts }: CertificateRequest): readonly Uint8Array[] => [
  ...usageExtensions[usage](),
  extension('2.5.29.14', octets(identifierOf(key))),
  authorityKey(issuer.claims ?? issuer.key),
  ...(crlUrl === undefined
    ? []
    : [extension('2.5.29.31', sequence(sequence(tagged(0xa0, tagged(0xa0, uri(crlUrl))))))]),
  ...(hosts === undefined ? [] : [extension('2.5.29.17', sequence(...hosts.map(generalName)))]),
];

export const nameOf = (name: Name): Uint8Array =>
  sequence(
    ...name.map(({ type, text, as }) =>
      tagged(0x31, sequence(objectIdentifier(type), as === 'utf8' ? utf8(text) : printable(text))),
    ),
  );

const signatureAlgorithms: Readonly<Record<SignatureHash, string>> = {
  'SHA-1': '1.2.840.113549.1.1.5',
  'SHA-256': '1.2.840.113549.1.1.11',
};

const algorithmOf = (hash: SignatureHash): Uint8Array =>
  sequence(objectIdentifier(signatureAlgorithms[hash]), tagged(0x05));

/** @param contentWith gives the content with the algorithm, which is stated within it and behind it */
export const signedBy = (
  key: KeyName,
  hash: SignatureHash,
  contentWith: (algorithm: Uint8Array) => Uint8Array,
): Uint8Array => {
  const algorithm = algorithmOf(hash);
  const content = contentWith(algorithm);
  return sequence(content, algorithm, bits(sign(hash, content, privateKey(key))));
};

/** Issues a certificate, DER. The same request gives the same bytes: PKCS #1 v1.5 signatures are deterministic. */
export const issueCertificate = (request: CertificateRequest): Uint8Array => {
  const { subject, key, issuer, serial, notBefore, notAfter, hash = 'SHA-256' } = request;
  return signedBy(issuer.key, hash, (algorithm) =>
    sequence(
      tagged(0xa0, integer('02')), // version 3
      integer(serial),
      algorithm,
      nameOf(issuer.name),
      sequence(time(notBefore), time(notAfter)),
      nameOf(subject),
      spki(key),
      tagged(0xa3, sequence(...extensionsOf(request))),
    ),
  );
};
