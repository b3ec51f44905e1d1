/**
 * Names of files that are made of what others wrote: numbers of documents, names of attachments, scenarios. A name that
 * this module made is safe on a disk, in a ZIP, in a header and in a mail; the type says that it was made here.
 */
declare const made: unique symbol;

export type FileName = string & { readonly [made]: true };

/** Letters and digits of any script, and the marks that no file system, shell or header reads as something else. */
const others = /[^\p{L}\p{M}\p{N}._ ()-]+/gu;

/** What Windows takes for a device, whatever its extension. */
const device = /^(?:con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i;

/** In bytes of UTF-8; file systems take 255. */
const longest = 200;

/** Half a character at the end is left out. */
const shortened = (text: string, bytes: number): string =>
  Buffer.from(text)
    .subarray(0, bytes)
    .toString()
    .replace(/\ufffd$/, '')
    .replace(/[ .]+$/, '');

const extensionOf = (name: string): string => /\.[a-z\d]{1,10}$/i.exec(name)?.[0] ?? '';

/**
 * The text as a name: what may not stand in one becomes `_`. It leads out of no folder, is no hidden file, no device and
 * not empty, and keeps its extension when it is cut. A name made so stays as it is.
 */
export const fileName = (text: string): FileName => {
  const trimmed = text
    .normalize('NFC')
    .replace(others, '_')
    .replace(/^[ .]+|[ .]+$/g, '');
  const extension = extensionOf(trimmed);
  const stem = trimmed.slice(0, trimmed.length - extension.length);
  const whole = `${shortened(stem, longest - extension.length)}${extension}`;
  const name = whole === '' ? 'archivo' : whole.replace(device, '_$&');
  return name as FileName; // the only place that makes one
};
