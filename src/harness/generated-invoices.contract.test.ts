import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createGenerator, invoiceVariants, type InvoiceVariant } from '../../datasets/generators/index.ts';
import { packageFile } from '../common/data-directory.ts';
import { startBox, type Box } from './box.ts';
import { troublesOf } from './testing/generated.ts';

let box: Box;
let signed = '';

beforeAll(async () => {
  box = await startBox({
    seed: 'generated',
    onStep: (step, value) => {
      if (step === 'signed') signed = String(value);
    },
  });
});

afterAll(() => box.close());

const lastSigned = (): string => signed;

describe('fifty generated invoices', () => {
  it('are valid, and accepted without a line', async () => {
    const anyOther = Array.from({ length: 50 - invoiceVariants.length }, () => undefined);
    const variants: readonly (InvoiceVariant | undefined)[] = [...invoiceVariants, ...anyOther];
    expect(variants).toHaveLength(50);
    expect(await troublesOf({ box, generator: createGenerator('fifty'), variants, lastSigned })).toEqual([]);
  });

  it('are as many as the authority judged', () => {
    const sends = box.authority.journal.list().filter(({ operation }) => operation === 'SendBillSync');
    expect(sends).toHaveLength(50);
  });
});

describe('the feature of variants', () => {
  it('has an example of each variant that is generated', () => {
    const feature = readFileSync(packageFile('features/invoice/variants.feature'), 'utf8');
    const [, ...examples] = feature.matchAll(/^ {6}\| (\w+) +\| \w+ \|$/gm);
    expect(examples.map(([, name]) => name)).toEqual([...invoiceVariants]);
  });
});
