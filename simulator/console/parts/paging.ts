import { html, type Html } from '../html.ts';
import type { PageCall } from '../page.ts';

export type Around = { readonly newer: string | undefined; readonly older: string | undefined };

/** Links to the pages before and behind this one; the filters of the address stay. */
export const paging = ({ query, texts }: PageCall, { newer, older }: Around): Html | undefined => {
  if (newer === undefined && older === undefined) return undefined;
  const { before: _before, after: _after, ...filters } = query;
  const address = (changes: Readonly<Record<string, string>>): string =>
    `?${new URLSearchParams({ ...filters, ...changes }).toString()}`;
  return html`<nav class="paging" aria-label="${texts.paging.label}">
    ${newer === undefined ? html`<span></span>` : html`<a rel="prev" href="${address({ after: newer })}">← ${texts.paging.newer}</a>`}
    ${older !== undefined && html`<a rel="next" href="${address({ before: older })}">${texts.paging.older} →</a>`}
  </nav>`;
};
