/** The document with the lines marked where rules failed. */
import type { XmlDocument } from '../../../src/common/xml/tree.ts';
import { html, type Hole, type Html } from '../../../src/common/html/html.ts';
import type { PageCall } from '../page.ts';
import type { XmlLine, XmlPiece } from './xml-lines.ts';

/** A failure's number on its page, and its code. */
export type Hit = { readonly at: number; readonly code: string };

/** By line of the view, from 1. */
export type Hits = ReadonlyMap<number, readonly Hit[]>;

/** A document of as many lines is shown whole; of a longer one what stands around the failures, until asked. */
const wholeUpTo = 1500;
const around = 8;
const longestValue = 400;
const deepest = 16;

const shortened = (text: string, isHit: boolean, { xml }: PageCall['texts']): Hole =>
  text.length <= longestValue || isHit
    ? text
    : html`${text.slice(0, longestValue / 2)}<span class="soft">… ${xml.characters(text.length)}</span>`;

const pieceOf = (
  document: XmlDocument,
  { kind, start, end }: XmlPiece,
  more: { isHit: boolean; call: PageCall },
): Html => {
  const text = shortened(document.text.slice(start, end), more.isHit, more.call.texts);
  return kind === 'markup' ? html`<span class="markup">${text}</span>` : html`<span>${text}</span>`;
};

type Shown = {
  readonly document: XmlDocument;
  readonly hits: Hits;
  readonly call: PageCall;
  /** Of the names of its lines, where a page has several views. */
  readonly prefix?: string;
};

const lineOf = ({ document, hits, call, prefix = 'l' }: Shown, line: XmlLine, number: number): Html => {
  const found = hits.get(number) ?? [];
  const isHit = found.length > 0;
  const text = line.pieces.map((piece) => pieceOf(document, piece, { isHit, call }));
  const depth = `d${String(Math.min(line.depth, deepest))}`;
  return html`<li id="${prefix}${number}" value="${number}" class="${depth} ${isHit && 'hit'}">
    <span class="source">${text}</span>
    ${found.map(({ at, code }) => html`<a class="back" href="#f${at}">${code}</a> `)}
  </li>`;
};

const visibleIn = (count: number, hits: Hits): ReadonlySet<number> => {
  const visible = new Set<number>([1]);
  for (const hit of hits.keys()) {
    for (let line = Math.max(1, hit - around); line <= Math.min(count, hit + around); line += 1) visible.add(line);
  }
  return visible;
};

/** Stretches of lines that are left out are one item that says how many. */
const chosen = (shown: Shown, lines: readonly XmlLine[], visible: ReadonlySet<number> | undefined): readonly Html[] => {
  const items: Html[] = [];
  let hidden = 0;
  for (const [at, line] of lines.entries()) {
    if (visible !== undefined && !visible.has(at + 1)) {
      hidden += 1;
      continue;
    }
    if (hidden > 0) items.push(html`<li class="gap" value="${at}">${shown.call.texts.xml.hidden(hidden)}</li>`);
    hidden = 0;
    items.push(lineOf(shown, line, at + 1));
  }
  if (hidden > 0) items.push(html`<li class="gap" value="${lines.length}">${shown.call.texts.xml.hidden(hidden)}</li>`);
  return items;
};

/** An ordered list, whose numbers are those of this view. */
export const xmlView = (shown: Shown, lines: readonly XmlLine[]): Html => {
  const { call, hits } = shown;
  const { xml } = call.texts;
  const isCut = lines.length > wholeUpTo && call.query.xml !== 'all';
  return html`<p class="note">${xml.note}</p>
    ${isCut && html`<p><a href="?${new URLSearchParams({ ...call.query, xml: 'all' }).toString()}">${xml.all(lines.length)}</a></p>`}
    <ol class="xml">
      ${chosen(shown, lines, isCut ? visibleIn(lines.length, hits) : undefined)}
    </ol>`;
};
