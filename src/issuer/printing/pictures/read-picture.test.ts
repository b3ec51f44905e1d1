import { deflateSync } from 'node:zlib';
import fc from 'fast-check';
import PdfDocument from 'pdfkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mostPixels } from './picture.ts';
import { alphas, chunk, jpeg, palette, png, segment, signature } from './picture.fixture.ts';
import { readPicture } from './read-picture.ts';

/** An error thrown by a library in a callback reaches only the process. */
const escaped: unknown[] = [];
const collect = (error: unknown): void => void escaped.push(error);
let others: NodeJS.UncaughtExceptionListener[] = [];

beforeAll(() => {
  others = process.listeners('uncaughtException');
  process.removeAllListeners('uncaughtException');
  process.on('uncaughtException', collect);
});

afterAll(() => {
  process.off('uncaughtException', collect);
  others.forEach((listener) => process.on('uncaughtException', listener));
});

/** The page with the picture; rejects if an error escapes meanwhile. */
const print = (bytes: Buffer): Promise<string> =>
  new Promise((resolve, reject) => {
    const before = escaped.length;
    const late = setInterval(() => {
      if (escaped.length > before) reject(new Error(`escaped: ${String(escaped.at(-1))}`));
    }, 50);
    const doc = new PdfDocument();
    const chunks: Buffer[] = [];
    doc.on('data', (data: Buffer) => chunks.push(data));
    doc.on('error', reject);
    doc.on('end', () => {
      clearInterval(late);
      resolve(Buffer.concat(chunks).toString('latin1'));
    });
    doc.image(bytes, 0, 0, { fit: [150, 48] });
    doc.end();
  });

const indexed = (count: number, parts: Parameters<typeof png>[0] = {}): Buffer =>
  png({ colorType: 3, before: [palette(count)], ...parts });

const printed: readonly (readonly [what: string, bytes: Buffer])[] = [
  ...[0, 2, 4, 6].flatMap((colorType) =>
    [8, 16].flatMap((bits) =>
      [false, true].map(
        (interlaced) =>
          [
            `type ${String(colorType)}, ${String(bits)} bits, ${interlaced ? 'Adam7' : 'plain'}`,
            png({ colorType, bits, interlaced, width: 11, height: 5 }),
          ] as const,
      ),
    ),
  ),
  ...[1, 2, 4].map((bits) => [`grey of ${String(bits)} bits`, png({ colorType: 0, bits, width: 11 })] as const),
  ...[1, 2, 4, 8].map((bits) => [`a palette of ${String(bits)} bits`, indexed(2, { bits, width: 11 })] as const),
  ['a palette with transparency', indexed(4, { before: [palette(4), alphas(3)] })],
  ['a palette with Adam7', indexed(4, { interlaced: true, width: 3, height: 2 })],
  ['one pixel with Adam7', png({ interlaced: true, width: 1, height: 1 })],
  ['a suggested palette', png({ before: [palette(2)] })],
  ['a transparent colour', png({ colorType: 2, before: [alphas(6)] })],
  ['texts', png({ before: [chunk('tEXt', Buffer.from('a\0b'))], behind: [chunk('tIME', Buffer.alloc(7))] })],
  ['something behind the end', Buffer.concat([png(), Buffer.from('trailer')])],
  ['the largest', png({ colorType: 0, bits: 1, width: mostPixels, height: 1 })],
  ['JPEG', jpeg()],
  ['JPEG of three colours', jpeg({ components: 3 })],
  ['JPEG for printers', jpeg({ components: 4, before: [segment(0xee, Buffer.from('Adobe\0\x64\0\0\0\0\0'))] })],
  ['progressive JPEG', jpeg({ frame: 0xc2 })],
  ['JPEG with Exif', jpeg({ before: [segment(0xe1, Buffer.from('Exif\0\0MM\0*\0\0\0\x08\0\0', 'latin1'))] })],
  [
    'JPEG with fill bytes, comment and trailer',
    Buffer.concat([jpeg({ before: [segment(0xfe, Buffer.from('hi')), Buffer.from([0xff])] }), Buffer.alloc(9)]),
  ],
];

