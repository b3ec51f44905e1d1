/** The report as one HTML file that needs nothing else: no script, no picture, no address. */
import { contentOf, instantText } from './content.ts';
import { pageStyle } from './page-style.ts';
import { colombianDateTime } from '../../common/time.ts';
import type { Block, Column, Pair, Section, Table } from './section.ts';
import type { RehearsalReport } from './report.ts';
import { outcomeNames } from './words.ts';

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

// XML 1.0 has no control characters, so a page must not show what a sender smuggled in elsewhere.
const controls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g;

export const escapeHtml = (text: string): string =>
  text.replace(controls, '\ufffd').replace(/[&<>"']/g, (character) => entities[character] ?? character);

const cellClass = ({ number, code, wide }: Column): string => {
  const names = [
    ...(number === true ? ['number'] : []),
    ...(code === true ? ['code'] : []),
    ...(wide === true ? ['wide'] : []),
  ];
  return names.length === 0 ? '' : ` class="${names.join(' ')}"`;
};

const statusClass: Readonly<Record<string, string>> = {
  Aceptado: 'good',
  Rechazado: 'bad',
  Sí: 'good',
  No: 'bad',
};

const marked = (text: string): string => {
  const name = statusClass[text];
  return name === undefined ? escapeHtml(text) : `<span class="${name}">${escapeHtml(text)}</span>`;
};

const tableHtml = ({ columns, rows }: Table): string => {
  const head = columns.map((column) => `<th scope="col"${cellClass(column)}>${escapeHtml(column.caption)}</th>`);
  const body = rows.map((row) => {
    const cells = columns.map((column, at) => `<td${cellClass(column)}>${marked(row[at] ?? '')}</td>`);
    return `<tr>${cells.join('')}</tr>`;
  });
  return `<div class="scroll" tabindex="0"><table><thead><tr>${head.join('')}</tr></thead><tbody>${body.join('')}</tbody></table></div>`;
};

const pairsHtml = (rows: readonly Pair[]): string =>
  `<dl>${rows.map(([label, value]) => `<div><dt>${escapeHtml(label)}</dt><dd>${escapeHtml(value)}</dd></div>`).join('')}</dl>`;

const blockHtml = (block: Block): string => {
  switch (block.type) {
    case 'text':
      return `<p>${escapeHtml(block.text)}</p>`;
    case 'list':
      return `<ul>${block.items.map((item) => `<li>${escapeHtml(item)}</li>`).join('')}</ul>`;
    case 'code':
      return `<pre tabindex="0"><code>${escapeHtml(block.text)}</code></pre>`;
    case 'pairs':
      return pairsHtml(block.rows);
    case 'table':
      return tableHtml(block.table);
    case 'finding':
      return `<section class="finding ${block.about}"><h3>${escapeHtml(block.title)}</h3>${pairsHtml(block.rows)}</section>`;
  }
};

const sectionHtml = ({ heading, blocks, alarming = false }: Section): string =>
  `<section${alarming ? ' class="alarm"' : ''}><h2>${escapeHtml(heading)}</h2>\n${blocks.map(blockHtml).join('\n')}</section>`;

export const reportTitle = 'Informe de ensayo de habilitación';

/** @param at milliseconds since 1970, by the clock of the authority */
export const pageOf = (report: RehearsalReport, at: number): string => {
  const { company, outcome, notice } = report;
  return [
    '<!doctype html>',
    '<html lang="es-CO">',
    '<head>',
    '<meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${reportTitle}: ${escapeHtml(company.name)}</title>`,
    `<style>${pageStyle}</style>`,
    '</head>',
    '<body>',
    '<header>',
    `<p class="outcome ${outcome}">${outcomeNames[outcome]}</p>`,
    `<h1>${reportTitle}</h1>`,
    `<p class="company">${escapeHtml(company.name)}, NIT ${escapeHtml(`${company.nit}-${company.checkDigit}`)}</p>`,
    `<p class="notice">${escapeHtml(notice)}</p>`,
    '</header>',
    '<main>',
    ...contentOf(report).map(sectionHtml),
    '</main>',
    `<footer><p>Ensayo ${escapeHtml(report.versions.ensayo)}. Hora simulada: ${instantText(colombianDateTime(at))}.</p></footer>`,
    '</body>',
    '</html>',
    '',
  ].join('\n');
};
