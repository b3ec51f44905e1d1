/** What a company's short form leaves out is derived, unless the file writes it in a row of its own. */
import type { NumberingRange } from '../types.ts';
import type { TestSet } from '../test-sets.ts';
import { companyRows, registeredCompany, type CompanyRow, type RegisteredCompany } from './company.ts';
import type { Rows } from './rows.ts';

/** The rows of a file itself, by issuer and by what they are for. */
export type WrittenRows = {
  readonly ranges: ReadonlyMap<string, NumberingRange>;
  readonly testSets: ReadonlyMap<string, TestSet>;
};

const nameOf = (nit: string, what: string): string => `${nit} ${what}`;

/** The first range of each type, as an issuer uses it, and the last test set of each family, which is the newest. */
export const writtenRows = (ranges: readonly NumberingRange[], testSets: readonly TestSet[]): WrittenRows => ({
  ranges: new Map(ranges.toReversed().map((row) => [nameOf(row.issuerNit, row.documentType), row])),
  testSets: new Map(testSets.map((row) => [nameOf(row.issuerNit, row.family), row])),
});

/** The fields of the short form that describe a range of each type. */
const rangeFields: Readonly<Record<string, readonly (keyof CompanyRow)[]>> = {
  '01': ['prefix', 'from', 'to', 'resolution', 'technicalKey'],
  '03': ['contingencyPrefix'],
  '05': ['supportPrefix'],
};

const rangeInstead = (company: CompanyRow, { ranges }: WrittenRows, documentType: string): NumberingRange | undefined =>
  (rangeFields[documentType] ?? []).some((field) => company[field] !== undefined)
    ? undefined
    : ranges.get(nameOf(company.nit, documentType));

const setInstead = ({ nit }: CompanyRow, { testSets }: WrittenRows, family: TestSet['family']): TestSet | undefined =>
  testSets.get(nameOf(nit, family));

/** The rows of a company that the file does not write itself. */
export const rowsBeside = (company: CompanyRow, written: WrittenRows): Rows => {
  const rows = companyRows(company);
  return {
    ...rows,
    ranges: rows.ranges.filter(({ documentType }) => rangeInstead(company, written, documentType) === undefined),
    testSets: rows.testSets.filter(({ family }) => setInstead(company, written, family) === undefined),
  };
};

/** With the ranges and test sets that the file writes. */
export const companyBeside = (company: CompanyRow, written: WrittenRows): RegisteredCompany => {
  const { ranges, testSets, ...facts } = registeredCompany(company);
  const [invoices, support, contingency] = ranges;
  const range = (one: NumberingRange): NumberingRange => rangeInstead(company, written, one.documentType) ?? one;
  const set = (family: TestSet['family']): string => setInstead(company, written, family)?.id ?? testSets[family];
  return {
    ...facts,
    ranges: [range(invoices), range(support), range(contingency)],
    testSets: { invoicing: set('invoicing'), support: set('support'), payroll: set('payroll') },
  };
};
