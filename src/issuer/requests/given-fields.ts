/** Walks the members of a body beside its schema. */
import { under } from './aliases.ts';
import { isObject, type JsonObject } from '../../common/json/is-object.ts';
import type { Member, ObjectSchema, Schema } from './schema-parts.ts';

/** An object or list in the body; undefined for the body itself. Its path is written only if somebody asks for it. */
type Place = { readonly outer: Place; readonly step: string | number } | undefined;

/** A member of an object in the body. */
export type GivenField = {
  /** The object that has it. */
  readonly parent: Place;
  readonly name: string;
  readonly value: unknown;
  readonly schema: ObjectSchema;
  /** The schema of the member; undefined if the object has no such field. */
  readonly member: Member | undefined;
};

const pathTo = (place: Place): string => (place === undefined ? '' : under(pathTo(place.outer), place.step));

export const pathOf = ({ parent, name }: GivenField): string => under(pathTo(parent), name);

/** Whether members with that schema are looked for; undefined stands for those that the schema lacks. */
type IsWanted = (member: Member | undefined) => boolean;

/** Whether objects with that schema can contain such members. Asked once of each schema. */
const reachOf = (isWanted: IsWanted): ((schema: Schema) => boolean) => {
  const known = new WeakMap<Schema, boolean>();
  const isReached = (schema: Schema): boolean => {
    if ('if' in schema) return reaches(schema.then) || reaches(schema.else);
    if ('items' in schema) return reaches(schema.items);
    if (!('properties' in schema)) return false;
    const members = Object.values(schema.properties);
    return isWanted(undefined) || members.some((member) => isWanted(member) || reaches(member));
  };
  const reaches = (schema: Schema): boolean => {
    const isKnown = known.get(schema) ?? isReached(schema);
    known.set(schema, isKnown);
    return isKnown;
  };
  return reaches;
};

/**
 * Calls `see` with every wanted member, in the order of the body; members inside it follow only if that returns true.
 * Parts of a body that cannot have one are passed over.
 */
export const eachField = (
  isWanted: IsWanted,
): ((schema: Schema, body: unknown, see: (field: GivenField) => boolean) => void) => {
  const reaches = reachOf(isWanted);
  return (top, body, see) => {
    const visit = (schema: Schema, value: unknown, place: Place): void => {
      if (!reaches(schema)) return;
      if ('if' in schema) visit(Array.isArray(value) ? schema.then : schema.else, value, place);
      else if ('properties' in schema && isObject(value)) visitMembers(schema, value, place);
      else if ('items' in schema && Array.isArray(value)) {
        for (let step = 0; step < value.length; step += 1) visit(schema.items, value[step], { outer: place, step });
      }
    };

    const visitMembers = (schema: ObjectSchema, object: JsonObject, parent: Place): void => {
      // Members of JSON are all own ones.
      for (const name in object) {
        const member = Object.hasOwn(schema.properties, name) ? schema.properties[name] : undefined;
        const value = object[name];
        const isClosed = isWanted(member) && !see({ parent, name, value, schema, member });
        // Most members are single values, below which there is nothing to find.
        if (isClosed || member === undefined || 'is' in member) continue;
        visit(member, value, { outer: parent, step: name });
      }
    };

    visit(top, body, undefined);
  };
};
