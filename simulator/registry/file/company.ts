/** The short form of a registry file: an issuer in a few lines, and all the rows that it stands for. */
import { sha384Hex } from '../../../src/common/hash.ts';
import { nitCheckDigit } from '../../checks/check-digit.ts';
import type { DocumentFamily, NumberingRange, RegisteredSoftware } from '../types.ts';
import type { TestSet } from '../test-sets.ts';
import { noRows, type Rows } from './rows.ts';

/** As a file has it; what is left out follows from the NIT, so that it is the same at every start. */
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
};

/** An issuer with everything that it needs to issue: what a file's short form comes to. */
export type RegisteredCompany = {
  readonly nit: string;
  readonly checkDigit: string;
  readonly name: string;
  readonly email: string;
  readonly address: string | undefined;
  readonly phone: string | undefined;
  readonly municipality: string | undefined;
  readonly responsibilities: readonly string[];
  /** Those that it is enabled to issue. */
  readonly families: readonly DocumentFamily[];
  readonly software: Readonly<Record<DocumentFamily, { readonly id: string; readonly pin: string }>>;
  /** Of invoices, of support documents, and of the issuer's own contingency. */
  readonly ranges: readonly [NumberingRange, NumberingRange, NumberingRange];
};

const families: readonly DocumentFamily[] = ['invoicing', 'support', 'payroll'];

/** Everything that the short form leaves out. */
export const companyDefaults = {
  prefix: 'FE',
  supportPrefix: 'SEDS',
  contingencyPrefix: 'SCON',
  from: '1',
  to: '5000000',
  startDate: '2019-01-19',
  endDate: '2030-01-19',
  email: 'facturacion@example.com',
  responsibilities: ['R-99-PN'],
} as const;

const derived = (company: CompanyRow, what: string): string => sha384Hex(`ensayo ${company.nit} ${what}`);

/** In the form of a random UUID, although nothing in it is random. */
const derivedId = (company: CompanyRow, what: string): string => {
  const hex = derived(company, what);
  const group = (from: number, to: number): string => hex.slice(from, to);
  return `${group(0, 8)}-${group(8, 12)}-4${group(13, 16)}-8${group(17, 20)}-${group(20, 32)}`;
};

const derivedDigits = (company: CompanyRow, what: string, length: number): string => {
  const number = BigInt(`0x${derived(company, what)}`) % 10n ** BigInt(length);
  return number.toString().padStart(length, '0');
};

const softwareOf = (company: CompanyRow, family: DocumentFamily) =>
  (family === 'invoicing' ? company.software : undefined) ?? {
    id: derivedId(company, `software ${family}`),
    pin: `2${derivedDigits(company, `pin ${family}`, 4)}`,
  };

const rangesOf = (company: CompanyRow): RegisteredCompany['ranges'] => {
  const { startDate = companyDefaults.startDate, endDate = companyDefaults.endDate } = company;
  const common = { issuerNit: company.nit, resolutionDate: startDate, startDate, endDate, state: 'active' } as const;
  const other = { from: companyDefaults.from, to: companyDefaults.to, technicalKey: undefined };
  const resolution = (type: string): string => `1876${derivedDigits(company, `resolution ${type}`, 7)}`;
  const invoicing = softwareOf(company, 'invoicing').id;
  return [
    {
      ...common,
      documentType: '01',
      resolution: company.resolution ?? resolution('01'),
      prefix: company.prefix ?? companyDefaults.prefix,
      from: company.from ?? companyDefaults.from,
      to: company.to ?? companyDefaults.to,
      technicalKey: company.technicalKey ?? derived(company, 'technical key').slice(0, 40),
      softwareId: invoicing,
    },
    {
      ...common,
      ...other,
      documentType: '05',
      resolution: resolution('05'),
      prefix: company.supportPrefix ?? companyDefaults.supportPrefix,
      softwareId: softwareOf(company, 'support').id,
    },
    {
      ...common,
      ...other,
      documentType: '03',
      resolution: resolution('03'),
      prefix: company.contingencyPrefix ?? companyDefaults.contingencyPrefix,
      softwareId: invoicing,
    },
  ];
};

export const registeredCompany = (row: CompanyRow): RegisteredCompany => ({
  nit: row.nit,
  checkDigit: row.checkDigit ?? nitCheckDigit(row.nit) ?? '',
  name: row.name,
  email: row.email ?? companyDefaults.email,
  address: row.address,
  phone: row.phone,
  municipality: row.municipality,
  responsibilities: row.responsibilities ?? companyDefaults.responsibilities,
  families: row.families ?? families,
  software: {
    invoicing: softwareOf(row, 'invoicing'),
    support: softwareOf(row, 'support'),
    payroll: softwareOf(row, 'payroll'),
  },
  ranges: rangesOf(row),
});

/** What the sets of the authority ask for by default: 2+1+1 of invoicing, 1+1, and 4+4 of payroll. */
const quotas: Readonly<Record<DocumentFamily, TestSet['quotas']>> = {
  invoicing: {
    invoice: { required: 2, minimumAccepted: 2 },
    creditNote: { required: 1, minimumAccepted: 1 },
    debitNote: { required: 1, minimumAccepted: 1 },
  },
  support: {
    supportDocument: { required: 1, minimumAccepted: 1 },
    supportAdjustmentNote: { required: 1, minimumAccepted: 1 },
  },
  payroll: {
    payroll: { required: 4, minimumAccepted: 4 },
    payrollAdjustment: { required: 4, minimumAccepted: 4 },
  },
};

/** The rows of a company: taxpayer, RUT, software of each family, ranges and an open test set of each family. */
export const companyRows = (row: CompanyRow): Rows => {
  const company = registeredCompany(row);
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
    software: families.map((family): RegisteredSoftware => ({
      ...company.software[family],
      ownerNit: nit,
      status: 'active',
      family,
      issuers: [nit],
    })),
    ranges: company.ranges,
    testSets: families.map((family): TestSet => ({
      id: derivedId(row, `test set ${family}`),
      issuerNit: nit,
      family,
      softwareId: company.software[family].id,
      quotas: quotas[family],
      state: 'open',
    })),
  };
};
