/**
 * The issuer's XAdES-EPES signature (invoice annex 1.9, 6.5.10 and 10): enveloped, inclusive C14N, RSA-SHA256 and three
 * references, to the document, to KeyInfo and to SignedProperties. Each step is a function from plain data to plain
 * data. Nothing is parsed: document and parts are canonical as written, so a digest is a digest of the text.
 */
import { sign } from 'node:crypto';
import type { Credentials } from '../../common/credentials.ts';
import type { Random } from '../../common/env/env.ts';
import { digestBase64 } from '../../common/hash.ts';
import { colombianDateTime } from '../../common/time.ts';
import { certificateTexts } from './certificate-texts.ts';
import { declarations, inScope, rootScope } from './scope.ts';

/** The issuer itself, or a technology provider on its behalf. */
export type SignerRole = 'supplier' | 'third party';

export type SignatureIds = {
  readonly signature: string;
  readonly documentReference: string;
  readonly value: string;
  readonly keyInfo: string;
  readonly signedProperties: string;
};

/** The signed parts other than the document itself, as they occur in it. */
export type PreparedSignature = { readonly keyInfo: string; readonly signedProperties: string };

/** SHA-256 in Base64 of the canonical form of each referenced part. */
export type SignatureDigests = {
  readonly document: string;
  readonly keyInfo: string;
  readonly signedProperties: string;
};

/**
 * Changes to a part before it is digested or signed, for callers that need an
 * invalid signature. The result must be canonical, or a digest fails as well.
 */
export type SignatureTamper = {
  readonly keyInfo?: (xml: string) => string;
  readonly signedProperties?: (xml: string) => string;
  readonly signedInfo?: (xml: string) => string;
};

export type SigningOptions = {
  readonly credentials: Credentials;
  /** Milliseconds since 1970; written as Colombian time. */
  readonly signingTime: number;
  readonly role: SignerRole;
  readonly ids: SignatureIds;
  readonly tamper?: SignatureTamper | undefined;
};

export type SignedDocument =
  | {
      readonly ok: true;
      /** With an XML declaration. */
      readonly xml: string;
      readonly prepared: PreparedSignature;
      readonly digests: SignatureDigests;
      readonly signedInfo: string;
      readonly value: string;
    }
  | { readonly ok: false; readonly code: 'no-place-for-signature'; readonly message: string };

const namespaces = {
  ds: 'http://www.w3.org/2000/09/xmldsig#',
  xades: 'http://uri.etsi.org/01903/v1.3.2#',
  xades141: 'http://uri.etsi.org/01903/v1.4.1#',
} as const;

const algorithms = {
  c14n: 'http://www.w3.org/TR/2001/REC-xml-c14n-20010315',
  enveloped: 'http://www.w3.org/2000/09/xmldsig#enveloped-signature',
  rsaSha256: 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256',
  sha256: 'http://www.w3.org/2001/04/xmlenc#sha256',
} as const;

const policy = {
  identifier: 'https://facturaelectronica.dian.gov.co/politicadefirma/v2/politicadefirmav2.pdf',
  description: 'Política de firma para facturas electrónicas de la República de Colombia.',
  digest: 'dMoMvtcG5aIzgYo0tIsSQeVJBDnUnfSOfBpxXrmor0Y=',
} as const;

const xmlDeclaration = '<?xml version="1.0" encoding="UTF-8"?>';
const placeStart = '<ext:ExtensionContent>';
const place = `${placeStart}</ext:ExtensionContent>`;

/** An XML Id must begin with a letter, which a bare UUID may not do. */
export const signatureIds = (random: Random): SignatureIds => {
  const signature = `xmldsig-${random.uuid()}`;
  return {
    signature,
    documentReference: `${signature}-ref0`,
    value: `${signature}-sigvalue`,
    keyInfo: `${signature}-keyinfo`,
    signedProperties: `${signature}-signedprops`,
  };
};

const empty = (name: string, algorithm: string): string => `<ds:${name} Algorithm="${algorithm}"></ds:${name}>`;

const digestOf = (value: string): string =>
  `${empty('DigestMethod', algorithms.sha256)}<ds:DigestValue>${value}</ds:DigestValue>`;

const policyIdentifier =
  '<xades:SignaturePolicyIdentifier><xades:SignaturePolicyId><xades:SigPolicyId>' +
  `<xades:Identifier>${policy.identifier}</xades:Identifier>` +
  `<xades:Description>${policy.description}</xades:Description></xades:SigPolicyId>` +
  `<xades:SigPolicyHash>${digestOf(policy.digest)}</xades:SigPolicyHash>` +
  '</xades:SignaturePolicyId></xades:SignaturePolicyIdentifier>';

