import Big from 'big.js';

/**
 * Exact decimals. Amounts travel as text in JSON and XML and are only ever
 * computed with here: arithmetic on JavaScript numbers is a lint error.
 */
export type Decimal = Big;

/** Accepts any XSD decimal (no exponent, no thousands separator), with surrounding spaces. */
export const isDecimal = (text: string): boolean => /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/.test(text.trim());

/** Undefined if it is not a decimal. */
export const decimal = (text: string): Decimal | undefined => {
  if (!isDecimal(text)) return undefined;
  const trimmed = text.trim();
  const unsigned = trimmed.startsWith('+') ? trimmed.slice(1) : trimmed;
  return new Big(unsigned.endsWith('.') ? unsigned.slice(0, -1) : unsigned);
};

export const zero: Decimal = new Big(0);

export const sum = (amounts: Iterable<Decimal>): Decimal => {
  let total = zero;
  for (const amount of amounts) total = total.plus(amount);
  return total;
};
