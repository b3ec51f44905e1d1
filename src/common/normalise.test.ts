import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { anyCharacter } from './testing/any-character.ts';
import { normalise, withoutLongMarks, type NormalForm } from './normalise.ts';

const forms = ['NFC', 'NFD', 'NFKC', 'NFKD'] as const;

/** Of each kind: marks of every order, starters that compose or decompose, Hangul, and what becomes a mark in one form. */
const marks = [
  ...['\u0301', '\u0316', '\u0323', '\u0334', '\u0345', '\u0344', '\u05b8', '\u0f73', '\u3099', '\u09be', '\u20dd'],
  ...['\ufe0f', '\uff9e', '\uff9f', '\u{1d165}', '\u{1e944}'],
] as const;
const others = [
  ...['a', 'e', 'q', 'ñ', 'ǖ', 'Σ', 'ﬁ', '\u1e9b', '\ufdfa', '\u0958', '\u0e33', '\u1100', '\u1161', '\u11a8', '가'],
  ...['\u{1d15e}', '\u{1d1bb}', '\u{2f9f4}', '\u{2f800}', '\u00a8', '\u212b', ' ', '\ud800', '\udc00', '\u0085', 'カ'],
] as const;

const mark = fc.constantFrom(...marks);
const other = fc.oneof(fc.constantFrom(...others), fc.string({ unit: anyCharacter, maxLength: 1 }));
const row = (minLength: number, maxLength: number): fc.Arbitrary<string> =>
  fc.string({ unit: mark, minLength, maxLength });

const joined = (unit: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  fc.array(unit, { maxLength: 12 }).map((parts) => parts.join(''));

/** Rows up to the bound, with something that is no mark between them. */
const ordinary = fc
  .array(fc.tuple(row(0, 30), fc.constantFrom(...others)), { maxLength: 8 })
  .map((parts) => parts.flat().join(''));

/** Rows of every length, also over-long ones. */
const hostile = joined(fc.oneof({ weight: 3, arbitrary: row(28, 70) }, { weight: 2, arbitrary: other }));

const longRow = /[\p{M}\uff9e\uff9f]{31}/u;

const builtIn = (text: string, form: NormalForm): string => text.normalize(form);

describe.each(forms)('%s', (form) => {
  it('is the built-in one for texts without over-long rows of marks', () => {
    fc.assert(
      fc.property(fc.oneof(ordinary, fc.string({ unit: anyCharacter }), fc.string({ unit: 'grapheme' })), (text) => {
        fc.pre(!longRow.test(text));
        expect(normalise(text, form)).toBe(builtIn(text, form));
      }),
      { numRuns: 2_000 },
    );
  });

  // Texts with equal results are therefore equal to Unicode: the cut makes no two different names the same.
  it('is equivalent to the text, whatever its rows', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        expect(builtIn(normalise(text, form), form)).toBe(builtIn(text, form));
      }),
      { numRuns: 2_000 },
    );
  });

  it('does not change what it has made', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        const once = normalise(text, form);
        expect(normalise(once, form)).toBe(once);
      }),
      { numRuns: 2_000 },
    );
  });

  it.each([
    ['30 marks', 30, true],
    ['31 marks', 31, false],
  ])('sorts the marks of a letter up to %s', (_what, count, sorted) => {
    const text = `e${'\u0301'.repeat(count - 1)}\u0316`;
    expect(normalise(text, form)).toBe(sorted ? builtIn(text, form) : text);
    expect(builtIn(text, form)).not.toBe(text);
  });

  it('tells apart names that differ in one mark of an over-long row', () => {
    const name = (last: string): string => normalise(`CN=A${'\u0301'.repeat(1_000)}${last}`, form);
    expect(name('\u0316')).not.toBe(name('\u0317'));
    expect(name('\u0316')).not.toBe(name(''));
  });
});

