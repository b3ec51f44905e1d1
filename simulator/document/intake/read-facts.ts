import { positionAt, type Position, type XmlDocument, type XmlElement } from '../../../src/common/xml/tree.ts';
import { inBoth, joined, type Bilingual } from '../../../src/common/text/bilingual.ts';
import { decodeUtf8, type Decoded } from '../../../src/common/xml/utf8.ts';
import { fixedNamespace, fixedNamespaces, stsNamespaces } from '../path-index.ts';
import { toLatin1 } from '../../../src/common/bytes.ts';

/** A place in the document and its content, described for people. */
export type Spot = {
  /** UTF-16 index into the decoded text; for `encoding.problem` a byte offset. */
  readonly offset: number;
  readonly position: Position;
  readonly found: Bilingual;
};

/** A prefix of the annex that the document binds to a namespace of its own. */
type PrefixBinding = Spot & { readonly prefix: string; readonly uri: string; readonly expected: string };

/**
 * The facts about the bytes of a submitted document before any rule runs: the findings behind ZA01, ZB02, ZB03 and
 * ZB04. Plain data; the rules decide what they mean.
 */
export type IntakeFacts = {
  /** Name of the entry inside the ZIP, as sent. */
  readonly fileName: string;
  /** Bytes of the XML file (ZA01). */
  readonly size: number;
  /** A byte order mark, or the first character before the XML declaration or the root (ZB02). */
  readonly beforeDeclaration: Spot | undefined;
  /** The first character after the root that is not white space (ZB02). */
  readonly afterRoot: Spot | undefined;
  /** Control characters other than tab, line feed and carriage return, the first twenty (ZB02). */
  readonly controlCharacters: readonly Spot[];
  readonly encoding: {
    /** From the XML declaration; undefined without one. */
    readonly declared: string | undefined;
    /** A declared encoding other than UTF-8, a mark of another encoding, or the first byte that is not UTF-8 (ZB03). */
    readonly problem: Spot | undefined;
  };
  /** ZB04; empty when the document could not be parsed. */
  readonly foreignPrefixes: readonly PrefixBinding[];
  /** `DianExtensions` elements, or their descendants, in none of the namespaces that are read as sts (ZB04). */
  readonly foreignDianElements: readonly Spot[];
  /** Those in a namespace that is read as sts but is not that of the annex (ZB04 in a literal profile). */
  readonly variantDianElements: readonly Spot[];
};

/** More places than this of one kind help nobody. */
const spotLimit = 20;

const byteOrderMark = '\ufeff';
const startTag = /<[\p{L}_]/u;
const notSpace = /[^ \t\r\n]/g;
const controls = /[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f]/g;
const declaredEncoding = /^\ufeff?[ \t\r\n]*<\?xml[^>]*?\sencoding\s*=\s*["']([^"']*)["']/;

/** @param found a string reads the same in both languages */
const spotAt = (text: string, offset: number, found: string | Bilingual): Spot => ({
  offset,
  position: positionAt(text, offset),
  found: inBoth(found),
});

const hex = (value: number, digits: number): string => value.toString(16).toUpperCase().padStart(digits, '0');

const character: Bilingual = { en: 'character', es: 'carácter' };

/** A character by its number: most of them cannot be shown. */
const characterAt = (text: string, offset: number, what = character): Spot => {
  const name = `U+${hex(text.codePointAt(offset) ?? 0, 4)}`;
  return spotAt(text, offset, joined([what, name], ' '));
};

/** Offset of the first character at or after `from` that is not XML white space; -1 when there is none. */
const firstVisible = (text: string, from: number): number => {
  notSpace.lastIndex = from;
  return notSpace.exec(text)?.index ?? -1;
};

const beforeDeclaration = (text: string): Spot | undefined => {
  if (text.startsWith(byteOrderMark))
    return characterAt(text, 0, { en: 'byte order mark', es: 'marca de orden de bytes' });
  const tag = text.search(startTag);
  const prolog = tag === -1 ? text : text.slice(0, tag);
  if (prolog.indexOf('<?xml ') > 0) return characterAt(text, 0);
  const first = firstVisible(text, 0);
  return first === -1 || text.startsWith('<', first) ? undefined : characterAt(text, first);
};

/** The end of the root: known when the document was parsed, otherwise after the last end tag with its name. */
const endOfRoot = (text: string, document: XmlDocument | undefined): number => {
  if (document !== undefined) return document.root.end;
  const name = /<([\p{L}_][^\s/>]*)/u.exec(text)?.[1];
  const endTag = name === undefined ? -1 : text.lastIndexOf(`</${name}`);
  return endTag === -1 ? text.length : text.indexOf('>', endTag) + 1;
};

const afterRoot = (text: string, document: XmlDocument | undefined): Spot | undefined => {
  const end = endOfRoot(text, document);
  const offset = end === 0 ? -1 : firstVisible(text, end);
  return offset === -1 ? undefined : characterAt(text, offset);
};

