import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { packageFile } from '../../../common/data-directory.ts';
import { company, now, read, taken, type Changes } from '../invoice-body.fixture.ts';
import { readInvoice } from './invoice.ts';

const context = { company, now };

describe('reading the example', () => {
  it('is accepted without a warning, issued now in Colombian time', () => {
    const { model, warnings, fieldNames } = taken();
    expect(warnings).toEqual([]);
    expect(fieldNames).toEqual({});
    expect(model).toMatchObject({
      kind: 'invoice',
      type: { code: '01' },
      operation: '10',
      environment: '2',
      prefix: 'SETP',
      number: '990000001',
      issueDate: '2026-11-20',
      issueTime: '10:30:15',
      dueDate: undefined,
      currency: 'COP',
      exchangeRate: undefined,
      notes: ['Servicios del mes'],
      software: { id: company.software.invoicing.id, providerNit: company.nit, providerCheckDigit: company.checkDigit },
    });
  });

  it('keeps amounts and quantities as written', () => {
    const { model } = taken({
      'legal_monetary_totals.payable_amount': 1386350.5,
      'invoice_lines.0.line_extension_amount': '840336.134',
      'invoice_lines.0.invoiced_quantity': 10.25,
    });
    expect(model.totals.payableAmount).toBe('1386350.5');
    expect(model.lines[0]).toMatchObject({ lineExtensionAmount: '840336.134', quantity: '10.25' });
  });

  it('is plain data: it survives being stored as JSON', () => {
    const { model } = taken();
    expect(JSON.parse(JSON.stringify(model))).toEqual(JSON.parse(JSON.stringify(structuredClone(model))));
    expect(Object.values(model).some((value) => typeof value === 'function')).toBe(false);
  });
});

describe('forms of a value', () => {
  it.each([
    ['2024-08-31', '2024-08-31'],
    ['08/31/2024', '2024-08-31'],
    ['2024/08/31', '2024-08-31'],
  ])('takes the date %s', (given, issueDate) => {
    expect(taken({ date: given }).model.issueDate).toBe(issueDate);
  });

  it.each<[string, Changes]>([
    ['identifiers as text', { type_document_id: '1', 'customer.municipality_id': '149' }],
    ['an identification number as text', { 'customer.identification_number': '901458652' }],
    ['a telephone as a number', { 'customer.phone': 3001234567 }],
    ['a check digit as text', { 'customer.dv': '7' }],
    ['null where nothing is meant', { notes: null, 'customer.merchant_registration': null, time: null }],
    ['an empty text where nothing is meant', { seze: '', 'payment_form.payment_due_date': '' }],
    ['an empty list', { with_holding_tax_total: [], allowance_charges: [] }],
  ])('takes %s', (_name, changes) => {
    expect(read(changes).ok).toBe(true);
  });

  it('sends a wrong check digit, a wrong total, a date long past and a number outside the range as given', () => {
    const { model } = taken({
      'customer.dv': 3,
      'legal_monetary_totals.payable_amount': '1.00',
      date: '1999-12-31',
      number: 1,
    });
    expect(model.customer.identification.checkDigit).toBe('3');
    expect(model.totals.payableAmount).toBe('1.00');
    expect(model.issueDate).toBe('1999-12-31');
    expect(model.number).toBe('1');
  });
});

