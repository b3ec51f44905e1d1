import { describe, expect, it } from 'vitest';
import { lackedElement, mustGo, statedValue } from './stated.ts';

describe('the value that an expectation states', () => {
  it.each([
    ['"31"', '31', 'stated'],
    ['"SETP", as registered for prefix X', 'SETP', 'stated'],
    ['"Medellín" or "Medellin"', 'Medellín', 'stated'],
    ['"ab" = SHA-384 of a + b', 'ab', 'computed'],
    ['1386350.00 = TaxInclusiveAmount 1386350.00 - 0.00', '1386350.00', 'computed'],
    ['-1.50 = a - b', '-1.50', 'computed'],
    ['52924.50', '52924.50', 'computed'],
    ['25.00, the rate of the table', '25.00', 'stated'],
    ['149.74 (TaxableAmount 788.10 × 19.00 %)', '149.74', 'computed'],
  ])('is read from %j', (expected, text, source) => {
    expect(statedValue(expected)).toEqual({ text, source });
  });

  it.each([
    'one of 1, 2',
    '19.00, 5.00 or 0.00',
    'a value',
    '10 documents',
    '1 (cash) or 2 (credit)',
    'exactly 1',
    'at most 10.00',
    '"a" and "b"',
  ])('is not in %j', (expected) => {
    expect(statedValue(expected)).toBeUndefined();
  });
});

describe('the words of a finding', () => {
  it.each([
    ['nothing here', true],
    ['exactly 1', true],
    ['exactly 0', false],
    ['"nothing here"', false],
  ])('say in %j whether something must go: %j', (expected, goes) => {
    expect(mustGo(expected)).toBe(goes);
  });

  it.each([
    ['no cbc:CityName', 'cbc:CityName'],
    ['no Periodo', 'Periodo'],
    ['"no"', undefined],
  ])('name in %j what a group lacks: %j', (found, name) => {
    expect(lackedElement(found)).toBe(name);
  });
});
