/**
 * A document laid out one element per line, whatever its own lines are (most are sent as a single line), with the lines
 * marked where rules failed. Every line keeps the offsets of its text, so that a position in the document can be mapped
 * to its line.
 */
import { isElement, type XmlDocument, type XmlElement, type XmlNode } from '../../../src/common/xml/tree.ts';
import { html, type Hole, type Html } from '../../../src/common/html/html.ts';
import type { JudgedCall } from '../page.ts';

/** A stretch of the document's text. */
type XmlPiece = { readonly kind: 'markup' | 'text'; readonly start: number; readonly end: number };

export type XmlLine = {
  readonly depth: number;
  readonly pieces: readonly XmlPiece[];
  /** The element whose start tag is on this line. */
  readonly element: XmlElement | undefined;
};

const piece = (kind: XmlPiece['kind'], start: number, end: number): XmlPiece => ({ kind, start, end });

const isBlank = (node: XmlNode): boolean => node.kind === 'text' && node.text.trim() === '';

/** Without child elements: tag, text and end tag are on one line. */
const leaf = (element: XmlElement, depth: number): XmlLine => ({
  depth,
  element,
  pieces: [
    piece('markup', element.start, element.contentStart),
    piece('text', element.contentStart, element.contentEnd),
    piece('markup', element.contentEnd, element.end),
  ].filter(({ start, end }) => end > start),
});

/** The reader limits how deep elements nest, so recursion is limited too. */
const addNode = (lines: XmlLine[], node: XmlNode, depth: number): void => {
  if (isBlank(node)) return;
  if (!isElement(node)) {
    const kind = node.kind === 'text' ? 'text' : 'markup';
    lines.push({ depth, element: undefined, pieces: [piece(kind, node.start, node.end)] });
  } else if (!node.children.some(isElement)) lines.push(leaf(node, depth));
  else {
    lines.push({ depth, element: node, pieces: [piece('markup', node.start, node.contentStart)] });
    for (const child of node.children) addNode(lines, child, depth + 1);
    lines.push({ depth, element: undefined, pieces: [piece('markup', node.contentEnd, node.end)] });
  }
};

export const xmlLines = ({ declaration, before, root, after }: XmlDocument): readonly XmlLine[] => {
  const lines: XmlLine[] = [];
  if (declaration !== undefined) {
    lines.push({ depth: 0, element: undefined, pieces: [piece('markup', declaration.start, declaration.end)] });
  }
  for (const node of [...before, root, ...after]) addNode(lines, node, 0);
  return lines;
};

/** The last line that starts at or before the offset, from 1; the first line for an offset before all of them. */
export const lineOfOffset = (lines: readonly XmlLine[], offset: number): number => {
  let low = 0;
  let high = lines.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((lines[middle]?.pieces[0]?.start ?? 0) <= offset) low = middle + 1;
    else high = middle;
  }
  return Math.max(low, 1);
};

/** A failure's number on its page, and its code. */
export type Hit = { readonly at: number; readonly code: string };

/** By line of the view, from 1. */
type Hits = ReadonlyMap<number, readonly Hit[]>;

/**
 * A document of up to this many lines is shown whole; for a longer one only the lines around the failures, until the
 * rest is requested.
 */
const wholeUpTo = 1500;
const around = 8;
const longestValue = 400;
const deepest = 16;

const shortened = (text: string, isHit: boolean, { xml }: JudgedCall['texts']): Hole =>
  text.length <= longestValue || isHit
    ? text
    : html`${text.slice(0, longestValue / 2)}<span class="soft">… ${xml.characters(text.length)}</span>`;

const pieceOf = (
  document: XmlDocument,
  { kind, start, end }: XmlPiece,
  more: { isHit: boolean; call: JudgedCall },
): Html => {
  const text = shortened(document.text.slice(start, end), more.isHit, more.call.texts);
  return kind === 'markup' ? html`<span class="markup">${text}</span>` : html`<span>${text}</span>`;
};

type Shown = {
  readonly document: XmlDocument;
  readonly hits: Hits;
  readonly call: JudgedCall;
  /** Of the line names, for pages with several views. */
  readonly prefix?: string;
};

const lineOf = ({ document, hits, call, prefix = 'l' }: Shown, line: XmlLine, number: number): Html => {
  const found = hits.get(number) ?? [];
  const isHit = found.length > 0;
  const text = line.pieces.map((shown) => pieceOf(document, shown, { isHit, call }));
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

/** Each run of omitted lines is one item that gives their number. */
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

/** An ordered list, numbered like this view. */
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
