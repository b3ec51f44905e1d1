import { describe, expect, it } from 'vitest';
import { decimal, zero } from '../common/decimal.ts';
import { rounded, truncated } from './rounding.ts';

describe.each([
  ['rounded', rounded],
  ['truncated', truncated],
])('%s', (_name, written) => {
  it.each([
    ['-0.001', '0.00'],
    ['-0', '0.00'],
    ['-0.01', '-0.01'],
    ['0.004', '0.00'],
    ['-10.004', '-10.00'],
  ])('writes %s as %s', (amount, text) => {
    expect(written(decimal(amount) ?? zero, 2)).toBe(text);
  });
});
