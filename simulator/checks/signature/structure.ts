import type { XmlDocument, XmlElement } from '../../../src/common/xml/tree.ts';
import { extension, xades, xmldsig } from './names.ts';

/** Parent, namespace and local name of every element that the annex names in a signature. */
const layout = {
  signedInfo: ['signature', xmldsig, 'SignedInfo'],
  canonicalizationMethod: ['signedInfo', xmldsig, 'CanonicalizationMethod'],
  signatureMethod: ['signedInfo', xmldsig, 'SignatureMethod'],
  reference: ['signedInfo', xmldsig, 'Reference'],
  signatureValue: ['signature', xmldsig, 'SignatureValue'],
  keyInfo: ['signature', xmldsig, 'KeyInfo'],
  x509Data: ['keyInfo', xmldsig, 'X509Data'],
  x509Certificate: ['x509Data', xmldsig, 'X509Certificate'],
  object: ['signature', xmldsig, 'Object'],
  qualifyingProperties: ['object', xades, 'QualifyingProperties'],
  signedProperties: ['qualifyingProperties', xades, 'SignedProperties'],
  signedSignatureProperties: ['signedProperties', xades, 'SignedSignatureProperties'],
  signingTime: ['signedSignatureProperties', xades, 'SigningTime'],
  signingCertificate: ['signedSignatureProperties', xades, 'SigningCertificate'],
  cert: ['signingCertificate', xades, 'Cert'],
  signaturePolicyIdentifier: ['signedSignatureProperties', xades, 'SignaturePolicyIdentifier'],
  signaturePolicyId: ['signaturePolicyIdentifier', xades, 'SignaturePolicyId'],
  sigPolicyId: ['signaturePolicyId', xades, 'SigPolicyId'],
  identifier: ['sigPolicyId', xades, 'Identifier'],
  sigPolicyHash: ['signaturePolicyId', xades, 'SigPolicyHash'],
  policyDigestMethod: ['sigPolicyHash', xmldsig, 'DigestMethod'],
  policyDigestValue: ['sigPolicyHash', xmldsig, 'DigestValue'],
  signerRole: ['signedSignatureProperties', xades, 'SignerRole'],
  claimedRoles: ['signerRole', xades, 'ClaimedRoles'],
  claimedRole: ['claimedRoles', xades, 'ClaimedRole'],
} as const satisfies Record<string, readonly [parent: string, uri: string, local: string]>;

export type SignaturePart = 'signature' | keyof typeof layout;

export type SignatureParts = Readonly<Record<SignaturePart, readonly XmlElement[]>>;

const childrenOfAll = (parents: readonly XmlElement[], uri: string, local: string): readonly XmlElement[] => {
  const found: XmlElement[] = [];
  for (const { children } of parents) {
    for (const child of children) {
      if (child.kind === 'element' && child.local === local && child.uri === uri) found.push(child);
    }
  }
  return found;
};

/** The children of that name. */
export const childrenNamed = (element: XmlElement, uri: string, local: string): readonly XmlElement[] =>
  childrenOfAll([element], uri, local);

export const childNamed = (element: XmlElement | undefined, uri: string, local: string): XmlElement | undefined =>
  element?.children.find(
    (child): child is XmlElement => child.kind === 'element' && child.local === local && child.uri === uri,
  );

/** Only here a signature counts: below ext:ExtensionContent of an extension of the root. */
const signaturesInPlace = ({ root }: XmlDocument): readonly XmlElement[] => {
  const groups = childrenOfAll([root], extension, 'UBLExtensions');
  const extensions = childrenOfAll(groups, extension, 'UBLExtension');
  return childrenOfAll(childrenOfAll(extensions, extension, 'ExtensionContent'), xmldsig, 'Signature');
};

/** Parents before their children. */
const places = Object.entries(layout) as readonly (readonly [
  part: keyof typeof layout,
  place: (typeof layout)[keyof typeof layout],
])[]; // the entries of our own table

/** All ds:Signature groups at their place, and what belongs to the first of them. */
export const findParts = (document: XmlDocument): SignatureParts => {
  const signatures = signaturesInPlace(document);
  const found: Partial<Record<SignaturePart, readonly XmlElement[]>> = { signature: signatures.slice(0, 1) };
  for (const [part, [parent, uri, local]] of places) found[part] = childrenOfAll(found[parent] ?? [], uri, local);
  found.signature = signatures;
  return found as SignatureParts; // filled from the keys of the table
};

/** The element itself or, where the part is absent, the nearest part above it that is there. */
export const nearestPart = (parts: SignatureParts, part: SignaturePart): XmlElement | undefined => {
  let at: SignaturePart | undefined = part;
  while (at !== undefined) {
    const [found] = parts[at];
    if (found !== undefined) return found;
    at = at === 'signature' ? undefined : layout[at][0];
  }
  return undefined;
};
