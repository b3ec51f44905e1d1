import { createHash, sign, createPublicKey, X509Certificate } from 'node:crypto';
import type { Credentials } from '../../../src/common/credentials.ts';
import { colombianDateTime } from '../../../src/common/time.ts';
import type { XmlRootSpec } from '../../../src/common/xml/node.ts';
import { writeNamespaces, writeXml, escapeText } from '../../../src/common/xml/write.ts';
import { toBase64 } from '../../../src/common/bytes.ts';

// Literals of annex FE 1.9, 6.5.10 and 10, and of answers captured from production.
const inclusiveC14n = 'http://www.w3.org/TR/2001/REC-xml-c14n-20010315';
const rsaSha256 = 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256';
const sha256 = 'http://www.w3.org/2001/04/xmlenc#sha256';
const enveloped = 'http://www.w3.org/2000/09/xmldsig#enveloped-signature';
const policy = 'https://facturaelectronica.dian.gov.co/politicadefirma/v2/politicadefirmav2.pdf';
const policyHash = 'dMoMvtcG5aIzgYo0tIsSQeVJBDnUnfSOfBpxXrmor0Y=';
const signedPropertiesType = 'http://uri.etsi.org/01903#SignedProperties';

const xadesDeclaration = ' xmlns:xades="http://uri.etsi.org/01903/v1.3.2#"';

/** Identifiers within one signature. */
type SignatureIds = {
  readonly signature: string;
  readonly reference: string;
  readonly keyInfo: string;
  readonly signedProperties: string;
  readonly object: string;
  readonly qualifyingProperties: string;
};

const idsFrom = (uuid: () => string): SignatureIds => {
  const signature = `Signature-${uuid()}`;
  return {
    signature,
    reference: `Reference-${uuid()}`,
    keyInfo: `${signature}-KeyInfo`,
    signedProperties: `xmldsig-${signature}-signedprops`,
    object: `XadesObjectId-${uuid()}`,
    qualifyingProperties: `QualifyingProperties-${uuid()}`,
  };
};

/** The signer's parts of every signature; computed once per credentials. */
type SignerFacts = {
  readonly certificate: string;
  readonly certificateDigest: string;
  readonly issuerName: string;
  readonly serialNumber: string;
  readonly modulus: string;
  readonly exponent: string;
};

const known = new WeakMap<Credentials, SignerFacts>();

const base64 = (base64url: string | undefined): string => Buffer.from(base64url ?? '', 'base64url').toString('base64');

/** The name as .NET writes it, in the order of the certificate: `C=CO, L=Bogota D.C., …, E=…`. */
const nameText = (multiline: string): string => multiline.replaceAll('\n', ', ').replaceAll('emailAddress=', 'E=');

const readSigner = (credentials: Credentials): SignerFacts => {
  const [leaf] = credentials.chain;
  if (leaf === undefined) throw new Error('Credentials without a certificate cannot sign.');
  const x509 = new X509Certificate(leaf);
  const key = createPublicKey(credentials.privateKey).export({ format: 'jwk' });
  return {
    certificate: toBase64(leaf),
    certificateDigest: createHash('sha256').update(leaf).digest('base64'),
    issuerName: nameText(x509.issuer),
    serialNumber: BigInt(`0x${x509.serialNumber}`).toString(),
    modulus: base64(key.n),
    exponent: base64(key.e),
  };
};

const signerFacts = (credentials: Credentials): SignerFacts => {
  const found = known.get(credentials) ?? readSigner(credentials);
  known.set(credentials, found);
  return found;
};

const empty = (name: string, algorithm: string): string => `<${name} Algorithm="${algorithm}"></${name}>`;

const digested = (value: string): string =>
  `${empty('ds:DigestMethod', sha256)}<ds:DigestValue>${value}</ds:DigestValue>`;

/**
 * Body of ds:KeyInfo, following its name; the canonical form puts declarations between the two. Each part of the
 * signature is written in its own canonical form: none is ever parsed again.
 */
const keyInfoBody = ({ keyInfo }: SignatureIds, signer: SignerFacts): string =>
  ` Id="${keyInfo}"><ds:X509Data><ds:X509Certificate>${signer.certificate}</ds:X509Certificate></ds:X509Data>` +
  `<ds:KeyValue><ds:RSAKeyValue><ds:Modulus>${signer.modulus}</ds:Modulus><ds:Exponent>${signer.exponent}</ds:Exponent>` +
  '</ds:RSAKeyValue></ds:KeyValue></ds:KeyInfo>';

const signingCertificate = (signer: SignerFacts): string =>
  `<xades:SigningCertificate><xades:Cert><xades:CertDigest>${digested(signer.certificateDigest)}</xades:CertDigest>` +
  `<xades:IssuerSerial><ds:X509IssuerName>${escapeText(signer.issuerName)}</ds:X509IssuerName>` +
  `<ds:X509SerialNumber>${signer.serialNumber}</ds:X509SerialNumber></xades:IssuerSerial></xades:Cert></xades:SigningCertificate>`;

