import { decimal, sum, zero, type Decimal } from '../../src/common/decimal.ts';

/** No amount of the annex is longer than this; longer ones only cost the judge time. */
const longest = 40;

/** Amounts read before: a dozen rules ask for the same total, and decimals never change. */
const known = new Map<string, Decimal>();
const mostKnown = 4096;

const read = (text: string): Decimal => {
  const before = known.get(text);
  if (before !== undefined) return before;
  const value = decimal(text) ?? zero;
  if (known.size >= mostKnown) known.clear();
  known.set(text, value);
  return value;
};

/**
 * An amount of the document. One that is absent, not a decimal or absurdly long counts as 0.00, as in the annex's
 * formulas.
 */
export const amount = (text: string | undefined): Decimal =>
  text === undefined || text.trim().length > longest ? zero : read(text.trim());

export const sumOf = (amounts: readonly (string | undefined)[]): Decimal => sum(amounts.map(amount));

/** An unsigned whole number of at most forty digits, or undefined. */
export const integer = (text: string | undefined): bigint | undefined => {
  const trimmed = text?.trim() ?? '';
  return trimmed.length <= longest && /^\d+$/.test(trimmed) ? BigInt(trimmed) : undefined;
};

// Rounding as the annex prescribes it (FE 1.9, 5.2.1). The issuer has its own, so that the judge does not repeat its
// mistakes.

const halfToEven = 2;
const cutOff = 0;

/** Text with exactly that many decimals, rounded half to even. */
export const rounded = (value: Decimal, decimals: number): string => value.toFixed(decimals, halfToEven);

/** Rounded half to even to two decimals. */
export const inCents = (value: Decimal): Decimal => value.round(2, halfToEven);

/** Text with exactly that many decimals, truncated. */
export const truncated = (value: Decimal, decimals: number): string => value.toFixed(decimals, cutOff);
