/** Walks the members of a body beside its schema. */
import { under } from './aliases.ts';
import { isObject, type JsonObject } from '../../common/json/is-object.ts';
import type { Member, ObjectSchema, Schema } from './schema-parts.ts';

/** A member of an object in the body. */
export type GivenField = {
  /** Path of the object that has it; empty for the body itself. */
  readonly parent: string;
  readonly name: string;
  readonly value: unknown;
  /** The schema of that object. */
  readonly schema: ObjectSchema;
  /** The schema of the member; undefined if the object has no such field. */
  readonly member: Member | undefined;
};

export const pathOf = ({ parent, name }: GivenField): string => under(parent, name);

/** Calls `see` with every member, in the order of the body; members inside it follow only if that returns true. */
export const eachGivenField = (schema: Schema, body: unknown, see: (field: GivenField) => boolean): void => {
  const visit = (known: Schema, value: unknown, path: string): void => {
    if ('if' in known) visit(Array.isArray(value) ? known.then : known.else, value, path);
    else if ('properties' in known && isObject(value)) visitMembers(known, value, path);
    else if ('items' in known && Array.isArray(value)) {
      for (const [index, item] of value.entries()) visit(known.items, item, under(path, index));
    }
  };

  const visitMembers = (known: ObjectSchema, object: JsonObject, parent: string): void => {
    for (const name of Object.keys(object)) {
      const member = Object.hasOwn(known.properties, name) ? known.properties[name] : undefined;
      const value = object[name];
      const isWanted = see({ parent, name, value, schema: known, member });
      // Most members are single values, below which there is nothing to find.
      if (isWanted && member !== undefined && !('is' in member)) visit(member, value, under(parent, name));
    }
  };

  visit(schema, body, '');
};
