/** What the schema refuses, and where (simulator/checks/schema/validate.ts). */
import { childrenAt, nearestTo, parsePath } from '../../../src/common/xml/path-steps.ts';
import { childElements, textOf, type XmlElement } from '../../../src/common/xml/tree.ts';
import type { Row } from '../../checks/schema/facts.ts';
import type { Said, SchemaPlace } from '../../document/datum.ts';
import { shapeOf, usualName } from './shape.ts';

export type Misfit = {
  readonly element: XmlElement;
  readonly attribute: string | undefined;
  readonly fault: 'attribute-missing' | 'child-missing' | 'unexpected' | 'not-allowed' | 'text-not-allowed' | 'value';
};

/** Unlike the paths of rules, those of the schema may say `*[3]`. */
const elementAt = (root: XmlElement, xpath: string): XmlElement | undefined => {
  const path = parsePath(xpath, 'wild');
  const found = path && nearestTo(root, path, (parent, step) => childrenAt(childElements(parent), step)[0]);
  return found?.missing.length === 0 ? found.element : undefined;
};

/** How far a sequence has come: at a row, of which there were so many. */
type Reached = { readonly at: number; readonly count: number };

const isMet = ([, min]: Row, count: number): boolean => count >= min;

const goOn = (rows: readonly Row[], { at, count }: Reached, name: string): Reached | undefined => {
  const next = rows.findIndex(([own], index) => index >= at && own === name);
  if (next === -1) return undefined;
  const passed = rows.slice(at, next);
  if (!passed.every((row, index) => isMet(row, index === 0 ? count : 0))) return undefined;
  const had = next === at ? count : 0;
  const max = rows[next]?.[2] ?? 0;
  return max !== 'n' && had >= max ? undefined : { at: next, count: had + 1 };
};

/** Undefined where one of the elements is out of place. */
const reach = (rows: readonly Row[], elements: readonly XmlElement[]): Reached | undefined =>
  elements.reduce<Reached | undefined>((reached, element) => reached && goOn(rows, reached, usualName(element)), {
    at: 0,
    count: 0,
  });

const before = (element: XmlElement, parent: XmlElement): readonly XmlElement[] => {
  const siblings = childElements(parent);
  return siblings.slice(0, siblings.indexOf(element));
};

/** In an extension, whose content no shape describes, what has elements itself lacks none. */
const isOutOfPlace = (element: XmlElement): boolean => {
  const { parent } = element;
  if (parent === undefined) return false;
  const rows = shapeOf(parent).children;
  if (rows.length === 0) return childElements(element).length > 0;
  return reach(rows, [...before(element, parent), element]) === undefined;
};

const collapsed = (text: string): string => text.trim().replaceAll(/\s+/g, ' ');

/** The attribute with that value; none where it is the element's own. */
const attributeWith = (element: XmlElement, value: string | undefined): string | undefined =>
  value === undefined || collapsed(textOf(element)) === collapsed(value)
    ? undefined
    : element.attributes.find((attribute) => collapsed(attribute.value) === collapsed(value))?.name;

const misfitAt = (element: XmlElement, { fault, subject }: SchemaPlace): Misfit => {
  switch (fault) {
    case 'content':
      return { element, attribute: undefined, fault: isOutOfPlace(element) ? 'unexpected' : 'child-missing' };
    case 'attribute-missing':
      return { element, attribute: subject, fault };
    case 'attribute-not-allowed':
      return { element, attribute: subject, fault: 'not-allowed' };
    case 'text-not-allowed':
      return { element, attribute: undefined, fault };
    default:
      return { element, attribute: attributeWith(element, subject), fault: 'value' };
  }
};

/** Of the first finding; undefined for what is none. */
export const misfitIn = (root: XmlElement, found: Said): Misfit | undefined => {
  const [first] = found.kind === 'schema' ? found.faults : [];
  const element = first?.xpath === undefined ? undefined : elementAt(root, first.xpath);
  return first === undefined || element === undefined ? undefined : misfitAt(element, first);
};

/** What the schema requires next in an element, and nowhere has, where that is what it refuses. */
export const requiredBy = ({ element, fault }: Misfit): readonly (readonly [parent: XmlElement, name: string])[] => {
  const parent = fault === 'child-missing' ? element : fault === 'unexpected' ? element.parent : undefined;
  if (parent === undefined) return [];
  const children = childElements(parent);
  const rows = shapeOf(parent).children;
  const reached = reach(rows, parent === element ? children : before(element, parent));
  if (reached === undefined) return [];
  const { at, count } = reached;
  const next = rows.slice(at).find((row, index) => !isMet(row, index === 0 ? count : 0));
  return next === undefined || children.some((child) => usualName(child) === next[0]) ? [] : [[parent, next[0]]];
};
