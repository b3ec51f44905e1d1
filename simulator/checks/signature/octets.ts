import { canonicalize, canonicalizeDocument, type CanonicalOptions } from '../../document/xml/canonical.ts';
import { attributeOf, type XmlDocument, type XmlElement } from '../../../src/common/xml/tree.ts';
import type { Diagnosis } from './report.ts';
import type { Identifiers } from './survey.ts';
import { canonicalizationNamed, envelopedSignature, exclusiveC14n, xmldsig } from './names.ts';
import { childNamed, childrenNamed } from './structure.ts';
import type { Bilingual } from '../../../src/common/text/bilingual.ts';

/** What a reference means. */
export type Target = XmlElement | 'document';

/** A document, and the signature in it that a reference belongs to. */
export type Signed = { readonly document: XmlDocument; readonly signature: XmlElement };

/** Where a reference is resolved. */
export type SignatureContext = Signed & { readonly identifiers: Identifiers };

type Failed = { readonly ok: false; readonly cause: Diagnosis };

const failed = (code: Diagnosis['code'], message: Bilingual): Failed => ({ ok: false, cause: { code, message } });

/** An id, bare or in the XPointer form that old tools write. */
const identifierIn = (uri: string): string | undefined => {
  if (!uri.startsWith('#')) return undefined;
  const pointer = /^#xpointer\(\s*id\(\s*(?:'([^']*)'|"([^"]*)")\s*\)\s*\)$/.exec(uri);
  return pointer === null ? uri.slice(1) : (pointer[1] ?? pointer[2]);
};

/** The element that `@URI` names; `""` and `#xpointer(/)` are the whole document. */
export const resolveTarget = (
  uri: string | undefined,
  { identifiers }: SignatureContext,
): { readonly ok: true; readonly target: Target } | Failed => {
  if (uri === '' || uri === '#xpointer(/)') return { ok: true, target: 'document' };
  const id = uri === undefined ? undefined : identifierIn(uri);
  if (uri === undefined || id === undefined) {
    const stated = JSON.stringify(uri ?? null);
    return failed('uri-not-supported', {
      en: `The URI ${stated} is not "" and not "#" with the Id of an element of this document.`,
      es: `El URI ${stated} no es "" ni "#" con el Id de un elemento de este documento.`,
    });
  }
  const [target, duplicate] = identifiers.get(id) ?? [];
  if (target === undefined) {
    return failed('target-missing', {
      en: `No element of the document has the Id "${id}".`,
      es: `Ningún elemento del documento tiene el Id "${id}".`,
    });
  }
  if (duplicate !== undefined) {
    return failed('target-ambiguous', {
      en: `The Id "${id}" stands on ${target.name} and on ${duplicate.name}; a reference must mean one element.`,
      es: `El Id "${id}" está en ${target.name} y en ${duplicate.name}; una referencia debe apuntar a un solo elemento.`,
    });
  }
  return { ok: true, target };
};

/** How a target becomes octets. */
export type Transformation = {
  /** The signature itself is left out. */
  readonly enveloped: boolean;
  /** What is left out is the signature, and never for a transform to say. */
  readonly canonical: Omit<CanonicalOptions, 'omit'>;
};

/** More transforms than this are no signature but an attempt to keep us busy. */
const transformLimit = 5;

export const transformsOf = (reference: XmlElement): readonly XmlElement[] =>
  childrenNamed(reference, xmldsig, 'Transforms').flatMap((group) => childrenNamed(group, xmldsig, 'Transform'));

/** InclusiveNamespaces/@PrefixList of an exclusive canonicalisation. */
export const inclusivePrefixesOf = (element: XmlElement): readonly string[] => {
  const inclusive = childNamed(element, exclusiveC14n, 'InclusiveNamespaces');
  const list = inclusive === undefined ? undefined : attributeOf(inclusive, 'PrefixList');
  return list === undefined ? [] : list.split(/\s+/).filter((prefix) => prefix !== '');
};

/**
 * Reads ds:Transforms. Without a canonicalisation among them inclusive C14N is
 * meant; comments are never part of a same-document reference (XMLDSig, Same-Document URI-References). Behind one, the next transform would
 * have to read octets again (4.4.3.2), among which no enveloped signature could be told: nothing may follow it.
 */
export const readTransformation = (
  reference: XmlElement,
): { readonly ok: true; readonly transformation: Transformation } | Failed => {
  let transformation: Transformation = { enveloped: false, canonical: {} };
  let isCanonicalized = false;
  const transforms = transformsOf(reference);
  if (transforms.length > transformLimit) {
    return failed('transform-not-supported', {
      en: `There are ${transforms.length} transforms; expected enveloped-signature alone.`,
      es: `Hay ${transforms.length} transformaciones; se esperaba solo enveloped-signature.`,
    });
  }
  for (const transform of transforms) {
    const algorithm = attributeOf(transform, 'Algorithm');
    const canonicalization = canonicalizationNamed(algorithm);
    if (isCanonicalized) {
      return failed('transform-not-supported', {
        en: `The transform "${algorithm ?? ''}" comes behind a canonicalisation, which must be the last one.`,
        es: `La transformación "${algorithm ?? ''}" está después de una canonicalización, que debe ser la última.`,
      });
    }
    isCanonicalized = canonicalization !== undefined;
    if (algorithm === envelopedSignature) transformation = { enveloped: true, canonical: transformation.canonical };
    else if (canonicalization !== undefined) {
      const { exclusive } = canonicalization;
      transformation = {
        enveloped: transformation.enveloped,
        canonical: exclusive ? { exclusive, inclusivePrefixes: inclusivePrefixesOf(transform) } : {},
      };
    } else {
      return failed('transform-not-supported', {
        en: `The transform "${algorithm ?? ''}" is not supported; expected ${envelopedSignature}.`,
        es: `La transformación "${algorithm ?? ''}" no se admite; se esperaba ${envelopedSignature}.`,
      });
    }
  }
  return { ok: true, transformation };
};

/** Whether the element is the signature or lies in it. */
const isInside = (element: XmlElement, signature: XmlElement): boolean => {
  let at: XmlElement | undefined = element;
  while (at !== undefined && at !== signature) at = at.parent;
  return at === signature;
};

/** Whether the enveloped-signature transform takes the target away with the signature (XMLDSig, Enveloped Signature Transform). */
export const isTransformedAway = (target: Target, { enveloped }: Transformation, { signature }: Signed): boolean =>
  enveloped && target !== 'document' && isInside(target, signature);

/** The canonical text over which the digest of a reference is taken. */
export const referencedText = (target: Target, transformation: Transformation, signed: Signed): string => {
  const { enveloped, canonical } = transformation;
  const { document, signature } = signed;
  if (isTransformedAway(target, transformation, signed)) return '';
  const options = enveloped ? { omit: signature, ...canonical } : canonical;
  return target === 'document' ? canonicalizeDocument(document, options) : canonicalize(target, options);
};
