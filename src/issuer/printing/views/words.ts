import { table } from '../../../common/code-lists.ts';
import { decimal } from '../../../common/decimal.ts';
import { rounded } from '../../rounding.ts';

const units = [
  ...[
    'cero',
    'uno',
    'dos',
    'tres',
    'cuatro',
    'cinco',
    'seis',
    'siete',
    'ocho',
    'nueve',
    'diez',
    'once',
    'doce',
    'trece',
  ],
  ...['catorce', 'quince', 'dieciséis', 'diecisiete', 'dieciocho', 'diecinueve', 'veinte', 'veintiuno', 'veintidós'],
  ...['veintitrés', 'veinticuatro', 'veinticinco', 'veintiséis', 'veintisiete', 'veintiocho', 'veintinueve'],
] as const;

const tens = ['', '', '', 'treinta', 'cuarenta', 'cincuenta', 'sesenta', 'setenta', 'ochenta', 'noventa'] as const;

const hundreds = [
  ...['', 'ciento', 'doscientos', 'trescientos', 'cuatrocientos', 'quinientos'],
  ...['seiscientos', 'setecientos', 'ochocientos', 'novecientos'],
] as const;

/** Long scale: each name is a million times the one before. */
const scales = [
  ['millón', 'millones'],
  ['billón', 'billones'],
  ['trillón', 'trillones'],
] as const;

const digitsInWords = 6 * (scales.length + 1);

const belowHundred = (value: number): string => {
  if (value < 30) return units[value] ?? '';
  const rest = value % 10;
  const ten = tens[Math.floor(value / 10)] ?? '';
  return rest === 0 ? ten : `${ten} y ${units[rest] ?? ''}`;
};

const belowThousand = (value: number): string => {
  if (value === 100) return 'cien';
  const rest = value % 100;
  const words = [hundreds[Math.floor(value / 100)] ?? '', rest === 0 && value > 0 ? '' : belowHundred(rest)];
  return words.filter((word) => word !== '').join(' ');
};

/** Before a masculine noun: `uno` → `un`, `veintiuno` → `veintiún`. */
const beforeNoun = (words: string): string => words.replace(/veintiuno$/, 'veintiún').replace(/uno$/, 'un');

const belowMillion = (value: number): string => {
  const thousands = Math.floor(value / 1000);
  const rest = value % 1000;
  if (thousands === 0) return belowThousand(rest);
  const words = thousands === 1 ? 'mil' : `${beforeNoun(belowThousand(thousands))} mil`;
  return rest === 0 ? words : `${words} ${belowThousand(rest)}`;
};

/** The six-digit groups of a whole number, the lowest first. */
const sixDigitGroups = (digits: string): number[] => {
  const groups: number[] = [];
  for (let end = digits.length; end > 0; end -= 6) groups.push(Number(digits.slice(Math.max(0, end - 6), end)));
  return groups;
};

const scaled = (value: number, scale: number): string => {
  const names = scales[scale - 1];
  if (names === undefined) return belowMillion(value);
  return value === 1 ? `un ${names[0]}` : `${beforeNoun(belowMillion(value))} ${names[1]}`;
};

/**
 * A whole number of up to 24 digits in Spanish words, in the form before a
 * masculine noun (`veintiún pesos`, `un millón de pesos`).
 */
const wholeBeforeNoun = (digits: string): string => {
  const words = sixDigitGroups(digits)
    .map((value, scale) => (value === 0 ? '' : scaled(value, scale)))
    .filter((part) => part !== '')
    .reverse()
    .join(' ');
  if (words === '') return 'cero';
  const exactMillions = /0{6}$/.test(digits);
  return exactMillions ? `${words} de` : beforeNoun(words);
};

type CurrencyNames = { readonly one: string; readonly many: string; readonly isFeminine: boolean };

const withoutAccent = new Map(Object.entries({ á: 'a', é: 'e', í: 'i', ó: 'o', ú: 'u' }));

/** `dólar` → `dólares`, `colón` → `colones`, `dírham` → `dírhams`; what is written in capitals stays. */
const plural = (word: string): string => {
  if (word === word.toUpperCase()) return word;
  if (!/(?:[lnrs]|dad)$/.test(word)) return `${word}s`;
  return `${word.replace(/[áéíóú](?=[ns]$)/, (letter) => withoutAccent.get(letter) ?? letter)}es`;
};

/** Units of account, metals and the like, of which nobody owes an amount. */
const isNoCurrency = (code: string, name: string): boolean => /^X(?!AF|CD|OF|PF)/.test(code) || name.includes('(');

const feminine = /^(?:libra|corona|rupia|lira|grivna|unidad|pataca|naira|rufiyaa|kuna)(?: |$)/;

/** From the name in the table of currencies; the code of one that is not in it. */
const currencyNames = (currency: string): CurrencyNames => {
  const name = table('type_currencies').byCode(currency)?.name;
  if (name === undefined || isNoCurrency(currency, name)) return { one: currency, many: currency, isFeminine: false };
  const one = name === name.toUpperCase() ? name : `${name.charAt(0).toLowerCase()}${name.slice(1)}`;
  const [noun = '', ...place] = one.split(/(?= de(?:l)? )/);
  return { one, many: [noun.split(' ').map(plural).join(' '), ...place].join(''), isFeminine: feminine.test(one) };
};

/** `doscientos veintiún` → `doscientas veintiuna`, of thousands and below: millions are masculine. */
const inGender = (words: string, { isFeminine }: CurrencyNames): string => {
  if (!isFeminine) return words;
  const [, millions = '', rest = ''] = /^(.*ill(?:ón|ones) )?(.*)$/.exec(words) ?? [];
  return `${millions}${rest
    .replace(/ientos/g, 'ientas')
    .replace(/veintiún$/, 'veintiuna')
    .replace(/un$/, 'una')}`;
};

const cents = (fraction: string): string => {
  const value = Number(fraction);
  if (value === 0) return '';
  return ` con ${beforeNoun(belowHundred(value))} ${value === 1 ? 'centavo' : 'centavos'}`;
};

/**
 * An amount in words: `Un millón de pesos colombianos con cincuenta centavos`, `Dos dólares estadounidenses`. Undefined for anything that is not a decimal or has more than 24 digits before the point.
 */
export const amountInWords = (text: string, currency: string): string | undefined => {
  const amount = decimal(text);
  if (amount === undefined) return undefined;
  const plain = rounded(amount, 2);
  const isNegative = plain.startsWith('-');
  const [digits = '0', fraction = '00'] = plain.replace('-', '').split('.');
  if (digits.length > digitsInWords) return undefined;
  const names = currencyNames(currency);
  const sentence = `${isNegative ? 'menos ' : ''}${inGender(wholeBeforeNoun(digits), names)} ${digits === '1' ? names.one : names.many}${cents(fraction)}`;
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
};
