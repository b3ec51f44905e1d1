/** Validation errors as the API reports them: Spanish sentences under the path that the caller used. */
import type { ErrorObject } from 'ajv';
import { table } from '../../common/code-lists.ts';
import { mostProblems } from '../../common/json/bounded-items.ts';
import { callersPath, under, type FieldNames } from './aliases.ts';
import { kinds, longestText, type Kind } from './values.ts';

/** Path (`invoice_lines.0.code`) to the errors there. */
export type FieldErrors = Readonly<Record<string, readonly string[]>>;

/** The permitted information about a secret: the mistake is usually its type or its length. */
const described = (value: unknown): string => {
  if (typeof value === 'string') return `un texto de ${String(value.length)} caracteres`;
  if (typeof value === 'number') return `un número de ${String(String(value).length)} caracteres`;
  return value === null ? 'null' : 'un valor lógico';
};

/** The value as a message may quote it. */
const received = ({ data: value, parentSchema }: ErrorObject): string => {
  if (value === undefined) return 'no se recibió';
  if (Array.isArray(value)) return 'se recibió una lista';
  if (typeof value === 'object' && value !== null) return 'se recibió un objeto';
  if (parentSchema?.secret === true) return `se recibió ${described(value)}, que no se repite por ser secreto`;
  if (typeof value === 'string' && value.length > longestText) return `se recibió ${described(value)}`;
  // One more than is quoted: the rest of a long text need not be escaped first.
  const quoted = JSON.stringify(typeof value === 'string' ? value.slice(0, 60) : value);
  return `se recibió ${quoted.length > 60 ? `${quoted.slice(0, 57)}…` : quoted}`;
};

type Problem = { readonly path: string; readonly message: (field: string) => string };

const lengthOf = (value: unknown): number => (Array.isArray(value) ? value.length : 0);

const shapes: Readonly<Record<string, string>> = { object: 'un objeto', array: 'una lista', string: 'un texto' };

const pathOf = (error: ErrorObject): string => error.instancePath.slice(1).replaceAll('/', '.');

/** The keyword's detail about the error, if it is a text. */
const parameter = (error: ErrorObject, name: string): string => {
  const params: Readonly<Record<string, unknown>> = error.params;
  const value = params[name];
  return typeof value === 'string' ? value : '';
};

const must = (error: ErrorObject, expected: string): Problem => ({
  path: pathOf(error),
  message: (field) => `El campo ${field} debe ser ${expected}; ${received(error)}.`,
});

const missing = (error: ErrorObject, because: string): Problem => ({
  path: under(pathOf(error), parameter(error, 'missingProperty')),
  message: (field) => `El campo ${field} es obligatorio${because}.`,
});

/** Above 2^53 a number of JSON has lost digits before anybody reads it. */
const isInexact = (value: unknown): boolean => typeof value === 'number' && Math.abs(value) > Number.MAX_SAFE_INTEGER;

const withQuotes =
  'un texto entre comillas: un número de JSON de más de 9007199254740991 pierde cifras antes de leerse, y ya no es el que usted escribió';

const typeNamed = (identifier: unknown): string => {
  const name = table('type_documents').byId(String(identifier))?.name;
  return name === undefined ? '' : ` (${name})`;
};

/** The sentence for each keyword of the schemas. An unlisted keyword only repeats another one. */
const problems: Readonly<Record<string, (error: ErrorObject) => Problem>> = {
  required: (error) => missing(error, ''),
  requiredWhen: (error) => missing(error, ` ${parameter(error, 'because')}`),
  exclusive: (error) => ({
    path: under(pathOf(error), parameter(error, 'property')),
    message: (field) =>
      `El campo ${field} no puede ir junto con ${parameter(error, 'other')}: envíe solo uno de los dos.`,
  }),
  type: (error) => must(error, shapes[parameter(error, 'type')] ?? parameter(error, 'type')),
  maxItems: (error) => ({
    path: pathOf(error),
    message: (field) =>
      `El campo ${field} debe tener a lo sumo ${String(error.schema)} elementos; se recibieron ${String(lengthOf(error.data))}.`,
  }),
  // The schema of the keyword is the name of a kind: `schema-parts.ts` types it.
  is: (error) => must(error, isInexact(error.data) ? withQuotes : kinds[error.schema as Kind].expected),
  format: (error) => must(error, 'una dirección de correo, por ejemplo nombre@empresa.com'),
  minItems: (error) => ({
    path: pathOf(error),
    message: (field) => `El campo ${field} debe tener al menos un elemento; se recibió una lista vacía.`,
  }),
  table: (error) => ({
    path: pathOf(error),
    message: (field) =>
      `El campo ${field} debe ser un identificador de la tabla ${String(error.schema)}; ${received(error)}, que no está en ella.`,
  }),
  // Identifiers of `type_documents`, whose numbers are easily taken for the codes of the types.
  among: (error) => ({
    path: pathOf(error),
    message: (field) =>
      `El campo ${field} debe ser uno de estos identificadores: ${String(error.schema).replaceAll(',', ', ')}; ${received(error)}${typeNamed(error.data)}.`,
  }),
};

/** Errors grouped by path, in the order found, each sentence once. */
export const fieldErrors = (errors: readonly ErrorObject[], fieldNames: FieldNames): FieldErrors => {
  const byPath = new Map<string, string[]>();
  for (const error of errors.slice(0, mostProblems)) {
    const problem = problems[error.keyword]?.(error);
    if (problem === undefined) continue;
    // The body as a whole has no name.
    const field = callersPath(fieldNames, problem.path) || 'body';
    const sentences = byPath.get(field) ?? [];
    const sentence = problem.message(field);
    if (!sentences.includes(sentence)) sentences.push(sentence);
    byPath.set(field, sentences);
  }
  if (errors.length > mostProblems) {
    const more = `Hay más problemas: se muestran los primeros ${String(mostProblems)}. Corríjalos y envíe la solicitud de nuevo.`;
    byPath.set('body', [...(byPath.get('body') ?? []), more]);
  }
  return Object.fromEntries(byPath);
};
