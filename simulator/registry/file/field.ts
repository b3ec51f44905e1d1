/** Fields of registry rows as JSON schemas that state in words what they expect, with an example to copy. */
import type { Bilingual } from '../../../src/common/text/bilingual.ts';
import { everyIssuer } from '../common-ranges.ts';

export type Field = {
  readonly type: 'string' | 'integer' | 'boolean' | 'array' | 'object';
  readonly expectation: Bilingual;
  /** As it would appear in a file. */
  readonly example: string;
} & Readonly<Record<string, unknown>>;

const text = (pattern: string, expectation: Bilingual, example: string): Field => ({
  type: 'string',
  pattern,
  expectation,
  example,
});

export const nit: Field = {
  ...text(
    '^[1-9]\\d{4,9}$',
    {
      en: 'a NIT: 5 to 10 digits, without dots and without check digit',
      es: 'un NIT: de 5 a 10 cifras, sin puntos ni dígito de verificación',
    },
    '900373115',
  ),
  format: 'without-check-digit',
};

/** The issuer of a range, or `all`. */
export const rangeIssuer: Field = { ...nit, pattern: `^([1-9]\\d{4,9}|${everyIssuer})$` };

export const identification: Field = text(
  '^[A-Za-z0-9-]{3,20}$',
  { en: 'an identification: 3 to 20 letters or digits', es: 'una identificación: de 3 a 20 letras o cifras' },
  '10200037',
);

export const name: Field = text(
  '^(?=.*\\S)[^\\u0000-\\u001f]{1,450}$',
  { en: 'a name of up to 450 characters', es: 'un nombre de hasta 450 caracteres' },
  'MI EMPRESA SAS',
);

export const label: Field = text(
  '^(?=.*\\S)[^\\u0000-\\u001f]{1,200}$',
  { en: 'a text of up to 200 characters', es: 'un texto de hasta 200 caracteres' },
  'CR 10 # 20-30',
);

export const email: Field = text(
  '^[^\\s@<>,;]+@[^\\s@<>,;]+$',
  { en: 'an e-mail address', es: 'una dirección de correo' },
  'facturacion@example.com',
);

export const id: Field = text(
  '^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$',
  { en: 'an identifier (UUID)', es: 'un identificador (UUID)' },
  '1f9b8c6e-3a57-4d21-9c0b-6de1a4b7f205',
);

export const pin: Field = text(
  '^[A-Za-z0-9]{1,20}$',
  { en: 'a PIN: up to 20 letters or digits', es: 'un PIN: hasta 20 letras o cifras' },
  '20191',
);

export const prefix: Field = text(
  '^[A-Za-z0-9]{0,4}$',
  { en: 'a prefix: up to 4 letters or digits', es: 'un prefijo: hasta 4 letras o cifras' },
  'FE',
);

export const consecutive: Field = text(
  '^\\d{1,12}$',
  { en: 'a number of up to 12 digits', es: 'un número de hasta 12 cifras' },
  '1',
);

export const resolution: Field = text(
  '^\\d{1,20}$',
  { en: 'the number of a resolution: digits', es: 'el número de una resolución: cifras' },
  '18760000001',
);

export const technicalKey: Field = text(
  '^[A-Za-z0-9-]{1,80}$',
  { en: 'a technical key: letters and digits', es: 'una clave técnica: letras y cifras' },
  'fc8eac422eba16e22ffd8c6f94b3f40a6e38162c',
);

export const checkDigit: Field = text('^\\d$', { en: 'one digit', es: 'una cifra' }, '2');

export const year: Field = text('^20\\d{2}$', { en: 'a year', es: 'un año' }, '2026');

export const amount: Field = text(
  '^\\d{1,12}(\\.\\d{1,2})?$',
  { en: 'an amount in COP', es: 'un valor en COP' },
  '52374',
);

export const municipality: Field = {
  type: 'string',
  format: 'municipality',
  expectation: {
    en: 'the five digits of a municipality (DANE), see datasets/facts/reference/municipalities.json',
    es: 'las cinco cifras de un municipio (DANE), vea datasets/facts/reference/municipalities.json',
  },
  example: '11001',
};

export const date: Field = {
  type: 'string',
  format: 'date',
  expectation: { en: 'a date that exists, YYYY-MM-DD', es: 'una fecha que exista, AAAA-MM-DD' },
  example: '2026-01-31',
};

export const instant: Field = {
  type: 'string',
  format: 'instant',
  expectation: {
    en: 'an instant with its offset: 2026-01-31T08:00:00-05:00',
    es: 'un instante con su huso: 2026-01-31T08:00:00-05:00',
  },
  example: '2026-01-31T08:00:00-05:00',
};

export const whole: Field = {
  type: 'integer',
  minimum: 0,
  maximum: 100_000,
  expectation: { en: 'a whole number from 0 to 100000', es: 'un número entero de 0 a 100000' },
  example: '2',
};

export const flag: Field = {
  type: 'boolean',
  expectation: { en: 'true or false', es: 'true o false' },
  example: 'true',
};

export const oneOf = (...values: readonly string[]): Field => ({
  type: 'string',
  enum: values,
  expectation: { en: `one of: ${values.join(', ')}`, es: `uno de: ${values.join(', ')}` },
  example: values[0] ?? '',
});

export const listOf = (items: Field, example = `[${items.example}]`): Field => ({
  type: 'array',
  items,
  expectation: { en: `a list, ${example}`, es: `una lista, ${example}` },
  example,
});

/** An optional field, and its default. */
export const or = (field: Field, value: unknown): Field => ({ ...field, default: value });

type RowFields = {
  readonly required: Readonly<Record<string, Field>>;
  readonly optional?: Readonly<Record<string, Field>>;
};

/** Required fields come first where all are listed. */
export const row = ({ required, optional = {} }: RowFields): Field => {
  const properties = { ...required, ...optional };
  const example = `{ ${Object.entries(required)
    .map(([key, field]) => `${key}: ${field.example}`)
    .join(', ')} }`;
  const fields = Object.keys(properties).join(', ');
  return {
    type: 'object',
    properties,
    required: Object.keys(required),
    additionalProperties: false,
    expectation: { en: `fields: ${fields}`, es: `campos: ${fields}` },
    example,
  };
};
