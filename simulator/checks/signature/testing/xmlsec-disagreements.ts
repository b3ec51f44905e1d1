/**
 * Where xmlsec1 and the judge come to different verdicts on the variants, and what decides. The judge refuses more and
 * never accepts what xmlsec1 refuses: xmlsec1 verifies XML signatures of any kind, the judge those of the annex.
 */

export type Disagreement = {
  /** Whether xmlsec1 accepts. */
  readonly xmlsec1: boolean;
  /** The paragraph of the standard by which the judge's verdict stands. */
  readonly decides: string;
};

const accepted = (decides: string): Disagreement => ({ xmlsec1: true, decides });

const each = (names: readonly string[], decides: string): Readonly<Record<string, Disagreement>> =>
  Object.fromEntries(names.map((name) => [name, accepted(decides)]));

export const disagreements: Readonly<Record<string, Disagreement>> = {
  ...each(
    ['RSA with SHA-224'],
    'Annex FE 1.9, 10 (DC04): rsa-sha256, rsa-sha384 or rsa-sha512. RFC 6931, 2.3 lists SHA-224 beside them, XMLDSig 6.4 does not require it.',
  ),
  ...each(
    ['a SHA-224 digest'],
    'Annex FE 1.9, 10 (DC08): sha256, sha384 or sha512. XMLDSig 6.2 does not require SHA-224.',
  ),
  ...each(
    ['', ' with comments'].flatMap((comments) => [
      `SignedInfo by C14N 1.1${comments}`,
      `SignedInfo with a comment, by C14N 1.1${comments}`,
    ]),
    'Annex FE 1.9, 10 (DC03): Canonical XML 1.0 alone. XMLDSig 1.1, 6.5.2 asks verifiers in general for version 1.1 too.',
  ),
  ...each(
    ['', ' with comments'].flatMap((comments) => [
      `the document: enveloped, then C14N 1.1${comments}`,
      `KeyInfo: C14N 1.1${comments}`,
      `SignedProperties: C14N 1.1${comments}`,
    ]),
    'Annex FE 1.9, 10 (DC07): enveloped-signature alone. XMLDSig 1.1, 6.5.2 asks verifiers in general for Canonical XML 1.1 too.',
  ),
  ...each(
    ['the document: exclusive, then inclusive C14N', 'the document: six transforms'],
    'Annex FE 1.9, 10 (DC07): enveloped-signature alone. XMLDSig 4.4.3.2 has the next transform read the octets again, and 8.1.3 advises verifiers to see what they trust: nothing may follow a canonicalisation.',
  ),
  ...each(
    ['the document: XPath'],
    'Annex FE 1.9, 10 (DC07): enveloped-signature alone. XMLDSig 6.1 only recommends XPath (6.6.3); what a transform leaves out is not signed (8.1.1).',
  ),
  ...each(
    ['KeyInfo: Base64'],
    'Annex FE 1.9, 10 (DC07): enveloped-signature alone. XMLDSig 6.6.2 digests the decoded text of KeyInfo, so that its elements are not signed (8.1.1).',
  ),
  ...each(
    ['references: the document alone', 'references: the document and KeyInfo'],
    'XAdES 1.3.2, 6.3.1: a reference to SignedProperties is required; annex FE 1.9, 10 (DC13).',
  ),
  ...each(
    ['references: KeyInfo and SignedProperties'],
    'Annex FE 1.9, 10 (DC05): a reference means the whole document; only what is signed is secure (XMLDSig 8.1.1).',
  ),
  ...each(
    ['references: nine'],
    'Annex FE 1.9, 10 (DC02): exactly three references. Of more than eight none is computed.',
  ),
  ...each(
    ['URI: #xpointer(/) and C14N with comments'],
    'Annex FE 1.9, 10 (DC05): URI="". XMLDSig 4.4.3.3 keeps the comments for #xpointer(/), the support of which 4.4.3.1 only recommends.',
  ),
  ...each(
    ['URI: #xpointer(//ds:KeyInfo)'],
    'XMLDSig 4.4.3.1: of XPointers only #xpointer(/) and #xpointer(id(…)) should be supported; annex FE 1.9, 10 (DC10).',
  ),
  ...each(
    ['KeyInfo without X509Data', 'the certificate of somebody else alone'],
    'XMLDSig 4.5: KeyInfo says with which key to verify; annex FE 1.9, 10 (DC18, DC16). xmlsec1 was handed the key of the signer.',
  ),
  ...each(
    ['the signature in another place'],
    'Annex FE 1.9, 6.5.10: the signature stands in ext:ExtensionContent of an extension of the root.',
  ),
  ...each(
    ['on the way: a DOCTYPE'],
    'Canonical XML 1.0, 2.1 leaves the document type declaration out, so the digests hold; the judge reads no document that has one (XML 1.0, 2.8: it may define entities).',
  ),
};
