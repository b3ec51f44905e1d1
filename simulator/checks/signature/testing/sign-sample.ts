/**
 * A signer for tests, with a hook at every step at which signers go wrong. It
 * knows nothing of the verifier: fragments are canonical as they are written,
 * and the hooks decide what is digested, signed and sent.
 */
import { constants, createHash, sign, X509Certificate } from 'node:crypto';
import type { Credentials } from '../../../../src/common/credentials.ts';
import { declarationsText, place, sampleInvoice } from './sample-invoice.ts';
import { toBase64 } from '../../../../src/common/bytes.ts';

type Octets = Uint8Array | string;
type Hash = 'sha1' | 'sha256' | 'sha384' | 'sha512';

const dsig = 'http://www.w3.org/2000/09/xmldsig#';
const more = 'http://www.w3.org/2001/04/xmldsig-more#';

export const digestAlgorithms = {
  sha1: `${dsig}sha1`,
  sha256: 'http://www.w3.org/2001/04/xmlenc#sha256',
  sha384: `${more}sha384`,
  sha512: 'http://www.w3.org/2001/04/xmlenc#sha512',
} as const;

const policy = 'https://facturaelectronica.dian.gov.co/politicadefirma/v2/politicadefirmav2.pdf';

export type SampleOptions = {
  readonly credentials: Credentials;
  /** Canonical text of the document, with the place for the signature. */
  readonly document?: string;
  readonly digest?: Hash;
  readonly signatureHash?: Hash;
  readonly signingTime?: string;
  /** What is digested instead of the canonical text. */
  readonly octets?: {
    readonly document?: (canonical: string) => Octets;
    readonly keyInfo?: (canonical: string) => Octets;
    readonly signedProperties?: (canonical: string) => Octets;
    readonly signedInfo?: (canonical: string) => Octets;
  };
  /** How a digest is written into DigestValue. */
  readonly writeDigest?: (digest: Uint8Array) => string;
  readonly signer?: (octets: Octets, hash: Hash) => Uint8Array;
  /** Changes of the fragments before they are digested: text behind the name of the element. */
  readonly fragments?: {
    readonly keyInfo?: (text: string) => string;
    readonly signedProperties?: (text: string) => string;
    readonly signedInfo?: (text: string) => string;
  };
  /** Change of ds:Signature when all is signed. */
  readonly signature?: (text: string) => string;
  /** Changes of the whole text, as an editor or a mail program would make them. */
  readonly sent?: (text: string) => string;
};

const same = (canonical: string): Octets => canonical;
const unchanged = (text: string): string => text;

const method = (name: string, algorithm: string): string => `<${name} Algorithm="${algorithm}"></${name}>`;

type Named = { readonly issuer: string; readonly serial: string };

/** Thousands of samples are signed with the same few. */
const read = new Map<Uint8Array, Named>();

const x509Of = (der: Uint8Array): Named => {
  const known = read.get(der);
  if (known !== undefined) return known;
  const { issuer, serialNumber } = new X509Certificate(der);
  const named = { issuer: issuer.replaceAll('\n', ','), serial: BigInt(`0x${serialNumber}`).toString() };
  read.set(der, named);
  return named;
};

const signingCertificate = (chain: readonly Uint8Array[], hash: Hash): string =>
  chain
    .map((der) => {
      const { issuer, serial } = x509Of(der);
      const digest = createHash(hash).update(der).digest('base64');
      return (
        `<xades:Cert><xades:CertDigest>${method('ds:DigestMethod', digestAlgorithms[hash])}<ds:DigestValue>${digest}</ds:DigestValue></xades:CertDigest>` +
        `<xades:IssuerSerial><ds:X509IssuerName>${issuer}</ds:X509IssuerName><ds:X509SerialNumber>${serial}</ds:X509SerialNumber></xades:IssuerSerial></xades:Cert>`
      );
    })
    .join('');

const propertiesOf = (chain: readonly Uint8Array[], hash: Hash, signingTime: string): string =>
  ` Id="xmldsig-1-signedprops"><xades:SignedSignatureProperties><xades:SigningTime>${signingTime}</xades:SigningTime>` +
  `<xades:SigningCertificate>${signingCertificate(chain, hash)}</xades:SigningCertificate>` +
  `<xades:SignaturePolicyIdentifier><xades:SignaturePolicyId><xades:SigPolicyId><xades:Identifier>${policy}</xades:Identifier></xades:SigPolicyId>` +
  `<xades:SigPolicyHash>${method('ds:DigestMethod', digestAlgorithms.sha256)}<ds:DigestValue>dMoMvtcG5aIzgYo0tIsSQeVJBDnUnfSOfBpxXrmor0Y=</ds:DigestValue></xades:SigPolicyHash>` +
  '</xades:SignaturePolicyId></xades:SignaturePolicyIdentifier>' +
  '<xades:SignerRole><xades:ClaimedRoles><xades:ClaimedRole>supplier</xades:ClaimedRole></xades:ClaimedRoles></xades:SignerRole>' +
  '</xades:SignedSignatureProperties></xades:SignedProperties>';