describe('kinds of sale', () => {
  it.each([
    ['asked for', { type_operation_id: 9 }, '09'],
    ['of a mandate', { 'invoice_lines.0.agentparty': '900373076', 'invoice_lines.0.agentparty_dv': 4 }, '11'],
    ['of an AIU contract', { noteAIU: 'Aseo' }, '09'],
    ['standard', {}, '10'],
  ])('%s', (_name, changes, operation) => {
    expect(taken(changes).model.operation).toBe(operation);
  });

  it('puts the object of an AIU contract before the note of the administration line', () => {
    const { model } = taken({
      noteAIU: 'Aseo de oficinas',
      'invoice_lines.0.description': 'ADMINISTRACIÓN',
      'invoice_lines.0.notes': 'noviembre',
    });
    expect(model.lines.map(({ notes }) => notes)).toEqual([
      'Contrato de servicios AIU por concepto de: Aseo de oficinas\nnoviembre',
      undefined,
    ]);
  });

  it('refers to the document that a contingency transcribes', () => {
    const { model } = taken({
      additional_document_reference: { id: 'TAL-12', date: '2026-11-18', uuid: 'abc', type_document_id: 3 },
    });
    expect(model.additionalReferences).toEqual([
      {
        path: 'additional_document_reference',
        id: 'TAL-12',
        issueDate: '2026-11-18',
        typeCode: '03',
        uuid: 'abc',
        uuidScheme: 'CUDE-SHA384',
      },
    ]);
  });

  it('of an export has delivery terms, brand and model', () => {
    const { model } = taken({
      type_document_id: 2,
      deliveryterms: { special_terms: 'CIF Miami', loss_risk_responsibility_code: 'CIF', loss_risk: 'Vendedor' },
      'invoice_lines.0.brandname': 'FULLFIT',
      'invoice_lines.0.modelname': '1032',
    });
    expect(model).toMatchObject({
      type: { code: '02' },
      deliveryTerms: { specialTerms: 'CIF Miami', incoterm: 'CIF', lossRisk: 'Vendedor' },
      lines: [{ brand: 'FULLFIT', model: '1032' }, { brand: undefined }],
    });
  });

  it('refers to orders, receipts and a period', () => {
    const { model } = taken({
      order_reference: { id_order: 'OC-1', issue_date_order: '2026-11-01' },
      receipt_document_references: [{ id: 'ENT-9', issue_date: '2026-11-02' }],
      invoice_period: { start_date: '2026-10-01', end_date: '2026-10-31' },
    });
    expect(model).toMatchObject({
      orderReference: { id: 'OC-1', issueDate: '2026-11-01' },
      receiptReferences: [{ path: 'receipt_document_references.0', id: 'ENT-9', issueDate: '2026-11-02' }],
      period: { startDate: '2026-10-01', endDate: '2026-10-31' },
    });
  });
});

describe('names of the caller', () => {
  it('appear in errors and warnings, and are mapped back from canonical paths', () => {
    const { fieldNames } = taken({ resolution_number: undefined, resoluntion_number: '18760000001' });
    expect(fieldNames).toEqual({ resolution_number: 'resoluntion_number' });
    const unknown = taken({ resolution_number: undefined, resoluntion_number: '1' }).warnings;
    expect(unknown).toMatchObject([{ paths: ['resoluntion_number', 'prefix'] }]);
    const refused = read({ resolution_number: undefined, resoluntion_number: ['1'] });
    expect(refused).toMatchObject({
      ok: false,
      errors: { resoluntion_number: [expect.stringContaining('resoluntion_number')] },
    });
  });
});

/** Real bodies are outside the repository; their cases are covered above by bodies of our own. */
const folder = packageFile('../shared/requests');
const absent = 'none at hand';
const found = existsSync(folder)
  ? readdirSync(folder).filter((name) => /^(?:invoice|preview)-.*\.json$/.test(name))
  : [absent];

describe('bodies found in public material', () => {
  it.each(found)('are read with only their known errors: %s', (name) => {
    if (name === absent) {
      expect(existsSync(folder)).toBe(false);
    } else {
      const result = readInvoice(JSON.parse(readFileSync(`${folder}/${name}`, 'utf8')), context);
      // The one of the health sector gives each user a contract and a policy (section 2.6).
      const twice = ['contract_number', 'policy_number'];
      const refused = [0, 1].flatMap((user) => twice.map((field) => `health_fields.users_info.${user}.${field}`));
      expect(result.ok ? [] : Object.keys(result.errors)).toEqual(name.startsWith('invoice-health') ? refused : []);
    }
  });
});
