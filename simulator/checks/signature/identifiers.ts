import type { XmlElement } from '../../../src/common/xml/tree.ts';

/** Elements by the identifiers that a same-document reference can name; two under one is how signatures are wrapped. */
export type Identifiers = ReadonlyMap<string, readonly XmlElement[]>;

const xmlNamespace = 'http://www.w3.org/XML/1998/namespace';

const isIdentifier = ({ local, uri }: { readonly local: string; readonly uri: string }): boolean =>
  uri === '' ? local === 'Id' || local === 'ID' || local === 'id' : uri === xmlNamespace && local === 'id';

/** Indexes the whole tree, so that an element hidden elsewhere under the same identifier is seen. */
export const indexIdentifiers = (root: XmlElement): Identifiers => {
  const found = new Map<string, XmlElement[]>();
  const pending: XmlElement[] = [root];
  for (let element = pending.pop(); element !== undefined; element = pending.pop()) {
    for (const attribute of element.attributes) {
      if (!isIdentifier(attribute)) continue;
      const twins = found.get(attribute.value);
      if (twins === undefined) found.set(attribute.value, [element]);
      else if (!twins.includes(element)) twins.push(element);
    }
    for (const child of element.children) if (child.kind === 'element') pending.push(child);
  }
  return found;
};
