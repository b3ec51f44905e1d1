/** What was in force on the date of a document: the judge's reading of `datasets/facts/validity.json`. */
import { validityRows, validityRowsOf, type ValidityRow } from '../../src/common/validity.ts';
import { addDays } from '../../src/common/time.ts';

/** Days, `YYYY-MM-DD`, both included. */
export type Interval = { readonly from: string; readonly to: string };

const touches = ({ from, to }: ValidityRow, interval: Interval): boolean =>
  (from === undefined || from <= interval.to) && (to === undefined || to >= interval.from);

const dayOrInterval = (when: string | Interval): Interval =>
  typeof when === 'string' ? { from: when, to: when } : when;

/** The rows of a table that were in force on that day, or on any day of that interval. */
export const inForce = (table: string, when: string | Interval): readonly ValidityRow[] => {
  const interval = dayOrInterval(when);
  return validityRowsOf(table).filter((row) => touches(row, interval));
};

/** The rules of one time. */
export type Edition = {
  /** Undefined for a rule without dates. */
  readonly isOn: (code: string) => boolean | undefined;
};

const annexTopics: ReadonlySet<string> = new Set(['annex', 'annex-allowed']);

const findTurns = (): readonly string[] => {
  const rows = validityRows().filter(({ table, topic }) => table === 'rules' || annexTopics.has(topic));
  const days = rows.flatMap(({ from, to }) => [
    ...(from === undefined ? [] : [from]),
    ...(to === undefined ? [] : [addDays(to, 1)]),
  ]);
  return [...new Set(days)].sort();
};

let turns: readonly string[] | undefined;

/** Days on which another edition begins, in order. */
export const editionTurns = (): readonly string[] => (turns ??= findTurns());

const editions = new Map<number, Edition>();

/** While an annex may be used before it binds, a document may follow either one: what tells them apart is not asked. */
const mayFollowEither = (date: string): boolean =>
  inForce('annexes', date).some(({ topic }) => topic === 'annex-allowed');

const createEdition = (date: string): Edition => {
  const either = mayFollowEither(date);
  const dated = new Set(validityRowsOf('rules').flatMap(({ codes = [] }) => codes));
  const on = new Set(either ? [] : inForce('rules', date).flatMap(({ codes = [] }) => codes));
  return { isOn: (code) => (dated.has(code) ? on.has(code) : undefined) };
};

/** The same object for all days between two turns. */
export const editionAt = (date: string): Edition => {
  const at = editionTurns().filter((turn) => turn <= date).length;
  const known = editions.get(at) ?? createEdition(date);
  editions.set(at, known);
  return known;
};
