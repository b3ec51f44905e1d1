/** Reads the attributes of a start tag, opens a namespace scope for those that declare, and expands the names of the others. */
import type { Bilingual } from '../text/bilingual.ts';
import { spendAttribute, spendNamespace } from './parse-budget.ts';
import { endOfName, isXmlCharacterAt, skipSpace } from './characters.ts';
import { expand, refuse, refuseCharacter, refuseForm, type Reader } from './parse-reader.ts';
import { declarationFault, expandAttributeName, openScope, type NameFault, type Scope } from './parse-scope.ts';
import type { NamespaceDeclaration, XmlAttribute } from './tree.ts';

type WritableAttribute = { -readonly [Key in keyof XmlAttribute]: XmlAttribute[Key] };

/** A reader that knows which namespaces are in scope at its position. */
export type ScopedReader = Reader & { scope: Scope };

/**
 * Shared by most elements: one array for all of them. Not frozen, because V8 treats frozen arrays as a separate kind
 * and walks arrays of mixed kinds slowly.
 */
export const noAttributes: readonly XmlAttribute[] = [];
export const noNamespaces: readonly NamespaceDeclaration[] = [];

const AMP = 0x26;
const COLON = 0x3a;
const EQUALS = 0x3d;
const GT = 0x3e;
const LT = 0x3c;
const SLASH = 0x2f;

/** The value between the quotes; the reader stops after the closing one. */
const readQuoted = (reader: Reader, quote: string): string => {
  const { text, at: open } = reader;
  const close = text.indexOf(quote, open + 1);
  let plain = true;
  for (let at = open + 1; at < close; at += 1) {
    const code = text.charCodeAt(at);
    if (code === LT) {
      refuseForm(reader, at, {
        en: 'Found "<" in an attribute value: write it as "&lt;".',
        es: 'Hay un "<" en el valor de un atributo: escríbalo "&lt;".',
      });
      return '';
    }
    if (code === AMP || code < 0x20) plain = false;
    if ((code < 0x20 || code >= 0xd800) && !isXmlCharacterAt(text, at)) {
      refuseCharacter(reader, at);
      return '';
    }
  }
  if (close === -1) {
    refuseForm(reader, open, {
      en: 'The attribute value that begins here has no closing quote.',
      es: 'El valor del atributo que comienza aquí no tiene comilla de cierre.',
    });
    return '';
  }
  const value = plain ? text.slice(open + 1, close) : expand(reader, { start: open + 1, end: close }, true);
  if (reader.refusal === undefined) reader.at = close + 1;
  return value;
};

const readValue = (reader: Reader): string => {
  const quote = reader.text.charAt(reader.at);
  if (quote === '"' || quote === "'") return readQuoted(reader, quote);
  refuseForm(reader, reader.at, {
    en: 'Expected an attribute value in quotes.',
    es: 'Se esperaba el valor de un atributo entre comillas.',
  });
  return '';
};

export const refuseName = (reader: Reader, refused: { name: string; offset: number; fault: NameFault }): void => {
  const { name, offset, fault } = refused;
  if (fault === 'not-a-name') {
    refuseForm(reader, offset, { en: `"${name}" is not a name.`, es: `"${name}" no es un nombre.` });
    return;
  }
  const prefix = name.slice(0, name.indexOf(':'));
  const message = {
    en: `The prefix "${prefix}" of "${name}" is not declared: expected xmlns:${prefix}="…" on it or above it.`,
    es: `El prefijo "${prefix}" de "${name}" no está declarado: falta xmlns:${prefix}="…" en el elemento o en uno que lo contenga.`,
  };
  refuse(reader, { code: 'xml-unbound-prefix', message, offset });
};

const expectedAttribute = {
  en: 'Expected an attribute, ">" or "/>".',
  es: 'Se esperaba un atributo, ">" o "/>".',
};
const expectedSpace = (name: string): Bilingual => ({
  en: `Expected white space before the attribute "${name}".`,
  es: `Se esperaba un espacio antes del atributo "${name}".`,
});
const expectedEquals = (name: string): Bilingual => ({
  en: `Expected "=" behind the attribute name "${name}".`,
  es: `Se esperaba "=" después del atributo "${name}".`,
});

/**
 * The attributes as written, including `xmlns` ones, up to `>` or `/>`. Local names and URIs are filled in later, when
 * all declarations are known.
 */
