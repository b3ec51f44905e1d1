/**
 * Signs any document. Every canonical form is libxml2's, so that the signer shares nothing with the verifier, and what
 * the verifier accepts is what an independent canonicalisation gave.
 */
import { createHash, sign } from 'node:crypto';
import type { Credentials } from '../../../../src/common/credentials.ts';
import { parseXml } from '../../../../src/common/xml/parse.ts';
import { witnessCanonical } from '../../../../src/common/xml/testing/libxml2.ts';
import { toBase64 } from '../../../../src/common/bytes.ts';

const dsig = 'http://www.w3.org/2000/09/xmldsig#';
const sha256 = 'http://www.w3.org/2001/04/xmlenc#sha256';
const extension = 'urn:oasis:names:specification:ubl:schema:xsd:CommonExtensionComponents-2';

const digestPlace = (name: string): string => `@digest-of-${name}@`;

const reference = (name: string, attributes: string, transforms = ''): string =>
  `<ds:Reference ${attributes}>${transforms}<ds:DigestMethod Algorithm="${sha256}"/>` +
  `<ds:DigestValue>${digestPlace(name)}</ds:DigestValue></ds:Reference>`;

const signedInfo =
  '<ds:SignedInfo><ds:CanonicalizationMethod Algorithm="http://www.w3.org/TR/2001/REC-xml-c14n-20010315"/>' +
  '<ds:SignatureMethod Algorithm="http://www.w3.org/2001/04/xmldsig-more#rsa-sha256"/>' +
  reference(
    'document',
    'URI=""',
    `<ds:Transforms><ds:Transform Algorithm="${dsig}enveloped-signature"/></ds:Transforms>`,
  ) +
  reference('keyInfo', 'URI="#firma-keyinfo"') +
  reference('properties', 'URI="#firma-signedprops" Type="http://uri.etsi.org/01903#SignedProperties"') +
  '</ds:SignedInfo>';

const valuePlace = '@signature-value@';

const signatureWith = (certificate: string): string =>
  `<ds:Signature xmlns:ds="${dsig}" Id="firma">${signedInfo}<ds:SignatureValue>${valuePlace}</ds:SignatureValue>` +
  `<ds:KeyInfo Id="firma-keyinfo"><ds:X509Data><ds:X509Certificate>${certificate}</ds:X509Certificate></ds:X509Data></ds:KeyInfo>` +
  '<ds:Object><xades:QualifyingProperties xmlns:xades="http://uri.etsi.org/01903/v1.3.2#" Target="#firma">' +
  '<xades:SignedProperties Id="firma-signedprops"><xades:SignedSignatureProperties>' +
  '<xades:SigningTime>2026-11-20T09:59:00-05:00</xades:SigningTime></xades:SignedSignatureProperties>' +
  '</xades:SignedProperties></xades:QualifyingProperties></ds:Object></ds:Signature>';

/** Places in document order of the elements of such a document: the extension comes first, and its signature in it. */
const elementAt = { signedInfo: 5, keyInfo: 20, properties: 25 } as const;

/** The text in front of the first child of the root, and the rest; undefined for what is not read. */
const opened = (text: string): readonly [string, string] | undefined => {
  const parsed = parseXml(text);
  if (!parsed.ok) return undefined;
  const { root, text: read } = parsed.document;
  if (read.slice(root.start, root.end).endsWith('/>'))
    return [`${read.slice(0, root.end - 2)}>`, `</${root.name}>${read.slice(root.end)}`];
  return [read.slice(0, root.contentStart), read.slice(root.contentStart)];
};

const digestOf = (canonical: string): string => createHash('sha256').update(canonical).digest('base64');

/** The document with a signature in it; undefined for what is not read. */
export const signAny = (text: string, { privateKey, chain: [certificate] }: Credentials): string | undefined => {
  const parts = opened(text);
  if (parts === undefined || certificate === undefined) return undefined;
  const [before, behind] = parts;
  const withSignature = (signature: string): string =>
    `${before}<ext:UBLExtensions xmlns:ext="${extension}"><ext:UBLExtension><ext:ExtensionContent>${signature}` +
    `</ext:ExtensionContent></ext:UBLExtension></ext:UBLExtensions>${behind}`;
  const unsigned = signatureWith(toBase64(certificate));
  const draft = withSignature(unsigned);
  const digests = {
    document: digestOf(witnessCanonical(withSignature(''))),
    keyInfo: digestOf(witnessCanonical(draft, { element: elementAt.keyInfo })),
    properties: digestOf(witnessCanonical(draft, { element: elementAt.properties })),
  };
  const digested = Object.entries(digests).reduce(
    (signature, [name, digest]) => signature.replace(digestPlace(name), digest),
    unsigned,
  );
  const info = witnessCanonical(withSignature(digested), { element: elementAt.signedInfo });
  const value = sign('sha256', Buffer.from(info), privateKey).toString('base64');
  return withSignature(digested.replace(valuePlace, value));
};
