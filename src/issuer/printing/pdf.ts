import { onEachPage, pdfDrawnBy, type PdfFacts } from './layout/file.ts';
import type { Pen } from './layout/pen.ts';
import { type QrSymbol, createQr, fitsQr } from './layout/qr.ts';
import {
  type Running,
  drawFoot,
  drawLaterHead,
  drawRunningHead,
  footHeight,
  laterHeadHeight,
  layRunning,
} from './layout/running.ts';
import type { Fact, PrintedDocument, PrintedTable } from './printed-document.ts';
import { type Sheet, createSheet } from './layout/sheet.ts';
import { drawTable, layTable } from './layout/table.ts';
import { column } from './layout/theme.ts';
import { drawAmountInWords, drawLegal, drawNotes, drawTotals, legalHeight } from './layout/closing.ts';
import { drawBoxes, drawHeading, drawKey } from './layout/heading.ts';
import { drawRoll } from './layout/roll.ts';

type PdfOptions = Pick<PdfFacts, 'at' | 'compress'>;

const replacedCharacters =
  'Los caracteres que la fuente de impresión no tiene aparecen como «?»; el XML conserva el texto original.';

const shortenedQr = { caption: 'Código QR', text: 'Su texto no cabe en él: lleva solo la dirección de consulta.' };

/** With the address alone where the text is too long for a symbol. */
const withQrThatFits = (document: PrintedDocument): PrintedDocument => {
  const { qr, notes } = document;
  if (qr === undefined || fitsQr(qr.text)) return document;
  const fits = fitsQr(qr.url) ? { ...qr, text: qr.url } : undefined;
  return { ...document, qr: fits, notes: [...notes, shortenedQr] };
};

type Content = { readonly document: PrintedDocument; readonly running: Running; readonly symbol: QrSymbol | undefined };

const drawTables = (sheet: Sheet, tables: readonly PrintedTable[]): void => {
  for (const table of tables) {
    drawTable(sheet, layTable(sheet.pen, table, column));
    sheet.moveBy(9);
  }
};

/** Totals, notes and legal sentences, which begin no page of their own: the block before them goes there with them. */
const drawEnd = (sheet: Sheet, document: PrintedDocument, notes: readonly Fact[]): void => {
  const { amountInWords, annexes, legal } = document;
  const blocks = [
    () => drawTotals(sheet, document),
    ...(amountInWords === undefined ? [] : [() => drawAmountInWords(sheet, amountInWords)]),
    ...(annexes.length === 0 ? [] : [() => drawTables(sheet, annexes)]),
    ...(notes.length === 0 ? [] : [() => drawNotes(sheet, notes)]),
  ];
  const height = legalHeight(sheet, [...legal, replacedCharacters]);
  blocks.forEach((draw, at) => {
    sheet.leaving(at === blocks.length - 1 ? height : 0, draw);
  });
  drawLegal(sheet, legal);
  if (sheet.pen.hasReplaced()) drawLegal(sheet, [replacedCharacters]);
};

const drawPages = (sheet: Sheet, { document, running, symbol }: Content): void => {
  const overflow = [...running.overflow, ...drawHeading(sheet, document, symbol)];
  drawKey(sheet, document.key);
  overflow.push(...drawBoxes(sheet, document));
  drawTables(sheet, document.tables);
  drawEnd(sheet, document, [...document.notes, ...overflow]);
};

const drawLetter = (pen: Pen, document: PrintedDocument, symbol: QrSymbol | undefined): void => {
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
};

/**
 * The printed representation: Letter pages, as many as the document needs, or a till's roll. Nothing is lost: text that does not fit in a
 * box is printed among the notes, and characters that the built-in fonts lack are replaced and reported.
 */
export const renderPdf = async (given: PrintedDocument, options: PdfOptions): Promise<Buffer> => {
  const document = withQrThatFits(given);
  const symbol = document.qr === undefined ? undefined : await createQr(document.qr.text);
  const facts = { title: `${document.title} ${document.number}`, author: document.issuer.name, ...options };
  return pdfDrawnBy(facts, (pen) => {
    if (document.paper === 'roll') drawRoll(pen, document, { symbol, replaced: replacedCharacters });
    else drawLetter(pen, document, symbol);
  });
};
