/**
 * Canonical XML 1.0 (https://www.w3.org/TR/2001/REC-xml-c14n-20010315) and
 * Exclusive Canonical XML 1.0 (https://www.w3.org/TR/2002/REC-xml-exc-c14n-20020718/)
 * of a whole document or of one element in it, in one walk over the parsed tree.
 */
import { escapeAttribute, escapeText } from '../../../src/common/xml/escape.ts';
import type {
  NamespaceDeclaration,
  XmlAttribute,
  XmlDocument,
  XmlElement,
  XmlNode,
  XmlText,
} from '../../../src/common/xml/tree.ts';
import {
  boundTo,
  inheritedXmlAttributes,
  namespacesInScope,
  nothingBound,
  sortedAttributes,
  sortedDeclarations,
  withBindings,
  type Bindings,
} from './canonical-scope.ts';

/**
 * A canonical form under construction. Signed documents are mostly canonical already, so any part of the source in
 * canonical form is copied in stretches as long as possible, and only the rest is written piece by piece.
 */
type Output = {
  /** The source of the tree; undefined when it is not available and nothing can be copied. */
  readonly source: string | undefined;
  /** Without the pending stretch. */
  text: string;
  /** The next stretch of the source; empty when both are equal. */
  copyFrom: number;
  copyTo: number;
};

const DOUBLE_QUOTE = 0x22;
const SPACE = 0x20;

const openOutput = (source: string | undefined): Output => ({ source, text: '', copyFrom: 0, copyTo: 0 });

const copyWaiting = (output: Output): void => {
  if (output.source === undefined || output.copyFrom === output.copyTo) return;
  output.text += output.source.slice(output.copyFrom, output.copyTo);
  output.copyFrom = output.copyTo;
};

const write = (output: Output, piece: string): void => {
  copyWaiting(output);
  output.text += piece;
};

/** Appends the source between two offsets. */
const copy = (output: Output, start: number, end: number): void => {
  if (output.copyTo !== start) {
    copyWaiting(output);
    output.copyFrom = start;
  }
  output.copyTo = end;
};

const finish = (output: Output): string => {
  copyWaiting(output);
  return output.text;
};

/** ` name="value"` at this offset and nothing else. */
const standsAt = (source: string, at: number, { name, value, start, end }: XmlAttribute): boolean => {
  const written = escapeAttribute(value);
  return (
    start === at + 1 &&
    source.charCodeAt(at) === SPACE &&
    end - start === name.length + written.length + 3 &&
    source.charCodeAt(end - 1) === DOUBLE_QUOTE &&
    source.startsWith(written, end - 1 - written.length)
  );
};

/** The start tag in the source has exactly these attributes in this order, written canonically, followed by `>`. */
const standsCanonical = (source: string, element: XmlElement, attributes: readonly XmlAttribute[]): boolean => {
  let at = element.start + 1 + element.name.length;
  for (const attribute of attributes) {
    if (!standsAt(source, at, attribute)) return false;
    at = attribute.end;
  }
  return element.contentStart === at + 1;
};

/** `<name`, its declarations as they are to be written, the attributes in their order, `>`. */
const writeStartTag = (
  output: Output,
  element: XmlElement,
  { declarations, attributes }: { readonly declarations: string; readonly attributes: readonly XmlAttribute[] },
): void => {
  if (output.source !== undefined && declarations === '' && standsCanonical(output.source, element, attributes)) {
    copy(output, element.start, element.contentStart);
    return;
  }
  write(output, `<${element.name}${declarations}`);
  for (const { name, value } of attributes) output.text += ` ${name}="${escapeAttribute(value)}"`;
  output.text += '>';
};

const writeText = (output: Output, { text, start, end }: XmlText): void => {
  const written = escapeText(text);
  const stands = end - start === written.length && output.source?.startsWith(written, start) === true;
  if (stands) copy(output, start, end);
  else write(output, written);
};

/** An empty-element tag has no end tag in the source, and other end tags may have white space after the name. */
const writeEndTag = (output: Output, { name, contentEnd, end }: XmlElement): void => {
  const stands = output.source !== undefined && end - contentEnd === name.length + 3;
  if (stands) copy(output, contentEnd, end);
  else write(output, `</${name}>`);
};

export type CanonicalOptions = {
  /** Exclusive instead of inclusive canonicalisation. */
  readonly exclusive?: boolean | undefined;
  /** The PrefixList of InclusiveNamespaces; `#default` is the default namespace. Exclusive only. */
  readonly inclusivePrefixes?: readonly string[] | undefined;
  /** Left out with its contents: the signature, for the enveloped-signature transform. */
  readonly omit?: XmlElement | undefined;
  readonly withComments?: boolean | undefined;
};

type Writer = {
  readonly options: CanonicalOptions;
  /** Undefined in inclusive mode, where every prefix is inclusive. */
  readonly inclusive: ReadonlySet<string> | undefined;
  readonly output: Output;
};

/** The prefixes that the element's own name and attributes use (exclusive C14N, "visibly utilized"). */
const visiblyUsed = (element: XmlElement): Map<string, NamespaceDeclaration> => {
  const used = new Map<string, NamespaceDeclaration>([[element.prefix, element]]);
  for (const attribute of element.attributes) if (attribute.prefix !== '') used.set(attribute.prefix, attribute);
  return used;
};

