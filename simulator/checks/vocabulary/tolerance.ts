import { zero, type Decimal } from '../../../src/common/decimal.ts';
import { rounded } from '../../document/amount.ts';
import type { Bilingual } from './wording.ts';

/** How amounts are compared with their recomputation: with the annex's tolerance, or by equality after rounding. */
export type Strictness = false | 'integers' | 'cents';

/** Difference the authority accepts between an amount and its recomputation (annex FE 1.9, 5.2.1.1). */
export const monetaryTolerance: Decimal = zero.plus('2.00');
/** For IVA in COP, which may be rounded to the nearest ten pesos (annex FE 1.9, 5.2.1.2). */
export const ivaTolerance: Decimal = zero.plus('5.00');

export type Comparison = { readonly tolerance: Decimal; readonly strict: Strictness };

/**
 * Equal as the authority reads it: no further apart than the tolerance (exactly the tolerance passes) or, in strict
 * mode, the same after rounding half to even, to integers or to cents.
 */
export const agree = (a: Decimal, b: Decimal, { tolerance, strict }: Comparison): boolean => {
  if (strict === false) return !a.minus(b).abs().gt(tolerance);
  const decimals = strict === 'integers' ? 0 : 2;
  return rounded(a, decimals) === rounded(b, decimals);
};

export const amountText = (amount: Decimal): string => rounded(amount, 2);

/** A limit as findings expect it, with the words that show where it comes from. */
export const atMost = (limit: string): Bilingual => ({ en: `at most ${limit}`, es: `un valor no mayor que ${limit}` });
