/** Reads the output of `renderPdf`, for tests and scenarios. */
import { inflateSync } from 'node:zlib';

export type PdfPage = {
  /** Every piece of text in the order drawn, with its place in points from the lower left corner. */
  readonly texts: readonly { readonly text: string; readonly x: number; readonly y: number; readonly size: number }[];
  /** The operators of the page, one per line. */
  readonly operators: readonly string[];
};

/** The characters of the bytes 0x80-0x9F in WinAnsiEncoding; Node's own decoder of that name reads Latin-1. */
const above7f = '€\0‚ƒ„…†‡ˆ‰Š‹Œ\0Ž\0\0‘’“”•–—˜™š›œ\0žŸ';

const decode = (bytes: Buffer): string =>
  bytes.toString('latin1').replace(/[\x80-\x9f]/g, (character) => above7f[character.charCodeAt(0) - 0x80] ?? '');

/** `[<4e4954> 20 <3a> 0] TJ` → `NIT:`. */
const shownText = (operator: string): string =>
  [...operator.matchAll(/<([0-9a-f]*)>/g)].map(([, hex = '']) => decode(Buffer.from(hex, 'hex'))).join('');

const readTexts = (operators: readonly string[]): PdfPage['texts'] => {
  let place = { x: 0, y: 0 };
  let size = 0;
  return operators.flatMap((operator) => {
    const [, x, y] = /^1 0 0 1 (\S+) (\S+) Tm$/.exec(operator) ?? [];
    if (x !== undefined && y !== undefined) place = { x: Number(x), y: Number(y) };
    size = Number(/^\/F\d+ (\S+) Tf$/.exec(operator)?.[1] ?? size);
    return operator.endsWith(' TJ') ? [{ text: shownText(operator), ...place, size }] : [];
  });
};

const objectOf = (source: string, number: string): string => {
  const start = source.indexOf(`\n${number} 0 obj\n`);
  return start === -1 ? '' : source.slice(start, source.indexOf('\nendobj', start));
};

/** The contents of a stream object, compressed or not. */
const streamOf = (object: string): string => {
  const content = object.slice(object.indexOf('stream\n') + 7, object.lastIndexOf('\nendstream'));
  if (!object.includes('/FlateDecode')) return content;
  return inflateSync(Buffer.from(content, 'latin1')).toString('latin1');
};

/** The pages in reading order. */
export const readPages = (pdf: Buffer): PdfPage[] => {
  const source = pdf.toString('latin1');
  const kids = /\/Kids \[([^\]]*)\]/.exec(source)?.[1] ?? '';
  return [...kids.matchAll(/(\d+) 0 R/g)].map(([, page = '']) => {
    const contents = /\/Contents (\d+) 0 R/.exec(objectOf(source, page))?.[1] ?? '';
    const operators = streamOf(objectOf(source, contents)).split('\n');
    return { texts: readTexts(operators), operators };
  });
};

/** All the text of a page, pieces separated by line feeds. */
export const textOfPage = (page: PdfPage | undefined): string => (page?.texts ?? []).map(({ text }) => text).join('\n');

export const textOfPdf = (pdf: Buffer): string => readPages(pdf).map(textOfPage).join('\n');

const numbers = (operator: string): number[] => operator.split(' ').slice(0, -1).map(Number);

export type FoundQr = { readonly rows: readonly string[]; readonly side: number; readonly fills: number };

/** The QR of a page from its rectangles in module units: rows of `#` and `.`, printed side in points, fills. */
export const readQr = (page: PdfPage): FoundQr | undefined => {
  const { operators } = page;
  const first = operators.findIndex(
    (each, at) => /^0 0 \d+ 1 re$/.test(each) && operators[at - 1]?.endsWith(' cm') === true,
  );
  if (first === -1) return undefined;
  const [scale = 0] = numbers(operators[first - 1] ?? '');
  const end = operators.indexOf('Q', first);
  const runs = operators
    .slice(first, end)
    .filter((each) => each.endsWith(' re'))
    .map(numbers);
  const size = Math.max(...runs.map(([, y = 0]) => y + 1));
  const modules = Array.from({ length: size }, () => Array.from({ length: size }, () => '.'));
  for (const [x = 0, y = 0, length = 0, height = 0] of runs) {
    if (height !== 1) throw new Error(`A run of modules is ${height} modules high.`);
    modules[y]?.fill('#', x, x + length);
  }
  const fills = operators.slice(first, end).filter((each) => each === 'f').length;
  return { rows: modules.map((row) => row.join('')), side: size * scale, fills };
};
