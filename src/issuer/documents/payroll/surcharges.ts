/** Percentages of overtime and of work at night and on rest days, by the day on which they are settled. */
import { table } from '../../../common/code-lists.ts';
import { addDays } from '../../../common/time.ts';
import type { ValidityRow } from '../../../common/validity.ts';
import { inForceFromTo, inForceOn } from '../../in-force.ts';
import type { Period } from './model.ts';

/** By law, or as table 5.5.5 of annex NE 1.0 prints them: which of them the authority takes is not published. */
export const payrollPercentages = ['law', 'annex'] as const;

export type PayrollPercentages = (typeof payrollPercentages)[number];

const surcharges = 'type_overtime_surcharges';

const percentages = (rows: readonly ValidityRow[], element: string): readonly string[] =>
  rows.flatMap(({ key, value }) => (key === element ? [String(value)] : []));

const printedOf = (element: string): string | undefined =>
  table(surcharges).rows.find((row) => row.element === element)?.percentage;

/** What is written for hours of that element that are settled until that day: `90.00`. */
export const surchargeFor = (element: string, until: string, by: PayrollPercentages): string | undefined =>
  by === 'annex'
    ? printedOf(element)
    : percentages(inForceOn(until, { table: surcharges, topic: 'surcharge-by-law' }), element)[0];

/** Hours may be paid a month after they were worked. */
const daysLate = 31;

/** Whether the authority may take it: as printed, or as the law has or allows it for hours of those days. */
export const isSurcharge = (
  percent: string,
  element: string,
  { settlementStartDate, settlementEndDate }: Pick<Period, 'settlementStartDate' | 'settlementEndDate'>,
): boolean => {
  const from = addDays(settlementStartDate, -daysLate);
  const allowed = ['surcharge-by-law', 'surcharge-by-choice'].flatMap((topic) =>
    percentages(inForceFromTo(from, settlementEndDate, { table: surcharges, topic }), element),
  );
  return [printedOf(element), ...allowed].includes(percent);
};
