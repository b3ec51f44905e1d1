import { isDate } from '../../src/common/time.ts';

/** The `YYYY-MM-DD` of an xsd:date, without its time zone; undefined for one with blanks or that the calendar does not have. */
export const dateOf = (text: string | undefined): string | undefined => {
  const date = /^(\d{4}-\d{2}-\d{2})(?:Z|[+-]\d{2}:\d{2})?$/.exec(text ?? '')?.[1];
  return date !== undefined && isDate(date) ? date : undefined;
};
