/** The fields of a body that no schema has: they are accepted, do nothing, and are named in a warning. */
import { eachField, pathOf } from './given-fields.ts';
import type { Schema } from './schema-parts.ts';

export type UnknownField = {
  readonly path: string;
  /** The fields that the schema has there. */
  readonly known: readonly string[];
};

const eachUnknownField = eachField((member) => member === undefined);

/** In the order of the body; members below an unknown field are not listed, nor the schema that an editor checks it with. */
export const unknownFields = (schema: Schema, body: unknown): readonly UnknownField[] => {
  const found: UnknownField[] = [];
  eachUnknownField(schema, body, (field) => {
    const path = pathOf(field);
    if (path !== '$schema') found.push({ path, known: Object.keys(field.schema.properties) });
    return true;
  });
  return found;
};
