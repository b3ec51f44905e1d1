import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { dataFile } from '../../../src/common/data-directory.ts';
import { contingencyNumbering, saleNumbering } from './numbering.ts';

describe('the numbering of generated invoices', () => {
  it.each([
    ['01', saleNumbering],
    ['02', saleNumbering],
    ['03', contingencyNumbering],
  ])('of type %s is that of the company both services begin with', (typeCode, numbering) => {
    const company = JSON.parse(readFileSync(dataFile('companies/default.json'), 'utf8')) as {
      ranges: { typeCodes: string[]; authorization?: { resolution: string }; prefix: string }[];
    };
    const range = company.ranges.find(({ typeCodes }) => typeCodes.includes(typeCode));
    expect({ resolution_number: range?.authorization?.resolution, prefix: range?.prefix }).toEqual(numbering);
  });
});
