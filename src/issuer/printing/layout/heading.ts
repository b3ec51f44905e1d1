import type { Fact, PrintedDocument, PrintedParty } from '../printed-document.ts';
import { readPicture } from '../pictures/read-picture.ts';
import { drawFacts, drawLines, fit, layFacts } from './facts.ts';
import type { FactBlock } from './facts.ts';
import { lineHeight } from './pen.ts';
import type { Pen, Point } from './pen.ts';
import { drawQr, qrSide } from './qr.ts';
import type { QrSymbol } from './qr.ts';
import type { Sheet } from './sheet.ts';
import { column, rule, shade, text } from './theme.ts';

const gap = 12;
const padding = 7;
const titleWidth = 176;
const issuerLines = 16;
const nameLines = 4;

type LaidIssuer = {
  readonly caption: string;
  readonly name: readonly string[];
  readonly lines: readonly string[];
  readonly overflow: readonly Fact[];
};

const layIssuer = (pen: Pen, issuer: PrintedParty, width: number): LaidIssuer => {
  const name = fit(pen, { caption: issuer.caption, text: issuer.name }, { width, lines: nameLines, style: text.name });
  const facts = fit(
    pen,
    { caption: issuer.caption, text: issuer.facts.map(({ caption, text: said }) => `${caption}: ${said}`).join('\n') },
    { width, lines: issuerLines, style: text.body },
  );
  return {
    // Roles are single words.
    caption: pen.wrap(issuer.caption.toUpperCase(), text.caption, width)[0] ?? '',
    name: name.lines,
    lines: facts.lines,
    overflow: [...name.overflow, ...facts.overflow],
  };
};

const issuerHeight = ({ name, lines }: LaidIssuer): number =>
  lineHeight(text.caption) + name.length * lineHeight(text.name) + lines.length * lineHeight(text.body);

const drawIssuer = (pen: Pen, laid: LaidIssuer, { x, y }: Point): void => {
  const belowRole = drawLines(pen, [laid.caption], { x, y, style: text.caption });
  const belowName = drawLines(pen, laid.name, { x, y: belowRole, style: text.name });
  drawLines(pen, laid.lines, { x, y: belowName, style: text.body });
};

/** Maximum size; drawn in proportion. */
const logoSize = { width: 150, height: 48 } as const;

/** Returns the y below it. */
const drawLogo = ({ doc }: Pen, logo: string | undefined, { x, y }: Point): number => {
  if (logo === undefined) return y;
  // Also here, since a data folder of an earlier version may contain one that ends the process.
  const picture = readPicture(Buffer.from(logo, 'base64'));
  if (!picture.ok) return y;
  doc.image(picture.bytes, x, y, { fit: [logoSize.width, logoSize.height] });
  return y + logoSize.height + 4;
};

type LaidTitle = {
  readonly title: readonly string[];
  readonly number: readonly string[];
  readonly numbering: readonly string[];
  readonly overflow: readonly Fact[];
};

const layTitle = (pen: Pen, document: PrintedDocument): LaidTitle => {
  const width = titleWidth - 2 * padding;
  const title = fit(pen, { caption: 'Documento', text: document.title }, { width, lines: 4, style: text.title });
  const number = fit(
    pen,
    { caption: 'Número', text: `No. ${document.number}` },
    { width, lines: 3, style: text.number },
  );
  const authorization = { caption: 'Numeración', text: document.numbering ?? '' };
  const numbering = fit(pen, authorization, { width, lines: 8, style: text.small });
  return {
    title: title.lines,
    number: number.lines,
    numbering: numbering.lines,
    overflow: [title, number, numbering].flatMap(({ overflow }) => overflow),
  };
};

const titleHeight = ({ title, number, numbering }: LaidTitle): number =>
  2 * padding +
  title.length * lineHeight(text.title) +
  number.length * lineHeight(text.number) +
  numbering.length * lineHeight(text.small) +
  4;

const drawTitle = (pen: Pen, laid: LaidTitle, { x, y, height }: Point & { readonly height: number }): void => {
  pen.doc.roundedRect(x, y, titleWidth, height, 4).fill(shade);
  const left = x + padding;
  const afterTitle = drawLines(pen, laid.title, { x: left, y: y + padding, style: text.title });
  const afterNumber = drawLines(pen, laid.number, { x: left, y: afterTitle + 1, style: text.number });
  drawLines(pen, laid.numbering, { x: left, y: afterNumber + 3, style: text.small });
};

