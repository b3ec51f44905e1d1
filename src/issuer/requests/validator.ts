/** Ajv with the keywords of `schema-parts.ts`; one instance, each schema compiled once. */
import {
  _,
  Ajv,
  type AnySchemaObject,
  type CodeKeywordDefinition,
  type ErrorObject,
  type SchemaValidateFunction,
  type ValidateFunction,
} from 'ajv';
import addFormats from 'ajv-formats';
import { boundItems } from '../../common/json/bounded-items.ts';
import { hasIdentifier, table, type CodeRow, type IdentifiedRowOf, type TableName } from '../../common/code-lists.ts';
import { isObject } from '../../common/json/is-object.ts';
import { isMailAddress, longestAddress, longestEmails, separated } from '../mail/address.ts';
import type { Condition, Exclusive, ObjectSchema, Schema } from './schema-parts.ts';
import { kinds, type Kind } from './values.ts';

/** Identifiers of earlier editions that clients still send. */
export const earlierTables: Readonly<Partial<Record<TableName, TableName>>> = {
  health_contracting_payment_methods: 'health_contracting_payment_methods_retired',
  type_liabilities: 'type_liabilities_retired',
};

/** The row of an identifier, or of an official code where no row has it as identifier. Requests cannot name rows without one. */
export const requestedRow = <Name extends TableName>(
  name: Name,
  identifier: string,
): IdentifiedRowOf<Name> | undefined => {
  const { byId, byCode } = table(name);
  const row = byId(identifier) ?? byCode(identifier);
  return row !== undefined && hasIdentifier(row) ? row : undefined;
};

/**
 * The row of an identifier, from an earlier edition of the table where the
 * present one has none; of an official code where no row has it as identifier.
 */
export const rowOf = (name: TableName, identifier: string): CodeRow | undefined => {
  const before = earlierTables[name];
  const row = table(name).byId(identifier) ?? (before === undefined ? undefined : table(before).byId(identifier));
  return row ?? requestedRow(name, identifier);
};

const isRead = (kind: Kind, value: unknown): boolean => kinds[kind].read(value) !== undefined;

/** Passes anything that is not an identifier at all: `is` reports that. */
const isInTable = (name: TableName, value: unknown): boolean => {
  const identifier = kinds.identifier.read(value);
  return identifier === undefined || rowOf(name, identifier) !== undefined;
};

/** Identifiers of `type_documents`, the only table that is limited so. */
const isAmong = (allowed: readonly number[], value: unknown): boolean => {
  const identifier = kinds.identifier.read(value);
  return identifier === undefined || allowed.includes(rowOf('type_documents', identifier)?.id ?? 0);
};

const tableOf = (schema: unknown, field: string): TableName | undefined => {
  // Every schema with conditions is ours; a member without a table is compared verbatim.
  const member = (schema as ObjectSchema).properties[field];
  return member !== undefined && 'table' in member ? member.table : undefined;
};

/** Whether the field contains that identifier, or the official code of its row. */
const holds = (schema: unknown, { when, has }: Condition, value: unknown): boolean => {
  const given = kinds.identifier.read(value);
  if (given === undefined) return false;
  const name = tableOf(schema, when);
  return name === undefined ? given === String(has) : rowOf(name, given)?.id === has;
};

const checkConditions: SchemaValidateFunction = (conditions: readonly Condition[], value: unknown, schema: unknown) => {
  if (conditions.length === 0 || !isObject(value)) return true;
  const unmet = conditions.filter(
    (condition) => holds(schema, condition, value[condition.when]) && value[condition.field] === undefined,
  );
  checkConditions.errors = unmet.map(({ field, because }) => ({
    keyword: 'requiredWhen',
    params: { missingProperty: field, because },
  }));
  return unmet.length === 0;
};

/** Each of the two is reported, together with the other one. */
const checkExclusive: SchemaValidateFunction = (pairs: readonly Exclusive[], value: unknown) => {
  if (pairs.length === 0 || !isObject(value)) return true;
  const both = pairs.filter(([one, other]) => value[one] !== undefined && value[other] !== undefined);
  checkExclusive.errors = both.flatMap(([one, other]) => [
    { keyword: 'exclusive', params: { property: one, other } },
    { keyword: 'exclusive', params: { property: other, other: one } },
  ]);
  return both.length === 0;
};

