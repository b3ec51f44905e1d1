/**
 * Canonical XML 1.0 (https://www.w3.org/TR/2001/REC-xml-c14n-20010315) and
 * Exclusive Canonical XML 1.0 (https://www.w3.org/TR/2002/REC-xml-exc-c14n-20020718/)
 * of a whole document or of one element in it, in one walk over the parsed tree.
 */
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
import { finish, openOutput, write, writeEndTag, writeStartTag, writeText, type Output } from './canonical-output.ts';
import { escapeAttribute } from '../../src/common/xml/escape.ts';
import type {
  NamespaceDeclaration,
  XmlAttribute,
  XmlDocument,
  XmlElement,
  XmlNode,
} from '../../src/common/xml/tree.ts';

export type CanonicalOptions = {
  /** Exclusive instead of inclusive canonicalisation. */
  readonly exclusive?: boolean | undefined;
  /** The PrefixList of InclusiveNamespaces; `#default` is the default namespace. Exclusive only. */
  readonly inclusivePrefixes?: readonly string[] | undefined;
  /** Left out with everything in it: the signature, for the enveloped-signature transform. */
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

/** What an element may have to declare. `declared` are the declarations that are new at it. */
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
  /** What the ancestors in the output have declared. */
  readonly written: Bindings;
  /** The `xml:` attributes of ancestors outside the output. */
  readonly inherited?: readonly XmlAttribute[] | undefined;
};

const isNew = (written: Bindings, { prefix, uri }: NamespaceDeclaration): boolean =>
  prefix !== 'xml' && boundTo(written, prefix) !== uri;

/** The prefixes that the element uses have been declared above it, as those of most elements. */
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

/** The canonical form of the element and what is in it, with the context that it inherits from its ancestors. */
export const canonicalize = (element: XmlElement, options: CanonicalOptions = {}): string => {
  const writer = openWriter(options);
  writeApex(writer, element);
  return finish(writer.output);
};

const isWritten = (writer: Writer, node: XmlNode): boolean =>
  node.kind === 'instruction' || writer.options.withComments === true;

/** The canonical form of a whole document, what stands around its root included: what `URI=""` refers to. */
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
