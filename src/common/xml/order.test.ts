import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { byCodePoint } from './order.ts';

describe('byCodePoint', () => {
  it('sorts as the code points do', () => {
    const character = fc.constantFrom('', 'a', 'Z', 'é', '\ud7ff', '\ue000', '\uffff', '\u{10000}', '\u{10ffff}');
    const text = fc.array(character, { maxLength: 4 }).map((all) => all.join(''));
    const utf32 = (written: string): Buffer =>
      Buffer.concat(
        [...written].map((each) => {
          const bytes = Buffer.alloc(4);
          bytes.writeUInt32BE(each.codePointAt(0) ?? 0);
          return bytes;
        }),
      );
    fc.assert(
      fc.property(text, text, (a, b) => {
        expect(Math.sign(byCodePoint(a, b))).toBe(Buffer.compare(utf32(a), utf32(b)));
      }),
      { numRuns: 1000 },
    );
  });
});
