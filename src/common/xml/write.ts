/**
 * Writes XML that is its own canonical form (inclusive C14N 1.0), so that the
 * signer can digest the text as it stands: no declaration, namespaces sorted by
 * prefix on the root only, attributes sorted, no empty-element tags.
 */
import { escapeAttribute, escapeText } from './escape.ts';
import { byCodePoint } from './order.ts';
import type { XmlRootSpec, XmlSpec } from './node.ts';

export { escapeAttribute, escapeText };

type Namespaces = XmlRootSpec['namespaces'];

/**
 * Attribute names in canonical order: those without prefix first, the others by
 * namespace URI. Only the root of a document may have prefixed attributes, since
 * only there the namespaces are at hand.
 */
const sortedNames = (names: readonly string[], namespaces: Namespaces): readonly string[] => {
  if (names.length < 2) return names;
  const key = (name: string): readonly [uri: string, local: string] => {
    const colon = name.indexOf(':');
    const prefix = name.slice(0, Math.max(colon, 0));
    return [colon === -1 ? '' : (namespaces[prefix] ?? prefix), name.slice(colon + 1)];
  };
  return [...names].sort((a, b) => {
    const [[uriA, localA], [uriB, localB]] = [key(a), key(b)];
    return byCodePoint(uriA, uriB) || byCodePoint(localA, localB);
  });
};

const writeAttributes = (spec: XmlSpec, namespaces: Namespaces): string => {
  const { attributes } = spec;
  if (attributes === undefined) return '';
  let written = '';
  for (const name of sortedNames(Object.keys(attributes), namespaces)) {
    written += ` ${name}="${escapeAttribute(attributes[name] ?? '')}"`;
  }
  return written;
};

const writeContent = (spec: XmlSpec, namespaces: Namespaces): string => {
  const { content } = spec;
  if (typeof content === 'string') return escapeText(content);
  let written = '';
  for (const child of content) written += writeElement(child, namespaces);
  return written;
};

/** One element without namespace declarations of its own, as it stands inside a document that `writeXml` wrote. */
export const writeElement = (spec: XmlSpec, namespaces: Namespaces): string =>
  `<${spec.name}${writeAttributes(spec, namespaces)}>${writeContent(spec, namespaces)}</${spec.name}>`;

/** ` xmlns="…" xmlns:cac="…"`, sorted by prefix, the default one first. */
export const writeNamespaces = (namespaces: Namespaces): string => {
  let written = '';
  for (const prefix of Object.keys(namespaces).sort(byCodePoint)) {
    const uri = namespaces[prefix] ?? '';
    if (uri !== '') written += ` xmlns${prefix === '' ? '' : ':'}${prefix}="${escapeAttribute(uri)}"`;
  }
  return written;
};

/** The whole document, without an XML declaration and without a line end behind it. */
export const writeXml = (root: XmlRootSpec): string => {
  const { namespaces, name } = root;
  return `<${name}${writeNamespaces(namespaces)}${writeAttributes(root, namespaces)}>${writeContent(root, namespaces)}</${name}>`;
};
