import { attributeOf, isElement, type XmlElement } from '../../src/common/xml/tree.ts';
import { quoted, type Check } from '../engine/check.ts';
import * as is from '../engine/is.ts';
import type { Subject } from '../engine/subject.ts';
import { fixedNamespaces } from '../intake/path-index.ts';

export const documentCurrency = (subject: Subject): string | undefined => subject.text('/*/cbc:DocumentCurrencyCode');

/** @currencyID is the text of DocumentCurrencyCode; one that is absent is not. */
export const inDocumentCurrency = (): Check =>
  is.satisfying({
    expected: 'the text of cbc:DocumentCurrencyCode',
    test: ({ value, subject }) => {
      const currency = documentCurrency(subject);
      const same = value !== undefined && value === currency;
      return same ? undefined : { found: quoted(value), expected: quoted(currency) };
    },
    breakAt: (target) => ({ built: [{ edit: 'set', path: target, text: 'XAU' }] }),
  });

/** The first element, this one or below it, whose @currencyID is another. */
const inOtherCurrency = (element: XmlElement, currency: string | undefined): XmlElement | undefined => {
  const stated = attributeOf(element, 'currencyID');
  if (stated !== undefined && stated !== currency) return element;
  for (const child of element.children) {
    const found = isElement(child) ? inOtherCurrency(child, currency) : undefined;
    if (found !== undefined) return found;
  }
  return undefined;
};

/** The first element outside the extensions whose @currencyID is another than the document's. */
export const foreignAmount = (subject: Subject): XmlElement | undefined => {
  const currency = documentCurrency(subject);
  for (const child of subject.root.children) {
    if (!isElement(child) || child.uri === fixedNamespaces.ext) continue;
    const found = inOtherCurrency(child, currency);
    if (found !== undefined) return found;
  }
  return undefined;
};
