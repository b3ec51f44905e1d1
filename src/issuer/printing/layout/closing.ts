import type { Fact, PrintedDocument, Total } from '../printed-document.ts';
import { lineHeight } from './pen.ts';
import type { Pen, Style } from './pen.ts';
import type { Sheet } from './sheet.ts';
import { drawTable, layTable } from './table.ts';
import type { LaidTable } from './table.ts';
import { column, rule, shade, text } from './theme.ts';

const totalsWidth = 196;
const gap = 14;
/** Between the caption of a total and its amount. */
const gapOfTotal = 8;
const tableGap = 8;
const padding = 5;
const totalWidth = totalsWidth - 2 * padding;
const besideWidth = column.width - totalsWidth - gap;

const totalStyle = ({ isFinal }: Total): Style => (isFinal ? text.total : text.body);

type LaidTotal = {
  readonly caption: readonly string[];
  readonly amount: string;
  readonly style: Style;
  readonly isFinal: boolean;
  readonly height: number;
};

/** Names of taxes come from requests, of any length: the table of taxes has the whole of a longer one. */
const captionLines = 4;

/** The letters get smaller for an amount that leaves its caption no third of the width. */
const fitted = (pen: Pen, amount: string, style: Style): Style => {
  const [needed, available] = [pen.measure(amount, style), (totalWidth * 2) / 3];
  return needed <= available ? style : { ...style, size: (style.size * available) / needed };
};

/** A caption that does not fit beside its amount continues below. */
const layTotal = (pen: Pen, total: Total): LaidTotal => {
  const { isFinal } = total;
  const usual = totalStyle(total);
  const amount = pen.wrap(total.text, usual, Infinity).join(' ');
  const style = fitted(pen, amount, usual);
  const wrapped = pen.wrap(total.caption, style, totalWidth - pen.measure(amount, style) - gapOfTotal);
  const caption = wrapped.length > captionLines ? [...wrapped.slice(0, captionLines - 1), '…'] : wrapped;
  return { caption, amount, style, isFinal, height: caption.length * lineHeight(style) + (isFinal ? 8 : 3.5) };
};

const drawTotal = (sheet: Sheet, { caption, amount, style, isFinal, height }: LaidTotal): void => {
  const { pen } = sheet;
  const x = column.x + column.width - totalsWidth;
  sheet.ensure(height);
  const y = sheet.y() + (isFinal ? 8 : 3.5) / 2 + 0.5;
  if (isFinal) pen.doc.rect(x, sheet.y(), totalsWidth, height).fill(shade);
  caption.forEach((line, index) => {
    pen.write(line, { x: x + padding, y: y + index * lineHeight(style) }, style);
  });
  pen.write(amount, { x: x + totalsWidth - padding - pen.measure(amount, style), y }, style);
  sheet.moveBy(height);
  if (!isFinal) {
    pen.doc
      .moveTo(x, sheet.y())
      .lineTo(x + totalsWidth, sheet.y())
      .lineWidth(0.4)
      .strokeColor(rule)
      .stroke();
  }
};

const tablesHeight = (tables: readonly LaidTable[]): number =>
  tables.reduce((sum, { height }) => sum + height + tableGap, 0);

const drawTables = (sheet: Sheet, tables: readonly LaidTable[]): void => {
  for (const laid of tables) {
    drawTable(sheet, laid);
    sheet.moveBy(tableGap);
  }
};

/** The totals on the right and the summaries next to them; below them when there are too many for a page. */
export const drawTotals = (sheet: Sheet, document: PrintedDocument): void => {
  const { pen } = sheet;
  const beside = document.summaries.map((table) => layTable(pen, table, { x: column.x, width: besideWidth }));
  const totals = document.totals.map((total) => layTotal(pen, total));
  const height = totals.reduce((sum, total) => sum + total.height, 0);
  const together = Math.max(height, tablesHeight(beside)) + 1;
  const fitsBeside = together <= sheet.pageRoom;
  sheet.ensure(fitsBeside ? together : height);
  const top = sheet.y();
  for (const total of totals) drawTotal(sheet, total);
  const below = sheet.y();
  if (fitsBeside) {
    sheet.moveTo(top);
    drawTables(sheet, beside);
    sheet.moveTo(Math.max(below, sheet.y()) + 4);
    return;
  }
  sheet.moveBy(tableGap);
  drawTables(
    sheet,
    document.summaries.map((table) => layTable(pen, table, column)),
  );
};

const drawParagraph = (sheet: Sheet, content: string, style: Style): void => {
  for (const line of sheet.pen.wrap(content, style, column.width)) {
    sheet.ensure(lineHeight(style));
    sheet.pen.write(line, { x: column.x, y: sheet.y() }, style);
    sheet.moveBy(lineHeight(style));
  }
  sheet.moveBy(2.5);
};

export const drawAmountInWords = (sheet: Sheet, words: string): void => {
  const lines = sheet.pen.wrap(`Son: ${words}`, text.bodyBold, column.width - 2 * padding);
  const height = lines.length * lineHeight(text.bodyBold) + 2 * padding;
  sheet.ensure(height + 6);
  sheet.pen.doc.roundedRect(column.x, sheet.y(), column.width, height, 3).fill(shade);
  lines.forEach((line, index) => {
    const y = sheet.y() + padding + 0.5 + index * lineHeight(text.bodyBold);
    sheet.pen.write(line, { x: column.x + padding, y }, text.bodyBold);
  });
  sheet.moveBy(height + 7);
};

/** Notes of any length, each under its caption if it has one. */
export const drawNotes = (sheet: Sheet, notes: readonly Fact[]): void => {
  sheet.ensure(lineHeight(text.heading) + 2 * lineHeight(text.body) + 2);
  sheet.pen.write('Notas', { x: column.x, y: sheet.y() }, text.heading);
  sheet.moveBy(lineHeight(text.heading) + 2);
  for (const { caption, text: said } of notes) {
    drawParagraph(sheet, caption === '' ? said : `${caption}: ${said}`, text.body);
  }
  sheet.moveBy(4);
};

/** Points that the sentences need, and the space before them; at most a third of a page, whatever they say. */
export const legalHeight = ({ pen, pageRoom }: Sheet, sentences: readonly string[]): number => {
  const lines = sentences.reduce((sum, sentence) => sum + pen.wrap(sentence, text.small, column.width).length, 0);
  return Math.min(lines * lineHeight(text.small) + 2.5 * sentences.length + 12, pageRoom / 3);
};

export const drawLegal = (sheet: Sheet, sentences: readonly string[]): void => {
  for (const sentence of sentences) drawParagraph(sheet, sentence, text.small);
};
