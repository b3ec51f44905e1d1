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

const instantForm = /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?)(Z|[+-]\d{2}:?\d{2})?)?$/;

/**
 * Milliseconds of an ISO 8601 instant; undefined if the text is none, or its day does not exist. Without offset it is
 * Colombian time, without time of day noon.
 */
export const instantIn = (text: string): number | undefined => {
  const [, date = '', time = '12:00', offset = '-05:00'] = instantForm.exec(text) ?? [];
  const instant = isDate(date) ? Date.parse(`${date}T${time}${offset}`) : Number.NaN;
  return Number.isNaN(instant) ? undefined : instant;
};
