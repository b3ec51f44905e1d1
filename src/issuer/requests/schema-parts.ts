/**
 * The vocabulary of the request schemas: JSON Schema with six keywords of our
 * own (`validator.ts` defines them), because amounts and identifiers come as
 * text or as numbers and an identifier must exist in its table.
 */
import type { TableName } from '../../common/code-lists.ts';
import type { Kind } from './values.ts';

/** A value that `values.ts` reads; with `table`, one of its identifiers; with `among`, one of those listed. */
type ValueSchema = {
  readonly is: Kind;
  readonly table?: TableName;
  readonly among?: readonly number[];
  /** No message quotes the value: the answer ends in logs and tickets. */
  readonly secret?: true;
};

type EmailSchema = { readonly type: 'string'; readonly format: 'email' };

/** `field` must be there when `when` has that identifier. */
export type Condition = {
  readonly field: string;
  readonly when: string;
  readonly has: number;
  readonly because: string;
};

/** Two members of an object of which only one may be there. */
export type Exclusive = readonly [one: string, other: string];

export type ObjectSchema = {
  readonly type: 'object';
  readonly properties: Readonly<Record<string, Schema>>;
  readonly required: readonly string[];
  readonly requiredWhen: readonly Condition[];
  readonly exclusive: readonly Exclusive[];
};

type ListSchema = {
  readonly type: 'array';
  readonly items: Schema;
  readonly minItems: number;
  /** Without one, as many as the budget for JSON has. */
  readonly maxItems?: number;
};

/** An object, or a list of such objects. */
type OneOrManySchema = {
  readonly if: { readonly type: 'array' };
  readonly then: ListSchema;
  readonly else: ObjectSchema;
};

export type Schema = ValueSchema | EmailSchema | ObjectSchema | ListSchema | OneOrManySchema;

export const amount: Schema = { is: 'amount' };
export const date: Schema = { is: 'date' };
export const text: Schema = { is: 'text' };
export const secretText: Schema = { is: 'text', secret: true };
export const secretDigits: Schema = { is: 'digits', secret: true };
export const flag: Schema = { is: 'flag' };
export const email: Schema = { type: 'string', format: 'email' };

export const identifierIn = (table: TableName): Schema => ({ is: 'identifier', table });

type Requirements = {
  readonly required?: readonly string[];
  readonly requiredWhen?: readonly Condition[];
  readonly exclusive?: readonly Exclusive[];
};

export const object = (
  properties: Readonly<Record<string, Schema>>,
  { required = [], requiredWhen = [], exclusive = [] }: Requirements = {},
): ObjectSchema => ({ type: 'object', properties, required, requiredWhen, exclusive });

export const list = (items: Schema, minItems = 0): ListSchema => ({ type: 'array', items, minItems });

/** Each item is work of its own: a mail to send, a file to pack. */
export const shortList = (items: Schema, maxItems: number): ListSchema => ({ ...list(items), maxItems });

export const oneOrMany = (item: ObjectSchema): Schema => ({ if: { type: 'array' }, then: list(item), else: item });
