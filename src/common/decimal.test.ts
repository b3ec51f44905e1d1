import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decimal, decimalOrZero, rounded, sum, truncated, zero, type Decimal } from './decimal.ts';

const amount = (text: string): Decimal => {
  const read = decimal(text);
  if (read === undefined) throw new Error(`${text} is no decimal.`);
  return read;
};

describe('decimal', () => {
  it.each<[text: string, value: string]>([
    ['0', '0'],
    ['12.50', '12.5'],
    ['-12.5', '-12.5'],
    ['+3', '3'],
    ['.5', '0.5'],
    ['-.5', '-0.5'],
    ['5.', '5'],
    ['007', '7'],
    [' 1.10 ', '1.1'],
    ['99999999999999999999.999999', '99999999999999999999.999999'],
  ])('reads %j as %s', (text, value) => {
    expect(decimal(text)?.toFixed()).toBe(value);
  });

  it.each([
    '',
    ' ',
    '.',
    '+',
    '-',
    '1e3',
    '1E3',
    '1,000.00',
    '1.000,00',
    '1 000',
    '0x10',
    'NaN',
    'Infinity',
    '--1',
    '1.2.3',
    '$1',
    '١',
  ])('does not take %j for a number', (text) => {
    expect(decimal(text)).toBeUndefined();
    expect(decimalOrZero(text).eq(zero)).toBe(true);
  });

  it('takes what is absent for zero where the formulas do', () => {
    expect(decimalOrZero(undefined).toFixed()).toBe('0');
    expect(decimalOrZero('1.5').toFixed()).toBe('1.5');
  });
});

describe('rounded', () => {
  it.each<[text: string, decimals: number, half: string, cut: string]>([
    ['1.005', 2, '1.00', '1.00'],
    ['1.015', 2, '1.02', '1.01'],
    ['1.025', 2, '1.02', '1.02'],
    ['1.0250001', 2, '1.03', '1.02'],
    ['-1.015', 2, '-1.02', '-1.01'],
    ['-1.005', 2, '-1.00', '-1.00'],
    ['2.5', 0, '2', '2'],
    ['3.5', 0, '4', '3'],
    ['1', 2, '1.00', '1.00'],
    ['0.004', 2, '0.00', '0.00'],
    ['999.999', 2, '1000.00', '999.99'],
    ['12345678901234567890.125', 2, '12345678901234567890.12', '12345678901234567890.12'],
  ])('%s to %i decimals is %s, cut off %s', (text, decimals, half, cut) => {
    expect(rounded(amount(text), decimals)).toBe(half);
    expect(truncated(amount(text), decimals)).toBe(cut);
  });
});

describe('sum', () => {
  it('is exact where binary numbers are not', () => {
    expect(sum([amount('0.1'), amount('0.2')]).toFixed()).toBe('0.3');
    expect(sum([]).toFixed()).toBe('0');
  });

  it('equals the sum in cents', () => {
    fc.assert(
      fc.property(fc.array(fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n }), { maxLength: 20 }), (cents) => {
        const amounts = cents.map((each) => amount(each.toString()).div(100));
        const total = cents.reduce((one, other) => one + other, 0n);
        expect(sum(amounts).times(100).toFixed()).toBe(total.toString());
      }),
    );
  });
});
