import { isSpace } from '../../../src/common/xml/characters.ts';
import { escapeAttribute, escapeText } from '../../../src/common/xml/escape.ts';
import { byCodePoint } from '../../../src/common/xml/order.ts';
import { parseXml } from '../../../src/common/xml/parse.ts';
import {
  childElements,
  textOf,
  type XmlAttribute,
  type XmlElement,
  type XmlResult,
} from '../../../src/common/xml/tree.ts';
import { writeElement } from '../../../src/common/xml/write.ts';
import { namespacesInScope } from '../xml/canonical-scope.ts';
import { editedText, EditFault, targetsOf, type EditOf, type XmlEdit } from './edit.ts';

/** Replaces the text between two offsets. */
type Splice = { readonly start: number; readonly end: number; readonly text: string };

const isEmptyTag = (xml: string, element: XmlElement): boolean => xml.charAt(element.contentStart - 2) === '/';

const withoutSpaceBefore = (xml: string, offset: number): number => {
  let at = offset;
  while (isSpace(xml.charCodeAt(at - 1))) at -= 1;
  return at;
};

/** Offset after the last character of the start tag that is not white space, `>` or `/>`. */
const endOfStartTag = (xml: string, element: XmlElement): number =>
  withoutSpaceBefore(xml, element.contentStart - (isEmptyTag(xml, element) ? 2 : 1));

/** Replaces everything between the tags, writing an empty-element tag as two. */
const contentSplice = (xml: string, element: XmlElement, content: string): Splice =>
  isEmptyTag(xml, element)
    ? { start: endOfStartTag(xml, element), end: element.end, text: `>${content}</${element.name}>` }
    : { start: element.contentStart, end: element.contentEnd, text: content };

const attributeNamed = (element: XmlElement, name: string): XmlAttribute | undefined =>
  element.attributes.find((attribute) => attribute.name === name);

/** The attribute before which one of that name goes in a canonical text. */
const nextAttribute = (element: XmlElement, name: string): XmlAttribute | undefined => {
  const colon = name.indexOf(':');
  const prefix = name.slice(0, Math.max(colon, 0));
  const local = name.slice(colon + 1);
  const uri = prefix === '' ? '' : (namespacesInScope(element).find((each) => each.prefix === prefix)?.uri ?? prefix);
  return element.attributes.find((each) => (byCodePoint(each.uri, uri) || byCodePoint(each.local, local)) > 0);
};

type Wanted = { readonly element: XmlElement; readonly name: string; readonly text: string };

const setAttribute = (xml: string, { element, name, text }: Wanted): Splice => {
  const written = `${name}="${escapeAttribute(text)}"`;
  const present = attributeNamed(element, name);
  if (present !== undefined) return { start: present.start, end: present.end, text: written };
  const next = nextAttribute(element, name);
  if (next !== undefined) return { start: next.start, end: next.start, text: `${written} ` };
  const at = endOfStartTag(xml, element);
  return { start: at, end: at, text: ` ${written}` };
};

/** A removed attribute takes the white space before it with it. */
const attributeSplice =
  (xml: string, edit: XmlEdit, name: string) =>
  (element: XmlElement): Splice => {
    const { start, end, value } = attributeNamed(element, name) ?? { start: 0, end: 0, value: '' };
    const text = editedText(edit, value);
    return text === undefined
      ? { start: withoutSpaceBefore(xml, start), end, text: '' }
      : setAttribute(xml, { element, name, text });
  };

const appendText = (xml: string, edit: EditOf<'append'>, element: XmlElement): Splice => {
  if (childElements(element).length > 0) throw new EditFault(edit, 'holdsElements');
  const text = escapeText(edit.text);
  if (isEmptyTag(xml, element)) return contentSplice(xml, element, text);
  return { start: element.contentEnd, end: element.contentEnd, text };
};

const shiftText = (xml: string, edit: EditOf<'shift'>, element: XmlElement): Splice => {
  if (childElements(element).length > 0) throw new EditFault(edit, 'holdsElements');
  return contentSplice(xml, element, escapeText(editedText(edit, textOf(element)) ?? ''));
};

