/** Where in a document a finding points. */
import { childrenAt, nearestTo, parsePath, type Nearest, type PathStep } from '../../../src/common/xml/path-steps.ts';
import { childElements, type XmlDocument, type XmlElement } from '../../../src/common/xml/tree.ts';
import { usualName } from './shape.ts';

export type Place = Nearest<XmlElement>;

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
  return nearestTo(root, path, childAt);
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
