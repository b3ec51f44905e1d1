/**
 * Only signed parts count. Every part of a header that the service reads occurs once, so that no second one can be read
 * instead of the signed one; and every signed element is one that is read, so that no signed one can be moved aside.
 */
import { childElements, type XmlDocument, type XmlElement } from '../../../../src/common/xml/tree.ts';
import { contractNamespace } from '../contract.ts';
import type { EnvelopeHead } from '../envelope.ts';
import { addressing, soap12, wsse, wsu } from '../names.ts';
import { idsOf, type SecurityParts, type SignedReference } from './security-parts.ts';
import { refuse, type SecurityCheck, type SecurityProblem } from './security-problem.ts';

export type ResolvedReference = { readonly reference: SignedReference; readonly element: XmlElement };

type Resolution =
  | { readonly ok: true; readonly references: readonly ResolvedReference[] }
  | { readonly ok: false; readonly check: 'reference-unresolved' | 'reference-ambiguous'; readonly detail: string };

/** One or two elements of the document under each id; signature wrapping uses two under one id. */
export const elementsById = (root: XmlElement): ReadonlyMap<string, readonly XmlElement[]> => {
  const found = new Map<string, XmlElement[]>();
  const pending: XmlElement[] = [root];
  for (let element = pending.pop(); element !== undefined; element = pending.pop()) {
    for (const id of element.attributes.length === 0 ? [] : idsOf(element)) {
      const duplicates = found.get(id);
      if (duplicates === undefined) found.set(id, [element]);
      else if (duplicates.length === 1 && duplicates[0] !== element) duplicates.push(element);
    }
    for (const child of element.children) if (child.kind === 'element') pending.push(child);
  }
  return found;
};

/**
 * The element of each reference; a same-document `#id` is the only form allowed here. One that is not found is left out
 * if it may still come, and is otherwise a problem.
 */
export const resolveReferences = (
  document: XmlDocument,
  references: readonly SignedReference[],
  { mayCome = false } = {},
): Resolution => {
  const byId = elementsById(document.root);
  const resolved: ResolvedReference[] = [];
  for (const reference of references) {
    const { uri } = reference;
    const elements = uri.startsWith('#') ? (byId.get(uri.slice(1)) ?? []) : [];
    const [element, duplicate] = elements;
    if (element === undefined) {
      if (mayCome && uri.startsWith('#')) continue;
      const detail = `No element of the envelope has the id of the reference "${uri}".`;
      return { ok: false, check: 'reference-unresolved', detail };
    }
    if (duplicate !== undefined) {
      const detail = `The elements ${element.name} and ${duplicate.name} share the id of the reference "${uri}".`;
      return { ok: false, check: 'reference-ambiguous', detail };
    }
    resolved.push({ reference, element });
  }
  return { ok: true, references: resolved };
};

const isNamed = (element: XmlElement, uri: string, local: string): boolean =>
  element.local === local && element.uri === uri;

const singles: readonly (readonly [check: SecurityCheck, uri: string, local: string])[] = [
  ['to-duplicated', addressing, 'To'],
  ['action-duplicated', addressing, 'Action'],
  ['message-id-duplicated', addressing, 'MessageID'],
  ['security-duplicated', wsse, 'Security'],
];

/** Why the header is refused because something occurs twice. */
export const repeatedProblem = ({ header }: EnvelopeHead, parts: SecurityParts): SecurityProblem | undefined => {
  const blocks = header.element === undefined ? [] : childElements(header.element);
  for (const [check, uri, local] of singles) {
    const duplicates = blocks.filter((block) => isNamed(block, uri, local));
    if (duplicates.length > 1)
      return refuse(check, `The header has ${duplicates.length} elements ${local}; expected one.`);
  }
  const { timestamps, signatures } = parts;
  if (timestamps.length > 1) {
    return refuse('timestamp-duplicated', `wsse:Security has ${timestamps.length} wsu:Timestamps; expected one.`);
  }
  if (signatures.length > 1) {
    return refuse('signature-duplicated', `wsse:Security has ${signatures.length} ds:Signatures; expected one.`);
  }
  return signatures[0]?.isAmbiguous === true
    ? refuse(
        'signature-duplicated',
        'ds:Signature has a second SignedInfo, SignatureValue or KeyInfo; expected one each.',
      )
    : undefined;
};

/** Elements read under a name that a signed element may also have elsewhere. */
type Read = {
  readonly check: SecurityCheck;
  readonly uri: string;
  readonly local: string;
  readonly element: XmlElement | undefined;
};

const readParts = ({ header, body }: EnvelopeHead, { timestamps }: SecurityParts): readonly Read[] => [
  { check: 'to-not-signed', uri: addressing, local: 'To', element: header.to },
  { check: 'action-not-signed', uri: addressing, local: 'Action', element: header.action },
  { check: 'message-id-not-signed', uri: addressing, local: 'MessageID', element: header.messageId },
  { check: 'timestamp-not-signed', uri: wsu, local: 'Timestamp', element: timestamps[0]?.element },
  { check: 'body-not-signed', uri: soap12, local: 'Body', element: body },
];

const isInside = (element: XmlElement, outer: XmlElement): boolean => {
  for (let each: XmlElement | undefined = element; each !== undefined; each = each.parent) {
    if (each === outer) return true;
  }
  return false;
};

/**
 * A block of the header or of wsse:Security, the Body, the operation, a parameter, or the envelope itself. The times of a
 * Timestamp are no blocks: they count as part of it.
 */
const isRead = (element: XmlElement, { header, body, document }: EnvelopeHead): boolean => {
  const { parent } = element;
  if (element === document.root || element === body) return true;
  if (parent === undefined || (element.uri === wsu && element.local !== 'Timestamp')) return false;
  return parent === header.element || parent === header.security || parent === body || parent.parent === body;
};

const wrappedIn = (check: SecurityCheck, { name, parent }: XmlElement): SecurityProblem =>
  refuse(
    check,
    `The signature covers ${name} in ${parent?.name ?? 'nothing'}, which is not the one that is read; expected the one in its place to be signed.`,
  );

/** Why a reference is refused for its target: signature wrapping relies on a signed element that nobody reads. */
export const misplacedProblem = (
  references: readonly ResolvedReference[],
  head: EnvelopeHead,
  parts: SecurityParts,
): SecurityProblem | undefined => {
  const read = readParts(head, parts);
  for (const { element } of references) {
    const namesake = read.find(({ uri, local }) => isNamed(element, uri, local));
    if (namesake !== undefined && namesake.element !== element) return wrappedIn(namesake.check, element);
    if (element.uri === contractNamespace && !isInside(element, head.body)) {
      return wrappedIn('body-not-signed', element);
    }
    if (!isRead(element, head)) return wrappedIn('reference-misplaced', element);
  }
  return undefined;
};