/** Issuer, title box and QR, then the unique code. Returns the text that did not fit. */
export const drawHeading = (sheet: Sheet, document: PrintedDocument, symbol: QrSymbol | undefined): readonly Fact[] => {
  const { pen } = sheet;
  const right = column.x + column.width;
  const qrWidth = symbol === undefined ? 0 : qrSide(symbol);
  const titleX = right - titleWidth - (qrWidth === 0 ? 0 : qrWidth + gap);
  const issuer = layIssuer(pen, document.issuer, titleX - gap - column.x);
  const title = layTitle(pen, document);
  const y = sheet.y() + 3;
  const belowLogo = drawLogo(pen, document.logo, { x: column.x, y });
  const height = Math.max(belowLogo - y + issuerHeight(issuer), titleHeight(title), qrWidth);
  drawIssuer(pen, issuer, { x: column.x, y: belowLogo });
  drawTitle(pen, title, { x: titleX, y, height });
  if (symbol !== undefined) drawQr(pen, symbol, { x: right - qrWidth, y, url: document.qr?.url ?? '' });
  sheet.moveTo(y + height + 7);
  return [...title.overflow, ...issuer.overflow];
};

const keyCaptionGap = 5;

/** The unique code, with its 96 digits on one line. */
export const drawKey = (sheet: Sheet, key: Fact): void => {
  if (key.text === '') return;
  const { pen } = sheet;
  const indent = pen.measure(key.caption, text.bodyBold) + keyCaptionGap;
  pen.write(key.caption, { x: column.x, y: sheet.y() }, text.bodyBold);
  const lines = pen.wrap(key.text, text.body, column.width - indent);
  sheet.moveTo(drawLines(pen, lines, { x: column.x + indent, y: sheet.y(), style: text.body }) + 6);
};

const boxLines = 16;
const boxGap = 10;
const headingHeight = lineHeight(text.heading) + 3;

type Box = {
  readonly caption: string;
  readonly name: readonly string[];
  readonly block: FactBlock;
  readonly overflow: readonly Fact[];
};

const nameHeight = (name: Box['name']): number => (name.length === 0 ? 0 : name.length * lineHeight(text.bodyBold) + 2);

const boxHeight = ({ name, block }: Box): number => headingHeight + nameHeight(name) + block.height + 2 * padding;

type Frame = Point & { readonly width: number; readonly height: number };

const drawBox = (pen: Pen, box: Box, { x, y, width, height }: Frame): void => {
  pen.doc.roundedRect(x, y, width, height, 4).lineWidth(0.6).strokeColor(rule).stroke();
  pen.write(box.caption, { x: x + padding, y: y + padding }, text.heading);
  const left = x + padding;
  const top = y + padding + headingHeight;
  drawLines(pen, box.name, { x: left, y: top, style: text.bodyBold });
  drawFacts(pen, box.block, { x: left, y: top + nameHeight(box.name) });
};

const layBox = (pen: Pen, { caption, name, facts }: PrintedParty, width: number): Box => {
  const limits = { width: width - 2 * padding, lines: boxLines };
  const fitted =
    name === ''
      ? { lines: [], overflow: [] }
      : fit(pen, { caption, text: name }, { ...limits, lines: nameLines, style: text.bodyBold });
  const block = layFacts(pen, facts, limits);
  return { caption, name: fitted.lines, block, overflow: [...fitted.overflow, ...block.overflow] };
};

/** Counterparty and facts side by side, or only the facts. Returns the text that did not fit. */
export const drawBoxes = (sheet: Sheet, document: PrintedDocument): readonly Fact[] => {
  const { pen } = sheet;
  const facts: PrintedParty = { caption: 'Datos del documento', name: '', facts: document.facts };
  const contents = document.counterparty === undefined ? [facts] : [document.counterparty, facts];
  const width = (column.width - (contents.length - 1) * boxGap) / contents.length;
  const boxes = contents.map((content) => layBox(pen, content, width));
  const height = Math.max(...boxes.map(boxHeight));
  boxes.forEach((box, at) => {
    drawBox(pen, box, { x: column.x + at * (width + boxGap), y: sheet.y(), width, height });
  });
  sheet.moveBy(height + 9);
  return boxes.flatMap(({ overflow }) => overflow);
};
