/** `GET table/…` and `GET listing`: the rows of one reference table, found and paged, or whole tables by model name. */
import type { ApiRequest, ApiAnswer, Handler } from '../http.ts';
import type { FieldErrors } from '../../requests/schema-messages.ts';
import { type Page, type Wanted, findRows, pageOf } from './search.ts';
import type { CodeTable } from '../../../common/code-lists.ts';
import { invalidRequest } from '../problems.ts';
import { unknownTable, rowNotFound, unknownModels } from './problems.ts';
import { tableNamed, tableNames, tableOfModel, models } from './tables.ts';

type Query = ApiRequest['query'];

/** No table has as many rows. */
const mostRows = 100_000;

const known = ['search', 'id', 'code', 'limit', 'offset'] as const;

type Figure = { readonly ok: true; readonly value: number | undefined } | { readonly ok: false };

const wholeNumber = (text: string | undefined): Figure => {
  if (text === undefined || text === '') return { ok: true, value: undefined };
  if (!/^\d{1,6}$/.test(text) || Number(text) > mostRows) return { ok: false };
  return { ok: true, value: Number(text) };
};

type ReadPage = { readonly ok: true; readonly page: Page } | { readonly ok: false; readonly errors: FieldErrors };

const figureError = (name: string, received: string | undefined): FieldErrors => ({
  [name]: [
    `El parámetro ${name} debe ser un número entero de 0 a ${mostRows}; se recibió «${(received ?? '').slice(0, 40)}».`,
  ],
});

const readPage = (query: Query): ReadPage => {
  const limit = wholeNumber(query.limit);
  const offset = wholeNumber(query.offset);
  if (limit.ok && offset.ok) return { ok: true, page: { limit: limit.value, offset: offset.value ?? 0 } };
  return {
    ok: false,
    errors: {
      ...(limit.ok ? {} : figureError('limit', query.limit)),
      ...(offset.ok ? {} : figureError('offset', query.offset)),
    },
  };
};

/** A misspelt parameter would otherwise look like a search that found everything. */
const warningsOf = (query: Query): object => {
  const unknown = Object.keys(query).filter((name) => !known.some((parameter) => parameter === name));
  if (unknown.length === 0) return {};
  const message = `Esta consulta no usa ${unknown.slice(0, 5).join(', ')}. Los parámetros son ${known.join(', ')}.`;
  return { warnings: [{ code: 'unknown-query-parameters', paths: unknown, message }] };
};

const given = (text: string | undefined): string | undefined => (text === undefined || text === '' ? undefined : text);

const wantedBy = ({ search, id, code }: Query): Wanted => ({
  search: given(search),
  id: given(id)?.trim(),
  code: given(code),
});

const answerRows = (table: CodeTable, query: Query, wanted: Wanted): ApiAnswer => {
  const read = readPage(query);
  if (!read.ok) return invalidRequest(read.errors);
  const found = findRows(table, wanted);
  const { offset, limit } = read.page;
  const rows = pageOf(found, read.page);
  return {
    status: 200,
    body: {
      success: true,
      table: table.name,
      total: found.length,
      offset,
      limit: limit ?? null,
      rows,
      ...warningsOf(query),
    },
  };
};

const withTable = (name: string, answer: (table: CodeTable) => ApiAnswer): ApiAnswer => {
  const table = tableNamed(name);
  return table === undefined ? unknownTable(name, tableNames) : answer(table);
};

/** Rows of the table in the path, filtered and paged by the query. */
export const getTable: Handler = ({ params: { name = '' }, query }) =>
  withTable(name, (table) => answerRows(table, query, wantedBy(query)));

/** The same for a path that names its table itself. */
export const getTableNamed =
  (name: string): Handler =>
  ({ query }) =>
    withTable(name, (table) => answerRows(table, query, wantedBy(query)));

/** Rows with a text in their name, where the text is part of the path. */
export const getRowsByName: Handler = ({ params: { name = '', text = '' }, query }) =>
  withTable(name, (table) => answerRows(table, query, { ...wantedBy(query), search: text }));

/** The row of an identifier. */
export const getRow: Handler = ({ params: { name = '', id = '' } }) =>
  withTable(name, (table) => {
    const row = table.byId(id);
    if (row === undefined) return rowNotFound(table.name, id);
    return { status: 200, body: { success: true, table: table.name, row } };
  });

const listingOf = (wanted: readonly string[]): object =>
  Object.fromEntries(wanted.map((model) => [model, tableOfModel(model)?.rows ?? []]));

let whole: Buffer | undefined;

/** All tables, written once: half a megabyte that never changes. */
const wholeListing = (): ApiAnswer => {
  whole ??= Buffer.from(JSON.stringify(listingOf(models)));
  return { status: 200, headers: { 'Content-Type': 'application/json; charset=utf-8' }, body: whole };
};

/** Without `models`, every table. */
export const getListing: Handler = ({ query: { models: asked = '' } }) => {
  const wanted = asked.split(',').flatMap((name) => (name.trim() === '' ? [] : [name.trim()]));
  if (wanted.length === 0) return wholeListing();
  const unknown = wanted.filter((model) => tableOfModel(model) === undefined);
  if (unknown.length > 0) return unknownModels(unknown, models);
  return { status: 200, body: listingOf(wanted) };
};
