/** Reading and rounding amounts for generated documents: a third opinion beside those of the issuer and the judge. */
import { decimal, zero, type Decimal } from '../../src/common/decimal.ts';

const halfToEven = 2;

/** Zero for an absent or unreadable amount. */
export const decimalOrZero = (text: string | undefined): Decimal =>
  text === undefined ? zero : (decimal(text) ?? zero);

/** Text with exactly that many decimals, rounded half to even. */
export const rounded = (amount: Decimal, decimals: number): string => amount.toFixed(decimals, halfToEven);
