import { escapeAttribute } from '../../../src/common/xml/escape.ts';
import type { XmlElement } from '../../../src/common/xml/tree.ts';

/** An element cut out of its text, with the namespace declarations it inherited. */
export const standalone = (text: string, element: XmlElement): string => {
  const known = new Set(element.namespaces.map(({ prefix }) => prefix));
  let inherited = '';
  for (let above = element.parent; above !== undefined; above = above.parent) {
    for (const { prefix, uri } of above.namespaces) {
      if (known.has(prefix)) continue;
      known.add(prefix);
      inherited += ` xmlns${prefix === '' ? '' : ':'}${prefix}="${escapeAttribute(uri)}"`;
    }
  }
  const afterName = element.start + 1 + element.name.length;
  return text.slice(element.start, afterName) + inherited + text.slice(afterName, element.end);
};
