import { describe, expect, it } from 'vitest';
import { remove, set } from '../../testing/rules.fixture.ts';
import { adviceAfter } from './advice.fixture.ts';

const customer = '/*/cac:AccountingCustomerParty';
const nobody = [remove(`${customer}/cac:Party/cac:PartyTaxScheme`), set(`${customer}/cbc:AdditionalAccountID`, '')];
const issued = (day: string) => set('/*/cbc:IssueDate', day);
const facts = { uvt: [...['2025', '2026'].map((year) => ({ year, amount: '52374' }))] };
const pays = (total: string) => set('/*/cac:LegalMonetaryTotal/cbc:PayableAmount', total);
const tooMuch = pays('5237400.01');
const adviceOn = (edits: Parameters<typeof adviceAfter>[0]) =>
  adviceAfter(edits, { facts }).filter((each) => each.startsWith('uvt-'));

describe('uvt-of-an-earlier-year', () => {
  it('is given from the first year whose UVT is not registered', () => {
    expect(adviceOn([...nobody, tooMuch, issued('2026-12-31')])).toEqual([]);
    expect(adviceOn([...nobody, tooMuch, issued('2027-01-01')])).toEqual([
      'uvt-of-an-earlier-year /Invoice/cac:LegalMonetaryTotal/cbc:PayableAmount',
    ]);
  });

  it.each([
    ['the tax information is there', []],
    ['an organization buys', [...nobody, set(`${customer}/cbc:AdditionalAccountID`, '1')]],
    ['it is an export', [...nobody, set('/*/cbc:InvoiceTypeCode', '02')]],
    ['no year has one', [...nobody, issued('2024-12-31')]],
    ['the date is none', [...nobody, issued('2027-02-30')]],
    ['the total is not above the earlier limit', [...nobody, pays('5237400.00')]],
    [
      'the total has another currency and no rate',
      [...nobody, set('/*/cbc:DocumentCurrencyCode', 'USD'), remove('/*/cac:PaymentExchangeRate')],
    ],
  ])('is not given where %s', (_where, edits) => {
    expect(adviceOn([issued('2027-01-01'), tooMuch, ...edits])).toEqual([]);
  });
});
