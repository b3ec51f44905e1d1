import type { UvtValue } from '../registry/types.ts';
import type { DatedReading } from './in-force.ts';

/**
 * The UVT of the year of a date; where it is not registered yet, that of the last year before it.
 * @param date `YYYY-MM-DD`
 */
export const uvtOn = (uvt: readonly UvtValue[], date: string): UvtValue | undefined =>
  uvt.reduce<UvtValue | undefined>(
    (last, each) => (each.year <= date.slice(0, 4) && (last === undefined || each.year > last.year) ? each : last),
    undefined,
  );

/** @param issued `YYYY-MM-DD` */
export const uvtReading = ({ amount }: UvtValue, issued: string): DatedReading => ({
  topic: 'uvt',
  decided: { day: issued, of: 'issue' },
  value: amount,
});
