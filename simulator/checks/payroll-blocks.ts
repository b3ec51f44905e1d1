/**
 * Where a payroll document keeps its content: directly below the root, or, in
 * an adjustment, one step deeper under Reemplazar or Eliminar.
 */
import type { XmlEdit } from '../../src/common/xml/edit.ts';
import { attributeOf, type XmlElement } from '../../src/common/xml/tree.ts';
import type { Subject } from '../engine/subject.ts';
import type { Violation } from '../engine/violation.ts';
import { childOf } from '../intake/path-index.ts';

const isBlock = ({ local }: XmlElement): boolean => local === 'Reemplazar' || local === 'Eliminar';

/** The block that an element stands in, or is. */
export const blockOf = (element: XmlElement): XmlElement => {
  let block = element;
  while (block.parent !== undefined && !(isBlock(block) && block.parent.parent === undefined)) block = block.parent;
  return block;
};

/** Every block of the document: one, unless an adjustment holds both of its kinds. */
export const blocksOf = (subject: Subject): readonly XmlElement[] =>
  subject.kind === 'payroll' ? [subject.root] : [...subject.all('/*/Reemplazar'), ...subject.all('/*/Eliminar')];

/** The trimmed value of an attribute of a child of the block; undefined where either is absent. */
export const attributeAt = (block: XmlElement, child: string, attribute: string): string | undefined => {
  const element = childOf(block, child);
  return element === undefined ? undefined : attributeOf(element, attribute)?.trim();
};

/** Path of the block that a target lies in. */
export const blockPath = (target: string): string =>
  /^\/\*(?:\/(?:Reemplazar|Eliminar)(?=\/))?/.exec(target)?.[0] ?? '/*';

/** Path of the element that bears a target attribute, or holds a target element. */
export const parentPath = (target: string): string => target.slice(0, target.lastIndexOf('/'));

const settings = (base: string, texts: Readonly<Record<string, string>>): readonly XmlEdit[] =>
  Object.entries(texts).map(([path, text]) => ({ edit: 'set', path: `${base}/${path}`, text }));

/** Sets texts at paths relative to the target's block, before the codes are computed. */
export const setInBlock =
  (texts: Readonly<Record<string, string>>) =>
  (target: string): Violation => ({ built: settings(blockPath(target), texts) });

/** The same after the codes are computed. */
export const setCodedInBlock =
  (texts: Readonly<Record<string, string>>) =>
  (target: string): Violation => ({ coded: settings(blockPath(target), texts) });

/** Sets attributes of the element that bears the target attribute. */
export const setBeside =
  (attributes: Readonly<Record<string, string>>) =>
  (target: string): Violation => ({
    built: settings(
      parentPath(target),
      Object.fromEntries(Object.entries(attributes).map(([name, text]) => [`@${name}`, text])),
    ),
  });

/** Sets the target itself. */
export const setTarget =
  (text: string) =>
  (target: string): Violation => ({ built: [{ edit: 'set', path: target, text }] });
