import { readFileSync } from 'node:fs';
import { dataFile } from '../common/data-directory.ts';
import type { Credentials } from '../common/credentials.ts';
import type { Company } from '../issuer/company.ts';
import type { Certificates } from '../../simulator/certificates/certificates.ts';

type CompanyFile = Omit<Company, 'credentials'>;

/** The company that issues when nobody configures another, known to the default registry. */
export const companyFacts = (name = 'default'): CompanyFile =>
  JSON.parse(readFileSync(dataFile(`companies/${name}.json`), 'utf8')) as CompanyFile; // our own file

/** With a certificate of the simulator's authority, issued when first needed. */
export const companyWith = (facts: CompanyFile, certificates: Certificates): Company => {
  const { nit, checkDigit, name } = facts;
  let credentials: Promise<Credentials> | undefined;
  return { ...facts, credentials: () => (credentials ??= certificates.issuer({ nit, checkDigit, name })) };
};
