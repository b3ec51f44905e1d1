import { isDate } from '../../common/time.ts';
import { UsageError } from './output.ts';

/**
 * A `YYYY-MM-DD` of the calendar.
 * @throws UsageError `invalid-date`
 */
export const requireDate = (option: string, given: string): string => {
  if (isDate(given)) return given;
  throw new UsageError(
    {
      en: `${option} has "${given}". Expected a date, for example 2026-07-01.`,
      es: `${option} tiene "${given}". Se esperaba una fecha, por ejemplo 2026-07-01.`,
    },
    'invalid-date',
  );
};
