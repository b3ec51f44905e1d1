import type { Fact } from '../printed-document.ts';
import { lineHeight } from './pen.ts';
import type { Pen, Point, Style } from './pen.ts';
import { text } from './theme.ts';

/*
 * Boxes have a fixed place on the page, so they can contain a limited number of lines. Longer text is not cut off
 * silently: the box refers to the notes, which continue over as many pages as they need.
 */
const elsewhere = '(ver notas)';

export type Fitted = { readonly lines: readonly string[]; readonly overflow: readonly Fact[] };

export type Limits = { readonly width: number; readonly lines: number };

/** The text of one fact within the limits; beyond them, a reference to the notes and the fact itself. */
export const fit = (pen: Pen, fact: Fact, limits: Limits & { readonly style: Style }): Fitted => {
  const lines = pen.wrap(fact.text, limits.style, limits.width);
  if (lines.length <= limits.lines) return { lines, overflow: [] };
  return { lines: [...lines.slice(0, limits.lines - 1), elsewhere], overflow: [fact] };
};

export type FactBlock = {
  readonly captionWidth: number;
  readonly rows: readonly { readonly caption: readonly string[]; readonly lines: readonly string[] }[];
  readonly height: number;
  readonly overflow: readonly Fact[];
};

const factLines = 4;
const style = text.body;
const captionStyle = text.caption;
const gap = 6;
const rowGap = 1.5;
/** Puts the smaller letters of a caption on the base line of its text. */
const baselineShift = 0.72 * (style.size - captionStyle.size);

const rowHeight = (row: FactBlock['rows'][number]): number =>
  Math.max(row.lines.length, row.caption.length) * lineHeight(style) + rowGap;

/** Facts as two columns, captions and texts, within `limits.lines` lines altogether. */
export const layFacts = (pen: Pen, facts: readonly Fact[], limits: Limits): FactBlock => {
  const widest = Math.max(0, ...facts.map(({ caption }) => pen.measure(caption, captionStyle)));
  const captionWidth = Math.min(widest + gap, limits.width * 0.42);
  const rows: { caption: string[]; lines: readonly string[] }[] = [];
  const overflow: Fact[] = [];
  let left = limits.lines;
  for (const fact of facts) {
    const caption = pen.wrap(fact.caption, captionStyle, captionWidth - gap);
    const fitted = fit(pen, fact, { width: limits.width - captionWidth, lines: Math.min(factLines, left), style });
    const taken = Math.max(caption.length, fitted.lines.length);
    if (taken > left) {
      overflow.push(fact);
      continue;
    }
    left -= taken;
    rows.push({ caption, lines: fitted.lines });
    overflow.push(...fitted.overflow);
  }
  return { captionWidth, rows, height: rows.reduce((height, row) => height + rowHeight(row), 0), overflow };
};

export const drawFacts = (pen: Pen, block: FactBlock, { x, y }: Point): void => {
  let top = y;
  for (const row of block.rows) {
    row.caption.forEach((line, index) => {
      pen.write(line, { x, y: top + baselineShift + index * lineHeight(style) }, captionStyle);
    });
    row.lines.forEach((line, index) => {
      pen.write(line, { x: x + block.captionWidth, y: top + index * lineHeight(style) }, style);
    });
    top += rowHeight(row);
  }
};

/** Lines one below the other; returns the y below the last. */
export const drawLines = (pen: Pen, lines: readonly string[], at: Point & { readonly style: Style }): number => {
  let { y } = at;
  for (const line of lines) {
    pen.write(line, { x: at.x, y }, at.style);
    y += lineHeight(at.style);
  }
  return y;
};
