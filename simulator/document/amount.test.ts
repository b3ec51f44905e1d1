import { describe, expect, it } from 'vitest';
import { amount, integer, sumOf } from './amount.ts';
import { dateOf } from './dates.ts';
import { agree, amountText, ivaTolerance, monetaryTolerance, type Comparison } from '../checks/vocabulary/tolerance.ts';

describe('an amount', () => {
  it.each([
    ['12.50', '12.5'],
    [' 12.50\n', '12.5'],
    ['-3', '-3'],
    ['+3.', '3'],
    ['.5', '0.5'],
    ['9'.repeat(40), '9'.repeat(40)],
    ['9'.repeat(41), '9'.repeat(41)],
    [`${'0'.repeat(300)}12.50${'0'.repeat(300)}`, '12.5'],
    [`-${'0'.repeat(300)}3`, '-3'],
    [`0.${'0'.repeat(300)}`, '0'],
    ['9'.repeat(101), `1${'0'.repeat(100)}`],
    [`0.${'0'.repeat(300)}1`, `0.${'0'.repeat(100)}1`],
    [`-12.${'0'.repeat(300)}1`, `-12.${'0'.repeat(100)}1`],
    [`12.${'5'.repeat(100)}`, `12.${'5'.repeat(100)}`],
    [`-${'9'.repeat(500)}`, `-1${'0'.repeat(100)}`],
    [`${'9'.repeat(101)}x`, '0'],
    ['1E2', '0'],
    ['1e-2', '0'],
    ['NaN', '0'],
    ['INF', '0'],
    ['1,000.00', '0'],
    ['0x10', '0'],
    ['1 000', '0'],
    ['', '0'],
    ['١٢', '0'],
    [undefined, '0'],
  ])('%j counts %s', (text, value) => {
    expect(amount(text).toFixed()).toBe(value);
  });

  it('adds exactly', () => {
    expect(sumOf(['0.1', '0.2', undefined, 'NaN']).toFixed()).toBe('0.3');
    expect(sumOf([]).toFixed()).toBe('0');
  });
});

describe('a whole number', () => {
  it.each([
    ['0', 0n],
    ['007', 7n],
    [' 990000001 ', 990000001n],
    ['1'.repeat(40), BigInt('1'.repeat(40))],
    ['1'.repeat(41), undefined],
    ['-1', undefined],
    ['1.0', undefined],
    ['', undefined],
    ['A1', undefined],
    [undefined, undefined],
  ])('%j is %s', (text, value) => {
    expect(integer(text)).toBe(value);
  });
});

describe('the date of an xsd:date', () => {
  it.each([
    ['2026-11-20', '2026-11-20'],
    [' 2026-11-20 ', undefined],
    ['2026-11-20-05:00', '2026-11-20'],
    ['2026-11-20Z', '2026-11-20'],
    ['2024-02-29', '2024-02-29'],
    ['2026-02-29', undefined],
    ['2026-13-01', undefined],
    ['20-11-2026', undefined],
    ['2026-11-20T10:00:00', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('%j is %j', (text, date) => {
    expect(dateOf(text)).toBe(date);
  });
});

describe('two amounts agree', () => {
  const money: Comparison = { tolerance: monetaryTolerance, strict: false };
  const iva: Comparison = { tolerance: ivaTolerance, strict: false };
  const strict: Comparison = { tolerance: ivaTolerance, strict: 'integers' };

  it.each<readonly [a: string, b: string, comparison: Comparison, agree: boolean]>([
    ['100.00', '100.00', money, true],
    ['102.00', '100.00', money, true],
    ['98.00', '100.00', money, true],
    ['102.01', '100.00', money, false],
    ['97.99', '100.00', money, false],
    ['102.0000000001', '100.00', money, false],
    ['105.00', '100.00', iva, true],
    ['105.01', '100.00', iva, false],
    ['94.99', '100.00', iva, false],
    ['-1.00', '1.00', money, true],
    ['100.49', '99.51', strict, true],
    ['100.50', '100.00', strict, true],
    ['101.50', '102.00', strict, true],
    ['100.51', '100.00', strict, false],
    ['101.00', '100.00', strict, false],
  ])('%s and %s (%#): %o', (a, b, comparison, wanted) => {
    expect(agree(amount(a), amount(b), comparison)).toBe(wanted);
    expect(agree(amount(b), amount(a), comparison)).toBe(wanted);
  });

  it('are shown with two decimals, half to even', () => {
    expect(['1.005', '1.015', '1.1', '-3'].map((text) => amountText(amount(text)))).toEqual([
      '1.00',
      '1.02',
      '1.10',
      '-3.00',
    ]);
  });
});
