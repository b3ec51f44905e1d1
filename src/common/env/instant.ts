import { isDate } from '../time.ts';
import { optionProblem } from '../start-error.ts';

const instantForm = /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?)(Z|[+-]\d{2}:?\d{2})?)?$/;

/** Milliseconds of an ISO 8601 instant. Without offset it is Colombian time, without time of day noon. */
export const parseInstant = (text: string): number => {
  const [, date = '', time = '12:00', offset = '-05:00'] = instantForm.exec(text) ?? [];
  const instant = isDate(date) ? Date.parse(`${date}T${time}${offset}`) : Number.NaN;
  if (Number.isNaN(instant)) {
    throw optionProblem(
      'invalid-clock',
      `Not an instant: "${text}". Expected ISO 8601, for example 2026-11-20T10:00:00-05:00.`,
    );
  }
  return instant;
};
