import type { Site } from '../document/subject.ts';

/** The type of operation (annex FE 1.9, 13.1.5); in support documents, the seller's place of residence. */
export const operation = '/*/cbc:CustomizationID';

/** Of an invoice for sales on behalf of others. */
export const mandate = '11';

export const isOperation =
  (code: string) =>
  ({ subject }: Site): boolean =>
    subject.text(operation) === code;
