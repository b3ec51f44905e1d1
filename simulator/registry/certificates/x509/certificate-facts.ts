/** The facts of an X.509 certificate that the services use, read once per certificate. */
import { parsedCertificate, type PublicKey, type X509Certificate } from './cryptography.ts';
import {
  derBit,
  derChildren,
  derObjectIdentifier,
  derText,
  readDer,
  type DerNode,
} from '../../../../src/common/der.ts';
import { digestBase64 } from '../../../../src/common/hash.ts';
import { nameAttributes, rfc2253, type NameAttribute } from './distinguished-name.ts';
import { toLatin1, toText } from '../../../../src/common/bytes.ts';

export { issuerNamesEqual, type NameAttribute } from './distinguished-name.ts';

/** RFC 5280, 4.2.1.3. */
export type KeyUsage = {
  readonly digitalSignature: boolean;
  readonly nonRepudiation: boolean;
  readonly keyEncipherment: boolean;
  readonly dataEncipherment: boolean;
  readonly keyAgreement: boolean;
  readonly keyCertSign: boolean;
  readonly crlSign: boolean;
};

export type CertificateExtension = {
  readonly oid: string;
  readonly critical: boolean;
  /** The DER inside the extension. */
  readonly value: Uint8Array;
  /** The characters, where the value is a string. */
  readonly text: string | undefined;
};

export type CertificateFacts = {
  readonly der: Uint8Array;
  readonly x509: X509Certificate;
  /** In the order of the certificate. */
  readonly subject: readonly NameAttribute[];
  /** RFC 2253. */
  readonly subjectName: string;
  /** RFC 2253, as ds:X509IssuerName carries it. */
  readonly issuerName: string;
  /** As ds:X509SerialNumber carries it: 160 bits do not fit a number. */
  readonly serialDecimal: string;
  /** Milliseconds since 1970. */
  readonly notBefore: number;
  readonly notAfter: number;
  /** Undefined when the certificate does not say. */
  readonly keyUsage: KeyUsage | undefined;
  readonly isCa: boolean;
  readonly publicKey: PublicKey;
  /** RSA modulus length; undefined for other kinds of key. */
  readonly keyBits: number | undefined;
  /** `sha256WithRSAEncryption` …, or the object identifier of an algorithm without a name here. */
  readonly signatureAlgorithm: string;
  /** SHA-256 of the DER, Base64. */
  readonly fingerprintSha256: string;
  readonly crlUrls: readonly string[];
  /** E-mail addresses, DNS names and URIs as written; directory names as RFC 2253. */
  readonly subjectAltNames: readonly string[];
  readonly extensions: readonly CertificateExtension[];
};

const signatureNames: ReadonlyMap<string, string> = new Map([
  ['1.2.840.113549.1.1.4', 'md5WithRSAEncryption'],
  ['1.2.840.113549.1.1.5', 'sha1WithRSAEncryption'],
  ['1.2.840.113549.1.1.10', 'rsassaPss'],
  ['1.2.840.113549.1.1.11', 'sha256WithRSAEncryption'],
  ['1.2.840.113549.1.1.12', 'sha384WithRSAEncryption'],
  ['1.2.840.113549.1.1.13', 'sha512WithRSAEncryption'],
  ['1.2.840.10045.4.3.2', 'ecdsa-with-SHA256'],
  ['1.2.840.10045.4.3.3', 'ecdsa-with-SHA384'],
  ['1.2.840.10045.4.3.4', 'ecdsa-with-SHA512'],
]);

const extensionId = { keyUsage: '2.5.29.15', subjectAltName: '2.5.29.17', crlDistributionPoints: '2.5.29.31' };

/** BOOLEAN, the wrappers [0] and [3], and the forms of GeneralName that have text (RFC 5280, 4.2.1.6). */
const tags = { boolean: 0x01, zero: 0xa0, three: 0xa3, email: 0x81, dns: 0x82, directory: 0xa4, uri: 0x86 };

const need = (node: DerNode | undefined): DerNode => {
  if (node === undefined) throw new RangeError('DER: the certificate lacks a part.');
  return node;
};

const tryText = (value: Uint8Array): string | undefined => {
  try {
    return derText(readDer(value));
  } catch {
    return undefined;
  }
};

const extensionOf = (node: DerNode): CertificateExtension => {
  const parts = derChildren(node);
  const value = need(parts.at(-1)).content;
  return {
    oid: derObjectIdentifier(need(parts[0])),
    critical: parts[1]?.tag === tags.boolean && parts[1].content[0] !== 0,
    value,
    text: tryText(value),
  };
};

const keyUsageOf = (extensions: readonly CertificateExtension[]): KeyUsage | undefined => {
  const value = extensions.find(({ oid }) => oid === extensionId.keyUsage)?.value;
  if (value === undefined) return undefined;
  const bits = readDer(value);
  return {
    digitalSignature: derBit(bits, 0),
    nonRepudiation: derBit(bits, 1),
    keyEncipherment: derBit(bits, 2),
    dataEncipherment: derBit(bits, 3),
    keyAgreement: derBit(bits, 4),
    keyCertSign: derBit(bits, 5),
    crlSign: derBit(bits, 6),
  };
};

