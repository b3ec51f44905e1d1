import { html, type Html } from '../../../src/common/html/html.ts';
import type { PageCall } from '../page.ts';

const pageSize = 25;

/** The page of a list that the address asks for: the first, the last, or one between. */
export const pageOf = <Row>({ query }: Pick<PageCall, 'query'>, rows: readonly Row[]) => {
  const pages = Math.max(1, Math.ceil(rows.length / pageSize));
  const asked = /^\d{1,6}$/.test(query.page ?? '') ? Number(query.page) : 1;
  const page = Math.min(Math.max(asked, 1), pages);
  return { page, pages, rows: rows.slice((page - 1) * pageSize, page * pageSize) };
};

/** Links to the pages around one; what else the address asks for stays. */
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
