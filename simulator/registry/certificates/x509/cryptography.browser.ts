/** Certificates without Node, read as strictly as OpenSSL does wherever that decides what is said of them. */
import { areSame, isUtf8, toBase64, toHex } from '../../../../src/common/bytes.ts';
import {
  derBit,
  derChildren,
  derInstant,
  derObjectIdentifier,
  isDerTime,
  readDer,
  type DerNode,
} from '../../../../src/common/der.ts';
import type { DigestName } from '../../../../src/common/hash.ts';
import type * as node from './cryptography.ts';
import { rfc2253 } from './distinguished-name.ts';
import { bitsOf, isRsa, isSignatureOf, NotVerifiableHere, numberOf, rsaKeyOf } from './rsa.browser.ts';

export { isSignatureOf, rsaKey, signedDigestInfo } from './rsa.browser.ts';

type Node = typeof node;
type PublicKey = node.PublicKey;

const tags = {
  boolean: 0x01,
  integer: 0x02,
  bits: 0x03,
  octets: 0x04,
  identifier: 0x06,
  sequence: 0x30,
  set: 0x31,
  keyId: 0x80,
  issuerNames: 0xa1,
  issuerUniqueId: 0x81,
  subjectUniqueId: 0x82,
  serial: 0x82,
  version: 0xa0,
  extensions: 0xa3,
};

const empty: DerNode = { tag: tags.sequence, content: new Uint8Array(), raw: new Uint8Array() };

const malformed = (): RangeError => new RangeError('DER: a part is missing, or is of another type.');

const tagged = (node: DerNode | undefined, tag: number): DerNode => {
  if (node?.tag !== tag) throw malformed();
  return node;
};

/** The values in a SEQUENCE, or in a value with another tag: between the least and the most. */
const within = (node: DerNode | undefined, [least, most]: readonly [number, number], tag = tags.sequence) => {
  const children = derChildren(tagged(node, tag));
  if (children.length < least || children.length > most) throw malformed();
  return children;
};

/** @throws RangeError unless it is in its shortest form */
const integerOf = ({ content }: DerNode): bigint => {
  const [first, second] = content;
  const isPadded = second !== undefined && (first === 0 || first === 0xff) && second >= 0x80 === (first === 0xff);
  if (first === undefined || isPadded) throw malformed();
  return BigInt.asIntN(8 * content.length, numberOf(content));
};

const identifierOf = (node: DerNode | undefined): string => {
  const identifier = tagged(node, tags.identifier);
  const { content } = identifier;
  // Each number has its shortest form, and the last one an end.
  const isShortest = content.every((octet, at) => octet !== 0x80 || (content[at - 1] ?? 0) >= 0x80);
  if (content.length === 0 || !isShortest || (content.at(-1) ?? 0) >= 0x80) throw malformed();
  return derObjectIdentifier(identifier);
};

/** A value of any type: what is constructed is a SEQUENCE, a SET, or of a class of its own. */
const checkAny = ({ tag, content }: DerNode): void => {
  const isConstructed = tag > 0x20 && tag < 0x40 && tag !== tags.sequence && tag !== tags.set;
  if (tag === 0 || isConstructed || (tag === tags.boolean && content.length !== 1)) throw malformed();
};

/** AlgorithmIdentifier (RFC 5280, 4.1.1.2). */
const algorithmIn = (node: DerNode | undefined) => {
  const [oid, parameters] = within(node, [1, 2]);
  if (parameters !== undefined) checkAny(parameters);
  return { oid: identifierOf(oid), parameters, raw: tagged(node, tags.sequence).raw };
};

/** The octets of a BIT STRING, its unused bits 0. */
const bitsIn = (node: DerNode | undefined): { readonly unused: number; readonly octets: Uint8Array } => {
  const [unused = 8, ...octets] = tagged(node, tags.bits).content;
  if (unused > 7 || (octets.length === 0 && unused > 0)) throw malformed();
  const last = octets.length - 1;
  return { unused, octets: Uint8Array.from(octets, (octet, at) => (at === last ? octet & (0xff << unused) : octet)) };
};

