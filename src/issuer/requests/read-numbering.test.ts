import { describe, expect, it } from 'vitest';
import { company, invoiceBody, now, taken } from './invoice-body.fixture.ts';
import type { Company } from '../company.ts';
import type { DocumentModel } from '../documents/document-model.ts';
import { payrollBody, replacementBody } from './payroll/payroll-body.fixture.ts';
import { readPayroll, readPayrollAdjustment } from './payroll/payroll.ts';
import type { DocumentRead } from './read.ts';
import { readInvoice } from './ubl/invoice.ts';

/** With a range that has no prefix, after those that have one. */
const bare = (typeCode: string): Company => ({
  ...company,
  ranges: [...company.ranges, { prefix: '', from: '7', to: '100', typeCodes: [typeCode], authorization: undefined }],
});

const codesIn = (read: DocumentRead<DocumentModel>): readonly string[] =>
  read.ok ? read.warnings.map(({ code }) => code) : [];

describe('numbering', () => {
  const facts = { from: '990000000', to: '995000000' };
  const key = { technicalKey: 'fc8eac422eba16e22ffd8c6f94b3f40a6e38162c' };

  it('is the configured range', () => {
    expect(taken().model.numbering).toEqual({
      ...facts,
      prefix: 'SETP',
      authorization: { resolution: '18760000001', startDate: '2019-01-19', endDate: '2030-01-19', ...key },
    });
  });

  it('is found without resolution and prefix', () => {
    const { model, warnings } = taken({ resolution_number: undefined, prefix: undefined });
    expect(model).toMatchObject({
      prefix: 'SETP',
      numbering: { authorization: { resolution: '18760000001' }, prefix: 'SETP' },
    });
    expect(warnings).toEqual([]);
  });

  it('warns of an empty prefix, in place of which the own one is used', () => {
    const { model, warnings } = taken({ prefix: '' });
    expect(model.numbering.prefix).toBe('SETP');
    expect(warnings).toMatchObject([{ code: 'prefix-assumed', paths: ['prefix'] }]);
  });

  it.each([
    [
      'invoice',
      () =>
        readInvoice(invoiceBody({ prefix: ' ', resolution_number: undefined, number: undefined }), {
          company: bare('01'),
          now,
        }),
    ],
    ['payroll', () => readPayroll(payrollBody({ prefix: '' }), { company: bare('102'), now })],
    ['adjustment', () => readPayrollAdjustment(replacementBody({ prefix: '' }), { company: bare('103'), now })],
  ])('without prefix is the one that an empty prefix names: %s', (_kind, read) => {
    expect(read()).toMatchObject({ ok: true, model: { prefix: '', numbering: { from: '7' } } });
    expect(codesIn(read())).not.toContain('prefix-assumed');
  });

  it.each([
    ['payroll', () => readPayroll(payrollBody({ prefix: '' }), { company, now }), 'NI'],
    ['adjustment', () => readPayrollAdjustment(replacementBody({ prefix: '' }), { company, now }), 'NIA'],
  ])('warns of an empty prefix where the company has no such range: %s', (_kind, read, prefix) => {
    expect(read()).toMatchObject({ ok: true, model: { prefix } });
    expect(codesIn(read())).toContain('prefix-assumed');
  });

  it.each([
    [
      'resolution',
      { resolution_number: '18769999999' },
      { ...facts, authorization: { resolution: '18769999999', ...key }, prefix: 'SETP' },
    ],
    ['prefix', { prefix: 'XX' }, { ...facts, authorization: { resolution: '18760000001', ...key }, prefix: 'XX' }],
  ])('keeps an unknown %s as given, with a warning to the caller', (_name, changes, numbering) => {
    const { model, warnings } = taken(changes);
    expect(model.numbering).toMatchObject(numbering);
    expect(model.prefix).toBe(numbering.prefix);
    expect(warnings).toMatchObject([{ code: 'numbering-not-configured', paths: ['resolution_number', 'prefix'] }]);
  });

  it.each([
    [1, true],
    [3, false],
  ])('speaks of a technical key where the range of type %d has one: %s', (type_document_id, has) => {
    const { warnings } = taken({ type_document_id, prefix: 'XX' });
    expect(warnings.some(({ message }) => message.includes('clave técnica'))).toBe(has);
  });

  it('of contingency documents is their own range, without a technical key', () => {
    const { model } = taken({ type_document_id: 3, resolution_number: undefined, prefix: undefined, number: 7 });
    expect(model).toMatchObject({
      type: { code: '03' },
      prefix: 'SCON',
      numbering: { authorization: { resolution: '18760000003' } },
    });
    expect(model.numbering.authorization?.technicalKey).toBeUndefined();
  });

  it.each([
    ['resolution and prefix', { resolution_number: '18760000001', prefix: 'SETP' }],
    ['resolution', { resolution_number: '18760000001', prefix: undefined }],
    ['prefix', { resolution_number: undefined, prefix: 'SETP' }],
  ])('comes from one range, that of another type if the request names it: %s', (_name, changes) => {
    const { model, warnings } = taken({ type_document_id: 3, ...changes });
    expect(model).toMatchObject({
      type: { code: '03' },
      prefix: 'SETP',
      numbering: {
        prefix: 'SETP',
        from: '990000000',
        to: '995000000',
        authorization: { resolution: '18760000001', startDate: '2019-01-19' },
      },
    });
    expect(warnings).toMatchObject([
      { code: 'numbering-of-another-type', message: expect.stringMatching(/SETP.*18760000003.*SCON/) as string },
    ]);
  });

  it('is chosen by the number between otherwise equal ranges', () => {
    const [range] = company.ranges;
    const later = { ...range, prefix: 'B', from: '1', to: '100' } as typeof range & {};
    const two = { ...company, ranges: [...company.ranges.slice(0, 1), later] };
    const result = readInvoice(invoiceBody({ prefix: undefined, number: 50 }), { company: two, now });
    expect(result).toMatchObject({ ok: true, model: { prefix: 'B' }, warnings: [] });
  });

  it('is missing for a kind of document that the company does not issue', () => {
    const result = readInvoice(invoiceBody(), { company: { ...company, ranges: [] }, now });
    expect(result).toMatchObject({ ok: false, errors: { type_document_id: [expect.stringContaining('01')] } });
  });
});
