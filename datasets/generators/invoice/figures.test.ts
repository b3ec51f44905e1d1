import { describe, expect, it } from 'vitest';
import type { Random } from '../material/random.ts';
import { figuresOf } from './figures.ts';
import { decimalOrZero } from '../rounding.ts';

/** Chance that always decides for numbers, or always for text; `padded` for quantities with two decimals. */
const decided = (habit: 'texts' | 'numbers', padded: boolean): Random => ({
  chance: (probability) => (probability === 0.3 ? padded : probability === 1),
  // The first name that fits is the one that was decided.
  weighted: (weights) =>
    Object.keys(weights).find((name): name is keyof typeof weights & string => name === habit) ?? fail(),
  integer: () => fail(),
  pick: () => fail(),
  several: () => fail(),
  digits: () => fail(),
  hexadecimal: () => fail(),
  firstName: () => fail(),
  lastName: () => fail(),
});

const fail = (): never => {
  throw new Error('Not drawn by figures.');
};

describe('figures', () => {
  it.each([
    ['1000000', '1000000.00', 1_000_000],
    ['0.1', '0.10', 0.1],
    ['99999999999.99', '99999999999.99', 99_999_999_999.99],
    ['-0.5', '-0.50', -0.5],
  ])('of money %s are "%s" or %d', (amount, text, number) => {
    expect(figuresOf(decided('texts', false)).money(decimalOrZero(amount))).toBe(text);
    expect(figuresOf(decided('numbers', false)).money(decimalOrZero(amount))).toBe(number);
  });

  it.each([
    ['5', false, '5'],
    ['5', true, '5.00'],
    ['2.125', true, '2.125'],
  ])('of a quantity %s, padded %s, are %s', (quantity, padded, text) => {
    expect(figuresOf(decided('texts', padded)).quantity(decimalOrZero(quantity))).toBe(text);
  });

  it('keep the decimals of percentages and rates', () => {
    const figures = figuresOf(decided('texts', false));
    expect([figures.percent('0.966'), figures.percent('19.00'), figures.rate(decimalOrZero('4250.1234'))]).toEqual([
      '0.966',
      '19.00',
      '4250.1234',
    ]);
  });
});
