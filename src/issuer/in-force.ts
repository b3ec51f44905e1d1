/** What is in force on a day, or on any of several: the issuer's reading of `datasets/facts/validity.json`. */
import { validityRowsOf, type ValidityRow } from '../common/validity.ts';

const isOpenOrAtMost = (day: string | undefined, other: string): boolean => day === undefined || day <= other;
const isOpenOrAtLeast = (day: string | undefined, other: string): boolean => day === undefined || day >= other;

type Asked = Pick<ValidityRow, 'table' | 'topic'>;

/** On any of these days, `YYYY-MM-DD`, both included. */
export const inForceFromTo = (from: string, to: string, { table, topic }: Asked): readonly ValidityRow[] =>
  validityRowsOf(table).filter(
    (row) => row.topic === topic && isOpenOrAtMost(row.from, to) && isOpenOrAtLeast(row.to, from),
  );

/** @param day `YYYY-MM-DD` */
export const inForceOn = (day: string, asked: Asked): readonly ValidityRow[] => inForceFromTo(day, day, asked);
