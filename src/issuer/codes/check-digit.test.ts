import { describe, expect, it } from 'vitest';
import { checkDigit } from './check-digit.ts';
import { vectors } from './vectors.fixture.ts';

describe('check digit of a NIT', () => {
  it.each(vectors.checkDigits)('of $nit is $expected', ({ nit, expected }) => {
    expect(checkDigit(nit)).toBe(expected);
  });

  it.each([
    ['remainder 0', '0', '0'],
    ['remainder 1', '4', '1'],
    ['remainder 2', '8', '9'],
    ['remainder 10', '7', '1'],
    ['leading zeros', '0800197268', '4'],
    ['all fifteen weights', '999999999999999', '2'],
  ])('handles %s', (_case, nit, expected) => {
    expect(checkDigit(nit)).toBe(expected);
  });

  it.each(['', '800.197.268', '800197268-4', 'AB123', '1'.repeat(16)])('has none for %j', (nit) => {
    expect(checkDigit(nit)).toBeUndefined();
  });
});
