import { expect, it } from 'vitest';
import { invoiceIn } from './event.ts';

const invoice = (total: string, ...taxes: readonly string[]): Buffer =>
  Buffer.from(
    '<Invoice><ID>SETP1</ID><UUID>c0de</UUID><AccountingSupplierParty><Party><PartyTaxScheme><CompanyID>900373115</CompanyID>' +
      `</PartyTaxScheme></Party></AccountingSupplierParty>${taxes.map((tax) => `<TaxTotal><TaxAmount>${tax}</TaxAmount></TaxTotal>`).join('')}` +
      `<LegalMonetaryTotal><PayableAmount>${total}</PayableAmount></LegalMonetaryTotal></Invoice>`,
  );

it.each([
  [invoice('119.00', '19.00', '0.50'), { total: '119.00', tax: '19.50' }],
  [invoice(' 119.000000 ', '19'), { total: '119.00', tax: '19.00' }],
  [invoice('99999999999999999999.99', ''), { total: '99999999999999999999.99', tax: '0.00' }],
])('gives total and taxes as decimals: %#', (xml, amounts) => {
  expect(invoiceIn(xml)).toMatchObject({ ok: true, invoice: amounts });
});

it.each([invoice('NaN'), invoice('1e9999999'), invoice('100.00', '1,000'), invoice('100.00', '19.00', 'x')])(
  'refuses an invoice whose amounts are none: %#',
  (xml) => {
    expect(invoiceIn(xml)).toMatchObject({ ok: false, message: expect.stringContaining('número decimal') as unknown });
  },
);
