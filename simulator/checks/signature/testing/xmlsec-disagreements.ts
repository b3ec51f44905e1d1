/**
 * Where xmlsec1 and the judge come to different verdicts on the variants, and what decides. The judge refuses more and
 * never accepts what xmlsec1 refuses: xmlsec1 verifies XML signatures of any kind, the judge those of the annex. The
 * sections of the standards are cited by their titles, because their numbers differ between editions; XMLDSig is
 * XML Signature 1.1.
 */

export type Disagreement = {
  /** Whether xmlsec1 accepts. */
  readonly xmlsec1: boolean;
  /** The section of the standard by which the judge's verdict stands. */
  readonly decides: string;
};

const accepted = (decides: string): Disagreement => ({ xmlsec1: true, decides });

const each = (names: readonly string[], decides: string): Readonly<Record<string, Disagreement>> =>
  Object.fromEntries(names.map((name) => [name, accepted(decides)]));

export const disagreements: Readonly<Record<string, Disagreement>> = {
  ...each(
    ['RSA with SHA-224'],
    'Annex FE 1.9, 10 (DC04): rsa-sha256, rsa-sha384 or rsa-sha512. RFC 6931 lists SHA-224 beside them, XMLDSig (Signature Algorithms) does not require it.',
  ),
  ...each(
    ['a SHA-224 digest'],
    'Annex FE 1.9, 10 (DC08): sha256, sha384 or sha512. XMLDSig (Message Digests) does not require SHA-224.',
  ),
  ...each(
    ['', ' with comments'].flatMap((comments) => [
      `SignedInfo by C14N 1.1${comments}`,
      `SignedInfo with a comment, by C14N 1.1${comments}`,
    ]),
    'Annex FE 1.9, 10 (DC03): Canonical XML 1.0 alone. XMLDSig (Canonicalization Algorithms) asks verifiers in general for version 1.1 too.',
  ),
  ...each(
    ['', ' with comments'].flatMap((comments) => [
      `the document: enveloped, then C14N 1.1${comments}`,
      `KeyInfo: C14N 1.1${comments}`,
      `SignedProperties: C14N 1.1${comments}`,
    ]),
    'Annex FE 1.9, 10 (DC07): enveloped-signature alone. XMLDSig (Canonicalization Algorithms) asks verifiers in general for Canonical XML 1.1 too.',
  ),
  ...each(
    ['the document: exclusive, then inclusive C14N', 'the document: six transforms'],
    'Annex FE 1.9, 10 (DC07): enveloped-signature alone. XMLDSig (The Reference Processing Model) has the next transform read the octets again, and its security considerations (“See” What is Signed) advise verifiers to see what they trust: nothing may follow a canonicalisation.',
  ),
  ...each(
    ['the document: XPath'],
    'Annex FE 1.9, 10 (DC07): enveloped-signature alone. XMLDSig only recommends XPath Filtering; what a transform leaves out is not signed (Only What is Signed is Secure).',
  ),
  ...each(
    ['KeyInfo: Base64'],
    'Annex FE 1.9, 10 (DC07): enveloped-signature alone. XMLDSig (Base64) digests the decoded text of KeyInfo, so that its elements are not signed (Only What is Signed is Secure).',
  ),
  ...each(
    ['references: the document alone', 'references: the document and KeyInfo'],
    'XAdES 1.3.2 (Signing properties): a reference to SignedProperties is required; annex FE 1.9, 10 (DC13).',
  ),
  ...each(
    ['references: KeyInfo and SignedProperties'],
    'Annex FE 1.9, 10 (DC05): a reference means the whole document; XMLDSig: Only What is Signed is Secure.',
  ),
  ...each(
    ['references: nine'],
    'Annex FE 1.9, 10 (DC02): exactly three references. Of more than eight none is computed.',
  ),
  ...each(
    ['URI: #xpointer(/) and C14N with comments'],
    'Annex FE 1.9, 10 (DC05): URI="". XMLDSig keeps the comments for #xpointer(/) (Same-Document URI-References), the support of which it only recommends (The URI Attribute).',
  ),
  ...each(
    ['URI: #xpointer(//ds:KeyInfo)'],
    'XMLDSig (The URI Attribute): of XPointers only #xpointer(/) and #xpointer(id(…)) should be supported; annex FE 1.9, 10 (DC10).',
  ),
  ...each(
    ['KeyInfo without X509Data', 'the certificate of somebody else alone'],
    'XMLDSig (The KeyInfo Element): it says with which key to verify; annex FE 1.9, 10 (DC18, DC16). xmlsec1 was handed the key of the signer.',
  ),
  ...each(
    ['the signature in another place'],
    'Annex FE 1.9, 6.5.10: the signature stands in ext:ExtensionContent of an extension of the root.',
  ),
  ...each(
    ['on the way: a DOCTYPE'],
    'Canonical XML 1.0 leaves the document type declaration out, so the digests hold; the judge reads no document that has one, because it may define entities (XML 1.0, Prolog and Document Type Declaration).',
  ),
};
