import { textOf, type XmlElement } from '../../src/common/xml/tree.ts';
import { childOf } from '../document/path-index.ts';
import { shown, type Finding } from './vocabulary/check.ts';

/** The first element whose cbc:ID is not its position among them, counted from 1. */
export const firstOutOfOrder = (elements: readonly XmlElement[]): Finding | undefined => {
  for (const [index, element] of elements.entries()) {
    const id = childOf(element, 'cbc:ID');
    const found = id === undefined ? undefined : textOf(id);
    const expected = String(index + 1);
    if (found !== expected) return { found: shown(found), expected: shown(expected), at: id ?? element };
  }
  return undefined;
};
