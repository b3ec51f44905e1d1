/** JSON schemas of the control API, and the types they admit: each type is declared once, in its schema. */
import type { JsonSchema } from '../../src/common/http/route.ts';

/** A schema with the type of its values, where the compiler cannot infer it from the schema. */
export type SchemaOf<Value> = JsonSchema & { readonly admits?: Value };

/** Optional members may be undefined, which JSON leaves out. */
type ObjectOf<Members, Required> = {
  readonly [Name in keyof Members as Name extends Required ? Name : never]: Valid<Members[Name]>;
} & {
  readonly [Name in keyof Members as Name extends Required ? never : Name]?: Valid<Members[Name]> | undefined;
};

type Flat<Members> = { readonly [Name in keyof Members]: Members[Name] };

type OfType = { string: string; integer: number; number: number; boolean: boolean; null: null };

/** The values that a schema admits. A schema that the compiler cannot read admits anything. */
export type Valid<Schema> = Schema extends { readonly enum: readonly (infer Value)[] }
  ? Value
  : Schema extends { readonly oneOf: readonly (infer Form)[] } | { readonly anyOf: readonly (infer Form)[] }
    ? Valid<Form>
    : Schema extends { readonly type: infer Name extends keyof OfType | readonly (keyof OfType)[] }
      ? OfType[Name extends readonly (infer One extends keyof OfType)[] ? One : Name & keyof OfType]
      : Schema extends { readonly type: 'array'; readonly items: infer Item }
        ? readonly Valid<Item>[]
        : Schema extends { readonly properties: infer Members; readonly required: readonly (infer Name)[] }
          ? Flat<ObjectOf<Members, Name>>
          : Schema extends { readonly type: 'object'; readonly additionalProperties: infer Member }
            ? Readonly<Record<string, Valid<Member>>>
            : Schema extends SchemaOf<infer Value>
              ? Value
              : unknown;

/** The value is one of these texts. */
export const oneOf = <const Text extends string>(...values: readonly Text[]) =>
  ({ type: 'string', enum: values }) as const;

/** An object with these properties and no others; without a list, all of them are required. */
export const shape = <
  const Members extends Readonly<Record<string, JsonSchema>>,
  const Required extends readonly (keyof Members & string)[] = readonly (keyof Members & string)[],
>(
  properties: Members,
  required = Object.keys(properties) as unknown as Required, // the default of the type is all keys
) => ({ type: 'object', properties, required, additionalProperties: false }) as const;

export const listOf = <const Item extends JsonSchema>(items: Item) => ({ type: 'array', items }) as const;

export const text = { type: 'string', minLength: 1 } as const satisfies JsonSchema;
export const count = { type: 'integer', minimum: 0 } as const satisfies JsonSchema;
export const flag = { type: 'boolean' } as const satisfies JsonSchema;
