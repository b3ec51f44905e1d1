/** XPaths of places in a document, and the way back from an XPath to the element that a builder made. */
import type { XmlRootSpec, XmlSpec } from './node.ts';
import { childrenAt, namesRoot, parsePath } from './path-steps.ts';
import type { XmlElement } from './tree.ts';

/** `cac:InvoiceLine[2]`; without position where it is the only one of that name. */
const stepOf = (element: XmlElement): string => {
  let count = 0;
  let position = 0;
  for (const sibling of element.parent?.children ?? []) {
    if (sibling.kind !== 'element' || sibling.name !== element.name) continue;
    count += 1;
    if (sibling === element) position = count;
  }
  return count > 1 ? `${element.name}[${String(position)}]` : element.name;
};

/** `/Invoice/cac:InvoiceLine[2]/cbc:ID`, or with `/@name` behind it, in the document's own prefixes. */
export const xpathOf = (element: XmlElement, attribute?: string): string => {
  let path = attribute === undefined ? '' : `/@${attribute}`;
  for (let each: XmlElement | undefined = element; each !== undefined; each = each.parent)
    path = `/${stepOf(each)}${path}`;
  return path;
};

/** The elements from the root down to the one that the XPath names, as far as they exist. */
const specsAlong = (
  root: XmlRootSpec,
  xpath: string,
): { readonly found: readonly XmlSpec[]; readonly complete: boolean } => {
  const path = parsePath(xpath);
  if (path === undefined || !namesRoot(path, root.name)) return { found: [], complete: false };
  const found: XmlSpec[] = [root];
  let current: XmlSpec = root;
  for (const step of path.steps) {
    const [child] = typeof current.content === 'string' ? [] : childrenAt(current.content, step);
    if (child === undefined) return { found, complete: false };
    found.push(child);
    current = child;
  }
  return { found, complete: true };
};

/**
 * The element that an XPath as `xpathOf` writes it names; for an attribute, the
 * element that bears or should bear it. Without a position, the first of its
 * name. Undefined when it is not there, or when the text is not such an XPath.
 */
export const specAt = (root: XmlRootSpec, xpath: string): XmlSpec | undefined => {
  const { found, complete } = specsAlong(root, xpath);
  return complete ? found.at(-1) : undefined;
};

/** The deepest element on the way that exists; undefined only when not even the root is the one named. */
export const nearestSpec = (root: XmlRootSpec, xpath: string): XmlSpec | undefined =>
  specsAlong(root, xpath).found.at(-1);
