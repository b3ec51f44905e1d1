import { namespacesInScope } from '../../document/xml/canonical-scope.ts';
import { isSpace } from '../../../src/common/xml/characters.ts';
import { editFault, editPath, nothingThere } from './edit-path.ts';
import type { XmlEdit } from '../../checks/vocabulary/edit.ts';
import { placeAt } from './place.ts';
import type { Change, Move } from './proposal.ts';
import { escapeAttribute, escapeText } from '../../../src/common/xml/escape.ts';
import { byCodePoint } from '../../../src/common/xml/order.ts';
import { parseXml } from '../../../src/common/xml/parse.ts';
import { findAt, type ElementPath } from '../../../src/common/xml/path-steps.ts';
import {
  childElements,
  textOf,
  type XmlAttribute,
  type XmlElement,
  type XmlResult,
} from '../../../src/common/xml/tree.ts';
import { writeElement } from '../../../src/common/xml/write.ts';

type Attribute = { readonly name: string; readonly text: string };

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

const newAttribute = (xml: string, element: XmlElement, wanted: Attribute): Splice => {
  const colon = wanted.name.indexOf(':');
  const prefix = wanted.name.slice(0, Math.max(colon, 0));
  const local = wanted.name.slice(colon + 1);
  const uri = prefix === '' ? '' : (namespacesInScope(element).find((each) => each.prefix === prefix)?.uri ?? prefix);
  const next = element.attributes.find((each) => (byCodePoint(each.uri, uri) || byCodePoint(each.local, local)) > 0);
  const written = `${wanted.name}="${escapeAttribute(wanted.text)}"`;
  if (next !== undefined) return { start: next.start, end: next.start, text: `${written} ` };
  const at = endOfStartTag(xml, element);
  return { start: at, end: at, text: ` ${written}` };
};

const setAttribute = (xml: string, element: XmlElement, wanted: Attribute): Splice => {
  const present = attributeNamed(element, wanted.name);
  if (present === undefined) return newAttribute(xml, element, wanted);
  return { start: present.start, end: present.end, text: `${wanted.name}="${escapeAttribute(wanted.text)}"` };
};

/** Includes the white space before it. */
const removeAttribute = (xml: string, attribute: XmlAttribute): Splice => ({
  start: withoutSpaceBefore(xml, attribute.start),
  end: attribute.end,
  text: '',
});

const attributeSplices = (
  xml: string,
  edit: XmlEdit,
  at: { readonly elements: readonly XmlElement[]; readonly name: string },
): readonly Splice[] => {
  const { elements, name } = at;
  const bearers = elements.flatMap((element) => {
    const attribute = attributeNamed(element, name);
    return attribute === undefined ? [] : [{ element, attribute }];
  });
  switch (edit.edit) {
    case 'set':
      return elements.slice(0, 1).map((element) => setAttribute(xml, element, { name, text: edit.text }));
    case 'append':
      return bearers
        .slice(0, 1)
        .map(({ element, attribute }) => setAttribute(xml, element, { name, text: attribute.value + edit.text }));
    case 'remove':
      return bearers.map(({ attribute }) => removeAttribute(xml, attribute));
    default:
      return [];
  }
};

const insertChild = (xml: string, edit: XmlEdit & { readonly edit: 'insert' }, element: XmlElement): Splice => {
  if (textOf(element).trim() !== '') throw editFault(edit, 'the element holds text');
  const children = childElements(element);
  const namespaces = Object.fromEntries(namespacesInScope(element).map(({ prefix, uri }) => [prefix, uri]));
  const text = writeElement(edit.child, namespaces);
  if (children.length === 0) return contentSplice(xml, element, text);
  const previous = children.findLast((child) => edit.after?.includes(child.name) === true);
  const offset = previous?.end ?? element.contentStart;
  return { start: offset, end: offset, text };
};

const appendText = (xml: string, edit: XmlEdit & { readonly edit: 'append' }, element: XmlElement): Splice => {
  if (childElements(element).length > 0) throw editFault(edit, 'the element holds elements');
  const text = escapeText(edit.text);
  if (isEmptyTag(xml, element)) return contentSplice(xml, element, text);
  return { start: element.contentEnd, end: element.contentEnd, text };
};

const elementSplices = (xml: string, edit: XmlEdit, elements: readonly XmlElement[]): readonly Splice[] => {
  if (edit.edit === 'remove') return elements.map(({ start, end }) => ({ start, end, text: '' }));
  return elements.slice(0, 1).map((element) => {
    switch (edit.edit) {
      case 'set':
        return contentSplice(xml, element, escapeText(edit.text));
      case 'append':
        return appendText(xml, edit, element);
      case 'insert':
        return insertChild(xml, edit, element);
      case 'duplicate':
        return { start: element.end, end: element.end, text: xml.slice(element.start, element.end) };
    }
  });
};

/** The text of the element goes on being what it was, and needs the namespaces that it had. */
const moveSplices = (xml: string, root: XmlElement, edit: Move): readonly Splice[] => {
  const [moved, into] = [edit.path, edit.into].map((path) => placeAt({ root }, path));
  if (moved === undefined || into === undefined || moved.missing.length + into.missing.length > 0) return [];
  const { element } = moved;
  const others = childElements(into.element).filter((other) => other !== element);
  if (others.length === 0 && textOf(into.element).trim() !== '') throw editFault(edit, 'the element holds text');
  const previous = others.findLast(({ name }) => edit.after.includes(name));
  const text = xml.slice(element.start, element.end);
  const gone = { start: element.start, end: element.end, text: '' };
  const at = previous?.end ?? into.element.contentStart;
  const added = isEmptyTag(xml, into.element) ? contentSplice(xml, into.element, text) : { start: at, end: at, text };
  return added.start < gone.start ? [added, gone] : [gone, added];
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

const splicesAt = (
  xml: string,
  edit: XmlEdit,
  { root, path }: { readonly root: XmlElement; readonly path: ElementPath },
): readonly Splice[] => {
  const { elements } = findAt(root, edit.path, childElements);
  return path.attribute === undefined
    ? elementSplices(xml, edit, elements)
    : attributeSplices(xml, edit, { elements, name: path.attribute });
};

const applyEdit = (xml: string, edit: Change): string => {
  const path = editPath(edit);
  const parsed = parsedOnce(xml);
  if (!parsed.ok) throw editFault(edit, `the document is not well-formed (${parsed.problem.message.en})`);
  const { root } = parsed.document;
  const splices = edit.edit === 'move' ? moveSplices(xml, root, edit) : splicesAt(xml, edit, { root, path });
  if (splices.length === 0) throw nothingThere(edit);
  return spliced(xml, splices);
};

/**
 * The text with the edits applied, one after another. Everything else stays byte for byte; new parts are written
 * canonically, so a canonical text stays one. `remove` acts on every match of its path, the others on the first (an
 * attribute is appended to the first occurrence).
 * @throws RangeError when a path finds nothing, naming it, and when the text is not well-formed.
 */
export const editText = (xml: string, edits: readonly Change[]): string => edits.reduce(applyEdit, xml);
