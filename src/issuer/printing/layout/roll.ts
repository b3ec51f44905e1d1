/** A till's roll of 80 mm: one column, one page as high as its content. Every text of the document is printed. */
import { readPicture } from '../pictures/read-picture.ts';
import type { Fact, PrintedDocument, PrintedParty, PrintedTable, Total } from '../printed-document.ts';
import { lineHeight, type Pen, type Style } from './pen.ts';
import { drawQr, type QrSymbol, qrSide, quietModules } from './qr.ts';
import { alarm, faint, ink, rule } from './theme.ts';

/** 80 mm, and the 4 mm at each side that its printers leave. */
const width = 226.77;
const margin = 11.34;
const column = width - 2 * margin;

/** The longest side that readers of PDF show (PDF 1.4, annex C). */
const longest = 14_400;

const text = {
  body: { font: 'Helvetica', size: 7.5, color: ink },
  bold: { font: 'Helvetica-Bold', size: 7.5, color: ink },
  small: { font: 'Helvetica', size: 6.3, color: faint },
  name: { font: 'Helvetica-Bold', size: 10, color: ink },
  number: { font: 'Helvetica-Bold', size: 12, color: ink },
  total: { font: 'Helvetica-Bold', size: 10, color: ink },
  banner: { font: 'Helvetica-Bold', size: 8, color: alarm },
} as const satisfies Readonly<Record<string, Style>>;

/** Something as wide as the column, drawn from a y downwards. */
type Piece = { readonly height: number; readonly draw: (y: number) => void };

type Align = 'left' | 'center' | 'right';

const shares: Readonly<Record<Align, number>> = { left: 0, center: 0.5, right: 1 };

const space = (height: number): Piece => ({ height, draw: () => undefined });

const ruled = ({ doc }: Pen): Piece => ({
  height: 8,
  draw: (y) => {
    doc
      .moveTo(margin, y + 4)
      .lineTo(width - margin, y + 4)
      .lineWidth(0.5)
      .strokeColor(rule)
      .stroke();
  },
});

type Setting = Style & { readonly align?: Align };

const centered = (style: Style): Setting => ({ ...style, align: 'center' });

/** One piece a line, so that a text of any length can go on. */
const paragraph = (pen: Pen, content: string | undefined, style: Setting): readonly Piece[] =>
  content === undefined || content.trim() === ''
    ? []
    : pen.wrap(content.trim(), style, column).map((line) => ({
        height: lineHeight(style),
        draw: (y) => {
          pen.write(
            line,
            { x: margin + (column - pen.measure(line, style)) * shares[style.align ?? 'left'], y },
            style,
          );
        },
      }));

const gap = 8;

type Pair = { readonly left: string; readonly right: string };

/** A text and a figure at the right of its last line; below it, where the figure leaves too little of the line. */
const pair = (pen: Pen, { left, right }: Pair, style: Style): readonly Piece[] => {
  const [figure = '', ...more] = pen.wrap(right, style, column);
  const taken = pen.measure(figure, style);
  if (more.length > 0 || taken > column * 0.6)
    return [...paragraph(pen, left, style), ...paragraph(pen, right, { ...style, align: 'right' })];
  return pen.wrap(left, style, column - taken - gap).map((line, at, { length }) => ({
    height: lineHeight(style),
    draw: (y) => {
      pen.write(line, { x: margin, y }, style);
      if (at === length - 1) pen.write(figure, { x: width - margin - taken, y }, style);
    },
  }));
};

const factLines = (pen: Pen, facts: readonly Fact[], style: Setting = text.body): readonly Piece[] =>
  facts.flatMap(({ caption, text: said }) => paragraph(pen, caption === '' ? said : `${caption}: ${said}`, style));

/** A row: its widest column with the last one at its right, and the others below with their captions. */
const rowLines = (pen: Pen, { columns }: PrintedTable, row: readonly string[]): readonly Piece[] => {
  const wide = Math.max(
    0,
    columns.findIndex(({ isWide }) => isWide === true),
  );
  const last = columns.length - 1;
  const cells = columns.flatMap(({ caption }, at) => {
    const cell = row[at] ?? '';
    return at === wide || at === last || cell === '' ? [] : [{ caption, lines: cell.split('\n') }];
  });
  // Several taxes, and next to them as many amounts: each tax is followed by its own.
  const most = Math.max(0, ...cells.map(({ lines }) => lines.length));
  const paired = cells.filter(({ lines }) => lines.length === most && most > 1);
  const others = cells.flatMap((cell) => {
    if (!paired.includes(cell)) return [`${cell.caption} ${cell.lines.join(' ')}`];
    if (cell !== paired[0]) return [];
    return cell.lines.flatMap((_, at) => paired.map(({ caption, lines }) => `${caption} ${lines[at] ?? ''}`));
  });
  return [
    ...pair(pen, { left: row[wide] ?? '', right: wide === last ? '' : (row[last] ?? '') }, text.body),
    ...paragraph(pen, others.join(' · '), text.small),
    space(2),
  ];
};

