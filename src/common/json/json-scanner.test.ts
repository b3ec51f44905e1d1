import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { firstJsonError } from './json-scanner.ts';

describe('firstJsonError', () => {
  it.each([
    ['', 0],
    ['   ', 3],
    ['{', 1],
    ['{"a":1', 6],
    ['{"a":1,}', 7],
    ['{"a" 1}', 5],
    ['{"a":}', 5],
    ['{a:1}', 1],
    ["{'a':1}", 1],
    ['{"a":1 "b":2}', 7],
    ['[1,]', 3],
    ['[1 2]', 3],
    ['[1}', 2],
    ['{]', 1],
    ['[1]]', 3],
    ['{} {}', 3],
    ['tru', 0],
    ['nulls', 4],
    ['01', 1],
    ['1.', 1],
    ['-', 0],
    ['+1', 0],
    ['.5', 0],
    ['NaN', 0],
    ['1e', 1],
    ['"abc', 4],
    ['"a\nb"', 2],
    ['"a\\x"', 2],
    ['"\\u12G4"', 1],
    ['{"ñ":tru}', 5],
    ['[1,\n  2,\n  x]', 11],
    ['//c\n1', 0],
  ])('finds in %j the place %i', (text, at) => {
    expect(firstJsonError(text)).toBe(at);
  });

  it.each(['1', '-0.5e+3', '"\\u00e9\\n"', '[]', '{}', ' { "a" : [ 1 , { } , [ ] ] } ', 'null', '"\u2028"'])(
    'has nothing to say about %j',
    (text) => {
      expect(firstJsonError(text)).toBeUndefined();
    },
  );

  it('agrees with the platform on what is JSON, for texts that are and texts that nearly are', () => {
    const isJson = (text: string): boolean => {
      try {
        JSON.parse(text);
        return true;
      } catch {
        return false;
      }
    };
    const damaged = fc
      .tuple(fc.json(), fc.nat(), fc.constantFrom('', '"', ',', ':', '}', ']', '{', '[', '\\', '0', '-', ' ', 'e'))
      .map(([json, at, put]) => {
        const place = at % (json.length + 1);
        return json.slice(0, place) + put + json.slice(place + 1);
      });
    fc.assert(
      fc.property(fc.oneof(fc.json(), damaged), (text) => {
        expect(firstJsonError(text) === undefined).toBe(isJson(text));
      }),
      { numRuns: 2000 },
    );
  });

  it('does not care how deep a text nests', () => {
    expect(firstJsonError('['.repeat(1_000_000))).toBe(1_000_000);
  });
});
