/** Reads the root element and everything in it, in one pass and without recursion. */
import { refuseDepth, spendNode } from './parse-budget.ts';
import { endOfName, isXmlCharacterAt, skipSpace } from './characters.ts';
import {
  anyDeclares,
  declareNamespaces,
  declaresNamespace,
  expandAttributes,
  noAttributes,
  noNamespaces,
  readAttributes,
  refuseName,
  type ScopedReader,
} from './parse-attributes.ts';
import { readCdata, readComment, readInstruction } from './parse-markup.ts';
import { expand, refuse, refuseCharacter, refuseForm, type Reader } from './parse-reader.ts';
import { expandElementName, type ExpandedName, type Scope } from './parse-scope.ts';
import type { XmlElement, XmlNode } from './tree.ts';

/** An element whose end is not known yet. */
type OpenElement = { -readonly [Key in keyof XmlElement]: XmlElement[Key] } & {
  children: XmlNode[];
  readonly parent: OpenElement | undefined;
};

type ElementReader = ScopedReader & {
  depth: number;
  /** The innermost element whose end tag has not come yet. */
  open: OpenElement | undefined;
  /** The scopes to return to, one for each open element. */
  readonly scopes: Scope[];
};

const AMP = 0x26;
const BANG = 0x21;
const CR = 0x0d;
const GT = 0x3e;
const LT = 0x3c;
const QUESTION = 0x3f;
const SLASH = 0x2f;

const noChildren: XmlNode[] = [];

/** Most elements have one child, and an array created with one takes no more space than that; a push would. */
const add = (reader: ElementReader, node: XmlNode | undefined): void => {
  if (node === undefined) return;
  spendNode(reader, node.start);
  const { open } = reader;
  if (open === undefined) return;
  if (open.children === noChildren) open.children = [node];
  else open.children.push(node);
};

/** Refuses a character that XML forbids, and the `>` of `]]>`. */
const checkInText = (reader: Reader, start: number, at: number): void => {
  const { text } = reader;
  if (text.charCodeAt(at) === GT) {
    if (at - start < 2 || !text.startsWith(']]', at - 2)) return;
    refuseForm(reader, at - 2, {
      en: 'Found "]]>" in text: write it as "]]&gt;".',
      es: 'Hay un "]]>" en el texto: escríbalo "]]&gt;".',
    });
  } else if (!isXmlCharacterAt(text, at)) {
    refuseCharacter(reader, at);
  }
};

const refuseUnclosed = (reader: ElementReader): void => {
  const { name, start } = reader.open ?? { name: '', start: 0 };
  refuseForm(reader, start, {
    en: `The element <${name}> is never closed: expected </${name}>.`,
    es: `El elemento <${name}> no se cierra: falta </${name}>.`,
  });
};

