import { describe, expect, it } from 'vitest';
import { company, now, read, type Changes } from './invoice-body.fixture.ts';
import { readInvoice } from './ubl/invoice.ts';

/** The change to the example, the path that must be named, and the expected text of the sentence. */
const refused: readonly (readonly [string, Changes, string, RegExp])[] = [
  ['a number that is none', { number: 'SETP1' }, 'number', /entero.*"SETP1"/],
  ['a credit note', { type_document_id: 4 }, 'type_document_id', /1, 2, 3, 12; se recibió 4 \(Nota crédito\)\.$/],
  ['an unknown kind of document', { type_document_id: 99 }, 'type_document_id', /1, 2, 3, 12; se recibió 99\.$/],
  ['no customer', { customer: undefined }, 'customer', /obligatorio/],
  ['a customer as text', { customer: 'Ana' }, 'customer', /un objeto.*"Ana"/],
  [
    'no identification',
    { 'customer.identification_number': undefined },
    'customer.identification_number',
    /obligatorio/,
  ],
  ['no name', { 'customer.name': ' ' }, 'customer.name', /obligatorio/],
  ['a NIT without check digit', { 'customer.dv': undefined }, 'customer.dv', /obligatorio cuando.*NIT/],
  [
    'a NIT without check digit, its kind as text',
    { 'customer.dv': null, 'customer.type_document_identification_id': '6' },
    'customer.dv',
    /NIT/,
  ],
  ['a check digit of two digits', { 'customer.dv': 10 }, 'customer.dv', /un solo dígito.*10/],
  [
    'an unknown municipality',
    { 'customer.municipality_id': 99999 },
    'customer.municipality_id',
    /municipalities.*99999/,
  ],
  ['an unknown country', { 'customer.country_id': 0 }, 'customer.country_id', /countries/],
  ['an unknown liability', { 'customer.type_liability_id': 9999 }, 'customer.type_liability_id', /type_liabilities/],
  [
    'an identifier that is none',
    { 'customer.type_regime_id': '48 a' },
    'customer.type_regime_id',
    /identificador entero.*"48 a"/,
  ],
  ['a block without members for the number', { number: {} }, 'number', /entero.*un objeto/],
  ['a list of blank blocks for the date', { date: [{ a: null }] }, 'date', /una lista/],
  ['a blank block for an address of mail', { 'customer.email': { a: '' } }, 'customer.email', /correo.*un objeto/],
  ['a blank block for a price', { 'invoice_lines.0.price_amount': {} }, 'invoice_lines.0.price_amount', /un objeto/],
  ['an address of mail that is none', { 'customer.email': 'ana' }, 'customer.email', /correo.*"ana"/],
  [
    'an identification whose digits JSON loses',
    { 'customer.identification_number': 12345678901234567890 },
    'customer.identification_number',
    /entre comillas.*pierde cifras/,
  ],
  ['one address of two that is none', { 'customer.email': 'a@b.co;c' }, 'customer.email', /correo/],
  ['a control character', { 'customer.name': 'Ana\u0007' }, 'customer.name', /caracteres de control/],
  [
    'credit without term',
    { 'payment_form.payment_form_id': 2 },
    'payment_form.duration_measure',
    /obligatorio cuando.*crédito/,
  ],
  [
    'credit without term, among several',
    { payment_form: [{ payment_form_id: 1 }, { payment_form_id: '2' }] },
    'payment_form.1.duration_measure',
    /crédito/,
  ],
  [
    'an unknown form of payment',
    { 'payment_form.payment_form_id': 3 },
    'payment_form.payment_form_id',
    /payment_forms/,
  ],
  ['a payment as text', { payment_form: 'contado' }, 'payment_form', /un objeto/],
  [
    'a date that does not exist',
    { date: '2024-02-30' },
    'date',
    /fecha que exista.*AAAA-MM-DD, AAAA.MM.DD o MM.DD.AAAA.*"2024-02-30"/,
  ],
  [
    'a due date with the day first',
    { 'payment_form.payment_due_date': '31/12/2026' },
    'payment_form.payment_due_date',
    /AAAA-MM-DD/,
  ],
  ['a time without seconds', { time: '10:30' }, 'time', /HH:MM:SS/],
  ['a flag that is none', { sendmail: 'sí' }, 'sendmail', /true o false.*"sí"/],
  ['no totals', { legal_monetary_totals: undefined }, 'legal_monetary_totals', /obligatorio/],
  [
    'no total to pay',
    { 'legal_monetary_totals.payable_amount': undefined },
    'legal_monetary_totals.payable_amount',
    /obligatorio/,
  ],
  [
    'a decimal comma',
    { 'legal_monetary_totals.payable_amount': '1386350,00' },
    'legal_monetary_totals.payable_amount',
    /decimal con punto.*"1386350,00"/,
  ],
  ['an exponent', { 'tax_totals.0.tax_amount': '2.2135e5' }, 'tax_totals.0.tax_amount', /sin exponente/],
  ['a number with an exponent', { 'tax_totals.0.tax_amount': 1e21 }, 'tax_totals.0.tax_amount', /1e\+21/],
  ['no lines', { invoice_lines: undefined }, 'invoice_lines', /obligatorio/],
  ['an empty list of lines', { invoice_lines: [] }, 'invoice_lines', /al menos un elemento/],
  ['lines that are no list', { invoice_lines: { code: 'x' } }, 'invoice_lines', /una lista.*un objeto/],
  ['a line that is no object', { 'invoice_lines.1': 7 }, 'invoice_lines.1', /un objeto.*7/],
  ['a line without code', { 'invoice_lines.0.code': undefined }, 'invoice_lines.0.code', /obligatorio/],
  ['a line without price', { 'invoice_lines.1.price_amount': '' }, 'invoice_lines.1.price_amount', /obligatorio/],
  [
    'an unknown unit',
    { 'invoice_lines.1.unit_measure_id': 5000 },
    'invoice_lines.1.unit_measure_id',
    /unit_measures.*5000/,
  ],
  ['an unknown tax', { 'invoice_lines.0.tax_totals.0.tax_id': 77 }, 'invoice_lines.0.tax_totals.0.tax_id', /taxes/],
  [
    'a discount without amount',
    { 'invoice_lines.1.allowance_charges.0.amount': undefined },
    'invoice_lines.1.allowance_charges.0.amount',
    /obligatorio/,
  ],
  [
    'an unknown discount',
    { 'allowance_charges.0': { charge_indicator: false, amount: 1, discount_id: 13 } },
    'allowance_charges',
    /una lista/,
  ],
  [
    'a prefix of files with ñ',
    { atacheddocument_name_prefix: 'Peña-' },
    'atacheddocument_name_prefix',
    /sin tilde ni ñ/,
  ],
  [
    'an extension with its point',
    { annexes: [{ document: 'QUJD', extension: '.PDF' }] },
    'annexes.0.extension',
    /puntos \(no al principio\)/,
  ],
  ['a copy without address', { email_cc_list: [{ name: 'Ana' }] }, 'email_cc_list.0.email', /obligatorio/],
  [
    'a file name that leaves its folder',
    { atacheddocument_name_prefix: '../x' },
    'atacheddocument_name_prefix',
    /nombre de archivo/,
  ],
  ['an unknown currency', { currency_id: 5000 }, 'currency_id', /type_currencies/],
  ['the same under the other name', { idcurrency: 5000 }, 'idcurrency', /El campo idcurrency .*type_currencies/],
  [
    'an unknown municipality of the issuer',
    { establishment_municipality: 5000 },
    'establishment_municipality',
    /municipalities/,
  ],
];

