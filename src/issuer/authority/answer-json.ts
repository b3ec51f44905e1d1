/**
 * The platform's answer as the interface renders it (section 4.6): names without prefix, attributes under `_attributes`,
 * text next to attributes under `_value`, nil as `{_attributes: {nil: "true"}}`, every text a string. From it, the
 * rendering of other services of the dialect.
 */
import { EntityDecoder } from '@nodable/entities';
import { XMLParser } from 'fast-xml-parser';
import { defaultXmlLimits } from '../../common/xml/parse-limits.ts';
import { parseXml } from '../../common/xml/parse.ts';
import { isElement, type XmlDocument, type XmlElement, type XmlProblem, type XmlText } from '../../common/xml/tree.ts';

export type AnswerNode = string | readonly AnswerNode[] | AnswerObject;
export type AnswerObject = { readonly [name: string]: AnswerNode };

export type AnswerJson =
  | { readonly ok: true; readonly json: AnswerObject }
  | { readonly ok: false; readonly reason: string };

const parser = new XMLParser({
  ignoreAttributes: false,
  removeNSPrefix: true,
  attributesGroupName: '_attributes',
  attributeNamePrefix: '',
  textNodeName: '_value',
  parseTagValue: false,
  parseAttributeValue: false,
  trimValues: false,
  // Its own instance, which the parser would otherwise create for every answer, tables included.
  entityDecoder: new EntityDecoder(),
  jPath: false, // Paths are for callbacks, which are not used.
  ignoreDeclaration: true,
  ignorePiTags: true,
});

export const isAnswerObject = (node: AnswerNode | undefined): node is AnswerObject =>
  typeof node === 'object' && !Array.isArray(node);

/** The child of that name; undefined for anything but an object that has it. */
export const childOf = (node: AnswerNode | undefined, name: string): AnswerNode | undefined =>
  isAnswerObject(node) && Object.hasOwn(node, name) ? node[name] : undefined;

/** The text of an element, with attributes or without; undefined for nil and for elements with children. */
export const answerText = (node: AnswerNode | undefined): string | undefined => {
  if (typeof node === 'string') return node;
  const value = childOf(node, '_value');
  return typeof value === 'string' ? value : undefined;
};

/** A character that XML cannot contain, so that no text of an answer can be mistaken for a mark. */
const mark = '\u0001';

/** Shorter texts are not worth the effort. */
const long = 200;

/** The texts that are their elements' only content, long and without references, in document order. */
const longTexts = ({ children }: XmlElement): readonly XmlText[] => {
  const [only] = children;
  if (children.length === 1 && only?.kind === 'text') {
    const { text, start, end } = only;
    return text.length >= long && text.length === end - start ? [only] : [];
  }
  return children.filter(isElement).flatMap(longTexts);
};

type Lightened = { readonly text: string; readonly taken: readonly string[] };

/**
 * The parser reads text character by character and joins them one by one: most of an answer is one long Base64 text,
 * which is cut out before parsing and put back.
 */
const withoutLongTexts = ({ text, root }: XmlDocument): Lightened => {
  const taken = longTexts(root);
  let light = '';
  let from = 0;
  for (const [index, { start, end }] of taken.entries()) {
    light += `${text.slice(from, start)}${mark}${String(index)}`;
    from = end;
  }
  return { text: light + text.slice(from), taken: taken.map((node) => node.text) };
};

const isSpace = (node: AnswerNode): boolean => typeof node === 'string' && /^\s*$/.test(node);

const isNil = (node: AnswerNode): boolean => childOf(childOf(node, '_attributes'), 'nil') === 'true';

/** `ErrorMessage` is a list of texts, whether the platform sent none, one or several; nil while it has not judged yet. */
const withList = (name: string, node: AnswerNode): AnswerNode => {
  if (name !== 'ErrorMessage' || isNil(node)) return node;
  const lines = childOf(node, 'string');
  if (lines === undefined) return { string: [] };
  return { string: Array.isArray(lines) ? lines : [lines] };
};

/** Attributes first; white space between child elements is ignored. */
const tidy = (node: AnswerNode, taken: readonly string[]): AnswerNode => {
  if (typeof node === 'string') return node.startsWith(mark) ? (taken[Number(node.slice(1))] ?? node) : node;
  if (!isAnswerObject(node)) return node.map((each) => tidy(each, taken));
  const { _attributes: attributes, _value: text, ...children } = node;
  const names = Object.keys(children);
  const own: Record<string, AnswerNode> = attributes === undefined ? {} : { _attributes: attributes };
  if (text !== undefined && !(names.length > 0 && isSpace(text))) own._value = tidy(text, taken);
  for (const name of names) own[name] = withList(name, tidy(children[name] ?? '', taken));
  return own;
};

/** As the converter of other services of the dialect writes it: one line is a text, an element without content `{}`. */
export const asDialect = (node: AnswerNode): AnswerNode => {
  if (node === '') return {};
  if (typeof node === 'string') return node;
  if (!isAnswerObject(node)) return node.map(asDialect);
  return Object.fromEntries(Object.entries(node).map(([name, child]) => [name, dialectChild(name, child)]));
};

const dialectChild = (name: string, node: AnswerNode): AnswerNode => {
  const lines = name === 'ErrorMessage' ? childOf(node, 'string') : undefined;
  if (!Array.isArray(lines)) return name === '_attributes' ? node : asDialect(node);
  const [first, ...others] = lines.map(asDialect);
  if (first === undefined) return {};
  return { string: others.length === 0 ? first : [first, ...others] };
};

/** Fifty verdicts with hundreds of lines each; the parser behind is slower, and knows no such limits. */
const limits = { ...defaultXmlLimits, maxNodes: 100_000, maxAttributes: 100_000, maxNamespaces: 10_000 };

const limitIn: Readonly<Partial<Record<XmlProblem['code'], number>>> = {
  'xml-too-deep': limits.maxDepth,
  'xml-too-many-nodes': limits.maxNodes,
  'xml-too-many-attributes': limits.maxAttributes,
  'xml-too-many-element-attributes': limits.maxElementAttributes,
  'xml-too-many-namespaces': limits.maxNamespaces,
  'xml-too-many-namespaces-in-scope': limits.maxNamespacesInScope,
};

const reasonOf = ({ code, position: { line, column } }: XmlProblem): string => {
  const limit = limitIn[code];
  const most = limit === undefined ? '' : `, máximo ${String(limit)}`;
  return `la respuesta no es un XML admisible: ${code}${most}, línea ${String(line)}, columna ${String(column)}`;
};

/** The answer as JSON; not ok for anything that is not well-formed XML in UTF-8. */
export const answerJson = (body: Buffer): AnswerJson => {
  const checked = parseXml(body, limits);
  if (!checked.ok) return { ok: false, reason: reasonOf(checked.problem) };
  try {
    const { text, taken } = withoutLongTexts(checked.document);
    // The parser's result is determined by its options: strings, arrays and objects of them.
    const json = tidy(parser.parse(text) as AnswerObject, taken);
    return isAnswerObject(json)
      ? { ok: true, json }
      : { ok: false, reason: 'la respuesta no contiene ningún elemento' };
  } catch (error) {
    return { ok: false, reason: error instanceof Error ? error.message : String(error) };
  }
};
