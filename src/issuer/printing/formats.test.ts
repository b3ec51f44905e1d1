import { describe, expect, it } from 'vitest';
import { date, isZero, money, percent, quantity } from './formats.ts';

describe('money', () => {
  it.each([
    ['0', '0,00'],
    ['5', '5,00'],
    ['999.9', '999,90'],
    ['1000', '1.000,00'],
    ['1000000.00', '1.000.000,00'],
    ['840336.134', '840.336,13'],
    ['0.005', '0,00'],
    ['0.015', '0,02'],
    ['-1234.5', '-1.234,50'],
    ['-0.001', '0,00'],
    ['123456789012345678901234.56', '123.456.789.012.345.678.901.234,56'],
  ])('prints %s as %s', (given, printed) => {
    expect(money(given)).toBe(printed);
  });

  it.each(['', 'doce', '1,5', '1e3'])('prints the unreadable amount "%s" as given', (given) => {
    expect(money(given)).toBe(given);
  });
});

describe('quantity', () => {
  it.each([
    ['1', '1'],
    ['1.000000', '1'],
    ['100', '100'],
    ['1500.5', '1.500,5'],
    ['0.0000015', '0,000002'],
    ['-2.50', '-2,5'],
  ])('prints %s as %s', (given, printed) => {
    expect(quantity(given)).toBe(printed);
  });
});

describe('percent', () => {
  it.each([
    ['19', '19,00 %'],
    ['0.00', '0,00 %'],
    ['9.66', '9,66 %'],
    ['0.966', '0,966 %'],
    ['0.9660', '0,966 %'],
    ['2.5', '2,50 %'],
    ['100', '100,00 %'],
    ['exento', 'exento'],
  ])('prints %s as %s', (given, printed) => {
    expect(percent(given)).toBe(printed);
  });
});

describe('date', () => {
  it.each([
    ['2026-11-20', '20/11/2026'],
    ['', ''],
    ['20 de noviembre', '20 de noviembre'],
  ])('prints %s as %s', (given, printed) => {
    expect(date(given)).toBe(printed);
  });
});

describe('isZero', () => {
  it.each([
    ['0', true],
    ['0.00', true],
    ['-0.0', true],
    ['0.001', false],
    ['', false],
    ['nada', false],
  ])('of "%s" is %s', (text, expected) => {
    expect(isZero(text)).toBe(expected);
  });
});
