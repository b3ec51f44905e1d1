/** A PDF file from its first byte to its last. */
import { createPen, type Pen } from './pen.ts';

export type PdfFacts = {
  readonly title: string;
  readonly author: string;
  /** Date of creation in the file, in milliseconds: the same data and instant give the same bytes. */
  readonly at: number;
  /** False leaves the page contents readable, for tests. */
  readonly compress?: boolean | undefined;
};

const optionsOf = ({ title, author, at, compress = true }: PdfFacts): PDFKit.PDFDocumentOptions => ({
  autoFirstPage: false,
  bufferPages: true,
  compress,
  size: 'LETTER',
  margin: 0,
  lang: 'es-CO',
  displayTitle: true,
  pdfVersion: '1.4',
  info: {
    Title: title,
    Author: author,
    Creator: 'Ensayo',
    // Also the base of the file identifier, which pdfkit derives from this table.
    CreationDate: new Date(at),
  },
});

/** A PDF in Colombian Spanish, of Letter pages unless `draw` adds others. */
export const pdfDrawnBy = async (facts: PdfFacts, draw: (pen: Pen) => void): Promise<Buffer> => {
  const { default: PdfDocument } = await import('pdfkit');
  const doc = new PdfDocument(optionsOf(facts));
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve, reject) => {
    doc.on('end', resolve);
    doc.on('error', reject);
  });
  draw(createPen(doc));
  doc.end();
  await ended;
  return Buffer.concat(chunks);
};

/** Goes through the finished pages once more, from the first: their number is known only now. */
export const onEachPage = ({ doc }: Pen, draw: (page: number, of: number) => void): void => {
  const { count } = doc.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    doc.switchToPage(page);
    draw(page + 1, count);
  }
};
