const weights = [3, 7, 13, 17, 19, 23, 29, 37, 41, 43, 47, 53, 59, 67, 71];

/**
 * The judge's own check digit of a NIT (módulo 11, weights from the right;
 * formulas, section 6). Undefined for anything but 1 to 15 digits.
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
