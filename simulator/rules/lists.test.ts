import { describe, expect, it } from 'vitest';
import type { XmlEdit } from '../../src/common/xml/edit.ts';
import { remove, set, statusOf } from '../testing/rules.fixture.ts';

const supplier = '/*/cac:AccountingSupplierParty';
const customer = '/*/cac:AccountingCustomerParty';
const dian = '/*/ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions';
const category = '/*/cac:TaxTotal/cac:TaxSubtotal/cac:TaxCategory';
const supplierAddress = `${supplier}/cac:Party/cac:PhysicalLocation/cac:Address`;
const customerAddress = `${customer}/cac:Party/cac:PhysicalLocation/cac:Address`;

const documents = ['11', '12', '13', '21', '22', '31', '41', '42', '47', '48', '50', '91'];
const taxes = '01 02 03 04 05 06 07 08 20 21 22 23 24 25 26 30 32 33 34 35 36 ZZ'.split(' ');

type List = {
  readonly code: string;
  readonly path: string;
  readonly accepted: readonly string[];
  readonly refused: readonly string[];
  readonly edits?: readonly XmlEdit[];
};

const lists: readonly List[] = [
  {
    code: 'FAD02',
    path: '/*/cbc:CustomizationID',
    accepted: '09 10 11 12 13 15 16 SS-CUFE SS-CUDE SS-POS SS-SNum SS-Recaudo SS-Reporte SS-SinAporte'.split(' '),
    refused: ['08', '14', '17', '20', '9', 'ss-CUFE', 'SS-Otro', '', ' 10'],
  },
  { code: 'FAD04', path: '/*/cbc:ProfileExecutionID', accepted: ['2'], refused: ['1', '0', '3', '', '02'] },
  {
    code: 'FAD12a',
    path: '/*/cbc:InvoiceTypeCode',
    accepted: ['01', '02', '03', '04', '91', '92', '95'],
    refused: ['00', '06', '1', '90', '93', '96', ''],
  },
  {
    code: 'FAD12b',
    path: '/*/cbc:InvoiceTypeCode',
    accepted: ['01', '02', '03', '04', '06', ''],
    refused: ['91', '92', '95'],
  },
  {
    code: 'FAD15a',
    path: '/*/cbc:DocumentCurrencyCode',
    accepted: ['COP', 'USD', 'EUR', 'JPY'],
    refused: ['cop', 'XYZ', 'PESOS', '170', '', ' COP'],
  },
  { code: 'FAJ02b', path: `${supplier}/cbc:AdditionalAccountID`, accepted: ['1', '2', ''], refused: ['0', '3', '01'] },
  { code: 'FAK02', path: `${customer}/cbc:AdditionalAccountID`, accepted: ['1', '2'], refused: ['0', '3', ''] },
  {
    code: 'FAJ26',
    path: `${supplier}/cac:Party/cac:PartyTaxScheme/cbc:TaxLevelCode`,
    accepted: ['O-13', 'O-15', 'O-23', 'O-47', 'R-99-PN', 'O-13;O-15', 'O-13; O-15', 'O-13;O-15;O-23;O-47;R-99-PN'],
    refused: ['O-48', 'ZZ', 'O-13;ZZ', 'O-13,O-15', 'O-13;', 'o-13', ''],
  },
  {
    code: 'FAK26',
    path: `${customer}/cac:Party/cac:PartyTaxScheme/cbc:TaxLevelCode`,
    accepted: ['O-13;O-15', 'R-99-PN'],
    refused: ['ZZ', 'O-99', ''],
  },
  {
    code: 'FAJ62',
    path: `${supplier}/cac:Party/cac:PartyLegalEntity/cac:ShareholderParty/cac:Party/cac:PartyTaxScheme/cbc:TaxLevelCode`,
    accepted: ['O-47'],
    refused: ['O-46', ''],
  },
  ...[
    ['FAJ25', `${supplier}/cac:Party/cac:PartyTaxScheme`, ['31']] as const,
    ['FAJ48', `${supplier}/cac:Party/cac:PartyLegalEntity`, documents] as const,
    [
      'FAJ61',
      `${supplier}/cac:Party/cac:PartyLegalEntity/cac:ShareholderParty/cac:Party/cac:PartyTaxScheme`,
      documents,
    ] as const,
    ['FAK25', `${customer}/cac:Party/cac:PartyTaxScheme`, documents] as const,
    ['FAK48', `${customer}/cac:Party/cac:PartyLegalEntity`, documents] as const,
  ].map(([code, base, accepted]): List => ({
    code,
    path: `${base}/cbc:CompanyID/@schemeName`,
    accepted,
    refused: ['10', '14', '32', '40', '43', '49', '51', '90', '92', '3', ''],
  })),
  {
    code: 'FAK63',
    path: `${customer}/cac:Party/cac:PartyIdentification/cbc:ID/@schemeName`,
    accepted: documents,
    refused: ['10', '51', 'NIT', ''],
  },
  ...[
    ['FAJ40', `${supplier}/cac:Party/cac:PartyTaxScheme`],
    ['FAJ65', `${supplier}/cac:Party/cac:PartyLegalEntity/cac:ShareholderParty/cac:Party/cac:PartyTaxScheme`],
    ['FAK40', `${customer}/cac:Party/cac:PartyTaxScheme`],
  ].map(([code = '', base]): List => ({
    code,
    path: `${base}/cac:TaxScheme/cbc:ID`,
    accepted: ['01', '04', 'ZA', 'ZZ'],
    refused: ['02', '03', '05', 'ZY', '1', ''],
  })),
  {
    code: 'FAS14',
    path: `${category}/cbc:Percent`,
    accepted: ['0.00', '5.00', '16.00', '19.00'],
    refused: ['19', '19.0', '19.000', '0', '10.00', '20.00', '-5.00', ''],
  },
  {
    code: 'FAS14',
    path: `${category}/cbc:Percent`,
    accepted: ['2.00', '4.00', '8.00', '16.00'],
    refused: ['0.00', '5.00', '19.00', '8'],
    edits: [set(`${category}/cac:TaxScheme/cbc:ID`, '04')],
  },
  {
    code: 'FAS14',
    path: `${category}/cbc:Percent`,
    accepted: ['0.414', '7', '99.00'],
    refused: [],
    edits: [set(`${category}/cac:TaxScheme/cbc:ID`, '03')],
  },
  {
    code: 'FAS16',
    path: `${category}/cac:TaxScheme/cbc:ID`,
    accepted: [...taxes, '', ' '],
    refused: ['00', '09', '19', '27', '31', '37', '1', 'ZA'],
  },
  {
    code: 'FAB34',
    path: `${dian}/sts:AuthorizationProvider/sts:AuthorizationProviderID/@schemeID`,
    accepted: ['4'],
    refused: ['5', '04', ''],
  },
  {
    code: 'FAD10',
    path: '/*/cbc:IssueTime',
    accepted: ['00:00:00-05:00', '09:59:59-05:00', '19:00:00-05:00', '23:59:59-05:00'],
    refused: [
      ...['24:00:00-05:00', '10:60:00-05:00', '10:00:60-05:00', '9:00:00-05:00', '10:00:00', '10:00:00Z'],
      ...['10:00:00-04:00', '10:00:00+05:00', '10:00:00.0-05:00', ' 10:00:00-05:00', ''],
    ],
  },
  {
    code: 'FAD05a',
    path: '/*/cbc:ID',
    accepted: ['SETP990000001', 'a1', ''],
    refused: ['SETP-990000001', 'SETP 990000001', ' SETP990000001', 'SETÑ1', 'SETP_1'],
  },
  {
    code: 'FAD16',
    path: '/*/cbc:LineCountNumeric',
    accepted: ['2', '2.0', '02', ' 2 '],
    refused: ['1', '3', '2.5', '-2', '2E0', 'dos', ''],
  },
  {
    code: 'FAJ09',
    path: `${supplierAddress}/cbc:ID`,
    accepted: ['11001', '05001', '99773'],
    refused: ['11000', '00000', '1001', '5001', '11001 ', ''],
  },
  {
    code: 'FAJ12',
    path: `${supplierAddress}/cbc:CountrySubentityCode`,
    accepted: ['11', '05', '99', ''],
    refused: ['00', '98', '5', '011'],
  },
  {
    code: 'FAJ10',
    path: `${supplierAddress}/cbc:CityName`,
    accepted: ['Bogotá, D.C.', 'BOGOTA D.C.', 'bogotá dc', ''],
    refused: ['Cali', 'Bogotá', 'Macondo'],
  },
  {
    code: 'FAJ10',
    path: `${supplierAddress}/cbc:CityName`,
    accepted: ['Cali', 'medellin'],
    refused: ['Macondo'],
    edits: [set(`${supplierAddress}/cbc:ID`, '11999')],
  },
  {
    code: 'FAJ11',
    path: `${supplierAddress}/cbc:CountrySubentity`,
    accepted: ['Bogotá, D.C.', 'ANTIOQUIA', 'Valle Del Cauca', ''],
    refused: ['Cundinamarca del Sur', 'CO'],
  },
  {
    code: 'FAJ73',
    path: `${supplierAddress}/cbc:PostalZone`,
    accepted: ['110111', '050001', '990773', ''],
    refused: ['000000', '980001', '11011', '1101111', '11011A', ' 110111'],
  },
  {
    code: 'FAJ16',
    path: `${supplierAddress}/cac:Country/cbc:IdentificationCode`,
    accepted: ['CO'],
    refused: ['co', 'US', ''],
  },
  {
    code: 'FAJ17',
    path: `${supplierAddress}/cac:Country/cbc:Name`,
    accepted: ['Colombia'],
    refused: ['COLOMBIA', 'CO', ''],
  },
  {
    code: 'FAK16',
    path: `${customerAddress}/cac:Country/cbc:IdentificationCode`,
    accepted: ['CO', 'US', 'ES', 'AD'],
    refused: ['XX', 'COL', 'co', ''],
  },
  {
    code: 'FAK17',
    path: `${customerAddress}/cac:Country/cbc:Name`,
    accepted: ['Colombia', 'COLOMBIA'],
    refused: ['España', 'Macondo', ''],
  },
  {
    code: 'FAK17',
    path: `${customerAddress}/cac:Country/cbc:Name`,
    accepted: ['Colombia', 'España'],
    refused: ['Macondo', ''],
    edits: [set(`${customerAddress}/cac:Country/cbc:IdentificationCode`, 'XX')],
  },
];

