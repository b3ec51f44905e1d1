/** Sundays and the holidays of Colombia (Ley 51 de 1983), for surcharges. */
import { addDays, daysBetween } from '../../../src/common/time.ts';

/** Month and day; some move to the Monday after. */
const fixed = ['01-01', '05-01', '07-20', '08-07', '12-08', '12-25'] as const;
const moved = ['01-06', '03-19', '06-29', '08-15', '10-12', '11-01', '11-11'] as const;

/** Days from Easter: Holy Thursday and Good Friday; the Mondays of Ascension, Corpus Christi and Sacred Heart. */
const fromEaster = [-3, -2, 43, 64, 71] as const;

/** 0 for a Sunday. */
const weekday = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay();

const mondayFrom = (day: string): string => addDays(day, (8 - weekday(day)) % 7);

/** Gregorian Easter (Meeus, Jones and Butcher). */
const easterOf = (year: number): string => {
  const century = Math.floor(year / 100);
  const moon = Math.floor((8 * century + 13) / 25);
  const epact = (19 * (year % 19) + century - Math.floor(century / 4) - moon + 15) % 30;
  const full = epact - (epact > 28 || (epact === 28 && year % 19 > 10) ? 1 : 0);
  return sundayAfter(addDays(`${String(year)}-03-21`, full));
};

const sundayAfter = (day: string): string => addDays(day, 7 - weekday(day));

const known = new Map<string, ReadonlySet<string>>();

const holidaysOf = (year: string): ReadonlySet<string> => {
  const holidays = known.get(year) ?? holidaysIn(year);
  known.set(year, holidays);
  return holidays;
};

const holidaysIn = (year: string): ReadonlySet<string> => {
  const easter = easterOf(Number(year));
  return new Set([
    ...fixed.map((day) => `${year}-${day}`),
    ...moved.map((day) => mondayFrom(`${year}-${day}`)),
    ...fromEaster.map((days) => addDays(easter, days)),
  ]);
};

export const isRestDay = (day: string): boolean => weekday(day) === 0 || holidaysOf(day.slice(0, 4)).has(day);

/** From the first to the last of a period. */
export const daysOf = ([start, end]: readonly [start: string, end: string]): readonly string[] =>
  Array.from({ length: daysBetween(start, end) + 1 }, (_, days) => addDays(start, days));
