/** Amounts drawn for a payroll document: whatever is written is added up, to the cent. */
import { zero, type Decimal } from '../../../src/common/decimal.ts';
import type { Random } from '../material/random.ts';
import { decimalOrZero, rounded } from '../rounding.ts';

export type Ledger = {
  /** An amount of that much, with two decimals. */
  readonly enter: (amount: Decimal) => string;
  /** A drawn amount: between that many hundredths of a percent of the base, both ends included. */
  readonly share: (least: number, most: number) => string;
  readonly total: () => Decimal;
};

const basisPointsInWhole = decimalOrZero('10000');

/** Every share is taken of `base`; callers keep the sum of the shares below it. */
export const openLedger = (random: Random, base: Decimal): Ledger => {
  let entered = zero;
  const enter = (amount: Decimal): string => {
    const text = rounded(amount, 2);
    entered = entered.plus(decimalOrZero(text));
    return text;
  };
  return {
    enter,
    share: (least, most) =>
      enter(base.times(decimalOrZero(String(random.integer(least, most)))).div(basisPointsInWhole)),
    total: () => entered,
  };
};
