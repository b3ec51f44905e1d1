/** Edits in words: as a row of a table states them, with the way back, and as a sentence. */
import { changedPlace, type Shift, type XmlEdit } from '../../../simulator/document/index.ts';
import { nearest } from '../../common/nearest.ts';
import { usualJsonLimits } from '../../common/json/json-budget.ts';
import { readJson } from '../../common/json/read-json.ts';
import { same, type Bilingual, type Language } from '../../common/text/bilingual.ts';
import type { XmlSpec } from '../../common/xml/node.ts';
import { parseXml } from '../../common/xml/parse.ts';
import { findAt, parsePath } from '../../common/xml/path-steps.ts';
import { childElements, textOf, type XmlElement } from '../../common/xml/tree.ts';
import { writeElement } from '../../common/xml/write.ts';

/** A place, and what it gets: words, a text in quotation marks, or an element. */
export type Change = {
  /** A path below the root, or what else is changed. */
  readonly where: string;
  readonly to: string;
};

// Values

/** Characters that nobody sees are escaped, and what separates the values of a list. */
export const jsonText = (value: unknown): string =>
  JSON.stringify(value).replaceAll(
    /[\u007f-\u00a0\u2028\u2029\ufeff]|;(?= )/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

export const quoted = (text: string): string => jsonText(text);

/** Undefined for anything else than one text in quotation marks. */
export const unquoted = (value: string): string | undefined => {
  const read = value.startsWith('"') ? readJson(value, usualJsonLimits) : undefined;
  return read?.ok === true && typeof read.value === 'string' ? read.value : undefined;
};

const shortest = (text: string): string => (text.length <= 48 ? text : `${text.slice(0, 24)}…${text.slice(-12)}`);

export const absent: Bilingual = { en: 'absent', es: 'ausente' };
export const present: Bilingual = { en: 'present', es: 'presente' };
export const twice: Bilingual = { en: 'present twice', es: 'presente dos veces' };
const often: Bilingual = { en: 'present several times', es: 'presente varias veces' };

const empty: Bilingual = { en: 'empty', es: 'vacío' };

/** Read as well, never written. */
const otherWords: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: { twice: twice.en },
  es: {
    'dos veces': twice.es,
    vacía: empty.es,
    // Behind "al".
    'día anterior': 'el día anterior',
    'día siguiente': 'el día siguiente',
  },
};

/** In the words of the tables below. */
const usual = (text: string, language: Language): string => otherWords[language][text] ?? text;

export const exampleWords: readonly Bilingual[] = [absent, present, twice, often];

/** An example of what is there before: the text of the first place, cut if long; of groups, how many there are. */
export const exampleAt = (root: XmlElement, path: string): Bilingual => {
  const { elements, attribute } = findAt(root, path, childElements);
  const [first] = elements;
  if (first === undefined) return absent;
  if (attribute !== undefined) {
    const bearer = elements.flatMap(({ attributes }) => attributes.filter(({ name }) => name === attribute))[0];
    return bearer === undefined ? absent : same(quoted(shortest(bearer.value)));
  }
  if (childElements(first).length === 0) return same(quoted(shortest(textOf(first))));
  return [absent, present, twice][elements.length] ?? often;
};

// What is other than it was

type ShiftWords = readonly [unit: Shift['unit'], sign: 1 | -1, one: Bilingual, many: Bilingual];

const shiftWords: readonly ShiftWords[] = [
  ['cents', 1, { en: 'one cent more', es: 'un centavo más' }, { en: '# cents more', es: '# centavos más' }],
  ['cents', -1, { en: 'one cent less', es: 'un centavo menos' }, { en: '# cents less', es: '# centavos menos' }],
  ['days', -1, { en: 'the day before', es: 'el día anterior' }, { en: '# days before', es: '# días antes' }],
  ['days', 1, { en: 'the day after', es: 'el día siguiente' }, { en: '# days after', es: '# días después' }],
];

const shiftText = ({ unit, count }: Shift, language: Language): string => {
  const [, , one, many] = shiftWords.find(([of, sign]) => of === unit && sign === Math.sign(count)) ?? [];
  const words = Math.abs(count) === 1 ? one : many;
  return words?.[language].replace('#', String(Math.abs(count))) ?? '';
};

/** No date is left for more days. */
const mostDays = 99_999;

