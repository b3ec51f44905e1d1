/** Finding rows of a reference table: by identifier, by code, by text in the name, page by page. */
import type { CodeRow, CodeTable } from '../../../common/code-lists.ts';
import { normalise } from '../../../common/normalise.ts';

/** Case and accents are ignored: `bogota` finds `Bogotá, D.C.`. */
export const folded = (text: string): string => normalise(text, 'NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim();

const names = new WeakMap<CodeTable, readonly string[]>();

/** For every row, in order; folded once per table. */
const foldedNames = (table: CodeTable): readonly string[] => {
  const known = names.get(table) ?? table.rows.map(({ name }) => folded(name));
  names.set(table, known);
  return known;
};

export type Wanted = {
  /** A text inside the name. */
  readonly search?: string | undefined;
  /** Digits. */
  readonly id?: string | undefined;
  /** The official code, in upper or lower case. */
  readonly code?: string | undefined;
};

/** Rows that match all given criteria, in the order of the table. */
export const findRows = (table: CodeTable, { search, id, code }: Wanted): readonly CodeRow[] => {
  const text = search === undefined ? undefined : folded(search);
  const texts = text === undefined ? [] : foldedNames(table);
  const wantedCode = code?.trim().toLowerCase();
  return table.rows.filter(
    (row, index) =>
      (text === undefined || texts[index]?.includes(text) === true) &&
      (id === undefined || String(row.id) === id) &&
      (wantedCode === undefined || row.code.toLowerCase() === wantedCode),
  );
};

export type Page = { readonly offset: number; readonly limit: number | undefined };

export const pageOf = <Row>(rows: readonly Row[], { offset, limit }: Page): readonly Row[] =>
  rows.slice(offset, limit === undefined ? undefined : offset + limit);
