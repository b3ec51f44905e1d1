/** How foreign text becomes text of a page: its appearance matches its contents. */

const references: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
  '`': '&#96;',
};

/**
 * Characters that a page cannot contain, or that reorder, hide or join the text around them: controls except tabs and
 * line ends, lone surrogates, separators of lines and paragraphs, format characters (the bidirectional overrides
 * U+202A–U+202E and U+2066–U+2069 among them) and noncharacters. A joiner before a pictograph is part of an emoji.
 */
export const unseen =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\p{Cs}\p{Zl}\p{Zp}\p{Noncharacter_Code_Point}]|(?!\u200d\p{Extended_Pictographic})\p{Cf}/gu;

const special = new RegExp(`[&<>"'\`]|${unseen.source}`, 'gu');

const codePoint = (character: string): string =>
  `[U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}]`;

/** As text between tags, or between the quotes of an attribute. `U+202E` is shown as `[U+202E]`. */
export const escapeHtml = (text: string): string =>
  text.replace(special, (character) => references[character] ?? codePoint(character));

/** Addresses that may be followed; any other scheme (`javascript:`, `data:`, `vbscript:`, `file:` …) is refused. */
const schemes: readonly string[] = ['http', 'https', 'mailto'];

/** Whether a page may link to it. Browsers strip spaces and controls before they look for the scheme. */
export const isAddress = (text: string): boolean => {
  const [, scheme] = /^([a-z][a-z\d+.-]*):/i.exec(text.replace(/[\u0000-\u0020\u007f-\u00a0]/g, '')) ?? [];
  return scheme === undefined || schemes.includes(scheme.toLowerCase());
};