it('every character with a combining class counts as a mark, and so does what begins with one', () => {
  const missed: string[] = [];
  for (let code = 0; code <= 0x10ffff; code += 1) {
    if (code >= 0xd800 && code <= 0xdfff) continue;
    const character = String.fromCodePoint(code);
    if (/[\p{M}\uff9e\uff9f]/u.test(character)) continue;
    const [first = ''] = builtIn(character, 'NFKD');
    // Of the lowest and the highest class: a mark of any class changes places with one of them.
    const moves = [`a${first}\u0334`, `a\u0345${first}`].some((text) => builtIn(text, 'NFD') !== text);
    if (moves) missed.push(code.toString(16));
  }
  expect(missed).toEqual([]);
});

describe('the work', () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  const count = 40_000;
  const cycled = (characters: readonly string[]): string => characters.join('').repeat(count / characters.length);

  it.each<readonly [string, string]>([
    ['two classes, in the wrong order', `a${'\u0301'.repeat(count)}${'\u0316'.repeat(count)}`],
    ['two classes in turn', `a${cycled(['\u0301', '\u0316'])}`],
    ['many classes in turn', `a${cycled(['\u0345', '\u0301', '\u0323', '\u0316', '\u0334'])}`],
    ['marks that are two', `a${'\u0344'.repeat(count)}${'\u0316'.repeat(count)}`],
    ['Tibetan marks that are two', '\u0f73'.repeat(count)],
    ['half-width marks', `カ${'\u0345'.repeat(count)}${'\uff9e'.repeat(count)}`],
    ['half-width marks alone, with others', cycled(['\u0345', '\uff9e'])],
    ['marks beyond the first plane', `a${cycled(['\u{1d165}', '\u{1d17b}'])}`],
    ['marks without a class between', `a${cycled(['\u0301', '\ufe0f', '\u0316'])}`],
    ['rows at the bound', `a${'\u0301'.repeat(29)}\u0316`.repeat(count / 31)],
    ['rows behind the bound', `a${'\u0301'.repeat(30)}\u0316`.repeat(count / 32)],
    ['letters that compose', cycled(['\u1e9b', '\u0323'])],
    ['Hangul', cycled(['\u1100', '\u1161', '\u11a8'])],
    ['a character that is eighteen', '\ufdfa'.repeat(count)],
    ['letters that end in a mark', '\u0958'.repeat(count)],
  ])('is bounded for %s', (_what, text) => {
    const builtInOnes = vi.spyOn(String.prototype, 'normalize');
    const results = forms.map((form) => normalise(text, form));
    const given = builtInOnes.mock.contexts.map(String);
    vi.restoreAllMocks();
    // Sorting costs the square of a row, so the rows are what must be short: three marks of a letter, and two of each mark.
    const longest = given
      .map((part) => builtIn(part, 'NFKD').match(/\p{M}+/gu) ?? [])
      .reduce((most, rows) => rows.reduce((length, one) => Math.max(length, [...one].length), most), 0);
    expect(longest).toBeLessThanOrEqual(3 + 30 * 2);
    expect(given.join('').length).toBeLessThanOrEqual(forms.length * text.length);
    expect(given.length).toBeLessThanOrEqual(forms.length * (1 + text.length / 31));
    for (const result of results) expect(result.length).toBeLessThanOrEqual(text.length * 18);
  });

  it('does not exceed the stack for a row of millions', () => {
    const text = `a${'\u0301'.repeat(10_000_000)}`;
    expect(normalise(text, 'NFC') === text).toBe(true);
    expect(withoutLongMarks(text, '_')).toBe('a_');
  });
});

describe('withoutLongMarks', () => {
  it.each([
    ['a', 'a'],
    [`a${'\u0301'.repeat(30)}b`, `a${'\u0301'.repeat(30)}b`],
    [`a${'\u0301'.repeat(31)}b`, 'a_b'],
    [`${'\u0301'.repeat(500)}b${'\u{1d165}'.repeat(31)}`, '_b_'],
  ])('of %j is %j', (text, expected) => {
    expect(withoutLongMarks(text, '_')).toBe(expected);
  });
});
