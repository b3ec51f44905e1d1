/** Where in a document a finding points. */
import { childrenAt, parsePath, type PathStep } from '../../../src/common/xml/path-steps.ts';
import { childElements, type XmlDocument, type XmlElement } from '../../../src/common/xml/tree.ts';
import { usualName } from './shape.ts';

export type Place = {
  /** The element itself; its nearest ancestor in the document where it is missing. */
  readonly element: XmlElement;
  readonly attribute: string | undefined;
  /** The steps to the element that are missing below `element`. */
  readonly missing: readonly PathStep[];
};

const childAt = (element: XmlElement, step: PathStep): XmlElement | undefined => {
  const children = childElements(element);
  const [written] = childrenAt(children, step);
  return (
    written ??
    childrenAt(
      children.map((own) => ({ name: usualName(own), own })),
      step,
    )[0]?.own
  );
};

/** Undefined unless it is a path into this document, with its own prefixes or the usual ones. */
export const placeAt = ({ root }: Pick<XmlDocument, 'root'>, xpath: string): Place | undefined => {
  const path = parsePath(xpath);
  if (path === undefined || !['*', root.name, root.local].includes(path.root)) return undefined;
  let element = root;
  for (const [at, step] of path.steps.entries()) {
    const child = childAt(element, step);
    if (child === undefined) return { element, attribute: path.attribute, missing: path.steps.slice(at) };
    element = child;
  }
  return { element, attribute: path.attribute, missing: [] };
};

const positionOf = (element: XmlElement, parent: XmlElement): string => {
  const same = childElements(parent).filter(({ name }) => name === element.name);
  return same.length === 1 ? '' : `[${String(same.indexOf(element) + 1)}]`;
};

/** Its path, with a position where it has siblings of its name. */
export const pathTo = (element: XmlElement): string =>
  element.parent === undefined
    ? '/*'
    : `${pathTo(element.parent)}/${element.name}${positionOf(element, element.parent)}`;
