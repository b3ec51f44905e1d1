/**
 * Options that people pass: each declared once with the kind of value that it takes. A value of another kind is refused
 * with its path, what was received and what was expected. Callers in JavaScript have no compiler, and the command line has
 * texts only.
 */
import { nearest } from './nearest.ts';
import { optionProblem, type StartProblem } from './start-error.ts';
import { same, type Bilingual } from './text/bilingual.ts';

export type OptionKind = {
  /** Stable, for values of another kind. */
  readonly code: string;
  readonly expected: Bilingual;
  readonly admits: (value: unknown) => boolean;
  /** Its value is kept out of messages. */
  readonly secret?: true;
  /** Names near a misspelt one. */
  readonly among?: readonly string[];
  /** The parts of an admitted value, each with its own kind. */
  readonly parts?: (value: unknown) => readonly Part[];
};

type Part = {
  /** As a suffix of the path of the whole: `.issuer`, `[0]`. */
  readonly at: string;
  readonly value: unknown;
  /** Undefined for an option of an unknown name. */
  readonly kind: OptionKind | undefined;
  readonly names: readonly string[];
};

export type RefusedOption = {
  /** `rules.FAU14`, `ports.issuer`, `trust[0]`. */
  readonly path: string;
  /** The value in words: `"Off"`, `false`, `an object`. */
  readonly received: string;
  readonly expected: string;
};

export type OptionProblem = RangeError &
  StartProblem &
  RefusedOption & {
    /** The same for a caller who speaks Spanish. */
    readonly inSpanish: Omit<RefusedOption, 'path'>;
  };

type Refused = { readonly path: string; readonly received: Bilingual; readonly expected: Bilingual };

/** The problem with what a program can read of it. */
export const refused = (problem: RangeError & StartProblem, { path, received, expected }: Refused): OptionProblem =>
  Object.assign(problem, {
    path,
    received: received.en,
    expected: expected.en,
    inSpanish: { received: received.es, expected: expected.es },
  });

export const kindOf = (
  expected: Bilingual,
  admits: OptionKind['admits'],
  more: Partial<Omit<OptionKind, 'expected' | 'admits'>> = {},
): OptionKind => ({ code: 'invalid-option', expected, admits, ...more });

export const isText = (value: unknown): value is string => typeof value === 'string';
const isFilled = (value: unknown): value is string => isText(value) && value.trim() !== '';
const isPlain = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !ArrayBuffer.isView(value);

/** Not empty: an empty variable of a shell would otherwise change what is meant. */
export const someText = kindOf({ en: 'a text that is not empty', es: 'un texto no vacío' }, isFilled);
export const someFlag = kindOf({ en: 'true or false', es: 'true o false' }, (value) => typeof value === 'boolean');
export const someFunction = kindOf({ en: 'a function', es: 'una función' }, (value) => typeof value === 'function');

/** A text that the test takes. */
export const textThat = (
  test: (text: string) => boolean,
  { code = 'invalid-option', ...expected }: Bilingual & { readonly code?: string },
): OptionKind => kindOf(expected, (value) => isText(value) && test(value), { code });

/** Whether a header of HTTP takes it as one word: Latin-1 without blanks and control characters (RFC 9110, 5.5). */
export const fitsHeader = (text: string): boolean => /^[\x21-\x7e\xa1-\xff]+$/.test(text);

/** Of a service; never part of a message. */
export const accessToken: OptionKind = {
  ...textThat(fitsHeader, {
    code: 'invalid-token',
    en: 'a text without blanks, and not empty, of characters that HTTP headers take (Latin-1)',
    es: 'un texto sin espacios, y no vacío, de caracteres que admiten las cabeceras HTTP (Latin-1)',
  }),
  secret: true,
};

export const whole = (from: number, to: number, code = 'invalid-option'): OptionKind =>
  kindOf(
    {
      en: `a whole number from ${String(from)} to ${String(to)}`,
      es: `un número entero de ${String(from)} a ${String(to)}`,
    },
    (value) => Number.isInteger(value) && Number(value) >= from && Number(value) <= to,
    { code },
  );

export const among = (values: readonly string[], code = 'invalid-option'): OptionKind =>
  kindOf(same(values.join(', ')), (value) => isText(value) && values.includes(value), { code, among: values });

/** The message is that of the first. */
export const either = (first: OptionKind, second: OptionKind, expected: Bilingual): OptionKind => ({
  ...first,
  expected,
  admits: (value) => first.admits(value) || second.admits(value),
});

