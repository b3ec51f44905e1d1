/** Applies the edits of violations to the documents of these tests; the harness applies them to the issuer's. */
import type { XmlRootSpec, XmlSpec } from '../../src/common/xml/node.ts';
import { parseXml } from '../../src/common/xml/parse.ts';
import { childrenAt, parsePath, type ElementPath, type PathStep } from '../../src/common/xml/path-steps.ts';
import { childElements, type XmlElement } from '../../src/common/xml/tree.ts';
import { escapeAttribute, escapeText, writeElement } from '../../src/common/xml/write.ts';
import type { XmlEdit } from '../checks/vocabulary/edit.ts';
import { namespacesInScope } from '../document/xml/canonical-scope.ts';

const pathOf = (edit: XmlEdit): ElementPath => {
  const path = parsePath(edit.path);
  if (path === undefined) throw new Error(`${edit.path} is not the path of an edit.`);
  return path;
};

const notFound = (edit: XmlEdit): Error => new Error(`There is nothing to ${edit.edit} at ${edit.path}.`);

const withAttribute = (element: XmlSpec, name: string, edit: XmlEdit): readonly XmlSpec[] | undefined => {
  const { [name]: present, ...others } = element.attributes ?? {};
  if (edit.edit === 'set') return [{ ...element, attributes: { ...element.attributes, [name]: edit.text } }];
  if (present === undefined) return undefined;
  if (edit.edit === 'append') return [{ ...element, attributes: { ...others, [name]: present + edit.text } }];
  return [{ ...element, attributes: others }];
};

const withElement = (element: XmlSpec, edit: XmlEdit): readonly XmlSpec[] => {
  const children = typeof element.content === 'string' ? [] : element.content;
  const text = typeof element.content === 'string' ? element.content : '';
  switch (edit.edit) {
    case 'remove':
      return [];
    case 'duplicate':
      return [element, element];
    case 'set':
      return [{ ...element, content: edit.text }];
    case 'append':
      if (children.length > 0) throw notFound(edit);
      return [{ ...element, content: text + edit.text }];
    case 'insert': {
      if (text.trim() !== '') throw notFound(edit);
      const behind = children.findLastIndex(({ name }) => edit.after?.includes(name) === true) + 1;
      return [{ ...element, content: children.toSpliced(behind, 0, edit.child) }];
    }
  }
};

/** The replacement for the element; undefined if the rest of the path leads nowhere. */
const replaced = (element: XmlSpec, steps: readonly PathStep[], edit: XmlEdit): readonly XmlSpec[] | undefined => {
  const [step, ...rest] = steps;
  if (step === undefined) {
    const { attribute } = pathOf(edit);
    return attribute === undefined ? withElement(element, edit) : withAttribute(element, attribute, edit);
  }
  if (typeof element.content === 'string') return undefined;
  const content: XmlSpec[] = [];
  let position = 0;
  let done = false;
  for (const child of element.content) {
    if (child.name === step.name) position += 1;
    const isMeant = child.name === step.name && (step.position ?? position) === position;
    const result: readonly XmlSpec[] | undefined =
      isMeant && (!done || edit.edit === 'remove') ? replaced(child, rest, edit) : undefined;
    content.push(...(result ?? [child]));
    done ||= result !== undefined;
  }
  return done ? [{ ...element, content }] : undefined;
};

/**
 * The document with the edits applied, one after another.
 * @throws Error when a path finds nothing.
 */
export const editedSpec = (root: XmlRootSpec, edits: readonly XmlEdit[]): XmlRootSpec =>
  edits.reduce((current, edit) => {
    const [changed] = replaced(current, pathOf(edit).steps, edit) ?? [];
    if (changed === undefined) throw notFound(edit);
    return { ...changed, namespaces: current.namespaces };
  }, root);

const namespacesOf = (element: XmlElement): Readonly<Record<string, string>> =>
  Object.fromEntries(namespacesInScope(element).map(({ prefix, uri }) => [prefix, uri]));

type Splice = { readonly start: number; readonly end: number; readonly text: string };

const attributeSplice = (element: XmlElement, name: string, edit: XmlEdit): readonly Splice[] => {
  const present = element.attributes.find((attribute) => attribute.name === name);
  if (edit.edit === 'remove')
    return present === undefined ? [] : [{ start: present.start - 1, end: present.end, text: '' }];
  if (edit.edit !== 'set') throw notFound(edit);
  const start = element.contentStart - 1;
  const { start: from, end } = present ?? { start, end: start };
  return [{ start: from, end, text: `${present === undefined ? ' ' : ''}${name}="${escapeAttribute(edit.text)}"` }];
};

const elementSplice = (element: XmlElement, edit: XmlEdit, xml: string): Splice => {
  const { start, end, contentStart, contentEnd } = element;
  switch (edit.edit) {
    case 'remove':
      return { start, end, text: '' };
    case 'duplicate':
      return { start: end, end, text: xml.slice(start, end) };
    case 'set':
      return { start: contentStart, end: contentEnd, text: escapeText(edit.text) };
    case 'append':
      return { start: contentEnd, end: contentEnd, text: escapeText(edit.text) };
    case 'insert': {
      const before = childElements(element).findLast(({ name }) => edit.after?.includes(name) === true);
      const at = before?.end ?? contentStart;
      return { start: at, end: at, text: writeElement(edit.child, namespacesOf(element)) };
    }
  }
};

const editOfText = (xml: string, edit: XmlEdit): string => {
  const parsed = parseXml(xml);
  if (!parsed.ok) throw new Error(parsed.problem.message.en);
  const { steps, attribute } = pathOf(edit);
  let found: readonly XmlElement[] = [parsed.document.root];
  for (const step of steps) found = found.flatMap((element) => childrenAt(childElements(element), step));
  const elements = edit.edit === 'remove' ? found : found.slice(0, 1);
  const opens = edit.edit !== 'remove' && edit.edit !== 'duplicate';
  if (opens && elements.some(({ contentStart }) => xml[contentStart - 2] === '/')) throw notFound(edit);
  const splices = elements.flatMap((element) =>
    attribute === undefined ? [elementSplice(element, edit, xml)] : attributeSplice(element, attribute, edit),
  );
  if (splices.length === 0) throw notFound(edit);
  return splices.reduceRight((text, { start, end, text: by }) => text.slice(0, start) + by + text.slice(end), xml);
};

/**
 * The text with the edits applied, one after another; the rest stays byte for byte. An empty-element tag can only be
 * removed or duplicated.
 * @throws Error when a path finds nothing.
 */
export const editedText = (xml: string, edits: readonly XmlEdit[]): string => edits.reduce(editOfText, xml);
