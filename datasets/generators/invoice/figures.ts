/** How amounts are written into a request: some programs send text, some numbers, some both. */
import type { Decimal } from '../../../src/common/decimal.ts';
import type { Random } from '../material/random.ts';
import type { Figure } from './request.ts';
import { rounded } from '../rounding.ts';

export type Figures = {
  /** Two decimals, as text. */
  readonly money: (amount: Decimal) => Figure;
  /** As many decimals as it has; whole ones sometimes with two. */
  readonly quantity: (quantity: Decimal) => Figure;
  /** Decimal text such as `19.00`. */
  readonly percent: (percent: string) => Figure;
  /** More than two decimals. */
  readonly rate: (rate: Decimal) => Figure;
};

/** How often a request writes an amount as a number. */
const habits = { texts: 0, numbers: 1, either: 0.4 } as const;

/** The habits of one request. */
export const figuresOf = (random: Random): Figures => {
  const asNumber = habits[random.weighted({ texts: 80, numbers: 10, either: 10 })];
  const wholeWithDecimals = random.chance(0.3);
  // The digits survive: no amount here has more than fifteen.
  const written = (text: string): Figure => (random.chance(asNumber) ? Number(text) : text);
  return {
    money: (amount) => written(rounded(amount, 2)),
    quantity: (quantity) => {
      const text = quantity.toFixed();
      return written(wholeWithDecimals && !text.includes('.') ? `${text}.00` : text);
    },
    percent: (percent) => written(percent),
    rate: (rate) => written(rate.toFixed()),
  };
};
