import { drawAmountInWords, drawLegal, drawNotes, drawTotals } from './layout/closing.ts';
import { drawBoxes, drawHeading, drawKey } from './layout/heading.ts';
import { createPen } from './layout/pen.ts';
import { createQr } from './layout/qr.ts';
import type { QrSymbol } from './layout/qr.ts';
import { drawFoot, drawLaterHead, drawRunningHead, footHeight, laterHeadHeight, layRunning } from './layout/running.ts';
import type { Running } from './layout/running.ts';
import { createSheet } from './layout/sheet.ts';
import type { Sheet } from './layout/sheet.ts';
import { drawTable, layTable } from './layout/table.ts';
import { column } from './layout/theme.ts';
import type { PrintedDocument, PrintedTable } from './printed-document.ts';

export type PdfOptions = {
  /** Date of creation that the file carries, in milliseconds: the same data and instant give the same bytes. */
  readonly at: number;
  /** False leaves the page contents readable, for tests. */
  readonly compress?: boolean;
};

const replacedCharacters =
  'Los caracteres que la fuente de impresión no tiene aparecen como «?»; el XML conserva el texto original.';

type Content = { readonly document: PrintedDocument; readonly running: Running; readonly symbol: QrSymbol | undefined };

const drawTables = (sheet: Sheet, tables: readonly PrintedTable[]): void => {
  for (const table of tables) {
    drawTable(sheet, layTable(sheet.pen, table, column));
    sheet.moveBy(9);
  }
};

const drawPages = (sheet: Sheet, { document, running, symbol }: Content): void => {
  const overflow = [...running.overflow, ...drawHeading(sheet, document, symbol)];
  drawKey(sheet, document.key);
  overflow.push(...drawBoxes(sheet, document));
  drawTables(sheet, document.tables);
  drawTotals(sheet, document);
  drawAmountInWords(sheet, document.amountInWords);
  drawTables(sheet, document.annexes);
  drawNotes(sheet, [...document.notes, ...overflow]);
  drawLegal(sheet, document.legal);
  if (sheet.pen.hasReplaced()) drawLegal(sheet, [replacedCharacters]);
};

const drawFeet = (sheet: Sheet, running: Running): void => {
  const { doc } = sheet.pen;
  const { count } = doc.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    doc.switchToPage(page);
    drawFoot(sheet.pen, running, { page: page + 1, of: count });
  }
};

const documentOptions = (document: PrintedDocument, options: PdfOptions): PDFKit.PDFDocumentOptions => ({
  autoFirstPage: false,
  bufferPages: true,
  compress: options.compress ?? true,
  size: 'LETTER',
  margin: 0,
  lang: 'es-CO',
  displayTitle: true,
  pdfVersion: '1.4',
  info: {
    Title: `${document.title} ${document.number}`,
    Author: document.issuer.name,
    Creator: 'Ensayo',
    // Also the base of the file identifier, which pdfkit derives from this table.
    CreationDate: new Date(options.at),
  },
});

/**
 * The printed representation: Letter pages, as many as the document needs.
 * Nothing is lost on the way: what a box has no room for is printed among the
 * notes, and characters that the built-in fonts lack are replaced and said to be.
 */
export const renderPdf = async (document: PrintedDocument, options: PdfOptions): Promise<Buffer> => {
  const [{ default: PdfDocument }, symbol] = await Promise.all([
    import('pdfkit'),
    document.qr === undefined ? undefined : createQr(document.qr.text),
  ]);
  const doc = new PdfDocument(documentOptions(document, options));
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve, reject) => {
    doc.on('end', resolve);
    doc.on('error', reject);
  });
  const pen = createPen(doc);
  const running = layRunning(pen, document);
  const sheet = createSheet(pen, {
    head: (isFirst) => (isFirst ? drawRunningHead(pen, running) : drawLaterHead(pen, running)),
    laterHeadHeight: laterHeadHeight(running),
    footHeight: footHeight(running),
  });
  drawPages(sheet, { document, running, symbol });
  drawFeet(sheet, running);
  doc.end();
  await ended;
  return Buffer.concat(chunks);
};
