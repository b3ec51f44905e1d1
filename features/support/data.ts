/** The data that scenarios start from. */
import { readFileSync } from 'node:fs';
import { dataFile } from '../../src/common/data-directory.ts';
import { companyFacts } from '../../src/harness/company.ts';
import type { RegistryData } from '../../simulator/registry/types.ts';

const read = (path: string): unknown => JSON.parse(readFileSync(dataFile(path), 'utf8'));

export type RequestBody = Record<string, unknown>;

/** The invoice of the README. */
export const exampleInvoice = (number: number): RequestBody => ({
  ...(read('examples/invoice.json') as RequestBody), // our own file
  number,
});

export const defaultCompany = companyFacts;

export const defaultRegistry = (): RegistryData => read('registry/default.json') as RegistryData; // our own file
