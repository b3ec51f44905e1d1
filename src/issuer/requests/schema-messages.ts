/** Validation errors as the API tells them: Spanish sentences under the path the caller used. */
import type { ErrorObject } from 'ajv';
import { callersPath, under, type FieldNames } from './aliases.ts';
import { kinds, type Kind } from './values.ts';

/** Path (`invoice_lines.0.code`) to what is wrong there. */
export type FieldErrors = Readonly<Record<string, readonly string[]>>;

/** Nobody reads more, and a hostile body could break every one of its fields. */
const mostErrors = 200;

/** The value as a message may quote it. */
const received = (value: unknown): string => {
  if (value === undefined) return 'no se recibió';
  if (Array.isArray(value)) return 'se recibió una lista';
  if (typeof value === 'object' && value !== null) return 'se recibió un objeto';
  const quoted = JSON.stringify(value);
  return `se recibió ${quoted.length > 60 ? `${quoted.slice(0, 57)}…` : quoted}`;
};

type Problem = { readonly path: string; readonly message: (field: string) => string };

const shapes: Readonly<Record<string, string>> = { object: 'un objeto', array: 'una lista', string: 'un texto' };

const pathOf = (error: ErrorObject): string => error.instancePath.slice(1).replaceAll('/', '.');

/** What the keyword tells of the error, when it is a text. */
const parameter = (error: ErrorObject, name: string): string => {
  const params: Readonly<Record<string, unknown>> = error.params;
  const value = params[name];
  return typeof value === 'string' ? value : '';
};

const must = (path: string, expected: string, value: unknown): Problem => ({
  path,
  message: (field) => `El campo ${field} debe ser ${expected}; ${received(value)}.`,
});

const missing = (error: ErrorObject, because: string): Problem => ({
  path: under(pathOf(error), parameter(error, 'missingProperty')),
  message: (field) => `El campo ${field} es obligatorio${because}.`,
});

/** How each keyword of the schemas is told; a keyword that is not here only repeats what another one says. */
const problems: Readonly<Record<string, (error: ErrorObject) => Problem>> = {
  required: (error) => missing(error, ''),
  requiredWhen: (error) => missing(error, ` ${parameter(error, 'because')}`),
  exclusive: (error) => ({
    path: under(pathOf(error), parameter(error, 'property')),
    message: (field) =>
      `El campo ${field} no puede ir junto con ${parameter(error, 'other')}: envíe solo uno de los dos.`,
  }),
  type: (error) => must(pathOf(error), shapes[parameter(error, 'type')] ?? parameter(error, 'type'), error.data),
  // The schema of the keyword is the name of a kind: `schema-parts.ts` types it.
  is: (error) => must(pathOf(error), kinds[error.schema as Kind].expected, error.data),
  format: (error) => must(pathOf(error), 'una dirección de correo, por ejemplo nombre@empresa.com', error.data),
  minItems: (error) => ({
    path: pathOf(error),
    message: (field) => `El campo ${field} debe tener al menos un elemento; se recibió una lista vacía.`,
  }),
  table: (error) => ({
    path: pathOf(error),
    message: (field) =>
      `El campo ${field} debe ser un identificador de la tabla ${String(error.schema)}; ${received(error.data)}, que no está en ella.`,
  }),
  among: (error) =>
    must(pathOf(error), `uno de estos identificadores: ${String(error.schema).replaceAll(',', ', ')}`, error.data),
};

/** Errors grouped by path, in the order found, each sentence once. */
export const fieldErrors = (errors: readonly ErrorObject[], fieldNames: FieldNames): FieldErrors => {
  const byPath = new Map<string, string[]>();
  for (const error of errors.slice(0, mostErrors)) {
    const problem = problems[error.keyword]?.(error);
    if (problem === undefined) continue;
    // The body as a whole has no name of its own.
    const field = callersPath(fieldNames, problem.path) || 'body';
    const sentences = byPath.get(field) ?? [];
    const sentence = problem.message(field);
    if (!sentences.includes(sentence)) sentences.push(sentence);
    byPath.set(field, sentences);
  }
  return Object.fromEntries(byPath);
};
