import { attributeOf, isElement, textOf, type XmlElement } from '../../src/common/xml/tree.ts';
import { quoted, type Check } from '../engine/check.ts';
import * as is from '../engine/is.ts';
import type { Subject } from '../engine/subject.ts';
import { fixedNamespaces } from '../intake/path-index.ts';
import { amount } from './amount.ts';

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

type Test = (element: XmlElement) => boolean;

/** The first element, this one or below it, that is meant. */
const firstIn = (element: XmlElement, isMeant: Test): XmlElement | undefined => {
  if (isMeant(element)) return element;
  for (const child of element.children) {
    const found = isElement(child) ? firstIn(child, isMeant) : undefined;
    if (found !== undefined) return found;
  }
  return undefined;
};

/** The first element outside the extensions that is meant. */
const firstOutside = (subject: Subject, isMeant: Test): XmlElement | undefined => {
  for (const child of subject.root.children) {
    if (!isElement(child) || child.uri === fixedNamespaces.ext) continue;
    const found = firstIn(child, isMeant);
    if (found !== undefined) return found;
  }
  return undefined;
};

/** The first element outside the extensions whose @currencyID is another than the document's. */
export const foreignAmount = (subject: Subject): XmlElement | undefined => {
  const currency = documentCurrency(subject);
  return firstOutside(subject, (element) => {
    const stated = attributeOf(element, 'currencyID');
    return stated !== undefined && stated !== currency;
  });
};

const percentages = new Set(['Percent', 'MultiplierFactorNumeric']);

const isValue: Test = (element) =>
  element.local !== 'PayableRoundingAmount' &&
  (percentages.has(element.local) || attributeOf(element, 'currencyID') !== undefined);

/** The first amount or percentage below zero outside the extensions, the rounding aside. */
export const negativeAmount = (subject: Subject): XmlElement | undefined =>
  firstOutside(subject, (element) => isValue(element) && amount(textOf(element)).lt(0));
