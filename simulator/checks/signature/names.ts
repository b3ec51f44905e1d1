import type { DigestName } from '../../../src/common/hash.ts';

/** Namespaces and algorithm identifiers of XML signatures, as the judge knows them. */
export const xmldsig = 'http://www.w3.org/2000/09/xmldsig#';
export const xades = 'http://uri.etsi.org/01903/v1.3.2#';
export const extension = 'urn:oasis:names:specification:ubl:schema:xsd:CommonExtensionComponents-2';

export const inclusiveC14n = 'http://www.w3.org/TR/2001/REC-xml-c14n-20010315';
export const exclusiveC14n = 'http://www.w3.org/2001/10/xml-exc-c14n#';
export const envelopedSignature = `${xmldsig}enveloped-signature`;

const moreAlgorithms = 'http://www.w3.org/2001/04/xmldsig-more#';
const encryption = 'http://www.w3.org/2001/04/xmlenc#';

/** SHA-1 is computed so that a rule can say what is wrong, and allowed by none. */
const digests: Readonly<Record<string, DigestName>> = {
  [`${xmldsig}sha1`]: 'sha1',
  [`${encryption}sha256`]: 'sha256',
  [`${moreAlgorithms}sha384`]: 'sha384',
  [`${encryption}sha384`]: 'sha384',
  [`${encryption}sha512`]: 'sha512',
};

const signatures: Readonly<Record<string, DigestName>> = {
  [`${xmldsig}rsa-sha1`]: 'sha1',
  [`${moreAlgorithms}rsa-sha256`]: 'sha256',
  [`${moreAlgorithms}rsa-sha384`]: 'sha384',
  [`${moreAlgorithms}rsa-sha512`]: 'sha512',
};

const named = (table: Readonly<Record<string, DigestName>>, identifier: string | undefined): DigestName | undefined =>
  identifier !== undefined && Object.hasOwn(table, identifier) ? table[identifier] : undefined;

/** The digest of that identifier; undefined when we do not know it. */
export const digestNamed = (identifier: string | undefined): DigestName | undefined => named(digests, identifier);

/** The digest under the RSA PKCS #1 v1.5 signature of that identifier. */
export const signatureDigestNamed = (identifier: string | undefined): DigestName | undefined =>
  named(signatures, identifier);

export type Canonicalization = { readonly exclusive: boolean; readonly withComments: boolean };

const canonicalizations: Readonly<Record<string, Canonicalization>> = {
  [inclusiveC14n]: { exclusive: false, withComments: false },
  [`${inclusiveC14n}#WithComments`]: { exclusive: false, withComments: true },
  [exclusiveC14n]: { exclusive: true, withComments: false },
  [`${exclusiveC14n}WithComments`]: { exclusive: true, withComments: true },
};

export const canonicalizationNamed = (identifier: string | undefined): Canonicalization | undefined =>
  identifier !== undefined && Object.hasOwn(canonicalizations, identifier) ? canonicalizations[identifier] : undefined;
