/**
 * The vocabulary of the request schemas: JSON Schema with eight keywords of our
 * own (`validator.ts` defines them), because amounts and identifiers come as
 * text or as numbers and an identifier must exist in its table.
 */
import type { TableName } from '../../common/code-lists.ts';
import type { FieldFacts } from './field-facts.ts';
import type { Kind } from './values.ts';

/** What a field means, in Spanish: the description of the interface prints it. */
type Described = { readonly description: string; readonly facts?: FieldFacts };

/** A value that `values.ts` reads; with `table`, one of its identifiers; with `among`, one of those types of documents. */
type ValueSchema = {
  readonly is: Kind;
  readonly table?: TableName;
  readonly among?: readonly number[];
  /** No message quotes the value: answers end up in logs and tickets. */
  readonly secret?: true;
};

type EmailSchema = { readonly type: 'string'; readonly format: 'email' };

/** `field` is required when `when` has that identifier. */
export type Condition = {
  readonly field: string;
  readonly when: string;
  readonly has: number;
  readonly because: string;
};

/** Two mutually exclusive members of an object. */
export type Exclusive = readonly [one: string, other: string];

export type ObjectSchema = {
  readonly type: 'object';
  readonly properties: Readonly<Record<string, Member>>;
  readonly required: readonly string[];
  readonly requiredWhen: readonly Condition[];
  readonly exclusive: readonly Exclusive[];
  /** Its name in the description of the interface, if several bodies refer to it. */
  readonly component?: string;
};

type ListSchema = {
  readonly type: 'array';
  readonly items: Schema;
  readonly minItems: number;
  /** Without one, as many as the JSON budget allows. */
  readonly maxItems?: number;
};

/** An object, or a list of such objects. */
type OneOrManySchema = {
  readonly if: { readonly type: 'array' };
  readonly then: ListSchema;
  readonly else: ObjectSchema;
};

export type Schema = ValueSchema | EmailSchema | ObjectSchema | ListSchema | OneOrManySchema;

/** A field of an object: its shape, and its meaning. */
export type Member = Schema & Described;

const about = (description: string, facts: FieldFacts | undefined): Described =>
  facts === undefined ? { description } : { description, facts };

export const described = <Shape extends Schema>(
  description: string,
  shape: Shape,
  facts?: FieldFacts,
): Shape & Described => ({
  ...shape,
  ...about(description, facts),
});

const valueOf =
  (is: Kind) =>
  (description: string, facts?: FieldFacts): Member => ({ is, ...about(description, facts) });

export const amount = valueOf('amount');
export const date = valueOf('date');
export const time = valueOf('time');
export const moment = valueOf('moment');
export const text = valueOf('text');
export const file = valueOf('file');
export const descriptions = valueOf('descriptions');
export const base64 = valueOf('base64');
export const flag = valueOf('flag');
export const digit = valueOf('digit');
export const digits = valueOf('digits');
export const prefix = valueOf('prefix');
export const rangePrefix = valueOf('rangePrefix');
export const filePart = valueOf('filePart');
export const identifier = valueOf('identifier');

export const identifierIn = (table: TableName, description: string, facts?: FieldFacts): Member => ({
  is: 'identifier',
  table,
  ...about(description, facts),
});

/** The type of the document, where the body admits only these. */
export const typeAmong = (among: readonly number[], facts: FieldFacts): Member => ({
  is: 'identifier',
  among,
  ...about('Tipo de documento', { mail: { en: 'subject and text', es: 'asunto y texto' }, ...facts }),
});

export const onlyType = (type: number, facts: FieldFacts): Member =>
  typeAmong([type], { answer: '`message`', remark: { en: 'one value only', es: 'un solo valor' }, ...facts });

export const secretText = (description: string): Member => ({ is: 'text', secret: true, description });
export const secretDigits = (description: string): Member => ({ is: 'digits', secret: true, description });
export const email = (description: string, facts?: FieldFacts): Member => ({
  type: 'string',
  format: 'email',
  ...about(description, facts),
});

type Requirements = Pick<ObjectSchema, 'component'> & {
  readonly required?: readonly string[];
  readonly requiredWhen?: readonly Condition[];
  readonly exclusive?: readonly Exclusive[];
};

export const object = (
  properties: ObjectSchema['properties'],
  { required = [], requiredWhen = [], exclusive = [], ...named }: Requirements = {},
): ObjectSchema => ({ type: 'object', properties, required, requiredWhen, exclusive, ...named });

export const list = (items: Schema, minItems = 0): ListSchema => ({ type: 'array', items, minItems });

/** Each item costs extra work: a mail to send, a file to pack. */
export const shortList = (items: Schema, maxItems: number): ListSchema => ({ ...list(items), maxItems });

export const oneOrMany = (item: ObjectSchema): OneOrManySchema => ({
  if: { type: 'array' },
  then: list(item),
  else: item,
});
