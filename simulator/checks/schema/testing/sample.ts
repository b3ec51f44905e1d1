/** Documents built from the schema facts: minimal, full, or random within a budget. */
import type { Group, Occurs, Particle, Row, Wildcard } from '../facts.ts';
import type { Pick } from './values.ts';
import type { Vocabulary } from './vocabulary.ts';
import { isRow, isWildcard } from '../facts.ts';
import { valueOf } from './values.ts';
import { attributesOf } from './vocabulary.ts';

export type Sample = {
  /** Qualified name; `#text` for loose text. */
  readonly name: string;
  /** A type of the vocabulary; `#none` when the element is not declared. */
  readonly type: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly content: string | readonly Sample[];
};

/** Makes the choices that the facts leave open. */
export type Style = {
  /** How often something optional or repeatable occurs, from `min` to `max`. */
  readonly count: (min: number, max: Occurs) => number;
  readonly pick: Pick;
};

const foreign: Sample = { name: 'x:Foreign', type: '#none', attributes: {}, content: 'anything' };

type Builder = (particles: readonly Particle[], owner: string) => Sample[];

const repeat = (times: number, make: () => readonly Sample[]): Sample[] =>
  Array.from({ length: times }, () => make()).flat();

/**
 * The content for a wildcard: a checked block in an extension, a declared element where it is strict, otherwise
 * anything.
 */
const wildcardSample = (
  vocabulary: Vocabulary,
  style: Style,
  wildcard: { owner: string; particle: Wildcard },
): Sample => {
  const { owner, particle } = wildcard;
  const { blocks } = vocabulary;
  const name = owner === 'ext:ExtensionContent' ? blocks[style.pick(blocks.length + 1) - 1] : undefined;
  if (name !== undefined) return elementSample(vocabulary, style, [name, 1, 1]);
  return particle.process === 'strict'
    ? elementSample(vocabulary, style, ['xades141:TimeStampValidationData', 1, 1])
    : foreign;
};

const groupSamples = (group: Group, style: Style, build: (particles: readonly Particle[]) => Sample[]): Sample[] =>
  repeat(style.count(group.min, group.max), () => {
    if ('sequence' in group) return build(group.sequence);
    const chosen = group.choice[style.pick(group.choice.length)];
    return chosen === undefined ? [] : build([chosen]);
  });

const builder = (vocabulary: Vocabulary, style: Style): Builder => {
  const build: Builder = (particles, owner) =>
    particles.flatMap((particle) => {
      if (isRow(particle)) {
        return repeat(style.count(particle[1], particle[2]), () => [elementSample(vocabulary, style, particle)]);
      }
      if (isWildcard(particle)) {
        const make = (): Sample[] => [wildcardSample(vocabulary, style, { owner, particle })];
        return repeat(style.count(particle.min, particle.max), make);
      }
      return groupSamples(particle, style, (items) => build(items, owner));
    });
  return build;
};

const contentSample = (vocabulary: Vocabulary, style: Style, type: string): Sample['content'] => {
  const { text, children } = vocabulary.content(type);
  if (text !== undefined) return valueOf(text, style.pick);
  return children === undefined ? '' : builder(vocabulary, style)(children, type);
};

const attributeSamples = (vocabulary: Vocabulary, style: Style, type: string): Record<string, string> =>
  Object.fromEntries(
    attributesOf(vocabulary.content(type))
      .filter(([, , needed]) => style.count(needed, 1) === 1)
      .map(([name, valueType]) => [name, valueOf(valueType, style.pick)]),
  );

/** An element of the vocabulary in the given style. */
export const elementSample = (vocabulary: Vocabulary, style: Style, row: Row): Sample => {
  const type = vocabulary.typeOf(row);
  return {
    name: row[0],
    type,
    attributes: attributeSamples(vocabulary, style, type),
    content: contentSample(vocabulary, style, type),
  };
};

export const documentSample = (vocabulary: Vocabulary, style: Style): Sample => ({
  name: vocabulary.root,
  type: '#root',
  attributes: attributeSamples(vocabulary, style, '#root'),
  content: contentSample(vocabulary, style, '#root'),
});

/** Nothing optional, the first option of every choice. */
export const minimal: Style = { count: (min) => min, pick: () => 0 };

/** An element with every child (once) and every attribute; the children themselves are minimal. */
export const fullSample = (vocabulary: Vocabulary, name: string, type: string): Sample => {
  const { children, text } = vocabulary.content(type);
  const all: Style = { ...minimal, count: () => 1 };
  return {
    name,
    type,
    attributes: attributeSamples(vocabulary, all, type),
    content:
      text !== undefined || children === undefined
        ? contentSample(vocabulary, minimal, type)
        : children.filter(isRow).map((row) => elementSample(vocabulary, minimal, row)),
  };
};

/** Takes random numbers from `pick`, and stops adding optional items after `budget` of them. */
export const randomStyle = (pick: Pick, budget: number): Style => {
  let left = budget;
  return {
    pick,
    count: (min, max) => {
      const most = left <= 0 ? min : max === 'n' ? min + 2 : max;
      const count = most === min || pick(3) === 0 ? min : min + pick(most - min + 1);
      left -= count - min;
      return count;
    },
  };
};
