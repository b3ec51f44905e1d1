/**
 * A document laid out one element a line, whatever its own lines are: most are
 * sent as a single line. Every line keeps the offsets of what it shows, so that a
 * place in the document finds its line.
 */
import { isElement, type XmlDocument, type XmlElement, type XmlNode } from '../../../src/common/xml/tree.ts';

/** A stretch of the document's text. */
export type XmlPiece = { readonly kind: 'markup' | 'text'; readonly start: number; readonly end: number };

export type XmlLine = {
  readonly depth: number;
  readonly pieces: readonly XmlPiece[];
  /** Whose start tag stands here. */
  readonly element: XmlElement | undefined;
};

const piece = (kind: XmlPiece['kind'], start: number, end: number): XmlPiece => ({ kind, start, end });

const isBlank = (node: XmlNode): boolean => node.kind === 'text' && node.text.trim() === '';

/** Without elements inside: tag, text and end tag stand on one line. */
const leaf = (element: XmlElement, depth: number): XmlLine => ({
  depth,
  element,
  pieces: [
    piece('markup', element.start, element.contentStart),
    piece('text', element.contentStart, element.contentEnd),
    piece('markup', element.contentEnd, element.end),
  ].filter(({ start, end }) => end > start),
});

/** Elements nest no deeper than the reader allows, so that the calls do not either. */
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

/** The last line that begins at the offset or before it, from 1; for an offset before all of them the first. */
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
