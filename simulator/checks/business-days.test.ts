import { describe, expect, it } from 'vitest';
import { addDays, daysBetween } from '../../src/common/time.ts';
import { holidaysOf, nextBusinessDay } from './business-days.ts';
import { endOfTerm, longerThanTerm } from './event.ts';

describe('the public holidays', () => {
  it.each([
    [
      '2024',
      '01-01 01-08 03-25 03-28 03-29 05-01 05-13 06-03 06-10 07-01 07-20 08-07 08-19 10-14 11-04 11-11 12-08 12-25',
    ],
    ['2025', '01-01 01-06 03-24 04-17 04-18 05-01 06-02 06-23 06-30 07-20 08-07 08-18 10-13 11-03 11-17 12-08 12-25'],
    [
      '2026',
      '01-01 01-12 03-23 04-02 04-03 05-01 05-18 06-08 06-15 06-29 07-20 08-07 08-17 10-12 11-02 11-16 12-08 12-25',
    ],
    [
      '2027',
      '01-01 01-11 03-22 03-25 03-26 05-01 05-10 05-31 06-07 07-05 07-20 08-07 08-16 10-18 11-01 11-15 12-08 12-25',
    ],
    [
      '2028',
      '01-01 01-10 03-20 04-13 04-14 05-01 05-29 06-19 06-26 07-03 07-20 08-07 08-21 10-16 11-06 11-13 12-08 12-25',
    ],
  ])('of %s are those of its calendar', (year, days) => {
    expect(holidaysOf(year).map((date) => date.slice(5))).toEqual(days.split(' '));
  });

  // Dates of Easter as printed; 1954, 1981, 2049 and 2076 are the years whose moon is corrected.
  it.each([
    '1954-04-18',
    '1961-04-02',
    '1981-04-19',
    '2000-04-23',
    '2038-04-25',
    '2049-04-18',
    '2076-04-19',
    '2285-03-22',
  ])('follow Easter of %s', (easter) => {
    expect(holidaysOf(easter.slice(0, 4))).toEqual(expect.arrayContaining([addDays(easter, -2), addDays(easter, 71)]));
  });
});

describe('the term of three business days', () => {
  it.each([
    ['over a weekend and a moved holiday', '2026-06-11', '2026-06-17'],
    ['in a week without a holiday', '2026-06-01', '2026-06-04'],
    ['over two holidays in one week', '2026-03-31', '2026-04-07'],
    ['over the turn of the year', '2026-12-30', '2027-01-05'],
    ['over a holiday on a Sunday, which is not moved', '2024-12-06', '2024-12-11'],
    ['that begins on a holiday', '2026-06-15', '2026-06-18'],
  ])('%s', (_what, receipt, last) => {
    expect(endOfTerm(receipt)).toBe(last);
  });

  it('takes at most ten days, before Holy Week', () => {
    const days = Array.from({ length: 366 * 12 }, (_, at) => addDays('2024-01-01', at));
    const lengths = days.map((day) => daysBetween(day, endOfTerm(day) ?? ''));
    expect(Math.max(...lengths)).toBe(10);
    expect(longerThanTerm).toBeGreaterThan(10);
    expect(endOfTerm('2027-03-19')).toBe('2027-03-29');
  });

  it('has no end where the receipt has no date', () => {
    expect(endOfTerm('')).toBeUndefined();
  });
});

it('a day is counted from the day after', () => {
  expect(nextBusinessDay('2026-05-01')).toBe('2026-05-04');
});
