/**
 * Finds where a text stops being JSON (RFC 8259). Only called for a text known to be wrong: the platform's own parser
 * is faster, and does not always say where it stopped. No recursion, so that depth costs nothing.
 */

/** What may come next. `key` is a name after a comma, where an object may not end. */
type Expectation = 'value' | 'value-or-end' | 'key' | 'key-or-end' | 'colon' | 'comma-or-end' | 'nothing';

const blank = /[\t\n\r ]*/y;
const number = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const literals = ['true', 'false', 'null'] as const;
const hex = /^[0-9a-fA-F]{4}$/;

const matchEnd = (pattern: RegExp, text: string, at: number): number => {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : at;
};

type Scan = { readonly end: number } | { readonly wrongAt: number };

/** Offset after a `\n`, `\u00e9` …; undefined when there is no such escape. */
const escapeEnd = (text: string, at: number): number | undefined => {
  const letter = text.charAt(at + 1);
  if (letter === 'u') return hex.test(text.slice(at + 2, at + 6)) ? at + 6 : undefined;
  return letter !== '' && '"\\/bfnrt'.includes(letter) ? at + 2 : undefined;
};

/** From the opening quote. */
const scanString = (text: string, start: number): Scan => {
  for (let at = start + 1; at < text.length;) {
    const unit = text.charCodeAt(at);
    if (unit === 0x22) return { end: at + 1 };
    if (unit < 0x20) return { wrongAt: at };
    const next = unit === 0x5c ? escapeEnd(text, at) : at + 1;
    if (next === undefined) return { wrongAt: at };
    at = next;
  }
  return { wrongAt: text.length };
};

const scanScalar = (text: string, at: number): Scan => {
  if (text.charAt(at) === '"') return scanString(text, at);
  const literal = literals.find((each) => text.startsWith(each, at));
  const end = literal === undefined ? matchEnd(number, text, at) : at + literal.length;
  return end > at ? { end } : { wrongAt: at };
};

type Container = '{' | '[';

type Scanner = { readonly text: string; readonly open: Container[]; expected: Expectation };

const closing: Readonly<Record<Container, string>> = { '{': '}', '[': ']' };

const endValue = (scanner: Scanner, end: number): Scan => {
  scanner.expected = scanner.open.length === 0 ? 'nothing' : 'comma-or-end';
  return { end };
};

const readValue = (scanner: Scanner, at: number): Scan => {
  const character = scanner.text.charAt(at);
  if (character === '{' || character === '[') {
    scanner.open.push(character);
    scanner.expected = character === '{' ? 'key-or-end' : 'value-or-end';
    return { end: at + 1 };
  }
  const scan = scanScalar(scanner.text, at);
  return 'end' in scan ? endValue(scanner, scan.end) : scan;
};

const readKey = (scanner: Scanner, at: number): Scan => {
  if (scanner.text.charAt(at) !== '"') return { wrongAt: at };
  scanner.expected = 'colon';
  return scanString(scanner.text, at);
};

/** One character, and what may follow it. */
const readMark = (scanner: Scanner, at: number, [mark, next]: readonly [string, Expectation]): Scan => {
  if (scanner.text.charAt(at) !== mark) return { wrongAt: at };
  scanner.expected = next;
  return { end: at + 1 };
};

/** The end of the innermost container, or what else may stand there. */
const orEnd =
  (otherwise: (scanner: Scanner, at: number) => Scan) =>
  (scanner: Scanner, at: number): Scan => {
    const container = scanner.open.at(-1);
    if (container === undefined || scanner.text.charAt(at) !== closing[container]) return otherwise(scanner, at);
    scanner.open.pop();
    return endValue(scanner, at + 1);
  };

const readComma = (scanner: Scanner, at: number): Scan =>
  readMark(scanner, at, [',', scanner.open.at(-1) === '[' ? 'value' : 'key']);

const readers: Readonly<Record<Expectation, (scanner: Scanner, at: number) => Scan>> = {
  value: readValue,
  'value-or-end': orEnd(readValue),
  key: readKey,
  'key-or-end': orEnd(readKey),
  colon: (scanner, at) => readMark(scanner, at, [':', 'value']),
  'comma-or-end': orEnd(readComma),
  nothing: (_scanner, at) => ({ wrongAt: at }),
};

/**
 * Offset (UTF-16) of the first character that is not allowed at its place; the length when the text ends too soon;
 * undefined for JSON.
 */
export const firstJsonError = (text: string): number | undefined => {
  const scanner: Scanner = { text, open: [], expected: 'value' };
  for (let at = matchEnd(blank, text, 0); at < text.length;) {
    const scan = readers[scanner.expected](scanner, at);
    if ('wrongAt' in scan) return scan.wrongAt;
    at = matchEnd(blank, text, scan.end);
  }
  return scanner.expected === 'nothing' ? undefined : text.length;
};