/** The argument is the schema's value for the keyword: `schema-parts.ts` types it. */
type Accepts = (argument: never, value: unknown) => boolean;

/**
 * A keyword that looks only at the value. Its check is called directly: ajv would pass a `validate` function the
 * position in the body, created anew for every value of every request.
 */
const valueKeyword = (keyword: string, schemaType: 'string' | 'array', accepts: Accepts): CodeKeywordDefinition => ({
  keyword,
  schemaType,
  code: (context) => {
    const check = context.gen.scopeValue('func', { ref: accepts });
    context.pass(_`${check}(${context.schemaCode}, ${context.data})`);
  },
});

const emailForm = addFormats.default.get('email');

/** The form of JSON Schema, and what mail is also sent to: addresses with accents. */
const isAddress = (text: string): boolean =>
  text.length <= longestAddress && ((emailForm instanceof RegExp && emailForm.test(text)) || isMailAddress(text));

/** One address or several, as where the mail is sent. */
const isEmail = (text: string): boolean => {
  const addresses = text.length > longestEmails ? [] : separated(text);
  return addresses.length > 0 && addresses.every(isAddress);
};

const createAjv = (): Ajv => {
  // Verbose: the messages quote the value that was received. The rest keeps the first request from waiting: the schemas
  // are typed, so the schema of schemas need not be compiled, and optimised checks are no faster than these.
  const ajv = new Ajv({
    allErrors: true,
    verbose: true,
    strict: true,
    meta: false,
    validateSchema: false,
    code: { optimize: false },
    inlineRefs: false,
  });
  boundItems(ajv);
  ajv.addFormat('email', { type: 'string', validate: isEmail });
  ajv.addKeyword(valueKeyword('is', 'string', isRead));
  ajv.addKeyword(valueKeyword('table', 'string', isInTable));
  ajv.addKeyword(valueKeyword('among', 'array', isAmong));
  ajv.addKeyword({ keyword: 'secret', schemaType: 'boolean' }); // read by the messages alone
  ajv.addKeyword({ keyword: 'component', schemaType: 'string' }); // read by the description of the interface alone
  ajv.addKeyword({ keyword: 'facts', schemaType: 'object' }); // read by the page of fields alone
  ajv.addKeyword({ keyword: 'requiredWhen', schemaType: 'array', validate: checkConditions });
  ajv.addKeyword({ keyword: 'exclusive', schemaType: 'array', validate: checkExclusive });
  return ajv;
};

const parts: ObjectSchema[] = [];

/** By their members, since a shape with a description is a copy. */
const isSame = (one: ObjectSchema, other: ObjectSchema): boolean =>
  (['properties', 'required', 'requiredWhen', 'exclusive'] as const).every((name) => one[name] === other[name]);

/** Parts recur in a body, and in those of other kinds: each is compiled once. */
const reference = (ajv: Ajv, part: ObjectSchema): AnySchemaObject => {
  const known = parts.findIndex((other) => isSame(other, part));
  const $ref = `part-${String(known === -1 ? parts.length : known)}`;
  if (known === -1) {
    parts.push(part);
    ajv.addSchema(withReferences(ajv, part), $ref);
  }
  return { $ref };
};

const referring = (ajv: Ajv, schema: Schema): AnySchemaObject => {
  if ('properties' in schema) return reference(ajv, schema);
  if ('if' in schema) return { ...schema, then: referring(ajv, schema.then), else: referring(ajv, schema.else) };
  return 'items' in schema ? { ...schema, items: referring(ajv, schema.items) } : schema;
};

const withReferences = (ajv: Ajv, schema: ObjectSchema): AnySchemaObject => ({
  ...schema,
  properties: Object.fromEntries(
    Object.entries(schema.properties).map(([name, member]) => [name, referring(ajv, member)]),
  ),
});

let shared: Ajv | undefined;
const compiled = new Map<ObjectSchema, ValidateFunction>();

const compile = (schema: ObjectSchema): ValidateFunction => {
  shared ??= createAjv();
  const validate = compiled.get(schema) ?? shared.compile(withReferences(shared, schema));
  compiled.set(schema, validate);
  return validate;
};

/** The violations of the schema in the body; empty if there are none. The schema is compiled on first use. */
export const schemaErrors = (schema: ObjectSchema, body: unknown): readonly ErrorObject[] => {
  const validate = compile(schema);
  return validate(body) ? [] : (validate.errors ?? []);
};
