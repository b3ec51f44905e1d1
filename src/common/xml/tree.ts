/**
 * A namespace-aware XML tree that remembers the position of everything in the text. One tree serves rules, sums,
 * canonicalisation and error positions, so a document is parsed once. Offsets are UTF-16 indexes into
 * `XmlDocument.text`.
 */
import type { Bilingual } from '../text/bilingual.ts';

export type XmlAttribute = {
  /** As written, prefix included. */
  readonly name: string;
  readonly prefix: string;
  readonly local: string;
  /** Empty for an attribute without prefix. */
  readonly uri: string;
  /** References expanded and white space normalised (XML 1.0, 3.3.3). */
  readonly value: string;
  readonly start: number;
  readonly end: number;
};

export type NamespaceDeclaration = { readonly prefix: string; readonly uri: string };

export type XmlElement = {
  readonly kind: 'element';
  /** As written, prefix included. */
  readonly name: string;
  readonly prefix: string;
  readonly local: string;
  readonly uri: string;
  readonly attributes: readonly XmlAttribute[];
  /** The xmlns attributes of this very element, in the order written. */
  readonly namespaces: readonly NamespaceDeclaration[];
  readonly children: readonly XmlNode[];
  readonly parent: XmlElement | undefined;
  /** Offset of `<` of the start tag. */
  readonly start: number;
  /** Offset just after `>` of the start tag. */
  readonly contentStart: number;
  /** Offset of `<` of the end tag; equal to `contentStart` for an empty-element tag. */
  readonly contentEnd: number;
  /** Offset just after the element. */
  readonly end: number;
};

export type XmlText = {
  readonly kind: 'text';
  /** References expanded, CDATA unwrapped, line ends normalised. */
  readonly text: string;
  readonly start: number;
  readonly end: number;
};

export type XmlComment = {
  readonly kind: 'comment';
  readonly text: string;
  readonly start: number;
  readonly end: number;
};

export type XmlInstruction = {
  readonly kind: 'instruction';
  readonly target: string;
  readonly data: string;
  readonly start: number;
  readonly end: number;
};

export type XmlNode = XmlElement | XmlText | XmlComment | XmlInstruction;

/** `<?xml …?>`; its version is always 1.0. */
export type XmlDeclaration = {
  readonly encoding: string | undefined;
  readonly standalone: string | undefined;
  readonly start: number;
  readonly end: number;
};

export type XmlDocument = {
  /** The whole input, a byte order mark included. */
  readonly text: string;
  readonly declaration: XmlDeclaration | undefined;
  readonly root: XmlElement;
  /** Comments and instructions before and after the root. */
  readonly before: readonly XmlNode[];
  readonly after: readonly XmlNode[];
  /** Elements, texts, comments and instructions. */
  readonly nodeCount: number;
};

export type Position = { readonly line: number; readonly column: number };

export type XmlProblem = {
  readonly code:
    | 'xml-not-utf8'
    | 'xml-doctype'
    | 'xml-entity'
    | 'xml-too-deep'
    | 'xml-too-many-nodes'
    | 'xml-too-many-attributes'
    | 'xml-too-many-element-attributes'
    | 'xml-too-many-namespaces'
    | 'xml-too-many-namespaces-in-scope'
    | 'xml-unbound-prefix'
    | 'xml-duplicate-attribute'
    | 'xml-not-well-formed';
  /** One sentence: the actual and the expected value. */
  readonly message: Bilingual;
  readonly offset: number;
  readonly position: Position;
  /** Nodes that were read before it. */
  readonly nodeCount: number;
};

export type XmlResult =
  | { readonly ok: true; readonly document: XmlDocument }
  | { readonly ok: false; readonly problem: XmlProblem };

export const isElement = (node: XmlNode): node is XmlElement => node.kind === 'element';

/** The text directly inside the element, joined. */
export const textOf = (element: XmlElement): string => {
  const only = element.children[0];
  if (element.children.length === 1 && only?.kind === 'text') return only.text;
  let text = '';
  for (const child of element.children) if (child.kind === 'text') text += child.text;
  return text;
};

export const childElements = (element: XmlElement): XmlElement[] => element.children.filter(isElement);

/** The value of an attribute without namespace. */
export const attributeOf = (element: XmlElement, local: string): string | undefined => {
  for (const attribute of element.attributes) {
    if (attribute.local === local && attribute.uri === '') return attribute.value;
  }
  return undefined;
};

/** Line and column, both from 1, of an offset; a byte order mark fills no column. Walks the text: for reports, not for loops. */
export const positionAt = (text: string, offset: number): Position => {
  let line = 1;
  let lineStart = text.startsWith('\ufeff') && offset > 0 ? 1 : 0;
  for (let next = text.indexOf('\n'); next !== -1 && next < offset; next = text.indexOf('\n', next + 1)) {
    line += 1;
    lineStart = next + 1;
  }
  return { line, column: offset - lineStart + 1 };
};
