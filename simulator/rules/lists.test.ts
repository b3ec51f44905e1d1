import { describe, expect, it } from 'vitest';
import { remove, set, statusOf } from '../testing/rules.fixture.ts';

const supplier = '/*/cac:AccountingSupplierParty';
const customer = '/*/cac:AccountingCustomerParty';
const category = '/*/cac:TaxTotal/cac:TaxSubtotal/cac:TaxCategory';
const supplierAddress = `${supplier}/cac:Party/cac:PhysicalLocation/cac:Address`;
const customerAddress = `${customer}/cac:Party/cac:PhysicalLocation/cac:Address`;

// What lists hold and do not hold: `limits` in simulator/rules/specification.
describe('outside Colombia', () => {
  const abroad = set(`${customerAddress}/cac:Country/cbc:IdentificationCode`, 'US');

  it.each([
    ['FAK09', `${customerAddress}/cbc:ID`],
    ['FAK10', `${customerAddress}/cbc:CityName`],
    ['FAK57', `${customerAddress}/cbc:PostalZone`],
    ['FAK11', `${customerAddress}/cbc:CountrySubentity`],
    ['FAK12', `${customerAddress}/cbc:CountrySubentityCode`],
  ])('%s asks nothing', async (code, path) => {
    expect(await statusOf(code, { built: [set(path, 'Macondo')] })).toBe('failed');
    expect(await statusOf(code, { built: [abroad, set(path, 'Macondo')] })).toBe('passed');
    expect(await statusOf(code, { built: [remove(`${customerAddress}/cac:Country`), set(path, 'Macondo')] })).toBe(
      'passed',
    );
  });
});

describe('a tax without rates in the table', () => {
  it.each(['0.414', '7', '99.00'])('may have any: %s', async (rate) => {
    const built = [set(`${category}/cac:TaxScheme/cbc:ID`, '03'), set(`${category}/cbc:Percent`, rate)];
    expect(await statusOf('FAS14', { built })).toBe('passed');
  });
});

describe('a name that belongs to a code', () => {
  const scheme = `${supplier}/cac:Party/cac:PartyTaxScheme/cac:TaxScheme`;

  it.each([
    ['FAJ41', scheme, '01', 'IVA', 'passed'],
    ['FAJ41', scheme, '04', 'INC', 'passed'],
    ['FAJ41', scheme, 'ZA', 'IVA e INC', 'passed'],
    ['FAJ41', scheme, 'ZZ', 'No aplica', 'passed'],
    ['FAJ41', scheme, '01', 'INC', 'failed'],
    ['FAJ41', scheme, '01', 'iva', 'passed'],
    ['FAJ41', scheme, '01', '', 'failed'],
    ['FAJ41', scheme, '99', 'Otro', 'passed'],
    ['FAS17', `${category}/cac:TaxScheme`, '01', 'IVA', 'passed'],
    ['FAS17', `${category}/cac:TaxScheme`, '01', 'I.V.A.', 'passed'],
    ['FAS17', `${category}/cac:TaxScheme`, '01', 'IVA e INC', 'failed'],
    ['FAS17', `${category}/cac:TaxScheme`, '22', 'Bolsas', 'passed'],
    ['FAS17', `${category}/cac:TaxScheme`, '08', 'ReteCREE', 'passed'],
    ['FAS17', `${category}/cac:TaxScheme`, '06', 'ReteFuente', 'passed'],
    ['FAS17', `${category}/cac:TaxScheme`, '22', 'ReteFuente', 'failed'],
    ['FAS17', `${category}/cac:TaxScheme`, '01', '', 'failed'],
    ['FAS17', `${category}/cac:TaxScheme`, 'ZZ', 'Cualquiera', 'passed'],
    ['FAS17', `${category}/cac:TaxScheme`, '99', 'Otro', 'passed'],
  ])('%s: %s/ID %j with %j: %s', async (code, base, id, name, status) => {
    expect(await statusOf(code, { built: [set(`${base}/cbc:ID`, id), set(`${base}/cbc:Name`, name)] })).toBe(status);
  });
});

describe('an absent value', () => {
  it.each([
    ['fails a list', 'FAD02', '/*/cbc:CustomizationID', 'failed'],
    ['fails a list', 'FAD12a', '/*/cbc:InvoiceTypeCode', 'failed'],
    ['is not of another document', 'FAD12b', '/*/cbc:InvoiceTypeCode', 'passed'],
    ['fails a list', 'FAD15a', '/*/cbc:DocumentCurrencyCode', 'failed'],
    ['is left to FAJ02a', 'FAJ02b', `${supplier}/cbc:AdditionalAccountID`, 'passed'],
    ['fails a list', 'FAK02', `${customer}/cbc:AdditionalAccountID`, 'failed'],
    ['fails where it is obligatory', 'FAJ26', `${supplier}/cac:Party/cac:PartyTaxScheme/cbc:TaxLevelCode`, 'failed'],
    ['is allowed to the buyer', 'FAK26', `${customer}/cac:Party/cac:PartyTaxScheme/cbc:TaxLevelCode`, 'passed'],
    ['fails a list', 'FAJ40', `${supplier}/cac:Party/cac:PartyTaxScheme/cac:TaxScheme/cbc:ID`, 'failed'],
    ['fails a rate', 'FAS14', `${category}/cbc:Percent`, 'failed'],
    ['is accepted as a tax code', 'FAS16', `${category}/cac:TaxScheme/cbc:ID`, 'passed'],
    ['fails a municipality', 'FAJ09', `${supplierAddress}/cbc:ID`, 'failed'],
    ['is left to FAJ08', 'FAJ10', `${supplierAddress}/cbc:CityName`, 'passed'],
    ['is left to FAJ08', 'FAJ12', `${supplierAddress}/cbc:CountrySubentityCode`, 'passed'],
    ['fails a country', 'FAK16', `${customerAddress}/cac:Country/cbc:IdentificationCode`, 'failed'],
    ['is allowed', 'FAJ73', `${supplierAddress}/cbc:PostalZone`, 'passed'],
    ['fails a count', 'FAD16', '/*/cbc:LineCountNumeric', 'failed'],
  ])('%s: %s', async (_what, code, path, status) => {
    expect(await statusOf(code, { built: [remove(path)] })).toBe(status);
  });
});
