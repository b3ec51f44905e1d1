/** Controls, line ends of every kind, lone surrogates, and marks that reorder or hide the text around them. */
const unprintable = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]+/gu;

/**
 * Text that fits on one line of a mail. Names and numbers come from requests:
 * a line end in one of them must not begin a new header.
 */
export const oneLine = (text: string): string => text.replace(unprintable, ' ').replace(/\s+/g, ' ').trim();
