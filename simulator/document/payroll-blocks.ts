/**
 * Where a payroll document keeps its content: directly below the root or, in an adjustment, one level deeper under
 * Reemplazar or Eliminar.
 */
import { attributeOf, type XmlElement } from '../../src/common/xml/tree.ts';
import type { Subject } from './subject.ts';
import { childOf } from './path-index.ts';

const isBlock = ({ local }: XmlElement): boolean => local === 'Reemplazar' || local === 'Eliminar';

/** The block that contains an element, or the element itself if it is one. */
export const blockOf = (element: XmlElement): XmlElement => {
  let block = element;
  while (block.parent !== undefined && !(isBlock(block) && block.parent.parent === undefined)) block = block.parent;
  return block;
};

/** Every block of the document: one, unless an adjustment has both kinds. */
export const blocksOf = (subject: Subject): readonly XmlElement[] =>
  subject.kind === 'payroll' ? [subject.root] : [...subject.all('/*/Reemplazar'), ...subject.all('/*/Eliminar')];

/** The value of an attribute of a child of the block; undefined where either is absent. */
export const attributeAt = (block: XmlElement, child: string, attribute: string): string | undefined => {
  const element = childOf(block, child);
  return element === undefined ? undefined : attributeOf(element, attribute);
};
