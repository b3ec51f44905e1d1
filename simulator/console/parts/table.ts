import { attributes, html, htmlText, type Hole, type Html } from '../../../src/common/html/html.ts';

export type Column = {
  readonly title: string;
  /** For amounts and counts. */
  readonly align?: 'end';
};

export type Row = {
  /** Tells rows apart when a live page is reloaded. */
  readonly key: string;
  readonly cells: readonly Hole[];
  /** Announced to screen readers when the row is new on a live page. */
  readonly announce?: string;
};

export type Table = {
  /** Unique in its page; a live page finds it by this. */
  readonly id: string;
  /** The contents of the table, for people who cannot see its context. */
  readonly caption: string;
  readonly columns: readonly Column[];
  readonly rows: readonly Row[];
  /** Shown in place of a table without rows. */
  readonly empty: string | Html;
  /** The page reloads this part when something happens. */
  readonly live?: boolean;
};

const cellOf = ({ title, align }: Column, cell: Hole): Html => {
  const isEmpty = htmlText(cell) === '';
  const kind = `${align === 'end' ? 'end' : ''} ${isEmpty ? 'nothing' : ''}`.trim();
  return html`<td role="cell" data-title="${title}" class="${kind}"><span>${cell}</span></td>`;
};

/**
 * A table that becomes a list of cards on a narrow screen: each cell then shows its column's title. The roles keep it a
 * table for screen readers, which the styles would otherwise undo.
 */
export const table = ({ id, caption, columns, rows, empty, live = false }: Table): Html =>
  html`<table id="${id}" class="cards" role="table" ${live && attributes`data-live-part`}>
      <caption class="unseen">
        ${caption}
      </caption>
      <thead role="rowgroup">
        <tr role="row">
          ${columns.map(({ title }) => html`<th role="columnheader" scope="col">${title}</th>`)}
        </tr>
      </thead>
      <tbody role="rowgroup">
        ${rows.map(
          ({ key, cells, announce }) =>
            html`<tr role="row" data-key="${key}" ${announce !== undefined && attributes`data-announce="${announce}"`}>
              ${columns.map((column, at) => cellOf(column, cells[at]))}
            </tr>`,
        )}
      </tbody>
    </table>
    <div class="empty" data-empty-of="${id}" ${rows.length > 0 && attributes`hidden`}>${empty}</div>`;
