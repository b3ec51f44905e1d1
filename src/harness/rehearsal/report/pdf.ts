/** The report on Letter pages for the files of the company, drawn with the tables of the printed documents. */
import { onEachPage, pdfDrawnBy, type PdfFacts } from '../../../issuer/printing/layout/file.ts';
import { lineHeight, type Style, type Pen } from '../../../issuer/printing/layout/pen.ts';
import { createSheet, type Sheet } from '../../../issuer/printing/layout/sheet.ts';
import { drawTable, layTable } from '../../../issuer/printing/layout/table.ts';
import {
  accent,
  alarm,
  column,
  faint,
  ink,
  rule,
  shade,
  margin,
  paper,
  text,
} from '../../../issuer/printing/layout/theme.ts';
import type { Block, Pair, Section, Table } from './blocks.ts';
import { contentOf, instantText } from './content.ts';
import { colombianDateTime } from '../../../common/time.ts';
import { reportTitle } from './page.ts';
import type { RehearsalReport } from './rehearsal-report.ts';
import { outcomeNames } from './words.ts';

const styles = {
  heading: { font: 'Helvetica-Bold', size: 11, color: accent },
  body: { font: 'Helvetica', size: 8.5, color: ink },
  label: { font: 'Helvetica', size: 8.5, color: faint },
  title: { font: 'Helvetica-Bold', size: 8.5, color: ink },
  code: { font: 'Helvetica', size: 7.5, color: ink },
} as const satisfies Record<string, Style>;

type Indented = { readonly style: Style; readonly indent?: number };

/** Paragraphs continue over as many pages as they need. */
const drawText = (sheet: Sheet, paragraph: string, { style, indent = 0 }: Indented): void => {
  for (const line of sheet.pen.wrap(paragraph, style, column.width - indent)) {
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

const drawCode = (sheet: Sheet, code: string): void => {
  const lines = code.split('\n').flatMap((line) => sheet.pen.wrap(line, styles.code, column.width - 16));
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
  // The title must not be left alone at the foot of a page.
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
      block.rows.forEach((pair, at) => {
        // The last ones stay together: one of them alone would be all that a page has.
        if (at === block.rows.length - 3) sheet.ensure(6 * lineHeight(styles.body));
        drawPair(sheet, pair, 0);
      });
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

const drawSection = (sheet: Sheet, { heading, blocks, alarming = false }: Section): void => {
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

const title: Style = { ...text.name, size: 16 };
const company: Style = { font: 'Helvetica-Bold', size: 10, color: ink };
const small: Style = { font: 'Helvetica', size: 7, color: faint };

const outcomeStyle: Readonly<Record<RehearsalReport['outcome'], Style>> = {
  accepted: { ...title, size: 13, color: '#1b5e20' },
  rejected: { ...title, size: 13, color: alarm },
  incomplete: { ...title, size: 13, color: '#7a4b00' },
};

const banner = 'SIMULADO: SIN EFECTO LEGAL';

const drawHead = (pen: Pen): number => {
  pen.write(banner, { x: column.x, y: margin.top }, text.banner);
  return margin.top + lineHeight(text.banner) + 8;
};

const drawOpening = (sheet: Sheet, report: RehearsalReport): void => {
  const word = outcomeNames[report.outcome];
  const style = outcomeStyle[report.outcome];
  sheet.pen.write(word, { x: column.x + column.width - sheet.pen.measure(word, style), y: sheet.y() + 2 }, style);
  drawText(sheet, reportTitle, { style: title });
  drawText(sheet, `${report.company.name}, NIT ${report.company.nit}-${report.company.checkDigit}`, { style: company });
  sheet.moveBy(4);
  drawText(sheet, report.notice, { style: { ...text.banner, font: 'Helvetica' } });
};

const drawFeet = ({ pen }: Sheet, { report, at }: { report: RehearsalReport; at: number }): void => {
  const left = `Ensayo ${report.versions.ensayo}. Hora simulada: ${instantText(colombianDateTime(at))}.`;
  onEachPage(pen, (page, of) => {
    const right = `Página ${String(page)} de ${String(of)}`;
    const y = paper.height - margin.bottom - lineHeight(small);
    pen.write(left, { x: column.x, y }, small);
    pen.write(right, { x: column.x + column.width - pen.measure(right, small), y }, small);
  });
};

const headHeight = lineHeight(text.banner) + 8;

/** @param at milliseconds since 1970, by the clock of the authority: also the date of the file */
export const pdfOf = async (
  report: RehearsalReport,
  at: number,
  options: Pick<PdfFacts, 'compress'> = {},
): Promise<Buffer> => {
  const facts = { title: `${reportTitle}: ${report.company.name}`, author: 'Ensayo, simulador', at, ...options };
  return pdfDrawnBy(facts, (pen) => {
    const frame = { head: () => drawHead(pen), laterHeadHeight: headHeight, footHeight: lineHeight(small) + 8 };
    const sheet = createSheet(pen, frame);
    drawOpening(sheet, report);
    for (const section of contentOf(report)) drawSection(sheet, section);
    drawFeet(sheet, { report, at });
  });
};
