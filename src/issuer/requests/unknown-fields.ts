/** The fields of a body that no schema has: they are accepted, do nothing, and are named in a warning. */
import { under } from './aliases.ts';
import { isObject, type JsonObject } from '../../common/json/is-object.ts';
import type { Schema } from './schema-parts.ts';

export type UnknownField = {
  readonly path: string;
  /** The fields that the schema has there. */
  readonly known: readonly string[];
};

/** In the order of the body; members below an unknown field are not listed. */
export const unknownFields = (schema: Schema, body: unknown): readonly UnknownField[] => {
  const found: UnknownField[] = [];

  const visit = (known: Schema, value: unknown, path: string): void => {
    if ('if' in known) visit(Array.isArray(value) ? known.then : known.else, value, path);
    else if ('properties' in known && isObject(value)) visitMembers(known.properties, value, path);
    else if ('items' in known && Array.isArray(value)) {
      for (const [index, item] of value.entries()) visit(known.items, item, under(path, index));
    }
  };

  const visitMembers = (properties: Readonly<Record<string, Schema>>, object: JsonObject, path: string): void => {
    for (const name of Object.keys(object)) {
      const member = Object.hasOwn(properties, name) ? properties[name] : undefined;
      if (member === undefined) found.push({ path: under(path, name), known: Object.keys(properties) });
      // Most members are single values, below which there is nothing to find.
      else if (!('is' in member)) visit(member, object[name], under(path, name));
    }
  };

  visit(schema, body, '');
  return found;
};