/** KeyInfo with the signer's certificate; SignedProperties with time, chain, policy and role. */
export const prepareSignature = (options: SigningOptions): PreparedSignature => {
  const { credentials, ids, role, signingTime } = options;
  const { leaf, chain } = certificateTexts(credentials);
  return {
    keyInfo:
      `<ds:KeyInfo Id="${ids.keyInfo}"><ds:X509Data>` +
      `<ds:X509Certificate>${leaf}</ds:X509Certificate></ds:X509Data></ds:KeyInfo>`,
    signedProperties:
      `<xades:SignedProperties Id="${ids.signedProperties}"><xades:SignedSignatureProperties>` +
      `<xades:SigningTime>${colombianDateTime(signingTime)}</xades:SigningTime>` +
      `<xades:SigningCertificate>${chain}</xades:SigningCertificate>${policyIdentifier}` +
      `<xades:SignerRole><xades:ClaimedRoles><xades:ClaimedRole>${role}</xades:ClaimedRole></xades:ClaimedRoles>` +
      '</xades:SignerRole></xades:SignedSignatureProperties></xades:SignedProperties>',
  };
};

/** The declarations of the canonical form of what is inside the signature, and of the signed properties in it. */
type Declared = { readonly signature: string; readonly properties: string };

/** Inclusive C14N: every namespace in scope belongs to the digested part, used or not. */
const declaredIn = (canonicalXml: string): Declared => {
  const root = rootScope(canonicalXml);
  return {
    signature: declarations({ ...root, ds: namespaces.ds }),
    properties: declarations({ ...root, ...namespaces }),
  };
};

/** The document is digested before the signature is inserted; the enveloped transform restores that form. */
const digestParts = (canonicalXml: string, prepared: PreparedSignature, declared: Declared): SignatureDigests => ({
  document: digestBase64('sha256', canonicalXml),
  keyInfo: digestBase64('sha256', inScope(prepared.keyInfo, declared.signature)),
  signedProperties: digestBase64('sha256', inScope(prepared.signedProperties, declared.properties)),
});

const writeSignedInfo = (digests: SignatureDigests, ids: SignatureIds): string =>
  `<ds:SignedInfo>${empty('CanonicalizationMethod', algorithms.c14n)}${empty('SignatureMethod', algorithms.rsaSha256)}` +
  `<ds:Reference Id="${ids.documentReference}" URI=""><ds:Transforms>${empty('Transform', algorithms.enveloped)}` +
  `</ds:Transforms>${digestOf(digests.document)}</ds:Reference>` +
  `<ds:Reference URI="#${ids.keyInfo}">${digestOf(digests.keyInfo)}</ds:Reference>` +
  `<ds:Reference Type="http://uri.etsi.org/01903#SignedProperties" URI="#${ids.signedProperties}">` +
  `${digestOf(digests.signedProperties)}</ds:Reference></ds:SignedInfo>`;

/** RSA-SHA256 over the canonical SignedInfo, in Base64. */
const signSignedInfo = (signedInfo: string, declared: Declared, credentials: Credentials): string => {
  const canonical = inScope(signedInfo, declared.signature);
  return sign('sha256', Buffer.from(canonical, 'utf8'), credentials.privateKey).toString('base64');
};

type SignatureParts = PreparedSignature & { readonly signedInfo: string; readonly value: string };

/** Declares its namespaces again, so that the signature still verifies when a receiver cuts it out of its document. */
const writeSignature = (parts: SignatureParts, ids: SignatureIds): string =>
  `<ds:Signature xmlns:ds="${namespaces.ds}" Id="${ids.signature}">${parts.signedInfo}` +
  `<ds:SignatureValue Id="${ids.value}">${parts.value}</ds:SignatureValue>${parts.keyInfo}` +
  `<ds:Object><xades:QualifyingProperties xmlns:xades="${namespaces.xades}" xmlns:xades141="${namespaces.xades141}" ` +
  `Target="#${ids.signature}">${parts.signedProperties}</xades:QualifyingProperties></ds:Object></ds:Signature>`;

/** Offset of the content of the last empty ExtensionContent, where the signature goes. */
const findPlace = (xml: string): number | undefined => {
  const end = xml.indexOf('</ext:UBLExtensions>');
  const at = end === -1 ? -1 : xml.lastIndexOf(place, end);
  return at === -1 ? undefined : at + placeStart.length;
};

const same = (xml: string): string => xml;

/**
 * Signs a document that is its own canonical form and has an empty `ext:ExtensionContent` for the signature. Returns
 * the text to send and every intermediate result.
 */
export const signDocument = (canonicalXml: string, options: SigningOptions): SignedDocument => {
  const at = findPlace(canonicalXml);
  if (at === undefined) {
    const message = 'The document has no empty ext:ExtensionContent to receive the signature.';
    return { ok: false, code: 'no-place-for-signature', message };
  }
  const { credentials, ids, tamper = {} } = options;
  const { keyInfo = same, signedProperties = same, signedInfo: changeSignedInfo = same } = tamper;
  const fresh = prepareSignature(options);
  const prepared = { keyInfo: keyInfo(fresh.keyInfo), signedProperties: signedProperties(fresh.signedProperties) };
  const declared = declaredIn(canonicalXml);
  const digests = digestParts(canonicalXml, prepared, declared);
  const signedInfo = changeSignedInfo(writeSignedInfo(digests, ids));
  const value = signSignedInfo(signedInfo, declared, credentials);
  const signature = writeSignature({ signedInfo, value, ...prepared }, ids);
  const xml = `${xmlDeclaration}${canonicalXml.slice(0, at)}${signature}${canonicalXml.slice(at)}`;
  return { ok: true, xml, prepared, digests, signedInfo, value };
};
