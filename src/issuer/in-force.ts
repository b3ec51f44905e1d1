/** What is in force on a day: the issuer's reading of `datasets/facts/validity.json`. */
import { validityRowsOf, type ValidityRow } from '../common/validity.ts';

const isOpenOrAtMost = (day: string | undefined, other: string): boolean => day === undefined || day <= other;
const isOpenOrAtLeast = (day: string | undefined, other: string): boolean => day === undefined || day >= other;

/** @param day `YYYY-MM-DD` */
export const inForceOn = (
  day: string,
  { table, topic }: Pick<ValidityRow, 'table' | 'topic'>,
): readonly ValidityRow[] =>
  validityRowsOf(table).filter(
    (row) => row.topic === topic && isOpenOrAtMost(row.from, day) && isOpenOrAtLeast(row.to, day),
  );
