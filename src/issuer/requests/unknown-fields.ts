/** Which fields of a body no schema knows: they are accepted, do nothing, and are named in a warning. */
import { isObject, under } from './aliases.ts';
import type { Schema } from './schema-parts.ts';

const visit = (schema: Schema, value: unknown, path: string): readonly string[] => {
  if ('if' in schema) return visit(Array.isArray(value) ? schema.then : schema.else, value, path);
  if ('items' in schema) {
    const { items } = schema;
    return Array.isArray(value) ? value.flatMap((item: unknown, index) => visit(items, item, under(path, index))) : [];
  }
  if (!('properties' in schema) || !isObject(value)) return [];
  const { properties } = schema;
  return Object.entries(value).flatMap(([name, member]) => {
    const known = Object.hasOwn(properties, name) ? properties[name] : undefined;
    return known === undefined ? [under(path, name)] : visit(known, member, under(path, name));
  });
};

/** Paths in the order of the body; what lies below an unknown field is not listed. */
export const unknownFields = (schema: Schema, body: unknown): readonly string[] => visit(schema, body, '');
