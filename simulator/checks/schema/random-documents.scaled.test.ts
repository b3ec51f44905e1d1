/**
 * Random documents generated from the facts are accepted, and a single fault in them is reported at the right place.
 * ENSAYO_DEEP=1 generates many more.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Sample } from './testing/sample.ts';
import type { Pick } from './testing/values.ts';
import type { Vocabulary } from './testing/vocabulary.ts';
import { mutate } from './testing/mutations.ts';
import { render } from './testing/render.ts';
import { documentSample, randomStyle } from './testing/sample.ts';
import { vocabularyOf } from './testing/vocabulary.ts';
import { volume } from '../../../src/common/testing/volume.ts';
import { createSchemaValidator, schemaRoots } from './validate.ts';

const validator = createSchemaValidator();

const picker =
  (draw: fc.GeneratorValue): Pick =>
  (below) =>
    draw(fc.nat, { max: below - 1 });

/** Approximate limit of optional items in a document. */
const budget = 120;

const randomDocument = (vocabulary: Vocabulary, pick: Pick): Sample =>
  documentSample(vocabulary, randomStyle(pick, pick(budget)));

describe('a random document', () => {
  it.each(schemaRoots)('%s is accepted', async (root) => {
    const vocabulary = vocabularyOf(root);
    await fc.assert(
      fc.asyncProperty(fc.gen(), async (draw) => {
        const { xml } = render(randomDocument(vocabulary, picker(draw)), vocabulary);
        expect(await validator.validate(xml, root)).toEqual([]);
      }),
      { numRuns: volume(40, 400) },
    );
  });

  it.each(schemaRoots)('%s with one fault is refused at its line and path', async (root) => {
    const vocabulary = vocabularyOf(root);
    await fc.assert(
      fc.asyncProperty(fc.gen(), async (draw) => {
        const pick = picker(draw);
        const mutant = mutate(randomDocument(vocabulary, pick), vocabulary, pick);
        const { xml, places } = render(mutant.document, vocabulary);
        const findings = await validator.validate(xml, root);
        const reported = findings.map(({ line, xpath }) => ({ line, xpath }));
        expect(mutant.at.map((sample) => places.get(sample))).toContainEqual(reported[0]);
      }),
      { numRuns: volume(100, 600) },
    );
  });
});
