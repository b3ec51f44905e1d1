import { describe, expect, it } from 'vitest';
import { parsed } from '../testing/authority.fixture.ts';
import { zero } from '../../src/common/decimal.ts';
import { amount } from '../document/amount.ts';
import { expectedTax } from './taxes.ts';

/** A subtotal with neither rate nor amount per unit. */
const bare = (tax: string) => ({
  element: parsed('<x/>').root,
  tax,
  name: '',
  percent: undefined,
  taxAmount: undefined,
  taxableAmount: '100.00',
  perUnitAmount: undefined,
  baseUnitMeasure: undefined,
});

describe('a tax that states neither a rate nor an amount per unit', () => {
  const carried = () => ({ quantity: zero, amount: amount('7.00') });
  const of = (tax: string) => expectedTax(bare(tax), { carried, literal: false })?.map((each) => each.toString());

  it.each(['02', '21', '22', '23', '24', '25', '26', '32', '33', '34'])('%s is what its lines carry', (tax) => {
    expect(of(tax)).toEqual(['7']);
  });

  it.each(['01', '03', '04', '35'])('%s is nothing', (tax) => {
    expect(of(tax)).toEqual(['0']);
  });

  it('ZZ cannot be computed', () => {
    expect(of('ZZ')).toBeUndefined();
  });
});
