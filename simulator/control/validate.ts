/**
 * Validates bodies against the schema of their route: one problem for each mistake, with path, value and expectation.
 */
import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import { boundItems, mostProblems } from '../../src/common/json/bounded-items.ts';
import type { JsonSchema } from '../../src/common/http/route.ts';
import { alternatives, same, type Bilingual } from '../../src/common/text/bilingual.ts';
import { shortened } from '../../src/common/text/shortened.ts';
import { pointer } from '../registry/file/mistake.ts';
import type { FieldProblem } from './route.ts';

const ajv = boundItems(new Ajv({ allErrors: true, verbose: true, strict: false, discriminator: true }));
const compiled = new WeakMap<JsonSchema, ValidateFunction>();

const validatorOf = (schema: JsonSchema): ValidateFunction => {
  const known = compiled.get(schema) ?? ajv.compile(schema);
  compiled.set(schema, known);
  return known;
};

const list = (values: unknown): string => (Array.isArray(values) ? values.map(String).join(', ') : String(values));

type Sentence = (params: Readonly<Record<string, unknown>>) => Bilingual;

const typeNames: Readonly<Record<string, Bilingual>> = {
  string: { en: 'a text', es: 'un texto' },
  number: { en: 'a number', es: 'un número' },
  integer: { en: 'a whole number', es: 'un número entero' },
  boolean: { en: 'true or false', es: 'true o false' },
  object: { en: 'an object', es: 'un objeto' },
  array: { en: 'a list', es: 'una lista' },
  null: same('null'),
};

const expectations: Readonly<Record<string, Sentence>> = {
  type: ({ type }) => alternatives([type].flat().map((name) => typeNames[String(name)] ?? String(name))),
  enum: ({ allowedValues }) => ({ en: `one of: ${list(allowedValues)}`, es: `uno de: ${list(allowedValues)}` }),
  const: ({ allowedValue }) => ({ en: `"${String(allowedValue)}"`, es: `«${String(allowedValue)}»` }),
  pattern: ({ pattern }) => ({
    en: `a text of the form ${String(pattern)}`,
    es: `un texto de la forma ${String(pattern)}`,
  }),
  maxLength: ({ limit }) => ({
    en: `a text of at most ${String(limit)} characters`,
    es: `un texto de a lo sumo ${String(limit)} caracteres`,
  }),
  minLength: () => ({ en: 'a text that is not empty', es: 'un texto que no esté vacío' }),
  minimum: ({ limit }) => ({ en: `a number from ${String(limit)}`, es: `un número desde ${String(limit)}` }),
  exclusiveMinimum: ({ limit }) => ({
    en: `a number above ${String(limit)}`,
    es: `un número mayor que ${String(limit)}`,
  }),
  maximum: ({ limit }) => ({ en: `a number up to ${String(limit)}`, es: `un número hasta ${String(limit)}` }),
  minItems: ({ limit }) => ({ en: `at least ${String(limit)} items`, es: `al menos ${String(limit)} elementos` }),
  maxItems: ({ limit }) => ({ en: `at most ${String(limit)} items`, es: `a lo sumo ${String(limit)} elementos` }),
  minProperties: ({ limit }) => ({ en: `at least ${String(limit)} fields`, es: `al menos ${String(limit)} campos` }),
  required: () => ({ en: 'this field, which is required', es: 'este campo, que es obligatorio' }),
  additionalProperties: () => ({ en: 'no field of that name', es: 'ningún campo con ese nombre' }),
};

/**
 * Errors of branches are reported by their branch; the summary of all branches adds nothing once a branch is chosen.
 */
const isSummary = ({ keyword }: ErrorObject): boolean => ['oneOf', 'anyOf', 'if'].includes(keyword);

const longestText = 200;
const mostInside = 20;

