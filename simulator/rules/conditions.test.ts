import { describe, expect, it } from 'vitest';
import type { XmlEdit } from '../document/edits/edit.ts';
import type { XmlSpec } from '../../src/common/xml/node.ts';
import type { Failure, RuleResult } from '../judge/engine/results.ts';
import { outcomeOf, remove, set, statusOf } from '../testing/rules.fixture.ts';

type Status = RuleResult['status'];
type Row = readonly [code: string, what: string, built: readonly XmlEdit[], status: Status];

const extension = (position: number): string => `/*/ext:UBLExtensions/ext:UBLExtension[${position}]`;
const content = (position: number): string => `${extension(position)}/ext:ExtensionContent`;
const supplier = '/*/cac:AccountingSupplierParty';
const customer = '/*/cac:AccountingCustomerParty';
const supplierId = `${supplier}/cac:Party/cac:PartyTaxScheme/cbc:CompanyID`;
const customerId = `${customer}/cac:Party/cac:PartyTaxScheme/cbc:CompanyID`;
const identification = `${customer}/cac:Party/cac:PartyIdentification`;
const contact = `${customer}/cac:Party/cac:Contact`;
const subtotal = '/*/cac:TaxTotal[1]/cac:TaxSubtotal';
const bags = '/*/cac:TaxTotal[2]/cac:TaxSubtotal';
const lineTax = (position: number): string =>
  `/*/cac:InvoiceLine[${position}]/cac:TaxTotal/cac:TaxSubtotal/cac:TaxCategory`;

const insert = (path: string, child: XmlSpec, after?: readonly string[]): XmlEdit => ({
  edit: 'insert',
  path,
  child,
  ...(after === undefined ? {} : { after }),
});
const duplicate = (path: string): XmlEdit => ({ edit: 'duplicate', path });
const empty = (path: string): XmlEdit => set(path, '');

/** The fixture is not signed here: this puts something where its signature would stand. */
const signature = insert(content(2), { name: 'ds:Signature', content: '' });

const placeIn = (result: RuleResult): Partial<Failure> => (result.status === 'failed' ? result.failures[0] : {}) ?? {};

const extensions: readonly Row[] = [
  ['FAA02', 'both there', [signature], 'passed'],
  ['FAA02', 'no signature', [], 'failed'],
  ['FAA02', 'no authority', [signature, remove(extension(1))], 'failed'],
  ['FAA02', 'the authority twice, no signature', [duplicate(extension(1))], 'failed'],
  ['FAA02', 'none at all', [remove('/*/ext:UBLExtensions')], 'failed'],
  ['FAA02', 'both in one', [insert(content(1), { name: 'ds:Signature', content: '' })], 'failed'],
  ['FAB03', 'one', [], 'passed'],
  ['FAB03', 'none', [remove(extension(1))], 'failed'],
  ['FAB03', 'two', [duplicate(extension(1))], 'failed'],
  ['FAC03', 'one', [signature], 'passed'],
  ['FAC03', 'none', [], 'failed'],
  ['FAC03', 'two', [signature, duplicate(extension(2))], 'failed'],
];

