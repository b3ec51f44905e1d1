import type { Fact, Mark, PrintedDocument } from '../printed-document.ts';
import { drawLines, fit } from './facts.ts';
import { lineHeight } from './pen.ts';
import type { Pen, Style } from './pen.ts';
import { accent, alarm, column, faint, margin, paper, rule, text } from './theme.ts';

/*
 * The parts of every page: mark, banner, head note and, at the foot, foot
 * note, unique code and page number.
 */
const noteLines = 4;
const bannerHeight = 18;

export type Running = {
  readonly mark: Mark | undefined;
  readonly banner: string | undefined;
  readonly headLines: readonly string[];
  readonly footLines: readonly string[];
  readonly keyLine: string;
  readonly issuerLine: string;
  readonly titleLine: string;
  /** Head and foot notes that are too long for every page. */
  readonly overflow: readonly Fact[];
};

const runningNote = (pen: Pen, caption: string, note: string | undefined): ReturnType<typeof fit> =>
  note === undefined || note.trim() === ''
    ? { lines: [], overflow: [] }
    : fit(pen, { caption, text: note.trim() }, { width: column.width, lines: noteLines, style: text.small });

const ellipsis = '…';

/** Text that must stay on one line; it shows when part of it is left out. */
const firstLine = (pen: Pen, content: string, { style, width }: { style: Style; width: number }): string => {
  const [only = '', ...others] = pen.wrap(content, style, width);
  if (others.length === 0) return only;
  const [cut = ''] = pen.wrap(content, style, width - pen.measure(ellipsis, style));
  return `${cut}${ellipsis}`;
};

const half = column.width / 2 - 6;

/** The mark is also in the banner: readers that extract text split slanted letters. */
const bannerText = (pen: Pen, { mark, banner }: PrintedDocument): string | undefined => {
  const parts = [mark?.text, banner].filter((part) => part !== undefined && part !== '');
  if (parts.length === 0) return undefined;
  return firstLine(pen, parts.join(' – '), { style: text.banner, width: column.width - 12 });
};

/** Measures the parts repeated on every page. */
export const layRunning = (pen: Pen, document: PrintedDocument): Running => {
  const { issuer, key } = document;
  const head = runningNote(pen, 'Nota de encabezado', document.headNote);
  const foot = runningNote(pen, 'Nota de pie de página', document.footNote);
  const identity = issuer.facts[0] === undefined ? '' : `  ${issuer.facts[0].caption} ${issuer.facts[0].text}`;
  const bold = { style: text.bodyBold, width: half };
  return {
    mark: document.mark,
    banner: bannerText(pen, document),
    headLines: head.lines,
    footLines: foot.lines,
    // A preview has no code yet.
    keyLine:
      key.text === ''
        ? ''
        : firstLine(pen, `${key.caption}: ${key.text}`, { style: text.small, width: column.width - 80 }),
    issuerLine: firstLine(pen, `${issuer.name}${identity}`, bold),
    titleLine: firstLine(pen, `${document.number}  ${document.title}`, bold),
    overflow: [...head.overflow, ...foot.overflow],
  };
};

const markColors: Readonly<Record<Mark['tone'], string>> = { neutral: '#e4e6e9', warning: '#f6d9d6' };

/** Drawn before anything else on the page, so that it is below the text. */
const drawMark = (pen: Pen, mark: Mark): void => {
  const unit: Style = { font: 'Helvetica-Bold', size: 1, color: markColors[mark.tone] };
  const size = Math.min(72, 640 / pen.measure(mark.text, unit));
  const style = { ...unit, size };
  const center = { x: paper.width / 2, y: paper.height * 0.55 };
  pen.doc.save().rotate(-50, { origin: [center.x, center.y] });
  pen.write(mark.text, { x: center.x - pen.measure(mark.text, style) / 2, y: center.y - size / 2 }, style);
  pen.doc.restore();
};

const drawBanner = (pen: Pen, banner: string, y: number): void => {
  const width = pen.measure(banner, text.banner);
  pen.doc
    .rect(column.x, y, column.width, bannerHeight - 5)
    .lineWidth(0.7)
    .strokeColor(alarm)
    .stroke();
  pen.write(banner, { x: column.x + (column.width - width) / 2, y: y + 3 }, text.banner);
};

/** Mark, banner and head note; returns the y below them. */
export const drawRunningHead = (pen: Pen, running: Running): number => {
  if (running.mark !== undefined) drawMark(pen, running.mark);
  let y: number = margin.top;
  if (running.banner !== undefined) {
    drawBanner(pen, running.banner, y);
    y += bannerHeight;
  }
  if (running.headLines.length === 0) return y;
  return drawLines(pen, running.headLines, { x: column.x, y, style: text.small }) + 5;
};

const drawHorizontalRule = (pen: Pen, y: number, color: string): void => {
  pen.doc
    .moveTo(column.x, y)
    .lineTo(column.x + column.width, y)
    .lineWidth(0.6)
    .strokeColor(color)
    .stroke();
};

const laterHeadLine = lineHeight(text.bodyBold) + 8;

/** The head of the pages after the first: issuer and document. */
export const drawLaterHead = (pen: Pen, running: Running): number => {
  const y = drawRunningHead(pen, running);
  const titleWidth = pen.measure(running.titleLine, text.bodyBold);
  pen.write(running.issuerLine, { x: column.x, y }, text.bodyBold);
  pen.write(running.titleLine, { x: column.x + column.width - titleWidth, y }, text.bodyBold);
  drawHorizontalRule(pen, y + laterHeadLine - 5, accent);
  return y + laterHeadLine;
};

const headNoteHeight = (running: Running): number =>
  running.headLines.length === 0 ? 0 : running.headLines.length * lineHeight(text.small) + 5;

export const laterHeadHeight = (running: Running): number =>
  (running.banner === undefined ? 0 : bannerHeight) + headNoteHeight(running) + laterHeadLine;

const footPadding = 5;
const lastLineGap = 1;

export const footHeight = (running: Running): number =>
  footPadding + (running.footLines.length + 1) * lineHeight(text.small) + lastLineGap;

/** The foot, once the number of pages is known. */
export const drawFoot = (pen: Pen, running: Running, pages: { readonly page: number; readonly of: number }): void => {
  const top = paper.height - margin.bottom - footHeight(running);
  const number = `Página ${pages.page} de ${pages.of}`;
  const style: Style = { ...text.small, color: faint };
  drawHorizontalRule(pen, top + 2, rule);
  const y = drawLines(pen, running.footLines, { x: column.x, y: top + footPadding, style }) + lastLineGap;
  pen.write(running.keyLine, { x: column.x, y }, style);
  pen.write(number, { x: column.x + column.width - pen.measure(number, style), y }, style);
};
