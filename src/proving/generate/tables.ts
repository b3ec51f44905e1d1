/** How tables of generated features are written. */

export const generatedHeader =
  '# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.';

/** Larger files are hard to read, and to distribute to parallel workers. */
export const rowsAtMost = 150;

const exampleCell = (text: string): string =>
  text.replaceAll('\\', '\\\\').replaceAll('|', '\\|').replaceAll('\n', ' ');

/** The rows of an examples table, header first, in columns just wide enough. */
export const examples = (rows: readonly (readonly string[])[]): string => {
  const cells = rows.map((row) => row.map(exampleCell));
  const widths = (cells[0] ?? []).map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)));
  return cells
    .map((row) => `      | ${row.map((text, column) => text.padEnd(widths[column] ?? 0)).join(' | ')} |`)
    .join('\n');
};
