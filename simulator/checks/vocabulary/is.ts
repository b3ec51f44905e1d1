/**
 * The vocabulary of checks. Every word knows when it fails and how to break a
 * document so that it does: most rules need no violation of their own.
 * A value that is absent fails every word except `absent` and `notEmpty`;
 * wrap with `whenThere` where the annex judges only what is there, with `whenPresent` where
 * it passes over an empty one too.
 */
import type { XmlEdit } from '../../document/edits/edit.ts';
import { isElement } from '../../../src/common/xml/tree.ts';
import { shown, type BreakAt, type Check, type Finding, type Limit, type NotEvaluated } from './check.ts';
import type { Site } from '../../document/subject.ts';
import type { Violation } from './violation.ts';
import type { Datum } from '../../document/datum.ts';
import type { Bilingual } from '../../../src/common/text/bilingual.ts';

const edits = (...list: readonly XmlEdit[]): Violation => ({ built: list });

const setTo =
  (text: string) =>
  (target: string): Violation =>
    edits({ edit: 'set', path: target, text });

/** Removes its text: the element or attribute stays. */
export const emptied = setTo('');

const remove = (target: string): Violation => edits({ edit: 'remove', path: target });

const hasChildren = ({ node }: Site): boolean => node?.children.some(isElement) === true;

/** Present, and with more than white space: text or, for an element, other elements. */
const isFilled = (site: Site): boolean => {
  if (site.value === undefined) return false;
  return site.value.trim() !== '' || (site.attribute === undefined && hasChildren(site));
};

const isThere = ({ value }: Site): boolean => value !== undefined;

/** The element or attribute is there and not empty. */
export const present = (): Check => ({
  expected: { en: 'a value', es: 'un valor' },
  predicate: { en: 'is there and not empty', es: 'está presente y no está vacío' },
  remedy: 'send',
  per: 'node',
  test: (site) => (isFilled(site) ? undefined : { found: shown(site.value) }),
  breakAt: (target, { mustStay = false } = {}) => (mustStay ? emptied(target) : remove(target)),
});

/** The same, broken by emptying it: for targets whose removal other rules would report as well. */
export const filled = (): Check => ({ ...present(), breakAt: emptied });

/** The element or attribute is present, empty or not. */
export const there = (): Check => ({
  expected: { en: 'this element', es: 'este elemento' },
  predicate: { en: 'is there', es: 'está presente' },
  remedy: 'send',
  per: 'owner',
  test: (site) => (isThere(site) ? undefined : { found: shown(undefined) }),
  breakAt: remove,
});

/** Absent, or present with content. */
export const notEmpty = (): Check => ({
  expected: { en: 'a value, or nothing at all', es: 'un valor, o que no se incluya' },
  predicate: { en: 'is not empty where it is there', es: 'no está vacío cuando está presente' },
  per: 'node',
  test: (site) => (isThere(site) && !isFilled(site) ? { found: shown(site.value) } : undefined),
  breakAt: emptied,
});

const parentAndName = (target: string): readonly [parent: string, name: string] => {
  const cut = target.lastIndexOf('/');
  return [target.slice(0, cut), target.slice(cut + 1)];
};

export const absent = (): Check => ({
  expected: { kind: 'none' },
  predicate: { en: 'is not there', es: 'no está presente' },
  remedy: 'remove',
  per: 'node',
  test: (site) => (isThere(site) ? { found: shown(site.value) } : undefined),
  breakAt: (target) => {
    const [path, name] = parentAndName(target);
    return name.startsWith('@') ? setTo('X')(target) : edits({ edit: 'insert', path, child: { name, content: 'X' } });
  },
});

/** Exactly that many (one or more) of the target under each owner. */
export const times = (count: number): Check => ({
  expected: { kind: 'exactly', count },
  predicate: {
    en: `occurs exactly ${count === 1 ? 'once' : `${count} times`}`,
    es: `aparece exactamente ${count === 1 ? 'una vez' : `${count} veces`}`,
  },
  per: 'owner',
  test: ({ siblings }) =>
    siblings.length === count ? undefined : { found: { kind: 'count', count: siblings.length }, at: siblings[count] },
  breakAt: (target) => edits({ edit: 'duplicate', path: target }),
});

export const once = (): Check => times(1);

/**
 * Exactly this text; `outside` is a different one that a document could have there.
 * @throws RangeError when they are the same
 */
