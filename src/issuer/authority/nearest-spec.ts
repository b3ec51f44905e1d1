import type { XmlRootSpec, XmlSpec } from '../../common/xml/node.ts';
import { childrenAt, namesRoot, parsePath } from '../../common/xml/path-steps.ts';

/**
 * The element that an XPath such as `/Invoice/cac:InvoiceLine[2]/cbc:ID` names, or the deepest one on the way that
 * exists. For an attribute, the element that bears or should bear it. Undefined when not even the root has that name,
 * or when the text is not such an XPath.
 */
export const nearestSpec = (root: XmlRootSpec, xpath: string): XmlSpec | undefined => {
  const path = parsePath(xpath);
  if (path === undefined || !namesRoot(path, root.name)) return undefined;
  let nearest: XmlSpec = root;
  for (const step of path.steps) {
    const [child] = typeof nearest.content === 'string' ? [] : childrenAt(nearest.content, step);
    if (child === undefined) break;
    nearest = child;
  }
  return nearest;
};
