import { html, type Html } from '../../../src/common/html/html.ts';
import type { PageCall } from '../page.ts';

/** Parameters of the address of a neighbouring page; undefined removes one. */
export type Neighbour = { readonly label: string; readonly parameters: Readonly<Record<string, string | undefined>> };

export type Neighbours = { readonly previous: Neighbour | undefined; readonly next: Neighbour | undefined };

const addressOf = (query: PageCall['query'], { parameters }: Neighbour): string => {
  const all = Object.entries({ ...query, ...parameters });
  const given = all.filter((pair): pair is [string, string] => pair[1] !== undefined && pair[1] !== '');
  return `?${new URLSearchParams(given).toString()}`;
};

/** Links to the pages before and behind this one; the filters of the address stay. */
export const paging = ({ query, texts }: PageCall, { previous, next }: Neighbours): Html | undefined => {
  if (previous === undefined && next === undefined) return undefined;
  return html`<nav class="paging" aria-label="${texts.paging.label}">
    ${previous === undefined ? html`<span></span>` : html`<a rel="prev" href="${addressOf(query, previous)}">← ${previous.label}</a>`}
    ${next !== undefined && html`<a rel="next" href="${addressOf(query, next)}">${next.label} →</a>`}
  </nav>`;
};
