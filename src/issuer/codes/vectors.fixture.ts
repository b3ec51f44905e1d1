/** Published worked examples that concern invoices, from datasets/proof/vectors.json. */
import { readFileSync } from 'node:fs';
import { proofFile } from '../../common/testing/proof-file.ts';
import type { CodeFacts } from './cufe.ts';

type Vectors = {
  readonly uniqueCodes: readonly {
    readonly code: 'CUFE' | 'CUDE';
    readonly source: string;
    readonly facts: Omit<CodeFacts, 'otherTaxes'>;
    readonly secret: string;
    readonly hashed: string;
    readonly expected: string;
  }[];
  readonly softwareSecurityCodes: readonly {
    readonly softwareId: string;
    readonly pin: string;
    readonly number: string;
    readonly expected: string;
  }[];
  readonly checkDigits: readonly { readonly nit: string; readonly expected: string }[];
};

// The file is ours; a wrong shape would fail every test that uses it.
export const vectors = JSON.parse(readFileSync(proofFile('vectors.json'), 'utf8')) as Vectors;
