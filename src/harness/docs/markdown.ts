/** Pieces of generated Markdown pages. */

/** Text inside a cell of a table. */
const cell = (text: string): string => text.replaceAll('|', String.raw`\|`).replaceAll('\n', ' ');

export const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.map(cell).join(' | ')} |`).join('\n');

export const code = (text: string): string => `\`${text}\``;

export const block = (language: string, text: string): string => `\`\`\`${language}\n${text}\n\`\`\``;

/** As web sites that show Markdown make it from a heading. */
export const anchorOf = (heading: string): string =>
  heading
    .replaceAll(/\[([^[\]]*)\]\([^()]*\)/g, '$1')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}_ -]/gu, '')
    .replaceAll(' ', '-');
