/**
 * From the vocabulary of `requests/schema-parts.ts` to plain JSON Schema: what a client may send, in keywords that
 * every tool knows.
 */
import type { Condition, Exclusive, Member, ObjectSchema, Schema } from '../../requests/schema-parts.ts';
import { longestEmails } from '../../mail/address.ts';
import { rowOf } from '../../requests/validator.ts';
import { longestText, type Kind } from '../../requests/values.ts';
import type { TableName } from '../../../common/code-lists.ts';
import type { JsonSchema } from '../../../common/http/route.ts';

const month = '(0[1-9]|1[0-2])';
const day = String.raw`(0[1-9]|[12]\d|3[01])`;

/**
 * `title` is the name of the kind on the page; whether a date exists in the calendar cannot be expressed by a pattern.
 */
const valueSchemas: Readonly<Record<Kind, JsonSchema>> = {
  amount: {
    title: 'decimal',
    type: ['string', 'number'],
    pattern: String.raw`^\s*[+-]?(\d+(\.\d*)?|\.\d+)\s*$`,
    maxLength: 40,
  },
  identifier: {
    title: 'identificador',
    type: ['integer', 'string'],
    minimum: 0,
    pattern: String.raw`^\s*[A-Za-z0-9][\w.-]{0,19}\s*$`,
  },
  digits: { title: 'entero', type: ['integer', 'string'], minimum: 0, pattern: String.raw`^\s*\d{1,20}\s*$` },
  digit: { title: 'dígito', type: ['integer', 'string'], minimum: 0, maximum: 9, pattern: String.raw`^\s*\d\s*$` },
  date: {
    title: 'fecha',
    type: 'string',
    pattern: String.raw`^\s*(\d{4}[-/]${month}[-/]${day}|${month}/${day}/\d{4})\s*$`,
    examples: ['2026-11-20'],
  },
  time: {
    title: 'hora',
    type: 'string',
    pattern: String.raw`^\s*([01]\d|2[0-3]):[0-5]\d:[0-5]\d\s*$`,
    examples: ['10:30:15'],
  },
  moment: {
    title: 'fecha y hora',
    type: 'string',
    pattern: String.raw`^\s*\d{4}-\d{2}-\d{2}[T ]([01]\d|2[0-3]):[0-5]\d:[0-5]\d\s*$`,
    examples: ['2026-11-20T10:30:15'],
  },
  flag: { title: 'booleano', enum: [true, false, 1, 0, '1', '0', 'true', 'false'] },
  text: { title: 'texto', type: ['string', 'number'], maxLength: longestText },
  file: { title: 'archivo', type: 'string' },
  descriptions: { title: 'texto', type: ['string', 'number'], maxLength: longestText, pattern: String.raw`[^;\s]` },
  prefix: { title: 'prefijo', type: ['string', 'integer'], minimum: 0, pattern: String.raw`^\s*[A-Za-z0-9]{0,20}\s*$` },
  rangePrefix: {
    title: 'prefijo',
    type: ['string', 'integer'],
    minimum: 0,
    maximum: 9999,
    pattern: String.raw`^\s*[A-Za-z0-9]{0,4}\s*$`,
  },
  base64: {
    title: 'archivo en Base64',
    type: 'string',
    pattern: String.raw`^\s*(?:(?:[A-Za-z0-9+/]\s*){4})*(?:(?:[A-Za-z0-9+/]\s*){2}(?:=\s*=\s*)?|(?:[A-Za-z0-9+/]\s*){3}(?:=\s*)?|(?:[A-Za-z0-9+/]\s*){4})$`,
  },
  filePart: {
    title: 'texto',
    type: 'string',
    pattern: String.raw`^[\w\- ][\w.\- ]{0,99}$`,
  },
};

type ValueSchema = Extract<Schema, { readonly is: Kind }>;

