/** The judge's code lists of the payroll annex (NE 1.0, 5); long ones are shared with the other documents. */
import { table } from '../../../src/common/code-lists.ts';

const setOf = (codes: string): ReadonlySet<string> => new Set(codes.split(' '));

const span = (from: number, to: number): readonly string[] =>
  Array.from({ length: to - from + 1 }, (_, index) => `${from + index}`);

export const payrollPeriods = setOf('1 2 3 4 5 6');
export const workerTypes = setOf('01 02 04 12 18 19 21 22 23 30 31 47 51 54 56 58');
/** Of annex NE 1.0 (5.5.4). */
export const annexSubTypes = setOf('00 01');
/** With those of the social security form, which services send. */
export const workerSubTypes = setOf('00 01 02 03 04 05 06 09 10 11 12 16 18 19 20 21');
/** Of annex NE 1.0 (5.2.1). */
export const annexDocuments = setOf('11 12 13 21 22 31 41 42 47 50 91');
/** With the temporary permit (PPT), which annex FE 1.9 added later. */
export const workerDocuments = setOf('11 12 13 21 22 31 41 42 47 48 50 91');
export const contractTypes = setOf('1 2 3 4 5');
export const disabilityTypes = setOf('1 2 3');
export const paymentForms = setOf('1');

export const paymentMethods: ReadonlySet<string> = new Set([
  ...span(1, 53),
  ...span(60, 67),
  ...['70', '71', '72'],
  ...span(74, 78),
  ...span(91, 98),
  'ZZZ',
]);

/** Methods that pay through a bank and therefore need the account. */
export const bankMethods = setOf('30 31 42 45 46 47');

let languages: ReadonlySet<string> | undefined;

/** ISO 639-1. */
export const languageCodes = (): ReadonlySet<string> =>
  (languages ??= new Set(table('languages').rows.map(({ code }) => code)));
