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

const knownMembers = ({ properties }: ObjectSchema, object: JsonObject): JsonObject => {
  const names = Object.keys(object);
  const members = names.flatMap((name): (readonly [string, unknown])[] => {
    const member: Member | undefined = Object.hasOwn(properties, name) ? properties[name] : undefined;
    return member === undefined ? [] : [[name, known(member, object[name])]];
  });
  const isWhole = members.length === names.length && members.every(([name, value]) => value === object[name]);
  return isWhole ? object : Object.fromEntries(members);
};

/** The value without members that the schema lacks, at any depth; one without any, as most are, is not copied. */
const known = (schema: Schema, value: unknown): unknown => {
  if ('is' in schema) return value;
  if ('if' in schema) return known(Array.isArray(value) ? schema.then : schema.else, value);
  if ('properties' in schema) return isObject(value) ? knownMembers(schema, value) : value;
  if (!('items' in schema) || !Array.isArray(value)) return value;
  const items = value.map((item) => known(schema.items, item));
  return items.some((item, index) => item !== value[index]) ? items : value;
};

/** Blank blocks count as absent, but not in the place of a single value, where nobody writes one on purpose. */
const blocksAsValues = (schema: Schema, value: unknown, path = ''): readonly ErrorObject[] => {
  if (typeof value !== 'object' || value === null) return [];
  if ('if' in schema) return blocksAsValues(Array.isArray(value) ? schema.then : schema.else, value, path);
  if ('properties' in schema)
    return Object.entries(value).flatMap(([name, member]: readonly [string, unknown]) =>
      Object.hasOwn(schema.properties, name)
        ? blocksAsValues(schema.properties[name] as Member, member, under(path, name)) // its own, as just seen
        : [],
    );
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
  const part = isObject(body) ? partAt('', knownMembers(schema, body)) : undefined;
  const all = part === undefined ? errors : [...errors, ...conditions(part)];
  const misplaced = whole === undefined ? [] : blocksAsValues(schema, whole.body);
  return all.length + misplaced.length > 0 || part === undefined
    ? { ok: false, errors: { ...fieldErrors(all, fieldNames), ...fieldErrors(misplaced, whole?.fieldNames ?? {}) } }
    : { ok: true, body: part };
};
