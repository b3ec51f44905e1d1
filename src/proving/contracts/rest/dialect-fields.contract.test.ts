/** Every field of the dialect (datasets/proof/dialect-fields.json) is read, or left out with a warning that gives the reason. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { proofFile } from '../../../common/testing/proof-file.ts';
import { isObject, type JsonObject } from '../../../common/json/is-object.ts';
import { canonicalBody } from '../../../issuer/requests/aliases.ts';
import { deletionSchema, payrollSchema, replacementSchema } from '../../../issuer/requests/payroll/payroll.ts';
import type { RequestForm } from '../../../issuer/requests/field-facts.ts';
import { fieldWarnings } from '../../../issuer/requests/field-warnings.ts';
import type { ObjectSchema, Schema } from '../../../issuer/requests/schema-parts.ts';
import { posTicketSchema } from '../../../issuer/requests/ubl/equivalent.ts';
import { invoiceSchema } from '../../../issuer/requests/ubl/invoice.ts';
import { creditNoteSchema, debitNoteSchema } from '../../../issuer/requests/ubl/notes.ts';
import { supportAdjustmentNoteSchema, supportDocumentSchema } from '../../../issuer/requests/ubl/support.ts';

/** By path of the service, then by path of the field. */
const dialect = JSON.parse(readFileSync(proofFile('dialect-fields.json'), 'utf8')) as Readonly<
  Record<string, Readonly<Record<string, string>>>
>; // our own file

type Reader = { readonly form: RequestForm; readonly schema: ObjectSchema };

const invoice: Reader = { form: 'invoice', schema: invoiceSchema };

const readers: Readonly<Record<string, readonly Reader[]>> = {
  invoice: [invoice],
  eqdoc: [{ form: 'posTicket', schema: posTicketSchema }],
  'credit-note': [{ form: 'creditNote', schema: creditNoteSchema }],
  'debit-note': [{ form: 'debitNote', schema: debitNoteSchema }],
  payroll: [{ form: 'payroll', schema: payrollSchema }],
  'payroll-adjust-note': [
    { form: 'payrollReplacement', schema: replacementSchema },
    { form: 'payrollDeletion', schema: deletionSchema },
  ],
  'support-document': [{ form: 'supportDocument', schema: supportDocumentSchema }],
  'sd-credit-note': [{ form: 'supportAdjustmentNote', schema: supportAdjustmentNoteSchema }],
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

const warningsFor = (reader: Reader, path: string): readonly { readonly code: string; readonly message: string }[] => {
  const canonical = canonicalBody(bodyWith(reader.schema, path.split('.')));
  expect(JSON.stringify(canonical.body as JsonObject)).toContain('x');
  return fieldWarnings(canonical, reader);
};

describe.each(Object.entries(readers))('%s', (kind, readersOfKind) => {
  const fields = Object.keys(dialect[kind] ?? {});

  it('has the fields of the dialect', () => {
    expect(fields.length).toBeGreaterThan(60);
  });

  it.each(fields)('%s is read, or its reason is given', (path) => {
    // An adjustment replaces or deletes: one of the two has the field.
    const codes = readersOfKind.map((reader) => warningsFor(reader, path).map(({ code }) => code));
    expect(codes.some((each) => each.length === 0 || each.every((code) => code === 'unused-fields'))).toBe(true);
  });
});

it('a field that no service of the dialect has is unknown', () => {
  expect(warningsFor(invoice, 'customer.shoe_size')).toMatchObject([{ code: 'unknown-fields' }]);
});
