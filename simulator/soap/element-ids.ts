import type { XmlDocument, XmlElement } from '../../src/common/xml/tree.ts';
import { idsOf, type SignedReference } from './security-parts.ts';

export type ResolvedReference = { readonly reference: SignedReference; readonly element: XmlElement };

export type Resolution =
  | { readonly ok: true; readonly references: readonly ResolvedReference[] }
  | { readonly ok: false; readonly check: 'reference-unresolved' | 'reference-ambiguous'; readonly detail: string };

/** One or two elements of the document under each id; two under one id is how signatures are wrapped. */
export const elementsById = (root: XmlElement): ReadonlyMap<string, readonly XmlElement[]> => {
  const found = new Map<string, XmlElement[]>();
  const pending: XmlElement[] = [root];
  for (let element = pending.pop(); element !== undefined; element = pending.pop()) {
    for (const id of element.attributes.length === 0 ? [] : idsOf(element)) {
      const twins = found.get(id);
      if (twins === undefined) found.set(id, [element]);
      else if (twins.length === 1 && twins[0] !== element) twins.push(element);
    }
    for (const child of element.children) if (child.kind === 'element') pending.push(child);
  }
  return found;
};

/**
 * The element that each reference means; a same-document `#id` is the only form there is here.
 * One that is not found is left out where it may still come, and is a problem else.
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
    const [element, twin] = elements;
    if (element === undefined) {
      if (mayCome && uri.startsWith('#')) continue;
      const detail = `No element of the envelope has the id of the reference "${uri}".`;
      return { ok: false, check: 'reference-unresolved', detail };
    }
    if (twin !== undefined) {
      const detail = `The elements ${element.name} and ${twin.name} share the id of the reference "${uri}".`;
      return { ok: false, check: 'reference-ambiguous', detail };
    }
    resolved.push({ reference, element });
  }
  return { ok: true, references: resolved };
};