const digits: readonly Row[] = [
  ['FAJ24a', 'there', [], 'passed'],
  ['FAJ24a', 'absent', [remove(`${supplierId}/@schemeID`)], 'failed'],
  ['FAJ24a', 'empty', [empty(`${supplierId}/@schemeID`)], 'failed'],
  ['FAJ24a', 'absent on no NIT', [remove(`${supplierId}/@schemeID`), set(`${supplierId}/@schemeName`, '13')], 'passed'],
  ['FAJ24b', 'right', [], 'passed'],
  ['FAJ24b', 'right, with blanks', [set(`${supplierId}/@schemeID`, ' 2 ')], 'failed'],
  ['FAJ24b', 'empty', [empty(`${supplierId}/@schemeID`)], 'failed'],
  ['FAJ24b', 'of a NIT with blanks', [set(supplierId, ' 901500100')], 'failed'],
  ['FAJ24b', 'wrong', [set(`${supplierId}/@schemeID`, '3')], 'failed'],
  ['FAJ24b', 'no digit', [set(`${supplierId}/@schemeID`, 'K')], 'failed'],
  ['FAJ24b', 'of a NIT that is none', [set(supplierId, '901.500.100')], 'failed'],
  ['FAJ24b', 'of no NIT', [set(`${supplierId}/@schemeName`, '13'), set(`${supplierId}/@schemeID`, '9')], 'passed'],
  ['FAJ24b', 'absent', [remove(`${supplierId}/@schemeID`)], 'passed'],
  ['FAK24', 'blank', [set(`${customerId}/@schemeID`, ' ')], 'failed'],
  ['FAK24', 'absent', [remove(`${customerId}/@schemeID`)], 'failed'],
  ['FAK24b', 'of a NIT with letters', [set(customerId, 'A01500200')], 'failed'],
  ['FAK24b', 'of a NIT with blanks', [set(customerId, ' 901500200')], 'failed'],
  ['FAK24', 'empty', [empty(`${customerId}/@schemeID`)], 'failed'],
  ['FAK24b', 'wrong', [set(`${customerId}/@schemeID`, '9')], 'failed'],
  ['FAK47', 'empty', [empty(`${customer}/cac:Party/cac:PartyLegalEntity/cbc:CompanyID/@schemeID`)], 'failed'],
  ['FAK64', 'right', [], 'passed'],
  ['FAK64', 'wrong', [set(`${identification}/cbc:ID/@schemeID`, '9')], 'failed'],
  ['FAK64', 'absent', [remove(`${identification}/cbc:ID/@schemeID`)], 'failed'],
  [
    'FAK64',
    'absent on a NIT that is none',
    [remove(`${identification}/cbc:ID/@schemeID`), set(`${identification}/cbc:ID`, 'ABC')],
    'failed',
  ],
  ['FAK64', 'empty', [empty(`${identification}/cbc:ID/@schemeID`)], 'failed'],
  [
    'FAK64',
    'absent on no NIT',
    [remove(`${identification}/cbc:ID/@schemeID`), set(`${identification}/cbc:ID/@schemeName`, '13')],
    'passed',
  ],
];

const legalPerson = set(`${customer}/cbc:AdditionalAccountID`, '1');
const finalConsumer = set(customerId, '222222222222');
const childless = ['Name', 'Telephone', 'Telefax', 'ElectronicMail', 'Note'].map((name) =>
  remove(`${contact}/cbc:${name}`),
);

const buyers: readonly Row[] = [
  ['FAK61', 'a natural person without identification', [remove(identification)], 'failed'],
  ['FAK61', 'a legal person without identification', [remove(identification), legalPerson], 'passed'],
  ['FAK61', 'a natural person with an empty group', [remove(`${identification}/cbc:ID`)], 'passed'],
  ['FAK62', 'a natural person with an empty group', [remove(`${identification}/cbc:ID`)], 'failed'],
  ['FAK62', 'a natural person with an empty number', [empty(`${identification}/cbc:ID`)], 'failed'],
  ['FAK62', 'a legal person with an empty number', [empty(`${identification}/cbc:ID`), legalPerson], 'passed'],
  ['FAK62', 'no group', [remove(identification)], 'passed'],
  ['FAK51', 'a contact with children', [], 'passed'],
  ['FAK51', 'a contact without children', childless, 'failed'],
  ['FAK51', 'no contact', [remove(contact)], 'passed'],
  ['FAK55', 'a mailbox', [], 'passed'],
  ['FAK55', 'no mailbox', [remove(`${contact}/cbc:ElectronicMail`)], 'failed'],
  ['FAK55', 'a blank mailbox', [set(`${contact}/cbc:ElectronicMail`, ' ')], 'failed'],
  ['FAK55', 'no mailbox of the final consumer', [remove(`${contact}/cbc:ElectronicMail`), finalConsumer], 'passed'],
  ['FAK55', 'no contact', [remove(contact)], 'passed'],
  ['FAK08', 'no address', [remove(`${customer}/cac:Party/cac:PhysicalLocation/cac:Address`)], 'passed'],
  ['FAJ08', 'no address', [remove(`${supplier}/cac:Party/cac:PhysicalLocation/cac:Address`)], 'failed'],
  ['FAJ08', 'no location', [remove(`${supplier}/cac:Party/cac:PhysicalLocation`)], 'passed'],
  [
    'FAJ28',
    'no fiscal address',
    [remove(`${supplier}/cac:Party/cac:PartyTaxScheme/cac:RegistrationAddress`)],
    'failed',
  ],
  [
    'FAJ39',
    'a tax scheme without content',
    [empty(`${supplier}/cac:Party/cac:PartyTaxScheme/cac:TaxScheme`)],
    'passed',
  ],
  ['FAJ39', 'no tax scheme', [remove(`${supplier}/cac:Party/cac:PartyTaxScheme/cac:TaxScheme`)], 'failed'],
  [
    'FAK39',
    'a tax scheme without content',
    [empty(`${customer}/cac:Party/cac:PartyTaxScheme/cac:TaxScheme`)],
    'failed',
  ],
];

