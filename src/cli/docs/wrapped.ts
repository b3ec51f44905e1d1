/** Text and Markdown within the width of a terminal. */

/** @param margins before the first line, and before the others */
export const wrapped = (text: string, width: number, [margin, hanging]: readonly [string, string]): string => {
  const [first = '', ...others] = text.trim().split(/\s+/);
  const lines: string[] = [];
  let line = `${margin}${first}`;
  for (const word of others) {
    if ([...line].length + [...word].length >= width) {
      lines.push(line);
      line = `${hanging}${word}`;
    } else line += ` ${word}`;
  }
  return [...lines, line].join('\n');
};

const cellsOf = (row: string): readonly string[] =>
  row
    .replaceAll(/^ *\||\| *$/g, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim().replaceAll(String.raw`\|`, '|'));

/** One that is too wide becomes a list of its rows: the first cell, and below it the others. */
const tableWithin = (table: string, width: number): string => {
  const [head = '', , ...rows] = table.split('\n');
  if (table.split('\n').every((row) => [...row].length <= width)) return table;
  const names = cellsOf(head);
  const withName = (cell: string, at: number): string => (names[at] ? `${names[at]}: ${cell}` : cell);
  return rows
    .flatMap((row) => {
      const [first = '', ...others] = cellsOf(row);
      const below = others.map((cell, at) => cell && wrapped(withName(cell, at + 1), width, ['  ', '    ']));
      return [wrapped(first, width, ['- ', '  ']), ...below.filter((cell) => cell !== '')];
    })
    .join('\n');
};

/** Each item by itself, its further lines below its text. */
const textWithin = (text: string, width: number): string =>
  text
    .split(/\n(?= *(?:[-*]|\d+\.) )/)
    .map((item) => {
      const [margin = ''] = /^ */.exec(item) ?? [];
      const [mark = margin] = /^ *(?:[-*]|\d+\.) /.exec(item) ?? [];
      return wrapped(item, width, [margin, ' '.repeat(mark.length)]);
    })
    .join('\n');

/** Code, a table, or a paragraph or list. */
const blocks = /^ *```[^]*?^ *```$|^ *\|.*(?:\n *\|.*)*|^(?! *(?:```|\|)|#).+(?:\n(?! *(?:```|\|)|#).+)*/gm;

/** Code and headings stay as they are. @param width in characters */
export const markdownWithin = (page: string, width: number): string =>
  page.replaceAll(blocks, (block) => {
    if (/^ *```/.test(block)) return block;
    return /^ *\|/.test(block) ? tableWithin(block, width) : textWithin(block, width);
  });