const signedInfoOf = (digests: readonly string[], hash: Hash, signatureHash: Hash): string => {
  const [document = '', keyInfo = '', properties = ''] = digests.map(
    (digest) =>
      `${method('ds:DigestMethod', digestAlgorithms[hash])}<ds:DigestValue>${digest}</ds:DigestValue></ds:Reference>`,
  );
  const signatureAlgorithm = `${signatureHash === 'sha1' ? dsig : more}rsa-${signatureHash}`;
  return (
    `>${method('ds:CanonicalizationMethod', 'http://www.w3.org/TR/2001/REC-xml-c14n-20010315')}${method('ds:SignatureMethod', signatureAlgorithm)}` +
    `<ds:Reference Id="xmldsig-1-ref0" URI=""><ds:Transforms>${method('ds:Transform', `${dsig}enveloped-signature`)}</ds:Transforms>${document}` +
    `<ds:Reference URI="#xmldsig-1-keyinfo">${keyInfo}` +
    `<ds:Reference Type="http://uri.etsi.org/01903#SignedProperties" URI="#xmldsig-1-signedprops">${properties}</ds:SignedInfo>`
  );
};

/** Signs as PKCS #1 v1.5 wants. */
export const rsaSigner =
  (credentials: Credentials) =>
  (octets: Octets, hash: Hash): Uint8Array =>
    sign(hash, Buffer.from(octets), credentials.privateKey);

/** Signs with PSS padding, which the algorithm named does not use. */
export const pssSigner =
  (credentials: Credentials) =>
  (octets: Octets, hash: Hash): Uint8Array =>
    sign(hash, Buffer.from(octets), { key: credentials.privateKey, padding: constants.RSA_PKCS1_PSS_PADDING });

const digestsOf = (
  { octets = {}, digest = 'sha256', writeDigest }: SampleOptions,
  parts: readonly [string, string, string],
) => {
  const [document, keyInfo, properties] = parts;
  const write = writeDigest ?? ((bytes: Uint8Array) => toBase64(bytes));
  return [
    (octets.document ?? same)(document),
    (octets.keyInfo ?? same)(keyInfo),
    (octets.signedProperties ?? same)(properties),
  ].map((bytes) => write(createHash(digest).update(bytes).digest()));
};

/** The fragments before anything is digested, each behind the name of its element. */
const fragmentsOf = ({ credentials, digest = 'sha256', fragments = {}, signingTime }: SampleOptions) => {
  const certificate = toBase64(credentials.chain[0] ?? new Uint8Array());
  const keyInfo = ` Id="xmldsig-1-keyinfo"><ds:X509Data><ds:X509Certificate>${certificate}</ds:X509Certificate></ds:X509Data></ds:KeyInfo>`;
  const properties = propertiesOf(credentials.chain, digest, signingTime ?? '2026-11-20T09:59:00-05:00');
  return {
    keyInfo: (fragments.keyInfo ?? unchanged)(keyInfo),
    properties: (fragments.signedProperties ?? unchanged)(properties),
  };
};

/** The signed document as it is sent. */
export const signSample = (options: SampleOptions): string => {
  const { credentials, document = sampleInvoice, digest = 'sha256', signatureHash = 'sha256' } = options;
  const inherited = declarationsText();
  const { keyInfo, properties } = fragmentsOf(options);
  const canonical = [
    document,
    `<ds:KeyInfo${inherited}${keyInfo}`,
    `<xades:SignedProperties${inherited}${properties}`,
  ] as const;
  const stated = signedInfoOf(digestsOf(options, canonical), digest, signatureHash);
  const signedInfo = (options.fragments?.signedInfo ?? unchanged)(stated);
  const signed = (options.octets?.signedInfo ?? same)(`<ds:SignedInfo${inherited}${signedInfo}`);
  const value = (options.signer ?? rsaSigner(credentials))(signed, signatureHash);
  const signature = (options.signature ?? unchanged)(
    `<ds:Signature Id="xmldsig-1"><ds:SignedInfo${signedInfo}<ds:SignatureValue>${toBase64(value)}</ds:SignatureValue>` +
      `<ds:KeyInfo${keyInfo}<ds:Object><xades:QualifyingProperties Target="#xmldsig-1"><xades:SignedProperties${properties}</xades:QualifyingProperties></ds:Object></ds:Signature>`,
  );
  const text = document.replace(place, () => place.replace('><', `>${signature}<`));
  return (options.sent ?? unchanged)(`<?xml version="1.0" encoding="UTF-8"?>\n${text}`);
};
