/** An http(s) address that a person gave, or why it is none. */
export type GivenAddress =
  | { readonly ok: true; readonly url: URL }
  | { readonly ok: false; readonly problem: 'no-address' | 'credentials'; readonly shown: string };

/**
 * An address is printed, reported, and written into every message (`wsa:To`), so none may contain a password.
 * @returns with `shown`, the text as it may be repeated to the person
 */
export const givenAddress = (text: string): GivenAddress => {
  const shown = text.includes('@') ? `***${text.slice(text.lastIndexOf('@'))}` : text;
  if (!URL.canParse(text)) return { ok: false, problem: 'no-address', shown };
  const url = new URL(text);
  if (!/^https?:$/.test(url.protocol)) return { ok: false, problem: 'no-address', shown };
  if (url.username !== '' || url.password !== '') return { ok: false, problem: 'credentials', shown };
  return { ok: true, url };
};
