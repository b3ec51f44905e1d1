/** One thing that the control interface can do. Router, description and client follow from the table of them. */
import type { FileName } from '../../src/common/file-name.ts';
import type { World } from '../platform/world.ts';
import type { Worlds } from '../platform/worlds.ts';
import type { ControlErrorCode } from './error-codes.ts';

export type JsonSchema = Readonly<Record<string, unknown>>;

export type ControlCall = {
  /** The tenant and environment that the address names. */
  readonly world: World;
  readonly worlds: Worlds;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  /** Valid by the schema of the route; undefined where it has none. */
  readonly body: unknown;
};

export type FieldProblem = {
  /** JSON pointer into the body: `/ranges/0/from`. */
  readonly path: string;
  readonly received: unknown;
  readonly expected: string;
};

export type ControlProblem = {
  readonly status: 404 | 409 | 422;
  readonly code: ControlErrorCode;
  /** Spanish: what was received, what was expected, what to do. */
  readonly message: string;
  readonly errors?: readonly FieldProblem[];
};

export type ControlAnswer =
  | { readonly status?: 200 | 201; readonly body: unknown }
  /** Done, nothing to say. */
  | { readonly status: 204 }
  /** A file to keep. */
  | { readonly file: { readonly name: FileName; readonly type: string; readonly bytes: Buffer } }
  | { readonly problem: ControlProblem };

export type ControlRoute = {
  readonly method: 'GET' | 'PUT' | 'POST' | 'PATCH' | 'DELETE';
  /** Below `/ensayo/control`; parameters as express writes them: `/faults/:id`. */
  readonly path: string;
  /** Name of the operation, as the client calls it. */
  readonly operation: string;
  readonly summary: string;
  /** The part of the interface it belongs to. */
  readonly tag: string;
  /** Of the body; a body is refused where there is none. */
  readonly body?: JsonSchema;
  readonly query?: Readonly<Record<string, { readonly description: string; readonly schema: JsonSchema }>>;
  /** Of the answer's body; absent for files and for nothing. */
  readonly answer?: JsonSchema;
  readonly handle: (call: ControlCall) => ControlAnswer | Promise<ControlAnswer>;
};

export const done = { status: 204 } as const satisfies ControlAnswer;

export const answer = (body: unknown): ControlAnswer => ({ body });

export const created = (body: unknown): ControlAnswer => ({ status: 201, body });

type Refusal = { readonly code: ControlErrorCode; readonly message: string; readonly errors?: readonly FieldProblem[] };

export const notFound = (code: ControlErrorCode, message: string): ControlAnswer => ({
  problem: { status: 404, code, message },
});

export const conflict = (code: ControlErrorCode, message: string): ControlAnswer => ({
  problem: { status: 409, code, message },
});

export const invalid = (refusal: Refusal): ControlAnswer => ({ problem: { status: 422, ...refusal } });

/** The route takes one of these texts. */
export const oneOf = (...values: readonly string[]): JsonSchema => ({ type: 'string', enum: values });

/** An object with these properties and no others. */
export const shape = (
  properties: Readonly<Record<string, JsonSchema>>,
  required: readonly string[] = Object.keys(properties),
): JsonSchema => ({ type: 'object', properties, required, additionalProperties: false });

export const text: JsonSchema = { type: 'string', minLength: 1 };
export const count: JsonSchema = { type: 'integer', minimum: 0 };
export const flag: JsonSchema = { type: 'boolean' };
