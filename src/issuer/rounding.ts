/**
 * How the annex has amounts read and written (FE 1.9, 5.2.1). The judge has its own, so that neither repeats the
 * other's mistake.
 */
import { decimal, zero, type Decimal } from '../common/decimal.ts';

const halfToEven = 2;
const cutOff = 0;

/** An absent or unreadable amount counts as 0.00, as in the annex's formulas. */
export const decimalOrZero = (text: string | undefined): Decimal =>
  text === undefined ? zero : (decimal(text) ?? zero);

/** Nothing is owed in either direction: an amount that rounds to zero has no sign. */
const unsignedZero = (text: string): string => (/[1-9]/.test(text) ? text : text.replace('-', ''));

/** Text with exactly that many decimals, rounded half to even. */
export const rounded = (amount: Decimal, decimals: number): string =>
  unsignedZero(amount.toFixed(decimals, halfToEven));

/** Text with exactly that many decimals, truncated. */
export const truncated = (amount: Decimal, decimals: number): string => unsignedZero(amount.toFixed(decimals, cutOff));
