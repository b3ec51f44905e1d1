/** Every field of the dialect (datasets/dialect-fields.json) is read, or left out with a warning that gives the reason. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { dataFile } from '../../../common/data-directory.ts';
import { isObject, type JsonObject } from '../../../common/json/is-object.ts';
import { canonicalBody } from '../../../issuer/requests/aliases.ts';
import { deletionSchema, payrollSchema, replacementSchema } from '../../../issuer/requests/payroll/payroll.ts';
import { fieldWarnings } from '../../../issuer/requests/read.ts';
import type { ObjectSchema, Schema } from '../../../issuer/requests/schema-parts.ts';
import { invoiceSchema } from '../../../issuer/requests/ubl/invoice.ts';
import { creditNoteSchema, debitNoteSchema } from '../../../issuer/requests/ubl/notes.ts';
import { supportAdjustmentNoteSchema, supportDocumentSchema } from '../../../issuer/requests/ubl/support.ts';
import { unknownFields } from '../../../issuer/requests/unknown-fields.ts';

/** By path of the service, then by path of the field. */
const dialect = JSON.parse(readFileSync(dataFile('dialect-fields.json'), 'utf8')) as Readonly<
  Record<string, Readonly<Record<string, string>>>
>; // our own file

const schemas: Readonly<Record<string, readonly ObjectSchema[]>> = {
  invoice: [invoiceSchema],
  'credit-note': [creditNoteSchema],
  'debit-note': [debitNoteSchema],
  payroll: [payrollSchema],
  'payroll-adjust-note': [replacementSchema, deletionSchema],
  'support-document': [supportDocumentSchema],
  'sd-credit-note': [supportAdjustmentNoteSchema],
};

/** Whether the schema has a list there. The dialect writes `*` behind some objects too, and leaves it out of some lists. */
const shapeOf = (schema: Schema | undefined): 'list' | 'either' | 'other' => {
  if (schema === undefined) return 'other';
  return 'if' in schema ? 'either' : 'items' in schema ? 'list' : 'other';
};

/** The schema inside, whichever form it has. */
const inner = (schema: Schema | undefined): Schema | undefined => {
  if (schema === undefined) return undefined;
  if ('if' in schema) return schema.else;
  return 'items' in schema ? schema.items : schema;
};

const memberOf = (schema: Schema | undefined, name: string): Schema | undefined =>
  schema !== undefined && 'properties' in schema ? schema.properties[name] : undefined;

/** A body with that field alone, in the form of the schema; the value is any text. */
const bodyWith = (schema: Schema | undefined, [step, ...rest]: readonly string[]): unknown => {
  if (step === undefined) return 'x';
  if (step === '*') return bodyWith(schema, rest);
  const member = memberOf(schema, step);
  const below = bodyWith(inner(member), rest);
  return { [step]: shapeOf(member) === 'list' && isObject(below) ? [below] : below };
};

const warningsFor = (
  schema: ObjectSchema,
  path: string,
): readonly { readonly code: string; readonly message: string }[] => {
  const { body } = canonicalBody(bodyWith(schema, path.split('.')));
  expect(JSON.stringify(body as JsonObject)).toContain('x');
  return fieldWarnings(unknownFields(schema, body));
};

describe.each(Object.entries(schemas))('%s', (kind, readers) => {
  const fields = Object.keys(dialect[kind] ?? {});

  it('has the fields of the dialect', () => {
    expect(fields.length).toBeGreaterThan(60);
  });

  it.each(fields)('%s is read, or its reason is given', (path) => {
    // An adjustment replaces or deletes: one of the two has the field.
    const codes = readers.map((schema) => warningsFor(schema, path).map(({ code }) => code));
    expect(codes.some((each) => each.length === 0 || each.every((code) => code === 'unused-fields'))).toBe(true);
  });
});

it('a field that no service of the dialect has is unknown', () => {
  expect(warningsFor(invoiceSchema, 'customer.shoe_size')).toMatchObject([{ code: 'unknown-fields' }]);
});