/** Undefined for anything else. */
export const shiftIn = (text: string, language: Language): Shift | undefined => {
  const word = usual(text, language);
  const [digits = ''] = /^[1-9]\d{0,11}(?= )/.exec(word) ?? [];
  const [unit, sign, one] =
    shiftWords.find(([, , ...words]) => words.some((each) => each[language].replace('#', digits) === word)) ?? [];
  if (unit === undefined || sign === undefined) return undefined;
  const count = word === one?.[language] ? 1 : Number(digits);
  return unit === 'days' && count > mostDays ? undefined : { unit, count: sign * count };
};

/** Amounts are shifted by cents: how `3,00 pesos más` is said. Three digits behind a point or a comma are thousands. */
const centsFor = (text: string, language: Language): string | undefined => {
  const [, whole, decimals = '', side] = /^(\d+(?:[.,]\d{3})*)(?:[.,](\d{1,2}))? pesos? (\S+)$/.exec(text) ?? [];
  if (whole === undefined || side === undefined) return undefined;
  const cents = String(Number(whole.replaceAll(/\D/g, '') + decimals.padEnd(2, '0')));
  const by = shiftIn(`${cents} ${{ en: 'cents', es: 'centavos' }[language]} ${side}`, language);
  return by === undefined ? undefined : shiftText(by, language);
};

/** What a place may get, beside a text in quotation marks, and an element or JSON. */
const knownWords = (language: Language): readonly string[] => [
  ...[absent, empty, twice, ...shiftWords.map(([, , one]) => one)].map((each) => each[language]),
  ...Object.keys(otherWords[language]),
];

/** The word that was probably meant, if one is near. */
export const meantWord = (text: string, language: Language): string | undefined =>
  centsFor(text, language) ?? nearest(text, knownWords(language));

/** The words that take away, empty or double what is there, as English has them; undefined for others. */
export const blankIn = (text: string, language: Language): 'absent' | 'empty' | 'twice' | undefined => {
  const word = usual(text, language);
  if (word === absent[language]) return 'absent';
  if (word === empty[language]) return 'empty';
  return word === twice[language] ? 'twice' : undefined;
};

/** The word in another language. */
export const wordIn = (word: string, from: Language, to: Language): string => {
  const by = shiftIn(word, from);
  if (by !== undefined) return shiftText(by, to);
  return { absent, empty, twice }[blankIn(word, from) ?? 'absent'][to];
};

// Places

const theRoot: Bilingual = { en: 'the root', es: 'la raíz' };

/** `/*` is the root of whatever is broken: it tells nothing. */
export const belowRoot = (path: string, language: Language): string =>
  path.replace(/^\/\*\/?/, '') || theRoot[language];

/** Undefined for what is not a path. */
export const pathOf = (where: string, language: Language): string | undefined => {
  const below = where.startsWith('/') ? where : `/*/${where}`;
  const path = where === theRoot[language] ? '/*' : below;
  return parsePath(path) === undefined ? undefined : path;
};

// Elements

const specOf = (element: XmlElement): XmlSpec => {
  const children = childElements(element);
  return {
    name: element.name,
    ...(element.attributes.length === 0
      ? {}
      : { attributes: Object.fromEntries(element.attributes.map(({ name, value }) => [name, value])) }),
    content: children.length === 0 ? textOf(element) : children.map(specOf),
  };
};

const isMixed = (element: XmlElement): boolean => {
  const children = childElements(element);
  return children.length > 0 && (textOf(element).trim() !== '' || children.some(isMixed));
};

