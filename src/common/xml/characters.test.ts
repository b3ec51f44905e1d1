import { describe, expect, it } from 'vitest';
import { codePointName, endOfName, forbiddenCharacter, isNcName, isXmlCodePoint } from './characters.ts';

describe('endOfName', () => {
  it.each<[text: string, start: number, end: number]>([
    ['cac:ID>', 0, 6],
    ['a b', 0, 1],
    ['año="1"', 0, 3],
    ['x\u{10000}y/', 0, 4],
    ['=', 0, 0],
    ['', 0, 0],
    ['<ab', 1, 3],
    ['a\u00d7', 0, 1],
    ['a\ud800', 0, 1],
  ])('of %j from %i is %i', (text, start, end) => {
    expect(endOfName(text, start)).toBe(end);
  });
});

describe('isNcName', () => {
  it.each<[name: string, is: boolean]>([
    ['ID', true],
    ['_1', true],
    ['ñ', true],
    ['a.b-c', true],
    ['', false],
    ['1', false],
    ['-a', false],
    ['.a', false],
    ['a:b', false],
    ['\u0301', false],
  ])('%j: %s', (name, is) => {
    expect(isNcName(name)).toBe(is);
  });

  it('begins with an ASCII letter or an underscore, and with no other ASCII character', () => {
    const ascii = Array.from({ length: 128 }, (_, code) => String.fromCharCode(code));
    expect(ascii.filter((character) => isNcName(`${character}a`)).join('')).toBe(
      'ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz',
    );
  });
});

describe('isXmlCodePoint', () => {
  it.each<[code: number, is: boolean]>([
    [0x09, true],
    [0x0a, true],
    [0x0d, true],
    [0x20, true],
    [0x7f, true],
    [0xd7ff, true],
    [0xe000, true],
    [0xfffd, true],
    [0x10000, true],
    [0x10ffff, true],
    [0x00, false],
    [0x0b, false],
    [0x1f, false],
    [0xd800, false],
    [0xdfff, false],
    [0xfffe, false],
    [0xffff, false],
    [0x110000, false],
    [Number.NaN, false],
  ])('%i: %s', (code, is) => {
    expect(isXmlCodePoint(code)).toBe(is);
  });
});

describe('forbiddenCharacter', () => {
  it.each<[text: string, start: number, found: number]>([
    ['plain\n\t\r ñ 😀', 0, -1],
    ['a\u0000b', 0, 1],
    ['a\u0000b\u0001', 2, 3],
    ['😀\ud83d', 0, 2],
    ['\ude00', 0, 0],
    ['ok\uffff', 0, 2],
  ])('in %j from %i is at %i', (text, start, found) => {
    expect(forbiddenCharacter(text, start)).toBe(found);
  });
});

describe('codePointName', () => {
  it.each([
    ['\u0001', 'U+0001'],
    ['😀', 'U+1F600'],
  ])('of %j is %s', (text, name) => {
    expect(codePointName(text, 0)).toBe(name);
  });
});