const childrenTagged = (nodes: readonly DerNode[], wanted: number): readonly DerNode[] =>
  nodes.flatMap((node) => derChildren(node)).filter((child) => child.tag === wanted);

/** CRLDistributionPoints → DistributionPoint → [0] distributionPoint → [0] fullName → URI. */
const crlUrlsOf = (extensions: readonly CertificateExtension[]): readonly string[] => {
  const value = extensions.find(({ oid }) => oid === extensionId.crlDistributionPoints)?.value;
  if (value === undefined) return [];
  const points = derChildren(readDer(value));
  const fullNames = childrenTagged(childrenTagged(points, tags.zero), tags.zero);
  return childrenTagged(fullNames, tags.uri).map((uri) => toLatin1(uri.content));
};

const generalName = (node: DerNode): readonly string[] => {
  if (node.tag === tags.directory) return derChildren(node).map(rfc2253);
  const isText = node.tag === tags.email || node.tag === tags.dns || node.tag === tags.uri;
  return isText ? [toText(node.content)] : [];
};

const subjectAltNamesOf = (extensions: readonly CertificateExtension[]): readonly string[] => {
  const value = extensions.find(({ oid }) => oid === extensionId.subjectAltName)?.value;
  return value === undefined ? [] : derChildren(readDer(value)).flatMap(generalName);
};

/** The parts of TBSCertificate (RFC 5280, 4.1) that Node's own reader does not give. */
const partsOf = (
  certificate: DerNode,
): {
  readonly algorithm: string;
  readonly issuer: DerNode;
  readonly subject: DerNode;
  readonly extensions: readonly CertificateExtension[];
} => {
  const [tbs, algorithm] = derChildren(certificate);
  const fields = derChildren(need(tbs));
  const [, , issuer, , subject] = fields[0]?.tag === tags.zero ? fields.slice(1) : fields;
  const wrapper = fields.find(({ tag }) => tag === tags.three);
  return {
    algorithm: derObjectIdentifier(need(derChildren(need(algorithm))[0])),
    issuer: need(issuer),
    subject: need(subject),
    extensions: wrapper === undefined ? [] : derChildren(need(derChildren(wrapper)[0])).map(extensionOf),
  };
};

const decimalSerial = (hexadecimal: string): string =>
  hexadecimal.startsWith('-') ? `-${decimalSerial(hexadecimal.slice(1))}` : BigInt(`0x${hexadecimal}`).toString();

const factsOf = (der: Uint8Array, fingerprintSha256: string): CertificateFacts => {
  const certificate = readDer(der);
  if (certificate.raw.length !== der.length) throw new RangeError('DER: something follows the certificate.');
  const x509 = parsedCertificate(der);
  const { algorithm, issuer, subject, extensions } = partsOf(certificate);
  const { publicKey } = x509;
  const [notBefore, notAfter] = [Date.parse(x509.validFrom), Date.parse(x509.validTo)];
  if (Number.isNaN(notBefore) || Number.isNaN(notAfter)) throw new RangeError('The validity is no pair of dates.');
  return {
    der,
    x509,
    subject: nameAttributes(subject),
    subjectName: rfc2253(subject),
    issuerName: rfc2253(issuer),
    serialDecimal: decimalSerial(x509.serialNumber),
    notBefore,
    notAfter,
    keyUsage: keyUsageOf(extensions),
    isCa: x509.ca,
    publicKey,
    keyBits: publicKey.asymmetricKeyDetails?.modulusLength,
    signatureAlgorithm: signatureNames.get(algorithm) ?? algorithm,
    fingerprintSha256,
    crlUrls: crlUrlsOf(extensions),
    subjectAltNames: subjectAltNamesOf(extensions),
    extensions,
  };
};

const remembered = new Map<string, CertificateFacts | undefined>();

/** Real certificates have 1 to 4 KB. */
const largestCertificate = 65_536;

/** A service sees a few certificates again and again; a stranger may send many once. */
const rememberedLimit = 500;

const remember = (fingerprint: string, facts: CertificateFacts | undefined): void => {
  const [oldest] = remembered.keys();
  if (remembered.size >= rememberedLimit && oldest !== undefined) remembered.delete(oldest);
  remembered.set(fingerprint, facts);
};

const tryFacts = (der: Uint8Array, fingerprint: string): CertificateFacts | undefined => {
  try {
    return factsOf(new Uint8Array(der), fingerprint);
  } catch {
    return undefined;
  }
};

/**
 * The facts of a DER certificate; undefined unless the bytes are exactly one certificate that OpenSSL reads too.
 * Reading it again costs one SHA-256.
 */
export const readCertificate = (der: Uint8Array): Promise<CertificateFacts | undefined> => {
  if (der.length > largestCertificate) return Promise.resolve(undefined);
  const fingerprint = digestBase64('sha256', der);
  if (!remembered.has(fingerprint)) remember(fingerprint, tryFacts(der, fingerprint));
  return Promise.resolve(remembered.get(fingerprint));
};

/** The child names this issuer and its signature verifies with the issuer's key. Whether the issuer may issue is `isCa`. */
export const verifyIssued = (child: CertificateFacts, issuer: CertificateFacts): boolean =>
  child.x509.checkIssued(issuer.x509) && child.x509.verify(issuer.publicKey);
