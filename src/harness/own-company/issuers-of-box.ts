/** The companies that an issuing service is started with: what a registry says about them reaches both services. */
import { isDeepStrictEqual } from 'node:util';
import { documentFamilies } from '../../../simulator/document/kind.ts';
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
  /** Further issuers, of the registry or given in their short form; never `company` itself. */
  readonly others: readonly CompanyFile[];
};

/** Leaves out the default registry's own ranges: those that the company file lacks exist only to be refused. */
const withoutDefaultRows = (rows: ReturnType<typeof rowsOf>): ReturnType<typeof rowsOf> => {
  const { ranges } = defaultRegistry();
  return { ...rows, ranges: rows.ranges.filter((range) => !ranges.some((row) => isDeepStrictEqual(row, range))) };
};

const defaultCompany = (registry: RegistryData, day: string): CompanyFile => {
  const facts = companyFacts();
  return withRegistryRows(facts, withoutDefaultRows(rowsOf(registry, { nit: facts.nit, day })));
};

/** An issuer that this registry does not know, because its authority runs elsewhere: taken from its short form. */
const issuerOf = (company: RegisteredCompany): RegistryIssuer => ({
  ...company,
  testSets: documentFamilies.map((family) => ({
    id: company.testSets[family],
    family,
    state: 'open',
  })),
});

/** @param day `YYYY-MM-DD` in Colombia: ranges in use then come first */
export const issuersOf = ({ registry: given, companies = [], company }: Given, day: string): Issuers => {
  const known = defaultRegistry();
  const registry = { ...known, ...given };
  const usualCompany = defaultCompany(registry, day);
  const listed = companies.some(({ nit }) => nit === usualCompany.nit)
    ? issuerIn(registry, { nit: usualCompany.nit, day, companies })
    : undefined;
  const first = { ...(listed === undefined ? usualCompany : ownCompanyFacts(listed)), ...company };
  const usual = new Set([...issuersIn(known), first.nit]);
  const added = issuersIn(registry).filter((nit) => !usual.has(nit));
  const nits = [...new Set([...companies.map(({ nit }) => nit), ...added])].filter((nit) => nit !== first.nit);
  const others = nits.flatMap((nit) => {
    const short = companies.find((each) => each.nit === nit);
    const issuer = issuerIn(registry, { nit, day, companies }) ?? (short && issuerOf(short));
    return issuer === undefined ? [] : [ownCompanyFacts(issuer)];
  });
  return { company: first, others };
};