const controlCharacters = (text: string): readonly Spot[] => {
  const spots: Spot[] = [];
  for (const { index } of text.matchAll(controls)) {
    spots.push(characterAt(text, index, { en: 'control character', es: 'carácter de control' }));
    if (spots.length === spotLimit) break;
  }
  return spots;
};

/** UTF-16 betrays itself by its mark or by the zero byte beside `<`. */
export const isUtf16 = (bytes: Uint8Array): boolean => {
  const start = toLatin1(bytes, 0, 2);
  return start === '\xff\xfe' || start === '\xfe\xff' || start === '<\0' || start === '\0<';
};

const encodingOf = (bytes: Uint8Array, decoded: Decoded): IntakeFacts['encoding'] => {
  const prolog = toLatin1(bytes, 0, 400)
    .replaceAll('\0', '')
    .replace(/^(?:\xef\xbb\xbf|\xff\xfe|\xfe\xff)/, '');
  const match = declaredEncoding.exec(prolog);
  const declared = match?.[1];
  if (isUtf16(bytes)) return { declared, problem: spotAt('', 0, 'UTF-16') };
  if (declared !== undefined && declared.toLowerCase() !== 'utf-8') {
    return { declared, problem: spotAt(decoded.text, prolog.indexOf(declared), `encoding="${declared}"`) };
  }
  if (decoded.ok) return { declared, problem: undefined };
  const spot = spotAt(decoded.text, decoded.text.length, `byte 0x${hex(decoded.byte, 2)}`);
  return { declared, problem: { ...spot, offset: decoded.byteOffset } };
};

type NamespaceFacts = Pick<IntakeFacts, 'foreignPrefixes' | 'foreignDianElements' | 'variantDianElements'>;

/** The prefix sts may be bound to anything: what counts is where the elements of the block belong. */
const bindingsOf = (element: XmlElement, text: string): readonly PrefixBinding[] =>
  element.namespaces.flatMap(({ prefix, uri }) => {
    const expected = prefix === 'sts' ? undefined : fixedNamespace(prefix);
    if (expected === undefined || expected === uri) return [];
    return [{ ...spotAt(text, element.start, `xmlns:${prefix}="${uri}"`), prefix, uri, expected }];
  });

const dianExtensions = 'DianExtensions';

const stsVariants: ReadonlySet<string> = new Set(stsNamespaces.filter((uri) => uri !== fixedNamespaces.sts));

/** The authority's block may also hold basic and aggregate components, nothing else. */
const belongsToDian = (element: XmlElement): boolean =>
  element.uri === fixedNamespaces.sts ||
  stsVariants.has(element.uri) ||
  (element.local !== dianExtensions && (element.uri === fixedNamespaces.cbc || element.uri === fixedNamespaces.cac));

const push = (spots: Spot[], element: XmlElement, text: string): void => {
  if (spots.length === spotLimit) return;
  const { name, uri, start } = element;
  spots.push(
    spotAt(text, start, { en: `${name} in namespace "${uri}"`, es: `${name} en el espacio de nombres "${uri}"` }),
  );
};

const namespaceFacts = ({ root, text }: XmlDocument): NamespaceFacts => {
  const foreignPrefixes: PrefixBinding[] = [];
  const foreignDianElements: Spot[] = [];
  const variantDianElements: Spot[] = [];
  const visit = (element: XmlElement, insideDian: boolean): void => {
    if (element.namespaces.length > 0 && foreignPrefixes.length < spotLimit) {
      foreignPrefixes.push(...bindingsOf(element, text));
    }
    const inside = insideDian || element.local === dianExtensions;
    if (inside && !belongsToDian(element)) push(foreignDianElements, element, text);
    if (inside && stsVariants.has(element.uri)) push(variantDianElements, element, text);
    for (const child of element.children) if (child.kind === 'element') visit(child, inside);
  };
  visit(root, false);
  return { foreignPrefixes, foreignDianElements, variantDianElements };
};

const noNamespaceFacts: NamespaceFacts = { foreignPrefixes: [], foreignDianElements: [], variantDianElements: [] };

/** The facts about one file; `document` when it could be parsed. */
export const readFacts = (fileName: string, bytes: Uint8Array, document: XmlDocument | undefined): IntakeFacts => {
  const decoded: Decoded = document === undefined ? decodeUtf8(bytes) : { ok: true, text: document.text };
  const { text } = decoded;
  return {
    fileName,
    size: bytes.length,
    beforeDeclaration: beforeDeclaration(text),
    afterRoot: afterRoot(text, document),
    controlCharacters: controlCharacters(text),
    encoding: encodingOf(bytes, decoded),
    ...(document === undefined ? noNamespaceFacts : namespaceFacts(document)),
  };
};