const tableLines = (pen: Pen, table: PrintedTable): readonly Piece[] => [
  ...paragraph(pen, table.caption, text.bold),
  ...table.rows.flatMap((row) => rowLines(pen, table, row)),
];

const totalLines = (pen: Pen, { caption, text: amount, isFinal }: Total): readonly Piece[] =>
  pair(pen, { left: caption, right: amount }, isFinal ? text.total : text.body);

const buyerLines = (pen: Pen, { caption, name, facts }: PrintedParty): readonly Piece[] => [
  ...paragraph(pen, `${caption}: ${name}`, text.bold),
  ...factLines(pen, facts),
];

const logoSize = { width: 120, height: 42 } as const;

const logoOf = ({ doc }: Pen, logo: string | undefined): readonly Piece[] => {
  const picture = logo === undefined ? undefined : readPicture(Buffer.from(logo, 'base64'));
  if (picture?.ok !== true) return [];
  return [
    {
      height: logoSize.height + 4,
      draw: (y) => {
        const fit: [number, number] = [logoSize.width, logoSize.height];
        doc.image(picture.bytes, (width - logoSize.width) / 2, y, { fit, align: 'center' });
      },
    },
  ];
};

const qrOf = (pen: Pen, symbol: QrSymbol | undefined, url: string): readonly Piece[] => {
  if (symbol === undefined) return [];
  const side = qrSide(symbol);
  const quiet = (quietModules * side) / symbol.size;
  return [
    {
      height: side + 2 * quiet,
      draw: (y) => {
        drawQr(pen, symbol, { x: (width - side) / 2, y: y + quiet, url });
      },
    },
  ];
};

const section = (pen: Pen, pieces: readonly Piece[]): readonly Piece[] =>
  pieces.length === 0 ? [] : [...pieces, ruled(pen)];

const bannerOf = (pen: Pen, { mark, banner }: PrintedDocument): readonly Piece[] =>
  [mark?.text, banner].flatMap((warning) => paragraph(pen, warning, centered(text.banner)));

const piecesOf = (pen: Pen, document: PrintedDocument, symbol: QrSymbol | undefined): readonly Piece[] => {
  const { issuer, counterparty, amountInWords } = document;
  return [
    ...section(pen, bannerOf(pen, document)),
    ...paragraph(pen, document.headNote, centered(text.small)),
    ...logoOf(pen, document.logo),
    ...paragraph(pen, issuer.name, centered(text.name)),
    ...section(pen, factLines(pen, issuer.facts, centered(text.body))),
    ...paragraph(pen, document.title, centered(text.bold)),
    ...paragraph(pen, `No. ${document.number}`, centered(text.number)),
    ...section(pen, paragraph(pen, document.numbering, centered(text.small))),
    ...section(pen, factLines(pen, document.facts)),
    ...section(pen, counterparty === undefined ? [] : buyerLines(pen, counterparty)),
    ...section(
      pen,
      document.tables.flatMap((table) => tableLines(pen, table)),
    ),
    ...section(
      pen,
      document.totals.flatMap((total) => totalLines(pen, total)),
    ),
    ...paragraph(pen, amountInWords && `Son: ${amountInWords}`, text.body),
    ...section(
      pen,
      [...document.summaries, ...document.annexes].flatMap((table) => tableLines(pen, table)),
    ),
    ...section(pen, factLines(pen, document.notes)),
    ...qrOf(pen, symbol, document.qr?.url ?? ''),
    ...paragraph(pen, document.key.text && `${document.key.caption}: ${document.key.text}`, text.small),
    space(4),
    ...document.legal.flatMap((sentence) => [...paragraph(pen, sentence, text.small), space(2)]),
    ...paragraph(pen, document.footNote, centered(text.small)),
    space(4),
    ...bannerOf(pen, document),
  ];
};

/** As few pages as their longest side allows. */
const pagesOf = (pieces: readonly Piece[]): readonly (readonly Piece[])[] => {
  const pages: Piece[][] = [[]];
  let height = 2 * margin;
  for (const piece of pieces) {
    if (height + piece.height > longest) {
      pages.push([]);
      height = 2 * margin;
    }
    pages.at(-1)?.push(piece);
    height += piece.height;
  }
  return pages;
};

/** @param replaced what is said of characters that the fonts lack, if there are any */
export const drawRoll = (
  pen: Pen,
  document: PrintedDocument,
  { symbol, replaced }: { readonly symbol: QrSymbol | undefined; readonly replaced: string },
): void => {
  const pieces = piecesOf(pen, document, symbol);
  const all = pen.hasReplaced() ? [...pieces, ...paragraph(pen, replaced, text.small)] : pieces;
  for (const page of pagesOf(all)) {
    const height = page.reduce((sum, piece) => sum + piece.height, 2 * margin);
    pen.doc.addPage({ size: [width, height], margin: 0 });
    let y = margin;
    for (const piece of page) {
      piece.draw(y);
      y += piece.height;
    }
  }
};