/** Ends a text, or must be checked in it; all other characters need nothing. */
const remarkable = /[^\t\n\x20-%'-;=?-\ud7ff]/g;

/**
 * After this many characters a text is most likely Base64, in which a regular expression is three times as fast as a
 * loop.
 */
const longText = 200;

const nextRemarkable = (text: string, from: number): number => {
  remarkable.lastIndex = from;
  return remarkable.test(text) ? remarkable.lastIndex - 1 : text.length;
};

const readText = (reader: ElementReader): void => {
  const { text, at: start } = reader;
  let at = start;
  let plain = true;
  for (; at < text.length; at += 1) {
    if (at - start === longText) at = nextRemarkable(text, at);
    if (at === text.length) break;
    const code = text.charCodeAt(at);
    if (code > GT && code < 0xd800) continue;
    if (code === LT) break;
    if (code === AMP || code === CR) plain = false;
    else if (code < 0x20 || code >= GT) checkInText(reader, start, at);
  }
  if (at === text.length) refuseUnclosed(reader);
  const value = plain ? text.slice(start, at) : expand(reader, { start, end: at }, false);
  if (reader.refusal !== undefined) return;
  reader.at = at;
  add(reader, { kind: 'text', text: value, start, end: at });
};

const openElement = (reader: ElementReader, name: ExpandedName, start: number): OpenElement => ({
  kind: 'element',
  name: name.name,
  prefix: name.prefix,
  local: name.local,
  uri: name.uri,
  attributes: noAttributes,
  namespaces: noNamespaces,
  children: noChildren,
  parent: reader.open,
  start,
  contentStart: 0,
  contentEnd: 0,
  end: 0,
});

/** The reader is at `>` or `/>`. */
const finishStartTag = (reader: ElementReader, element: OpenElement, outer: Scope): void => {
  const { text, at } = reader;
  const isEmpty = text.charCodeAt(at) === SLASH;
  const end = isEmpty ? at + 2 : at + 1;
  if (text.charCodeAt(end - 1) !== GT) {
    refuseForm(reader, at, {
      en: `Expected ">" to end the start tag of <${element.name}>.`,
      es: `Se esperaba ">" al final de la etiqueta de apertura de <${element.name}>.`,
    });
    return;
  }
  element.contentStart = end;
  element.contentEnd = end;
  element.end = end;
  reader.at = end;
  add(reader, element);
  if (isEmpty) {
    reader.scope = outer;
    return;
  }
  reader.scopes.push(outer);
  reader.depth += 1;
  reader.open = element;
};

const expectedName = {
  en: 'Expected the name of an element behind "<".',
  es: 'Se esperaba el nombre de un elemento después de "<".',
};

const readStartTag = (reader: ElementReader): OpenElement | undefined => {
  const { text, at: start, scope: outer } = reader;
  if (reader.depth >= reader.budget.maxDepth) {
    refuseDepth(reader, start);
    return undefined;
  }
  const nameEnd = endOfName(text, start + 1);
  if (nameEnd === start + 1) {
    refuseForm(reader, nameEnd, expectedName);
    return undefined;
  }
  const name = text.slice(start + 1, nameEnd);
  reader.at = nameEnd;
  const all = text.charCodeAt(nameEnd) === GT ? noAttributes : readAttributes(reader);
  const namespaces = anyDeclares(all) ? declareNamespaces(reader, all) : noNamespaces;
  const expanded = name.startsWith('xmlns:') ? 'not-a-name' : expandElementName(reader.scope, name);
  if (typeof expanded === 'string') {
    refuseName(reader, { name, offset: start + 1, fault: expanded });
    return undefined;
  }
  const element = openElement(reader, expanded, start);
  element.namespaces = namespaces;
  const own = namespaces.length === 0 ? all : all.filter((attribute) => !declaresNamespace(attribute));
  if (own.length > 0) element.attributes = expandAttributes(reader, own);
  if (reader.refusal === undefined) finishStartTag(reader, element, outer);
  return element;
};

const readEndTag = (reader: ElementReader): void => {
  const { text, at: start, open } = reader;
  if (open === undefined) return;
  const nameEnd = start + 2 + open.name.length;
  const matches = text.startsWith(open.name, start + 2) && endOfName(text, nameEnd) === nameEnd;
  const close = matches ? skipSpace(text, nameEnd) : -1;
  if (text.charCodeAt(close) !== GT) {
    const found = text.slice(start, endOfName(text, start + 2));
    refuseForm(reader, start, {
      en: `Found "${found}", expected "</${open.name}>" for the element that is open.`,
      es: `Se encontró "${found}" y se esperaba "</${open.name}>", del elemento abierto.`,
    });
    return;
  }
  open.contentEnd = start;
  open.end = close + 1;
  reader.at = close + 1;
  reader.open = open.parent;
  reader.depth -= 1;
  reader.scope = reader.scopes.pop() ?? reader.scope;
};

const readBang = (reader: ElementReader): void => {
  const { text, at } = reader;
  if (text.startsWith('<!--', at)) add(reader, readComment(reader));
  else if (text.startsWith('<![CDATA[', at)) add(reader, readCdata(reader));
  else {
    refuseForm(reader, at, {
      en: 'Found "<!" that begins neither a comment nor a CDATA section.',
      es: 'Hay un "<!" que no inicia un comentario ni una sección CDATA.',
    });
  }
};

const readContent = (reader: ElementReader): void => {
  if (reader.text.charCodeAt(reader.at) !== LT) {
    readText(reader);
    return;
  }
  switch (reader.text.charCodeAt(reader.at + 1)) {
    case SLASH:
      readEndTag(reader);
      break;
    case BANG:
      readBang(reader);
      break;
    case QUESTION:
      add(reader, readInstruction(reader));
      break;
    default:
      readStartTag(reader);
  }
};

/** Decides, for an element whose start tag was read and whose content was not, that reading ends there. */
export type Until = (element: XmlElement) => boolean;

/** Reads up to the start tag that `until` selects, where all open elements then end. */
const readUntil = (reader: ElementReader, until: Until): void => {
  while (reader.open !== undefined && reader.refusal === undefined) {
    if (reader.open.children === noChildren && until(reader.open)) break;
    readContent(reader);
  }
  if (reader.refusal !== undefined) return;
  for (let open = reader.open; open !== undefined; open = open.parent) {
    open.contentEnd = reader.at;
    open.end = reader.at;
  }
};

/** Reads one element from its `<`, or as much of it as is wanted; undefined when the reader refused something. */
export const readElement = (outer: Reader, scope: Scope, until?: Until): XmlElement | undefined => {
  const { text, at, budget } = outer;
  const reader: ElementReader = {
    text,
    at,
    refusal: undefined,
    budget,
    depth: 0,
    open: undefined,
    scope,
    scopes: [],
  };
  const root = readStartTag(reader);
  if (until !== undefined) readUntil(reader, until);
  else while (reader.open !== undefined && reader.refusal === undefined) readContent(reader);
  if (reader.refusal !== undefined) {
    refuse(outer, reader.refusal);
    return undefined;
  }
  outer.at = reader.open === undefined ? reader.at : text.length;
  return root;
};
