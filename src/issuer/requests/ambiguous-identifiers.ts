/** Texts of a body that are the identifier of one row and the official code of another: the identifier counts. */
import { table, type CodeRow } from '../../common/code-lists.ts';
import { eachField, pathOf } from './given-fields.ts';
import type { Schema } from './schema-parts.ts';

export type AmbiguousIdentifier = {
  readonly path: string;
  readonly given: string;
  readonly table: string;
  readonly taken: CodeRow;
  readonly other: CodeRow;
};

const eachIdentifier = eachField((member) => member !== undefined && 'table' in member);

/** Numbers are identifiers: only texts are in doubt. */
export const ambiguousIdentifiers = (schema: Schema, body: unknown): readonly AmbiguousIdentifier[] => {
  const found: AmbiguousIdentifier[] = [];
  eachIdentifier(schema, body, (field) => {
    const { value, member } = field;
    const name = member !== undefined && 'table' in member ? member.table : undefined;
    // Which operation is meant depends on the kind of document (`ubl/operation.ts`).
    if (typeof value !== 'string' || name === undefined || name === 'type_operations') return true;
    const given = value.trim();
    const [taken, other] = [table(name).byId(given), table(name).byCode(given)];
    if (taken !== undefined && other !== undefined && taken !== other)
      found.push({ path: pathOf(field), given, table: name, taken, other });
    return true;
  });
  return found;
};
