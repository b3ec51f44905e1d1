/** The fields of a request schema, one by one: what they are, and when they must be there. */
import type { TableName } from '../../common/code-lists.ts';
import type { ObjectSchema, Schema } from '../../issuer/requests/schema-parts.ts';
import type { Kind } from '../../issuer/requests/values.ts';

/** A value of a body: anything but an object or a list of objects. */
export type FieldShape = {
  /** Under canonical names, with `*` for every element of a list: `invoice_lines.*.tax_totals.*.tax_id`. */
  readonly path: string;
  readonly is: Kind | 'email';
  /** Of an identifier: the table that has its rows. */
  readonly table: TableName | undefined;
  /** Of an identifier: the only ones that are taken. */
  readonly among: readonly number[] | undefined;
  /** English; `no` where the field may always be left out. */
  readonly required: string;
};

const under = (path: string, name: string): string => (path === '' ? name : `${path}.${name}`);

const conditionOf = (schema: ObjectSchema, name: string): string | undefined => {
  const conditions = schema.requiredWhen.filter(({ field }) => field === name);
  const [first] = conditions;
  return first && `when \`${first.when}\` is ${conditions.map(({ has }) => has).join(', ')}`;
};

const excludedBy = (schema: ObjectSchema, name: string): string | undefined => {
  const pair = schema.exclusive.find((each) => each.includes(name));
  const other = pair?.find((each) => each !== name);
  return other && `never with \`${other}\``;
};

type Owner = { readonly schema: ObjectSchema; readonly path: string; readonly isRequired: boolean };

const requirementOf = ({ schema, path, isRequired }: Owner, name: string): string => {
  if (!schema.required.includes(name)) return conditionOf(schema, name) ?? excludedBy(schema, name) ?? 'no';
  return isRequired ? 'yes' : `within \`${path.split('.').findLast((step) => step !== '*') ?? path}\``;
};

const leaf = (schema: Schema, path: string, required: string): FieldShape => {
  if (!('is' in schema)) return { path, is: 'email', table: undefined, among: undefined, required };
  return { path, is: schema.is, table: schema.table, among: schema.among, required };
};

const within = (schema: Schema, owner: Owner, name: string): readonly FieldShape[] => {
  const path = under(owner.path, name);
  const isRequired = owner.isRequired && owner.schema.required.includes(name);
  if ('if' in schema) return fieldsWithin({ schema: schema.else, path, isRequired });
  if ('items' in schema) {
    const { items } = schema;
    return 'properties' in items ? fieldsWithin({ schema: items, path: `${path}.*`, isRequired }) : [];
  }
  if ('properties' in schema) return fieldsWithin({ schema, path, isRequired });
  return [leaf(schema, path, requirementOf(owner, name))];
};

const fieldsWithin = (owner: Owner): readonly FieldShape[] =>
  Object.entries(owner.schema.properties).flatMap(([name, schema]) => within(schema, owner, name));

/** Every field of the schema, in its order; a list that may also be a single object counts as the object. */
export const fieldShapes = (schema: ObjectSchema): readonly FieldShape[] =>
  fieldsWithin({ schema, path: '', isRequired: true });
