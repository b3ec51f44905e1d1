/** When two documents are the same: by unique code, or by number. */
import type { JudgedDocument } from './types.ts';

/** Unique codes are hexadecimal: upper and lower case name the same document. */
export const documentKey = (key: string): string => key.toLowerCase();

const isDigit = (character: string | undefined): boolean =>
  character !== undefined && character >= '0' && character <= '9';

const withoutZeros = (number: string, from: number): string => {
  let first = from;
  while (number[first] === '0' && first < number.length - 1) first += 1;
  return number.slice(first);
};

/** SETP0099 and SETP99 are the same number: the digits at the end lose their leading zeros. */
const plainNumber = (number: string): string => {
  let digits = number.length;
  while (isDigit(number[digits - 1])) digits -= 1;
  return `${number.slice(0, digits)}${withoutZeros(number, digits)}`;
};

/** After a prefix that ends in a digit: XML allows it in no number. */
export const numberSeparator = '\u001F';

export const endsInDigit = (prefix: string): boolean => isDigit(prefix.at(-1));

type Numbered = Pick<JudgedDocument, 'number' | 'prefix' | 'worker'>;

/** A payment to another worker is another document, even with the same number (annex NE 1.0, rule 90). */
const withWorker = (number: string, { worker }: Numbered): string =>
  worker === undefined ? number : `${number} ${worker}`;

/** Under which a document is filed that states no prefix, or that an earlier version filed. */
export const plainKey = (document: Numbered): string => withWorker(plainNumber(document.number), document);

/** F0 12 is another number than F 12, and F1 12 another one than F 112. */
export const numberKey = (document: Numbered): string => {
  const { number, prefix = '' } = document;
  return endsInDigit(prefix)
    ? withWorker(`${prefix}${numberSeparator}${withoutZeros(number, prefix.length)}`, document)
    : plainKey(document);
};
