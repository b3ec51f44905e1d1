/** Where a finding of the schema points: its XPath, as libxml2 writes it, followed through the document. */
import { childElements, type XmlElement } from '../../common/xml/tree.ts';

const step = /^(\*|[\w.-]+(?::[\w.-]+)?)(?:\[(\d+)\])?$/;

/** `*` is an element without prefix; its position counts all elements around it. */
const along = (siblings: readonly XmlElement[], text: string): XmlElement | undefined => {
  const [, name, position = '1'] = step.exec(text) ?? [];
  const named = siblings.filter((each) => name === '*' || each.name === name);
  const found = named.find((_, index) => String(index + 1) === position);
  return name === '*' && found?.prefix !== '' ? undefined : found;
};

/** The element that the path names; undefined when there is none. */
export const elementAt = (root: XmlElement, xpath: string): XmlElement | undefined => {
  const [empty, first = '', ...rest] = xpath.split('/');
  if (empty !== '') return undefined;
  return rest.reduce<XmlElement | undefined>(
    (element, text) => element && along(childElements(element), text),
    first === '*' ? root : along([root], first),
  );
};

/** From 1: the line on which the start tag of the element ends. */
export const lineOf = (xml: string, { contentStart }: XmlElement): number =>
  xml.slice(0, contentStart).split('\n').length;
