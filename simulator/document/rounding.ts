/** Rounding as the annex prescribes it (FE 1.9, 5.2.1). The issuer has its own, so that the judge does not repeat its mistakes. */
import type { Decimal } from '../../src/common/decimal.ts';

const halfToEven = 2;
const cutOff = 0;

/** Text with exactly that many decimals, rounded half to even. */
export const rounded = (amount: Decimal, decimals: number): string => amount.toFixed(decimals, halfToEven);

/** Rounded half to even to two decimals. */
export const inCents = (amount: Decimal): Decimal => amount.round(2, halfToEven);

/** Text with exactly that many decimals, the rest cut off. */
export const truncated = (amount: Decimal, decimals: number): string => amount.toFixed(decimals, cutOff);
