/** What two documents differ in, element by element: the ones that stayed are left out. */
import { parseXml } from '../../common/xml/parse.ts';
import { xpathOf } from '../../common/xml/path.ts';
import { childElements, textOf, type XmlElement } from '../../common/xml/tree.ts';

/** One place. Absent where the document has no such element or attribute. */
export type Change = {
  /** In the document that has the place; in the first where both do. */
  readonly xpath: string;
  readonly before: string | undefined;
  readonly after: string | undefined;
};

export type DifferenceOptions = {
  /** Places whose value follows from the rest of the document: by element name, or `Name/@attribute`. */
  readonly ignore?: ReadonlySet<string>;
};

type Side = { readonly text: string };
type Comparison = {
  readonly before: Side;
  readonly after: Side;
  readonly ignore: ReadonlySet<string>;
  readonly changes: Change[];
};

const longest = 400;

/** An element as it stands in its document, cut where it is long. */
const sourceOf = ({ text }: Side, { start, end }: XmlElement): string => {
  const source = text.slice(start, end);
  return source.length <= longest ? source : `${source.slice(0, longest)}… (${source.length} characters)`;
};

const isLeaf = (element: XmlElement): boolean => childElements(element).length === 0;

const attributesOf = (element: XmlElement): ReadonlyMap<string, string> =>
  new Map(element.attributes.map(({ name, value }) => [name, value]));

const compareAttributes = (one: XmlElement, other: XmlElement, { changes, ignore }: Comparison): void => {
  const [before, after] = [attributesOf(one), attributesOf(other)];
  for (const name of new Set([...before.keys(), ...after.keys()])) {
    if (before.get(name) === after.get(name) || ignore.has(`${one.name}/@${name}`)) continue;
    changes.push({ xpath: xpathOf(one, name), before: before.get(name), after: after.get(name) });
  }
};

type Pair = readonly [before: XmlElement | undefined, after: XmlElement | undefined];

/** Pairs of equal name in order, and what is left over on either side. */
const pairedByName = (before: readonly XmlElement[], after: readonly XmlElement[]): readonly Pair[] => {
  const left = [...after];
  const pairs = before.map((element): Pair => {
    const index = left.findIndex(({ name }) => name === element.name);
    return [element, index === -1 ? undefined : left.splice(index, 1)[0]];
  });
  return [...pairs, ...left.map((element): Pair => [undefined, element])];
};

/**
 * Children that are the same text in both documents are left out from both
 * ends, so that one more or one less among equals is told as just that.
 */
const pairsOf = (one: XmlElement, other: XmlElement, { before, after }: Comparison): readonly Pair[] => {
  const [first, second] = [childElements(one), childElements(other)];
  const same = (a: XmlElement | undefined, b: XmlElement | undefined): boolean =>
    a !== undefined && b !== undefined && before.text.slice(a.start, a.end) === after.text.slice(b.start, b.end);
  let head = 0;
  while (same(first[head], second[head])) head += 1;
  let tail = 0;
  const shorter = Math.min(first.length, second.length) - head;
  while (tail < shorter && same(first.at(-1 - tail), second.at(-1 - tail))) tail += 1;
  return pairedByName(first.slice(head, first.length - tail), second.slice(head, second.length - tail));
};

const compare = (one: XmlElement, other: XmlElement, context: Comparison): void => {
  const { before, after, ignore, changes } = context;
  compareAttributes(one, other, context);
  if (isLeaf(one) && isLeaf(other)) {
    const [old, now] = [textOf(one), textOf(other)];
    if (old !== now && !ignore.has(one.name)) changes.push({ xpath: xpathOf(one), before: old, after: now });
    return;
  }
  for (const [old, now] of pairsOf(one, other, context)) {
    if (old !== undefined && now !== undefined) compare(old, now, context);
    else if (old !== undefined) changes.push({ xpath: xpathOf(old), before: sourceOf(before, old), after: undefined });
    else if (now !== undefined) changes.push({ xpath: xpathOf(now), before: undefined, after: sourceOf(after, now) });
  }
};

const around = (text: string, offset: number): string => text.slice(Math.max(0, offset - 60), offset + 60);

/** For bytes that are no document any more: the surroundings of the first place where they differ. */
const firstDifference = (before: string, after: string): readonly Change[] => {
  let offset = 0;
  while (offset < before.length && before[offset] === after[offset]) offset += 1;
  if (before === after) return [];
  return [{ xpath: `character ${offset + 1}`, before: around(before, offset), after: around(after, offset) }];
};

/** In document order; none where both documents say the same. */
export const differenceOf = (
  before: string,
  after: string,
  { ignore = new Set<string>() }: DifferenceOptions = {},
): readonly Change[] => {
  const [one, other] = [parseXml(before), parseXml(after)];
  if (!one.ok || !other.ok) return firstDifference(before, after);
  const [old, now] = [one.document.root, other.document.root];
  if (old.name !== now.name) return [{ xpath: xpathOf(old), before: old.name, after: now.name }];
  const changes: Change[] = [];
  compare(old, now, { before: one.document, after: other.document, ignore, changes });
  return changes;
};

const shown = (text: string | undefined): string => (text === undefined ? '(absent)' : text === '' ? '(empty)' : text);

/** Three lines a place: where, before, after. */
export const differenceText = (changes: readonly Change[]): string =>
  changes
    .map(({ xpath, before, after }) => `${xpath}\n  before  ${shown(before)}\n  after   ${shown(after)}\n`)
    .join('\n');
