/** How payroll documents are broken: edits of a block, which is at the root or one level deeper. */
import type { XmlEdit } from '../../document/edits/edit.ts';
import type { Violation } from '../vocabulary/violation.ts';

/** Path of the block that contains a target. */
export const blockPath = (target: string): string =>
  /^\/\*(?:\/(?:Reemplazar|Eliminar)(?=\/))?/.exec(target)?.[0] ?? '/*';

/** Path of the element that has a target attribute, or contains a target element. */
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

/** Sets attributes of the element with the target attribute. */
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