export const literal = (text: string, outside = `${text}x`): Check => {
  if (outside === text) throw new RangeError(`"${outside}" is the literal and cannot break it.`);
  return {
    expected: shown(text),
    per: 'node',
    test: ({ value }) => (value === text ? undefined : { found: shown(value) }),
    breakAt: setTo(outside),
  };
};

type ListOptions = {
  /** A text outside the list, for when "ZZ9" could be in it or the schema would refuse it. */
  readonly outside?: string;
  /** Name of the list for people; the members themselves for a short list. */
  readonly name?: Bilingual;
};

/** A set, or the keys of a map. */
type Members = { readonly has: (text: string) => boolean };

const member = (members: () => Members, expected: Datum, outside: string): Check => ({
  expected,
  limit: 'list',
  per: 'node',
  test: ({ value }) => (value !== undefined && members().has(value) ? undefined : { found: shown(value) }),
  breakAt: setTo(outside),
});

const listOf = (values: readonly string[], name: Bilingual | undefined): Datum => {
  if (name !== undefined) return { kind: 'oneOf', values, name };
  return values.length === 1 ? shown(values[0]) : { kind: 'oneOf', values };
};

/**
 * One of the members.
 * @throws RangeError when the text meant to be outside is a member
 */
export const oneOf = (members: Iterable<string>, { outside = 'ZZ9', name }: ListOptions = {}): Check => {
  const set = new Set(members);
  if (set.has(outside)) throw new RangeError(`"${outside}" is a member of the list and cannot break it.`);
  return member(() => set, listOf([...set], name), outside);
};

/** A member of a table that is read when first asked. */
export const inList = (members: () => Members, options: Required<ListOptions>): Check =>
  member(members, { kind: 'oneOf', name: options.name }, options.outside);

/**
 * The whole text matches; `example` is one that does not.
 * @throws RangeError when the example matches
 */
export const matches = (pattern: RegExp, expected: Bilingual, example: string): Check => {
  if (pattern.test(example)) throw new RangeError(`"${example}" matches ${String(pattern)} and cannot break it.`);
  return {
    expected: { kind: 'pattern', pattern: pattern.source, name: expected },
    limit: 'pattern',
    per: 'node',
    test: ({ value }) => (value !== undefined && pattern.test(value) ? undefined : { found: shown(value) }),
    breakAt: setTo(example),
  };
};

const lastSteps = (path: string): string =>
  path
    .split('/')
    .filter((step) => step !== '' && step !== '*')
    .slice(-2)
    .join('/')
    .replaceAll(/\w+:/g, '');

/** Equal to the text at another absolute path of the document; `other` is a text that is not. */
export const sameAs = (path: string, other: string): Check => ({
  expected: { kind: 'equals', path },
  predicate: { en: `equals ${lastSteps(path)}`, es: `es igual a ${lastSteps(path)}` },
  per: 'node',
  test: ({ value, subject }) => {
    const wanted = subject.text(path);
    const isEqual = value !== undefined && value === wanted;
    return isEqual ? undefined : { found: shown(value), expected: { kind: 'equals', path, value: wanted ?? null } };
  },
  breakAt: setTo(other),
});

/** Listed in the annex without any validation: nothing breaks it. */
export const anything = (): Check => ({
  per: 'node',
  expected: { en: 'anything', es: 'cualquier valor' },
  predicate: { en: 'may be anything', es: 'puede tener cualquier valor' },
  test: () => undefined,
});

/** Any other check: it states its own expectation, and how it is broken. */
export const satisfying = (check: {
  readonly expected: Datum;
  readonly limit?: Limit;
  readonly per?: Check['per'];
  readonly test: (site: Site) => Finding | NotEvaluated | undefined;
  readonly breakAt?: (target: string, at?: BreakAt) => Violation;
}): Check => ({ per: 'node', ...check });

/** Judges only where the target is present and not empty. */
export const whenPresent = (check: Check): Check => when(isFilled, check);

/** Judges only where the target is there, empty or not. */
export const whenThere = (check: Check): Check => when(isThere, check);

/** Judges only where the condition holds. */
export const when = (condition: (site: Site) => boolean, { test, ...check }: Check): Check => ({
  test: (site) => (condition(site) ? test(site) : undefined),
  ...check,
});