const addressParts = [
  'cbc:ID',
  'cbc:CityName',
  'cbc:CountrySubentity',
  'cbc:CountrySubentityCode',
  'cac:AddressLine/cbc:Line',
  'cac:Country/cbc:IdentificationCode',
];

const addresses: readonly Row[] = addressParts.flatMap((part): readonly Row[] => {
  const path = `${supplier}/cac:Party/cac:PhysicalLocation/cac:Address/${part}`;
  return [
    ['FAJ08', `no ${part}`, [remove(path)], 'failed'],
    ['FAJ08', `a blank ${part}`, [set(path, ' ')], 'failed'],
  ];
});

const rate = (text: string): XmlEdit => set(`${subtotal}/cac:TaxCategory/cbc:Percent`, text);
const lineRate = (text: string): XmlEdit => set(`${lineTax(1)}/cbc:Percent`, text);
const code = (path: string, text: string): XmlEdit => set(`${path}/cac:TaxScheme/cbc:ID`, text);

const taxes: readonly Row[] = [
  ['FAS01a', 'each tax once', [], 'passed'],
  ['FAS01a', 'bags in two groups', [duplicate('/*/cac:TaxTotal[2]')], 'failed'],
  ['FAS01a', 'IVA in two groups', [duplicate('/*/cac:TaxTotal[1]')], 'passed'],
  ['FAS01b', 'IVA in two groups', [duplicate('/*/cac:TaxTotal[1]')], 'failed'],
  ['FAS01b', 'bags in two groups', [duplicate('/*/cac:TaxTotal[2]')], 'passed'],
  ['FAS01a', 'a tax in two subtotals of one group', [duplicate(bags)], 'passed'],
  [
    'FAS01a',
    'a tax in a second subtotal and in a group',
    [duplicate(subtotal), code('/*/cac:TaxTotal[1]/cac:TaxSubtotal[2]/cac:TaxCategory', '22')],
    'failed',
  ],
  [
    'FAS01a',
    'two groups without code, as the line of one',
    [code(`${subtotal}/cac:TaxCategory`, ''), code(`${bags}/cac:TaxCategory`, ''), code(lineTax(2), '')],
    'passed',
  ],
  ['FAS01a', 'a tax on the lines alone', [remove('/*/cac:TaxTotal[2]')], 'failed'],
  ['FAS01a', 'IVA on the lines alone', [remove('/*/cac:TaxTotal[1]')], 'passed'],
  ['FAS01a', 'INC on the lines alone', [remove('/*/cac:TaxTotal[2]'), code(lineTax(2), '04')], 'passed'],
  ['FAS01a', 'a line without code', [remove('/*/cac:TaxTotal[2]'), code(lineTax(2), '')], 'passed'],
  ['FAS01a', 'a tax in the header alone', [remove('/*/cac:InvoiceLine[2]/cac:TaxTotal')], 'passed'],
  ['FAS01b', 'the same in header and lines', [], 'passed'],
  ['FAS01b', 'IVA on the lines alone', [remove('/*/cac:TaxTotal[1]')], 'failed'],
  ['FAS01b', 'IVA in the header alone', [remove('/*/cac:InvoiceLine[1]/cac:TaxTotal')], 'failed'],
  ['FAS01b', 'another rate', [rate('5.00')], 'failed'],
  ['FAS01b', 'another name', [set(`${subtotal}/cac:TaxCategory/cac:TaxScheme/cbc:Name`, 'INC')], 'failed'],
  [
    'FAS01b',
    'the name in other letters',
    [set(`${subtotal}/cac:TaxCategory/cac:TaxScheme/cbc:Name`, 'I.V.A.')],
    'passed',
  ],
  ['FAS01b', 'three decimals on both sides', [rate('19.000'), lineRate('19.000')], 'failed'],
  ['FAS01b', 'no decimals on both sides', [rate('19'), lineRate('19')], 'failed'],
  [
    'FAS01b',
    'no rate on either side',
    [remove(`${subtotal}/cac:TaxCategory/cbc:Percent`), remove(`${lineTax(1)}/cbc:Percent`)],
    'failed',
  ],
  ['FAS01b', 'two rates in both', [duplicate(subtotal), duplicate('/*/cac:InvoiceLine[1]/cac:TaxTotal')], 'passed'],
  ['FAS01b', 'a group without subtotals', [remove(subtotal), remove('/*/cac:InvoiceLine[1]/cac:TaxTotal')], 'passed'],
  ['FAS01b', 'another tax that differs', [set(`${bags}/cac:TaxCategory/cbc:Percent`, '1')], 'passed'],
  [
    'FAS01b',
    'no taxes',
    ['/*/cac:TaxTotal', '/*/cac:InvoiceLine[1]/cac:TaxTotal', '/*/cac:InvoiceLine[2]/cac:TaxTotal'].map(remove),
    'passed',
  ],
  ['FAS04', 'a group without subtotals', [remove(subtotal)], 'failed'],
  ['FAS05', 'a subtotal without base', [remove(`${subtotal}/cbc:TaxableAmount`)], 'failed'],
  ['FAS05', 'a subtotal with an empty base', [empty(`${subtotal}/cbc:TaxableAmount`)], 'failed'],
  ['FAS09', 'units and no measure', [remove(`${bags}/cbc:BaseUnitMeasure`)], 'failed'],
  ['FAS09', 'units and an empty measure', [empty(`${bags}/cbc:BaseUnitMeasure`)], 'failed'],
  ['FAS09', 'neither', [remove(`${bags}/cbc:BaseUnitMeasure`), remove(`${bags}/cbc:PerUnitAmount`)], 'passed'],
  ['FAS10', 'a measure without unit', [remove(`${bags}/cbc:BaseUnitMeasure/@unitCode`)], 'failed'],
  ['FAS11', 'a measure and no units', [remove(`${bags}/cbc:PerUnitAmount`)], 'failed'],
  ['FAS11', 'neither', [remove(`${bags}/cbc:BaseUnitMeasure`), remove(`${bags}/cbc:PerUnitAmount`)], 'passed'],
  ['FAU01', 'no totals', [remove('/*/cac:LegalMonetaryTotal')], 'failed'],
  ['FAU01', 'empty totals', [empty('/*/cac:LegalMonetaryTotal')], 'passed'],
  ['FAU02', 'no totals', [remove('/*/cac:LegalMonetaryTotal')], 'passed'],
];

