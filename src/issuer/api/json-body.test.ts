import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readJsonBody } from './json-body.ts';
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

describe('readJsonBody', () => {
  it.each([
    ['an object', '{"a":"ñ"}', { a: 'ñ' }],
    ['a byte order mark in front', '\ufeff{"a":1}', { a: 1 }],
    ['no object at all', '"text"', 'text'],
  ])('reads %s', (_case, text, value) => {
    expect(readJsonBody(Buffer.from(text))).toEqual({ ok: true, value });
  });

  it.each([
    ['counts bytes, not characters', '{"ñ":tru}', 6, 'byte 6 (línea 1, columna 6)'],
    ['counts the byte order mark', '\ufeff{"a":}', 8, 'byte 8'],
    ['gives line and column', '{\n  "a": 1,\n}', 12, '(línea 3, columna 1)'],
    ['quotes what it found', '{"a":😀}', 5, '"😀"'],
    ['says that the end came too soon', '{"a":[1,2', 9, 'termina en el byte 9'],
    ['says so of nothing at all', '', 0, 'termina en el byte 0'],
  ])('%s', (_case, text, byteOffset, said) => {
    expect(readJsonBody(Buffer.from(text))).toEqual({
      ok: false,
      byteOffset,
      message: expect.stringContaining(said) as unknown,
    });
  });

  it.each([
    ['Latin-1', Buffer.from('{"a":"ñ"}', 'latin1'), 6, '0xF1'],
    ['UTF-16', Buffer.from('\ufeff{}', 'utf16le'), 0, '0xFF'],
    ['a lone surrogate', Buffer.from([0x22, 0xed, 0xa0, 0x80, 0x22]), 1, '0xED'],
  ])('names the byte of a body in %s', (_case, bytes, byteOffset, said) => {
    expect(readJsonBody(bytes)).toEqual({ ok: false, byteOffset, message: expect.stringContaining(said) as unknown });
  });
});
