/**
 * How single values of a request are read: accepted forms, the form used from there on, and the form named in an error
 * message. Numbers are read as the digits written, as far as JSON numbers preserve them.
 */
import { isDecimal } from '../../common/decimal.ts';
import { isDate } from '../../common/time.ts';
import { forbiddenCharacter } from '../../common/xml/characters.ts';

/** Longer figures are not amounts and would only cost time. */
const longestFigure = 40;

const figureOfNumber = (value: number): string | undefined => {
  // Above 2^53 a JSON number has already lost digits; below 1e-6 it is written with an exponent.
  if (!Number.isFinite(value) || Math.abs(value) > Number.MAX_SAFE_INTEGER) return undefined;
  const text = String(value);
  return text.includes('e') ? undefined : text;
};

/**
 * Decimal text exactly as given; undefined for exponents, commas, thousands separators and anything that is not a
 * number.
 */
const amount = (value: unknown): string | undefined => {
  if (typeof value === 'number') return figureOfNumber(value);
  if (typeof value !== 'string' || value.length > longestFigure || !isDecimal(value)) return undefined;
  return value.trim();
};

/** With blanks around them. Text without such a bound is only ever read from one end to the other. */
const isShort = (value: unknown): value is string => typeof value === 'string' && value.length <= 100;

const digits = (value: unknown): string | undefined => {
  if (typeof value === 'number') return Number.isSafeInteger(value) && value >= 0 ? String(value) : undefined;
  return isShort(value) && /^\d{1,20}$/.test(value.trim()) ? value.trim() : undefined;
};

/** An identifier of a table, or an official code of it (`31`, `NIU`, `R-99-PN`). */
const identifier = (value: unknown): string | undefined =>
  digits(value) ?? (isShort(value) && /^[A-Za-z0-9][\w.-]{0,19}$/.test(value.trim()) ? value.trim() : undefined);

const digit = (value: unknown): string | undefined => {
  const text = digits(value);
  return text?.length === 1 ? text : undefined;
};

/** `YYYY-MM-DD`, `YYYY/MM/DD` or `MM/DD/YYYY`, as `YYYY-MM-DD`. */
const date = (value: unknown): string | undefined => {
  if (!isShort(value)) return undefined;
  const text = value.trim();
  const monthFirst = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(text);
  const normal = monthFirst === null ? text.replaceAll('/', '-') : `${monthFirst[3]}-${monthFirst[1]}-${monthFirst[2]}`;
  return isDate(normal) ? normal : undefined;
};

const time = (value: unknown): string | undefined =>
  isShort(value) && /^(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d$/.test(value.trim()) ? value.trim() : undefined;

/** `YYYY-MM-DDTHH:MM:SS`; a space instead of the T is accepted. */
const moment = (value: unknown): string | undefined => {
  if (!isShort(value)) return undefined;
  const [day = '', clock = '', ...rest] = value.trim().split(/[T ]/);
  return rest.length === 0 && isDate(day) && time(clock) !== undefined ? `${day}T${clock}` : undefined;
};

const flags: ReadonlyMap<unknown, boolean> = new Map<unknown, boolean>([
  [true, true],
  [1, true],
  ['1', true],
  ['true', true],
  [false, false],
  [0, false],
  ['0', false],
  ['false', false],
]);

const flag = (value: unknown): boolean | undefined => flags.get(value);

/** XML allows these control characters (DEL, and U+0080 to U+009F), but the annex allows none: ZB02. */
const editing = /[\x7f-\x9f]/;

/** In UTF-16 units. With a longer one a document exceeds the 500 KB that the authority takes, and would only cost time. */
export const longestText = 500_000;

const written = (value: unknown): string | undefined =>
  typeof value === 'string' && forbiddenCharacter(value) === -1 && !editing.test(value) ? value : undefined;

/** Text that a document can contain; a number (for telephones) as its digits. */
const text = (value: unknown): string | undefined => {
  if (typeof value === 'number') return figureOfNumber(value);
  return typeof value === 'string' && value.length <= longestText ? written(value) : undefined;
};

/** Texts between semicolons, of which at least one is not blank. */
const descriptions = (value: unknown): string | undefined => {
  const given = text(value);
  return given === undefined || /^[;\s]*$/.test(given) ? undefined : given;
};

/** Letters and digits, up to this many: it becomes part of numbers, file names and headers. */
const prefixUpTo =
  (most: number) =>
  (value: unknown): string | undefined => {
    const prefix = text(value)?.trim();
    return prefix !== undefined && prefix.length <= most && /^[A-Za-z0-9]*$/.test(prefix) ? prefix : undefined;
  };

/** Part of a file name that cannot leave its folder. */
const filePart = (value: unknown): string | undefined =>
  typeof value === 'string' && /^[\w\- ][\w.\- ]{0,99}$/.test(value) ? value : undefined;

/**
 * The bytes of a file: Base64, broken into lines or not, with or without its padding; never empty. Node's decoder takes
 * anything, and the expression of `ajv-formats` needs a stack as deep as the file is long.
 */
const base64 = (value: unknown): string | undefined => {
  if (typeof value !== 'string') return undefined;
  const compact = value.replaceAll(/\s+/g, '');
  const [, data = '', padding = ''] = /^([A-Za-z0-9+/]{2,})(={0,2})$/.exec(compact) ?? [];
  const open = data.length % 4;
  const isWhole = data !== '' && open !== 1 && (padding === '' || open + padding.length === 4);
  return isWhole ? compact : undefined;
};

/** Every kind of value with its reader and, in Spanish, what the caller should send. */
export const kinds = {
  amount: {
    read: amount,
    expected: 'un número decimal con punto, sin exponente ni separador de miles, por ejemplo "1000000.00"',
  },
  identifier: {
    read: identifier,
    expected: 'un identificador entero, por ejemplo 1 o "1", o el código oficial de su tabla',
  },
  digits: { read: digits, expected: 'un número entero sin signo, por ejemplo 990000001' },
  digit: { read: digit, expected: 'un solo dígito, de 0 a 9' },
  date: { read: date, expected: 'una fecha que exista, con la forma AAAA-MM-DD, AAAA/MM/DD o MM/DD/AAAA' },
  time: { read: time, expected: 'una hora de 24 horas con la forma HH:MM:SS' },
  moment: { read: moment, expected: 'un momento con la forma AAAA-MM-DDTHH:MM:SS' },
  flag: { read: flag, expected: 'true o false' },
  text: { read: text, expected: 'un texto sin caracteres de control, hasta 500.000' },
  /** Of a length that whoever reads the file limits. */
  file: { read: written, expected: 'un archivo como texto, sin caracteres de control' },
  descriptions: {
    read: descriptions,
    expected: 'una descripción sin caracteres de control, hasta 500.000; varias se separan con punto y coma',
  },
  prefix: {
    read: prefixUpTo(20),
    expected: 'un prefijo de letras (sin tilde ni ñ) y dígitos, sin espacios ni guiones, hasta 20, por ejemplo "SETP"',
  },
  rangePrefix: {
    read: prefixUpTo(4),
    expected: 'un prefijo de letras (sin tilde ni ñ) y dígitos, sin espacios ni guiones, hasta 4, por ejemplo "SETP"',
  },
  base64: { read: base64, expected: 'el contenido de un archivo en Base64, no vacío' },
  filePart: {
    read: filePart,
    expected:
      'parte de un nombre de archivo: letras sin tilde ni ñ, dígitos, guiones, espacios y puntos (no al principio), hasta 100 caracteres',
  },
} as const;

export type Kind = keyof typeof kinds;
