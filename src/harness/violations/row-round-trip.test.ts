/** Whatever is changed, its words are read back as the same change, alone and in a list. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyCharacter } from '../../common/testing/any-character.ts';
import type { XmlEdit } from '../../../simulator/document/index.ts';
import type { XmlSpec } from '../../common/xml/node.ts';
import { changesIn, fieldChange, fieldsIn, inWordsOf, violationIn } from './row.ts';
import { givenText, nothingGiven, readGiven } from './row-given.ts';

const languages = ['en', 'es'] as const;

/** Texts that look like what separates the words. */
const text = fc.oneof(
  fc.string({ unit: anyCharacter, maxLength: 12 }),
  fc
    .array(
      fc.constantFrom(
        '; ',
        ' = ',
        '"',
        '\\',
        ' after ',
        ' después de ',
        '<',
        '>',
        ' or ',
        ' is there',
        'absent',
        '\n',
        '{',
        ' and ',
        '\u00a0',
        ' ',
      ),
      { maxLength: 6 },
    )
    .map((parts) => parts.join('')),
);

const name = fc.constantFrom('cbc:ID', 'cac:Party', 'Devengados', 'x', 'y');
const path = fc
  .array(fc.tuple(name, fc.option(fc.integer({ min: 1, max: 9 }))), { minLength: 1, maxLength: 3 })
  .map((steps) => `/*/${steps.map(([each, at]) => (at === null ? each : `${each}[${at}]`)).join('/')}`);

/** As XML 1.0 can have it, and as it is written: neither trimmed nor normalised. */
const xmlText = text.map((each) => each.replaceAll(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd]/gu, ''));

const leaf: fc.Arbitrary<XmlSpec> = fc.record({ name, content: xmlText }).map((spec) => spec);
const child: fc.Arbitrary<XmlSpec> = fc.oneof(
  leaf,
  fc.record({ name, attributes: fc.record({ z: xmlText }), content: fc.array(leaf, { minLength: 1, maxLength: 2 }) }),
);

const after = fc.array(name, { minLength: 1, maxLength: 2 });

const edit: fc.Arbitrary<XmlEdit> = fc.oneof(
  fc.record({ edit: fc.constant('remove' as const), path }),
  fc.record({ edit: fc.constant('duplicate' as const), path }),
  fc.record({ edit: fc.constant('set' as const), path, text }),
  fc.record({ edit: fc.constant('set' as const), path: path.map((each) => `${each}/@z`), text }),
  fc.record({ edit: fc.constant('append' as const), path, text }),
  fc.record({ edit: fc.constant('insert' as const), path, child, after }),
  fc.record({ edit: fc.constant('move' as const), path, into: path, after }),
  fc.record({
    edit: fc.constant('shift' as const),
    path,
    by: fc.record({
      unit: fc.constantFrom('cents' as const, 'days' as const),
      count: fc.integer({ min: -99_999, max: 99_999 }).filter((count) => count !== 0),
    }),
  }),
);

describe.each(languages)('in %s', (language) => {
  it('edits are read back', () => {
    fc.assert(
      fc.property(fc.array(edit, { minLength: 1, maxLength: 3 }), (built) => {
        const changes = changesIn({ built }, language);
        expect(violationIn(changes, language)).toEqual({ built });
        const other = language === 'en' ? 'es' : 'en';
        expect(inWordsOf(inWordsOf(changes, language, other), other, language)).toEqual(changes);
        expect(readGiven(givenText({ ...nothingGiven, changes }, language), language).changes).toEqual(changes);
      }),
      { numRuns: 2_000 },
    );
  });

  it('replaced bytes and fields are read back', () => {
    fc.assert(
      fc.property(text, text, fc.jsonValue(), (find, replace, value) => {
        const bytes = [{ find, replace }];
        expect(violationIn(changesIn({ bytes }, language), language)).toEqual({ bytes });
        const changes = [fieldChange('a.0.b', value, language)];
        const [read] = fieldsIn(changes, language);
        expect(JSON.stringify(read)).toBe(JSON.stringify({ field: 'a.0.b', value }));
        expect(readGiven(givenText({ ...nothingGiven, changes }, language), language).changes).toEqual(changes);
      }),
      { numRuns: 1_000 },
    );
  });
});
