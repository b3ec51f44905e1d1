import { addDays, isDate } from '../../src/common/time.ts';

/** Sunday and Saturday. */
const weekend: ReadonlySet<number> = new Set([0, 6]);

/** Public holidays are not left out: no calendar of them is at hand. */
const isBusinessDay = (date: string): boolean => !weekend.has(new Date(`${date}T00:00:00Z`).getUTCDay());

const nextBusinessDay = (date: string): string => {
  const next = addDays(date, 1);
  return isBusinessDay(next) ? next : nextBusinessDay(next);
};

/**
 * The last day on which a buyer may accept or claim: the third business day,
 * counted from the one behind the receipt (event 032). Undefined for what is no
 * `YYYY-MM-DD`.
 */
export const endOfTerm = (receipt: string): string | undefined =>
  isDate(receipt) ? nextBusinessDay(nextBusinessDay(nextBusinessDay(receipt))) : undefined;
