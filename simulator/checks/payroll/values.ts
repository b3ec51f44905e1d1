/**
 * Dates, times, numbers and percentages as payroll documents write them. Each is broken, where possible, with a text
 * that the schema still accepts: the schema's types are wider than the annex.
 */
import type { Datum } from '../../document/datum.ts';
import { decimal, type Decimal } from '../../../src/common/decimal.ts';
import { isDate } from '../../../src/common/time.ts';
import { shown, type Check } from '../vocabulary/check.ts';
import * as is from '../vocabulary/is.ts';
import { setTarget } from './edits.ts';
import { numberAboveZero } from '../vocabulary/tolerance.ts';

/** No value of the annex is longer than this. */
const longest = 40;

/** A decimal of a sensible length; undefined for anything else. */
export const numberOf = (text: string | undefined): Decimal | undefined =>
  text === undefined || text.trim().length > longest ? undefined : decimal(text);

type Form = Pick<Check, 'expected' | 'limit'> & { readonly holds: (value: string) => boolean; readonly wrong: string };

const form = ({ expected, limit, holds, wrong }: Form): Check =>
  is.satisfying({
    expected,
    ...(limit === undefined ? {} : { limit }),
    test: ({ value }) => (value !== undefined && holds(value) ? undefined : { found: shown(value) }),
    breakAt: setTarget(wrong),
  });

/** A day of the calendar, without time zone. */
export const day = (): Check =>
  form({
    expected: { en: 'a date YYYY-MM-DD', es: 'una fecha AAAA-MM-DD' },
    limit: 'date',
    holds: isDate,
    wrong: '2026-11-20-05:00',
  });

const clockTime = '(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d';
const hourForm = new RegExp(`^${clockTime}-05:00$`);
const momentForm = new RegExp(`^(\\d{4}-\\d{2}-\\d{2})T${clockTime}$`);

/** A Colombian time of day, with its offset. */
export const hour = (): Check =>
  form({
    expected: { en: 'a time hh:mm:ss-05:00', es: 'una hora hh:mm:ss-05:00' },
    limit: 'date',
    holds: (value) => hourForm.test(value),
    wrong: '10:00:00Z',
  });

/** Whether it is a `YYYY-MM-DDThh:mm:ss` of the calendar, without offset. */
export const isMoment = (text: string): boolean => isDate(momentForm.exec(text)?.[1] ?? '');

/** A date and time, without offset. */
export const moment = (): Check =>
  form({
    expected: { en: 'a moment YYYY-MM-DDThh:mm:ss', es: 'una fecha y hora AAAA-MM-DDThh:mm:ss' },
    limit: 'date',
    holds: isMoment,
    wrong: '2026-11-20T10:00:00-05:00',
  });

/** Any decimal, including negative ones: VLR01 judges those. */
export const number = (): Check =>
  form({
    expected: { en: 'a decimal number', es: 'un número decimal' },
    limit: 'range',
    holds: (value) => numberOf(value) !== undefined,
    wrong: 'x',
  });

type Bounds = { readonly expected: Datum; readonly holds: (value: Decimal) => boolean; readonly wrong: string };

const bounded = ({ expected, holds, wrong }: Bounds): Check =>
  form({
    expected,
    holds: (value) => {
      const found = numberOf(value);
      return found !== undefined && holds(found);
    },
    wrong,
  });

export const positive = (): Check =>
  bounded({
    expected: numberAboveZero,
    holds: (value) => value.gt(0),
    wrong: '0.00',
  });

export const atLeastOne = (): Check =>
  bounded({
    expected: { kind: 'range', from: '1', name: { en: 'a number of 1 or more', es: 'un número mayor o igual que 1' } },
    holds: (value) => value.gte(1),
    wrong: '0',
  });

export const zeroOrMore = (): Check =>
  bounded({
    expected: { kind: 'range', from: '0', name: { en: 'a number of 0 or more', es: 'un número mayor o igual que 0' } },
    holds: (value) => value.gte(0),
    wrong: '-1.00',
  });

export const percentage = (): Check =>
  bounded({
    expected: {
      kind: 'range',
      from: '0',
      to: '100',
      name: { en: 'a percentage from 0 to 100', es: 'un porcentaje de 0 a 100' },
    },
    holds: (value) => value.gte(0) && value.lte(100),
    wrong: '100.01',
  });

/** White space around an integer is tolerated: that is the schema's concern. */
const wholeForm = /^\s*\+?\d{1,40}\s*$/;

export const wholeNumber = (): Check =>
  form({
    expected: {
      kind: 'range',
      from: '0',
      name: { en: 'a whole number of 0 or more', es: 'un número entero mayor o igual que 0' },
    },
    holds: (value) => wholeForm.test(value),
    wrong: '-1',
  });

export const positiveWhole = (): Check =>
  form({
    expected: {
      kind: 'range',
      from: '1',
      name: { en: 'a whole number of 1 or more', es: 'un número entero mayor o igual que 1' },
    },
    holds: (value) => wholeForm.test(value) && /[1-9]/.test(value),
    wrong: '0',
  });

export const trueOrFalse = (): Check => is.oneOf(['true', 'false'], { outside: '1' });

/** Present and with more than white space; broken by emptying it, which the schema accepts. */
export const filled = (): Check => ({ ...is.present(), breakAt: setTarget('') });
