import { describe, expect, it } from 'vitest';
import { companyFacts } from '../company.ts';
import { outOfReach, OutOfReach } from '../target/elsewhere.ts';
import { countIn, createNumberSupply, guessedStart } from './number-supply.ts';

const company = companyFacts();
const now = Date.parse('2026-11-20T10:00:00-05:00');

const supplyWith = (next: string | undefined) =>
  createNumberSupply(company, { now, without: outOfReach, nextKnown: () => Promise.resolve(next) });

const times = <T>(count: number, make: () => T): readonly T[] => Array.from({ length: count }, make);

describe('numbers for a run', () => {
  it('count down within blocks, each with as many free numbers behind it', () => {
    const next = countIn(1n, 1_000n);
    const numbers = times(201, next);
    expect(numbers.slice(0, 2)).toEqual([100n, 99n]);
    expect(numbers.slice(99, 101)).toEqual([1n, 300n]);
    expect(numbers.at(-1)).toBe(500n);
    expect(new Set(numbers).size).toBe(201);
  });

  it('end with the range, whose last block may be short', () => {
    const next = countIn(1n, 202n);
    expect(times(103, next).slice(-4)).toEqual([1n, 202n, 201n, undefined]);
    expect(countIn(8n, 7n)()).toBeUndefined();
  });

  it.each([
    ['9', 2],
    ['500', 5],
    ['20000', 100],
  ])('are taken sparingly from a small range: 1 to %s', async (to, block) => {
    const range = { ...company.ranges[0], typeCodes: ['01'], prefix: 'A', from: '1', to };
    const options = { now, without: outOfReach, nextKnown: () => Promise.resolve('1') };
    const supply = await createNumberSupply({ ...company, ranges: [range] }, options);
    expect([supply('invoice'), supply('invoice')]).toEqual([block, block - 1]);
  });

  it('begin at the next free number of the kind', async () => {
    const supply = await supplyWith('990000041');
    expect([supply('invoice'), supply('invoice')]).toEqual([990_000_140, 990_000_139]);
  });

  it('are out of reach in a range that is used up, and without one', async () => {
    const range = { ...company.ranges[0], typeCodes: ['01'], prefix: 'A', from: '1', to: '9' };
    const supply = await createNumberSupply(
      { ...company, ranges: [range] },
      { now, without: outOfReach, nextKnown: () => Promise.resolve('10') },
    );
    expect(() => supply('invoice')).toThrow(
      new OutOfReach({
        en: `a free number for invoices of NIT ${company.nit}`,
        es: `un número libre para factura de venta del NIT ${company.nit}`,
      }),
    );
    expect(() => supply('payroll')).toThrow(OutOfReach);
  });

  it('begin far apart in runs of other minutes, where nobody tells which are free', () => {
    const range = { from: '990000000', to: '995000000' };
    const starts = times(60, () => 0).map((_, minute) => Number(guessedStart(range, now + minute * 60_000)));
    const sorted = starts.toSorted((a, b) => a - b);
    const gaps = sorted.slice(1).map((start, at) => start - (sorted[at] ?? 0));
    expect(Math.min(...gaps)).toBeGreaterThan(10_000);
    expect(sorted.every((start) => start >= 990_000_000 && start < 994_000_001)).toBe(true);
  });

  it('begin there as well at the end of a large range, which somebody else used sparsely', async () => {
    const supply = await supplyWith('995000000');
    expect(supply('invoice')).toBeLessThan(994_000_200);
  });
});
