/** Check digits of identifications and item codes. */

const nitWeights = [3, 7, 13, 17, 19, 23, 29, 37, 41, 43, 47, 53, 59, 67, 71] as const;

const digitsFromRight = (text: string): readonly number[] => Array.from(text, Number).reverse();

/** Modulo 11 with the weights of the authority, from the right. */
export const nitCheckDigit = (nit: string): number => {
  if (!/^\d{1,15}$/.test(nit)) throw new RangeError(`Not a NIT: "${nit}". Expected 1 to 15 digits.`);
  const total = digitsFromRight(nit).reduce((sum, digit, place) => sum + digit * (nitWeights[place] ?? 0), 0);
  const rest = total % 11;
  return rest < 2 ? rest : 11 - rest;
};

/** Modulo 10 of GS1: the digit next to the check digit counts three times, its neighbour once, and so on. */
export const gtinCheckDigit = (withoutCheckDigit: string): number => {
  if (!/^\d{7}$|^\d{11,13}$/.test(withoutCheckDigit)) {
    throw new RangeError(
      `Not a GTIN without its check digit: "${withoutCheckDigit}". Expected 7, 11, 12 or 13 digits.`,
    );
  }
  const total = digitsFromRight(withoutCheckDigit).reduce(
    (sum, digit, place) => sum + digit * (place % 2 === 0 ? 3 : 1),
    0,
  );
  return (10 - (total % 10)) % 10;
};
