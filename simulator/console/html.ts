/**
 * Pages are written as templates whose holes are escaped: what documents contain
 * is text, whatever it looks like. Attributes stand between double quotes, and
 * no hole stands inside a tag's name, a script or a style.
 */
const written: unique symbol = Symbol('html');

/** Text that was escaped already. A symbol marks it: nothing that was parsed from JSON can bear one. */
export type Html = { readonly [written]: string };

export type Hole = Html | string | number | undefined | false | readonly Hole[];

const references: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Characters that reorder or hide the text around them would let a document show another code than it has. */
const deceptive = /[\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/g;

const codePoint = (character: string): string =>
  `[U+${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}]`;

/** As text between tags or between double quotes. */
export const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (character) => references[character] ?? '').replaceAll(deceptive, codePoint);

const isHtml = (hole: Hole): hole is Html => typeof hole === 'object' && written in hole;

/** As it goes into the page. */
export const htmlText = (hole: Hole): string => {
  if (hole === undefined || hole === false) return '';
  if (typeof hole === 'string') return escapeHtml(hole);
  if (typeof hole === 'number') return String(hole);
  return isHtml(hole) ? hole[written] : hole.map(htmlText).join('');
};

/** Joins what its holes hold; strings in them are escaped, lists follow one another, undefined and false are nothing. */
export const html = (texts: TemplateStringsArray, ...holes: readonly Hole[]): Html => ({
  [written]: texts.map((text, at) => (at === 0 ? text : `${htmlText(holes[at - 1])}${text}`)).join(''),
});
