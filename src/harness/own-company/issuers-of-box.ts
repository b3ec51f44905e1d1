/** The companies that an issuing service is started with: what a registry says about them reaches both services. */
import { isDeepStrictEqual } from 'node:util';
import { defaultRegistry, type RegisteredCompany, type RegistryData } from '../../../simulator/registry/index.ts';
import { companyFacts, ownCompanyFacts, withRegistryRows, type CompanyFile, type RegistryIssuer } from '../company.ts';
import { issuerIn, issuersIn, rowsOf } from './issuer-in-registry.ts';

type Given = {
  /** Parts that replace those of the default registry. */
  readonly registry?: Partial<RegistryData> | undefined;
  /** In their short form. */
  readonly companies?: readonly RegisteredCompany[] | undefined;
  /** Changes to the default company. */
  readonly company?: Partial<CompanyFile> | undefined;
};

type Issuers = {
  readonly company: CompanyFile;
  /** Those that the registry adds. */
  readonly others: readonly CompanyFile[];
};

/** Ranges of the default registry beside the usual ones are there to be refused, so its own rows add none. */
const withoutDefaultRows = (rows: ReturnType<typeof rowsOf>): ReturnType<typeof rowsOf> => {
  const { ranges } = defaultRegistry();
  return { ...rows, ranges: rows.ranges.filter((range) => !ranges.some((row) => isDeepStrictEqual(row, range))) };
};

const defaultCompany = (registry: RegistryData, day: string): CompanyFile => {
  const facts = companyFacts();
  return withRegistryRows(facts, withoutDefaultRows(rowsOf(registry, facts.nit, day)));
};

/** A company whose registry is elsewhere: that of an authority that runs apart. */
const issuerOf = (company: RegisteredCompany): RegistryIssuer => ({
  ...company,
  testSets: (['invoicing', 'support', 'payroll'] as const).map((family) => ({
    id: company.testSets[family],
    family,
    state: 'open',
  })),
});

/** @param day `YYYY-MM-DD` in Colombia: ranges in use then come first */
export const issuersOf = ({ registry: given, companies = [], company }: Given, day: string): Issuers => {
  const known = defaultRegistry();
  const registry = { ...known, ...given };
  const first = { ...defaultCompany(registry, day), ...company };
  const usual = new Set([...issuersIn(known), first.nit]);
  const added = issuersIn(registry).filter((nit) => !usual.has(nit));
  const nits = [...new Set([...companies.map(({ nit }) => nit), ...added])];
  const others = nits.flatMap((nit) => {
    const short = companies.find((each) => each.nit === nit);
    const issuer = issuerIn(registry, { nit, day, companies }) ?? (short && issuerOf(short));
    return issuer === undefined ? [] : [ownCompanyFacts(issuer)];
  });
  return { company: first, others };
};
