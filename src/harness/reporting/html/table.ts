/** Tables: a heading and its cells are declared together, and look alike. */
import { count } from './format.ts';
import { html, type Html } from '../../../common/html/html.ts';

/** What is wide only does not stand on a narrow page. */
type Look = 'name' | 'group' | 'title' | 'bars' | 'bars wide-only' | 'number' | 'number wide-only';

type Column<Row> = {
  readonly heading: string;
  readonly look: Look;
  readonly cell: (row: Row) => Html | string;
};

/** The first names the row. */
export type Columns<Row> = readonly [Column<Row>, ...Column<Row>[]];

/** A column of counts. */
export const counts = <Row>(
  heading: string,
  of: (row: Row) => number,
  look: 'number' | 'number wide-only' = 'number',
): Column<Row> => ({ heading, look, cell: (row) => count(of(row)) });

const rowOf = <Row>([name, ...others]: Columns<Row>, row: Row): Html =>
  html`<tr>
    <th scope="row" class="${name.look}">${name.cell(row)}</th>
    ${others.map(({ look, cell }) => html`<td class="${look}">${cell(row)}</td>`)}
  </tr>`;

export const table = <Row>(columns: Columns<Row>, rows: readonly Row[]): Html =>
  html`<table>
    <thead>
      <tr>
        ${columns.map(({ heading, look }) => html`<th scope="col" class="${look}">${heading}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${rows.map((row) => rowOf(columns, row))}
    </tbody>
  </table>`;