const period = '/*/cac:InvoicePeriod';

const periods: readonly Row[] = [
  ['FAE02', 'no period', [remove(period)], 'passed'],
  ['FAE02', 'no start', [remove(`${period}/cbc:StartDate`)], 'failed'],
  ['FAE03', 'no time', [remove(`${period}/cbc:StartTime`)], 'failed'],
  ['FAE04', 'a blank end', [set(`${period}/cbc:EndDate`, ' ')], 'failed'],
  ['FAE04', 'a second period without end', [duplicate(period), remove(`${period}[2]/cbc:EndDate`)], 'failed'],
];

it.each([
  ['FAJ24b', supplierId],
  ['FAK24b', customerId],
])('%s points at a NIT with a blank in front, and not at its check digit', async (rule, path) => {
  const { xpath, found } = placeIn(await outcomeOf(rule, { built: [set(path, ' 901500100')] }));
  expect([xpath, found]).toMatchObject([expect.stringMatching(/CompanyID$/), { en: 'NIT " 901500100"' }]);
});

it('FAK24b names both fields that may be wrong', async () => {
  const outcome = await outcomeOf('FAK24b', { built: [set(`${customerId}/@schemeID`, '9')] });
  const both = /customer\.dv .*customer\.identification_number/;
  expect(outcome).toMatchObject({
    fix: { en: expect.stringMatching(both) as unknown, es: expect.stringMatching(both) as unknown },
  });
});

