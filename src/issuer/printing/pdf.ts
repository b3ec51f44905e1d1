import { drawAmountInWords, drawLegal, drawNotes, drawTotals } from './layout/closing.ts';
import { drawBoxes, drawHeading, drawKey } from './layout/heading.ts';
import { onEachPage, pdfDrawnBy } from './layout/pages.ts';
import type { PdfFacts } from './layout/pages.ts';
import { createQr } from './layout/qr.ts';
import type { QrSymbol } from './layout/qr.ts';
import { drawFoot, drawLaterHead, drawRunningHead, footHeight, laterHeadHeight, layRunning } from './layout/running.ts';
import type { Running } from './layout/running.ts';
import { createSheet } from './layout/sheet.ts';
import type { Sheet } from './layout/sheet.ts';
import { drawTable, layTable } from './layout/table.ts';
import { column } from './layout/theme.ts';
import type { PrintedDocument, PrintedTable } from './printed-document.ts';

export type PdfOptions = Pick<PdfFacts, 'at' | 'compress'>;

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

/**
 * The printed representation: Letter pages, as many as the document needs.
 * Nothing is lost on the way: what a box has no room for is printed among the
 * notes, and characters that the built-in fonts lack are replaced and said to be.
 */
export const renderPdf = async (document: PrintedDocument, options: PdfOptions): Promise<Buffer> => {
  const symbol = document.qr === undefined ? undefined : await createQr(document.qr.text);
  const facts = { title: `${document.title} ${document.number}`, author: document.issuer.name, ...options };
  return pdfDrawnBy(facts, (pen) => {
    const running = layRunning(pen, document);
    const sheet = createSheet(pen, {
      head: (isFirst) => (isFirst ? drawRunningHead(pen, running) : drawLaterHead(pen, running)),
      laterHeadHeight: laterHeadHeight(running),
      footHeight: footHeight(running),
    });
    drawPages(sheet, { document, running, symbol });
    onEachPage(pen, (page, of) => {
      drawFoot(pen, running, { page, of });
    });
  });
};
