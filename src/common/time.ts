/** Colombian civil time: always five hours behind UTC, without daylight saving. */
const offsetMilliseconds = 5 * 60 * 60 * 1000;

const colombian = (instant: number): string => new Date(instant - offsetMilliseconds).toISOString();

/** `YYYY-MM-DD` in Colombia. */
export const colombianDate = (instant: number): string => colombian(instant).slice(0, 10);

/** `HH:MM:SS` in Colombia, without offset. */
export const colombianTime = (instant: number): string => colombian(instant).slice(11, 19);

/** `YYYY-MM-DDTHH:MM:SS-05:00`. */
export const colombianDateTime = (instant: number): string => `${colombian(instant).slice(0, 19)}-05:00`;

/** Whole days from one `YYYY-MM-DD` to another; negative when `to` is earlier. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);

export const addDays = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

/** True for a `YYYY-MM-DD` that exists in the calendar. */
export const isDate = (text: string): boolean => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const instant = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(instant) && new Date(instant).toISOString().startsWith(text);
};
