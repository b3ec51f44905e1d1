/** An answer ends in logs and tickets: it never repeats a PIN, a password or a key. */
import * as schemas from './schemas.ts';
import { describe, expect, it } from 'vitest';
import { canonicalBody } from '../../requests/aliases.ts';
import { fieldErrors } from '../../requests/schema-messages.ts';
import type { ObjectSchema } from '../../requests/schema-parts.ts';
import { schemaErrors } from '../../requests/validator.ts';

const secretName = /pin|password|clave|key|secret|token|certificate/i;

const fields = Object.entries(schemas as Readonly<Record<string, ObjectSchema>>).flatMap(([name, schema]) =>
  Object.entries(schema.properties).map(([field, property]) => ({ name, schema, field, property })),
);

const isSecret = ({ property }: (typeof fields)[number]): boolean => 'secret' in property;

const messagesFor = (schema: ObjectSchema, field: string, value: unknown): string => {
  const { body, fieldNames } = canonicalBody({ [field]: value });
  return JSON.stringify(fieldErrors(schemaErrors(schema, body), fieldNames));
};

/** As a client may send a secret by mistake: too long, of another type, in a list, with a control character. */
const mistaken: readonly (readonly [what: string, value: unknown])[] = [
  ['a text', 'PINTEXT-771-ñ'],
  ['a text with a control character', 'PINTEXT-771\u0000'],
  ['a long text', `771${'9'.repeat(100)}`],
  ['a negative number', -771],
  ['a number with digits lost', 7719999999999999999999],
  ['a list', ['PINTEXT-771']],
  ['an object', { value: 'PINTEXT-771' }],
  ['a logical value', true],
  ['null', null],
];

describe('a secret field', () => {
  it('include every field named like one', () => {
    const named = fields.filter(({ field }) => secretName.test(field)).map(({ field }) => field);
    expect(fields.filter(isSecret).map(({ field }) => field)).toEqual(named);
    expect(named).toEqual([
      ...['pin', 'pinpayroll', 'pinsupportdocument', 'pineqdocs'],
      ...['certificate', 'password', 'key', 'technical_key'],
    ]);
  });

  it.each(fields.filter(isSecret))('of $name is never quoted: $field', ({ schema, field }) => {
    for (const [, value] of mistaken) expect(messagesFor(schema, field, value)).not.toContain('771');
  });

  it.each([
    ['PINTEXT', 'un texto de 7 caracteres'],
    [-771, 'un número de 4 caracteres'],
    [true, 'un valor lógico'],
  ])('is described: %j', (value, description) => {
    expect(messagesFor(schemas.softwareSchema, 'pin', value)).toContain(
      `; se recibió ${description}, que no se repite`,
    );
  });

  it('leaves the others quoted', () => {
    expect(messagesFor(schemas.resolutionSchema, 'prefix', 'TOO-LONG-771')).toContain('TOO-LONG-771');
  });
});