describe('a request that cannot be read', () => {
  it.each(refused)('%s', (_name, changes, path, sentence) => {
    const result = read(changes);
    expect(result.ok).toBe(false);
    const errors = result.ok ? {} : result.errors;
    expect(Object.keys(errors)).toEqual([path]);
    expect(errors[path]).toHaveLength(1);
    expect(errors[path]?.[0]).toMatch(sentence);
    expect(errors[path]?.[0]).toContain(path);
  });

  it('names all errors at once', () => {
    const result = read({
      number: 'uno',
      'customer.name': undefined,
      'invoice_lines.0.code': undefined,
      date: 'hoy',
    });
    const paths = result.ok ? [] : Object.keys(result.errors).sort();
    expect(paths).toEqual(['customer.name', 'date', 'invoice_lines.0.code', 'number']);
  });

  it.each([[null], ['{}'], [7], [[]], [undefined]])('is no object: %j', (body) => {
    const result = readInvoice(body, { company, now });
    expect(result).toMatchObject({ ok: false, errors: { body: [expect.stringContaining('un objeto')] } });
  });

  it('quotes long values in part and containers by kind', () => {
    const long = read({ date: 'x'.repeat(5000) });
    expect(long.ok ? '' : long.errors.date?.[0]?.length).toBeLessThan(200);
    const nested = read({ date: { a: 1 } });
    expect(nested).toMatchObject({ errors: { date: [expect.stringContaining('se recibió un objeto')] } });
  });

  it('lists no more errors than anyone reads', () => {
    const lines = Array.from({ length: 5000 }, () => ({}));
    const result = read({ invoice_lines: lines });
    expect(result.ok ? 0 : Object.keys(result.errors).length).toBeLessThanOrEqual(200);
  });
});