const keyTypes: Readonly<Record<string, NonNullable<PublicKey['asymmetricKeyType']>>> = {
  '1.2.840.113549.1.1.1': 'rsa',
  '1.2.840.113549.1.1.10': 'rsa-pss',
  '1.2.840.10045.2.1': 'ec',
  '1.2.840.10040.4.1': 'dsa',
  '1.3.101.110': 'x25519',
  '1.3.101.111': 'x448',
  '1.3.101.112': 'ed25519',
  '1.3.101.113': 'ed448',
};

/** SubjectPublicKeyInfo (RFC 5280, 4.1.2.7). @throws RangeError for a kind of key that OpenSSL does not know */
const subjectKey = (info: DerNode | undefined): PublicKey => {
  const [algorithm, key] = within(info, [2, 2]);
  const { oid, parameters } = algorithmIn(algorithm);
  const { octets } = bitsIn(key);
  const type = keyTypes[oid];
  if (type === undefined) throw malformed();
  if (type === 'rsa' || type === 'rsa-pss') {
    const [n, e] = within(readDer(octets), [2, 2]).map((part) => numberOf(tagged(part, tags.integer).content));
    return { ...rsaKeyOf(n ?? 0n, e ?? 0n), asymmetricKeyType: type };
  }
  if (type !== 'dsa' || parameters === undefined) return { asymmetricKeyType: type, asymmetricKeyDetails: {} };
  const [p] = within(parameters, [3, 3]);
  const modulusLength = bitsOf(numberOf(tagged(p, tags.integer).content));
  return { asymmetricKeyType: type, asymmetricKeyDetails: { modulusLength } };
};

/** RSA with a digest that is known here. */
const signatureDigests: Readonly<Record<string, DigestName>> = {
  '1.2.840.113549.1.1.5': 'sha1',
  '1.2.840.113549.1.1.11': 'sha256',
  '1.2.840.113549.1.1.12': 'sha384',
  '1.2.840.113549.1.1.13': 'sha512',
};

/** RSA with any digest and padding that OpenSSL knows: MD2 to SHA-3, and PSS. */
const rsaSignature =
  /^(?:1\.2\.840\.113549\.1\.1\.(?:[2-5]|1[0-4])|1\.3\.14\.3\.2\.(?:3|15|29)|1\.3\.36\.3\.3\.1\.2|2\.16\.840\.1\.101\.3\.4\.3\.1[3-6])$/;

const identifiers = {
  basicConstraints: '2.5.29.19',
  keyUsage: '2.5.29.15',
  subjectKey: '2.5.29.14',
  authorityKey: '2.5.29.35',
  extendedKeyUsage: '2.5.29.37',
  alternativeNames: '2.5.29.17',
  distributionPoints: '2.5.29.31',
};

type Extension = { readonly oid: string; readonly value: Uint8Array };

const extensionsIn = (wrapper: DerNode | undefined): readonly Extension[] => {
  if (wrapper === undefined) return [];
  const [list] = within(wrapper, [1, 1], tags.extensions);
  return within(list, all).map((extension) => {
    const parts = within(extension, [2, 3]);
    if (parts.length === 3 && tagged(parts[1], tags.boolean).content.length !== 1) throw malformed();
    return { oid: identifierOf(parts[0]), value: tagged(parts.at(-1), tags.octets).content };
  });
};

/** @throws RangeError unless the parts are some of those with these tags, in this order */
const inOrder = (parts: readonly DerNode[], order: readonly number[]): readonly DerNode[] => {
  const places = parts.map(({ tag }) => order.indexOf(tag));
  if (places.some((place, at) => place <= (places[at - 1] ?? -1))) throw malformed();
  return parts;
};

const all = [0, Infinity] as const;

/** The forms of GeneralName (RFC 5280, 4.2.1.6). */
const generalNames = new Set([0xa0, 0x81, 0x82, 0xa3, 0xa4, 0xa5, 0x86, 0x87, 0x88]);

