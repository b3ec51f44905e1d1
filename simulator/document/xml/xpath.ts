import type { XmlElement } from '../../../src/common/xml/tree.ts';

/** `cac:InvoiceLine[2]`; without a position if it is the only one with that name. */
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

/** `/Invoice/cac:InvoiceLine[2]/cbc:ID`, or followed by `/@name`, in the document's own prefixes. */
export const xpathOf = (element: XmlElement, attribute?: string): string => {
  let path = attribute === undefined ? '' : `/@${attribute}`;
  for (let each: XmlElement | undefined = element; each !== undefined; each = each.parent)
    path = `/${stepOf(each)}${path}`;
  return path;
};
