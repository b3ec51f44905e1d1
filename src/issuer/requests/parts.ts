/**
 * Reading a body that its schema has accepted. A part is an object of the body with its canonical path, so that its
 * values know where they came from.
 */
import { table, type IdentifiedRowOf, type TableName } from '../../common/code-lists.ts';
import type { Coded } from '../documents/model.ts';
import { under } from './aliases.ts';
import { isObject, type JsonObject } from '../../common/json/is-object.ts';
import { requestedRow, rowOf } from './validator.ts';
import { kinds } from './values.ts';

export type Part = { readonly path: string; readonly values: JsonObject };

export const partAt = (path: string, values: JsonObject): Part => ({ path, values });

type TextKind = Exclude<keyof typeof kinds, 'flag'>;

const read = (part: Part, name: string, kind: TextKind): string | undefined => kinds[kind].read(part.values[name]);

export const textOf = (part: Part, name: string): string | undefined => read(part, name, 'text');
/** For identifiers: with blanks around it, an identifier would be another one. */
export const trimmedOf = (part: Part, name: string): string | undefined => textOf(part, name)?.trim();
export const fileOf = (part: Part, name: string): string | undefined => read(part, name, 'file');
export const amountOf = (part: Part, name: string): string | undefined => read(part, name, 'amount');
export const digitsOf = (part: Part, name: string): string | undefined => read(part, name, 'digits');
const identifierOf = (part: Part, name: string): string | undefined => read(part, name, 'identifier');
export const dateOf = (part: Part, name: string): string | undefined => read(part, name, 'date');
export const timeOf = (part: Part, name: string): string | undefined => read(part, name, 'time');
export const momentOf = (part: Part, name: string): string | undefined => read(part, name, 'moment');
export const flagOf = (part: Part, name: string): boolean => kinds.flag.read(part.values[name]) ?? false;

/** A value guaranteed by the schema, the tables or the configuration; its absence is a bug, not bad input. */
export const defined = <Value>(value: Value | undefined, what: string): Value => {
  if (value === undefined) throw new Error(`Defect: ${what} is missing although it was checked before.`);
  return value;
};

/** A field that the schema requires. */
export const required = <Value>(value: Value | undefined, part: Part, name: string): Value =>
  defined(value, under(part.path, name));

export const coded = ({ code, name }: Coded): Coded => ({ code, name });

/** The row with that code in a table, independent of the request. */
export const codedAs = (tableName: TableName, code: string): Coded =>
  coded(defined(table(tableName).byCode(code), `code ${code} of ${tableName}`));

/** Code and name of the identifier in that field. */
export const codedOf = (part: Part, name: string, tableName: TableName): Coded | undefined => {
  const identifier = identifierOf(part, name);
  const row = identifier === undefined ? undefined : rowOf(tableName, identifier);
  return row === undefined ? undefined : coded(row);
};

/** The row of the identifier in that field, with the further columns of its table. */
export const rowIn = <Name extends TableName>(
  part: Part,
  name: string,
  tableName: Name,
): IdentifiedRowOf<Name> | undefined => {
  const identifier = identifierOf(part, name);
  return identifier === undefined ? undefined : requestedRow(tableName, identifier);
};

/** The object with that name. */
export const partOf = (part: Part, name: string): Part | undefined => {
  const value = part.values[name];
  return isObject(value) ? partAt(under(part.path, name), value) : undefined;
};

/** The objects of the list with that name; a single object counts as a list of one and keeps its own path. */
export const partsOf = (part: Part, name: string): readonly Part[] => {
  const value = part.values[name];
  const path = under(part.path, name);
  if (isObject(value)) return [partAt(path, value)];
  if (!Array.isArray(value)) return [];
  return value.filter(isObject).map((item, index) => partAt(under(path, index), item));
};