const checkNames = (names: readonly DerNode[]): void => {
  if (names.some(({ tag }) => !generalNames.has(tag))) throw malformed();
};

/** DistributionPoint (RFC 5280, 4.2.1.13). */
const checkPoint = (point: DerNode): void => {
  const [name] = inOrder(within(point, [0, 3]), [0xa0, 0x81, 0xa2]);
  if (name?.tag !== 0xa0) return;
  const [choice] = within(name, [1, 1], name.tag);
  if (choice?.tag === 0xa0) checkNames(derChildren(choice));
  else tagged(choice, 0xa1);
};

const keyCertSign = 5;

/** What the extensions say about the place of a certificate in a chain. */
type Claims = {
  readonly isAuthority: boolean;
  readonly maySign: boolean;
  readonly keyId: string | undefined;
  readonly issuer: { readonly keyId: string | undefined; readonly serial: bigint | undefined };
};

/** @throws RangeError for an extension that OpenSSL cannot read */
const claimsOf = (extensions: readonly Extension[]): Claims => {
  const valueOf = (wanted: string): DerNode | undefined => {
    const [found, ...others] = extensions.filter(({ oid }) => oid === wanted);
    if (others.length > 0) throw malformed();
    return found && readDer(found.value);
  };
  const listOf = (wanted: string): readonly DerNode[] => within(valueOf(wanted) ?? empty, all);
  const [ca] = inOrder(listOf(identifiers.basicConstraints), [tags.boolean, tags.integer]);
  const usage = valueOf(identifiers.keyUsage);
  if (usage !== undefined && bitsIn(usage).octets.every((octet) => octet === 0)) throw malformed();
  const maySign = usage === undefined || derBit(usage, keyCertSign);
  listOf(identifiers.extendedKeyUsage).forEach(identifierOf);
  checkNames(listOf(identifiers.alternativeNames));
  listOf(identifiers.distributionPoints).forEach(checkPoint);
  const keyId = valueOf(identifiers.subjectKey);
  const issuer = inOrder(listOf(identifiers.authorityKey), [tags.keyId, tags.issuerNames, tags.serial]);
  const [issuerKeyId, serial] = [tags.keyId, tags.serial].map((tag) => issuer.find((part) => part.tag === tag));
  return {
    isAuthority: ca?.tag === tags.boolean && ca.content[0] !== 0 && maySign,
    maySign,
    keyId: keyId && toHex(tagged(keyId, tags.octets).content),
    issuer: { keyId: issuerKeyId && toHex(issuerKeyId.content), serial: serial && integerOf(serial) },
  };
};

/** Undefined where OpenSSL puts the certificate into no chain. */
const tryClaims = (extensions: readonly Extension[]): Claims | undefined => {
  try {
    return claimsOf(extensions);
  } catch {
    return undefined;
  }
};

/** What two certificates are compared by. */
type Identity = {
  readonly subject: string;
  readonly issuer: string;
  readonly serial: bigint;
  readonly claims: Claims | undefined;
};

const identities = new WeakMap<node.X509Certificate, Identity>();

const identityOf = (certificate: node.X509Certificate): Identity => {
  const identity = identities.get(certificate);
  if (identity === undefined) throw new TypeError('The certificate is of another library.');
  return identity;
};

/** Names differ neither by the case of ASCII letters nor by the number of spaces (RFC 5280, 7.1, as OpenSSL reads it). */
const isSameName = (one: string, other: string): boolean => {
  const [first, second] = [one, other].map((name) =>
    name.replace(/[A-Z]+/g, (letters) => letters.toLowerCase()).replace(/ +/g, ' '),
  );
  return first === second;
};

/** As OpenSSL's X509_check_issued: the name, and the identifiers of the issuer's key where both are there. */
const isIssuedBy = (child: Identity, issuer: Identity): boolean => {
  if (child.claims === undefined || issuer.claims === undefined) return false;
  const { keyId, serial } = child.claims.issuer;
  return (
    isSameName(child.issuer, issuer.subject) &&
    (keyId === undefined || issuer.claims.keyId === undefined || keyId === issuer.claims.keyId) &&
    (serial === undefined || serial === issuer.serial) &&
    issuer.claims.maySign
  );
};

