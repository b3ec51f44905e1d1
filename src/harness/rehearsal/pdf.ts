/** The report on Letter pages, to be filed. */
import { createPen, lineHeight, type Pen, type Style } from '../../issuer/printing/layout/pen.ts';
import { createSheet, type Sheet } from '../../issuer/printing/layout/sheet.ts';
import { alarm, column, faint, ink, margin, paper, text } from '../../issuer/printing/layout/theme.ts';
import { colombianDateTime } from '../../common/time.ts';
import { contentOf, instantText } from './content.ts';
import { reportTitle } from './page.ts';
import { drawSection, drawText } from './pdf-blocks.ts';
import type { RehearsalReport } from './report.ts';
import { outcomeNames } from './words.ts';

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
  const { count } = pen.doc.bufferedPageRange();
  const left = `Ensayo ${report.versions.ensayo}. Hora simulada: ${instantText(colombianDateTime(at))}.`;
  for (let page = 0; page < count; page += 1) {
    pen.doc.switchToPage(page);
    const right = `Página ${String(page + 1)} de ${String(count)}`;
    const y = paper.height - margin.bottom - lineHeight(small);
    pen.write(left, { x: column.x, y }, small);
    pen.write(right, { x: column.x + column.width - pen.measure(right, small), y }, small);
  }
};

const headHeight = lineHeight(text.banner) + 8;

/** @param at milliseconds since 1970, by the clock of the authority: also the date of the file */
export const pdfOf = async (
  report: RehearsalReport,
  at: number,
  /** False leaves the page contents readable, for tests. */
  { compress = true }: { readonly compress?: boolean } = {},
): Promise<Buffer> => {
  const { default: PdfDocument } = await import('pdfkit');
  const doc = new PdfDocument({
    autoFirstPage: false,
    bufferPages: true,
    compress,
    size: 'LETTER',
    margin: 0,
    lang: 'es-CO',
    displayTitle: true,
    pdfVersion: '1.4',
    info: {
      Title: `${reportTitle}: ${report.company.name}`,
      Author: 'Ensayo, simulador',
      Creator: 'Ensayo',
      CreationDate: new Date(at),
    },
  });
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve, reject) => {
    doc.on('end', resolve);
    doc.on('error', reject);
  });
  const pen = createPen(doc);
  const frame = { head: () => drawHead(pen), laterHeadHeight: headHeight, footHeight: lineHeight(small) + 8 };
  const sheet = createSheet(pen, frame);
  drawOpening(sheet, report);
  for (const section of contentOf(report)) drawSection(sheet, section);
  drawFeet(sheet, { report, at });
  doc.end();
  await ended;
  return Buffer.concat(chunks);
};
