/**
 * The fonts built into every PDF reader have 217 characters (WinAnsiEncoding). A document may contain any other, so
 * unprintable ones are replaced on purpose and counted: the page reports it, the XML keeps the text.
 */
import { normalise } from '../../../common/normalise.ts';

export type Printable = {
  readonly text: string;
  /** How many characters have no counterpart and become `?`. */
  readonly replaced: number;
};

/** The characters of WinAnsiEncoding above Latin-1. */
const windowsExtras = new Set('€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ');

/** Counterparts that Unicode's compatibility decomposition does not provide. */
const counterparts: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ...{ '‐': '-', '‑': '-', '‒': '–', '―': '—', '−': '-', '⁄': '/', '∕': '/', '∗': '*', '∙': '·', '●': '•', '▪': '•' },
    ...{ '′': "'", '″': '"', '‵': "'", '‛': "'", '‟': '"', '❝': '“', '❞': '”', '❛': '‘', '❜': '’' },
    ...{ '→': '->', '←': '<-', '↔': '<->', '⇒': '=>', '≤': '<=', '≥': '>=', '≠': '<>', '≈': '~', '∅': 'Ø' },
    ...{ Ł: 'L', ł: 'l', Đ: 'D', đ: 'd', ı: 'i', Ħ: 'H', ħ: 'h', Ŧ: 'T', ŧ: 't', ĸ: 'k', Ŋ: 'N', ŋ: 'n' },
    ...{ ẞ: 'SS', Ə: 'E', ə: 'e', '₱': 'PHP', '₡': 'CRC', '₲': 'PYG', '₴': 'UAH', '₹': 'INR', '₽': 'RUB', '₿': 'BTC' },
    ...{ μ: 'µ', '\t': ' ', '\n': ' ', '\r': ' ', '\u2028': ' ', '\u2029': ' ' },
  }),
);

/** Marks of layout that print nothing: soft hyphen, zero width, direction, variation selectors, BOM. */
const invisible =
  /[\u00ad\u034f\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufe00-\ufe0f\ufeff]|[\u{1f3fb}-\u{1f3ff}]/gu;

const isWinAnsi = (character: string): boolean =>
  (character >= ' ' && character <= '~') ||
  (character >= '\u00a0' && character <= '\u00ff') ||
  windowsExtras.has(character);

const plain = /^[ -~\u00a0-\u00ac\u00ae-\u00ff]*$/;

/** The printable form of one character, or undefined when there is none. */
const counterpart = (character: string): string | undefined => {
  const known = counterparts.get(character);
  if (known !== undefined) return known;
  // ő → o, ﬁ → fi, № → No, ① → 1, full-width and mathematical letters → plain ones.
  const base = normalise(normalise(character, 'NFKD').replace(/\p{M}/gu, ''), 'NFC');
  const letters = [...base].map((letter) => (isWinAnsi(letter) ? letter : counterparts.get(letter)));
  if (letters.length === 0 || letters.includes(undefined)) return undefined;
  const text = letters.join('');
  return [...text].every(isWinAnsi) ? text : undefined;
};

/**
 * One line of text in characters that the built-in fonts have. Composes decomposed characters, uses the nearest Latin
 * letter or ASCII spelling if there is one, and replaces the rest (emoji, other scripts) with `?`.
 */
export const printable = (text: string): Printable => {
  if (plain.test(text)) return { text, replaced: 0 };
  let replaced = 0;
  let result = '';
  for (const character of normalise(text, 'NFC').replace(invisible, '')) {
    if (isWinAnsi(character)) result += character;
    else {
      const known = counterpart(character);
      if (known === undefined && /\p{M}/u.test(character)) continue;
      if (known === undefined) replaced += 1;
      result += known ?? '?';
    }
  }
  return { text: result, replaced };
};