/** Whether it names an algorithm for that kind of key. */
const isMadeWith = (algorithm: string, key: PublicKey): boolean => {
  if (!isRsa(key)) throw new NotVerifiableHere('The key of the issuer is no RSA key.');
  return rsaSignature.test(algorithm);
};

/** Hexadecimal octets, as OpenSSL prints them. */
const serialHex = (serial: bigint): string => {
  if (serial < 0n) return `-${serialHex(-serial)}`;
  const digits = serial.toString(16).toUpperCase();
  return digits.length % 2 === 0 ? digits : `0${digits}`;
};

/** String types of a name, as OpenSSL takes them. */
const stringTags = new Set([0x0c, 0x12, 0x13, 0x14, 0x16, 0x1c, 0x1e]);

const checkAttribute = (attribute: DerNode): void => {
  const [type, value] = within(attribute, [2, 2]);
  identifierOf(type);
  const isText = value !== undefined && stringTags.has(value.tag) && (value.tag !== 0x0c || isUtf8(value.content));
  if (!isText) throw malformed();
};

const nameIn = (node: DerNode | undefined): string => {
  const name = tagged(node, tags.sequence);
  for (const rdn of derChildren(name)) within(rdn, [1, Infinity], tags.set).forEach(checkAttribute);
  return rfc2253(name);
};

/** The parts of TBSCertificate (RFC 5280, 4.1) that may be absent, in their order. */
const optional = [tags.issuerUniqueId, tags.subjectUniqueId, tags.extensions];

const fieldsIn = (tbs: DerNode) => {
  const parts = derChildren(tbs);
  const isVersioned = parts[0]?.tag === tags.version;
  if (isVersioned) integerOf(tagged(within(parts[0], [1, 1], tags.version)[0], tags.integer));
  const [serial, algorithm, issuer, validity, subject, key, ...others] = isVersioned ? parts.slice(1) : parts;
  inOrder(others, optional);
  const times = within(validity, [2, 2]);
  if (!times.every(isDerTime)) throw malformed();
  const extensions = extensionsIn(others.find(({ tag }) => tag === tags.extensions));
  return { serial: integerOf(tagged(serial, tags.integer)), algorithm, issuer, times, subject, key, extensions };
};

export const parsedCertificate: Node['parsedCertificate'] = (der) => {
  const [signed, algorithm, signature] = within(readDer(der), [3, 3]);
  const tbs = tagged(signed, tags.sequence);
  const fields = fieldsIn(tbs);
  const [made, stated] = [algorithmIn(algorithm), algorithmIn(fields.algorithm)];
  const value = bitsIn(signature);
  const claims = tryClaims(fields.extensions);
  const [from = '', to = ''] = fields.times.map((time) => new Date(derInstant(time)).toISOString());
  const certificate: node.X509Certificate = {
    validFrom: from,
    validTo: to,
    serialNumber: serialHex(fields.serial),
    ca: claims?.isAuthority === true,
    publicKey: subjectKey(fields.key),
    checkIssued: (other) =>
      isIssuedBy(identityOf(certificate), identityOf(other)) && isMadeWith(stated.oid, other.publicKey),
    verify: (key) => {
      if (!areSame(made.raw, stated.raw) || value.unused > 0) return false;
      const digest = signatureDigests[made.oid];
      if (digest === undefined || !isRsa(key)) throw new NotVerifiableHere(`${made.oid} is not known here.`);
      return isSignatureOf(tbs.raw, { key, digest, value: value.octets });
    },
    toString: () => `-----BEGIN CERTIFICATE-----\n${toBase64(der)}\n-----END CERTIFICATE-----\n`,
  };
  identities.set(certificate, {
    subject: nameIn(fields.subject),
    issuer: nameIn(fields.issuer),
    serial: fields.serial,
    claims,
  });
  return certificate;
};
