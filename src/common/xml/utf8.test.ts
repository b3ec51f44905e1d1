import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeUtf8 } from './utf8.ts';

const strict = (bytes: Uint8Array): string | undefined => {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
};

describe('decodeUtf8', () => {
  it('agrees with a strict decoder, and names the first invalid byte', () => {
    const piece = fc.constantFrom('a', 'ñ', '€', '😀', '\ufffd', '\ufeff', '\0');
    const bytes = fc
      .array(
        fc.oneof(
          piece.map((text) => Buffer.from(text)),
          fc.uint8Array({ maxLength: 2 }).map((raw) => Buffer.from(raw)),
        ),
      )
      .map((all) => Buffer.concat(all));
    fc.assert(
      fc.property(bytes, (input) => {
        const decoded = decodeUtf8(input);
        expect(decoded.ok ? decoded.text : undefined).toBe(strict(input));
        if (decoded.ok) return;
        expect(decoded.byte).toBe(input[decoded.byteOffset]);
        expect(strict(input.subarray(0, decoded.byteOffset))).toBe(decoded.text);
        // No continuation can repair the rest: the shortest one would be found within four bytes.
        expect(strict(input.subarray(0, decoded.byteOffset + 4))).toBeUndefined();
      }),
      { numRuns: 2000 },
    );
  });

  it('keeps a byte order mark', () => {
    expect(decodeUtf8(Buffer.from([0xef, 0xbb, 0xbf, 0x61]))).toEqual({ ok: true, text: '\ufeffa' });
  });
});