type Child = { readonly into: XmlElement; readonly after: readonly string[]; readonly text: string };

/** @param moved the child of that element, if any, that goes elsewhere in it */
const childSplice = (xml: string, { into, after, text }: Child, moved?: XmlElement): Splice => {
  const children = childElements(into);
  if (children.length === 0) return contentSplice(xml, into, text);
  const offset = children.findLast((child) => child !== moved && after.includes(child.name))?.end ?? into.contentStart;
  return { start: offset, end: offset, text };
};

const insertChild = (xml: string, edit: EditOf<'insert'>, into: XmlElement): Splice => {
  if (textOf(into).trim() !== '') throw new EditFault(edit, 'holdsText');
  const namespaces = Object.fromEntries(namespacesInScope(into).map(({ prefix, uri }) => [prefix, uri]));
  return childSplice(xml, { into, after: edit.after ?? [], text: writeElement(edit.child, namespaces) });
};

const elementSplice =
  (xml: string, edit: Exclude<XmlEdit, EditOf<'move'>>) =>
  (element: XmlElement): Splice => {
    const { start, end } = element;
    switch (edit.edit) {
      case 'remove':
        return { start, end, text: '' };
      case 'set':
        return contentSplice(xml, element, escapeText(edit.text));
      case 'append':
        return appendText(xml, edit, element);
      case 'insert':
        return insertChild(xml, edit, element);
      case 'shift':
        return shiftText(xml, edit, element);
      case 'duplicate':
        return { start: end, end, text: xml.slice(start, end) };
    }
  };

type Move = { readonly moved: XmlElement; readonly into: XmlElement };

/** The text of the element goes on being what it was, and needs the namespaces that it had. */
const moveSplices = (xml: string, edit: EditOf<'move'>, { moved, into }: Move): readonly Splice[] => {
  if (into.start >= moved.start && into.end <= moved.end) throw new EditFault(edit, 'intoItself');
  const isAlone = childElements(into).every((child) => child === moved);
  if (isAlone && textOf(into).trim() !== '') throw new EditFault(edit, 'holdsText');
  const gone = { start: moved.start, end: moved.end, text: '' };
  const added = childSplice(xml, { into, after: edit.after, text: xml.slice(moved.start, moved.end) }, moved);
  return added.start <= gone.start ? [added, gone] : [gone, added];
};

/** Splices come in document order and do not overlap. */
const spliced = (xml: string, splices: readonly Splice[]): string => {
  let result = '';
  let from = 0;
  for (const { start, end, text } of splices) {
    result += xml.slice(from, start) + text;
    from = end;
  }
  return result + xml.slice(from);
};

let last: { readonly xml: string; readonly parsed: XmlResult } | undefined;

/** One document is often edited in many ways, one after another. */
const parsedOnce = (xml: string): XmlResult => {
  if (last?.xml !== xml) last = { xml, parsed: parseXml(xml) };
  return last.parsed;
};

const applyEdit = (xml: string, edit: XmlEdit): string => {
  const parsed = parsedOnce(xml);
  if (!parsed.ok) throw new RangeError(`The document is not well-formed (${parsed.problem.message.en}): ${edit.path}`);
  const { elements, attribute, first, into } = targetsOf(edit, {
    root: parsed.document.root,
    childrenOf: childElements,
    attributeOf: (element, name) => attributeNamed(element, name)?.value,
  });
  if (edit.edit === 'move') return spliced(xml, moveSplices(xml, edit, { moved: first, into }));
  const splice = attribute === undefined ? elementSplice(xml, edit) : attributeSplice(xml, edit, attribute);
  return spliced(xml, elements.map(splice));
};

/**
 * The text with the edits applied, one after another. Everything else stays byte for byte; new parts are written
 * canonically, so a canonical text stays one. `remove` acts on every match of its path, the others on the first (an
 * attribute is appended to the first occurrence).
 * @throws RangeError when a path finds nothing, naming it, and when the text is not well-formed.
 */
export const editText = (xml: string, edits: readonly XmlEdit[]): string => edits.reduce(applyEdit, xml);
