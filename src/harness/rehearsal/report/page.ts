/** The report as one self-contained HTML file: no script, no picture, no address. */
import type { Block, Column, Pair, Section, Table } from './blocks.ts';
import { contentOf, instantText } from './content.ts';
import { attributes, html, htmlText, inlineElement, type Attributes, type Html } from '../../../common/html/html.ts';
import { colombianDateTime } from '../../../common/time.ts';
import type { RehearsalReport } from './rehearsal-report.ts';
import { outcomeNames } from './words.ts';

/** Light, for paper as well as for a screen. */
const pageStyle = `
:root { color-scheme: light; --ink: #1a1a1a; --faint: #54595f; --rule: #c4c8cc; --shade: #eef1f4; --accent: #1f3a5f; --good: #1b5e20; --bad: #a3170f; }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 66rem; padding: 1.5rem; font: 0.95rem/1.45 system-ui, "Segoe UI", Roboto, Arial, sans-serif; color: var(--ink); background: #fff; }
h1 { margin: 0; font-size: 1.6rem; color: var(--accent); }
h2 { margin: 1.8rem 0 0.6rem; padding-bottom: 0.2rem; font-size: 1.15rem; color: var(--accent); border-bottom: 2px solid var(--rule); }
h3 { margin: 0 0 0.4rem; font-size: 0.95rem; overflow-wrap: anywhere; }
.finding.document { margin-top: 1.4rem; border-left-color: var(--accent); background: var(--shade); }
.finding.document h3 { font-size: 1.05rem; color: var(--accent); }
.finding.rule { margin-left: 1rem; }
p { margin: 0.4rem 0; max-width: 48rem; }
.outcome { float: right; margin: 0; padding: 0.35rem 0.9rem; font-weight: 700; letter-spacing: 0.04em; border: 2px solid currentColor; border-radius: 0.3rem; }
.outcome.accepted, .good { color: var(--good); }
.outcome.rejected, .bad { color: var(--bad); }
.outcome.incomplete { color: #7a4b00; }
.good, .bad { font-weight: 600; }
.company { font-size: 1.05rem; }
.notice { padding: 0.6rem 0.9rem; background: #fff7e0; border-left: 4px solid #b98900; }
.alarm { padding: 0.1rem 1rem 0.6rem; border: 2px solid var(--bad); border-radius: 0.3rem; margin-top: 1rem; }
.alarm h2 { color: var(--bad); margin-top: 0.8rem; }
dl { margin: 0; }
dl > div { display: grid; grid-template-columns: 15rem 1fr; gap: 1rem; padding: 0.2rem 0; border-bottom: 1px solid var(--shade); }
dt { color: var(--faint); }
dd { margin: 0; overflow-wrap: anywhere; }
.scroll { overflow-x: auto; }
.scroll + .scroll { margin-top: 1rem; }
table { width: 100%; border-collapse: collapse; font-size: 0.88rem; }
th { text-align: left; background: var(--shade); color: var(--accent); vertical-align: bottom; }
th, td { padding: 0.3rem 0.5rem; border-bottom: 1px solid var(--rule); vertical-align: top; }
.number { text-align: right; font-variant-numeric: tabular-nums; }
td.code { font: 0.75rem/1.35 ui-monospace, Consolas, monospace; overflow-wrap: anywhere; white-space: pre-line; }
th.wide { min-width: 15rem; }
pre { padding: 0.7rem 0.9rem; background: var(--shade); overflow-x: auto; font: 0.8rem/1.5 ui-monospace, Consolas, monospace; }
.finding { margin: 0.8rem 0; padding: 0.5rem 0.8rem; border-left: 3px solid var(--rule); font-size: 0.9rem; }
footer { margin-top: 2rem; color: var(--faint); border-top: 1px solid var(--rule); }
@media screen and (max-width: 40rem) {
  dl > div { grid-template-columns: 1fr; gap: 0; }
  .outcome { float: none; display: inline-block; }
  table, tbody, tr, td { display: block; }
  thead { display: none; }
  tr { padding: 0.4rem 0; border-bottom: 1px solid var(--rule); }
  td, td.number { padding: 0.1rem 0; border: 0; text-align: left; overflow-wrap: anywhere; }
  td:empty { display: none; }
  td::before { content: attr(data-caption) ": "; color: var(--faint); font: 0.8rem system-ui, "Segoe UI", Roboto, Arial, sans-serif; }
  td.code::before { display: block; content: attr(data-caption); }
}
@media print {
  @page { size: letter; margin: 15mm; }
  body { max-width: none; padding: 0; font-size: 9pt; }
  table { font-size: 8pt; }
  td.code, pre { font-size: 7pt; }
  h2, h3 { break-after: avoid; }
  tr, .finding, .notice { break-inside: avoid; }
  thead { display: table-header-group; }
  .scroll { overflow: visible; }
  pre { white-space: pre-wrap; overflow-wrap: anywhere; }
}
`;

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
  const cell = (column: Column, text: string): Html =>
    html`<td data-caption="${column.caption}" ${cellClass(column)}>${marked(text)}</td>`;
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
