import { describe, expect, it } from 'vitest';
import { company, invoiceBody, now, taken, type Changes } from './invoice-body.fixture.ts';
import { payrollBody, takenPayroll } from './payroll/payroll-body.fixture.ts';
import { readCreditNote } from './ubl/notes.ts';

type Told = { readonly code: string; readonly paths: readonly string[]; readonly message: string };

const told = (warnings: readonly Told[]): readonly string[] =>
  warnings.map(({ code, paths }) => `${code} ${paths.join(' ')}`);

describe('a date that can be read in two ways', () => {
  it.each<[string, Changes, readonly string[]]>([
    [
      'with slashes',
      { 'payment_form.payment_due_date': '05/06/2027' },
      ['ambiguous-date payment_form.payment_due_date'],
    ],
    [
      'only once for two fields',
      { date: '11/12/2026', 'payment_form.payment_due_date': '11/12/2026' },
      ['ambiguous-date payment_form.payment_due_date date'],
    ],
    ['not if day and month are the same', { 'payment_form.payment_due_date': '06/06/2027' }, []],
    ['not if only one of them can be the month', { 'payment_form.payment_due_date': '05/13/2027' }, []],
    ['not with the year first', { 'payment_form.payment_due_date': '2027/05/06' }, []],
    ['not in a text', { notes: '05/06/2027' }, []],
  ])('is named: %s', (_what, changes, expected) => {
    const { 'payment_form.payment_due_date': due = '2027-01-01', ...others } = changes;
    expect(told(taken({ date: '2026-11-20', ...others, 'payment_form.payment_due_date': due }).warnings)).toEqual(
      expected,
    );
  });

  it('comes with both readings, and how to write them', () => {
    const { warnings, model } = taken({ 'payment_form.payment_due_date': '05/06/2027' });
    expect(model.dueDate).toBe('2027-05-06');
    expect(warnings[0]?.message).toMatch(/«05\/06\/2027».* 2027-05-06 \(mes\/día\/año\).* 2027-06-05 /);
  });

  it('is named in payroll too', () => {
    const { warnings } = takenPayroll(payrollBody({ 'period.retirement_date': '11/12/2026' }));
    expect(told(warnings)).toContain('ambiguous-date period.retirement_date');
  });
});

const note = (references: object): readonly Told[] => {
  const { invoice_lines: lines, ...body } = invoiceBody({ type_document_id: 4 });
  const read = readCreditNote({ ...body, credit_note_lines: lines, ...references }, { company, now });
  if (!read.ok) throw new Error(JSON.stringify(read.errors));
  return read.warnings;
};

describe('a reference under two names', () => {
  const reference = { number: 'SETP1', uuid: 'a'.repeat(96) };

  it('is named where its values differ, with the one that counts', () => {
    const warnings = note({
      bulling_reference: { ...reference, number: 'SETP2' },
      billing_reference: { ...reference, issue_date: '2026-11-20' },
    });
    expect(warnings.filter(({ code }) => code === 'conflicting-names')).toMatchObject([
      {
        paths: ['billing_reference.number', 'bulling_reference.number'],
        message: expect.stringMatching(/billing_reference\.number \("SETP1"\), que es el que vale.*"SETP2"/) as unknown,
      },
    ]);
  });

  it('is not where they agree', () => {
    const warnings = note({ bulling_reference: reference, billing_reference: reference });
    expect(warnings.map(({ code }) => code)).not.toContain('conflicting-names');
  });
});

describe('a field that ends in no document', () => {
  it.each<[string, readonly Told[], readonly string[]]>([
    [
      'the template of an invoice',
      taken({ invoice_template: 'x', template_token: 'y' }).warnings,
      ['unused-fields invoice_template', 'unused-fields template_token'],
    ],
    ['the resolution of a note', note({}), ['unused-fields resolution_number']],
    [
      'withholdings of a note, as a whole',
      note({
        with_holding_tax_total: [{ tax_id: 6, tax_amount: '1.00' }],
      }),
      ['unused-fields with_holding_tax_total', 'unused-fields resolution_number'],
    ],
    [
      'the resolution of payroll',
      takenPayroll(payrollBody({ resolution_number: '1' })).warnings,
      ['unused-fields resolution_number'],
    ],
    ['the number of payroll', takenPayroll(payrollBody({ number: 77 })).warnings, ['unused-fields number']],
  ])('is named: %s', (_what, warnings, expected) => {
    expect(told(warnings).filter((line) => line.startsWith('unused-fields'))).toEqual(expected);
  });

  it('is not where the document uses it', () => {
    expect(told(taken({ resolution_number: '18760000001' }).warnings)).toEqual([]);
  });
});
