import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decimal, sum, type Decimal } from './decimal.ts';

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
  ])('does not accept %j as a number', (text) => {
    expect(decimal(text)).toBeUndefined();
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
