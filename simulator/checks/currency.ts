import { attributeOf, textOf, type XmlElement } from '../../src/common/xml/tree.ts';
import { shown, type Check } from './vocabulary/check.ts';
import * as is from './vocabulary/is.ts';
import type { Subject } from '../document/subject.ts';
import { amount } from '../document/amount.ts';
import { outsideExtensions } from './outside-extensions.ts';

export const documentCurrency = (subject: Subject): string | undefined => subject.text('/*/cbc:DocumentCurrencyCode');

/** @currencyID is the text of DocumentCurrencyCode; one that is absent is not. */
export const inDocumentCurrency = (): Check =>
  is.satisfying({
    expected: { en: 'the text of cbc:DocumentCurrencyCode', es: 'el texto de cbc:DocumentCurrencyCode' },
    test: ({ value, subject }) => {
      const currency = documentCurrency(subject);
      const same = value !== undefined && value === currency;
      return same ? undefined : { found: shown(value), expected: shown(currency) };
    },
    breakAt: (target) => ({ built: [{ edit: 'set', path: target, text: 'XAU' }] }),
  });

const isBelow = ({ parent }: XmlElement, name: string): boolean =>
  parent !== undefined && (parent.local === name || isBelow(parent, name));

/** The first element outside the extensions, and outside elements of that name, whose @currencyID is another than the document's. */
export const foreignAmount = (subject: Subject, except?: string): XmlElement | undefined => {
  const currency = documentCurrency(subject);
  return outsideExtensions(subject).values.find((element) => {
    const stated = attributeOf(element, 'currencyID');
    if (stated === undefined || stated === currency) return false;
    return except === undefined || !isBelow(element, except);
  });
};

/** Every amount of the document is looked at: only those with a sign are read. */
const isNegative = (text: string): boolean => text.includes('-') && amount(text).lt(0);

/** The first amount or percentage below zero outside the extensions, the rounding aside. */
export const negativeAmount = (subject: Subject): XmlElement | undefined =>
  outsideExtensions(subject).values.find(
    (element) => element.local !== 'PayableRoundingAmount' && isNegative(textOf(element)),
  );
