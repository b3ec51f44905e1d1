/**
 * Reads JSON from outside. Refused, with the place: text that exceeds its limits, text that is not JSON, and a name
 * that occurs twice in one object.
 */
import type { Bilingual } from '../text/bilingual.ts';
import { stringEnd, type OverBudget, spendJson, noJsonLimits, type JsonLimits } from './json-budget.ts';
import { type Position, positionAt } from '../xml/tree.ts';
import { firstJsonError } from './json-scanner.ts';
import { shortened } from '../text/shortened.ts';

const membersIn = (value: unknown): number => {
  let members = 0;
  const left: unknown[] = [value];
  while (left.length > 0) {
    const next = left.pop();
    if (typeof next !== 'object' || next === null) continue;
    const inside: readonly unknown[] = Array.isArray(next) ? next : Object.values(next);
    if (!Array.isArray(next)) members += inside.length;
    for (const each of inside) if (typeof each === 'object') left.push(each);
  }
  return members;
};

/** Whether the text has more members than its value: the cheap check, made for every body. */
const hasDuplicateKeys = (membersOfText: number, parsed: unknown): boolean => membersOfText > membersIn(parsed);

type DuplicateKey = {
  /** Its value, escapes resolved. */
  readonly key: string;
  /** JSON pointer (RFC 6901) to both. */
  readonly pointer: string;
  /** Offsets (UTF-16) of the quotes that open them. */
  readonly first: number;
  readonly second: number;
};

type Frame = {
  /** For an object: its names so far, with their offsets. */
  readonly names: Map<string, number> | undefined;
  /** The name, or the list index, of the value being read. */
  step: string | number;
};

const escaped = (step: string | number): string => String(step).replaceAll('~', '~0').replaceAll('/', '~1');

const pointerOf = (frames: readonly Frame[]): string => frames.map(({ step }) => `/${escaped(step)}`).join('');

const nameIn = (text: string, start: number, end: number): string => {
  const name = text.slice(start + 1, end - 1);
  return name.includes('\\') ? (JSON.parse(`"${name}"`) as string) : name; // a string of JSON
};

/** Walks a text that is JSON; called when there are duplicates, to find where. */
const firstDuplicateKey = (text: string): DuplicateKey | undefined => {
  const frames: Frame[] = [];
  let isName = false;
  for (let at = 0; at < text.length; at += 1) {
    const frame = frames.at(-1);
    const character = text.charAt(at);
    if (character === '"') {
      const end = stringEnd(text, at);
      if (isName && frame?.names !== undefined) {
        const key = nameIn(text, at, end);
        frame.step = key;
        const first = frame.names.get(key);
        if (first !== undefined) return { key, pointer: pointerOf(frames), first, second: at };
        frame.names.set(key, at);
        isName = false;
      }
      at = end - 1;
    } else if (character === '{') {
      frames.push({ names: new Map(), step: '' });
      isName = true;
    } else if (character === '[') {
      frames.push({ names: undefined, step: 0 });
      isName = false;
    } else if (character === '}' || character === ']') {
      frames.pop();
      isName = false;
    } else if (character === ',' && frame !== undefined) {
      isName = frame.names !== undefined;
      if (typeof frame.step === 'number') frame.step += 1;
    }
  }
  return undefined;
};

/** `offset` in UTF-16 units, from 0; the length of the text if it ends too soon. */
export type NotJson = { readonly code: 'malformed-json'; readonly offset: number; readonly position: Position };

export type KeyTwice = {
  readonly code: 'duplicate-key';
  readonly key: string;
  /** JSON pointer (RFC 6901). */
  readonly pointer: string;
  readonly first: Position;
  readonly second: Position;
};

/** `found` is the count up to the place; the rest of the text was not read. */
export type TooComplex = Pick<OverBudget, 'limit' | 'found' | 'expected'> & {
  readonly code: 'json-too-complex';
  readonly position: Position;
};

export type JsonProblem = NotJson | KeyTwice | TooComplex;

type JsonRead = { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly problem: JsonProblem };

const tooComplex = (text: string, { limit, found, expected, offset }: OverBudget): JsonRead => ({
  ok: false,
  problem: { code: 'json-too-complex', limit, found, expected, position: positionAt(text, offset) },
});

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

/**
 * @param text without a byte order mark
 * @param limits required for everything that comes over a connection
 */
export const readJson = (text: string, limits = noJsonLimits): JsonRead => {
  const spent = spendJson(text, limits);
  if (!spent.ok) return tooComplex(text, spent.over);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return notJson(text);
  }
  return (hasDuplicateKeys(spent.members, value) ? keyTwice(text) : undefined) ?? { ok: true, value };
};

const longestName = 60;

const placeIn = ({ line, column }: Position): string => `${String(line)}:${String(column)}`;

const whats: Readonly<Record<keyof JsonLimits, Bilingual>> = {
  jsonValues: { en: 'members and items in all', es: 'campos y elementos en total' },
  jsonItems: { en: 'items in one list', es: 'elementos en una lista' },
  jsonMembers: { en: 'members in one object', es: 'campos en un objeto' },
  jsonDepth: { en: 'objects and lists inside one another', es: 'objetos y listas anidados' },
  jsonKeyLength: { en: 'characters in one key', es: 'caracteres en el nombre de un campo' },
};

/** For people at a command line: `line:column`, the actual value, the remedy. */
export const jsonProblemText = (problem: JsonProblem): Bilingual => {
  switch (problem.code) {
    case 'malformed-json': {
      const place = placeIn(problem.position);
      return {
        en: `${place} is not JSON (malformed-json). Look at the commas, quotes and brackets just before that place.`,
        es: `${place} no es JSON (malformed-json). Revise las comas, comillas y llaves justo antes de ese lugar.`,
      };
    }
    case 'duplicate-key': {
      const [first, second] = [placeIn(problem.first), placeIn(problem.second)];
      const [key, pointer] = [
        JSON.stringify(shortened(problem.key, longestName)),
        shortened(problem.pointer, longestName),
      ];
      return {
        en: `${second} repeats the key ${key} of ${first} (duplicate-key, ${pointer}). Keep one of the two.`,
        es: `${second} repite la clave ${key} de ${first} (duplicate-key, ${pointer}). Deje una de las dos.`,
      };
    }
    case 'json-too-complex': {
      const { limit } = problem;
      const [place, found, most] = [placeIn(problem.position), String(problem.found), String(problem.expected)];
      return {
        en: `${place} is beyond the limit ${limit} (json-too-complex): found ${found} ${whats[limit].en}, expected at most ${most}. Split the data.`,
        es: `${place} excede el límite ${limit} (json-too-complex): se encontraron ${found} ${whats[limit].es}, se esperaban ${most} como máximo. Divida los datos.`,
      };
    }
  }
};

/** In Spanish, for a service's answer. */
export const tooComplexMessage = ({ limit, found, expected, position: { line, column } }: TooComplex): string =>
  `El cuerpo excede el límite ${limit}: hasta la línea ${String(line)}, columna ${String(column)}, se encontraron ${String(found)} ` +
  `${whats[limit].es}; se esperan ${String(expected)} como máximo. Divida la solicitud o arranque el servicio con --limit ${limit}=NÚMERO.`;