export const listOf = (kind: OptionKind): OptionKind =>
  kindOf({ en: 'a list', es: 'una lista' }, Array.isArray, {
    parts: (value) =>
      !Array.isArray(value)
        ? []
        : value.map((each: unknown, index) => ({ at: `[${String(index)}]`, value: each, kind, names: [] })),
  });

const entriesOf = (value: unknown): readonly (readonly [name: string, value: unknown])[] =>
  isPlain(value) ? Object.entries(value) : [];

const anObject = { en: 'an object', es: 'un objeto' };

/** Any names, each with a value of that kind. */
export const recordOf = (kind: OptionKind): OptionKind =>
  kindOf(anObject, isPlain, {
    parts: (value) => entriesOf(value).map(([name, each]) => ({ at: `.${name}`, value: each, kind, names: [] })),
  });

export const someObject = kindOf(anObject, isPlain);

/** These names and no others. Undefined counts as absent. */
export const shapeOf = (
  members: Readonly<Record<string, OptionKind>>,
  required: readonly string[] = [],
): OptionKind => {
  const names = Object.keys(members);
  return kindOf(anObject, isPlain, {
    parts: (value) => {
      const given = entriesOf(value).filter(([name, each]) => each !== undefined || !names.includes(name));
      const absent = required.filter((name) => given.every(([each]) => each !== name));
      return [...given, ...absent.map((name) => [name, undefined] as const)].map(([name, each]) => ({
        at: `.${name}`,
        value: each,
        kind: Object.hasOwn(members, name) ? members[name] : undefined,
        names,
      }));
    },
  });
};

const longest = 100;

const described = (value: unknown): Bilingual => {
  if (typeof value === 'function') return { en: 'a function', es: 'una función' };
  if (Array.isArray(value)) return { en: 'a list', es: 'una lista' };
  if (typeof value === 'object' && value !== null) return anObject;
  const text = isText(value) ? JSON.stringify(value) : String(value);
  return same(text.length > longest ? `${text.slice(0, longest)}…` : text);
};

const receivedOf = (kind: OptionKind, value: unknown): Bilingual =>
  kind.secret === true && isFilled(value)
    ? { en: 'a text that is not shown', es: 'un texto que no se muestra' }
    : described(value);

/** One sentence with what was received and what was expected, and both as data. */
const refusal = (kind: OptionKind, value: unknown, path: string): OptionProblem => {
  const { code, expected } = kind;
  // Options of the command line are known by their dashes.
  const name = path.startsWith('--') ? path : `"${path}"`;
  const received = receivedOf(kind, value);
  const near = kind.among === undefined || !isText(value) ? undefined : nearest(value, kind.among);
  const meant = {
    en: near === undefined ? '' : ` Did you mean ${near}?`,
    es: near === undefined ? '' : ` ¿Quiso decir ${near}?`,
  };
  return refused(
    optionProblem(code, {
      en: `${name} is ${received.en}.${meant.en} Expected ${expected.en}.`,
      es: `${name} es ${received.es}.${meant.es} Se esperaba ${expected.es}.`,
    }),
    { path, received, expected },
  );
};

const unknownName = (path: string, names: readonly string[]): OptionProblem => {
  const near = nearest(path.split('.').at(-1) ?? '', names);
  const list = names.join(', ');
  return refused(
    optionProblem('unknown-option', {
      en: `There is no option "${path}". ${near === undefined ? '' : `Did you mean ${near}? `}Options: ${list}.`,
      es: `No existe la opción "${path}". ${near === undefined ? '' : `¿Quiso decir ${near}? `}Opciones: ${list}.`,
    }),
    { path, received: same(path), expected: same(list) },
  );
};

/** The path of the options as a whole, which is no part of the paths of its members. */
export const allOptions = 'options';

/**
 * @param path of the value, `ports` or `--port`; the paths of its parts begin with it
 * @throws OptionProblem for the first value of another kind, `unknown-option` for the first unknown name
 */
export const requireOption = (kind: OptionKind, value: unknown, path: string): void => {
  if (!kind.admits(value)) throw refusal(kind, value, path);
  if (kind.parts === undefined) return;
  for (const { at, value: each, kind: one, names } of kind.parts(value)) {
    const place = path === allOptions ? at.replace(/^\./, '') : `${path}${at}`;
    if (one === undefined) throw unknownName(place, names);
    requireOption(one, each, place);
  }
};
