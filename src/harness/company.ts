/** The issuing company: the default one, or one from a registry file. */
import type { NumberingRange, Certificates } from '../../simulator/registry/index.ts';
import { dataJson } from '../common/data-directory.ts';
import type { Credentials } from '../common/credentials.ts';
import type { Company } from '../issuer/company.ts';
import type { RegisteredCompany, TestSet } from '../../simulator/registry/index.ts';
import type { DocumentFamily } from '../../simulator/document/kind.ts';
import { table } from '../common/code-lists.ts';
import type { Coded } from '../issuer/documents/model.ts';

/** A company as data: it signs with a certificate made for it. */
export type CompanyFile = Omit<Company, 'credentials'>;

/** The default issuing company, known to the default registry. */
export const companyFacts = (name = 'default'): CompanyFile => dataJson(`companies/${name}.json`) as CompanyFile; // our own file

/** With a certificate of the simulator's authority, issued when first needed. */
export const companyWith = (facts: CompanyFile, certificates: Certificates): Company => {
  const { nit, checkDigit, name } = facts;
  let credentials: Promise<Credentials> | undefined;
  return { ...facts, credentials: () => (credentials ??= certificates.issuer({ nit, checkDigit, name })) };
};

// A company of a registry file: the issuing service gets the same facts as the authority.

/** Sales, exports and the authority's contingency share a range. */
const typeCodesOf = (documentType: string): readonly string[] =>
  documentType === '01' ? ['01', '02', '04'] : [documentType];

const numberingOf = (range: NumberingRange): CompanyFile['ranges'][number] => ({
  typeCodes: typeCodesOf(range.documentType),
  prefix: range.prefix,
  from: range.from,
  to: range.to,
  authorization: {
    resolution: range.resolution,
    startDate: range.startDate,
    endDate: range.endDate,
    technicalKey: range.technicalKey,
  },
});

const liabilityOf = (code: string): Coded => ({
  code,
  name: table('type_liabilities').byCode(code)?.name ?? code,
});

/** The issuer alone numbers notes and payroll: this follows the default company. */
const ownNumbering = ({ ranges }: CompanyFile): CompanyFile['ranges'] =>
  ranges.filter(({ authorization }) => authorization === undefined);

/** An issuer as a registry describes it, in its short form or by its rows. */
export type RegistryIssuer = Omit<RegisteredCompany, 'ranges' | 'testSets'> & {
  readonly ranges: readonly NumberingRange[];
  readonly testSets: readonly Pick<TestSet, 'id' | 'family' | 'state'>[];
};

/** As the issuing service sees them. */
export const knownSets = ({ testSets }: Pick<RegistryIssuer, 'testSets'>): NonNullable<CompanyFile['testSets']> =>
  testSets.map(({ id, family, state }) => ({ id, family, state: state === 'open' ? 'open' : 'closed' }));

export const ownCompanyFacts = (company: RegistryIssuer): CompanyFile => {
  const facts = companyFacts();
  const { municipality } = company;
  const place = municipality === undefined ? undefined : table('municipalities').byCode(municipality);
  return {
    ...facts,
    nit: company.nit,
    checkDigit: company.checkDigit,
    name: company.name,
    email: company.email,
    address: company.address ?? facts.address,
    phone: company.phone ?? facts.phone,
    municipalityId: place?.id ?? facts.municipalityId,
    liabilities: company.responsibilities.map(liabilityOf),
    merchantRegistration: undefined,
    software: company.software,
    testSets: knownSets(company),
    ranges: [...company.ranges.map(numberingOf), ...ownNumbering(facts)],
  };
};

const sameKey = (one: CompanyFile['ranges'][number], other: CompanyFile['ranges'][number]): boolean =>
  one.prefix === other.prefix && one.authorization?.resolution === other.authorization?.resolution;

/** The rows of a registry about a company that has facts of its own. */
export type RegistryRows = Pick<RegistryIssuer, 'ranges' | 'testSets'> & {
  /** Of families that have some. */
  readonly software: ReadonlyMap<DocumentFamily, Company['software'][DocumentFamily]>;
};

/**
 * The facts of the default company with what a registry says about it: its test sets, its software, and the ranges that
 * the registry adds or changes.
 */
export const withRegistryRows = (facts: CompanyFile, { ranges, testSets, software }: RegistryRows): CompanyFile => {
  const stated = ranges.map(numberingOf);
  const replaced = facts.ranges.map((own) => stated.find((range) => sameKey(range, own)) ?? own);
  const added = stated.filter((range) => !facts.ranges.some((own) => sameKey(range, own)));
  return {
    ...facts,
    software: { ...facts.software, ...Object.fromEntries(software) },
    ranges: [...replaced, ...added],
    testSets: knownSets({ testSets }),
  };
};
