/** Business days: Monday to Friday without the public holidays of Law 51 of 1983. */
import { addDays } from '../../src/common/time.ts';

const holidaysOnTheirDay = ['01-01', '05-01', '07-20', '08-07', '12-08', '12-25'] as const;
const holidaysMovedToMonday = ['01-06', '03-19', '06-29', '08-15', '10-12', '11-01', '11-11'] as const;

/** Maundy Thursday, Good Friday, and the Mondays of Ascension, Corpus Christi and the Sacred Heart. */
const daysAfterEaster = [-3, -2, 43, 64, 71] as const;

/** 0 for a Sunday, 6 for a Saturday. */
const weekdayOf = (date: string): number => new Date(`${date}T00:00:00Z`).getUTCDay();

/** The Sunday after the first ecclesiastical full moon from 21 March, by the formula of Oudin for Gregorian years. */
const easterOf = (year: number): string => {
  const golden = year % 19;
  const century = Math.trunc(year / 100);
  const epact = (century - Math.trunc(century / 4) - Math.trunc((8 * century + 13) / 25) + 19 * golden + 15) % 30;
  const corrected = Math.trunc(29 / (epact + 1)) * Math.trunc((21 - golden) / 11);
  const moon = epact - Math.trunc(epact / 28) * (1 - Math.trunc(epact / 28) * corrected);
  const fullMoon = addDays(`${String(year).padStart(4, '0')}-03-21`, moon);
  return addDays(fullMoon, 7 - weekdayOf(fullMoon));
};

/** The days of a year (`YYYY`) that are public holidays, ascending. */
export const holidaysOf = (year: string): readonly string[] => {
  const easter = easterOf(Number(year));
  const moved = holidaysMovedToMonday.map((day) => `${year}-${day}`);
  const days = [
    ...holidaysOnTheirDay.map((day) => `${year}-${day}`),
    ...moved.map((date) => addDays(date, (8 - weekdayOf(date)) % 7)),
    ...daysAfterEaster.map((count) => addDays(easter, count)),
  ];
  // Two holidays may be the same day.
  return [...new Set(days)].sort();
};

const isBusinessDay = (date: string): boolean =>
  weekdayOf(date) % 6 !== 0 && !holidaysOf(date.slice(0, 4)).includes(date);

/** The first business day after a `YYYY-MM-DD`. */
export const nextBusinessDay = (date: string): string => {
  const next = addDays(date, 1);
  return isBusinessDay(next) ? next : nextBusinessDay(next);
};
