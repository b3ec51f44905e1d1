import type { XmlRootSpec, XmlSpec } from '../../../src/common/xml/node.ts';

/** Elements whose text is the currency of the document. */
const codes: ReadonlySet<string> = new Set(['cbc:DocumentCurrencyCode', 'cbc:SourceCurrencyCode']);

const stated = (element: XmlSpec, currency: string): XmlSpec => {
  const { name, attributes, content } = element;
  if (typeof content !== 'string') return { ...element, content: content.map((child) => stated(child, currency)) };
  if (codes.has(name)) return { ...element, content: currency };
  return attributes?.currencyID === undefined
    ? element
    : { ...element, attributes: { ...attributes, currencyID: currency } };
};

/** The document with the same figures in another currency, as `Violation.currency` requires. */
export const inCurrency = (root: XmlRootSpec, currency: string | undefined): XmlRootSpec =>
  currency === undefined ? root : { ...root, ...stated(root, currency) };
