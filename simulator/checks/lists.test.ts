import { describe, expect, it } from 'vitest';
import { codeForms, printedForms, taxRates } from './lists.ts';

describe('the rates of a tax (annex FE 1.9, 13.3.9)', () => {
  it.each([
    ['01', ['0.00', '5.00', '16.00', '19.00']],
    ['04', ['2.00', '4.00', '8.00', '16.00']],
    ['35', ['10.00', '15.00', '20.00']],
    ['36', ['20.00', '25.00']],
  ])('%s: %j', (tax, rates) => {
    expect([...(taxRates.get(tax) ?? [])]).toEqual(rates);
  });
});

describe('a code of the standard', () => {
  it.each([
    ['001', '43211503', '4321150'],
    ['001', '18234000-8', '18234000-'],
    ['010', '7701234567897', '7701234567890'],
    ['020', '0901211000', '090121100'],
    ['999', 'A', ' '],
  ])('%s is %s, and not %j', (standard, right, wrong) => {
    const form = codeForms.get(standard);
    expect([form?.accepts(right), form?.accepts(wrong)]).toEqual([true, false]);
  });

  it('UNSPSC has a check digit only where the rows are not read literally', () => {
    expect(printedForms.get('001')?.accepts('43211503')).toBe(true);
    expect(printedForms.get('001')?.accepts('18234000-8')).toBe(false);
  });
});
