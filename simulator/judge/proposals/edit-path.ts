/** Where an edit acts, and what is said of one that cannot be made. */
import { parsePath, type ElementPath } from '../../../src/common/xml/path-steps.ts';
import type { Change } from './proposal.ts';

/** An edit that cannot be applied as declared: a bug in the declaration, so it names the path. */
export const editFault = (edit: Change, why: string): RangeError =>
  new RangeError(`The edit "${edit.edit}" at ${edit.path} cannot be done: ${why}.`);

export const nothingThere = (edit: Change): RangeError => editFault(edit, 'the path finds nothing');

const isNamespace = (attribute: string | undefined): boolean =>
  attribute !== undefined && /^xmlns(?::|$)/.test(attribute);

/** The parsed path of an edit, after refusing paths that no document allows. */
export const editPath = (edit: Change): ElementPath => {
  const path = parsePath(edit.path);
  if (path === undefined)
    throw editFault(edit, 'expected a path like /*/cac:InvoiceLine[2]/cbc:ID or /*/cbc:UUID/@schemeID');
  if (isNamespace(path.attribute)) throw editFault(edit, 'namespace declarations are not attributes');
  const root = path.steps.length === 0 && path.attribute === undefined;
  if (root && (edit.edit === 'remove' || edit.edit === 'duplicate' || edit.edit === 'move'))
    throw editFault(edit, 'a document has exactly one root');
  if (path.attribute !== undefined && (edit.edit === 'insert' || edit.edit === 'duplicate' || edit.edit === 'move')) {
    throw editFault(edit, 'expected the path of an element');
  }
  return path;
};
