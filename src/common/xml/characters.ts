/** Which characters XML 1.0 (fifth edition) allows where. */

const nameStart =
  ':A-Z_a-z\\u{C0}-\\u{D6}\\u{D8}-\\u{F6}\\u{F8}-\\u{2FF}\\u{370}-\\u{37D}\\u{37F}-\\u{1FFF}\\u{200C}\\u{200D}' +
  '\\u{2070}-\\u{218F}\\u{2C00}-\\u{2FEF}\\u{3001}-\\u{D7FF}\\u{F900}-\\u{FDCF}\\u{FDF0}-\\u{FFFD}\\u{10000}-\\u{EFFFF}';
const nameRest = `${nameStart}\\-.0-9\\u{B7}\\u{300}-\\u{36F}\\u{203F}\\u{2040}`;

const wideName = new RegExp(`[${nameRest}]*`, 'uy');
const startsName = new RegExp(`^[${nameStart}]`, 'u');

/** 1 for each allowed character, so that ASCII names, which are nearly all, need no regular expression. */
const asciiTable = (characters: string): Uint8Array => {
  const table = new Uint8Array(128);
  for (const character of characters) table[character.charCodeAt(0)] = 1;
  return table;
};

const asciiStart = ':_ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const startsAsciiName = asciiTable(asciiStart);
const asciiName = asciiTable(`${asciiStart}-.0123456789`);

/** Offset just behind the name characters (colons included) that begin at `start`; `start` when there are none. */
export const endOfName = (text: string, start: number): number => {
  let at = start;
  let code = text.charCodeAt(at);
  while (code < 128 && asciiName[code] === 1) {
    at += 1;
    code = text.charCodeAt(at);
  }
  if (!(code >= 128)) return at;
  wideName.lastIndex = at;
  return at + (wideName.exec(text)?.[0].length ?? 0);
};

/** A name without a colon (Namespaces in XML, production NCName), given that it holds name characters only. */
export const isNcName = (name: string): boolean => {
  const code = name.charCodeAt(0);
  return (code < 128 ? startsAsciiName[code] === 1 : startsName.test(name)) && !name.includes(':');
};

/** Space, tab, line feed, carriage return. */
export const isSpace = (code: number): boolean => code === 0x20 || code === 0x0a || code === 0x0d || code === 0x09;

/** Offset of the first character at or after `start` that is not white space. */
export const skipSpace = (text: string, start: number): number => {
  let at = start;
  while (isSpace(text.charCodeAt(at))) at += 1;
  return at;
};

/** True for a Unicode code point allowed in a document, literally or as a character reference. */
export const isXmlCodePoint = (code: number): boolean =>
  code >= 0x20
    ? code < 0xd800 || (code >= 0xe000 && code !== 0xfffe && code !== 0xffff && code <= 0x10ffff)
    : code === 0x0a || code === 0x09 || code === 0x0d;

/** The code unit at `offset` belongs to a character that XML allows; a lone surrogate does not. */
export const isXmlCharacterAt = (text: string, offset: number): boolean => {
  const code = text.charCodeAt(offset);
  if (code < 0xd800 || code > 0xdfff) return isXmlCodePoint(code);
  const other = text.charCodeAt(code < 0xdc00 ? offset + 1 : offset - 1);
  return code < 0xdc00 ? other >= 0xdc00 && other <= 0xdfff : other >= 0xd800 && other <= 0xdbff;
};

/** Characters suspicious enough to be checked one by one. */
const suspicious = /[^\t\n\r\x20-\ud7ff\ue000-\ufffd]/g;

/** Offset of the first character that XML forbids, at or after `start`; -1 when there is none. */
export const forbiddenCharacter = (text: string, start = 0): number => {
  suspicious.lastIndex = start;
  for (let found = suspicious.exec(text); found !== null; found = suspicious.exec(text)) {
    if (!isXmlCharacterAt(text, found.index)) return found.index;
  }
  return -1;
};

/** `U+0001` for messages, which must not repeat the character itself. */
export const codePointName = (text: string, offset: number): string =>
  `U+${(text.codePointAt(offset) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
