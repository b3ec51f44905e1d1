/** The report as one HTML file that needs nothing else: no script, no picture, no address. */
import { contentOf, instantText } from './content.ts';
import { pageStyle } from './page-style.ts';
import { attributes, html, htmlText, inlineElement, type Attributes, type Html } from '../../common/html/html.ts';
import { colombianDateTime } from '../../common/time.ts';
import type { Block, Column, Pair, Section, Table } from './section.ts';
import type { RehearsalReport } from './report.ts';
import { outcomeNames } from './words.ts';

const cellClass = ({ number, code, wide }: Column): Attributes | undefined => {
  const names = [
    ...(number === true ? ['number'] : []),
    ...(code === true ? ['code'] : []),
    ...(wide === true ? ['wide'] : []),
  ];
  return names.length === 0 ? undefined : attributes`class="${names.join(' ')}"`;
};

const statusClass: Readonly<Record<string, string>> = {
  Aceptado: 'good',
  Rechazado: 'bad',
  Sí: 'good',
  No: 'bad',
};

const marked = (text: string): Html | string => {
  const name = statusClass[text];
  return name === undefined ? text : html`<span class="${name}">${text}</span>`;
};

const tableHtml = ({ columns, rows }: Table): Html => {
  const head = columns.map((column) => html`<th scope="col" ${cellClass(column)}>${column.caption}</th>`);
  const cell = (column: Column, text: string): Html => html`<td ${cellClass(column)}>${marked(text)}</td>`;
  const body = rows.map(
    (row) =>
      html`<tr>
        ${columns.map((column, at) => cell(column, row[at] ?? ''))}
      </tr>`,
  );
  return html`<div class="scroll" tabindex="0">
    <table>
      <thead>
        <tr>
          ${head}
        </tr>
      </thead>
      <tbody>
        ${body}
      </tbody>
    </table>
  </div>`;
};

const pairHtml = ([label, value]: Pair): Html =>
  html`<div>
    <dt>${label}</dt>
    <dd>${value}</dd>
  </div>`;

const pairsHtml = (rows: readonly Pair[]): Html => html`<dl>${rows.map(pairHtml)}</dl>`;

const blockHtml = (block: Block): Html => {
  switch (block.type) {
    case 'text':
      return html`<p>${block.text}</p>`;
    case 'list':
      return html`<ul>
        ${block.items.map((item) => html`<li>${item}</li>`)}
      </ul>`;
    case 'code':
      return html`<pre tabindex="0"><code>${block.text}</code></pre>`;
    case 'pairs':
      return pairsHtml(block.rows);
    case 'table':
      return tableHtml(block.table);
    case 'finding':
      return html`<section class="finding ${block.about}">
        <h3>${block.title}</h3>
        ${pairsHtml(block.rows)}
      </section>`;
  }
};

const sectionHtml = ({ heading, blocks, alarming = false }: Section): Html =>
  html`<section ${alarming && attributes`class="alarm"`}>
    <h2>${heading}</h2>
    ${blocks.map(blockHtml)}
  </section>`;

export const reportTitle = 'Informe de ensayo de habilitación';

const policy = "default-src 'none'; style-src 'unsafe-inline'";

/** @param at milliseconds since 1970, by the clock of the authority */
export const pageOf = (report: RehearsalReport, at: number): string => {
  const { company, outcome, notice } = report;
  return htmlText(
    html`<!doctype html>
      <html lang="es-CO">
        <head>
          <meta charset="utf-8" />
          <meta http-equiv="Content-Security-Policy" content="${policy}" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <title>${reportTitle}: ${company.name}</title>
          ${inlineElement('style', pageStyle)}
        </head>
        <body>
          <header>
            <p class="outcome ${outcome}">${outcomeNames[outcome]}</p>
            <h1>${reportTitle}</h1>
            <p class="company">${company.name}, NIT ${company.nit}-${company.checkDigit}</p>
            <p class="notice">${notice}</p>
          </header>
          <main>${contentOf(report).map(sectionHtml)}</main>
          <footer>
            <p>Ensayo ${report.versions.ensayo}. Hora simulada: ${instantText(colombianDateTime(at))}.</p>
          </footer>
        </body>
      </html> `,
  );
};
