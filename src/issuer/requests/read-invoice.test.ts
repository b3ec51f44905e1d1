import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { packageFile } from '../../common/data-directory.ts';
import { company, invoiceBody, now, read, taken, type Changes } from './invoice-body.fixture.ts';
import { readInvoice } from './read-invoice.ts';

const context = { company, now };

describe('reading the example', () => {
  it('is taken without a warning, issued now in Colombian time', () => {
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

  it('keeps amounts and quantities as they were written', () => {
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

describe('the issuer', () => {
  it('is the company', () => {
    expect(taken().model.supplier).toMatchObject({
      path: 'establishment',
      name: company.name,
      identification: { number: company.nit, checkDigit: company.checkDigit, type: { code: '31' } },
      contact: { telephone: company.phone, email: company.email },
      address: { municipality: { code: '11001' }, line: company.address },
    });
  });

  it('has the name, address and contact that the body gives it', () => {
    const { model } = taken({
      establishment_name: 'SUCURSAL NORTE',
      establishment_address: 'CL 100 # 1-2',
      establishment_phone: '3101112233',
      establishment_municipality: 600,
      establishment_email: 'norte@example.com',
    });
    expect(model.supplier).toMatchObject({
      name: 'SUCURSAL NORTE',
      tradeName: undefined,
      identification: { number: company.nit },
      contact: { telephone: '3101112233', email: 'norte@example.com' },
      address: { municipality: { code: '27660' }, department: { code: '27', name: 'Chocó' }, line: 'CL 100 # 1-2' },
    });
  });

  it('keeps the trade name of the company only under its own name', () => {
    const trading = { ...company, tradeName: 'LA PRUEBA' };
    const own = readInvoice(invoiceBody(), { company: trading, now });
    const other = readInvoice(invoiceBody({ establishment_name: 'OTRA' }), { company: trading, now });
    expect(own).toMatchObject({ ok: true, model: { supplier: { tradeName: 'LA PRUEBA' } } });
    expect(other).toMatchObject({ ok: true, model: { supplier: { tradeName: undefined } } });
  });
});

describe('the customer', () => {
  it('is the final consumer with nothing but number and name', () => {
    const { model } = taken({ customer: { identification_number: 222222222222, name: 'CONSUMIDOR FINAL' } });
    expect(model.customer).toEqual({
      path: 'customer',
      organization: '2',
      identification: {
        number: '222222222222',
        type: { code: '13', name: 'Cédula de ciudadanía' },
        checkDigit: undefined,
      },
      name: 'CONSUMIDOR FINAL',
      tradeName: undefined,
      address: undefined,
      liabilities: [{ code: 'R-99-PN', name: 'No aplica - Otros' }],
      regime: { code: '49', name: 'No responsable de IVA' },
      taxScheme: { code: 'ZZ', name: 'No aplica' },
      merchantRegistration: undefined,
      contact: { telephone: undefined, email: undefined },
    });
  });

  it('lives abroad with a country of its own', () => {
    const { model, warnings } = taken({
      'customer.type_document_identification_id': 8,
      'customer.identification_number': 'AB100002',
      'customer.dv': undefined,
      'customer.municipality_id': undefined,
      'customer.country_id': 65,
      'customer.municipality_name': 'Ashville',
      'customer.state_name': 'Alabama',
    });
    expect(warnings).toEqual([]);
    expect(model.customer.address).toEqual({
      municipality: undefined,
      city: 'Ashville',
      department: undefined,
      state: 'Alabama',
      country: { code: 'US', name: 'Estados Unidos' },
      postalZone: undefined,
      line: 'Calle 72 # 10-34',
    });
  });

  it.each([
    ['regime 48 pays IVA', { 'customer.type_regime_id': 1 }, '01'],
    ['regime 49 pays nothing', { 'customer.type_regime_id': 2 }, 'ZZ'],
    ['tax_id says otherwise', { 'customer.type_regime_id': 1, 'customer.tax_id': 18 }, 'ZA'],
  ])('%s', (_name, changes, code) => {
    expect(taken(changes).model.customer.taxScheme.code).toBe(code);
  });

  it('is taken with a liability of an earlier edition of the table', () => {
    expect(taken({ 'customer.type_liability_id': 29 }).model.customer.liabilities).toHaveLength(1);
  });

  it('loses an address without municipality, and the caller is told', () => {
    const { model, warnings } = taken({ 'customer.municipality_id': undefined });
    expect(model.customer.address).toBeUndefined();
    expect(warnings).toMatchObject([{ code: 'address-left-out', paths: ['customer.address'] }]);
  });
});

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

  it.each([
    [
      'resolution',
      { resolution_number: '18769999999' },
      { ...facts, authorization: { resolution: '18769999999', ...key }, prefix: 'SETP' },
    ],
    ['prefix', { prefix: 'XX' }, { ...facts, authorization: { resolution: '18760000001', ...key }, prefix: 'XX' }],
  ])('keeps an unknown %s as given, and the caller is told', (_name, changes, numbering) => {
    const { model, warnings } = taken(changes);
    expect(model.numbering).toMatchObject(numbering);
    expect(model.prefix).toBe(numbering.prefix);
    expect(warnings).toMatchObject([{ code: 'numbering-not-configured', paths: ['resolution_number', 'prefix'] }]);
  });

  it('of contingency documents is their own range, without technical key', () => {
    const { model } = taken({ type_document_id: 3, resolution_number: undefined, prefix: undefined, number: 7 });
    expect(model).toMatchObject({
      type: { code: '03' },
      prefix: 'SCON',
      numbering: { authorization: { resolution: '18760000003' } },
    });
    expect(model.numbering.authorization?.technicalKey).toBeUndefined();
  });

  it('is chosen by the number between ranges that are equal otherwise', () => {
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

describe('payment', () => {
  it('is one object or several', () => {
    const due = { payment_form_id: 2, duration_measure: '30', payment_due_date: '2026-12-20' };
    const { model } = taken({
      payment_form: [
        { ...due, payment_method_id: 30 },
        { ...due, payment_method_id: 10 },
      ],
    });
    expect(model.paymentMeans).toMatchObject([
      {
        path: 'payment_form.0',
        form: { code: '2' },
        method: { code: '30' },
        durationDays: '30',
        dueDate: '2026-12-20',
      },
      { path: 'payment_form.1', form: { code: '2' }, method: { code: '10' } },
    ]);
    expect(model.dueDate).toBe('2026-12-20');
    expect(taken().model.paymentMeans).toMatchObject([{ path: 'payment_form', form: { code: '1' } }]);
  });

  it('is cash where the request is silent, and the caller is told', () => {
    const { model, warnings } = taken({ payment_form: undefined });
    expect(model.paymentMeans).toMatchObject([{ form: { code: '1' }, method: { code: '10' }, dueDate: undefined }]);
    expect(warnings).toMatchObject([{ code: 'payment-form-assumed', paths: ['payment_form'] }]);
  });

  it('leaves a credit without due date to the authority', () => {
    const changes = { 'payment_form.payment_form_id': 2, 'payment_form.duration_measure': 0 };
    expect(taken(changes).model.paymentMeans[0]).toMatchObject({ form: { code: '2' }, dueDate: undefined });
  });

  it('may have been made in advance', () => {
    const { model } = taken({
      prepaid_payment: { idpayment: 'A3', paidamount: 1000, receiveddate: '2026-11-01', instructionid: 'Anticipo' },
      prepaid_payments: [{ paidamount: '5.00', prepaid_payment_type_id: 4 }],
    });
    expect(model.prepaidPayments).toEqual([
      {
        path: 'prepaid_payment',
        id: 'A3',
        type: undefined,
        amount: '1000',
        receivedDate: '2026-11-01',
        paidDate: undefined,
        instruction: 'Anticipo',
      },
      {
        path: 'prepaid_payments.0',
        id: '',
        type: { code: '04', name: 'Anticipo' },
        amount: '5.00',
        receivedDate: undefined,
        paidDate: undefined,
        instruction: undefined,
      },
    ]);
  });

  it.each([
    ['the rate of the day', { currency_id: 149, calculationrate: '4250' }, { rate: '4250', date: '2026-11-20' }],
    [
      'a rate of another day',
      { idcurrency: '149', calculationrate: 4250.5, calculationratedate: '11/19/2026' },
      { rate: '4250.5', date: '2026-11-19' },
    ],
  ])('in another currency has %s', (_name, changes, rate) => {
    expect(taken(changes).model).toMatchObject({ currency: 'USD', exchangeRate: rate });
  });

  it('in another currency without a rate is sent without one', () => {
    expect(taken({ currency_id: 149 }).model).toMatchObject({ currency: 'USD', exchangeRate: undefined });
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

describe('lines and taxes', () => {
  it('splits descriptions at semicolons', () => {
    const { model } = taken({ 'invoice_lines.0.description': 'Camisa; talla M;; azul ' });
    expect(model.lines[0]?.descriptions).toEqual(['Camisa', 'talla M', 'azul']);
  });

  it('reads a free line with its reference price', () => {
    const { model } = taken({
      'invoice_lines.1.free_of_charge_indicator': true,
      'invoice_lines.1.reference_price_id': 3,
    });
    expect(model.lines[1]).toMatchObject({ freeOfCharge: true, referencePrice: { code: '03', name: 'Otro valor' } });
  });

  it('reads nominal taxes with their unit', () => {
    const bag = {
      tax_id: '10',
      unit_measure_id: '70',
      tax_amount: '500.00',
      per_unit_amount: '50.00',
      base_unit_measure: '1.00',
    };
    expect(taken({ 'tax_totals.1': bag }).model.taxTotals[1]).toEqual({
      path: 'tax_totals.1',
      tax: { code: '22', name: 'INC Bolsas' },
      taxAmount: '500.00',
      taxableAmount: undefined,
      percent: undefined,
      perUnit: { amount: '50.00', baseUnitMeasure: '1.00', unitCode: '94' },
    });
  });

  it('names other taxes as the request does', () => {
    const other = { tax_id: 15, tax_name: 'Estampilla', tax_amount: 1 };
    expect(taken({ 'tax_totals.1': other }).model.taxTotals[1]?.tax).toEqual({ code: 'ZZ', name: 'Estampilla' });
  });

  it('reads withholdings of the document and of a line', () => {
    const withheld = [{ tax_id: 6, percent: '2.50', taxable_amount: '1165000.00', tax_amount: '29125.00' }];
    const { model } = taken({ with_holding_tax_total: withheld, 'invoice_lines.0.with_holding_tax_total': withheld });
    expect(model.withholdings).toMatchObject([
      { path: 'with_holding_tax_total.0', tax: { code: '06', name: 'ReteRenta' } },
    ]);
    expect(model.lines[0]?.withholdings).toMatchObject([{ path: 'invoice_lines.0.with_holding_tax_total.0' }]);
  });

  it('reads discounts by either table and charges with their percentage', () => {
    const discount = { charge_indicator: false, allowance_charge_reason: 'x', amount: 1, base_amount: 2 };
    const { model } = taken({
      allowance_charges: [
        { ...discount, discount_id: 1 },
        { ...discount, type_discount_id: 2 },
        { charge_indicator: true, amount: '5.00', multiplier_factor_numeric: '10' },
      ],
    });
    expect(model.allowanceCharges).toMatchObject([
      { isCharge: false, reasonCode: '00', reason: 'x', amount: '1', baseAmount: '2' },
      { isCharge: false, reasonCode: '01' },
      { isCharge: true, reasonCode: undefined, reason: '', multiplier: '10', baseAmount: undefined },
    ]);
  });

  it.each([
    [1, { code: 'CONS-01', standard: { code: '001', name: 'UNSPSC' }, agencyId: '10' }],
    [2, { code: 'CONS-01', standard: { code: '010', name: 'GTIN' }, agencyId: '9' }],
    [4, { code: 'CONS-01', standard: { code: '999' }, agencyId: undefined }],
  ])('identifies items by the standard %i', (type, item) => {
    expect(taken({ 'invoice_lines.0.type_item_identification_id': type }).model.lines[0]?.item).toMatchObject(item);
  });
});

describe('page and mail', () => {
  it('asks for nothing unless told', () => {
    expect(taken().presentation).toMatchObject({
      confirmationText: true,
      headNote: undefined,
      mail: { toCustomer: false, toIssuer: false, customerCredentials: false, copies: [], annexes: [] },
    });
  });

  it('carries what the request asks for', () => {
    const { presentation, warnings } = taken({
      head_note: 'arriba',
      foot_note: 'abajo',
      seze: '2021-2017',
      actividadeconomica: '6201',
      disable_confirmation_text: true,
      sendmail: 'true',
      sendmailtome: 1,
      send_customer_credentials: true,
      email_cc_list: [{ email: 'copia@example.com' }],
      annexes: [{ document: 'AAAA', extension: 'jpg' }],
      html_header: '<h1>hola</h1>',
      html_buttons: '<b>b</b>',
      html_footer: '<i>f</i>',
      atacheddocument_name_prefix: 'FES-1-',
      invoice_template: 'one',
      template_token: 'x',
    });
    expect(warnings).toEqual([]);
    expect(presentation).toEqual({
      headNote: 'arriba',
      footNote: 'abajo',
      confirmationText: false,
      economicZone: '2021-2017',
      economicActivity: '6201',
      mail: {
        toCustomer: true,
        toIssuer: true,
        customerCredentials: true,
        copies: ['copia@example.com'],
        annexes: [{ document: 'AAAA', extension: 'jpg' }],
        html: { header: '<h1>hola</h1>', buttons: '<b>b</b>', footer: '<i>f</i>' },
        attachedDocumentPrefix: 'FES-1-',
      },
    });
  });
});

describe('fields that nothing reads', () => {
  it('are taken and named', () => {
    const { warnings } = taken({ web_site: 'x', 'customer.nickname': { deep: 1 }, 'invoice_lines.1.color': 'azul' });
    expect(warnings).toMatchObject([
      { code: 'unknown-fields', paths: ['customer.nickname', 'invoice_lines.1.color', 'web_site'] },
    ]);
  });

  it('may have the names of built-in members', () => {
    const [warning] = taken({ constructor: 1, 'customer.toString': 2 }).warnings;
    expect(warning?.paths).toEqual(['customer.toString', 'constructor']);
  });

  it('are not listed without end', () => {
    const many = Object.fromEntries(Array.from({ length: 150 }, (_, index) => [`field_${index}`, 1]));
    const [warning] = taken(many).warnings;
    expect(warning?.paths).toHaveLength(100);
    expect(warning?.message).toContain('150');
  });
});

describe('names of the caller', () => {
  it('stand in errors and warnings, and lead back from canonical paths', () => {
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

/** Real bodies lie outside the repository; what they exercise stands above as bodies of our own. */
const folder = packageFile('../shared/requests');
const absent = 'none at hand';
const found = existsSync(folder)
  ? readdirSync(folder).filter((name) => /^(?:invoice|preview)-.*\.json$/.test(name))
  : [absent];

describe('bodies found in public material', () => {
  it.each(found)('are read without other errors than they are known for: %s', (name) => {
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
