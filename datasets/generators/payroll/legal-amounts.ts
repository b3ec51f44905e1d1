/** What law and government set: surcharges, and for each year the minimum wage and the transport allowance of a month, in pesos. */
import type { Decimal } from '../../../src/common/decimal.ts';
import { validityRows } from '../../../src/common/validity.ts';
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

/** By law on that day, in percent, for hours of that element: `HRDDF`. */
export const legalSurcharge = (element: string, day: string): Decimal => {
  const row = validityRows().find(
    ({ topic, key, from = day, to = day }) =>
      topic === 'surcharge-by-law' && key === element && from <= day && day <= to,
  );
  return decimalOrZero(String(row?.value));
};
