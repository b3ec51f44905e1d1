import { zero, type Decimal } from '../../../src/common/decimal.ts';
import { rounded } from '../../document/amount.ts';
import type { Datum } from '../../document/datum.ts';

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

/** An amount up to that of what is named. */
export const atMost = (name: string, to: string): Datum => ({
  kind: 'range',
  to,
  name: { en: `at most ${name} ${to}`, es: `un valor no mayor que ${name} ${to}` },
});

export const amountAboveZero: Datum = {
  kind: 'range',
  above: '0',
  name: { en: 'an amount above 0', es: 'un valor mayor que 0' },
};

export const numberAboveZero: Datum = {
  kind: 'range',
  above: '0',
  name: { en: 'a number above 0', es: 'un número mayor que 0' },
};
