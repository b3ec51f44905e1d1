import fc from 'fast-check';
import PdfDocument from 'pdfkit';
import { describe, expect, it } from 'vitest';
import { createPen } from './pen.ts';
import type { Style } from './pen.ts';

const regular: Style = { font: 'Helvetica', size: 10, color: '#000000' };
const bold: Style = { ...regular, font: 'Helvetica-Bold' };

const newPen = (): ReturnType<typeof createPen> => createPen(new PdfDocument({ autoFirstPage: false }));

describe('measure', () => {
  it.each([
    ['iiii', regular, 8.88],
    ['WWWW', regular, 37.76],
    ['1.000.000,00', regular, 58.38],
    ['ñ€', regular, 11.12],
    ['iiii', bold, 11.12],
    ['', regular, 0],
  ] as const)('sums the widths of the characters of "%s"', (text, style, width) => {
    expect(newPen().measure(text, style)).toBeCloseTo(width, 5);
  });
});

describe('wrap', () => {
  const wrap = (text: string, width: number): string[] => newPen().wrap(text, regular, width);

  it('fills lines with whole words', () => {
    expect(wrap('uno dos tres cuatro', 45)).toEqual(['uno dos', 'tres', 'cuatro']);
  });

  it('accepts a text exactly as wide as the column', () => {
    const pen = newPen();
    expect(pen.wrap('190.000,00', regular, pen.measure('190.000,00', regular))).toEqual(['190.000,00']);
  });

  it('cuts a word that is wider than the column', () => {
    expect(wrap('a 0123456789', 25)).toEqual(['a', '0123', '4567', '89']);
  });

  it('continues the line after the end of a cut word', () => {
    expect(wrap('0123456789 b', 25)).toEqual(['0123', '4567', '89 b']);
  });

  it('continues with one character per line in a column narrower than a character', () => {
    expect(wrap('abc', -5)).toEqual(['a', 'b', 'c']);
  });

  it.each(['uno\ndos', 'uno\r\ndos', 'uno\rdos'])('starts a line at each line end of %j', (text) => {
    expect(wrap(text, 100)).toEqual(['uno', 'dos']);
  });

  it('keeps an empty line between paragraphs', () => {
    expect(wrap('uno\n\ndos', 100)).toEqual(['uno', '', 'dos']);
  });

  it('loses no character of a long text', () => {
    const text = Array.from({ length: 400 }, (_word, at) => 'palabra'.slice(0, 1 + (at % 7))).join(' ');
    const lines = wrap(text, 90);
    expect(lines.join(' ')).toBe(text);
    const pen = newPen();
    expect(Math.max(...lines.map((line) => pen.measure(line, regular)))).toBeLessThanOrEqual(90.001);
  });
});

describe('any text in any width', () => {
  const word = fc.string({ minLength: 1, maxLength: 30, unit: fc.constantFrom(...'aiWM.,1ñ€—') });
  const text = fc.array(word, { maxLength: 40 }).map((words) => words.join(' '));

  it('keeps all characters in order and stays inside the width', () => {
    const pen = newPen();
    fc.assert(
      fc.property(text, fc.double({ min: 1, max: 300, noNaN: true }), (given, width) => {
        const lines = pen.wrap(given, regular, width);
        const squeezed = lines.join('').replaceAll(' ', '');
        const tooWide = lines.filter((line) => line.length > 1 && pen.measure(line, regular) > width + 0.001);
        return squeezed === given.replaceAll(' ', '') && tooWide.length === 0;
      }),
    );
    expect(pen.hasReplaced()).toBe(false);
  });
});

describe('hasReplaced', () => {
  it('reports whether a character had no counterpart', () => {
    const pen = newPen();
    pen.wrap('Peña ő', regular, 100);
    expect(pen.hasReplaced()).toBe(false);
    expect(pen.wrap('漢', regular, 100)).toEqual(['?']);
    expect(pen.hasReplaced()).toBe(true);
  });
});
