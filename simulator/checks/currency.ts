import { attributeOf, isElement, type XmlElement } from '../../src/common/xml/tree.ts';
import type { Check } from '../engine/check.ts';
import * as is from '../engine/is.ts';
import type { Subject } from '../engine/subject.ts';
import { fixedName } from '../intake/path-index.ts';

export const documentCurrency = (subject: Subject): string | undefined => subject.text('/*/cbc:DocumentCurrencyCode');

/** @currencyID of an amount that is there equals DocumentCurrencyCode. */
export const inDocumentCurrency = (): Check =>
  is.satisfying({
    expected: 'the text of cbc:DocumentCurrencyCode',
    test: ({ value, subject }) => {
      const currency = documentCurrency(subject);
      return value === currency ? undefined : { found: `"${value ?? 'nothing'}"`, expected: `"${currency ?? ''}"` };
    },
    breakAt: (target) => ({ built: [{ edit: 'set', path: target, text: 'XAU' }] }),
  });

const walk = (element: XmlElement, visit: (element: XmlElement) => void): void => {
  for (const child of element.children) {
    if (!isElement(child)) continue;
    visit(child);
    walk(child, visit);
  }
};

/** The first element outside the extensions whose @currencyID is another than the document's. */
export const foreignAmount = (subject: Subject): XmlElement | undefined =>
  subject.once('foreignAmount', () => {
    const currency = documentCurrency(subject);
    let found: XmlElement | undefined;
    for (const child of subject.root.children) {
      if (!isElement(child) || fixedName(child) === 'ext:UBLExtensions') continue;
      walk({ ...child, children: [child] }, (element) => {
        const stated = attributeOf(element, 'currencyID');
        if (found === undefined && stated !== undefined && stated !== currency) found = element;
      });
    }
    return found;
  });
