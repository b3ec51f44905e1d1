import { describe, expect, it } from 'vitest';
import { readJsonBody } from './json-body.ts';

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
      code: 'malformed-json',
      byteOffset,
      message: expect.stringContaining(said) as unknown,
    });
  });

  it.each([
    ['Latin-1', Buffer.from('{"a":"ñ"}', 'latin1'), 6, '0xF1'],
    ['UTF-16', Buffer.from('\ufeff{}', 'utf16le'), 0, '0xFF'],
    ['a lone surrogate', Buffer.from([0x22, 0xed, 0xa0, 0x80, 0x22]), 1, '0xED'],
  ])('names the byte of a body in %s', (_case, bytes, byteOffset, said) => {
    expect(readJsonBody(bytes)).toEqual({
      ok: false,
      code: 'malformed-json',
      byteOffset,
      message: expect.stringContaining(said) as unknown,
    });
  });

  it('names the duplicate key, with both places', () => {
    expect(readJsonBody(Buffer.from('\ufeff{"a": 1,\n "b": {"c": 1, "\\u0063": 2}}'))).toEqual({
      ok: false,
      code: 'duplicate-key',
      key: 'c',
      pointer: '/b/c',
      first: { line: 2, column: 8 },
      second: { line: 2, column: 16 },
      message:
        'El campo «c» (/b/c) está dos veces en el mismo objeto: en la línea 2, columna 8, y en la línea 2, columna 16. Solo uno podría contar: envíe uno.',
    });
  });
});
