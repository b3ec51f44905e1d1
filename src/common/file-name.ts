/**
 * Names of files derived from foreign text: numbers of documents, names of attachments, scenarios. A name from this
 * module is safe on a disk, in a ZIP, in a header and in a mail; its type proves where it was made.
 */
import { normalise, withoutLongMarks } from './normalise.ts';

declare const made: unique symbol;

export type FileName = string & { readonly [made]: true };

/** Letters and digits of any script, and the punctuation that no file system, shell or header interprets. */
const others = /[^\p{L}\p{M}\p{N}._ ()-]+/gu;

/** Names that Windows treats as a device, whatever their extension. */
const device = /^(?:con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i;

/** In bytes of UTF-8; file systems take 255. */
const longest = 200;

const isDotOrSpace = (character: string): boolean => character === ' ' || character === '.';

/** A regular expression would look through each run of spaces from each of its places. */
const withoutEnd = (text: string): string => {
  let end = text.length;
  while (end > 0 && isDotOrSpace(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
};

/** A lone surrogate at the end is left out. */
const shortened = (text: string, bytes: number): string =>
  withoutEnd(
    Buffer.from(text)
      .subarray(0, bytes)
      .toString()
      .replace(/\ufffd$/, ''),
  );

const extensionOf = (name: string): string => /\.[a-z\d]{1,10}$/i.exec(name)?.[0] ?? '';

/**
 * The text as a name: forbidden characters become `_`, and so do more marks on a letter than any text has. It cannot leave its folder, is not a hidden file or a device, is
 * not empty, and keeps its extension when it is cut. A name made this way is unchanged.
 */
export const fileName = (text: string): FileName => {
  const trimmed = withoutEnd(
    withoutLongMarks(normalise(text, 'NFC'), '_')
      .replace(others, '_')
      .replace(/^[ .]+/, ''),
  );
  const extension = extensionOf(trimmed);
  const stem = trimmed.slice(0, trimmed.length - extension.length);
  const whole = `${shortened(stem, longest - extension.length)}${extension}`;
  const name = whole === '' ? 'archivo' : whole.replace(device, '_$&');
  return name as FileName; // The only place that creates one.
};
