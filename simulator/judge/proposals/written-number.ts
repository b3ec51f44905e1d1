/** Numbers as people and spreadsheets write them, as XML writes them. */

type Notation = { readonly shape: RegExp; readonly plain: (number: string) => string };

/** In Colombia the comma comes before the decimals and the point between thousands; other systems do the reverse. */
const notations: readonly Notation[] = [
  { shape: /^-?\d+(?:\.\d+)?$/, plain: (number) => number },
  {
    shape: /^-?(?:\d+|\d{1,3}(?:\.\d{3})+),\d+$/,
    plain: (number) => number.replaceAll('.', '').replace(',', '.'),
  },
  { shape: /^-?\d{1,3}(?:,\d{3})+(?:\.\d+)?$/, plain: (number) => number.replaceAll(',', '') },
  { shape: /^-?\d{1,3}(?:\.\d{3}){2,}$/, plain: (number) => number.replaceAll('.', '') },
];

/**
 * The numbers that a text may stand for, the likeliest first, with a point before the decimals: `1.234,50` is 1234.50,
 * and `1,234` may be 1.234 or 1234. Currency, units and blanks do not count. None for anything else.
 */
export const numbersWrittenAs = (text: string): readonly string[] => {
  const digits = text
    .replaceAll(/[\s'’]/g, '')
    .replace(/^(?:[A-Z]{3}|\$)+/, '')
    .replace(/\D+$/, '');
  return [...new Set(notations.filter(({ shape }) => shape.test(digits)).map(({ plain }) => plain(digits)))];
};
