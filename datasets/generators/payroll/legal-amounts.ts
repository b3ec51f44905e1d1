/** What the government sets for each year: the minimum wage and the transport allowance of a month, in pesos. */
import type { Decimal } from '../../../src/common/decimal.ts';
import { decimalOrZero } from '../rounding.ts';

const byYear = [
  { year: '2022', minimum: '1000000', allowance: '117172' },
  { year: '2023', minimum: '1160000', allowance: '140606' },
  { year: '2024', minimum: '1300000', allowance: '162000' },
  { year: '2025', minimum: '1423500', allowance: '200000' },
  { year: '2026', minimum: '1750905', allowance: '249095' },
] as const;

/** Days before the first year have its amounts; those after the last year have the amounts of that one. */
export const legalAmounts = (day: string): { readonly minimum: Decimal; readonly allowance: Decimal } => {
  const known = byYear.findLast(({ year }) => year <= day.slice(0, 4)) ?? byYear[0];
  return { minimum: decimalOrZero(known.minimum), allowance: decimalOrZero(known.allowance) };
};
