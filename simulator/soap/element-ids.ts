import type { XmlDocument, XmlElement } from '../../src/common/xml/tree.ts';
import { idOf, type SignedReference } from './security-parts.ts';

export type ResolvedReference = { readonly reference: SignedReference; readonly element: XmlElement };

export type Resolution =
  | { readonly ok: true; readonly references: readonly ResolvedReference[] }
  | { readonly ok: false; readonly check: 'reference-unresolved' | 'reference-ambiguous'; readonly detail: string };

/** Every element of the document under its id; two under one id is how signatures are wrapped. */
const elementsById = (root: XmlElement): ReadonlyMap<string, readonly XmlElement[]> => {
  const found = new Map<string, XmlElement[]>();
  const pending: XmlElement[] = [root];
  for (let element = pending.pop(); element !== undefined; element = pending.pop()) {
    const id = element.attributes.length === 0 ? undefined : idOf(element);
    if (id !== undefined) {
      const twins = found.get(id);
      if (twins === undefined) found.set(id, [element]);
      else twins.push(element);
    }
    for (const child of element.children) if (child.kind === 'element') pending.push(child);
  }
  return found;
};

/** The element that each reference means; a same-document `#id` is the only form there is here. */
export const resolveReferences = (document: XmlDocument, references: readonly SignedReference[]): Resolution => {
  const byId = elementsById(document.root);
  const resolved: ResolvedReference[] = [];
  for (const reference of references) {
    const { uri } = reference;
    const elements = uri.startsWith('#') ? (byId.get(uri.slice(1)) ?? []) : [];
    const [element, twin] = elements;
    if (element === undefined) {
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