export const readAttributes = (reader: Reader): readonly WritableAttribute[] => {
  const { text } = reader;
  let attributes: WritableAttribute[] | undefined;
  for (;;) {
    const start = skipSpace(text, reader.at);
    const code = text.charCodeAt(start);
    if (code === GT || code === SLASH || start >= text.length) {
      if (reader.refusal === undefined) reader.at = start;
      return attributes ?? noAttributes;
    }
    const nameEnd = endOfName(text, start);
    const name = text.slice(start, nameEnd);
    if (name === '') refuseForm(reader, start, expectedAttribute);
    else if (start === reader.at) refuseForm(reader, start, expectedSpace(name));
    const equals = skipSpace(text, nameEnd);
    if (text.charCodeAt(equals) !== EQUALS) refuseForm(reader, equals, expectedEquals(name));
    if (reader.refusal !== undefined) return attributes ?? noAttributes;
    reader.at = skipSpace(text, equals + 1);
    const value = readValue(reader);
    const attribute = { name, prefix: '', local: name, uri: '', value, start, end: reader.at };
    if (attributes === undefined) attributes = [attribute];
    else attributes.push(attribute);
    spendAttribute(reader, attributes.length, start);
  }
};

/** `xmlns` or `xmlns:…`. */
export const declaresNamespace = ({ name }: XmlAttribute): boolean =>
  name.startsWith('xmlns') && (name.length === 5 || name.charCodeAt(5) === COLON);

/** At least one of them declares a namespace. */
export const anyDeclares = (attributes: readonly XmlAttribute[]): boolean => {
  for (const attribute of attributes) if (declaresNamespace(attribute)) return true;
  return false;
};

const refuseDuplicate = (reader: Reader, { name, start }: XmlAttribute): void => {
  const message = {
    en: `The attribute "${name}" stands twice in the same element.`,
    es: `El atributo "${name}" está dos veces en el mismo elemento.`,
  };
  refuse(reader, { code: 'xml-duplicate-attribute', message, offset: start });
};

const noPrefix = { en: '"xmlns:" has no prefix behind it.', es: '"xmlns:" no tiene ningún prefijo después.' };

/** Opens a scope with the attributes' declarations, and returns these in the order written. */
export const declareNamespaces = (
  reader: ScopedReader,
  attributes: readonly XmlAttribute[],
): readonly NamespaceDeclaration[] => {
  const scope = openScope(reader.scope);
  const namespaces: NamespaceDeclaration[] = [];
  for (const attribute of attributes) {
    if (!declaresNamespace(attribute)) continue;
    const { name, value: uri, start } = attribute;
    const prefix = name.slice(6);
    const fault = name === 'xmlns:' ? noPrefix : declarationFault(prefix, uri);
    if (fault !== undefined) refuseForm(reader, start, fault);
    else if (scope.declared.has(prefix)) refuseDuplicate(reader, attribute);
    scope.declared.set(prefix, uri);
    scope.count += 1;
    spendNamespace(reader, scope.count, start);
    namespaces.push({ prefix, uri });
  }
  reader.scope = scope;
  return namespaces;
};

/** Up to this many, comparing each with those before it is faster than a set. */
const fewAttributes = 8;

const isRepeated = (attributes: readonly XmlAttribute[], position: number): boolean => {
  const one = attributes[position];
  for (let earlier = 0; earlier < position; earlier += 1) {
    const other = attributes[earlier];
    if (other?.local === one?.local && other?.uri === one?.uri) return true;
  }
  return false;
};

const checkFew = (reader: Reader, attributes: readonly XmlAttribute[]): void => {
  let position = 0;
  for (const attribute of attributes) {
    if (isRepeated(attributes, position)) refuseDuplicate(reader, attribute);
    position += 1;
  }
};

const checkMany = (reader: Reader, attributes: readonly XmlAttribute[]): void => {
  const seen = new Set<string>();
  for (const attribute of attributes) {
    const expanded = `${attribute.local} ${attribute.uri}`;
    if (seen.has(expanded)) refuseDuplicate(reader, attribute);
    seen.add(expanded);
  }
};

/** Fills in prefix, local name and URI of the attributes that declare nothing. */
export const expandAttributes = (
  reader: ScopedReader,
  attributes: readonly WritableAttribute[],
): readonly XmlAttribute[] => {
  for (const attribute of attributes) {
    const expanded = expandAttributeName(reader.scope, attribute.name);
    if (typeof expanded === 'string') {
      refuseName(reader, { name: attribute.name, offset: attribute.start, fault: expanded });
      return noAttributes;
    }
    // One text for every attribute of that name: the document keeps thousands of them.
    attribute.name = expanded.name;
    attribute.prefix = expanded.prefix;
    attribute.local = expanded.local;
    attribute.uri = expanded.uri;
  }
  if (attributes.length > fewAttributes) checkMany(reader, attributes);
  else checkFew(reader, attributes);
  return attributes;
};
