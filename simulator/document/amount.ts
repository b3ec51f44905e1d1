import { decimal, isDecimal, sum, zero, type Decimal } from '../../src/common/decimal.ts';

/** No whole number of the annex is longer than this; longer ones only cost the judge time. */
const longest = 40;

/** Digits before and after the point that an amount is computed with: the schema has no limit of its own. */
const mostDigits = 100;

/** Stands for every amount with more digits before the point. It equals no total, so rules about such an amount fail. */
const immense = zero.plus('1e100');

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

/** Without the zeros that do not change the value. A loop: the text may be as long as the document. */
const significant = (text: string): string => {
  const sign = text.startsWith('-') ? '-' : '';
  let start = /^[+-]/.test(text) ? 1 : 0;
  let end = text.length;
  while (text[start] === '0' && start < end - 1) start += 1;
  if (text.includes('.')) while (text[end - 1] === '0') end -= 1;
  return `${sign}${text.slice(start, end)}`;
};

/** As many decimals as are computed with, and a last 1 for the rest: it equals and exceeds what the whole number does. */
const withFewDecimals = (text: string, end: number): string => (text.length > end ? `${text.slice(0, end)}1` : text);

const readLong = (text: string): Decimal => {
  if (!isDecimal(text)) return zero;
  const exact = significant(text);
  const point = exact.includes('.') ? exact.indexOf('.') : exact.length;
  const digits = exact.startsWith('-') ? point - 1 : point;
  if (digits <= mostDigits) return read(withFewDecimals(exact, point + 1 + mostDigits));
  return exact.startsWith('-') ? immense.times(-1) : immense;
};

/**
 * An amount of the document. One that is absent or not a decimal counts as 0.00, as in the annex's formulas; one with
 * more digits before its point than any amount has is larger than all others.
 */
export const amount = (text: string | undefined): Decimal => {
  const trimmed = text?.trim() ?? '';
  return trimmed.length > mostDigits ? readLong(trimmed) : read(trimmed);
};

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