/** Verbatim if short: a body that is wrong in many places would otherwise be repeated many times over. */
const quoted = (value: unknown): unknown => {
  if (typeof value === 'string') return shortened(value, longestText);
  if (typeof value !== 'object' || value === null) return value ?? null;
  if (Array.isArray(value)) {
    return value.length > mostInside ? `[… ${String(value.length)}]` : value.map(quotedInside);
  }
  const members = Object.entries(value);
  if (members.length > mostInside) return `{… ${String(members.length)}}`;
  return Object.fromEntries(members.map(([name, member]) => [name, quotedInside(member)]));
};

/** For a large container, only its members that are not containers are repeated. */
const quotedInside = (value: unknown): unknown => {
  const isLarge = typeof value === 'object' && value !== null && Object.keys(value).length > 0;
  return isLarge ? (Array.isArray(value) ? '[…]' : '{…}') : quoted(value);
};

/** The values of the field that decides which of several forms a value has. */
const tagValues = (schema: unknown, tag: string): readonly unknown[] => {
  const { oneOf = [] } = schema as {
    oneOf?: readonly { properties?: Readonly<Record<string, { enum?: unknown[] }>> }[];
  }; // as ajv took it
  return oneOf.flatMap(({ properties }) => properties?.[tag]?.enum ?? []);
};

const problemOf = ({ instancePath, keyword, params, data, parentSchema }: ErrorObject): FieldProblem => {
  const about: Readonly<Record<string, unknown>> = params;
  const described = (parentSchema as { description?: unknown } | undefined)?.description; // ajv calls it any
  const expected = expectations[keyword]?.(about) ?? same(keyword);
  const said = keyword === 'pattern' && typeof described === 'string' ? { ...expected, es: described } : expected;
  if (keyword === 'discriminator') {
    const tag = String(about.tag);
    const allowed = expectations.enum?.({ allowedValues: tagValues(parentSchema, tag) }) ?? same(keyword);
    return { path: `${instancePath}${pointer([tag])}`, received: quoted(about.tagValue), expected: allowed };
  }
  if (keyword === 'required') {
    return { path: `${instancePath}${pointer([String(about.missingProperty)])}`, received: null, expected: said };
  }
  if (keyword === 'additionalProperties') {
    const name = String(about.additionalProperty);
    const received: unknown = typeof data === 'object' && data !== null ? Reflect.get(data, name) : data;
    return { path: `${instancePath}${pointer([name])}`, received: quoted(received), expected: said };
  }
  return { path: instancePath === '' ? '/' : instancePath, received: quoted(data), expected: said };
};

/** Which branches of `oneOf` an error belongs to: `#/oneOf/2`. */
const branchOf = ({ schemaPath }: ErrorObject): string | undefined => /^.*?\/oneOf\/\d+/.exec(schemaPath)?.[0];

/** Of several forms that a value may have, the closest one is taken as intended: errors from the others mislead. */
const ofNearestBranch = (errors: readonly ErrorObject[]): readonly ErrorObject[] => {
  const sizes = new Map<string, number>();
  for (const error of errors) {
    const branch = branchOf(error);
    if (branch !== undefined) sizes.set(branch, (sizes.get(branch) ?? 0) + 1);
  }
  const among = (branch: string): readonly number[] => {
    const place = branch.slice(0, branch.lastIndexOf('/') + 1);
    return [...sizes].flatMap(([other, size]) => (other.startsWith(place) ? [size] : []));
  };
  return errors.filter((error) => {
    const branch = branchOf(error);
    return branch === undefined || sizes.get(branch) === Math.min(...among(branch));
  });
};

/** The problems of a body; empty if there are none. The same expectation at the same place is reported once. */
export const bodyProblems = (schema: JsonSchema, body: unknown): readonly FieldProblem[] => {
  const validate = validatorOf(schema);
  if (validate(body)) return [];
  const errors = validate.errors ?? [];
  const telling = errors.filter((error) => !isSummary(error));
  const problems = ofNearestBranch(telling.length === 0 ? errors : telling).map(problemOf);
  const seen = new Map(problems.map((problem) => [`${problem.path} ${problem.expected.es}`, problem]));
  return [...seen.values()].slice(0, mostProblems);
};
