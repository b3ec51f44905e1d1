/** A few lines of XML around a place, for people: one tag per line, whatever the document's layout. */
import type { Position } from '../../common/xml/tree.ts';

const before = 2;
const after = 6;
const longestLine = 400;
const longestValue = 24;

/** The offset of a position; the end of the text for one beyond it. */
const offsetOf = (text: string, { line, column }: Position): number => {
  let start = 0;
  for (let passed = 1; passed < line; passed += 1) {
    const end = text.indexOf('\n', start);
    if (end === -1) return text.length;
    start = end + 1;
  }
  return Math.min(start + column - 1, text.length);
};

const cut = (text: string): string => (text.length <= longestLine ? text : `${text.slice(0, longestLine)}…`);

/** `<cbc:ID>1</cbc:ID>` is one line; a start tag, an end tag and the text between elements are one each. */
const nextLine = /\s*(<([^\s/>!?]+)(?=[\s/>])(?:[^<>]*[^<>/])?>[^<]*<\/\2\s*>|<[^>]*>|[^<]+)/y;

const linesFrom = (text: string, offset: number, count: number): readonly string[] => {
  const lines: string[] = [];
  nextLine.lastIndex = offset;
  while (lines.length < count) {
    const line = nextLine.exec(text)?.[1];
    if (line === undefined) break;
    if (line.trim() !== '') lines.push(cut(line.trim()));
  }
  return lines;
};

/** How far to look for lines: past some long ones, but not through a broken document of a megabyte. */
const reachBack = 1_500;
const reachOn = 4_000;

const linesBefore = (text: string, offset: number): readonly string[] => {
  const from = Math.max(0, offset - reachBack);
  const start = from === 0 ? 0 : text.indexOf('<', from);
  if (start === -1 || start >= offset) return [];
  return linesFrom(text.slice(0, offset), start, Number.MAX_SAFE_INTEGER).slice(-before);
};

const isStart = (line: string): boolean => /^<[^/!?][^]*[^/]>$/.test(line) && !line.includes('</');
const isEnd = (line: string): boolean => line.startsWith('</');

/** Two spaces for each open element, as far as these lines show. */
const indented = (lines: readonly string[]): readonly string[] => {
  let depth = 0;
  const depths = lines.map((line) => {
    if (isEnd(line)) depth -= 1;
    const own = depth;
    if (isStart(line)) depth += 1;
    return own;
  });
  const least = Math.min(...depths);
  return lines.map((line, index) => `${'  '.repeat((depths[index] ?? 0) - least)}${line}`);
};

/** Agencies and lists have long names in every second line; only those of the place itself matter. */
const withShortAttributes = (line: string): string =>
  line.replaceAll(/="([^"]*)"/g, (whole, value: string) =>
    value.length <= longestValue ? whole : `="${value.slice(0, longestValue)}…"`,
  );

/** The mark before the line of the place itself. */
export const placeMark = '▸ ';

/**
 * The lines around a place of a document that need not be well-formed. The line of the place begins with a mark; the
 * others are indented by its width.
 */
export const excerptAt = (xml: string, position: Position): string => {
  const offset = offsetOf(xml, position);
  const tag = xml.lastIndexOf('<', offset);
  const start = tag === -1 ? 0 : tag;
  const above = linesBefore(xml, start);
  const lines = indented([...above, ...linesFrom(xml.slice(start, start + reachOn), 0, after)]);
  return lines
    .map((line, index) => (index === above.length ? `${placeMark}${line}` : `  ${withShortAttributes(line)}`))
    .join('\n');
};
