import { validityRowsOf } from '../../src/common/validity.ts';
import { listed } from '../../src/common/text/bilingual.ts';
import type { Site } from '../document/subject.ts';
import { inForce } from './in-force.ts';
import { signingDay } from './signing-dates.ts';
import { shown, type Check } from './vocabulary/check.ts';
import type { Facts } from './vocabulary/facts.ts';

/** The type of operation (annex FE 1.9, 13.1.5); in support documents, the seller's place of residence. */
export const operation = '/*/cbc:CustomizationID';

/** Of an invoice for sales on behalf of others. */
export const mandate = '11';

export const isOperation =
  (code: string) =>
  ({ subject }: Site): boolean =>
    subject.text(operation) === code;

/** The type of invoice that operations with a time of their own were sent as. */
const contingency = '03';

/** Otherwise as the check says: an operation that the law allowed for some days passes if the document was signed on one. */
export const operationInItsTime = (check: Check, facts: Pick<Facts, 'certificate' | 'clock'>): Check => ({
  ...check,
  test: (site) => {
    const { value = '', subject } = site;
    const times = validityRowsOf('type_operations').filter(({ key }) => key === value);
    const [named] = times;
    if (named === undefined || subject.text('/*/cbc:InvoiceTypeCode') !== contingency) return check.test(site);
    const decided = signingDay(subject, facts);
    if (inForce('type_operations', decided.day).some(({ key }) => key === value)) return undefined;
    const days = listed(
      times.map(({ from = '', to = '' }) => ({ en: `from ${from} to ${to}`, es: `del ${from} al ${to}` })),
      'or',
    );
    return {
      found: shown(value, {
        en: `which passed when signed ${days.en}; this document was signed on ${decided.day}`,
        es: `que pasaba con firma ${days.es}; este documento se firmó el ${decided.day}`,
      }),
      dated: { topic: named.topic, key: value, decided },
    };
  },
});
