/**
 * Breaks `wsse:Security` down into plain data, without judging it: absent parts stay undefined, so that each missing
 * one can be named.
 */
import { attributeOf, childElements, textOf, type XmlElement } from '../../../../src/common/xml/tree.ts';
import { exclusiveC14n, wsse, wsu, xmldsig } from '../names.ts';

export type Canonicalization = {
  readonly algorithm: string;
  /** InclusiveNamespaces/@PrefixList. */
  readonly inclusivePrefixes: readonly string[];
};

export type SignedReference = {
  readonly uri: string;
  readonly transforms: readonly Canonicalization[];
  readonly digestMethod: string;
  readonly digestValue: string;
};

/** How KeyInfo identifies the signing certificate. */
export type TokenReference =
  | { readonly by: 'id'; readonly id: string }
  | { readonly by: 'thumbprint'; readonly sha1: string }
  | { readonly by: 'unknown'; readonly found: string };

export type SignatureParts = {
  readonly element: XmlElement;
  readonly signedInfo: XmlElement | undefined;
  /** A relevant part occurs more than once: a verifier could use one, and a reader another. */
  readonly isAmbiguous: boolean;
  readonly canonicalization: Canonicalization;
  readonly signatureMethod: string;
  readonly references: readonly SignedReference[];
  readonly signatureValue: string;
  readonly token: TokenReference;
};

export type TimestampParts = {
  readonly element: XmlElement;
  /** Undefined if there is none, or more than one. */
  readonly created: string | undefined;
  readonly expires: string | undefined;
};

export type TokenParts = {
  readonly element: XmlElement;
  readonly ids: readonly string[];
  readonly valueType: string;
  /** Not decoded yet. */
  readonly text: string;
};

/** All occurrences: callers judge how many are allowed. */
export type SecurityParts = {
  readonly timestamps: readonly TimestampParts[];
  readonly tokens: readonly TokenParts[];
  readonly signatures: readonly SignatureParts[];
};

const children = (element: XmlElement | undefined, uri: string, local: string): readonly XmlElement[] =>
  element === undefined ? [] : childElements(element).filter((child) => child.local === local && child.uri === uri);

const child = (element: XmlElement | undefined, uri: string, local: string): XmlElement | undefined =>
  children(element, uri, local)[0];

/** Undefined if there is none, or more than one. */
const onlyChild = (element: XmlElement, uri: string, local: string): XmlElement | undefined => {
  const [only, second] = children(element, uri, local);
  return second === undefined ? only : undefined;
};

const trimmed = (element: XmlElement | undefined): string | undefined =>
  element === undefined ? undefined : textOf(element).trim();

/**
 * `wsu:Id`, `xml:id`, and the `Id` of elements whose schema defines one; xml-crypto without WS-Security mode writes the
 * latter.
 */
export const idsOf = (element: XmlElement): readonly string[] =>
  element.attributes
    .filter(
      ({ uri, prefix, local }) =>
        (uri === wsu && local === 'Id') || ((uri === '' || prefix === 'xml') && /^id$/i.test(local)),
    )
    .map(({ value }) => value);

const algorithmOf = (element: XmlElement | undefined): string =>
  element === undefined ? '' : (attributeOf(element, 'Algorithm') ?? '');

const canonicalizationOf = (element: XmlElement | undefined): Canonicalization => {
  const inclusive = child(element, exclusiveC14n, 'InclusiveNamespaces');
  const list = inclusive === undefined ? '' : (attributeOf(inclusive, 'PrefixList') ?? '');
  return {
    algorithm: algorithmOf(element),
    inclusivePrefixes: list.split(/\s+/).filter((prefix) => prefix !== ''),
  };
};

const referenceOf = (element: XmlElement): SignedReference => ({
  uri: attributeOf(element, 'URI') ?? '',
  transforms: children(child(element, xmldsig, 'Transforms'), xmldsig, 'Transform').map(canonicalizationOf),
  digestMethod: algorithmOf(child(element, xmldsig, 'DigestMethod')),
  digestValue: trimmed(child(element, xmldsig, 'DigestValue')) ?? '',
});

const tokenReferenceOf = (signature: XmlElement): TokenReference => {
  const keyInfo = child(signature, xmldsig, 'KeyInfo');
  const holder = child(keyInfo, wsse, 'SecurityTokenReference');
  const direct = child(holder, wsse, 'Reference');
  if (direct !== undefined) return { by: 'id', id: (attributeOf(direct, 'URI') ?? '').replace(/^#/, '') };
  const identifier = child(holder, wsse, 'KeyIdentifier');
  if (identifier !== undefined && (attributeOf(identifier, 'ValueType') ?? '').endsWith('#ThumbprintSHA1')) {
    return { by: 'thumbprint', sha1: textOf(identifier).replace(/\s+/g, '') };
  }
  const first = [holder, keyInfo].flatMap((element) => (element === undefined ? [] : childElements(element)))[0];
  return { by: 'unknown', found: first?.name ?? 'no KeyInfo' };
};

const signatureOf = (element: XmlElement): SignatureParts => {
  const [signedInfo] = children(element, xmldsig, 'SignedInfo');
  const single = ['SignedInfo', 'SignatureValue', 'KeyInfo'];
  return {
    element,
    signedInfo,
    isAmbiguous: single.some((local) => children(element, xmldsig, local).length > 1),
    canonicalization: canonicalizationOf(child(signedInfo, xmldsig, 'CanonicalizationMethod')),
    signatureMethod: algorithmOf(child(signedInfo, xmldsig, 'SignatureMethod')),
    references: children(signedInfo, xmldsig, 'Reference').map(referenceOf),
    signatureValue: trimmed(child(element, xmldsig, 'SignatureValue')) ?? '',
    token: tokenReferenceOf(element),
  };
};

const timestampOf = (element: XmlElement): TimestampParts => ({
  element,
  created: trimmed(onlyChild(element, wsu, 'Created')),
  expires: trimmed(onlyChild(element, wsu, 'Expires')),
});

const tokenOf = (element: XmlElement): TokenParts => ({
  element,
  ids: idsOf(element),
  valueType: attributeOf(element, 'ValueType') ?? '',
  text: textOf(element),
});

export const securityParts = (security: XmlElement): SecurityParts => ({
  timestamps: children(security, wsu, 'Timestamp').map(timestampOf),
  tokens: children(security, wsse, 'BinarySecurityToken').map(tokenOf),
  signatures: children(security, xmldsig, 'Signature').map(signatureOf),
});
