import { html, type Html } from '../../../src/common/html/html.ts';
import type { PageCall } from '../page.ts';

/** Parameters in the address of a neighbouring page; undefined removes one. */
export type Neighbour = { readonly label: string; readonly parameters: Readonly<Record<string, string | undefined>> };

type Neighbours = { readonly previous: Neighbour | undefined; readonly next: Neighbour | undefined };

const addressOf = (query: PageCall['query'], { parameters }: Neighbour): string => {
  const all = Object.entries({ ...query, ...parameters });
  const given = all.filter((pair): pair is [string, string] => pair[1] !== undefined && pair[1] !== '');
  return `?${new URLSearchParams(given).toString()}`;
};

/** Links to the previous and next page; the filters in the address stay. */
export const paging = ({ query, texts }: PageCall, { previous, next }: Neighbours): Html | undefined => {
  if (previous === undefined && next === undefined) return undefined;
  return html`<nav class="paging" aria-label="${texts.paging.label}">
    ${previous === undefined ? html`<span></span>` : html`<a rel="prev" href="${addressOf(query, previous)}">← ${previous.label}</a>`}
    ${next !== undefined && html`<a rel="next" href="${addressOf(query, next)}">${next.label} →</a>`}
  </nav>`;
};

/** A whole number from an address; undefined for anything else. */
export const wholeNumber = (text: string | undefined): number | undefined =>
  /^\d{1,15}$/.test(text ?? '') ? Number(text) : undefined;

/** The value entered, trimmed; undefined if empty. */
export const filled = (text: string | undefined): string | undefined => {
  const trimmed = text?.trim();
  return trimmed === '' ? undefined : trimmed;
};

const pageSize = 25;

/** The page of a list that the address requests: the first, the last, or one between. */
export const pageOf = <Row>({ query }: Pick<PageCall, 'query'>, rows: readonly Row[]) => {
  const pages = Math.max(1, Math.ceil(rows.length / pageSize));
  const asked = /^\d{1,6}$/.test(query.page ?? '') ? Number(query.page) : 1;
  const page = Math.min(Math.max(asked, 1), pages);
  return { page, pages, rows: rows.slice((page - 1) * pageSize, page * pageSize) };
};

/** Links to the pages around one; the address's other parameters stay. */
export const pageLinks = (
  { query, texts }: PageCall,
  { page, pages }: { readonly page: number; readonly pages: number },
): Html | undefined => {
  if (pages === 1) return undefined;
  const { done: _done, ...asked } = query;
  const to = (number: number): string => `?${new URLSearchParams({ ...asked, page: String(number) }).toString()}`;
  return html`<nav class="paging" aria-label="${texts.paging.label}">
    ${page > 1 ? html`<a rel="prev" href="${to(page - 1)}">← ${texts.lists.before}</a>` : html`<span></span>`}
    <span class="soft">${texts.lists.page(page, pages)}</span>
    ${page < pages ? html`<a rel="next" href="${to(page + 1)}">${texts.lists.next} →</a>` : html`<span></span>`}
  </nav>`;
};