/** The declarations an element may need. `declared` are those that are new at it. */
const candidates = (
  inclusive: ReadonlySet<string> | undefined,
  element: XmlElement,
  declared: readonly NamespaceDeclaration[],
): readonly NamespaceDeclaration[] => {
  if (inclusive === undefined) return declared;
  const used = visiblyUsed(element);
  for (const each of declared) if (inclusive.has(each.prefix)) used.set(each.prefix, each);
  return [...used.values()];
};

type ElementScope = {
  readonly declared: readonly NamespaceDeclaration[];
  /** The declarations of ancestors in the output. */
  readonly written: Bindings;
  /** The `xml:` attributes of ancestors outside the output. */
  readonly inherited?: readonly XmlAttribute[] | undefined;
};

const isNew = (written: Bindings, { prefix, uri }: NamespaceDeclaration): boolean =>
  prefix !== 'xml' && boundTo(written, prefix) !== uri;

/** The prefixes that the element uses are declared above it, as for most elements. */
const usesNothingNew = (element: XmlElement, written: Bindings): boolean => {
  if (isNew(written, element)) return false;
  for (const attribute of element.attributes) {
    if (attribute.prefix !== '' && isNew(written, attribute)) return false;
  }
  return true;
};

const toWrite = (writer: Writer, element: XmlElement, scope: ElementScope): readonly NamespaceDeclaration[] => {
  const all = candidates(writer.inclusive, element, scope.declared);
  return sortedDeclarations(all.filter((declaration) => isNew(scope.written, declaration)));
};

const writeInstruction = ({ output }: Writer, node: XmlNode & { readonly kind: 'instruction' }): void => {
  write(output, node.data === '' ? `<?${node.target}?>` : `<?${node.target} ${node.data}?>`);
};

const writeNode = (writer: Writer, node: XmlNode, written: Bindings): void => {
  if (node.kind === 'element') writeElement(writer, node, written);
  else if (node.kind === 'text') writeText(writer.output, node);
  else if (node.kind === 'instruction') writeInstruction(writer, node);
  else if (writer.options.withComments === true) write(writer.output, `<!--${node.text}-->`);
};

const writeDeclaration = ({ prefix, uri }: NamespaceDeclaration): string =>
  ` xmlns${prefix === '' ? '' : ':'}${prefix}="${escapeAttribute(uri)}"`;

/** An element that may have something to declare. */
const writeInScope = (writer: Writer, element: XmlElement, scope: ElementScope): void => {
  const { inherited } = scope;
  const declarations = toWrite(writer, element, scope);
  const attributes = inherited === undefined ? element.attributes : [...element.attributes, ...inherited];
  writeStartTag(writer.output, element, {
    declarations: declarations.map(writeDeclaration).join(''),
    attributes: sortedAttributes(attributes),
  });
  const written = withBindings(scope.written, declarations);
  for (const child of element.children) writeNode(writer, child, written);
  writeEndTag(writer.output, element);
};

const writeElement = (writer: Writer, element: XmlElement, written: Bindings): void => {
  if (element === writer.options.omit) return;
  const declared = element.namespaces;
  if (declared.length > 0 || (writer.inclusive !== undefined && !usesNothingNew(element, written))) {
    writeInScope(writer, element, { declared, written });
    return;
  }
  writeStartTag(writer.output, element, { declarations: '', attributes: sortedAttributes(element.attributes) });
  for (const child of element.children) writeNode(writer, child, written);
  writeEndTag(writer.output, element);
};

const openWriter = (options: CanonicalOptions, source?: string): Writer => ({
  options,
  inclusive:
    options.exclusive === true
      ? new Set((options.inclusivePrefixes ?? []).map((prefix) => (prefix === '#default' ? '' : prefix)))
      : undefined,
  output: openOutput(source),
});

const writeApex = (writer: Writer, element: XmlElement): void => {
  if (element === writer.options.omit) return;
  const inherited = writer.inclusive === undefined ? inheritedXmlAttributes(element) : undefined;
  writeInScope(writer, element, { declared: namespacesInScope(element), written: nothingBound, inherited });
};

/** The canonical form of the element and its contents, with the context inherited from its ancestors. */
export const canonicalize = (element: XmlElement, options: CanonicalOptions = {}): string => {
  const writer = openWriter(options);
  writeApex(writer, element);
  return finish(writer.output);
};

const isWritten = (writer: Writer, node: XmlNode): boolean =>
  node.kind === 'instruction' || writer.options.withComments === true;

/** The canonical form of a whole document, including the nodes around its root: the target of `URI=""`. */
export const canonicalizeDocument = (document: XmlDocument, options: CanonicalOptions = {}): string => {
  const writer = openWriter(options, document.text);
  for (const node of document.before) {
    if (!isWritten(writer, node)) continue;
    writeNode(writer, node, nothingBound);
    write(writer.output, '\n');
  }
  writeApex(writer, document.root);
  for (const node of document.after) {
    if (!isWritten(writer, node)) continue;
    write(writer.output, '\n');
    writeNode(writer, node, nothingBound);
  }
  return finish(writer.output);
};
