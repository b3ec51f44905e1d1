/**
 * A route of an HTTP interface, declared once: where it is, what it takes and answers, and its description. The router
 * (`mount.ts`) and the OpenAPI description (`openapi.ts`) follow from it.
 */

/** JSON Schema 2020-12, as OpenAPI 3.1 takes it. */
export type JsonSchema = Readonly<Record<string, unknown>>;

export type Method = 'GET' | 'PUT' | 'POST' | 'PATCH' | 'DELETE';

/** Of the query or the header; a caller may leave it out. */
export type Parameter = { readonly description: string; readonly schema: JsonSchema };

/** Texts are in Spanish, for integrators. */
export type About<Tag extends string = string> = {
  /** Unique name of the operation in the description. */
  readonly operation: string;
  readonly summary: string;
  readonly details?: string;
  /** The part of the interface it belongs to. */
  readonly tag: Tag;
  /** Descriptions of the parameters of the path, by name. */
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, Parameter>>;
  readonly headers?: Readonly<Record<string, Parameter>>;
};

/** Each interface states how it describes bodies and answers, and how a route is carried out. */
export type Route<Handle, Body = JsonSchema, Answer = JsonSchema> = About & {
  readonly method: Method;
  /** In Express syntax: `/faults/:id`. */
  readonly path: string;
  readonly body?: Body;
  /** Of a request that is not refused. */
  readonly answer?: Answer;
  readonly handle: Handle;
};

/** The parts of a route that its address and its description need. */
export type Described = About & Pick<Route<never>, 'method' | 'path'>;

/** The names of the parameters of a path: `'nit' | 'file'`. */
export type ParamOf<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamOf<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

export const paramsOf = (path: string): readonly string[] => [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