describe.each(lists)('$code', ({ code, path, accepted, refused, edits = [] }) => {
  if (accepted.length > 0) {
    it.each(accepted)('accepts %j', async (text) => {
      expect(await statusOf(code, { built: [...edits, set(path, text)] })).toBe('passed');
    });
  }
  if (refused.length > 0) {
    it.each(refused)('refuses %j', async (text) => {
      expect(await statusOf(code, { built: [...edits, set(path, text)] })).toBe('failed');
    });
  }
});

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

describe('a name that belongs to a code', () => {
  const scheme = `${supplier}/cac:Party/cac:PartyTaxScheme/cac:TaxScheme`;

  it.each([
    ['FAJ41', scheme, '01', 'IVA', 'passed'],
    ['FAJ41', scheme, '04', 'INC', 'passed'],
    ['FAJ41', scheme, 'ZA', 'IVA e INC', 'passed'],
    ['FAJ41', scheme, 'ZZ', 'No aplica', 'passed'],
    ['FAJ41', scheme, '01', 'INC', 'failed'],
    ['FAJ41', scheme, '01', 'iva', 'failed'],
    ['FAJ41', scheme, '01', '', 'failed'],
    ['FAJ41', scheme, '99', 'Otro', 'passed'],
    ['FAS17', `${category}/cac:TaxScheme`, '01', 'IVA', 'passed'],
    ['FAS17', `${category}/cac:TaxScheme`, '01', 'I.V.A.', 'failed'],
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
