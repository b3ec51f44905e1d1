/**
 * Unicode normalisation in linear time. The built-in one sorts the marks of a character by insertion: marks in the
 * wrong order take quadratic time, and 160 KB of them more than a minute.
 */

export type NormalForm = 'NFC' | 'NFD' | 'NFKC' | 'NFKD';

/**
 * More marks in a row than any text has: 30 is the bound of Unicode's Stream-Safe Text Format (UAX #15, section 13).
 * Marks are all characters with a combining class, some without one, and the two half-width ones (U+FF9E, U+FF9F),
 * which are letters that decompose into marks. It matches from the first mark of a row only, so a row is read once.
 */
const tooMany = /(?<![\p{M}\uff9e\uff9f])[\p{M}\uff9e\uff9f]{31}/gu;

/** Read in portions: a single match of megabytes would exceed the stack of the regular expression. */
const moreMarks = /[\p{M}\uff9e\uff9f]{1,31}/uy;

const endOfMarks = (text: string, start: number): number => {
  let end = start;
  moreMarks.lastIndex = start;
  while (moreMarks.test(text)) end = moreMarks.lastIndex;
  return end;
};

type Edits = {
  /** Text without an over-long row of marks. It neither begins nor ends with a mark, except at the ends of the whole. */
  readonly text: (part: string) => string;
  /** A whole row of more than 30 marks. */
  readonly marks: (part: string) => string;
};

const edited = (text: string, edits: Edits): string => {
  const parts: string[] = [];
  let at = 0;
  for (const { index, 0: first } of text.matchAll(tooMany)) {
    const end = endOfMarks(text, index + first.length);
    parts.push(edits.text(text.slice(at, index)), edits.marks(text.slice(index, end)));
    at = end;
  }
  return at === 0 ? edits.text(text) : parts.join('') + edits.text(text.slice(at));
};

const asIs = (part: string): string => part;

/**
 * What `text.normalize(form)` returns, in linear time. Only a row of more than 30 marks stays as it is written, and is
 * not composed with the letter in front of it. The result is always equivalent to the text, so two texts with the same
 * result are the same text to Unicode, too; with over-long rows, some that are the same have different results.
 */
export const normalise = (text: string, form: NormalForm): string =>
  // oxlint-disable-next-line ensayo/linear-text -- parts without over-long rows take linear time
  edited(text, { text: (part) => part.normalize(form), marks: asIs });

/** The text with each row of more than 30 marks replaced by another text. */
export const withoutLongMarks = (text: string, instead: string): string =>
  edited(text, { text: asIs, marks: () => instead });
