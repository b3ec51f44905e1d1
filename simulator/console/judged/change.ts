/** The smallest change that would make a rule pass, where what it expected says so. */
import { escapeAttribute, escapeText } from '../../../src/common/xml/escape.ts';
import { isElement, type XmlDocument, type XmlElement } from '../../../src/common/xml/tree.ts';
import type { FailedLine } from '../../engine/report.ts';
import { placeAt, type Place } from './places.ts';

/** XML before and after; without `before` something is added, without `after` something goes. */
export type Change = { readonly before: string | undefined; readonly after: string | undefined };

/**
 * The value that a check wants: it writes it between quotes or, for a sum, as a
 * number, alone or before the reason (`"31"`, `"SETP", as registered …`, `10.00 = …`).
 */
export const wantedValue = (expected: string): string | undefined =>
  /^"([^"]*)"(?:$|, | = )/.exec(expected)?.[1] ?? /^(-?\d+(?:\.\d+)?) = /.exec(expected)?.[1];

const longest = 2000;

const sliceOf = ({ text }: XmlDocument, element: XmlElement): string => text.slice(element.start, element.end);

const isLeaf = (element: XmlElement): boolean => !element.children.some(isElement);

const withText = (document: XmlDocument, element: XmlElement, value: string): string => {
  const { text } = document;
  const isEmptyTag = text[element.contentStart - 2] === '/';
  const open = isEmptyTag
    ? `${text.slice(element.start, element.contentStart - 2).trimEnd()}>`
    : text.slice(element.start, element.contentStart);
  return `${open}${escapeText(value)}</${element.name}>`;
};

const withAttribute = (document: XmlDocument, { element, attribute = '' }: Place, value: string): Change => {
  const { text } = document;
  const before = text.slice(element.start, element.contentStart);
  const written = `${attribute}="${escapeAttribute(value)}"`;
  const found = element.attributes.find(({ name }) => name === attribute);
  if (found === undefined) {
    const end = before.endsWith('/>') ? before.length - 2 : before.length - 1;
    return { before, after: `${before.slice(0, end).trimEnd()} ${written}${before.slice(end)}` };
  }
  return {
    before,
    after: `${text.slice(element.start, found.start)}${written}${text.slice(found.end, element.contentStart)}`,
  };
};

/** What is missing, each inside the one before; an ellipsis stands for a value that only the sender knows. */
const added = ({ missing, attribute }: Place, value: string | undefined): Change => {
  const inside = value === undefined ? '…' : escapeText(value);
  const [last = ''] = missing.slice(-1);
  const core =
    attribute === undefined ? `<${last}>${inside}</${last}>` : `<${last} ${attribute}="${inside}">…</${last}>`;
  const after = missing.slice(0, -1).reduceRight((inner, name) => `<${name}>${inner}</${name}>`, core);
  return { before: undefined, after };
};

const changeAt = (document: XmlDocument, place: Place, expected: string): Change | undefined => {
  const { element, attribute, missing } = place;
  const value = wantedValue(expected);
  if (missing.length > 0) return added(place, value);
  if (expected === 'nothing here' || /^exactly [1-9]\d*$/.test(expected)) {
    return element.parent === undefined || attribute !== undefined
      ? undefined
      : { before: sliceOf(document, element), after: undefined };
  }
  if (value === undefined) return undefined;
  if (attribute !== undefined) return withAttribute(document, place, value);
  return isLeaf(element)
    ? { before: sliceOf(document, element), after: withText(document, element, value) }
    : undefined;
};

const isShort = (text: string | undefined): boolean => text === undefined || text.length <= longest;

/** Undefined where the rule wants something that no single line of XML gives. */
export const smallestChange = (
  document: XmlDocument,
  failed: Pick<FailedLine, 'xpath' | 'expected'>,
): Change | undefined => {
  const place = failed.xpath === undefined ? undefined : placeAt(document, failed.xpath);
  const change = place === undefined ? undefined : changeAt(document, place, failed.expected);
  return change === undefined || change.before === change.after || !isShort(change.before) || !isShort(change.after)
    ? undefined
    : change;
};