describe.each([
  ['extensions', extensions],
  ['check digits', digits],
  ['buyers', buyers],
  ['addresses', addresses],
  ['taxes', taxes],
  ['periods', periods],
] as const)('%s', (_group, rows) => {
  it.each(rows)('%s: %s', async (rule, _what, built, status) => {
    expect(await statusOf(rule, { built })).toBe(status);
  });
});

describe('the currency of an amount', () => {
  const price = '/*/cac:InvoiceLine[1]/cac:Price/cbc:PriceAmount/@currencyID';
  const tax = `${subtotal}/cbc:TaxAmount/@currencyID`;

  it.each<Row>([
    ['FAD15b', 'the same everywhere', [], 'passed'],
    ['FAD15b', 'another in one place', [set(price, 'USD')], 'failed'],
    ['FAD15b', 'an empty one', [empty(price)], 'failed'],
    ['FAD15b', 'none in one place', [remove(price)], 'passed'],
    ['FAD15b', 'none of the document', [remove('/*/cbc:DocumentCurrencyCode')], 'failed'],
    [
      'FAD15b',
      'another in the extensions',
      [insert(content(1), { name: 'cbc:Amount', attributes: { currencyID: 'USD' }, content: '1' })],
      'passed',
    ],
    ['FAS08', 'the same', [], 'passed'],
    ['FAS08', 'another', [set(tax, 'USD')], 'failed'],
    ['FAS08', 'none', [remove(tax)], 'failed'],
    ['FAS08', 'none, as the document', [remove(tax), remove('/*/cbc:DocumentCurrencyCode')], 'failed'],
    ['FAU13', 'no amount', [remove('/*/cac:LegalMonetaryTotal/cbc:PrepaidAmount')], 'passed'],
  ])('%s: %s', async (rule, _what, built, status) => {
    expect(await statusOf(rule, { built })).toBe(status);
  });

  it('is shown where it is wrong', async () => {
    const result = await outcomeOf('FAD15b', { built: [set(price, 'USD')] });
    expect(result).toMatchObject({
      failures: [{ xpath: '/Invoice/cac:InvoiceLine[1]/cac:Price/cbc:PriceAmount/@currencyID' }],
    });
  });
});

describe('the environment', () => {
  const uuid = '/*/cbc:UUID/@schemeID';
  const other = { facts: { environment: { code: '1' as const } } };

  it.each<readonly [code: string, what: string, built: readonly XmlEdit[], test: Status, production: Status]>([
    ['FAD04', 'as sent', [], 'passed', 'failed'],
    ['FAD07', 'as sent', [], 'passed', 'failed'],
    ['FAD07', 'absent', [remove(uuid)], 'failed', 'failed'],
    ['FAD07', 'of the other', [set(uuid, '1')], 'failed', 'failed'],
    ['FAD07', 'not that of the document', [set('/*/cbc:ProfileExecutionID', '1')], 'failed', 'failed'],
    ['FAD07', 'of production', [set(uuid, '1'), set('/*/cbc:ProfileExecutionID', '1')], 'failed', 'passed'],
  ])('%s: %s', async (rule, _what, built, test, production) => {
    expect(await statusOf(rule, { built })).toBe(test);
    expect(await statusOf(rule, { built, ...other })).toBe(production);
  });
});

describe('the algorithm of the unique code (FAD08)', () => {
  const scheme = (name: string): XmlEdit => set('/*/cbc:UUID/@schemeName', name);
  const type = (text: string): XmlEdit => set('/*/cbc:InvoiceTypeCode', text);

  it.each([
    ['01', 'CUFE-SHA384', 'passed'],
    ['04', 'CUFE-SHA384', 'passed'],
    ['01', 'CUDE-SHA384', 'failed'],
    ['03', 'CUDE-SHA384', 'passed'],
    ['03', 'CUFE-SHA384', 'failed'],
    ['01', 'cufe-sha384', 'failed'],
    ['01', '', 'failed'],
  ])('of type %s is %j: %s', async (text, name, status) => {
    expect(await statusOf('FAD08', { built: [type(text), scheme(name)] })).toBe(status);
  });
});
