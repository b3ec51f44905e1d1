/** Where in a document a rule failed: the element that is meant, or the nearest one that is there. */
import { childrenAt, namesRoot, parsePath } from '../../../src/common/xml/path-steps.ts';
import { childElements, type XmlDocument, type XmlElement } from '../../../src/common/xml/tree.ts';
import type { FailedLine } from '../../registry/failed-line.ts';

export type Place = {
  readonly element: XmlElement;
  readonly attribute: string | undefined;
  /** Names of the elements below it that the rule looked for and that are not there. */
  readonly missing: readonly string[];
};

/** Undefined for what is no path into this document. */
export const placeAt = ({ root }: XmlDocument, xpath: string): Place | undefined => {
  const path = parsePath(xpath);
  if (path === undefined || !namesRoot(path, root.name)) return undefined;
  let element = root;
  for (const [at, step] of path.steps.entries()) {
    const [child] = childrenAt(childElements(element), step);
    if (child === undefined) {
      return { element, attribute: path.attribute, missing: path.steps.slice(at).map(({ name }) => name) };
    }
    element = child;
  }
  return { element, attribute: path.attribute, missing: [] };
};

/** Offset of a line and column of the document as it was sent, both from 1. */
export const offsetAt = (text: string, line: number, column = 1): number => {
  let start = text.startsWith('\ufeff') && line === 1 ? 1 : 0;
  for (let current = 1; current < line; current += 1) {
    const end = text.indexOf('\n', start);
    if (end === -1) break;
    start = end + 1;
  }
  return Math.min(start + column - 1, text.length);
};

/** The schema's findings name their place in their text. */
const pathOf = ({ xpath, found }: Pick<FailedLine, 'xpath' | 'found'>): string | undefined =>
  xpath ?? /^line \d+, (\/\S+): /.exec(found)?.[1];

/** By its path, which always says it all; by its position where there is none. */
export const offsetOf = (
  document: XmlDocument,
  failed: Pick<FailedLine, 'xpath' | 'line' | 'column' | 'found'>,
): number | undefined => {
  const path = pathOf(failed);
  const place = path === undefined ? undefined : placeAt(document, path);
  if (place !== undefined) return place.element.start;
  return failed.line === undefined ? undefined : offsetAt(document.text, failed.line, failed.column);
};
