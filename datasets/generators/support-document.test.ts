import { describe, expect, it } from 'vitest';
import { daysBetween } from '../../src/common/time.ts';
import { createGenerator, purchaseVariants, type SupportOptions } from './index.ts';
import { recheckAdjustment, recheckPurchase } from './testing/recheck-corrections.ts';

const date = '2026-03-02';
const reference = { number: 'SEDS984000000', uuid: 'cd'.repeat(48), issue_date: date };

const purchases = (seed: string, options: Partial<SupportOptions> = {}) => {
  const generator = createGenerator(seed);
  return Array.from({ length: 60 }, () => generator.supportDocument({ date, ...options }));
};

const adjustments = (seed: string, options: Omit<Partial<SupportOptions>, 'date'> = {}) => {
  const generator = createGenerator(seed);
  return Array.from({ length: 60 }, () => generator.supportAdjustmentNote({ reference, ...options }));
};

describe('a generated support document', () => {
  it('is the same for the same seed, and another for another', () => {
    expect(purchases('s')).toEqual(purchases('s'));
    expect(purchases('s')).not.toEqual(purchases('t'));
  });

  it.each(purchaseVariants)('of variant %s has totals that add up and a seller who can be one', (variant) => {
    expect(purchases(variant, { variant }).flatMap(recheckPurchase)).toEqual([]);
  });

  it('bears no tax but IVA, in lines and in all, and withholds at times', () => {
    const drawn = purchases('taxes');
    const ids = drawn.flatMap((document) =>
      [document, ...document.invoice_lines].flatMap(({ tax_totals = [] }) => tax_totals.map(({ tax_id }) => tax_id)),
    );
    expect([...new Set(ids)]).toEqual([1]);
    expect(drawn.some(({ with_holding_tax_total = [] }) => with_holding_tax_total.length > 0)).toBe(true);
  });

  it('buys on the day of signing, or reports a week of purchases that ends with it', () => {
    const lines = purchases('days').flatMap(({ invoice_lines }) => invoice_lines);
    const most = { 1: 0, 2: 6 } as const;
    const outside = lines.filter(({ type_generation_transmition_id: way, start_date }) => {
      const age = daysBetween(start_date, date);
      return age < 0 || age > most[way === 2 ? 2 : 1];
    });
    expect(outside).toEqual([]);
    expect(new Set(lines.map((line) => line.type_generation_transmition_id))).toEqual(new Set([1, 2]));
    expect(lines.some(({ start_date }) => start_date < '2026-03-01')).toBe(true);
  });

  it.each([
    ['resident', undefined, 'municipality_id'],
    ['nonResident', 24, 'country_id'],
  ] as const)('from a %s seller has operation %s and a %s', (seller, operation, place) => {
    for (const document of purchases(seller, { seller })) {
      expect(document.type_operation_id).toBe(operation);
      expect(document.seller).toHaveProperty(place);
      expect(document).not.toHaveProperty('customer');
    }
  });

  it('is from either where nobody says', () => {
    expect(new Set(purchases('s').map((document) => document.type_operation_id))).toEqual(new Set([undefined, 24]));
  });
});

describe('a generated adjustment note of a support document', () => {
  it('is the same for the same seed, and another for another', () => {
    expect(adjustments('s')).toEqual(adjustments('s'));
    expect(adjustments('s')).not.toEqual(adjustments('t'));
  });

  it.each(purchaseVariants)('of variant %s has totals that add up and a seller who can be one', (variant) => {
    expect(adjustments(variant, { variant }).flatMap(recheckAdjustment)).toEqual([]);
  });

  it('names what it corrects, with a concept of its list', () => {
    for (const note of adjustments('s')) {
      expect(note.billing_reference).toEqual(reference);
      expect([1, 2, 3, 4, 5]).toContain(note.discrepancyresponsecode);
    }
  });
});
