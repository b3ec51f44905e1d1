/** Where in a document a finding points. */
import { childrenAt, nearestTo, parsePath, type Nearest, type PathStep } from '../../../src/common/xml/path-steps.ts';
import { childElements, type XmlDocument, type XmlElement } from '../../../src/common/xml/tree.ts';
import { xpathOf } from '../../document/xml/xpath.ts';
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

/** Its path, with a position where it has siblings of its name. */
export const pathTo = (element: XmlElement): string => xpathOf(element).replace(/^\/[^/]+/, '/*');
