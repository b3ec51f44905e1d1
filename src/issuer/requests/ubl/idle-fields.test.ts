import { describe, expect, it } from 'vitest';
import { partAt } from '../parts.ts';
import { idleFieldWarnings } from './idle-fields.ts';

const names = { lines: 'invoice_lines', counterparty: 'customer' } as const;

const pathsIn = (body: object): readonly string[] =>
  idleFieldWarnings(partAt('', body as Readonly<Record<string, unknown>>), names).flatMap(({ paths }) => paths); // a literal

type Case = readonly [what: string, body: object, paths: readonly string[]];

const idle: readonly Case[] = [
  [
    'a rate in pesos',
    { calculationrate: 4000, calculationratedate: '2026-11-20' },
    ['calculationrate', 'calculationratedate'],
  ],
  ['the date of no rate', { currency_id: 149, calculationratedate: '2026-11-20' }, ['calculationratedate']],
  ['copies of no mail', { email_cc_list: [{ email: 'a@example.com' }] }, ['email_cc_list']],
  ['a contract of no administration', { noteAIU: 'Aseo', invoice_lines: [{ description: 'Aseo' }] }, ['noteAIU']],
  ['the date of no document', { AdditionalDocumentReferenceDate: '2026-11-01' }, ['AdditionalDocumentReferenceDate']],
  [
    'a city in Colombia',
    { customer: { municipality_name: 'Cali', municipality_id: 1006 } },
    ['customer.municipality_name'],
  ],
  [
    'a municipality abroad',
    { customer: { country_id: 65, municipality_name: 'Miami', municipality_id: 149 } },
    ['customer.municipality_id'],
  ],
  ['a postal code of no place', { customer: { postal_zone_code: '110111' } }, ['customer.postal_zone_code']],
  [
    'units without an amount of a unit',
    { tax_totals: [{ tax_id: 10, base_unit_measure: 3 }] },
    ['tax_totals.0.base_unit_measure'],
  ],
  ['the unit of a percentage', { tax_totals: [{ tax_id: 1, unit_measure_id: 70 }] }, ['tax_totals.0.unit_measure_id']],
  ['another name for IVA', { tax_totals: [{ tax_id: 1, tax_name: 'Otro' }] }, ['tax_totals.0.tax_name']],
  [
    'two types of a discount',
    { allowance_charges: [{ discount_id: 1, type_discount_id: 1 }] },
    ['allowance_charges.0.discount_id'],
  ],
  [
    'a reference price of what is paid',
    { invoice_lines: [{ reference_price_id: 1 }] },
    ['invoice_lines.0.reference_price_id'],
  ],
  ['the digit of no mandator', { invoice_lines: [{ agentparty_dv: 4 }] }, ['invoice_lines.0.agentparty_dv']],
  ['the waybill of no freight', { invoice_lines: [{ value_consignment: 5 }] }, ['invoice_lines.0.value_consignment']],
  [
    'the name of a tax of a line',
    { invoice_lines: [{ with_holding_tax_total: [{ tax_id: 6, tax_name: 'Otro' }] }] },
    ['invoice_lines.0.with_holding_tax_total.0.tax_name'],
  ],
];

const used: readonly (readonly [what: string, body: object])[] = [
  ['a rate in dollars', { currency_id: 149, calculationrate: 4000, calculationratedate: '2026-11-20' }],
  ['copies of a mail', { sendmail: true, email_cc_list: [{ email: 'a@example.com' }] }],
  ['an empty list of copies', { email_cc_list: [] }],
  ['a contract with an administration', { noteAIU: 'Aseo', invoice_lines: [{}, { description: 'Administración' }] }],
  ['a document with its date', { AdditionalDocumentReferenceID: 'A1', AdditionalDocumentReferenceDate: '2026-11-01' }],
  ['a city abroad', { customer: { country_id: 65, municipality_name: 'Miami', state_name: 'Florida' } }],
  ['a municipality that names the city abroad', { customer: { country_id: 65, municipality_id: 149 } }],
  ['a postal code of a municipality', { customer: { municipality_id: 149, postal_zone_code: '110111' } }],
  [
    'a tax of so much a unit',
    { tax_totals: [{ tax_id: 10, per_unit_amount: 70, base_unit_measure: 3, unit_measure_id: 70 }] },
  ],
  ['a name for another tax', { tax_totals: [{ tax_id: 15, tax_name: 'Estampilla' }] }],
  ['the name of the table', { tax_totals: [{ tax_id: 1, tax_name: 'iva' }] }],
  ['a reference price of a sample', { invoice_lines: [{ free_of_charge_indicator: true, reference_price_id: 1 }] }],
  ['a mandator with digit', { invoice_lines: [{ agentparty: '900373076', agentparty_dv: 4 }] }],
  ['a waybill', { invoice_lines: [{ is_RNDC: true, value_consignment: 5 }] }],
];

describe('a field without effect beside the others is named', () => {
  it.each(idle)('%s', (_, body, paths) => {
    expect(pathsIn(body)).toEqual(paths);
  });
});

describe('a field with an effect is not', () => {
  it.each(used)('%s', (_, body) => {
    expect(pathsIn(body)).toEqual([]);
  });
});

it('gives one warning for each reason, with every field, and says what they need', () => {
  const warnings = idleFieldWarnings(
    partAt('', { invoice_lines: [{ reference_price_id: 1 }, { reference_price_id: 2 }] }),
    names,
  );
  expect(warnings.map(({ code, paths }) => [code, paths])).toEqual([
    ['unused-fields', ['invoice_lines.0.reference_price_id', 'invoice_lines.1.reference_price_id']],
  ]);
  expect(warnings[0]?.message).toContain('free_of_charge_indicator');
});
