/**
 * Tests the generated schemas against the rows they were made from: for every type, one document with all its children,
 * and then each child dropped, doubled, renamed and swapped with its neighbour; each attribute dropped, renamed and
 * given a value of another type. `npm test` tries some of the types, each below one root; the deep run tries all of
 * them, below all roots.
 */
import { describe, expect, it } from 'vitest';
import type { Row } from './facts.ts';
import type { SchemaRoot } from './schema-files.ts';
import type { Place } from './testing/places.ts';
import type { Sample } from './testing/sample.ts';
import type { Vocabulary } from './testing/vocabulary.ts';
import { changedAt, reachable } from './testing/places.ts';
import { render } from './testing/render.ts';
import { documentSample, fullSample, minimal } from './testing/sample.ts';
import { invalidValueOf } from './testing/values.ts';
import { attributesOf, facts, isPlain, rowsOf, vocabularyOf } from './testing/vocabulary.ts';
import { isDeep, sampled } from '../../../src/common/testing/volume.ts';
import { createSchemaValidator, schemaRoots } from './validate.ts';

const validator = createSchemaValidator();

type Case = { readonly what: string; readonly element: Sample; readonly isValid: boolean };

const childCases = (element: Sample, rows: readonly Row[]): Case[] => {
  const children = typeof element.content === 'string' ? [] : element.content;
  const replaced = (at: number, ...instead: Sample[]): Sample => ({
    ...element,
    content: [...children.slice(0, at), ...instead, ...children.slice(at + 1)],
  });
  return rows.flatMap(([name, min, max], at) => {
    const [child, next] = [children[at], children[at + 1]];
    if (child === undefined) throw new Error(`the full ${element.name} lacks ${name}`);
    const cases: Case[] = [
      { what: `${name} dropped`, element: replaced(at), isValid: min === 0 },
      { what: `${name} doubled`, element: replaced(at, child, { ...child }), isValid: max !== 1 },
      { what: `${name} renamed`, element: replaced(at, { ...child, name: `${name}Z` }), isValid: false },
    ];
    if (next === undefined) return cases;
    const swapped = { ...element, content: [...children.slice(0, at), next, child, ...children.slice(at + 2)] };
    return [...cases, { what: `${name} swapped with its neighbour`, element: swapped, isValid: false }];
  });
};

const attributeCases = (element: Sample, vocabulary: Vocabulary): Case[] =>
  attributesOf(vocabulary.content(element.type)).flatMap(([name, type, required]) => {
    const { [name]: value = '', ...others } = element.attributes;
    const withAttributes = (attributes: Sample['attributes']): Sample => ({ ...element, attributes });
    const wrong = invalidValueOf(type);
    const cases: Case[] = [
      { what: `@${name} dropped`, element: withAttributes(others), isValid: required === 0 },
      { what: `@${name} renamed`, element: withAttributes({ ...others, [`${name}Z`]: value }), isValid: false },
    ];
    if (wrong === undefined) return cases;
    const set = withAttributes({ ...others, [name]: wrong });
    return [...cases, { what: `@${name} not of type ${type}`, element: set, isValid: false }];
  });

const textCases = (element: Sample, vocabulary: Vocabulary): Case[] => {
  const { text = '' } = vocabulary.content(element.type);
  const wrong = invalidValueOf(text);
  if (wrong === undefined) return [];
  return [{ what: `not of type ${text}`, element: { ...element, content: wrong }, isValid: false }];
};

const casesOf = (element: Sample, vocabulary: Vocabulary): Case[] => {
  const content = vocabulary.content(element.type);
  const rows = isPlain(content) ? rowsOf(content) : [];
  return [
    { what: 'with all children and attributes', element, isValid: true },
    ...childCases(element, rows),
    ...(rows.length === 0
      ? []
      : [{ what: 'emptied', element: { ...element, content: '' }, isValid: rows.every(([, min]) => min === 0) }]),
    ...textCases(element, vocabulary),
    ...attributeCases(element, vocabulary),
  ];
};

/** The types to try below a root: those whose content a single pass over the rows decides. */
const placesOf = (vocabulary: Vocabulary): readonly Place[] =>
  reachable(vocabulary).filter(({ type }) => {
    const content = vocabulary.content(type);
    return isPlain(content) || content.children === undefined;
  });

/** The wrong verdicts, as text; empty when the schema agrees with the rows. */
const wrongVerdicts = async (
  root: SchemaRoot,
  places: readonly Place[],
): Promise<{ wrong: string[]; tried: number }> => {
  const vocabulary = vocabularyOf(root);
  const base = documentSample(vocabulary, minimal);
  const wrong: string[] = [];
  let tried = 0;
  for (const { path, type } of places) {
    const full = fullSample(vocabulary, path.at(-1) ?? root, type);
    for (const { what, element, isValid } of casesOf(full, vocabulary)) {
      tried += 1;
      const { xml } = render(changedAt(vocabulary, base, { path, change: () => element }), vocabulary);
      const [first] = await validator.validate(xml, root);
      if ((first === undefined) !== isValid) wrong.push(`${type}, ${what}: ${first?.message.en ?? 'accepted'}`);
    }
  }
  return { wrong, tried };
};

const owned = new Set<string>();

/** Each type goes to the first root that reaches it; every root keeps its own list of children. */
const work = schemaRoots.map((root) => {
  const places = placesOf(vocabularyOf(root));
  const mine = places.filter(({ type }) => isDeep || type === '#root' || !owned.has(type));
  for (const { type } of places) owned.add(type);
  return { root, places: sampled(mine, 60) };
});

describe('the generated schemas agree with the rows', () => {
  it.each(work)('below $root', async ({ root, places }) => {
    const { wrong, tried } = await wrongVerdicts(root, places);
    expect(wrong).toEqual([]);
    expect(tried).toBeGreaterThan(places.length);
  });

  it('and no type with rows or attributes is left out, except those that offer a choice', () => {
    const { extension, signature, aggregates } = facts.ubl;
    const blockTypes = Object.entries({ ...extension.types, ...signature.types })
      .filter(([, type]) => isPlain(type))
      .map(([name]) => name);
    const types = [
      ...Object.keys(aggregates).map((name) => `cac:${name}`),
      ...Object.keys(facts.payroll.types),
      ...blockTypes,
    ];
    expect(types.length).toBeGreaterThan(200);
    expect(types.filter((type) => !owned.has(type))).toEqual([]);
  });
});
