/** Every field of every kind, well and badly formed, in a body of every kind: none is read that the kind does not have. */
import { describe, expect, it } from 'vitest';
import { sampled } from '../../common/testing/volume.ts';
import { table } from '../../common/code-lists.ts';
import { writeXml } from '../../common/xml/write.ts';
import { composeDocument } from '../submission/prepare.ts';
import type { DocumentModel } from '../documents/document-model.ts';
import * as kinds from '../kinds.ts';
import type { DocumentKind } from '../steps.ts';
import { baseBody, changed, company, now, type Changes } from './invoice-body.fixture.ts';
import { deletionSchema, payrollSchema, replacementSchema } from './payroll/payroll.ts';
import type { Member, ObjectSchema, Schema } from './schema-parts.ts';
import { invoiceSchema } from './ubl/invoice.ts';
import { creditNoteSchema, debitNoteSchema } from './ubl/notes.ts';
import { supportAdjustmentNoteSchema, supportDocumentSchema } from './ubl/support.ts';
import type { Kind } from './values.ts';

/** What the base documents of payroll leave to whoever sends them. */
const issued = { 'period.issue_date': '2026-11-20' };
const adjusting = {
  ...issued,
  predecessor: { predecessor_number: 'NI1', predecessor_cune: 'c'.repeat(96), predecessor_issue_date: '2026-11-01' },
};

type Form = {
  readonly kind: DocumentKind<never>;
  readonly schema: ObjectSchema;
  readonly lines?: string;
  readonly missing?: Changes;
};

const formOf = <Model extends DocumentModel>(
  kind: DocumentKind<Model>,
  schema: ObjectSchema,
  more: Pick<Form, 'lines' | 'missing'> = {},
): Form => ({ kind: kind as unknown as DocumentKind<never>, schema, ...more }); // each reads and builds its own model

const forms: Readonly<Record<string, Form>> = {
  invoice: formOf(kinds.invoice, invoiceSchema, { lines: 'invoice_lines' }),
  creditNote: formOf(kinds.creditNote, creditNoteSchema, { lines: 'credit_note_lines' }),
  debitNote: formOf(kinds.debitNote, debitNoteSchema, { lines: 'debit_note_lines' }),
  supportDocument: formOf(kinds.supportDocument, supportDocumentSchema, { lines: 'invoice_lines' }),
  supportAdjustmentNote: formOf(kinds.supportAdjustmentNote, supportAdjustmentNoteSchema, {
    lines: 'credit_note_lines',
  }),
  payroll: formOf(kinds.payroll, payrollSchema, { missing: issued }),
  payrollReplacement: formOf(kinds.payrollAdjustment, replacementSchema, { missing: adjusting }),
  payrollDeletion: formOf(kinds.payrollAdjustment, deletionSchema, { missing: adjusting }),
};

type Field = { readonly path: string; readonly member: Member };

const objectIn = (schema: Schema): ObjectSchema | undefined => {
  if ('if' in schema) return schema.else;
  if ('properties' in schema) return schema;
  return 'items' in schema ? objectIn(schema.items) : undefined;
};

/** Elements of lists are looked for in the first one. */
const fieldsIn = (schema: ObjectSchema, above: string): readonly Field[] =>
  Object.entries(schema.properties).flatMap(([name, member]) => {
    const path = `${above}${name}`;
    const inner = objectIn(member);
    const below = 'items' in member ? `${path}.0.` : `${path}.`;
    return [{ path, member }, ...(inner === undefined ? [] : fieldsIn(inner, below))];
  });

const wellFormedOf: Readonly<Record<Kind, unknown>> = {
  amount: '7.00',
  identifier: 1,
  digits: 7,
  digit: 7,
  date: '2026-11-20',
  time: '10:00:00',
  moment: '2026-11-20T10:00:00',
  flag: true,
  text: 'AJENO',
  descriptions: 'AJENO',
  prefix: 'AJ',
  rangePrefix: 'AJ',
  file: 'QQ==',
  base64: 'QUpFTk8=',
  filePart: 'png',
};

