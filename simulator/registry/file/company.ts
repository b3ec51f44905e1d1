/** The short form of a registry file: an issuer in a few lines, and all the rows it expands to. */
import { sha384Hex } from '../../../src/common/hash.ts';
import { nitCheckDigit } from '../../document/check-digit.ts';
import { documentFamilies, familyOfType, perFamily } from '../../document/kind.ts';
import type { DocumentFamily, NumberingRange, RegisteredSoftware } from '../types.ts';
import type { TestSet } from '../test-sets.ts';
import { requirePreset } from '../test-set-presets.ts';
import { noRows, type Rows } from './rows.ts';

/** As in a file; omitted values follow from the NIT, so that they are the same at every start. */
export type CompanyRow = {
  readonly nit: string;
  readonly name: string;
  readonly prefix?: string;
  readonly checkDigit?: string;
  readonly email?: string;
  readonly address?: string;
  readonly phone?: string;
  /** Five digits (DANE). */
  readonly municipality?: string;
  readonly responsibilities?: readonly string[];
  readonly families?: readonly DocumentFamily[];
  readonly from?: string;
  readonly to?: string;
  readonly resolution?: string;
  readonly technicalKey?: string;
  readonly startDate?: string;
  readonly endDate?: string;
  readonly software?: { readonly id: string; readonly pin: string };
  readonly supportPrefix?: string;
  readonly contingencyPrefix?: string;
  readonly equivalentPrefix?: string;
};

/** An issuer with everything it needs to issue: the expansion of a file's short form. */
export type RegisteredCompany = {
  readonly nit: string;
  readonly checkDigit: string;
  readonly name: string;
  readonly email: string;
  readonly address: string | undefined;
  readonly phone: string | undefined;
  readonly municipality: string | undefined;
  readonly responsibilities: readonly string[];
  /** The families that it is enabled to issue. */
  readonly families: readonly DocumentFamily[];
  readonly software: Readonly<Record<DocumentFamily, { readonly id: string; readonly pin: string }>>;
  /** Of invoices, of support documents, of the issuer's own contingency, and of POS tickets. */
  readonly ranges: readonly NumberingRange[];
  /** Identifiers of its test sets. */
  readonly testSets: Readonly<Record<DocumentFamily, string>>;
};

/** Everything that the short form leaves out. */
export const companyDefaults = {
  prefix: 'FE',
  supportPrefix: 'SEDS',
  contingencyPrefix: 'SCON',
  equivalentPrefix: 'EPOS',
  from: '1',
  to: '5000000',
  startDate: '2019-01-19',
  endDate: '2030-01-19',
  email: 'facturacion@example.com',
  responsibilities: ['R-99-PN'],
} as const;

const derived = (company: CompanyRow, what: string): string => sha384Hex(`ensayo ${company.nit} ${what}`);

/** Formatted as a random UUID, although nothing in it is random. */
const derivedId = (company: CompanyRow, what: string): string => {
  const hex = derived(company, what);
  const group = (from: number, to: number): string => hex.slice(from, to);
  return `${group(0, 8)}-${group(8, 12)}-4${group(13, 16)}-8${group(17, 20)}-${group(20, 32)}`;
};

const derivedDigits = (company: CompanyRow, what: string, length: number): string => {
  const number = BigInt(`0x${derived(company, what)}`) % 10n ** BigInt(length);
  return number.toString().padStart(length, '0');
};

/** Software that the file states for a company, by family. */
export type OwnSoftware = ReadonlyMap<DocumentFamily, { readonly id: string; readonly pin: string }>;

const softwareOf = (company: CompanyRow, family: DocumentFamily, own: OwnSoftware) =>
  (family === 'invoicing' ? company.software : undefined) ??
  own.get(family) ?? {
    id: derivedId(company, `software ${family}`),
    pin: `2${derivedDigits(company, `pin ${family}`, 4)}`,
  };

/** The ranges of a company, and the field of the short form that has the prefix of each. */
const prefixFields = [
  ['01', 'prefix'],
  ['05', 'supportPrefix'],
  ['03', 'contingencyPrefix'],
  ['20', 'equivalentPrefix'],
] as const;

const fieldsOfInvoices = ['from', 'to', 'resolution', 'technicalKey'] as const;

/** The fields of the short form that describe the range of a type. */
export const rangeFields = (type: string): readonly (keyof CompanyRow)[] => [
  ...prefixFields.flatMap(([documentType, field]) => (documentType === type ? [field] : [])),
  ...(type === '01' ? fieldsOfInvoices : []),
];

const rangesOf = (company: CompanyRow, own: OwnSoftware): RegisteredCompany['ranges'] => {
  const { startDate = companyDefaults.startDate, endDate = companyDefaults.endDate } = company;
  const common = { issuerNit: company.nit, resolutionDate: startDate, startDate, endDate, state: 'active' } as const;
  const { from, to, resolution, technicalKey = derived(company, 'technical key').slice(0, 40) } = company;
  return prefixFields.map(([documentType, prefix]) => {
    const given = documentType === '01' ? { from, to, resolution, technicalKey } : undefined;
    return {
      ...common,
      documentType,
      resolution: given?.resolution ?? `1876${derivedDigits(company, `resolution ${documentType}`, 7)}`,
      prefix: company[prefix] ?? companyDefaults[prefix],
      from: given?.from ?? companyDefaults.from,
      to: given?.to ?? companyDefaults.to,
      technicalKey: given?.technicalKey,
      softwareId: softwareOf(company, familyOfType(documentType), own).id,
    };
  });
};

/** @param own takes the place of derived software */
export const registeredCompany = (row: CompanyRow, own: OwnSoftware = new Map()): RegisteredCompany => ({
  nit: row.nit,
  checkDigit: row.checkDigit ?? nitCheckDigit(row.nit) ?? '',
  name: row.name,
  email: row.email ?? companyDefaults.email,
  address: row.address,
  phone: row.phone,
  municipality: row.municipality,
  responsibilities: row.responsibilities ?? companyDefaults.responsibilities,
  families: row.families ?? documentFamilies,
  software: perFamily((family) => softwareOf(row, family, own)),
  ranges: rangesOf(row, own),
  testSets: perFamily((family) => derivedId(row, `test set ${family}`)),
});

/** The rows of a company: taxpayer, RUT, software of each family, ranges and an open test set of each family. */
export const companyRows = (row: CompanyRow, own: OwnSoftware = new Map()): Rows => {
  const company = registeredCompany(row, own);
  const { nit, name, email } = company;
  const enabled = company.families.length > 0;
  return {
    ...noRows,
    contributors: [
      {
        nit,
        name,
        roles: ['issuer', 'provider'],
        status: enabled ? 'enabled' : 'registered',
        families: company.families,
        receptionEmail: email,
      },
    ],
    rut: [{ identification: nit, name, status: 'active', responsibilities: company.responsibilities }],
    software: documentFamilies.map((family): RegisteredSoftware => ({
      ...company.software[family],
      ownerNit: nit,
      status: 'active',
      families: [family],
      issuers: [nit],
    })),
    ranges: company.ranges,
    testSets: documentFamilies.map((family): TestSet => ({
      id: company.testSets[family],
      issuerNit: nit,
      family,
      softwareId: company.software[family].id,
      quotas: requirePreset(family).quotas,
      state: 'open',
    })),
  };
};
