import { describe, expect, it } from 'vitest';
import { company, invoiceBody, now, taken } from './invoice-body.fixture.ts';
import { readInvoice } from './ubl/invoice.ts';

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

  it('has the name, address and contact given in the body', () => {
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
  it('is the final consumer with only number and name', () => {
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

  it('lives abroad, in another country', () => {
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

  it('is accepted with a liability from an earlier edition of the table', () => {
    expect(taken({ 'customer.type_liability_id': 29 }).model.customer.liabilities).toHaveLength(1);
  });

  it('loses an address without a municipality, with a warning to the caller', () => {
    const { model, warnings } = taken({ 'customer.municipality_id': undefined });
    expect(model.customer.address).toBeUndefined();
    expect(warnings).toMatchObject([{ code: 'address-left-out', paths: ['customer.address'] }]);
  });
});
