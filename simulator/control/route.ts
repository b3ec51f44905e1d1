/**
 * One operation of the control API: a route whose client, too, follows from its declaration.
 *
 * To add one: a `route` in a file of `resources/` (a new file is listed in `operations.ts`), new error codes in
 * `error-codes.ts` and docs/embed.md, the method in `client-methods.ts`, and its address in `client.ts`. The client does
 * not load the routes, so programs that use it stay small.
 */
import type { FileName } from '../../src/common/file-name.ts';
import type { About, JsonSchema, Method, ParamOf, Route } from '../../src/common/http/route.ts';
import type { Tenant } from '../tenants/platform/tenant.ts';
import type { Tenants } from '../tenants/platform/tenants.ts';
import type { Bilingual, Language } from '../../src/common/text/bilingual.ts';
import type { ControlErrorCode } from './error-codes.ts';
import type { RouteFor, ToldFieldProblem } from './client-side.ts';
import type { Valid } from './schema.ts';

export type ControlCall<Body = unknown, Param extends string = string> = {
  /** The tenant and environment that the address names. */
  readonly tenant: Tenant;
  readonly tenants: Tenants;
  readonly params: Readonly<Record<Param, string>>;
  readonly query: Readonly<Record<string, string>>;
  /** Valid by the schema of the route; undefined if it has none. */
  readonly body: Body;
};

export type FieldProblem = Omit<ToldFieldProblem, 'expected'> & { readonly expected: Bilingual };

export type ControlProblem = {
  readonly status: 404 | 409 | 422;
  readonly code: ControlErrorCode;
  /** The received value, the expected one, and the remedy. */
  readonly message: Bilingual;
  readonly errors?: readonly FieldProblem[] | undefined;
};

export type Told<Problem extends { readonly message: Bilingual }> = Omit<Problem, 'message' | 'errors'> & {
  readonly message: string;
  readonly errors?: readonly ToldFieldProblem[];
};

export const told = <Problem extends { readonly message: Bilingual; readonly errors?: ControlProblem['errors'] }>(
  { message, errors, ...problem }: Problem,
  language: Language,
): Told<Problem> => ({
  ...problem,
  message: message[language],
  ...(errors === undefined ? {} : { errors: errors.map((each) => ({ ...each, expected: each.expected[language] })) }),
});

export type ControlAnswer =
  | { readonly body: unknown }
  /** Done, nothing to say. */
  | { readonly status: 204 }
  /** A file to keep. */
  | { readonly file: { readonly name: FileName; readonly type: string; readonly bytes: Buffer } }
  | { readonly problem: ControlProblem };

type OfControl = {
  /** It leaves something new behind (201). */
  readonly creates?: true;
  /** It needs no turn of the tenant that is called, because it changes nothing that this one keeps. */
  readonly changes?: false;
  /** A tenant that does not exist is not opened by calling it. */
  readonly opens?: false;
  /** The body that bytes other than JSON stand for; without it, every body is JSON. */
  readonly fromBytes?: (bytes: Buffer, query: Readonly<Record<string, string>>) => unknown;
};

type Handled = ControlAnswer | Promise<ControlAnswer>;

/**
 * Its path is below `/ensayo/control`. Without a schema for it, a body is refused; files and empty answers have no
 * schema.
 */
export type ControlRoute = Route<(call: ControlCall) => Handled> & OfControl;

/** The status of an answer that is no problem, as described and as sent. A GET without a schema returns a file. */
export const successStatus = ({ method, answer: schema, creates }: ControlRoute): 200 | 201 | 204 => {
  if (schema === undefined) return method === 'GET' ? 200 : 204;
  return creates === true ? 201 : 200;
};

type ArgumentsOf<Path extends string> = Path extends `${string}:${string}/${infer Rest}`
  ? [param: string, ...ArgumentsOf<Rest>]
  : Path extends `${string}:${string}`
    ? [param: string]
    : [];

type BodyOf<Body> = [Body] extends [never] ? undefined : Valid<Body>;

type Given<Path extends string, Body> = [...ArgumentsOf<Path>, ...([Body] extends [never] ? [] : [body: Valid<Body>])];

/** A GET without a schema for its answer returns a file. */
type Got<How extends Method, Answer> = [Answer] extends [never]
  ? How extends 'GET'
    ? Uint8Array
    : undefined
  : Valid<Answer>;

type Declared<How, Path extends string, Body, Answer> = About &
  OfControl & {
    readonly method: How;
    readonly path: Path;
    readonly body?: Body;
    readonly answer?: Answer;
    readonly handle: (call: ControlCall<BodyOf<Body>, ParamOf<Path>>) => Handled;
  };

/**
 * Declares a route: the types of the call and of the client's method follow from its path and its schemas. The router
 * checks path and body against them before it calls `handle`.
 */
export const route = <
  const How extends Method,
  const Path extends string,
  Body extends JsonSchema = never,
  Answer extends JsonSchema = never,
>(
  declared: Declared<How, Path, Body, Answer>,
): RouteFor<
  (...given: Given<Path, Body>) => Promise<Got<How, Answer>>,
  `${How} ${Path}`,
  [Body] extends [never] ? false : true
> => declared;

export const done = { status: 204 } as const satisfies ControlAnswer;

export const answer = (body: unknown): ControlAnswer => ({ body });

type Refusal = {
  readonly code: ControlErrorCode;
  readonly message: Bilingual;
  readonly errors?: readonly FieldProblem[];
};

export const notFound = (code: ControlErrorCode, message: Bilingual): ControlAnswer => ({
  problem: { status: 404, code, message },
});

export const conflict = (code: ControlErrorCode, message: Bilingual): ControlAnswer => ({
  problem: { status: 409, code, message },
});

export const invalidBody: Bilingual = { en: 'The body is not valid', es: 'El cuerpo no es válido' };

/** `The body is not valid: at /ranges/0/from …`, with the first of the errors. */
export const about = (subject: Bilingual, { path, expected }: FieldProblem, others = 0): Bilingual => ({
  en: `${subject.en}: at ${path} expected ${expected.en}${others === 0 ? '' : `, and ${String(others)} more in "errors"`}.`,
  es: `${subject.es}: en ${path} se esperaba ${expected.es}${others === 0 ? '' : ` y ${String(others)} más en «errors»`}.`,
});

export const invalid = (refusal: Refusal): ControlAnswer => ({ problem: { status: 422, ...refusal } });
