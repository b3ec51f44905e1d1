/**
 * Reads the segments of a JPEG (ITU-T T.81, annex B). The printer copies the file into the page and only looks at its
 * frame header; the viewer decodes the rest.
 */
import { mostPixels, unusable, type Picture } from './picture.ts';

export const isJpeg = (bytes: Buffer): boolean => bytes[0] === 0xff && bytes[1] === 0xd8;

type Segment = {
  readonly marker: number;
  /** Without marker and length. */
  readonly data: Buffer;
  /** The whole segment; for a scan followed by its entropy-coded bytes. */
  readonly raw: Buffer;
};

const [startOfScan, endOfImage] = [0xda, 0xd9];

/** Where entropy-coded bytes end: at the next marker that is neither a stuffed FF nor a restart. */
const endOfScan = (bytes: Buffer, from: number): number => {
  for (let at = bytes.indexOf(0xff, from); at !== -1; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1] ?? 0;
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at;
  }
  return bytes.length;
};

const segmentAt = (bytes: Buffer, at: number): Segment | undefined => {
  const marker = bytes[at + 1] ?? 0;
  // Markers from SOF0 on have a length, except RST, SOI and EOI, which are not allowed here.
  if (bytes[at] !== 0xff || marker < 0xc0 || (marker >= 0xd0 && marker <= endOfImage) || marker === 0xff) {
    return undefined;
  }
  if (at + 4 > bytes.length) return undefined;
  const end = at + 2 + bytes.readUInt16BE(at + 2);
  if (end < at + 4 || end > bytes.length) return undefined;
  const data = bytes.subarray(at + 4, end);
  return { marker, data, raw: bytes.subarray(at, marker === startOfScan ? endOfScan(bytes, end) : end) };
};

/** Markers may be preceded by any number of FF. */
const afterFill = (bytes: Buffer, from: number): number => {
  let at = from;
  while (bytes[at] === 0xff && bytes[at + 1] === 0xff) at += 1;
  return at;
};

/** The segments between start and end of the image; undefined if one exceeds the file or the end is missing. */
const segmentsOf = (bytes: Buffer): readonly Segment[] | undefined => {
  const segments: Segment[] = [];
  for (let at = afterFill(bytes, 2); bytes[at] !== 0xff || bytes[at + 1] !== endOfImage;) {
    const segment = segmentAt(bytes, at);
    if (segment === undefined) return undefined;
    segments.push(segment);
    at = afterFill(bytes, at + segment.raw.length);
  }
  return segments;
};

const isFrame = ({ marker }: Segment): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** Baseline, extended and progressive, Huffman-coded: the forms that PDF viewers decode. */
const printable = [0xc0, 0xc1, 0xc2];

type Size = { readonly width: number; readonly height: number };

const sizeOf = ({ marker, data }: Segment): Size | undefined => {
  const components = data[5] ?? 0;
  const isRead = printable.includes(marker) && data[0] === 8 && [1, 3, 4].includes(components);
  if (!isRead || data.length !== 6 + 3 * components) return undefined;
  return { height: data.readUInt16BE(1), width: data.readUInt16BE(3) };
};

/** Exif has the orientation, which the printer follows; Adobe states the colour interpretation. */
const isKept = ({ marker, data }: Segment): boolean => {
  if (marker === 0xe1) return data.toString('latin1', 0, 6) === 'Exif\0\0';
  return marker < 0xe0 || marker === 0xee;
};

const damaged = unusable('el JPEG está dañado', 'Ábralo y guárdelo de nuevo como JPEG');

const other = unusable(
  'el JPEG no es de los que se imprimen',
  'Guárdelo como JPEG corriente de 8 bits, en RGB, CMYK o escala de grises',
);

/** A printable JPEG, without comments and thumbnails. */
export const readJpeg = (bytes: Buffer): Picture => {
  const segments = segmentsOf(bytes);
  const frames = segments?.filter(isFrame) ?? [];
  const [frame] = frames;
  const scan = segments?.findIndex(({ marker }) => marker === startOfScan) ?? -1;
  if (segments === undefined || frame === undefined || frames.length !== 1 || scan < segments.indexOf(frame)) {
    return damaged;
  }
  const size = sizeOf(frame);
  if (size === undefined) return other;
  const { width, height } = size;
  if (width === 0 || height === 0) return damaged;
  if (width * height > mostPixels) return unusable(`mide ${String(width)}x${String(height)} píxeles`, 'Redúzcala');
  const kept = segments.filter(isKept).map(({ raw }) => raw);
  return { ok: true, bytes: Buffer.concat([Buffer.from([0xff, 0xd8]), ...kept, Buffer.from([0xff, endOfImage])]) };
};
