/** Prefixes and their bindings, along the ancestors of an element. */
import { byCodePoint } from '../../../src/common/xml/order.ts';
import type { NamespaceDeclaration, XmlAttribute, XmlElement } from '../../../src/common/xml/tree.ts';

export type Bindings = { readonly outer: Bindings | undefined; readonly own: ReadonlyMap<string, string> };

/** Unbound, which for the default namespace is the same as being bound to ''. */
export const nothingBound: Bindings = { outer: undefined, own: new Map([['', '']]) };

export const boundTo = (bindings: Bindings, prefix: string): string | undefined => {
  for (let each: Bindings | undefined = bindings; each !== undefined; each = each.outer) {
    const uri = each.own.get(prefix);
    if (uri !== undefined) return uri;
  }
  return undefined;
};

export const withBindings = (outer: Bindings, declarations: readonly NamespaceDeclaration[]): Bindings =>
  declarations.length === 0 ? outer : { outer, own: new Map(declarations.map(({ prefix, uri }) => [prefix, uri])) };

/** Every declaration in scope at the element, including its own; the nearest one of a prefix counts. */
export const namespacesInScope = (element: XmlElement): readonly NamespaceDeclaration[] => {
  const found = new Map<string, NamespaceDeclaration>();
  for (let each: XmlElement | undefined = element; each !== undefined; each = each.parent) {
    for (const declaration of each.namespaces) {
      if (!found.has(declaration.prefix)) found.set(declaration.prefix, declaration);
    }
  }
  return [...found.values()];
};

/** `xml:lang` and similar from the ancestors, if the element has none of its own (inclusive C14N 1.0, 2.4). */
export const inheritedXmlAttributes = (element: XmlElement): readonly XmlAttribute[] => {
  const own = new Set<string>();
  for (const { prefix, local } of element.attributes) if (prefix === 'xml') own.add(local);
  const found = new Map<string, XmlAttribute>();
  for (let each = element.parent; each !== undefined; each = each.parent) {
    for (const attribute of each.attributes) {
      const { prefix, local } = attribute;
      if (prefix === 'xml' && !own.has(local) && !found.has(local)) found.set(local, attribute);
    }
  }
  return [...found.values()];
};

const inOrder = (a: XmlAttribute, b: XmlAttribute): number =>
  byCodePoint(a.uri, b.uri) || byCodePoint(a.local, b.local);

const areSorted = (attributes: readonly XmlAttribute[]): boolean => {
  for (let index = 1; index < attributes.length; index += 1) {
    const [before, one] = [attributes[index - 1], attributes[index]];
    if (before !== undefined && one !== undefined && inOrder(before, one) > 0) return false;
  }
  return true;
};

/** By namespace URI, then by local name; unchanged if already in that order. */
export const sortedAttributes = (attributes: readonly XmlAttribute[]): readonly XmlAttribute[] =>
  areSorted(attributes) ? attributes : [...attributes].sort(inOrder);

/** By prefix, the default namespace first. */
export const sortedDeclarations = (declarations: readonly NamespaceDeclaration[]): readonly NamespaceDeclaration[] =>
  declarations.length < 2 ? declarations : [...declarations].sort((a, b) => byCodePoint(a.prefix, b.prefix));
