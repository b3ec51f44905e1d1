/** Where a type, or a value of a built-in type, can appear below a root; and documents changed at such a place. */
import type { Sample } from './sample.ts';
import type { Vocabulary } from './vocabulary.ts';
import type { Row, TypeFacts } from '../facts.ts';
import { isRow } from '../facts.ts';
import { documentSample, elementSample, minimal } from './sample.ts';
import { attributesOf, rowsOf } from './vocabulary.ts';

export type Place = {
  /** Element names from below the root to the element. */
  readonly path: readonly string[];
  readonly type: string;
};

/** The children of a type and, behind the wildcard of an extension, the signature blocks. */
const childRows = (vocabulary: Vocabulary, type: string): readonly Row[] =>
  type === 'ext:ExtensionContent'
    ? vocabulary.blocks.map((name) => [name, 1, 1] as const)
    : rowsOf(vocabulary.content(type));

/** The nearest place of every type below the root, the root first. */
export const reachable = (vocabulary: Vocabulary): readonly Place[] => {
  const places: Place[] = [{ path: [], type: '#root' }];
  const seen = new Set(['#root']);
  for (const { path, type } of places) {
    for (const row of childRows(vocabulary, type)) {
      const next = vocabulary.typeOf(row);
      if (seen.has(next)) continue;
      seen.add(next);
      places.push({ path: [...path, row[0]], type: next });
    }
  }
  return places;
};

/** The first place whose type has a value of the built-in type: as text, or in the attribute it names. */
export const placeOfValue = (
  vocabulary: Vocabulary,
  builtIn: string,
): { readonly path: readonly string[]; readonly attribute: string | undefined } | undefined => {
  for (const { path, type } of reachable(vocabulary)) {
    const content: TypeFacts = vocabulary.content(type);
    if (content.text === builtIn) return { path, attribute: undefined };
    const attribute = attributesOf(content).find(([, valueType]) => valueType === builtIn)?.[0];
    if (attribute !== undefined) return { path, attribute };
  }
  return undefined;
};

/** True for a child of the sequence itself, not of a group inside it. */
const isListed = ({ children }: TypeFacts, name: string): boolean =>
  (children ?? []).some((particle) => isRow(particle) && particle[0] === name);

/**
 * Inserts a minimal child at its place in the sequence, unless one is present. A child out of a group replaces the
 * whole group.
 */
const withChild = (vocabulary: Vocabulary, parent: Sample, name: string): Sample => {
  const type = vocabulary.content(parent.type);
  const rows = childRows(vocabulary, parent.type);
  const children = typeof parent.content === 'string' ? [] : parent.content;
  if (children.some((child) => child.name === name)) return parent;
  const at = rows.findIndex((row) => row[0] === name);
  const row = rows[at];
  if (row === undefined) throw new Error(`${parent.name} has no child ${name}`);
  const kept = isListed(type, name) ? children : children.filter((child) => isListed(type, child.name));
  const isBefore = (child: Sample): boolean => rows.findIndex((known) => known[0] === child.name) < at;
  const before = kept.filter(isBefore);
  return { ...parent, content: [...before, elementSample(vocabulary, minimal, row), ...kept.slice(before.length)] };
};

export type Change = (element: Sample, vocabulary: Vocabulary) => Sample;

/** The sample with the element at the path (made where it is missing) changed. */
export const changedAt = (
  vocabulary: Vocabulary,
  sample: Sample,
  { path, change }: { readonly path: readonly string[]; readonly change: Change },
): Sample => {
  const [name, ...rest] = path;
  if (name === undefined) return change(sample, vocabulary);
  const parent = withChild(vocabulary, sample, name);
  const children = typeof parent.content === 'string' ? [] : parent.content;
  const at = children.findIndex((child) => child.name === name);
  const content = children.map((child, index) =>
    index === at ? changedAt(vocabulary, child, { path: rest, change }) : child,
  );
  return { ...parent, content };
};

/** A minimal document, changed at one path. */
export const documentChangedAt = (vocabulary: Vocabulary, path: readonly string[], change: Change): Sample =>
  changedAt(vocabulary, documentSample(vocabulary, minimal), { path, change });

/** The element at the end of the path. */
export const elementAt = (sample: Sample, path: readonly string[]): Sample => {
  const [name, ...rest] = path;
  if (name === undefined) return sample;
  const children = typeof sample.content === 'string' ? [] : sample.content;
  const child = children.find((candidate) => candidate.name === name);
  if (child === undefined) throw new Error(`${sample.name} has no child ${name}`);
  return elementAt(child, rest);
};