/** Comments, declarations and text beside elements have no place in what is inserted. */
const losesSomething = (text: string, element: XmlElement): boolean =>
  /<[!?](?!\[CDATA\[)|\sxmlns[:=]/.test(text) || isMixed(element);

/** The prefixes of the document are declared where the element goes. */
const elementIn = (text: string): XmlSpec | undefined => {
  const prefixes = new Set([...text.matchAll(/[<\s]([\w-]+):[\w-]+[\s=/>]/g)].map(([, prefix = '']) => prefix));
  const declared = [...prefixes].map((prefix) => ` xmlns:${prefix}="urn:${prefix}"`).join('');
  const parsed = parseXml(`<x${declared}>${text}</x>`);
  const [child, ...others] = parsed.ok ? childElements(parsed.document.root) : [];
  return child === undefined || others.length > 0 || losesSomething(text, child) ? undefined : specOf(child);
};

/** Whether a text in quotation marks, JSON or an element ends where the value does, or with what may follow it. */
export const isWhole = (value: string): boolean =>
  value.startsWith('<')
    ? elementIn(splitBehind(value, 'en')[0]) !== undefined || elementIn(splitBehind(value, 'es')[0]) !== undefined
    : readJson(value, usualJsonLimits).ok;

// Edits

const theSameAnd: Bilingual = { en: 'the same and ', es: 'lo mismo y ' };
const behind: Bilingual = { en: ' after ', es: ' después de ' };
const or: Bilingual = { en: ' or ', es: ' o ' };
const inside: Bilingual = { en: 'in ', es: 'en ' };

const behindWhat = (after: readonly string[] | undefined, language: Language): string =>
  after === undefined || after.length === 0 ? '' : `${behind[language]}${after.join(or[language])}`;

const result = (edit: XmlEdit, language: Language): string => {
  switch (edit.edit) {
    case 'remove':
      return absent[language];
    case 'set':
      return quoted(edit.text);
    case 'append':
      return `${theSameAnd[language]}${quoted(edit.text)}`;
    case 'shift':
      return shiftText(edit.by, language);
    case 'insert':
      return `${writeElement(edit.child, {})}${behindWhat(edit.after, language)}`;
    case 'duplicate':
      return twice[language];
    case 'move':
      return `${inside[language]}${belowRoot(edit.into, language)}${behindWhat(edit.after, language)}`;
  }
};

export const wordEdit = (edit: XmlEdit, language: Language): Change => ({
  where: belowRoot(changedPlace(edit), language),
  to: result(edit, language),
});

const splitBehind = (text: string, language: Language): readonly [text: string, after: readonly string[]] => {
  const at = text.lastIndexOf(behind[language]);
  // An element ends with a bracket: what follows it is no text of its own.
  return at === -1 || text.includes('>', at)
    ? [text, []]
    : [text.slice(0, at), text.slice(at + behind[language].length).split(or[language])];
};

const insertion = (path: string, to: string, language: Language): XmlEdit | undefined => {
  const [text, after] = splitBehind(to, language);
  const child = elementIn(text);
  const parent = path.slice(0, path.lastIndexOf('/'));
  return child === undefined || path !== `${parent}/${child.name}`
    ? undefined
    : { edit: 'insert', path: parent, child, ...(after.length === 0 ? {} : { after }) };
};

const movement = (path: string, to: string, language: Language): XmlEdit | undefined => {
  const [text, after] = splitBehind(to.slice(inside[language].length), language);
  const into = pathOf(text, language);
  return into === undefined ? undefined : { edit: 'move', path, into, after };
};

/** The edit that a row states; undefined where it states none. */
export const parseEdit = ({ where, to }: Change, language: Language): XmlEdit | undefined => {
  const path = pathOf(where, language);
  if (path === undefined) return undefined;
  const blank = blankIn(to, language);
  if (blank === 'absent') return { edit: 'remove', path };
  if (blank === 'twice') return { edit: 'duplicate', path };
  if (blank === 'empty') return { edit: 'set', path, text: '' };
  const by = shiftIn(to, language);
  if (by !== undefined) return { edit: 'shift', path, by };
  if (to.startsWith('<')) return insertion(path, to, language);
  if (to.startsWith(inside[language])) return movement(path, to, language);
  const isMore = to.startsWith(theSameAnd[language]);
  const text = unquoted(isMore ? to.slice(theSameAnd[language].length) : to);
  return text === undefined ? undefined : { edit: isMore ? 'append' : 'set', path, text };
};

export const editSentence = (edit: XmlEdit): Bilingual => {
  const { path } = edit;
  switch (edit.edit) {
    case 'remove':
      return { en: `remove ${path}`, es: `eliminar ${path}` };
    case 'set':
      return { en: `set ${path} to "${edit.text}"`, es: `poner "${edit.text}" en ${path}` };
    case 'append':
      return { en: `append "${edit.text}" to ${path}`, es: `agregar "${edit.text}" al final de ${path}` };
    case 'shift':
      return { en: `set ${path} to ${shiftText(edit.by, 'en')}`, es: `poner ${shiftText(edit.by, 'es')} en ${path}` };
    case 'insert':
      return { en: `insert ${edit.child.name} into ${path}`, es: `insertar ${edit.child.name} en ${path}` };
    case 'duplicate':
      return { en: `duplicate ${path}`, es: `duplicar ${path}` };
    case 'move':
      return { en: `move ${path} into ${edit.into}`, es: `mover ${path} a ${edit.into}` };
  }
};