const length = (type: string, value: number): Buffer => {
  const bytes = Buffer.alloc(12);
  bytes.writeUInt32BE(value, 0);
  bytes.write(type, 4, 'latin1');
  return bytes;
};

const behindHeader = (...chunks: readonly Buffer[]): Buffer => Buffer.concat([png().subarray(0, 33), ...chunks]);
const end = chunk('IEND', Buffer.alloc(0));
const pixels = chunk('IDAT', deflateSync(Buffer.alloc(410)));

const refused: readonly (readonly [what: string, bytes: Buffer])[] = [
  ['nothing', Buffer.alloc(0)],
  ['a signature alone', signature],
  ['pixels that are no zlib', png({ data: Buffer.from('garbagegarbage') })],
  ['pixels that are no zlib, with Adam7', png({ colorType: 2, interlaced: true, data: Buffer.from('garbage') })],
  ['pixels that end early', png({ data: deflateSync(Buffer.alloc(410)).subarray(0, -6) })],
  ['no pixels', png({ data: Buffer.alloc(0) })],
  ['fewer pixels than there are', png({ rows: Buffer.alloc(409) })],
  ['more pixels than there are', png({ rows: Buffer.alloc(411) })],
  ['an unknown filter', png({ rows: Buffer.alloc(410, 5) })],
  ['an unknown filter of a later pass', png({ interlaced: true, rows: Buffer.alloc(425).fill(5, 424) })],
  ['a palette that is missing', png({ colorType: 3 })],
  ['half a colour', indexed(1, { before: [chunk('PLTE', Buffer.alloc(4))] })],
  ['more colours than the bits can name', indexed(3, { bits: 1 })],
  ['more transparent colours than colours', indexed(1, { before: [palette(1), alphas(300)] })],
  ['transparency before the palette', indexed(1, { before: [alphas(1), palette(1)] })],
  ['transparency of packed pixels', indexed(1, { bits: 4, before: [palette(1), alphas(1)] })],
  ['packed pixels with Adam7', png({ colorType: 0, bits: 1, interlaced: true })],
  ['no width', png({ width: 0, height: 0 })],
  ['a width beyond 31 bits', png({ width: 0x80000001, height: 0x80000001, rows: Buffer.alloc(10) })],
  ['255 bits', png({ bits: 255, rows: Buffer.alloc(410) })],
  ['200 bits of many pixels', png({ bits: 200, width: 4000, height: 4000, rows: Buffer.alloc(410) })],
  ['4 bits of a colour', png({ bits: 4, colorType: 2 })],
  ['a colour type that is none', png({ colorType: 9, rows: Buffer.alloc(410) })],
  ['too many pixels', png({ width: 1024, height: 1025, rows: Buffer.alloc(1) })],
  ['no header', Buffer.concat([signature, pixels, end])],
  ['two headers', Buffer.concat([png().subarray(0, -12), png({ width: 4000, bits: 16 }).subarray(8, 33), end])],
  ['pixels in two places', behindHeader(pixels, chunk('tEXt', Buffer.alloc(2)), pixels, end)],
  ['an unknown critical chunk', png({ before: [chunk('ABCD', Buffer.alloc(1))] })],
  ['no end', png().subarray(0, -12)],
  ['a check sum that is wrong', Buffer.from(png()).fill(0, 29, 33)],
  ['a chunk of negative length', behindHeader(length('junk', 2 ** 32 - 24), end)],
  ['a huge IDAT', behindHeader(length('IDAT', 0x7fffffff), end)],
  ['a huge tEXt', behindHeader(length('tEXt', 0x0fffffff), end)],
  ['the beginning of a JPEG', Buffer.from([0xff, 0xd8, 0xff])],
  ['a segment without length', Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 0]), Buffer.alloc(1000)])],
  ['zeros', Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(500_000)])],
  ['an Exif segment alone', Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe1, 0, 0x20]), Buffer.alloc(300, 0xff)])],
  ['a JPEG without end', jpeg().subarray(0, -2)],
  ['a JPEG with two frames', jpeg({ before: [jpeg().subarray(71, 84)] })],
  ['a JPEG of two colours', jpeg({ components: 2 })],
  ['a JPEG of 12 bits', jpeg({ bits: 12 })],
  ['a lossless JPEG', jpeg({ frame: 0xc3 })],
  ['an arithmetic JPEG', jpeg({ frame: 0xc9 })],
  ['a JPEG without width', jpeg({ width: 0 })],
  ['a JPEG of too many pixels', jpeg({ width: 65_000, height: 65_000 })],
];

