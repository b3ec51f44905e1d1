/** Validates registry data against its schema: one mistake for each place, whatever else is wrong there. */
import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import { boundItems, mostProblems } from '../../../src/common/json/bounded-items.ts';
import type { Bilingual } from '../../../src/common/text/bilingual.ts';
import { table } from '../../../src/common/code-lists.ts';
import { isDate } from '../../../src/common/time.ts';
import { nitCheckDigit } from '../../document/check-digit.ts';
import { nit as nitField, type Field } from './field.ts';
import type { Mistake, Path } from './mistake.ts';
import { nearest } from '../../../src/common/nearest.ts';

const instantForm = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2})?(?:Z|[+-]\d{2}:\d{2})$/;

const isInstant = (text: string): boolean =>
  instantForm.test(text) && isDate(text.slice(0, 10)) && !Number.isNaN(Date.parse(text));

/** NITs of legal persons begin with 8 or 9 and have nine digits: a tenth is the check digit. */
const hasCheckDigit = (nit: string): boolean =>
  /^[89]\d{9}$/.test(nit) && nitCheckDigit(nit.slice(0, -1)) === nit.at(-1);

const ajv = boundItems(
  new Ajv({ allErrors: true, verbose: true, strict: false, useDefaults: true, coerceTypes: true }),
);
addFormats.default(ajv, ['date']);
ajv.addFormat('instant', isInstant);
ajv.addFormat('without-check-digit', (text: string) => !hasCheckDigit(text));
ajv.addFormat('municipality', (code: string) => table('municipalities').byCode(code) !== undefined);

const compiled = new WeakMap<Field, ValidateFunction>();

const validatorOf = (schema: Field): ValidateFunction => {
  const known = compiled.get(schema) ?? ajv.compile(schema);
  compiled.set(schema, known);
  return known;
};

/** Ajv's pointer back to keys; indices stay texts, which work the same. */
const pathOf = (instancePath: string): readonly string[] =>
  instancePath
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));

/** The original value at that place: the validator converts texts to numbers. */
const valueAt = (data: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
    data,
  );

const wordsOf = (schema: unknown): Pick<Field, 'expectation' | 'example'> => schema as Field; // Every schema here is one.

const forExample = (name: string | undefined, example: string): Bilingual => {
  const line = name === undefined ? example : `${name}: ${example}`;
  return { en: `Write, for example, ${line}`, es: `Escriba, por ejemplo, ${line}` };
};

const missing = ({ params, parentSchema }: ErrorObject, path: Path): Omit<Mistake, 'received'> => {
  const name = String(params.missingProperty);
  const properties = parentSchema?.properties as Readonly<Record<string, unknown>>; // an object schema requires it
  const { expectation, example } = wordsOf(properties[name]);
  return {
    code: 'missing-field',
    path: [...path, name],
    expected: expectation,
    fix: { en: `Add ${name}: ${example}`, es: `Agregue ${name}: ${example}` },
  };
};

const unknownField = ({ params, parentSchema }: ErrorObject, path: Path): Omit<Mistake, 'received'> => {
  const name = String(params.additionalProperty);
  const meant = nearest(name, Object.keys((parentSchema?.properties ?? {}) as object)); // of an object schema
  return {
    code: 'unknown-field',
    path: [...path, name],
    expected: wordsOf(parentSchema).expectation,
    fix:
      meant === undefined
        ? { en: `Remove ${name}.`, es: `Quite ${name}.` }
        : { en: `Did you mean ${meant}?`, es: `¿Quiso decir ${meant}?` },
  };
};

/** The NIT in `900.373.115-3`, as people write it. */
const withoutPunctuation = (written: unknown): string | undefined => {
  const [, digits = ''] = /^([1-9][\d.]{4,12})(?:-\d)?$/.exec(String(written)) ?? [];
  const plain = digits.replaceAll('.', '');
  return /^\d{5,10}$/.test(plain) ? plain : undefined;
};

const mistakeOf = (error: ErrorObject): Omit<Mistake, 'received'> => {
  const path = pathOf(error.instancePath);
  if (error.keyword === 'required') return missing(error, path);
  if (error.keyword === 'additionalProperties') return unknownField(error, path);
  const { expectation, example } = wordsOf(error.parentSchema);
  const last = path.at(-1);
  const name = last === undefined || /^\d+$/.test(last) ? undefined : last;
  if (error.params.format === 'without-check-digit') {
    const fix = forExample(name, String(error.data).slice(0, -1));
    return { code: 'check-digit-in-nit', path, expected: expectation, fix };
  }
  const meant = expectation === nitField.expectation ? withoutPunctuation(error.data) : undefined;
  return { code: 'invalid-value', path, expected: expectation, fix: forExample(name, meant ?? example) };
};

/** A required field under a misspelt name is one mistake: the name. */
const withoutMisspelt = (errors: readonly ErrorObject[]): readonly ErrorObject[] => {
  const meant = new Set(
    errors
      .filter(({ keyword }) => keyword === 'additionalProperties')
      .map(({ instancePath, params, parentSchema }) => {
        const names = Object.keys((parentSchema?.properties ?? {}) as object); // of an object schema
        return `${instancePath}/${nearest(String(params.additionalProperty), names) ?? ''}`;
      }),
  );
  return errors.filter(
    ({ keyword, instancePath, params }) =>
      keyword !== 'if' && // Reported by its branch.
      (keyword !== 'required' || !meant.has(`${instancePath}/${String(params.missingProperty)}`)),
  );
};

const propertiesOf = ({ properties = {} }: Field): Readonly<Record<string, Field>> =>
  properties as Readonly<Record<string, Field>>; // Every schema here is one.

/**
 * Rows after the last one that was read, where the validator stopped because of too many mistakes: each is read
 * individually, which fills in its defaults, as for the others.
 */
const unsoundRows = (schema: Field, value: unknown, above: Path = []): readonly Path[] =>
  Object.entries(propertiesOf(schema)).flatMap(([part, field]) => {
    const path = [...above, part];
    const rows = valueAt(value, [part]);
    if (field.items === undefined) return unsoundRows(field, rows, path);
    if (!Array.isArray(rows)) return [];
    const isSound = validatorOf(field.items as Field); // of a list
    return rows.flatMap((row, index): readonly Path[] => (isSound(row) ? [] : [[...path, String(index)]]));
  });

export type Structure = {
  /** The given data with defaults filled in; it has the type only if there is no mistake. */
  readonly value: unknown;
  /** At most some hundred. */
  readonly mistakes: readonly Mistake[];
  /** Further rows with mistakes, beyond those listed. */
  readonly furtherRows: readonly Path[];
};

export const readStructure = (schema: Field, given: unknown): Structure => {
  const value = structuredClone(given);
  const validate = validatorOf(schema);
  if (validate(value)) return { value, mistakes: [], furtherRows: [] };
  const errors = validate.errors ?? [];
  const mistakes = new Map<string, Mistake>();
  for (const error of withoutMisspelt(errors)) {
    const mistake = mistakeOf(error);
    const key = mistake.path.join('/');
    if (!mistakes.has(key)) mistakes.set(key, { ...mistake, received: valueAt(given, mistake.path) });
  }
  // Rows are in lists at the top, or in lists of an object there.
  const told = new Set([...mistakes.values()].flatMap(({ path }) => [2, 3].map((end) => path.slice(0, end).join('/'))));
  const unsound = errors.length < mostProblems ? [] : unsoundRows(schema, value);
  return { value, mistakes: [...mistakes.values()], furtherRows: unsound.filter((path) => !told.has(path.join('/'))) };
};
