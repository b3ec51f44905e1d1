import type { Pen, Point } from './pen.ts';

/** A QR symbol as runs of dark modules, each `length` modules from `x`, `y` to the right. */
export type QrSymbol = {
  /** Modules a side. */
  readonly size: number;
  readonly runs: readonly { readonly x: number; readonly y: number; readonly length: number }[];
};

/** Light modules around the symbol (ISO/IEC 18004). */
export const quietModules = 4;

/** The authority requires 2 cm (annex 1.9, 11.7); a text of 400 characters needs more to be read from paper. */
const smallestSide = 57;

/** 0.44 mm: 3.5 dots at 200 dpi, enough for a telephone and for an office scanner. */
const moduleSize = 1.25;

/** Printed side in points, without the quiet zone. */
export const qrSide = (symbol: QrSymbol): number => Math.max(smallestSide, symbol.size * moduleSize);

const runsOfRow = (row: Uint8Array, y: number): QrSymbol['runs'] => {
  const runs: { x: number; y: number; length: number }[] = [];
  for (let x = 0; x < row.length; x += 1) {
    if (row[x] !== 1) continue;
    const start = x;
    while (row[x + 1] === 1) x += 1;
    runs.push({ x: start, y, length: x + 1 - start });
  }
  return runs;
};

/** Bytes of text in the largest symbol with error correction M (ISO/IEC 18004, table 7); QRStr has about 400. */
const mostBytes = 2331;

export const fitsQr = (text: string): boolean => Buffer.byteLength(text) <= mostBytes;

/** The symbol of a text, UTF-8, error correction M (15 %). @throws Error for a text that does not fit */
export const createQr = async (text: string): Promise<QrSymbol> => {
  const { default: qrcode } = await import('qrcode');
  const { modules } = qrcode.create(text, { errorCorrectionLevel: 'M' });
  const rows = Array.from({ length: modules.size }, (_row, y) => y);
  return {
    size: modules.size,
    runs: rows.flatMap((y) => runsOfRow(modules.data.subarray(y * modules.size, (y + 1) * modules.size), y)),
  };
};

/**
 * Draws the symbol on white, in module units under a scale. All rectangles are one path, filled once, so that adjoining
 * ones have no hairlines between them.
 */
export const drawQr = (pen: Pen, symbol: QrSymbol, at: Point & { readonly url: string }): void => {
  const { doc } = pen;
  const side = qrSide(symbol);
  const module = side / symbol.size;
  const quiet = quietModules * module;
  doc.rect(at.x - quiet, at.y - quiet, side + 2 * quiet, side + 2 * quiet).fill('#ffffff');
  doc.save().translate(at.x, at.y).scale(module);
  for (const { x, y, length } of symbol.runs) doc.rect(x, y, length, 1);
  doc.fill('#000000').restore();
  if (at.url !== '') doc.link(at.x, at.y, side, side, at.url);
};
