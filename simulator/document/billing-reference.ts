import { childElements, textOf } from '../../src/common/xml/tree.ts';
import type { Subject } from './subject.ts';
import { childrenOf } from './path-index.ts';

/** Unique codes of the documents that a document refers to (BillingReference), once each and as sent. */
export const billedKeys = (subject: Subject): readonly string[] =>
  subject.once('billedKeys', () => {
    const keys = subject
      .all('/*/cac:BillingReference')
      .flatMap((reference) => childElements(reference).flatMap((document) => childrenOf(document, 'cbc:UUID')))
      .map((element) => textOf(element).trim());
    return [...new Set(keys.filter((key) => key !== ''))];
  });
