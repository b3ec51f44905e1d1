import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { derBit, derChildren, derObjectIdentifier, derText, readDer } from './der.ts';
import { toHex } from './bytes.ts';

const hex = (text: string): Buffer => Buffer.from(text.replaceAll(' ', ''), 'hex');

describe('readDer', () => {
  it.each<[what: string, bytes: string, tag: number, content: string]>([
    ['a short length', '04 02 0102', 0x04, '0102'],
    ['no content', '05 00', 0x05, ''],
    ['something behind it', '04 01 aa ff', 0x04, 'aa'],
    ['a long length', `04 81 80 ${'00'.repeat(128)}`, 0x04, '00'.repeat(128)],
    ['a length of two octets', `04 82 0100 ${'00'.repeat(256)}`, 0x04, '00'.repeat(256)],
  ])('reads %s', (_, bytes, tag, content) => {
    const node = readDer(hex(bytes));
    expect(node.tag).toBe(tag);
    expect(toHex(node.content)).toBe(content);
  });

  it.each<[what: string, bytes: string]>([
    ['nothing', ''],
    ['a tag alone', '04'],
    ['content cut short', '04 02 01'],
    ['an indefinite length', '30 80 0000'],
    ['a length of five octets', '04 85 0000000001 aa'],
    ['a length cut short', '04 82 01'],
    ['a long form where the short one fits', '04 81 01 aa'],
    ['a length with a leading zero', `04 82 0080 ${'00'.repeat(128)}`],
    ['a tag of several octets', '1f 81 01 00'],
  ])('refuses %s', (_, bytes) => {
    expect(() => readDer(hex(bytes))).toThrow(RangeError);
  });

  it('reads or refuses any bytes, and never past their end', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 1, maxLength: 40 }), (raw) => {
        const bytes = Buffer.from(raw);
        let length = 0;
        try {
          length = derChildren(readDer(bytes)).reduce((sum, child) => sum + child.raw.length, 0);
        } catch (error) {
          expect(error).toBeInstanceOf(RangeError);
        }
        expect(length).toBeLessThanOrEqual(bytes.length);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('derChildren', () => {
  it('reads the contents of a sequence, in order', () => {
    const children = derChildren(readDer(hex('30 07 02 01 05 13 02 4142')));
    expect(children.map(({ tag, content }) => [tag, toHex(content)])).toEqual([
      [0x02, '05'],
      [0x13, '4142'],
    ]);
  });

  it('refuses a child that is longer than its parent', () => {
    expect(() => derChildren(readDer(hex('30 03 04 05 01 00000000')))).toThrow(RangeError);
  });
});

describe('derObjectIdentifier', () => {
  it.each([
    ['06 03 550403', '2.5.4.3'],
    ['06 09 2a864886f70d010901', '1.2.840.113549.1.9.1'],
    ['06 0a 2b060104 01 81b563 02 02', '1.3.6.1.4.1.23267.2.2'],
    ['06 01 27', '0.39'],
    ['06 03 883703', '2.999.3'],
  ])('of %s is %s', (bytes, text) => {
    expect(derObjectIdentifier(readDer(hex(bytes)))).toBe(text);
  });
});

describe('an object identifier of hostile length', () => {
  it('is refused', () => {
    const content = Buffer.alloc(65, 0xff);
    expect(() => derObjectIdentifier(readDer(Buffer.concat([Buffer.from([0x06, 65]), content])))).toThrow(RangeError);
  });
});

describe('derText', () => {
  it.each<[type: string, bytes: string, text: string | undefined]>([
    ['UTF8String', '0c 02 c3b1', 'ñ'],
    ['PrintableString', '13 02 4142', 'AB'],
    ['IA5String', '16 01 40', '@'],
    ['NumericString', '12 01 31', '1'],
    ['TeletexString', '14 01 f1', 'ñ'],
    ['BMPString', '1e 04 00f1 0041', 'ñA'],
    ['UniversalString', '1c 04 0001f600', '😀'],
    ['BMPString of odd length', '1e 01 00', undefined],
    ['INTEGER', '02 01 05', undefined],
  ])('of a %s', (_, bytes, text) => {
    expect(derText(readDer(hex(bytes)))).toBe(text);
  });
});

describe('derBit', () => {
  it.each<[bit: number, isSet: boolean]>([
    [0, true],
    [1, true],
    [2, false],
    [8, true],
    [9, false],
    [70, false],
  ])('%i of a bit string is %s', (bit, isSet) => {
    expect(derBit(readDer(hex('03 03 07 c0 80')), bit)).toBe(isSet);
  });
});
