/** What was in force on the date of a document: the judge's reading of `datasets/facts/validity.json`. */
import { validityRowsOf, type DecidingDate, type ValidityRow } from '../../src/common/validity.ts';
import { addDays } from '../../src/common/time.ts';

/** Days, `YYYY-MM-DD`, both included. */
export type Interval = { readonly from: string; readonly to: string };

/** A day that decides, and which date of the document it is; `reception` where the document has none. */
export type DecidingDay = { readonly day: string; readonly of: DecidingDate | 'reception' };

/** What a check took from the values by date, and why: for explanations, never for the verdict. */
export type DatedReading = Pick<ValidityRow, 'topic' | 'key'> & {
  readonly decided: DecidingDay;
  /** Days whose values pass too. */
  readonly accepting?: Interval;
  /** The value itself, where a registry may have another one than the rows. */
  readonly value?: string;
};

/** All days. */
export const always: Interval = { from: '0000-01-01', to: '9999-12-31' };

const touches = ({ from, to }: ValidityRow, interval: Interval): boolean =>
  (from === undefined || from <= interval.to) && (to === undefined || to >= interval.from);

const dayOrInterval = (when: string | Interval): Interval =>
  typeof when === 'string' ? { from: when, to: when } : when;

/** The rows of a table that were in force on that day, or on any day of that interval. */
export const inForce = (table: string, when: string | Interval): readonly ValidityRow[] => {
  const interval = dayOrInterval(when);
  return validityRowsOf(table).filter((row) => touches(row, interval));
};

/** What switched a rule on or off by date; undefined for rules without dates. */
export const switchOf = (code: string): Pick<DatedReading, 'topic' | 'key'> | undefined => {
  const row = validityRowsOf('rules').find(({ codes = [] }) => codes.includes(code));
  return row === undefined ? undefined : { topic: row.topic, key: code };
};

/** The rules of one time. */
export type Edition = {
  /** Undefined for a rule without dates. */
  readonly isOn: (code: string) => boolean | undefined;
};

const findTurns = (): readonly string[] => {
  const days = validityRowsOf('rules').flatMap(({ from, to }) => [
    ...(from === undefined ? [] : [from]),
    ...(to === undefined ? [] : [addDays(to, 1)]),
  ]);
  return [...new Set(days)].sort();
};

let turns: readonly string[] | undefined;

/** Days on which another edition begins, in order. */
export const editionTurns = (): readonly string[] => (turns ??= findTurns());

const editions = new Map<number, Edition>();

/** While an annex may be used before it binds, a document is right by either one. */
export const mayFollowNext = (date: string): boolean =>
  inForce('annexes', date).some(({ topic }) => topic === 'annex-allowed');

const createEdition = (date: string): Edition => {
  const dated = new Set(validityRowsOf('rules').flatMap(({ codes = [] }) => codes));
  const on = new Set(inForce('rules', date).flatMap(({ codes = [] }) => codes));
  return { isOn: (code) => (dated.has(code) ? on.has(code) : undefined) };
};

/** The same object for all days between two turns. */
export const editionAt = (date: string): Edition => {
  const at = editionTurns().filter((turn) => turn <= date).length;
  const known = editions.get(at) ?? createEdition(date);
  editions.set(at, known);
  return known;
};
