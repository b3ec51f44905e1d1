/** The state of one reading, its first problem, and the expansion of references. */
import type { Bilingual } from '../text/bilingual.ts';
import type { Budget } from './parse-limits.ts';
import { codePointName, forbiddenCharacter, isXmlCodePoint } from './characters.ts';
import type { XmlProblem } from './tree.ts';

export type Refusal = Pick<XmlProblem, 'code' | 'message' | 'offset'>;

/** `at` is where reading continues. After a refusal it is the end of the text, so every loop ends. */
export type Reader = {
  readonly text: string;
  /** The limits on reading, and the amount used so far. */
  readonly budget: Budget;
  at: number;
  refusal: Refusal | undefined;
};

/** Keeps the first problem only: later ones are mostly its consequences. */
export const refuse = (reader: Reader, refusal: Refusal): void => {
  reader.refusal ??= refusal;
  reader.at = reader.text.length;
};

export const refuseForm = (reader: Reader, offset: number, message: Bilingual): void => {
  refuse(reader, { code: 'xml-not-well-formed', message, offset });
};

export const refuseCharacter = (reader: Reader, offset: number): void => {
  const name = codePointName(reader.text, offset);
  refuseForm(reader, offset, {
    en: `The character ${name} may not stand in XML, not even as a reference.`,
    es: `El carácter ${name} no se admite en XML, ni siquiera como referencia.`,
  });
};

/** Refuses the first forbidden character between two offsets. */
export const checkCharacters = (reader: Reader, start: number, end: number): void => {
  const found = forbiddenCharacter(reader.text.slice(start, end));
  if (found !== -1) refuseCharacter(reader, start + found);
};

export const lineEnds = (raw: string): string => (raw.includes('\r') ? raw.replace(/\r\n?/g, '\n') : raw);

/** XML 1.0, 3.3.3: before references are expanded, so that `&#10;` stays a line feed. */
const attributeSpace = (raw: string): string => raw.replace(/\r\n|[\t\n\r]/g, ' ');

const predefined: ReadonlyMap<string, string> = new Map([
  ['lt', '<'],
  ['gt', '>'],
  ['amp', '&'],
  ['quot', '"'],
  ['apos', "'"],
]);

const characterReference = (name: string): string | undefined => {
  const digits = /^#(?:x([0-9A-Fa-f]+)|([0-9]+))$/.exec(name);
  if (digits === null) return undefined;
  const code = digits[1] === undefined ? Number.parseInt(digits[2] ?? '', 10) : Number.parseInt(digits[1], 16);
  return isXmlCodePoint(code) ? String.fromCodePoint(code) : undefined;
};

/** The replacement for `&name;`; a refusal and '' for an unknown one. */
const expandReference = (reader: Reader, name: string, offset: number): string => {
  const expanded = name.startsWith('#') ? characterReference(name) : predefined.get(name);
  if (expanded !== undefined) return expanded;
  if (name.startsWith('#')) {
    refuseForm(reader, offset, {
      en: `"&${name};" is not a reference to a character that XML allows.`,
      es: `"&${name};" no es una referencia a un carácter admitido en XML.`,
    });
  } else if (/^[^\s&;<]+$/.test(name)) {
    const message = {
      en: `The entity "&${name};" is not defined: only &lt; &gt; &amp; &quot; &apos; and character references are.`,
      es: `La entidad "&${name};" no está definida: solo lo están &lt; &gt; &amp; &quot; &apos; y las referencias de carácter.`,
    };
    refuse(reader, { code: 'xml-entity', message, offset });
  } else {
    refuseForm(reader, offset, {
      en: 'An "&" begins no reference: write it as "&amp;".',
      es: 'Un "&" no inicia ninguna referencia: escríbalo "&amp;".',
    });
  }
  return '';
};

/** A reference longer than this cannot be right: leading zeros apart, `#x10FFFF` is the longest. */
const longestReference = 64;

/** Character data between two offsets with references expanded and white space treated as its place requires. */
export const expand = (
  reader: Reader,
  range: { readonly start: number; readonly end: number },
  attribute: boolean,
): string => {
  const raw = reader.text.slice(range.start, range.end);
  const literal = attribute ? attributeSpace : lineEnds;
  let result = '';
  let from = 0;
  for (let at = raw.indexOf('&'); at !== -1 && reader.refusal === undefined; at = raw.indexOf('&', from)) {
    result += literal(raw.slice(from, at));
    const semicolon = raw.slice(at, at + longestReference).indexOf(';');
    result += expandReference(reader, semicolon === -1 ? '' : raw.slice(at + 1, at + semicolon), range.start + at);
    from = at + semicolon + 1;
  }
  return result + literal(raw.slice(from));
};
