import { describe, expect, it } from 'vitest';
import { daysOf, isRestDay } from './rest-days.ts';

const holidays = (year: string): readonly string[] =>
  daysOf([`${year}-01-01`, `${year}-12-31`])
    .filter(isRestDay)
    .filter((day) => new Date(`${day}T00:00:00Z`).getUTCDay() !== 0)
    .map((day) => day.slice(5));

describe('rest days', () => {
  it.each([
    ['2024', '01-01 01-08 03-25 03-28 03-29 05-01 05-13 06-03 06-10 07-01 08-07 08-19 10-14 11-04 11-11 12-25 07-20'],
    [
      '2026',
      '01-01 01-12 03-23 04-02 04-03 05-01 05-18 06-08 06-15 06-29 07-20 08-07 08-17 10-12 11-02 11-16 12-08 12-25',
    ],
  ])('of %s are the holidays of its calendar, and Sundays', (year, days) => {
    expect(holidays(year)).toEqual(days.split(' ').sort());
  });
});
