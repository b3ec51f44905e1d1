import { rounded, zero, type Decimal } from '../../src/common/decimal.ts';

/** Difference the authority accepts between an amount and its recomputation (annex FE 1.9, 5.2.1.1). */
export const monetaryTolerance: Decimal = zero.plus('2.00');
/** For IVA in COP, which may be rounded to the nearest ten pesos (annex FE 1.9, 5.2.1.2). */
export const ivaTolerance: Decimal = zero.plus('5.00');

export type Comparison = { readonly tolerance: Decimal; readonly strict: boolean };

/**
 * Equal as the authority reads it: not further apart than the tolerance
 * (exactly the tolerance passes), or, strictly, the same integer after
 * rounding half to even.
 */
export const agree = (a: Decimal, b: Decimal, { tolerance, strict }: Comparison): boolean =>
  strict ? rounded(a, 0) === rounded(b, 0) : !a.minus(b).abs().gt(tolerance);

export const amountText = (amount: Decimal): string => rounded(amount, 2);
