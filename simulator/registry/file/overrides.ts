/** What a company's short form leaves out is derived, unless the file has a row for it. */
import type { NumberingRange } from '../types.ts';
import type { TestSet } from '../test-sets.ts';
import { perFamily } from '../../document/kind.ts';
import { companyRows, rangeFields, registeredCompany, type CompanyRow, type RegisteredCompany } from './company.ts';
import type { Rows } from './rows.ts';

/** Rows of the file that replace derived ones, by issuer and by document type or family. */
export type Overrides = {
  readonly ranges: ReadonlyMap<string, NumberingRange>;
  readonly testSets: ReadonlyMap<string, TestSet>;
};

const keyOf = (nit: string, purpose: string): string => `${nit} ${purpose}`;

/** The first range of each type, as an issuer uses it, and the last test set of each family, which is the newest. */
export const overridesOf = (ranges: readonly NumberingRange[], testSets: readonly TestSet[]): Overrides => ({
  ranges: new Map(ranges.toReversed().map((row) => [keyOf(row.issuerNit, row.documentType), row])),
  testSets: new Map(testSets.map((row) => [keyOf(row.issuerNit, row.family), row])),
});

const overridingRange = (
  company: CompanyRow,
  { ranges }: Overrides,
  documentType: string,
): NumberingRange | undefined =>
  rangeFields(documentType).some((field) => company[field] !== undefined)
    ? undefined
    : ranges.get(keyOf(company.nit, documentType));

const overridingSet = ({ nit }: CompanyRow, { testSets }: Overrides, family: TestSet['family']): TestSet | undefined =>
  testSets.get(keyOf(nit, family));

/** The derived rows of a company that the file does not override. */
export const derivedRows = (company: CompanyRow, overrides: Overrides): Rows => {
  const rows = companyRows(company);
  return {
    ...rows,
    ranges: rows.ranges.filter(({ documentType }) => overridingRange(company, overrides, documentType) === undefined),
    testSets: rows.testSets.filter(({ family }) => overridingSet(company, overrides, family) === undefined),
  };
};

/** With the ranges and test sets of the file where it overrides the derived ones. */
export const companyWith = (company: CompanyRow, overrides: Overrides): RegisteredCompany => {
  const { ranges, testSets, ...facts } = registeredCompany(company);
  return {
    ...facts,
    ranges: ranges.map((range) => overridingRange(company, overrides, range.documentType) ?? range),
    testSets: perFamily((family) => overridingSet(company, overrides, family)?.id ?? testSets[family]),
  };
};