/** Identifiers come as numbers or as their digits. */
const eitherForm = (identifiers: readonly number[]): readonly (number | string)[] => [
  ...identifiers,
  ...identifiers.map(String),
];

/** Identifiers come as numbers or as their digits, or as the official code of their row. */
const asSent = (table: TableName, identifiers: readonly number[]): readonly (number | string)[] => {
  const codes = identifiers.flatMap((identifier) => rowOf(table, String(identifier))?.code ?? []);
  // A code that is the identifier of another row is read as that.
  const own = codes.filter((code, index) => rowOf(table, code)?.id === identifiers[index]);
  return [...new Set([...eitherForm(identifiers), ...own])];
};

const valueSchema = ({ is, table, among }: ValueSchema): JsonSchema => ({
  ...valueSchemas[is],
  ...(among === undefined ? {} : { enum: asSent('type_documents', among) }),
  // Annotation: where the identifiers are listed.
  ...(table === undefined ? {} : { 'x-table': table }),
});

const conditionSchema = (properties: ObjectSchema['properties'], { field, when, has }: Condition): JsonSchema => {
  const member = properties[when];
  const table = member !== undefined && 'table' in member ? member.table : undefined;
  const values = table === undefined ? eitherForm([has]) : asSent(table, [has]);
  return {
    if: { properties: { [when]: { enum: values } }, required: [when] },
    then: { required: [field] },
  };
};

const exclusiveSchema = ([one, other]: Exclusive): JsonSchema => ({ not: { required: [one, other] } });

export const reference = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` });

/** Turns the converted shape of a field into the schema that is published: OpenAPI and editors word it differently. */
export type Annotate = (member: Member, shape: JsonSchema, isRequired: boolean) => JsonSchema;

/** The shared parts that were found so far. */
type Target = { readonly components: Record<string, JsonSchema>; readonly annotate: Annotate };

const objectSchema = ({ properties, required, requiredWhen, exclusive }: ObjectSchema, target: Target): JsonSchema => {
  const conditions = [
    ...requiredWhen.map((condition) => conditionSchema(properties, condition)),
    ...exclusive.map(exclusiveSchema),
  ];
  const members = Object.entries(properties).map(
    ([name, member]) => [name, target.annotate(member, convert(member, target), required.includes(name))] as const,
  );
  return {
    type: 'object',
    properties: Object.fromEntries(members),
    ...(required.length === 0 ? {} : { required }),
    ...(conditions.length === 0 ? {} : { allOf: conditions }),
  };
};

const shared = (schema: ObjectSchema, name: string, target: Target): JsonSchema => {
  target.components[name] ??= objectSchema(schema, target);
  return reference(name);
};

const convert = (schema: Schema, target: Target): JsonSchema => {
  if ('if' in schema) return { anyOf: [convert(schema.else, target), convert(schema.then, target)] };
  if ('is' in schema) return valueSchema(schema);
  if ('items' in schema) {
    const { items, minItems, maxItems } = schema;
    return {
      type: 'array',
      items: convert(items, target),
      ...(minItems > 0 ? { minItems } : {}),
      ...(maxItems === undefined ? {} : { maxItems }),
    };
  }
  if ('properties' in schema) {
    const { component } = schema;
    return component === undefined ? objectSchema(schema, target) : shared(schema, component, target);
  }
  // No `format`: it would refuse several addresses, and letters with accents.
  return { type: schema.type, title: 'correo; varios, separados por coma o punto y coma', maxLength: longestEmails };
};

/** The bodies and the parts they share, by component name. */
export const requestComponents = (
  bodies: Readonly<Record<string, ObjectSchema>>,
  annotate: Annotate = ({ description }, shape) => ({ ...shape, description }),
): Readonly<Record<string, JsonSchema>> => {
  const components: Target['components'] = {};
  const target = { components, annotate };
  for (const [name, schema] of Object.entries(bodies)) components[name] = objectSchema(schema, target);
  return components;
};
