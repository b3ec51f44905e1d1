import { describe, expect, it } from 'vitest';
import { read, taken } from '../invoice-body.fixture.ts';

describe('lines and taxes', () => {
  it('splits descriptions at semicolons', () => {
    const { model } = taken({ 'invoice_lines.0.description': 'Camisa; talla M;; azul ' });
    expect(model.lines[0]?.descriptions).toEqual(['Camisa', 'talla M', 'azul']);
  });

  it.each([';', ' ; ;', ''])('takes %j for no description', (description) => {
    expect(read({ 'invoice_lines.0.description': description })).toMatchObject({
      ok: false,
      errors: { 'invoice_lines.0.description': [expect.any(String)] },
    });
  });

  it('reads identifiers without the blanks around them', () => {
    const { model } = taken({
      'invoice_lines.0.agentparty': ' 900300200 ',
      'invoice_lines.0.code': 'A1 ',
      'invoice_lines.0.is_RNDC': true,
      'invoice_lines.0.RNDC_consignment_number': ' 13456',
      order_reference: { id_order: ' OC-1 ' },
      additional_document_reference: { id: 'ADI-1 ', uuid: ` ${'b'.repeat(96)}` },
    });
    expect(model.lines[0]).toMatchObject({
      mandator: { nit: '900300200' },
      item: { code: 'A1' },
      waybill: { number: '13456' },
    });
    expect(model.orderReference).toMatchObject({ id: 'OC-1' });
    expect(model.additionalReferences).toMatchObject([{ id: 'ADI-1', uuid: 'b'.repeat(96) }]);
  });

  it.each([
    ['blank', { start_date: '', end_date: null }, { special_terms: ' ' }, { address: '' }],
    ['unknown', { first: '2026-02-01' }, { terms: 'x' }, { street: 'x' }],
  ])('has no period, terms or delivery without content: %s', (_name, period, terms, delivery) => {
    const { model } = taken({ invoice_period: period, deliveryterms: terms, delivery });
    expect(model).toMatchObject({ period: undefined, deliveryTerms: undefined, delivery: undefined });
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

  it('names other taxes as in the request', () => {
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
