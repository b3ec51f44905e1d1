import { describe, expect, it } from 'vitest';
import { validityRows, topicOf } from '../../src/common/validity.ts';
import { isDate } from '../../src/common/time.ts';
import { editionAt, inForce } from './in-force.ts';

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
  it('is all that an interval touches, both days included', () => {
    const during = (from: string, to: string) =>
      inForce('type_overtime_surcharges', { from, to }).flatMap(({ topic, key, value }) =>
        topic === 'surcharge-by-law' && key === 'HRDDF' ? [value] : [],
      );
    expect(during('2026-06-30', '2026-07-01')).toEqual(['80.00', '90.00']);
    expect(during('2026-07-01', '2027-06-30')).toEqual(['90.00']);
  });
});

describe('an edition', () => {
  it('says nothing of a rule without dates', () => {
    expect(editionAt('2023-01-01').isOn('FAD01')).toBeUndefined();
  });

  it('is the same object for all days between two turns', () => {
    expect(editionAt('2024-05-01')).toBe(editionAt('2030-01-01'));
    expect(editionAt('2024-04-30')).not.toBe(editionAt('2024-05-01'));
  });
});
