/** Weights of the digits of a NIT, from the right. */
const weights = [3, 7, 13, 17, 19, 23, 29, 37, 41, 43, 47, 53, 59, 67, 71] as const;

/** The check digit of a NIT, modulo 11; undefined unless it has 1 to 15 digits. */
export const checkDigit = (nit: string): string | undefined => {
  if (!/^\d{1,15}$/.test(nit)) return undefined;
  const weighted = [...nit].reverse().reduce((total, digit, index) => total + Number(digit) * (weights[index] ?? 0), 0);
  const rest = weighted % 11;
  return String(rest < 2 ? rest : 11 - rest);
};
