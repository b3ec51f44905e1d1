import type { UvtValue } from '../registry/types.ts';

/**
 * The UVT of the year of a date; where it is not registered yet, that of the last year before it.
 * @param date `YYYY-MM-DD`
 */
export const uvtOn = (uvt: readonly UvtValue[], date: string): UvtValue | undefined =>
  uvt.reduce<UvtValue | undefined>(
    (last, each) => (each.year <= date.slice(0, 4) && (last === undefined || each.year > last.year) ? each : last),
    undefined,
  );
