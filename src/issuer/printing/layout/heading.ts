import type { Fact, PrintedDocument, PrintedParty } from '../printed-document.ts';
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
  return { name: name.lines, lines: facts.lines, overflow: [...name.overflow, ...facts.overflow] };
};

const issuerHeight = ({ name, lines }: LaidIssuer): number =>
  name.length * lineHeight(text.name) + lines.length * lineHeight(text.body);

const drawIssuer = (pen: Pen, laid: LaidIssuer, { x, y }: Point): void => {
  const below = drawLines(pen, laid.name, { x, y, style: text.name });
  drawLines(pen, laid.lines, { x, y: below, style: text.body });
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

/** Issuer, title box and QR, then the unique code. Gives what found no room. */
export const drawHeading = (sheet: Sheet, document: PrintedDocument, symbol: QrSymbol | undefined): readonly Fact[] => {
  const { pen } = sheet;
  const right = column.x + column.width;
  const qrWidth = symbol === undefined ? 0 : qrSide(symbol);
  const titleX = right - titleWidth - (qrWidth === 0 ? 0 : qrWidth + gap);
  const issuer = layIssuer(pen, document.issuer, titleX - gap - column.x);
  const title = layTitle(pen, document);
  const height = Math.max(issuerHeight(issuer), titleHeight(title), qrWidth);
  const y = sheet.y() + 3;
  drawIssuer(pen, issuer, { x: column.x, y });
  drawTitle(pen, title, { x: titleX, y, height });
  if (symbol !== undefined) drawQr(pen, symbol, { x: right - qrWidth, y, url: document.qr?.url ?? '' });
  sheet.moveTo(y + height + 7);
  return [...title.overflow, ...issuer.overflow];
};

const keyCaptionGap = 5;

/** The unique code, on one line for the 96 digits that it has. */
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
const boxWidth = (column.width - boxGap) / 2;
const headingHeight = lineHeight(text.heading) + 3;

type Box = { readonly caption: string; readonly name: readonly string[]; readonly block: FactBlock };

const boxHeight = ({ name, block }: Box): number =>
  headingHeight + name.length * lineHeight(text.bodyBold) + block.height + 2 * padding;

const drawBox = (pen: Pen, box: Box, { x, y, height }: Point & { readonly height: number }): void => {
  pen.doc.roundedRect(x, y, boxWidth, height, 4).lineWidth(0.6).strokeColor(rule).stroke();
  pen.write(box.caption, { x: x + padding, y: y + padding }, text.heading);
  const left = x + padding;
  const below = drawLines(pen, box.name, { x: left, y: y + padding + headingHeight, style: text.bodyBold });
  drawFacts(pen, box.block, { x: left, y: below });
};

/** Counterparty and facts side by side. Gives what found no room. */
export const drawBoxes = (sheet: Sheet, document: PrintedDocument): readonly Fact[] => {
  const { pen } = sheet;
  const { counterparty } = document;
  const limits = { width: boxWidth - 2 * padding, lines: boxLines };
  const name = fit(
    pen,
    { caption: counterparty.caption, text: counterparty.name },
    { ...limits, lines: nameLines, style: text.bodyBold },
  );
  const boxes: readonly Box[] = [
    { caption: counterparty.caption, name: name.lines, block: layFacts(pen, counterparty.facts, limits) },
    { caption: 'Datos del documento', name: [], block: layFacts(pen, document.facts, limits) },
  ];
  const height = Math.max(...boxes.map(boxHeight));
  boxes.forEach((box, at) => {
    drawBox(pen, box, { x: column.x + at * (boxWidth + boxGap), y: sheet.y(), height });
  });
  sheet.moveBy(height + 9);
  return [...name.overflow, ...boxes.flatMap(({ block }) => block.overflow)];
};
