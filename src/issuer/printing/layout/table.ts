import type { PrintedTable } from '../printed-document.ts';
import { lineHeight } from './pen.ts';
import type { Pen, Style } from './pen.ts';
import type { Sheet } from './sheet.ts';
import { accent, rule, shade, text } from './theme.ts';

export type TableArea = { readonly x: number; readonly width: number };

type Wrapped = { readonly cells: readonly (readonly string[])[]; readonly lines: number };

/** A table measured for an area: its columns have widths and its cells are wrapped. */
export type LaidTable = {
  readonly table: PrintedTable;
  readonly area: TableArea;
  readonly widths: readonly number[];
  readonly style: Style;
  readonly head: Wrapped;
  readonly rows: readonly Wrapped[];
  readonly height: number;
};

const padding = 3;
/** Above and below the text of a row. */
const rowPadding = 2;
const captionHeight = lineHeight(text.heading) + 2;
/** Shares of the table's width: the minimum of the wide column, the maximum of each other one. */
const leastWide = 0.22;
const most = { left: 0.11, right: 0.2 } as const;
/** The maximum for any column, in points: a date, a short code. */
const narrowest = 50;
const smallestSize = 6;

const naturalWidth = (pen: Pen, texts: readonly string[], style: Style): number => {
  let widest = 0;
  for (const content of texts) {
    for (const line of content.split('\n')) widest = Math.max(widest, pen.measure(line, style));
  }
  return widest;
};

/** Widths by content; the wide column gets the rest, which may be too little. */
const columnWidths = (pen: Pen, table: PrintedTable, options: { width: number; style: Style }): number[] => {
  const bold: Style = { ...options.style, font: 'Helvetica-Bold' };
  const widths = table.columns.map((column, at) => {
    if (column.isWide === true) return 0;
    const head = naturalWidth(pen, column.caption.split(' '), bold);
    const body = naturalWidth(
      pen,
      table.rows.map((row) => row[at] ?? ''),
      options.style,
    );
    return (
      Math.max(head, Math.min(body, Math.max(narrowest, options.width * (column.share ?? most[column.align])))) +
      2 * padding
    );
  });
  const rest = options.width - widths.reduce((sum, width) => sum + width, 0);
  return widths.map((width) => (width === 0 ? rest : width));
};

/** When long numbers leave nothing for the wide column, the letters get smaller, and then the columns. */
const fittingColumns = (pen: Pen, table: PrintedTable, width: number): { widths: number[]; style: Style } => {
  const wideAt = table.columns.findIndex(({ isWide }) => isWide === true);
  let style: Style = text.body;
  for (;;) {
    const widths = columnWidths(pen, table, { width, style });
    const wide = widths[wideAt] ?? width;
    if (wide >= width * leastWide) return { widths, style };
    if (style.size > smallestSize) {
      style = { ...style, size: style.size - 0.5 };
      continue;
    }
    const narrow = (width * (1 - leastWide)) / (width - wide);
    return { widths: widths.map((each, at) => (at === wideAt ? width * leastWide : each * narrow)), style };
  }
};

const wrapRow = (pen: Pen, row: readonly string[], options: { widths: readonly number[]; style: Style }): Wrapped => {
  const cells = row.map((content, at) => pen.wrap(content, options.style, (options.widths[at] ?? 0) - 2 * padding));
  return { cells, lines: Math.max(1, ...cells.map((lines) => lines.length)) };
};

/** Heads repeat on every page and must leave room for rows. */
const headLines = 4;

const rowHeight = (lines: number, style: Style): number => lines * lineHeight(style) + 2 * rowPadding;

const firstLines = ({ cells, lines }: Wrapped, limit: number): Wrapped => ({ cells, lines: Math.min(lines, limit) });

