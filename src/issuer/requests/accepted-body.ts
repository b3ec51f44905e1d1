/**
 * The only way from a body to its fields: what the schema accepts, reduced to what the schema has, so that no reader can
 * find a field that nothing has checked.
 */
import type { ErrorObject } from 'ajv';
import { isObject, type JsonObject } from '../../common/json/is-object.ts';
import { isBlankBlock, under, type CanonicalBody } from './aliases.ts';
import { partAt, type Part } from './parts.ts';
import { fieldErrors, type FieldErrors } from './schema-messages.ts';
import type { Member, ObjectSchema, Schema } from './schema-parts.ts';
import { schemaErrors } from './validator.ts';

const memberOf = ({ properties }: ObjectSchema, name: string): Member | undefined =>
  Object.hasOwn(properties, name) ? properties[name] : undefined;

/** Whether the schema has every member, at any depth: most bodies are whole, so nothing is built to find out. */
const isWhole = (schema: Schema, value: unknown): boolean => {
  if ('is' in schema) return true;
  if ('if' in schema) return isWhole(Array.isArray(value) ? schema.then : schema.else, value);
  if ('items' in schema) return !Array.isArray(value) || value.every((item) => isWhole(schema.items, item));
  if (!('properties' in schema) || !isObject(value)) return true;
  // Members of JSON are all own ones.
  for (const name in value) {
    const member = memberOf(schema, name);
    if (member === undefined || !isWhole(member, value[name])) return false;
  }
  return true;
};

/** A copy without the members that the schema lacks. */
const known = (schema: Schema, value: unknown): unknown => {
  if ('if' in schema) return known(Array.isArray(value) ? schema.then : schema.else, value);
  if ('properties' in schema) return isObject(value) ? knownMembers(schema, value) : value;
  return 'items' in schema && Array.isArray(value) ? value.map((item) => known(schema.items, item)) : value;
};

const knownMembers = (schema: ObjectSchema, object: JsonObject): JsonObject =>
  Object.fromEntries(
    Object.entries(object).flatMap(([name, value]) => {
      const member = memberOf(schema, name);
      return member === undefined ? [] : [[name, known(member, value)]];
    }),
  );

/** Blank blocks count as absent, but not in the place of a single value, where nobody writes one on purpose. */
const blocksAsValues = (schema: Schema, value: unknown, path = ''): readonly ErrorObject[] => {
  if (typeof value !== 'object' || value === null) return [];
  if ('if' in schema) return blocksAsValues(Array.isArray(value) ? schema.then : schema.else, value, path);
  if ('properties' in schema)
    return Object.entries(value).flatMap(([name, given]: readonly [string, unknown]) => {
      const member = memberOf(schema, name);
      return member === undefined ? [] : blocksAsValues(member, given, under(path, name));
    });
  if ('items' in schema)
    return Array.isArray(value)
      ? value.flatMap((item: unknown, index) => blocksAsValues(schema.items, item, under(path, index)))
      : [];
  if (!isBlankBlock(value)) return [];
  const keyword = 'is' in schema ? { keyword: 'is', schema: schema.is } : { keyword: 'format', schema: schema.format };
  return [{ ...keyword, data: value, parentSchema: schema, instancePath: `/${path}`, schemaPath: '', params: {} }];
};

type AcceptedBody = { readonly ok: true; readonly body: Part } | { readonly ok: false; readonly errors: FieldErrors };

/** `conditions` are those that a schema cannot express, of a body that it accepts. */
export const acceptedBody = (
  schema: ObjectSchema,
  { body, fieldNames, whole }: CanonicalBody,
  conditions: (body: Part) => readonly ErrorObject[] = () => [],
): AcceptedBody => {
  const errors = schemaErrors(schema, body);
  const part = isObject(body) ? partAt('', isWhole(schema, body) ? body : knownMembers(schema, body)) : undefined;
  const all = part === undefined ? errors : [...errors, ...conditions(part)];
  const misplaced = whole === undefined ? [] : blocksAsValues(schema, whole.body);
  return all.length + misplaced.length > 0 || part === undefined
    ? { ok: false, errors: { ...fieldErrors(all, fieldNames), ...fieldErrors(misplaced, whole?.fieldNames ?? {}) } }
    : { ok: true, body: part };
};