describe('a picture', () => {
  it.each(printed)('prints: %s', async (_what, bytes) => {
    const picture = readPicture(bytes);
    if (!picture.ok) throw new Error(picture.found);
    expect(await print(picture.bytes)).toContain('/Subtype /Image');
    // A stored picture is read again for each page.
    expect(readPicture(picture.bytes)).toEqual(picture);
  });

  it.each(refused)('is refused: %s', (_what, bytes) => {
    expect(readPicture(bytes)).toMatchObject({ ok: false });
  });

  it('of ten by ten pixels inflates to no more than that', () => {
    const bomb = png({ data: deflateSync(Buffer.alloc(100 * 1024 * 1024)) });
    // Of this thread; others have theirs.
    const before = process.memoryUsage().arrayBuffers;
    expect(readPicture(bomb)).toMatchObject({ ok: false });
    expect((process.memoryUsage().arrayBuffers - before) / 1024 / 1024).toBeLessThan(20);
  });

  it('is checked for its size before it is inflated', () => {
    const bytes = png({ width: 4000, height: 4000, data: Buffer.from('never read') });
    expect(readPicture(bytes)).toMatchObject({ found: 'mide 4000x4000 píxeles' });
  });

  it('changed anywhere is refused or can be printed', async () => {
    const change = fc.record({ at: fc.nat(), byte: fc.nat(255), cut: fc.boolean() });
    const arbitrary = fc.tuple(
      fc.constantFrom(...printed.map(([, bytes]) => bytes).filter(({ length: size }) => size < 2000)),
      fc.array(change, { minLength: 1, maxLength: 4 }),
    );
    await fc.assert(
      fc.asyncProperty(arbitrary, async ([bytes, changes]) => {
        let changed = Buffer.from(bytes);
        for (const { at, byte, cut } of changes) {
          if (cut && at % 3 === 0) changed = changed.subarray(0, at % (changed.length + 1));
          else changed[at % changed.length] = byte;
        }
        const picture = readPicture(changed);
        if (picture.ok) expect(await print(picture.bytes)).toContain('/Subtype /Image');
      }),
      { numRuns: 1000 },
    );
    expect(escaped).toEqual([]);
  });

  it('with correct checksums around wrong chunks is refused or can be printed', async () => {
    const types = fc.constantFrom('IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND', 'tEXt', 'ABCD');
    const header = fc.tuple(fc.nat(20), fc.nat(20), fc.constantFrom(1, 2, 4, 8, 16, 3), fc.nat(7), fc.nat(2));
    const chunks = fc.array(fc.tuple(types, fc.uint8Array({ maxLength: 20 })), { maxLength: 3 });
    const rows = fc.option(fc.tuple(fc.nat(500), fc.nat(6)), { nil: undefined });
    await fc.assert(
      fc.asyncProperty(header, chunks, rows, async ([width, height, bits, colorType, lace], extra, other) => {
        const before = extra.map(([type, data]) => chunk(type, Buffer.from(data)));
        const given = other === undefined ? {} : { rows: Buffer.alloc(...other) };
        const picture = readPicture(png({ width, height, bits, colorType, interlaced: lace === 1, before, ...given }));
        if (picture.ok) expect(await print(picture.bytes)).toContain('/Subtype /Image');
      }),
      { numRuns: 1000 },
    );
    expect(escaped).toEqual([]);
  });
});
