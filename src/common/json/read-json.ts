/** Reads JSON that comes from outside: text that is none is refused with the place, and so is a name that stands twice. */
import { positionAt, type Position } from '../xml/tree.ts';
import { firstDuplicateKey, hasDuplicateKeys } from './duplicate-keys.ts';
import { firstJsonError } from './json-scanner.ts';

/** `offset` in UTF-16 units, from 0; the length of the text where it ends too soon. */
export type NotJson = { readonly code: 'malformed-json'; readonly offset: number; readonly position: Position };

export type KeyTwice = {
  readonly code: 'duplicate-key';
  readonly key: string;
  /** JSON pointer (RFC 6901). */
  readonly pointer: string;
  readonly first: Position;
  readonly second: Position;
};

export type JsonRead =
  { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly problem: NotJson | KeyTwice };

const notJson = (text: string): JsonRead => {
  const offset = firstJsonError(text) ?? text.length;
  return { ok: false, problem: { code: 'malformed-json', offset, position: positionAt(text, offset) } };
};

const keyTwice = (text: string): JsonRead | undefined => {
  const found = firstDuplicateKey(text);
  if (found === undefined) return undefined;
  const { key, pointer, first, second } = found;
  const places = { first: positionAt(text, first), second: positionAt(text, second) };
  return { ok: false, problem: { code: 'duplicate-key', key, pointer, ...places } };
};

/** @param text without a byte order mark */
export const readJson = (text: string): JsonRead => {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return notJson(text);
  }
  return (hasDuplicateKeys(text, value) ? keyTwice(text) : undefined) ?? { ok: true, value };
};

const longestName = 60;

const shortened = (text: string): string => (text.length > longestName ? `${text.slice(0, longestName)}…` : text);

const placeIn = ({ line, column }: Position): string => `${String(line)}:${String(column)}`;

/** In English, for people at a command line: `line:column`, what was found, what to do. */
export const jsonProblemText = (problem: NotJson | KeyTwice): string =>
  problem.code === 'malformed-json'
    ? `${placeIn(problem.position)} is not JSON (malformed-json). Look at the commas, quotes and brackets just before that place.`
    : `${placeIn(problem.second)} repeats the key ${JSON.stringify(shortened(problem.key))} of ${placeIn(problem.first)} (duplicate-key, ${shortened(problem.pointer)}). Keep one of the two.`;
