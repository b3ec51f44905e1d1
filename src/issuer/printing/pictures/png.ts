/**
 * Reads a PNG (W3C PNG, third edition) as far as the printer needs, before the
 * printer sees it: pdfkit trusts every length, and decodes transparency in a
 * callback of zlib, where an exception ends the process.
 */
import { crc32, inflateSync } from 'node:zlib';
import { mostPixels, unusable, type Picture } from './picture.ts';

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

export const isPng = (bytes: Buffer): boolean => bytes.subarray(0, signature.length).equals(signature);

type Chunk = { readonly type: string; readonly data: Buffer };

/** Length, type and check sum of a chunk. */
const chunkFrame = 12;

/** The chunks up to IEND; undefined if a length or a checksum is wrong, or IEND is missing. */
const chunksOf = (bytes: Buffer): readonly Chunk[] | undefined => {
  const chunks: Chunk[] = [];
  for (let at = signature.length; at + chunkFrame <= bytes.length;) {
    const end = at + chunkFrame + bytes.readUInt32BE(at);
    if (end > bytes.length || crc32(bytes.subarray(at + 4, end - 4)) !== bytes.readUInt32BE(end - 4)) return undefined;
    const chunk = { type: bytes.toString('latin1', at + 4, at + 8), data: bytes.subarray(at + 8, end - 4) };
    chunks.push(chunk);
    if (chunk.type === 'IEND') return chunks;
    at = end;
  }
  return undefined;
};

type Header = {
  readonly width: number;
  readonly height: number;
  /** Of one sample. */
  readonly bits: number;
  readonly colorType: number;
  readonly isInterlaced: boolean;
};

/** Samples of a pixel and their possible bit depths, by colour type. */
const colorTypes: Readonly<Record<number, { readonly samples: number; readonly bits: readonly number[] }>> = {
  0: { samples: 1, bits: [1, 2, 4, 8, 16] },
  2: { samples: 3, bits: [8, 16] },
  3: { samples: 1, bits: [1, 2, 4, 8] },
  4: { samples: 2, bits: [8, 16] },
  6: { samples: 4, bits: [8, 16] },
};

const indexed = 3;

const headerOf = ({ data }: Chunk): Header | undefined => {
  if (data.length !== 13) return undefined;
  const [bits = 0, colorType = 0, compression, filter, interlace = 2] = data.subarray(8);
  const isKnown = colorTypes[colorType]?.bits.includes(bits) === true && compression === 0 && filter === 0;
  if (!isKnown || interlace > 1) return undefined;
  return { width: data.readUInt32BE(0), height: data.readUInt32BE(4), bits, colorType, isInterlaced: interlace === 1 };
};

type Rows = { readonly count: number; readonly bytes: number };

/** First column and row of each pass of Adam7, and the steps to the next ones. */
const adam7 = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;

/** The rows of each pass, with the byte of their filter; a pass without pixels has none. */
const passesOf = ({ width, height, bits, colorType, isInterlaced }: Header): readonly Rows[] => {
  const pixelBits = bits * (colorTypes[colorType]?.samples ?? 0);
  const passes = isInterlaced ? adam7 : ([[0, 0, 1, 1]] as const);
  return passes.flatMap(([x, y, dx, dy]) => {
    const columns = Math.ceil((width - x) / dx);
    const count = Math.ceil((height - y) / dy);
    return columns > 0 && count > 0 ? [{ count, bytes: 1 + Math.ceil((columns * pixelBits) / 8) }] : [];
  });
};

const lastFilter = 4;

const hasKnownFilters = (pixels: Buffer, passes: readonly Rows[]): boolean => {
  let at = 0;
  for (const { count, bytes } of passes) {
    for (let row = 0; row < count; row += 1, at += bytes) if ((pixels[at] ?? 255) > lastFilter) return false;
  }
  return true;
};

/** Inflates no more than the header states; undefined unless it is exactly that. */
const inflated = (data: Buffer, size: number): Buffer | undefined => {
  try {
    const pixels = inflateSync(data, { maxOutputLength: size });
    return pixels.length === size ? pixels : undefined;
  } catch {
    return undefined;
  }
};

const isPixelData = (data: Buffer, header: Header): boolean => {
  const passes = passesOf(header);
  const pixels = inflated(
    data,
    passes.reduce((size, { count, bytes }) => size + count * bytes, 0),
  );
  return pixels !== undefined && hasKnownFilters(pixels, passes);
};