const policyIdentifier =
  `<xades:SignaturePolicyIdentifier><xades:SignaturePolicyId><xades:SigPolicyId><xades:Identifier>${policy}</xades:Identifier>` +
  `<xades:Description></xades:Description></xades:SigPolicyId><xades:SigPolicyHash>${digested(policyHash)}</xades:SigPolicyHash>` +
  '</xades:SignaturePolicyId></xades:SignaturePolicyIdentifier>';

const signerRole =
  '<xades:SignerRole><xades:ClaimedRoles><xades:ClaimedRole>supplier</xades:ClaimedRole></xades:ClaimedRoles></xades:SignerRole>';

/** Body of xades:SignedProperties, following its name. */
const signedPropertiesBody = (ids: SignatureIds, signer: SignerFacts, signingTime: string): string =>
  ` Id="${ids.signedProperties}"><xades:SignedSignatureProperties><xades:SigningTime>${signingTime}</xades:SigningTime>` +
  `${signingCertificate(signer)}${policyIdentifier}${signerRole}</xades:SignedSignatureProperties>` +
  `<xades:SignedDataObjectProperties><xades:DataObjectFormat ObjectReference="#${ids.reference}">` +
  '<xades:MimeType>text/xml</xades:MimeType><xades:Encoding>UTF-8</xades:Encoding></xades:DataObjectFormat>' +
  '</xades:SignedDataObjectProperties></xades:SignedProperties>';

type Digests = { readonly document: string; readonly keyInfo: string; readonly signedProperties: string };

/** Body of ds:SignedInfo, following its name. */
const signedInfoBody = (ids: SignatureIds, digests: Digests): string =>
  `>${empty('ds:CanonicalizationMethod', inclusiveC14n)}${empty('ds:SignatureMethod', rsaSha256)}` +
  `<ds:Reference Id="${ids.reference}" URI=""><ds:Transforms>${empty('ds:Transform', enveloped)}</ds:Transforms>${digested(digests.document)}</ds:Reference>` +
  `<ds:Reference Id="ReferenceKeyInfo" URI="#${ids.keyInfo}">${digested(digests.keyInfo)}</ds:Reference>` +
  `<ds:Reference Type="${signedPropertiesType}" URI="#${ids.signedProperties}">${digested(digests.signedProperties)}</ds:Reference>` +
  '</ds:SignedInfo>';

export type SignOptions = {
  readonly credentials: Credentials;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Generates the identifiers within the signature. */
  readonly uuid: () => string;
};

const declaration = '<?xml version="1.0" encoding="utf-8" standalone="no"?>';

/** The only element of the document that is written empty: text cannot contain it, because `<` is escaped. */
const placeholder = '<ext:ExtensionContent></ext:ExtensionContent>';
const intoPlaceholder = '<ext:ExtensionContent>'.length;

const digest = (text: string): string => createHash('sha256').update(text, 'utf8').digest('base64');

/** Bogotá's time with the offset of Greenwich, as in the authority's own signatures. */
const signingTime = (now: number): string => colombianDateTime(now).replace(/-05:00$/, '+00:00');

/**
 * Signs a document whose root declares `ds` and `ext` and which contains one empty ext:ExtensionContent, where the
 * signature is inserted. Everything is written in canonical form, so nothing is parsed: a canonical fragment is its
 * text with the root's declarations added after the name of its first element.
 */
export const signDocument = (root: XmlRootSpec, { credentials, now, uuid }: SignOptions): string => {
  const canonical = writeXml(root);
  const place = canonical.indexOf(placeholder);
  if (place === -1) throw new Error('The document to sign has no empty ext:ExtensionContent.');
  const inherited = writeNamespaces(root.namespaces);
  const withXades = writeNamespaces({ xades: 'http://uri.etsi.org/01903/v1.3.2#', ...root.namespaces });
  const ids = idsFrom(uuid);
  const signer = signerFacts(credentials);
  const keyInfo = keyInfoBody(ids, signer);
  const signedProperties = signedPropertiesBody(ids, signer, signingTime(now));
  const signedInfo = signedInfoBody(ids, {
    document: digest(canonical),
    keyInfo: digest(`<ds:KeyInfo${inherited}${keyInfo}`),
    signedProperties: digest(`<xades:SignedProperties${withXades}${signedProperties}`),
  });
  const value = sign('RSA-SHA256', Buffer.from(`<ds:SignedInfo${inherited}${signedInfo}`), credentials.privateKey);
  const signature =
    `<ds:Signature Id="${ids.signature}"><ds:SignedInfo${signedInfo}` +
    `<ds:SignatureValue Id="SignatureValue-${ids.signature.slice('Signature-'.length)}">${value.toString('base64')}</ds:SignatureValue>` +
    `<ds:KeyInfo${keyInfo}<ds:Object Id="${ids.object}"><xades:QualifyingProperties${xadesDeclaration} Id="${ids.qualifyingProperties}" Target="#${ids.signature}">` +
    `<xades:SignedProperties${signedProperties}</xades:QualifyingProperties></ds:Object></ds:Signature>`;
  const at = place + intoPlaceholder;
  return declaration + canonical.slice(0, at) + signature + canonical.slice(at);
};
