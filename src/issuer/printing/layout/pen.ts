import { printable } from './win-ansi.ts';

export type FontName = 'Helvetica' | 'Helvetica-Bold';

export type Style = { readonly font: FontName; readonly size: number; readonly color: string };

/** Distance from one base line to the next, in points. */
export const lineHeight = (style: Style): number => style.size * 1.22;

/**
 * Draws and measures text on a PDF in progress. It measures by the sum of the character widths: pdfkit's own wrapping
 * measures every word anew and takes most of the time of a long table.
 */
export type Pen = {
  readonly doc: PDFKit.PDFDocument;
  /** Width in points of text that is already in printable characters. */
  readonly measure: (text: string, style: Style) => number;
  /** The text in printable characters, one item per line, none wider than `width` points. */
  readonly wrap: (text: string, style: Style, width: number) => string[];
  /** One line of wrapped text with its upper left corner at x, y. */
  readonly write: (line: string, at: Point, style: Style) => void;
  /** True once a character without a counterpart in the fonts has occurred. */
  readonly hasReplaced: () => boolean;
};

export type Point = { readonly x: number; readonly y: number };

/** One beyond the highest character of WinAnsiEncoding, the trade mark sign. */
const widthCount = 0x2123;

const characterWidths = (doc: PDFKit.PDFDocument, font: FontName): Float64Array => {
  const widths = new Float64Array(widthCount);
  doc.font(font).fontSize(1);
  for (let code = 32; code < widthCount; code += 1) {
    const character = String.fromCharCode(code);
    if (printable(character).text === character) widths[code] = doc.widthOfString(character);
  }
  return widths;
};

/** Facts of the built-in fonts, read once per process. */
const widthsOf = new Map<FontName, Float64Array>();

const knownWidths = (doc: PDFKit.PDFDocument, font: FontName): Float64Array => {
  const known = widthsOf.get(font) ?? characterWidths(doc, font);
  widthsOf.set(font, known);
  return known;
};

/** A column as wide as its widest text must fit it, whatever the sums of fractions say. */
const slack = 1e-6;

/** Where to cut a word that is wider than a line. Always takes at least one character. */
const pieces = (word: string, limit: number, widths: Float64Array): string[] => {
  const cut: string[] = [];
  let start = 0;
  let width = 0;
  for (let at = 0; at < word.length; at += 1) {
    const advance = widths[word.charCodeAt(at)] ?? 0;
    if (width + advance > limit && at > start) {
      cut.push(word.slice(start, at));
      start = at;
      width = 0;
    }
    width += advance;
  }
  return [...cut, word.slice(start)];
};

const sumOfWidths = (text: string, widths: Float64Array): number => {
  let width = 0;
  for (let at = 0; at < text.length; at += 1) width += widths[text.charCodeAt(at)] ?? 0;
  return width;
};

/** Breaks one paragraph into lines, greedily; `limit` in units of the font size. */
const wrapParagraph = (paragraph: string, limit: number, widths: Float64Array): string[] => {
  if (sumOfWidths(paragraph, widths) <= limit) return [paragraph];
  const lines: string[] = [];
  const space = widths[32] ?? 0;
  let line = '';
  let lineWidth = 0;
  for (const word of paragraph.split(' ')) {
    const wordWidth = sumOfWidths(word, widths);
    if (line !== '' && lineWidth + space + wordWidth <= limit) {
      line += ` ${word}`;
      lineWidth += space + wordWidth;
      continue;
    }
    if (line !== '') lines.push(line);
    const parts = wordWidth <= limit ? [word] : pieces(word, limit, widths);
    line = parts.pop() ?? '';
    lineWidth = sumOfWidths(line, widths);
    for (const part of parts) lines.push(part);
  }
  return line === '' ? lines : [...lines, line];
};

/** A pen for a document just created; the fonts must be among those every reader has. */
export const createPen = (doc: PDFKit.PDFDocument): Pen => {
  let replaced = 0;
  const clean = (text: string): string => {
    const result = printable(text);
    replaced += result.replaced;
    return result.text;
  };
  return {
    doc,
    measure: (text, { font, size }) => sumOfWidths(text, knownWidths(doc, font)) * size,
    wrap: (text, { font, size }, width) => {
      const widths = knownWidths(doc, font);
      const limit = width / size + slack;
      return text.split(/\r\n|\r|\n/).flatMap((paragraph) => wrapParagraph(clean(paragraph), limit, widths));
    },
    write: (line, { x, y }, { font, size, color }) => {
      if (line === '') return;
      doc.font(font).fontSize(size).fillColor(color).text(line, x, y, { lineBreak: false });
    },
    hasReplaced: () => replaced > 0,
  };
};
