/** The escapes of canonical XML (C14N 1.0, 2.3). */
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
const everyInAttribute = new RegExp(inAttribute, 'g');

/** Text as canonical XML writes it between tags. */
export const escapeText = (text: string): string =>
  inText.test(text)
    ? text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('\r', '&#xD;')
    : text;

/** Text as canonical XML writes it between the double quotes of an attribute. */
export const escapeAttribute = (text: string): string =>
  inAttribute.test(text)
    ? text.replace(everyInAttribute, (character) => attributeEscapes[character] ?? character)
    : text;
