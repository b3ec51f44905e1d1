/** Draws the parts of a report on pages, with the tables of the printed documents. */
import { lineHeight, type Style } from '../../issuer/printing/layout/pen.ts';
import type { Sheet } from '../../issuer/printing/layout/sheet.ts';
import { drawTable, layTable } from '../../issuer/printing/layout/table.ts';
import { accent, alarm, column, faint, ink, rule, shade } from '../../issuer/printing/layout/theme.ts';
import type { Block, Pair, Section, Table } from './section.ts';

const styles = {
  heading: { font: 'Helvetica-Bold', size: 11, color: accent },
  body: { font: 'Helvetica', size: 8.5, color: ink },
  label: { font: 'Helvetica', size: 8.5, color: faint },
  title: { font: 'Helvetica-Bold', size: 8.5, color: ink },
  code: { font: 'Helvetica', size: 7.5, color: ink },
} as const satisfies Record<string, Style>;

type Indented = { readonly style: Style; readonly indent?: number };

/** Paragraphs go on over as many pages as they take. */
export const drawText = (sheet: Sheet, text: string, { style, indent = 0 }: Indented): void => {
  for (const line of sheet.pen.wrap(text, style, column.width - indent)) {
    sheet.ensure(lineHeight(style));
    sheet.pen.write(line, { x: column.x + indent, y: sheet.y() }, style);
    sheet.moveBy(lineHeight(style));
  }
};

const labelWidth = 130;

const drawPair = (sheet: Sheet, [label, value]: Pair, indent: number): void => {
  const { pen } = sheet;
  const left = pen.wrap(label, styles.label, labelWidth - indent - 8);
  const right = pen.wrap(value, styles.body, column.width - labelWidth);
  const count = Math.max(left.length, right.length);
  for (let at = 0; at < count; at += 1) {
    sheet.ensure(lineHeight(styles.body));
    pen.write(left[at] ?? '', { x: column.x + indent, y: sheet.y() }, styles.label);
    pen.write(right[at] ?? '', { x: column.x + labelWidth, y: sheet.y() }, styles.body);
    sheet.moveBy(lineHeight(styles.body));
  }
  sheet.moveBy(1.5);
};

const drawOwnTable = (sheet: Sheet, { columns, rows }: Table): void => {
  const wideAt = columns.findIndex(({ wide }) => wide === true);
  const table = {
    caption: undefined,
    columns: columns.map(({ caption, number, code }, at) => ({
      caption,
      align: number === true ? ('right' as const) : ('left' as const),
      isWide: at === (wideAt === -1 ? 0 : wideAt),
      // An identifier has 36 characters.
      share: code === true ? 0.32 : 0.24,
    })),
    rows,
  };
  drawTable(sheet, layTable(sheet.pen, table, column));
  sheet.moveBy(6);
};

const drawCode = (sheet: Sheet, text: string): void => {
  const lines = text.split('\n').flatMap((line) => sheet.pen.wrap(line, styles.code, column.width - 16));
  const height = lines.length * lineHeight(styles.code) + 10;
  sheet.ensure(height);
  sheet.pen.doc.rect(column.x, sheet.y(), column.width, height).fill(shade);
  sheet.moveBy(5);
  for (const line of lines) {
    sheet.pen.write(line, { x: column.x + 8, y: sheet.y() }, styles.code);
    sheet.moveBy(lineHeight(styles.code));
  }
  sheet.moveBy(10);
};

const findings = {
  document: { style: { ...styles.title, size: 9.5, color: accent }, indent: 0, above: 8 },
  rule: { style: styles.title, indent: 8, above: 3 },
} as const;

const drawFinding = (sheet: Sheet, { about, title, rows }: Extract<Block, { type: 'finding' }>): void => {
  const { style, indent, above } = findings[about];
  // The title does not stand alone at the foot of a page.
  sheet.ensure(4 * lineHeight(styles.title));
  sheet.moveBy(above);
  drawText(sheet, title, { style, indent });
  for (const pair of rows) drawPair(sheet, pair, indent);
};

const drawBlock = (sheet: Sheet, block: Block): void => {
  switch (block.type) {
    case 'text':
      drawText(sheet, block.text, { style: styles.body });
      sheet.moveBy(4);
      break;
    case 'list':
      for (const item of block.items) drawText(sheet, `• ${item}`, { style: styles.body, indent: 6 });
      sheet.moveBy(4);
      break;
    case 'code':
      drawCode(sheet, block.text);
      break;
    case 'pairs':
      for (const pair of block.rows) drawPair(sheet, pair, 0);
      sheet.moveBy(3);
      break;
    case 'table':
      drawOwnTable(sheet, block.table);
      break;
    case 'finding':
      drawFinding(sheet, block);
      break;
  }
};

export const drawSection = (sheet: Sheet, { heading, blocks, alarming = false }: Section): void => {
  const style: Style = { ...styles.heading, color: alarming ? alarm : accent };
  sheet.moveBy(8);
  sheet.ensure(lineHeight(style) + 5 * lineHeight(styles.body));
  drawText(sheet, heading, { style });
  sheet.pen.doc
    .moveTo(column.x, sheet.y())
    .lineTo(column.x + column.width, sheet.y())
    .lineWidth(0.7)
    .strokeColor(rule)
    .stroke();
  sheet.moveBy(5);
  for (const block of blocks) drawBlock(sheet, block);
};