/** Chunks that a reader must understand; the others are optional. */
const isCritical = (type: string): boolean => /^[A-Z]/.test(type);

const order = /^IHDR(?: PLTE)?(?: IDAT)+ IEND$/;

type Parts = { readonly header: Chunk; readonly palette?: Chunk; readonly alphas?: Chunk; readonly data: Buffer };

/** Whether IDAT chunks follow one another, and tRNS comes before them and after the palette. */
const isOrdered = (chunks: readonly Chunk[]): boolean => {
  const types = chunks.map(({ type }) => type);
  const [first, last] = [types.indexOf('IDAT'), types.lastIndexOf('IDAT')];
  const alphas = types.indexOf('tRNS');
  return (
    types[0] === 'IHDR' &&
    order.test(types.filter(isCritical).join(' ')) &&
    types.slice(first, last).every((type) => type === 'IDAT') &&
    alphas === types.lastIndexOf('tRNS') &&
    (alphas === -1 || (alphas < first && alphas > types.indexOf('PLTE')))
  );
};

const partsOf = (chunks: readonly Chunk[]): Parts | undefined => {
  const [header] = chunks;
  if (header === undefined || !isOrdered(chunks)) return undefined;
  const named = (name: string): Chunk | undefined => chunks.find(({ type }) => type === name);
  const [palette, alphas] = [named('PLTE'), named('tRNS')];
  const data = Buffer.concat(chunks.filter(({ type }) => type === 'IDAT').map((chunk) => chunk.data));
  return { header, ...(palette && { palette }), ...(alphas && { alphas }), data };
};

/** Whether there are colours for an indexed picture, and no more transparent ones than colours. */
const hasPalette = ({ palette, alphas }: Parts, { bits, colorType }: Header): boolean => {
  if (colorType !== indexed) return true;
  const colors = (palette?.data.length ?? 0) / 3;
  const transparent = alphas?.data.length ?? 0;
  return Number.isInteger(colors) && colors >= 1 && colors <= 2 ** bits && transparent <= colors;
};

const chunk = ({ type, data }: Chunk): Buffer => {
  const framed = Buffer.alloc(chunkFrame + data.length);
  framed.writeUInt32BE(data.length, 0);
  framed.write(type, 4, 'latin1');
  data.copy(framed, 8);
  framed.writeUInt32BE(crc32(framed.subarray(4, -4)), framed.length - 4);
  return framed;
};

/**
 * The chunks that the printer needs and reads correctly: texts, a suggested palette and a transparent colour are left
 * out.
 */
const rewritten = ({ header, palette, alphas, data }: Parts, { colorType }: Header): Buffer => {
  const colors = colorType === indexed ? [palette, alphas].filter((each) => each !== undefined) : [];
  const end: Chunk = { type: 'IEND', data: Buffer.alloc(0) };
  return Buffer.concat([signature, ...[header, ...colors, { type: 'IDAT', data }, end].map(chunk)]);
};

const damaged = unusable('el PNG está dañado', 'Ábralo y guárdelo de nuevo como PNG de 8 bits por canal');

/** pdfkit unpacks samples of less than a byte incorrectly as soon as it has to look at single pixels. */
const isUnpackable = ({ alphas }: Parts, { bits, colorType, isInterlaced }: Header): boolean =>
  bits < 8 && (isInterlaced || (colorType === indexed && alphas !== undefined));

/** A printable PNG, rewritten with nothing else in it. */
export const readPng = (bytes: Buffer): Picture => {
  const parts = partsOf(chunksOf(bytes) ?? []);
  if (parts === undefined) return damaged;
  const header = headerOf(parts.header);
  if (header === undefined || !hasPalette(parts, header)) return damaged;
  const { width, height } = header;
  if (width === 0 || height === 0) return damaged;
  if (width * height > mostPixels) return unusable(`mide ${String(width)}x${String(height)} píxeles`, 'Redúzcala');
  if (isUnpackable(parts, header)) {
    const found = `el PNG tiene ${String(header.bits)} bits por píxel con transparencia o entrelazado`;
    return unusable(found, 'Guárdelo con 8 bits por canal y sin entrelazado');
  }
  return isPixelData(parts.data, header) ? { ok: true, bytes: rewritten(parts, header) } : damaged;
};