export const layTable = (pen: Pen, table: PrintedTable, area: TableArea): LaidTable => {
  const { widths, style } = fittingColumns(pen, table, area.width);
  const bold: Style = { ...style, font: 'Helvetica-Bold', color: accent };
  const captions = table.columns.map(({ caption }) => caption);
  const head = firstLines(wrapRow(pen, captions, { widths, style: bold }), headLines);
  const rows = table.rows.map((row) => wrapRow(pen, row, { widths, style }));
  const body = rows.reduce((sum, { lines }) => sum + rowHeight(lines, style), 0);
  const captioned = table.caption === undefined ? 0 : captionHeight;
  return { table, area, widths, style, head, rows, height: captioned + rowHeight(head.lines, style) + body };
};

type Slice = { readonly row: Wrapped; readonly from: number; readonly to: number; readonly style: Style };

const drawCells = (sheet: Sheet, laid: LaidTable, { row, from, to, style }: Slice): void => {
  const top = sheet.y() + rowPadding + 0.5;
  let { x } = laid.area;
  row.cells.forEach((lines, at) => {
    const width = laid.widths[at] ?? 0;
    const isRight = laid.table.columns[at]?.align === 'right';
    lines.slice(from, to).forEach((line, index) => {
      const indent = isRight ? width - padding - sheet.pen.measure(line, style) : padding;
      sheet.pen.write(line, { x: x + indent, y: top + index * lineHeight(style) }, style);
    });
    x += width;
  });
  sheet.moveBy(rowHeight(to - from, style));
};

const drawHead = (sheet: Sheet, laid: LaidTable): void => {
  const { head, area, style } = laid;
  sheet.pen.doc.rect(area.x, sheet.y(), area.width, rowHeight(head.lines, style)).fill(shade);
  drawCells(sheet, laid, {
    row: head,
    from: 0,
    to: head.lines,
    style: { ...style, font: 'Helvetica-Bold', color: accent },
  });
};

const drawRule = (sheet: Sheet, { x, width }: TableArea): void => {
  sheet.pen.doc
    .moveTo(x, sheet.y())
    .lineTo(x + width, sheet.y())
    .lineWidth(0.4)
    .strokeColor(rule)
    .stroke();
};

const continueOnNewPage = (sheet: Sheet, laid: LaidTable): void => {
  sheet.newPage();
  drawHead(sheet, laid);
};

/** A row moves to the next page as a whole, unless it is so long that it is better split. */
const staysWhole = (sheet: Sheet, height: number): boolean => height <= sheet.pageRoom / 3;

const drawRow = (sheet: Sheet, laid: LaidTable, row: Wrapped): void => {
  const { style } = laid;
  const whole = rowHeight(row.lines, style);
  if (whole > sheet.room() && staysWhole(sheet, whole)) continueOnNewPage(sheet, laid);
  let from = 0;
  while (from < row.lines) {
    const fitting = Math.floor((sheet.room() - 2 * rowPadding) / lineHeight(style));
    if (fitting < 1) {
      continueOnNewPage(sheet, laid);
      continue;
    }
    const to = Math.min(row.lines, from + fitting);
    drawCells(sheet, laid, { row, from, to, style });
    from = to;
  }
  drawRule(sheet, laid.area);
};

/** The part of the first row that must follow the head, so that the head is never alone on a page. */
const leastOfFirstRow = (sheet: Sheet, { rows, style }: LaidTable): number => {
  const lines = rows[0]?.lines ?? 0;
  const whole = rowHeight(lines, style);
  return staysWhole(sheet, whole) ? whole : rowHeight(Math.min(lines, 3), style);
};

/** Draws the table from the current position, over as many pages as it needs, with its head on each. */
export const drawTable = (sheet: Sheet, laid: LaidTable): void => {
  const { table, area, head, rows, style } = laid;
  const captioned = table.caption === undefined ? 0 : captionHeight;
  sheet.ensure(captioned + rowHeight(head.lines, style) + leastOfFirstRow(sheet, laid));
  if (table.caption !== undefined) {
    sheet.pen.write(table.caption, { x: area.x, y: sheet.y() }, text.heading);
    sheet.moveBy(captionHeight);
  }
  drawHead(sheet, laid);
  for (const row of rows) drawRow(sheet, laid, row);
};
