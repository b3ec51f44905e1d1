import { describe, expect, it } from 'vitest';
import { validityRows, topicOf } from '../../src/common/validity.ts';
import { isDate } from '../../src/common/time.ts';
import { editionAt, inForce } from './in-force.ts';

const values = (table: string, key: string, when: Parameters<typeof inForce>[1], topic: string): readonly unknown[] =>
  inForce(table, when).flatMap((row) => (row.key === key && row.topic === topic ? [row.value] : []));

describe('the rows', () => {
  it('have a known topic and days of the calendar in order', () => {
    const wrong = validityRows().filter((row) => {
      const { from, to } = row;
      const days = [from, to].filter((day) => day !== undefined);
      return topicOf(row) === undefined || !days.every(isDate) || (from !== undefined && to !== undefined && from > to);
    });
    expect(wrong).toEqual([]);
  });
});

describe('in force', () => {
  it.each([
    ['2025-06-30', ['75.00']],
    ['2025-07-01', ['80.00']],
    ['2026-06-30', ['80.00']],
    ['2026-07-01', ['90.00']],
    ['2027-06-30', ['90.00']],
    ['2027-07-01', ['100.00']],
  ])('on %s are %j by law for HRDDF', (day, expected) => {
    expect(values('type_overtime_surcharges', 'HRDDF', day, 'surcharge-by-law')).toEqual(expected);
  });

  it('is all that an interval touches, both days included', () => {
    const during = (from: string, to: string) =>
      values('type_overtime_surcharges', 'HRDDF', { from, to }, 'surcharge-by-law');
    expect(during('2026-06-30', '2026-07-01')).toEqual(['80.00', '90.00']);
    expect(during('2026-07-01', '2027-06-30')).toEqual(['90.00']);
  });
});

describe('an edition', () => {
  it.each([
    ['2023-10-31', true, false],
    // Annex 1.9 could be used before it was binding.
    ['2023-11-01', false, false],
    ['2024-04-30', false, false],
    ['2024-05-01', false, true],
    ['2026-11-28', false, true],
  ])('of %s has FAD09c: %s, FAD09e: %s', (day, window, sameDay) => {
    const { isOn } = editionAt(day);
    expect([isOn('FAD09c'), isOn('DAD09d'), isOn('FAD09e')]).toEqual([window, window, sameDay]);
  });

  it('says nothing of a rule without dates', () => {
    expect(editionAt('2023-01-01').isOn('FAD01')).toBeUndefined();
  });

  it('is the same object for all days between two turns', () => {
    expect(editionAt('2024-05-01')).toBe(editionAt('2030-01-01'));
    expect(editionAt('2024-04-30')).not.toBe(editionAt('2024-05-01'));
  });
});
