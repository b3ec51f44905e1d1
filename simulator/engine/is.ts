/**
 * The vocabulary of checks. Every word knows when it fails and how to break a
 * document so that it does: most rules need no violation of their own.
 * A value that is absent fails every word except `absent`; wrap with
 * `whenPresent` where the annex judges only what is there.
 */
import { decimal } from '../../src/common/decimal.ts';
import { isElement } from '../../src/common/xml/tree.ts';
import type { XmlElement } from '../../src/common/xml/tree.ts';
import type { XmlEdit } from '../../src/common/xml/edit.ts';
import type { Check, Finding, Site } from './check.ts';
import type { Violation } from './violation.ts';

const quoted = (text: string | undefined): string => (text === undefined ? 'nothing (absent)' : `"${text}"`);

const edits = (...list: readonly XmlEdit[]): Violation => ({ built: list });

const hasContent = (element: XmlElement): boolean =>
  element.children.some((child) => isElement(child) || (child.kind === 'text' && child.text.trim() !== ''));

/** Absent, or without text and elements. */
const isEmpty = (site: Site): boolean =>
  site.value === undefined || (site.node !== undefined && site.value.trim() === '' && !hasContent(site.node));

const isBlank = (value: string | undefined): boolean => value === undefined || value.trim() === '';

/** The element or attribute is there and not empty. */
export const present = (): Check => ({
  expected: 'a value',
  per: 'node',
  test: (site) => (isEmpty(site) || (isBlank(site.value) && !hasChildren(site)) ? { found: quoted(site.value) } : undefined),
  breakAt: (target) => edits({ edit: 'remove', path: target }),
});

const hasChildren = (site: Site): boolean => site.node !== undefined && site.node.children.some(isElement);

export const absent = (): Check => ({
  expected: 'nothing here',
  per: 'node',
  test: (site) => (site.value === undefined ? undefined : { found: quoted(site.value) }),
});

/** Exactly that many of the target under each owner. */
export const times = (count: number): Check => ({
  expected: `exactly ${count}`,
  per: 'owner',
  test: ({ siblings }) => (siblings.length === count ? undefined : { found: `${siblings.length}`, at: siblings[1] }),
  breakAt: (target) => edits({ edit: 'duplicate', path: target }),
});

export const once = (): Check => times(1);

/** Exactly this text. */
export const literal = (text: string): Check => ({
  expected: quoted(text),
  per: 'node',
  test: ({ value }) => (value === text ? undefined : { found: quoted(value) }),
  breakAt: (target) => edits({ edit: 'set', path: target, text: `${text}x` }),
});

type ListOptions = {
  /** A text outside the list, when "ZZ9" could be inside or the schema would refuse it. */
  readonly outside?: string;
  /** Name of the list for people; the members themselves where it is short. */
  readonly name?: string;
};

/** One of the members. */
export const oneOf = (members: Iterable<string>, options: ListOptions = {}): Check => {
  const set = members instanceof Set ? (members as ReadonlySet<string>) : new Set(members);
  const name = options.name ?? (set.size === 1 ? quoted([...set][0]) : `one of ${[...set].join(', ')}`);
  return {
    expected: name,
    per: 'node',
    test: ({ value }) => (value !== undefined && set.has(value) ? undefined : { found: quoted(value) }),
    breakAt: (target) => edits({ edit: 'set', path: target, text: options.outside ?? 'ZZ9' }),
  };
};

/** The whole text matches; `example` is one that does not. */
export const matches = (pattern: RegExp, expected: string, example: string): Check => ({
  expected,
  per: 'node',
  test: ({ value }) => (value !== undefined && pattern.test(value) ? undefined : { found: quoted(value) }),
  breakAt: (target) => edits({ edit: 'set', path: target, text: example }),
});

/** Equal to the text at another absolute path of the document. */
export const sameAs = (path: string, other: string): Check => ({
  expected: `the value of ${path}`,
  per: 'node',
  test: ({ value, subject }) => {
    const wanted = subject.text(path);
    return value?.trim() === wanted ? undefined : { found: quoted(value), expected: quoted(wanted) };
  },
  breakAt: (target) => edits({ edit: 'set', path: target, text: other }),
});

/** A decimal not below zero. */
export const notNegative = (): Check => ({
  expected: 'a number not below 0',
  per: 'node',
  test: ({ value }) => {
    const amount = value === undefined ? undefined : decimal(value);
    return amount !== undefined && amount.lt(0) ? { found: quoted(value) } : undefined;
  },
  breakAt: (target) => edits({ edit: 'set', path: target, text: '-1.00' }),
});

/** Any other check: says itself what it wants, and how it is broken. */
export const satisfying = (check: {
  readonly expected: string;
  readonly per?: Check['per'];
  readonly test: (site: Site) => Finding | undefined;
  readonly breakAt?: (target: string) => Violation;
}): Check => ({ per: 'node', ...check });

/** Judges only where the target is there and not empty. */
export const whenPresent = (check: Check): Check => ({
  ...check,
  test: (site) => (isEmpty(site) || (isBlank(site.value) && !hasChildren(site)) ? undefined : check.test(site)),
});

/** Judges only where the condition holds. */
export const when = (condition: (site: Site) => boolean, check: Check): Check => ({
  ...check,
  test: (site) => (condition(site) ? check.test(site) : undefined),
});
