/** Our canonical form against libxml2's, on documents with everything that readers of XML treat in different ways. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { volume } from '../../../src/common/testing/volume.ts';
import { parseXml } from '../../../src/common/xml/parse.ts';
import { documentText } from '../../../src/common/xml/testing/documents.ts';
import { witnessAccepts, witnessCanonical } from '../../../src/common/xml/testing/libxml2.ts';
import { mutated } from '../../../src/common/xml/testing/mutations.ts';
import { canonicalizeDocument, type CanonicalOptions } from './canonical.ts';

const modes: readonly (readonly [mode: string, options: CanonicalOptions, runs: number])[] = [
  ['inclusive', {}, volume(300, 14_000)],
  ['inclusive with comments', { withComments: true }, volume(50, 2_000)],
  ['exclusive', { exclusive: true }, volume(50, 2_000)],
  ['exclusive with inclusive prefixes', { exclusive: true, inclusivePrefixes: ['a', '#default'] }, volume(50, 2_000)],
];

describe.each(modes)('the canonical form, %s', (_mode, options, runs) => {
  it('is that of libxml2 for every document that both read', () => {
    let compared = 0;
    fc.assert(
      fc.property(mutated(documentText), (text) => {
        const parsed = parseXml(text);
        if (!parsed.ok) return;
        expect(witnessAccepts(text)).toBe(true);
        expect(canonicalizeDocument(parsed.document, options)).toBe(witnessCanonical(text, options));
        compared += 1;
      }),
      { numRuns: Math.ceil(runs * 1.4), seed: 15 },
    );
    expect(compared).toBeGreaterThanOrEqual(runs);
  });
});
