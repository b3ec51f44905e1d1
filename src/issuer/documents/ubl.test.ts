import { describe, expect, it } from 'vitest';
import { childSpecs, type XmlSpec } from '../../common/xml/node.ts';
import { writeXml } from '../../common/xml/write.ts';
import { fillCodes } from '../codes/fill-codes.ts';
import { healthFields } from '../requests/ubl/health-fields.fixture.ts';
import { invoiceSchema, readInvoice } from '../requests/ubl/invoice.ts';
import type { Schema } from '../requests/schema-parts.ts';
import { company, invoiceBody, now, taken, type Changes } from '../requests/invoice-body.fixture.ts';
import { all, built, every, one, texts } from './built.fixture.ts';
import { buildUbl } from './ubl.ts';
import { misplaced } from './order.fixture.ts';

/** Requests that together use every part of an invoice. */
const variants: Readonly<Record<string, Changes>> = {
  'the example': {},
  'a final consumer': { customer: { identification_number: 222222222222, name: 'CONSUMIDOR FINAL' } },
  'a natural person': {
    'customer.type_document_identification_id': 3,
    'customer.type_organization_id': 2,
    'customer.merchant_registration': '0000-00',
  },
  'a foreign customer in dollars': {
    currency_id: 149,
    calculationrate: '4250.5',
    'customer.type_document_identification_id': 8,
    'customer.municipality_id': undefined,
    'customer.country_id': 65,
    'customer.municipality_name': 'Ashville',
    'customer.state_name': 'Alabama',
  },
  'an export': {
    type_document_id: 2,
    deliveryterms: { special_terms: 'CIF Miami', loss_risk_responsibility_code: 'CIF', loss_risk: 'Vendedor' },
    'invoice_lines.0.brandname': 'FULLFIT',
    'invoice_lines.0.modelname': '1032',
  },
  'a contingency': {
    type_document_id: 3,
    resolution_number: undefined,
    prefix: undefined,
    number: 7,
    additional_document_reference: { id: 'T-1', date: '2026-11-18', uuid: 'abc', type_document_id: 3 },
  },
  references: {
    order_reference: { id_order: 'OC-1', issue_date_order: '2026-11-01' },
    receipt_document_references: [{ id: 'ENT-9', issue_date: '2026-11-02' }],
    invoice_period: { start_date: '2026-10-01', end_date: '2026-10-31' },
    additional_document_reference: [{ id: 'A1' }, { id: 'A2', date: '2026-01-02', type_document_id: 1 }],
  },
  payments: {
    payment_form: [
      { payment_form_id: 2, payment_method_id: 30, payment_due_date: '2026-12-20', duration_measure: '30' },
      { payment_form_id: 1, payment_method_id: 10 },
    ],
    prepaid_payment: { idpayment: 'A3', prepaid_payment_type_id: 1, paidamount: '10', receiveddate: '2026-11-01' },
    'legal_monetary_totals.pre_paid_amount': '10',
    'legal_monetary_totals.payable_rounding_amount': '-0.05',
  },
  'discounts and charges': {
    allowance_charges: [
      {
        discount_id: 1,
        charge_indicator: false,
        allowance_charge_reason: 'Volumen',
        amount: '5000',
        base_amount: '100000',
      },
      { charge_indicator: true, allowance_charge_reason: 'Flete', amount: '200', base_amount: '15840' },
    ],
    'legal_monetary_totals.allowance_total_amount': '5000',
    'legal_monetary_totals.charge_total_amount': '200',
  },
  taxes: {
    'tax_totals.1': { tax_id: 1, percent: '5', taxable_amount: '100', tax_amount: '5.004' },
    'tax_totals.2': {
      tax_id: 10,
      unit_measure_id: 70,
      tax_amount: '500',
      taxable_amount: '0',
      per_unit_amount: '50',
      base_unit_measure: '1.00',
    },
    with_holding_tax_total: [{ tax_id: 7, percent: '0.966', taxable_amount: '1165000', tax_amount: '11253.90' }],
    'invoice_lines.0.with_holding_tax_total': [
      { tax_id: 6, percent: '2.5', taxable_amount: '850000', tax_amount: '21250' },
    ],
  },
  'a free line': { 'invoice_lines.1.free_of_charge_indicator': true, 'invoice_lines.1.reference_price_id': 3 },
  'a mandate': { 'invoice_lines.0.agentparty': '900373076', 'invoice_lines.0.agentparty_dv': 4 },
  'an AIU contract': { noteAIU: 'Aseo', 'invoice_lines.0.description': 'Administración' },
  'the health sector': { health_fields: healthFields },
  'an establishment': {
    establishment_name: 'SUCURSAL',
    establishment_address: 'CL 1',
    establishment_phone: '601',
    establishment_municipality: 600,
    establishment_email: 'n@example.com',
  },
};

