import { describe, expect, it } from 'vitest';
import { gtinCheckDigit, nitCheckDigit } from './check-digits.ts';

describe('the check digit of a NIT', () => {
  it.each([
    ['800197268', 4],
    ['900373076', 4],
    ['700085371', 1],
    ['860002964', 4],
    ['901500100', 2],
    ['901500600', 3],
    // Fifteen digits use every weight; worked by hand: 71 + 3 = 74, 74 mod 11 = 8, 11 - 8 = 3.
    ['100000000000001', 3],
    ['0', 0],
    // 3 × 4 = 12, 12 mod 11 = 1: a rest below 2 is the digit itself.
    ['4', 1],
  ])('of %s is %i', (nit, digit) => {
    expect(nitCheckDigit(nit)).toBe(digit);
  });

  it.each(['', '90.150', 'A1', '1234567890123456'])('does not exist of "%s"', (nit) => {
    expect(() => nitCheckDigit(nit)).toThrow(RangeError);
  });
});

describe('the check digit of a GTIN', () => {
  it.each([
    // The examples of the GS1 General Specifications and of common textbooks.
    ['629104150021', 3],
    ['400638133393', 1],
    ['03600029145', 2],
    ['9638507', 4],
    ['1234567', 0],
    ['0400638133393', 1],
  ])('of %s is %i', (gtin, digit) => {
    expect(gtinCheckDigit(gtin)).toBe(digit);
  });

  it.each(['', '123456', '123456789012345', '95212345678A'])('does not exist of "%s"', (gtin) => {
    expect(() => gtinCheckDigit(gtin)).toThrow(RangeError);
  });
});
