import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as generators from '../../../../datasets/generators/rounding.ts';
import { amount as judgesAmount } from '../../../../simulator/document/amount.ts';
import * as judge from '../../../../simulator/document/amount.ts';
import { decimal, type Decimal } from '../../../common/decimal.ts';
import * as issuer from '../../../issuer/rounding.ts';

const amount = (text: string): Decimal => {
  const read = decimal(text);
  if (read === undefined) throw new Error(`${text} is no decimal.`);
  return read;
};

/** By definition, on whole numbers: values are counted in units of the smallest decimal. */
const roundedWhole = (units: bigint, by: bigint): bigint => {
  const quotient = units / by;
  const twice = 2n * (units % by < 0n ? -(units % by) : units % by);
  const away = twice > by || (twice === by && quotient % 2n !== 0n);
  return away ? quotient + (units < 0n ? -1n : 1n) : quotient;
};

describe.each([
  ['the issuer', issuer],
  ['the judge', judge],
  ['the generators', generators],
])('%s', (_who, { rounded }) => {
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
  ])('rounds %s to %i decimals: %s', (text, decimals, half) => {
    expect(rounded(amount(text), decimals)).toBe(half);
  });

  it('rounds half to even, like whole numbers do', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 15n }), fc.integer({ min: 0, max: 4 }), (units, decimals) => {
        const whole = roundedWhole(units, 10n ** BigInt(6 - decimals));
        const expected = amount(whole.toString())
          .div(10 ** decimals)
          .toFixed(decimals);
        expect(rounded(amount(units.toString()).div(1_000_000), decimals)).toBe(expected);
      }),
    );
  });
});

describe.each([
  ['the issuer', issuer.truncated],
  ['the judge', judge.truncated],
])('%s', (_who, truncated) => {
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
  ])('truncates %s to %i decimals, where rounding would give %s: %s', (text, decimals, _half, cut) => {
    expect(truncated(amount(text), decimals)).toBe(cut);
  });
});

it.each(['1.005', '1.015', '-1.015', '1.0250001', '0.004'])('the judge has %s in cents, as written', (text) => {
  expect(judge.inCents(amount(text)).eq(judge.rounded(amount(text), 2))).toBe(true);
});

describe.each([
  ['the issuer', issuer.decimalOrZero],
  ['the judge', judgesAmount],
  ['the generators', generators.decimalOrZero],
])('%s', (_who, read) => {
  it.each([undefined, '', ' ', '.', '1e3', '1,000.00', '1 000', 'NaN', '--1', '$1', '١'])(
    'reads %j as zero',
    (text) => {
      expect(read(text).toFixed()).toBe('0');
    },
  );

  it('reads an amount unchanged', () => {
    expect(read('1.5').toFixed()).toBe('1.5');
  });
});
