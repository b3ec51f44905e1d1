/** The permitted contents of a mail header: addresses, and text on one line. */
import { normalise } from '../../common/normalise.ts';

/** The characters of RFC 5322's atext, and RFC 6531's additions. Quoted local parts are not accepted. */
const atom = /^[\p{L}\p{M}\p{N}!#$%&'*+\-/=?^_`{|}~]+$/u;

const label = /^[\p{L}\p{M}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?$/u;

export const longestAddress = 254;

/** A field with several addresses: three of the longest. */
export const longestEmails = 3 * longestAddress;

const longestLocalPart = 64;

const longestLabel = 63;

const isDomain = (text: string): boolean => {
  const labels = text.split('.');
  return labels.length > 1 && labels.every((each) => each.length <= longestLabel && label.test(each));
};

/** Whether a text is one plain mailbox, `name@domain.tld`: no display name, no comment, no quotes. */
export const isMailAddress = (text: string): boolean => {
  if (text.length > longestAddress) return false;
  const [local = '', domain = '', ...rest] = text.split('@');
  if (rest.length > 0 || local.length > longestLocalPart) return false;
  return local.split('.').every((each) => atom.test(each)) && isDomain(domain);
};

/** Two spellings of one mailbox have one key: hardly any server distinguishes `Ana@` from `ana@`. */
export const mailboxKey = (address: string): string => normalise(address, 'NFC').toLowerCase();

/** The texts between the commas and semicolons of a field in which people write several addresses. */
export const separated = (field: string): readonly string[] =>
  field
    .split(/[;,]/)
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** Controls, line ends of every kind, lone surrogates, and marks that reorder or hide the text around them. */
const unprintable = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]+/gu;

/**
 * Text that fits on one line of a mail. Names and numbers come from requests: a line end in one of them must not start
 * a new header.
 */
export const oneLine = (text: string): string => text.replace(unprintable, ' ').replace(/\s+/g, ' ').trim();
