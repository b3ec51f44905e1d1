const weights = [3, 7, 13, 17, 19, 23, 29, 37, 41, 43, 47, 53, 59, 67, 71];

/**
 * The judge's own check digit of a NIT (módulo 11, weights from the right). Undefined for anything but 1 to 15 digits.
 */
export const nitCheckDigit = (nit: string): string | undefined => {
  if (!/^\d{1,15}$/.test(nit)) return undefined;
  let total = 0;
  for (const [index, weight] of weights.entries()) {
    const digit = nit.at(-1 - index);
    if (digit === undefined) break;
    total += weight * digit.charCodeAt(0) - weight * 48;
  }
  const remainder = total % 11;
  return `${remainder < 2 ? remainder : 11 - remainder}`;
};

/**
 * Whether the last digit is the check digit of the others as in a GTIN: weighted 1 and 3 alternately from the right,
 * the sum is a multiple of ten (GS1).
 */
export const endsInGtinCheckDigit = (digits: string): boolean => {
  let total = 0;
  for (let index = 0; index < digits.length; index++) {
    const weight = index % 2 === 0 ? 1 : 3;
    total += weight * digits.charCodeAt(digits.length - 1 - index) - weight * 48;
  }
  return total % 10 === 0;
};
