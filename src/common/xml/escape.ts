/** The escapes of canonical XML (C14N 1.0, 2.3). */
const textEscapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '\r': '&#xD;' };

const attributeEscapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '"': '&quot;',
  '\t': '&#x9;',
  '\n': '&#xA;',
  '\r': '&#xD;',
};

const inText = /[&<>\r]/;
const inAttribute = /[&<"\t\n\r]/;
const everyInText = new RegExp(inText, 'g');
const everyInAttribute = new RegExp(inAttribute, 'g');

/** Text as canonical XML writes it between tags. */
export const escapeText = (text: string): string =>
  inText.test(text) ? text.replace(everyInText, (character) => textEscapes[character] ?? character) : text;

/** Text as canonical XML writes it between the double quotes of an attribute. */
export const escapeAttribute = (text: string): string =>
  inAttribute.test(text)
    ? text.replace(everyInAttribute, (character) => attributeEscapes[character] ?? character)
    : text;