/** A value of that shape, with `leaf` for each single value in it. */
const shaped = (schema: Schema, leaf: (value: Schema) => unknown): unknown => {
  const inner = objectIn(schema);
  if (inner === undefined) return leaf(schema);
  const members = Object.entries(inner.properties).map(([name, member]) => [name, shaped(member, leaf)] as const);
  return 'items' in schema ? [Object.fromEntries(members)] : Object.fromEntries(members);
};

const wellFormed = (value: Schema): unknown => {
  if (!('is' in value)) return 'ajeno@example.com';
  if (value.among !== undefined) return value.among[0];
  return value.table === undefined ? wellFormedOf[value.is] : table(value.table).rows[0]?.id;
};

/** A blank one is left out before: what is required is missing then. */
const valuesFor = (member: Member): readonly unknown[] => [
  shaped(member, wellFormed),
  shaped(member, () => ' '),
  shaped(member, () => '¿?'),
  [{}],
  [[]],
  { x: [] },
  true,
];

const namesOfLines = /^(?:invoice|credit_note|debit_note)_lines/;

/** The lines of all kinds are alike. */
const inLinesOf = (path: string, { lines }: Form): string =>
  lines === undefined ? path : path.replace(namesOfLines, lines);

const foreign = new Map(
  Object.values(forms).flatMap(({ schema }) => fieldsIn(schema, '').map((field) => [field.path, field] as const)),
);

type Case = { readonly path: string; readonly value: unknown };

/** Of fields that several kinds have, the last declaration counts. */
const cases: readonly Case[] = [...foreign.values()].flatMap(({ path, member }) =>
  valuesFor(member).map((value) => ({ path, value })),
);

/** Whether the object that would have the field is there, or missing as a whole. */
const canHave = (body: unknown, path: string): boolean => {
  const steps = path.split('.').slice(0, -1);
  let place: unknown = body;
  for (const step of steps) {
    if (typeof place !== 'object' || place === null) return false;
    place = Reflect.get(place, step);
    if (place === undefined) return true;
  }
  return typeof place === 'object';
};

const issue = ({ kind }: Form, body: unknown) => {
  const read = kind.read(body, { company, now });
  if (!read.ok) return undefined;
  const { model, presentation, warnings } = read;
  return { model, presentation, warnings, xml: writeXml(composeDocument(kind, model).root) };
};

type Issued = NonNullable<ReturnType<typeof issue>>;

/** Whether a warning of that code is about the field, or about an object that has it. */
const isTold = ({ warnings }: Issued, code: string, path: string): boolean =>
  warnings.some(
    (warning) => warning.code === code && warning.paths.some((told) => path === told || path.startsWith(`${told}.`)),
  );

const all = ({ model, presentation, xml }: Issued) => ({ model, presentation, xml });

const bodyOf = (name: string, form: Form) => changed(baseBody(name), form.missing ?? {});

describe.each(Object.entries(forms))('a body of %s', (name, form) => {
  const base = bodyOf(name, form);
  const plain = issue(form, base) ?? expect.fail('the base is refused');

  it('is refused or issued with any field of any kind, and never has an effect of one that it calls unknown', () => {
    for (const { path: own, value } of sampled(cases, 150)) {
      const path = inLinesOf(own, form);
      const changes = { [path]: value };
      const got = canHave(base, path) ? issue(form, changed(base, changes)) : undefined;
      if (got === undefined) continue;
      if (isTold(got, 'unknown-fields', path)) expect({ changes, ...all(got) }).toEqual({ changes, ...all(plain) });
      if (isTold(got, 'unused-fields', path)) expect([changes, got.xml]).toEqual([changes, plain.xml]);
    }
    expect(plain.xml).not.toBe('');
  });
});

describe.each(['creditNote', 'debitNote'])('a body of %s', (name) => {
  it.each<[field: string, value: unknown]>([
    ['prepaid_payment', { idpayment: '' }],
    ['with_holding_tax_total', [{ tax_id: '' }]],
    ['deliveryparty', { phone: '1' }],
    ['deliveryterms', { special_terms: 'Portes' }],
    ['AdditionalDocumentReferenceID', 'ADI-1'],
    ['noteAIU', 'Aseo'],
  ])('is issued as without %s', (field, value) => {
    const form = forms[name] ?? expect.fail('no such form');
    const body = bodyOf(name, form);
    expect(issue(form, { ...body, [field]: value })?.xml).toBe(issue(form, body)?.xml);
  });
});
