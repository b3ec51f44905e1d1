/** The characters of RFC 5322's atext, and what RFC 6531 adds to them. Quoted local parts are not taken. */
const atom = /^[\p{L}\p{M}\p{N}!#$%&'*+\-/=?^_`{|}~]+$/u;
const label = /^[\p{L}\p{M}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?$/u;

const longestAddress = 254;
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
export const mailboxKey = (address: string): string => address.normalize('NFC').toLowerCase();

/** The texts between the commas and semicolons of a field in which people write several addresses. */
export const separated = (field: string): readonly string[] =>
  field
    .split(/[;,]/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
