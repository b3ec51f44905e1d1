/** HTML from templates: whatever is filled in is escaped, unless it is HTML made here. */

export type Html = { readonly html: string };

type Part = Html | string | number | readonly Html[] | undefined;

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Characters that a page cannot hold, or that turn the direction of the text around them. */
const unprintable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u202a-\u202e\u2066-\u2069]/g;

/** Text as it stands between tags and inside quoted attributes. */
export const escapeHtml = (text: string): string =>
  text.replaceAll(unprintable, '\ufffd').replaceAll(/[&<>"']/g, (character) => escapes[character] ?? character);

const written = (part: Part): string => {
  if (part === undefined) return '';
  if (typeof part === 'string') return escapeHtml(part);
  if (typeof part === 'number') return String(part);
  return 'html' in part ? part.html : part.map(({ html: each }) => each).join('');
};

/** A template whose parts are escaped. */
export const html = (texts: TemplateStringsArray, ...parts: readonly Part[]): Html => ({
  html: texts.map((text, index) => `${text}${written(parts[index])}`).join(''),
});
