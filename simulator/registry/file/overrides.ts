/** What a company's short form leaves out is derived, unless the file has a row for it. */
import type { NumberingRange, RegisteredSoftware } from '../types.ts';
import type { TestSet } from '../test-sets.ts';
import { perFamily } from '../../document/kind.ts';
import {
  companyRows,
  rangeFields,
  registeredCompany,
  type CompanyRow,
  type OwnSoftware,
  type RegisteredCompany,
} from './company.ts';
import type { Rows } from './rows.ts';

/** Rows of the file that replace derived ones, by issuer and by document type or family. */
export type Overrides = {
  readonly ranges: ReadonlyMap<string, NumberingRange>;
  readonly testSets: ReadonlyMap<string, TestSet>;
  /** By the NIT of the owner. */
  readonly software: ReadonlyMap<string, OwnSoftware>;
};

const keyOf = (nit: string, purpose: string): string => `${nit} ${purpose}`;

type Written = Readonly<{
  ranges: readonly NumberingRange[];
  testSets: readonly TestSet[];
  software: readonly RegisteredSoftware[];
}>;

/** The active software of one family alone that an owner has; where several are of one family, none is chosen. */
const softwareByOwner = (rows: readonly RegisteredSoftware[]): Overrides['software'] => {
  const chosen = new Map<string, OwnSoftware>();
  const ofOneFamily = rows.filter(({ status, families }) => status === 'active' && families.length === 1);
  for (const row of ofOneFamily) {
    const [family] = row.families;
    const rivals = ofOneFamily.filter((one) => one.ownerNit === row.ownerNit && one.families[0] === family);
    if (family === undefined || rivals.length > 1) continue;
    chosen.set(row.ownerNit, new Map([...(chosen.get(row.ownerNit) ?? []), [family, row]]));
  }
  return chosen;
};

/** The first range of each type, as an issuer uses it, and the last test set of each family, which is the newest. */
export const overridesOf = ({ ranges, testSets, software }: Written): Overrides => ({
  ranges: new Map(ranges.toReversed().map((row) => [keyOf(row.issuerNit, row.documentType), row])),
  testSets: new Map(testSets.map((row) => [keyOf(row.issuerNit, row.family), row])),
  software: softwareByOwner(software),
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

const ownSoftware = ({ nit }: CompanyRow, { software }: Overrides): OwnSoftware => software.get(nit) ?? new Map();

/** The derived rows of a company that the file does not override. */
export const derivedRows = (company: CompanyRow, overrides: Overrides): Rows => {
  const own = ownSoftware(company, overrides);
  const rows = companyRows(company, own);
  const written = new Set([...own.values()].map(({ id }) => id));
  return {
    ...rows,
    software: rows.software.filter(({ id }) => !written.has(id)),
    ranges: rows.ranges.filter(({ documentType }) => overridingRange(company, overrides, documentType) === undefined),
    testSets: rows.testSets.filter(({ family }) => overridingSet(company, overrides, family) === undefined),
  };
};

/** With the ranges, test sets and software of the file where it overrides the derived ones. */
export const companyWith = (company: CompanyRow, overrides: Overrides): RegisteredCompany => {
  const { ranges, testSets, ...facts } = registeredCompany(company, ownSoftware(company, overrides));
  return {
    ...facts,
    ranges: ranges.map((range) => overridingRange(company, overrides, range.documentType) ?? range),
    testSets: perFamily((family) => overridingSet(company, overrides, family)?.id ?? testSets[family]),
  };
};
