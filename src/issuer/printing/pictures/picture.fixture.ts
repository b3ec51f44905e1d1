/** Valid and invalid pictures for tests. */
import { crc32, deflateSync } from 'node:zlib';

export const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

export const chunk = (type: string, data: Buffer): Buffer => {
  const framed = Buffer.alloc(12 + data.length);
  framed.writeUInt32BE(data.length, 0);
  framed.write(type, 4, 'latin1');
  data.copy(framed, 8);
  framed.writeUInt32BE(crc32(framed.subarray(4, -4)), framed.length - 4);
  return framed;
};

export type PngParts = {
  readonly width: number;
  readonly height: number;
  readonly bits: number;
  readonly colorType: number;
  readonly interlaced: boolean;
  /** The inflated rows; the right number of zeros if left out. */
  readonly rows: Buffer;
  readonly data: Buffer;
  /** Between header and pixels. */
  readonly before: readonly Buffer[];
  /** Between pixels and end. */
  readonly behind: readonly Buffer[];
};

const samples: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

/** The columns or rows that the passes of Adam7 have, from the definition: pixel by pixel. */
const adam7 = ['16462646', '77777777', '56565656', '77777777', '36463646', '77777777', '56565656', '77777777'] as const;

const rowBytes = (columns: number, bits: number): number => 1 + Math.ceil((columns * bits) / 8);

const interlacedSize = (width: number, height: number, bits: number): number => {
  let size = 0;
  for (const pass of '1234567') {
    for (let y = 0; y < height; y += 1) {
      const line = adam7[y % 8] ?? '';
      const columns = Array.from({ length: width }, (_, x) => line[x % 8]).filter((name) => name === pass).length;
      if (columns > 0) size += rowBytes(columns, bits);
    }
  }
  return size;
};

export const png = (given: Partial<PngParts> = {}): Buffer => {
  const { width = 10, height = 10, bits = 8, colorType = 6, interlaced = false, before = [], behind = [] } = given;
  const pixelBits = bits * (samples[colorType] ?? 4);
  const size = interlaced ? interlacedSize(width, height, pixelBits) : height * rowBytes(width, pixelBits);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = bits;
  header[9] = colorType;
  header[12] = interlaced ? 1 : 0;
  const data = given.data ?? deflateSync(given.rows ?? Buffer.alloc(size));
  const end = chunk('IEND', Buffer.alloc(0));
  return Buffer.concat([signature, chunk('IHDR', header), ...before, chunk('IDAT', data), ...behind, end]);
};

export const palette = (colors: number): Buffer => chunk('PLTE', Buffer.alloc(3 * colors));
export const alphas = (count: number): Buffer => chunk('tRNS', Buffer.alloc(count));

export const segment = (marker: number, data: Buffer): Buffer => {
  const framed = Buffer.alloc(4 + data.length);
  framed[0] = 0xff;
  framed[1] = marker;
  framed.writeUInt16BE(2 + data.length, 2);
  data.copy(framed, 4);
  return framed;
};

type JpegParts = {
  readonly width: number;
  readonly height: number;
  readonly bits: number;
  readonly components: number;
  readonly frame: number;
  readonly before: readonly Buffer[];
};

/** A Huffman table with a single code, 0, that means 0: no difference, or the end of a block. */
const table = (place: number): Buffer => segment(0xc4, Buffer.concat([Buffer.from([place, 1]), Buffer.alloc(16)]));

/** One grey block if width and height are left out. */
export const jpeg = (given: Partial<JpegParts> = {}): Buffer => {
  const { width = 8, height = 8, bits = 8, components = 1, frame = 0xc0, before = [] } = given;
  const size = Buffer.alloc(6);
  size[0] = bits;
  size.writeUInt16BE(height, 1);
  size.writeUInt16BE(width, 3);
  size[5] = components;
  const planes = Array.from({ length: components }, (_, plane) => Buffer.from([plane + 1, 0x11, 0]));
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    ...before,
    segment(0xdb, Buffer.concat([Buffer.from([0]), Buffer.alloc(64, 1)])),
    segment(frame, Buffer.concat([size, ...planes])),
    table(0x00),
    table(0x10),
    segment(0xda, Buffer.from([1, 1, 0, 0, 63, 0])),
    Buffer.from([0x3f, 0xff, 0xd9]),
  ]);
};