const names = Object.keys(variants);
const variant = (name: string): ReturnType<typeof built> => built(variants[name]);

const secrets = {
  technicalKey: company.ranges[0]?.authorization?.technicalKey,
  pin: company.software.invoicing.pin,
  softwareId: 'unused',
};

/** The canonical text split into lines, for a golden file that people can read and compare. */
const pretty = (element: XmlSpec, indent = ''): string => {
  const attributes = Object.entries(element.attributes ?? {})
    .toSorted(([name], [next]) => (name < next ? -1 : 1))
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('');
  if (typeof element.content === 'string')
    return `${indent}<${element.name}${attributes}>${element.content}</${element.name}>`;
  const children = element.content.map((child) => pretty(child, `${indent}  `));
  return [`${indent}<${element.name}${attributes}>`, ...children, `${indent}</${element.name}>`].join('\n');
};

describe('an invoice', () => {
  it('of the example matches the golden file', async () => {
    const { root } = fillCodes(built(), secrets);
    await expect(`${pretty(root)}\n`).toMatchFileSnapshot('./golden/invoice.xml');
  });

  it.each(names)('has its elements in the order and number of the schema: %s', (name) => {
    expect(misplaced(variant(name))).toEqual([]);
  });

  it.each(names)('has no empty element except the codes and the place of the signature: %s', (name) => {
    const empty = every(variant(name)).filter(({ content }) => content.length === 0);
    expect(empty.map((element) => element.name)).toEqual([
      'sts:SoftwareSecurityCode',
      'sts:QRCode',
      'ext:ExtensionContent',
      'cbc:UUID',
    ]);
  });

  it.each(names)('writes amounts with two decimals and one currency: %s', (name) => {
    const root = variant(name);
    const amounts = every(root).filter(({ attributes }) => attributes?.currencyID !== undefined);
    expect(amounts.length).toBeGreaterThan(10);
    expect(new Set(amounts.map(({ attributes }) => attributes?.currencyID))).toEqual(
      new Set(texts(root, 'cbc:DocumentCurrencyCode')),
    );
    expect(amounts.filter(({ content }) => typeof content !== 'string' || !/^-?\d+\.\d{2}$/.test(content))).toEqual([]);
  });

  it.each(names)('names only existing request fields: %s', (name) => {
    const known = (schema: Schema, [step, ...rest]: readonly string[]): boolean => {
      if (step === undefined) return true;
      if ('if' in schema) return known(/^\d+$/.test(step) ? schema.then : schema.else, [step, ...rest]);
      if ('items' in schema) return /^\d+$/.test(step) && known(schema.items, rest);
      const child = 'properties' in schema ? schema.properties[step] : undefined;
      return child !== undefined && known(child, rest);
    };
    const fields = every(variant(name)).flatMap(({ field }) => field ?? []);
    expect(fields.length).toBeGreaterThan(40);
    expect(fields.filter((field) => !known(invoiceSchema, field.split('.')))).toEqual([]);
  });

  it.each(names)('can be written, with the namespaces of the signature on the root: %s', (name) => {
    const xml = writeXml(variant(name));
    expect(xml).toMatch(/^<Invoice xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2" xmlns:cac=/);
    expect(xml).toContain(' xmlns:ds="http://www.w3.org/2000/09/xmldsig#"');
    expect(xml).toContain(' xmlns:xades="http://uri.etsi.org/01903/v1.3.2#"');
  });
});

describe('the lines of an invoice', () => {
  it('are built when the document is written, and not before', () => {
    const { model } = taken();
    let asked = 0;
    const lines = model.lines
      .slice(0, 1)
      .map((line) => Object.defineProperty({ ...line }, 'descriptions', { get: () => ((asked += 1), ['Camisa']) }));
    const coded = fillCodes(buildUbl({ ...model, lines }), secrets);
    expect(asked).toBe(0);
    expect(writeXml(coded.root)).toContain('<cbc:Description>Camisa</cbc:Description>');
    expect(asked).toBe(1);
  });

  it('stay complete in a copy of their element', () => {
    const line = one(built(), 'cac:InvoiceLine');
    expect({ ...line }).toStrictEqual({ ...line, content: childSpecs(line) });
  });
});

describe('the header of an invoice', () => {
  it.each([
    ['a sale', {}, '01', '10', 'CUFE-SHA384'],
    ['an export', variants['an export'], '02', '10', 'CUFE-SHA384'],
    ['a contingency of the issuer', variants['a contingency'], '03', '10', 'CUDE-SHA384'],
    ['a contingency of the authority', { type_document_id: 12 }, '04', '10', 'CUFE-SHA384'],
    ['a mandate', variants['a mandate'], '01', '11', 'CUFE-SHA384'],
    ['an AIU contract', variants['an AIU contract'], '01', '09', 'CUFE-SHA384'],
  ])('states its type: %s', (_name, changes, type, operation, scheme) => {
    const root = built(changes);
    expect(texts(root, 'cbc:InvoiceTypeCode')).toEqual([type]);
    expect(texts(root, 'cbc:CustomizationID')).toEqual([operation]);
    expect(one(root, 'cbc:UUID').attributes).toEqual({ schemeID: '2', schemeName: scheme });
  });

  it('counts its lines and has the number with its prefix', () => {
    const root = built();
    expect(texts(root, 'cbc:LineCountNumeric')).toEqual(['2']);
    expect(texts(root, 'cbc:ID')).toEqual(['SETP990000001']);
    expect(texts(root, 'cbc:IssueTime')).toEqual(['10:30:15-05:00']);
  });

  it('has no prefix if the range has none', () => {
    const ranges = company.ranges.map((range) => ({ ...range, prefix: '' }));
    const result = readInvoice(invoiceBody({ prefix: undefined }), { company: { ...company, ranges }, now });
    const root = result.ok ? buildUbl(result.model) : built();
    expect(texts(root, 'cbc:ID')).toEqual(['990000001']);
    expect(every(root).filter(({ name }) => name === 'sts:Prefix')).toEqual([]);
    const scheme = 'cac:AccountingSupplierParty/cac:Party/cac:PartyLegalEntity/cac:CorporateRegistrationScheme';
    expect(all(root, `${scheme}/cbc:ID`)).toEqual([]);
  });

  it('is due on the day of the first payment that has one', () => {
    const root = variant('payments');
    expect(one(root, 'cbc:DueDate')).toMatchObject({ content: '2026-12-20', field: 'payment_form.0.payment_due_date' });
    expect(all(built(), 'cbc:DueDate')).toEqual([]);
  });

  it('states the rate of a foreign currency', () => {
    const rate = one(variant('a foreign customer in dollars'), 'cac:PaymentExchangeRate');
    expect(texts(rate, 'cbc:SourceCurrencyCode')).toEqual(['USD']);
    expect(texts(rate, 'cbc:TargetCurrencyCode')).toEqual(['COP']);
    expect(texts(rate, 'cbc:CalculationRate')).toEqual(['4250.50']);
    expect(texts(rate, 'cbc:Date')).toEqual(['2026-11-20']);
    expect(all(built(), 'cac:PaymentExchangeRate')).toEqual([]);
  });
});
