/** Dates of a body that can be read in two ways: 05/06/2027 is the 6th of May here, and the 5th of June elsewhere. */
import { eachField, pathOf } from './given-fields.ts';
import type { Schema } from './schema-parts.ts';
import { kinds } from './values.ts';

export type AmbiguousDate = {
  readonly path: string;
  readonly given: string;
  /** `YYYY-MM-DD`. */
  readonly read: string;
  /** The other reading. */
  readonly other: string;
};

/** Day and month could change places, and would make another date. */
const otherReading = (read: string): string | undefined => {
  const [year = '', month = '', day = ''] = read.split('-');
  return day <= '12' && day !== month ? `${year}-${day}-${month}` : undefined;
};

const eachDate = eachField((member) => member !== undefined && 'is' in member && member.is === 'date');

export const ambiguousDates = (schema: Schema, body: unknown): readonly AmbiguousDate[] => {
  const found: AmbiguousDate[] = [];
  eachDate(schema, body, (field) => {
    const { value } = field;
    if (typeof value !== 'string') return true;
    const read = /^\s*\d{2}\//.test(value) ? kinds.date.read(value) : undefined;
    const other = read === undefined ? undefined : otherReading(read);
    if (read !== undefined && other !== undefined)
      found.push({ path: pathOf(field), given: value.trim(), read, other });
    return true;
  });
  return found;
};
