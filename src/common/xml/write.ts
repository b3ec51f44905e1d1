/**
 * Writes XML that is its own canonical form (inclusive C14N 1.0), so that the signer can digest the text directly: no
 * declaration, namespaces sorted by prefix on the root only, attributes sorted, no empty-element tags.
 */
import { escapeAttribute, escapeText } from './escape.ts';
import { byCodePoint } from './order.ts';
import type { XmlRootSpec, XmlSpec } from './node.ts';

export { escapeAttribute, escapeText };

type Namespaces = XmlRootSpec['namespaces'];

/** Already in canonical order: without prefixes that order is that of the names themselves. */
const areSorted = (names: readonly string[]): boolean => {
  let previous = '';
  for (const name of names) {
    if (name.includes(':') || byCodePoint(previous, name) > 0) return false;
    previous = name;
  }
  return true;
};

/**
 * Attribute names in canonical order: those without prefix first, the others by namespace URI. Only the root of a
 * document may have prefixed attributes, because only there the namespaces are available.
 */
const sortedNames = (names: readonly string[], namespaces: Namespaces): readonly string[] => {
  if (names.length < 2 || areSorted(names)) return names;
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

type Tags = { readonly open: string; readonly start: string; readonly end: string };

/** Builders name a few hundred elements; any others are not worth caching. */
const rememberedTags = 1000;
const tagsByName = new Map<string, Tags>();

/** `<name`, `<name>` and `</name>`, concatenated once: each document has them many times. */
const tagsOf = (name: string): Tags => {
  const known = tagsByName.get(name);
  if (known !== undefined) return known;
  const tags = { open: `<${name}`, start: `<${name}>`, end: `</${name}>` };
  if (tagsByName.size < rememberedTags) tagsByName.set(name, tags);
  return tags;
};

/** One text for all levels, to which each piece is appended as soon as it is known; `done` comes before it. */
type Writer = { readonly namespaces: Namespaces; readonly done: string[]; text: string };

/** In UTF-16 units. */
const longestTree = 32_768;

/**
 * V8 keeps a text that was appended to as a tree of its pieces, of three times its size, until somebody looks inside.
 * The garbage collector would copy that of a long document.
 */
const flattened = (text: string): string => {
  text.charCodeAt(0);
  return text;
};

const textOf = ({ done, text }: Writer): string => (done.length === 0 ? text : [...done, text].join(''));

const appendAttributes = (writer: Writer, attributes: Readonly<Record<string, string>>): void => {
  for (const name of sortedNames(Object.keys(attributes), writer.namespaces)) {
    writer.text += ` ${name}="${escapeAttribute(attributes[name] ?? '')}"`;
  }
};

const appendContent = (writer: Writer, content: XmlSpec['content']): void => {
  if (typeof content === 'string') writer.text += escapeText(content);
  else for (const child of content) appendElement(writer, child);
};

const appendElement = (writer: Writer, { name, attributes, content }: XmlSpec): void => {
  const { open, start, end } = tagsOf(name);
  if (attributes === undefined) {
    writer.text += start;
  } else {
    writer.text += open;
    appendAttributes(writer, attributes);
    writer.text += '>';
  }
  appendContent(writer, content);
  writer.text += end;
  if (writer.text.length > longestTree) {
    writer.done.push(flattened(writer.text));
    writer.text = '';
  }
};

/** One element without namespace declarations of its own, as it appears inside a document written by `writeXml`. */
export const writeElement = (spec: XmlSpec, namespaces: Namespaces): string => {
  const writer: Writer = { namespaces, done: [], text: '' };
  appendElement(writer, spec);
  return textOf(writer);
};

/** ` xmlns="…" xmlns:cac="…"`, sorted by prefix, the default one first. */
export const writeNamespaces = (namespaces: Namespaces): string => {
  let written = '';
  for (const prefix of Object.keys(namespaces).sort(byCodePoint)) {
    const uri = namespaces[prefix] ?? '';
    if (uri !== '') written += ` xmlns${prefix === '' ? '' : ':'}${prefix}="${escapeAttribute(uri)}"`;
  }
  return written;
};

/** The whole document, without an XML declaration and without a trailing line end. */
export const writeXml = ({ name, namespaces, attributes, content }: XmlRootSpec): string => {
  const writer: Writer = { namespaces, done: [], text: `<${name}${writeNamespaces(namespaces)}` };
  if (attributes !== undefined) appendAttributes(writer, attributes);
  writer.text += '>';
  appendContent(writer, content);
  writer.text += `</${name}>`;
  return textOf(writer);
};
