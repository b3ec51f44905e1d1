import { describe, expect, it } from 'vitest';
import { parsed } from '../../testing/authority.fixture.ts';
import type { Said, SchemaPlace } from '../../document/datum.ts';
import { neededIn } from './need.ts';
import { proposalsFor } from './propose.ts';

const text =
  '<Invoice xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2"' +
  ' xmlns:cbc="urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2"' +
  ' xmlns:cac="urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2"><cbc:ID>SETP1</cbc:ID><cbc:DocumentCurrencyCode>COP</cbc:DocumentCurrencyCode>' +
  '<cac:TaxTotal><cac:TaxSubtotal><cbc:TaxableAmount>100.00</cbc:TaxableAmount><cac:TaxCategory><cbc:Percent>6.00</cbc:Percent>' +
  '</cac:TaxCategory></cac:TaxSubtotal></cac:TaxTotal>' +
  '<cac:InvoiceLine><cbc:ID  schemeID="x">1</cbc:ID><cbc:InvoicedQuantity>4</cbc:InvoicedQuantity><cbc:LineExtensionAmount>100.00</cbc:LineExtensionAmount><cac:TaxTotal>' +
  '<cac:TaxSubtotal><cbc:TaxableAmount>-90.00</cbc:TaxableAmount><cac:TaxCategory><cbc:Percent>19.00</cbc:Percent>' +
  '</cac:TaxCategory></cac:TaxSubtotal></cac:TaxTotal></cac:InvoiceLine></Invoice>';
const document = parsed(text);

const value = (wanted: string): Said => ({ kind: 'value', value: wanted });
const said = (en: string): Said => ({ kind: 'text', en, es: en });
const valid = said('a document that its schema accepts');
const none: Said = { kind: 'none' };
const x = value('x');

/** What the schema says of the element there. */
const refusedAt = (xpath: string, fault: SchemaPlace['fault'], subject?: string): Said => ({
  kind: 'schema',
  faults: [{ fault, xpath, line: 1, column: undefined, ...(subject === undefined ? {} : { subject }) }],
});

const proposed = (xpath: string | undefined, expectedData: Said, foundData = x) =>
  proposalsFor(document, 'invoice', { xpath, expectedData, foundData }).map(({ edit, source }) => [
    edit.edit,
    edit.path,
    'text' in edit ? edit.text : undefined,
    source,
  ]);

describe('what is proposed for a finding', () => {
  it.each([
    ['/Invoice/cbc:ID', value('SETP2'), ['set', '/*/cbc:ID', 'SETP2', 'stated']],
    ['/*/cac:InvoiceLine/cbc:ID/@schemeID', value('y'), ['set', '/*/cac:InvoiceLine/cbc:ID/@schemeID', 'y', 'stated']],
    [
      '/*/cac:InvoiceLine/cbc:ID/@languageID',
      value('es'),
      ['set', '/*/cac:InvoiceLine/cbc:ID/@languageID', 'es', 'stated'],
    ],
    ['/*/cac:PaymentMeans/cbc:PaymentMeansCode', said('a value'), ['insert', '/*', undefined, 'example']],
    ['/*/cac:InvoiceLine/cac:Price', said('a value'), ['insert', '/*/cac:InvoiceLine', undefined, 'computed']],
  ])('at %s where %j is expected comes from the rule, the document, or one that passes', (xpath, expected, first) => {
    expect(proposed(xpath, expected)[0]).toEqual(first);
  });

  it.each([
    ['all agree', 'COP', 'COP', [['set', '/*/cbc:DocumentCurrencyCode', 'COP', 'computed']]],
    ['they differ', 'COP', 'USD', []],
    ['they are wrong, too', 'COPP', 'COPP', []],
  ])('for a currency that does not exist is that of the amounts: %s', (_when, one, other, proposals) => {
    const mistyped = parsed(
      text
        .replace('>COP<', '>COPP<')
        .replace('<cbc:TaxableAmount>100', `<cbc:TaxableAmount currencyID="${one}">100`)
        .replace('<cbc:LineExtensionAmount>', `<cbc:LineExtensionAmount currencyID="${other}">`),
    );
    const line = { xpath: '/*/cbc:DocumentCurrencyCode', expectedData: said('an ISO 4217 code'), foundData: x };
    expect(
      proposalsFor(mistyped, 'invoice', line).map(({ edit, source }) => [
        edit.edit,
        edit.path,
        'text' in edit ? edit.text : undefined,
        source,
      ]),
    ).toEqual(proposals);
  });

  it('puts the stated value into an element that is missing', () => {
    const [first] = proposalsFor(document, 'invoice', {
      xpath: '/*/cbc:ProfileExecutionID',
      expectedData: value('2'),
      foundData: { kind: 'absent' },
    });
    expect(first?.edit).toMatchObject({ edit: 'insert', child: { name: 'cbc:ProfileExecutionID', content: '2' } });
  });

  it('is the price that total and quantity of the line give, and nothing that does not divide', () => {
    const priceIn = (xml: string) =>
      proposalsFor(parsed(xml), 'invoice', {
        xpath: '/*/cac:InvoiceLine/cac:Price',
        expectedData: said('a value'),
        foundData: x,
      }).map(({ edit }) => edit);
    expect(priceIn(text)).toMatchObject([
      { child: { content: [{ name: 'cbc:PriceAmount', attributes: { currencyID: 'COP' }, content: '25.00' }] } },
    ]);
    expect(priceIn(text.replace('>4<', '>3<'))).toEqual([]);
  });

  it.each([
    ['50026236,57', ['50026236.57']],
    ['1,250', ['1.250', '1250']],
  ])('is for %s the number that it states, and no other', (written, numbers) => {
    const comma = parsed(text.replace('>-90.00<', `>${written}<`));
    const path = '/*/cac:InvoiceLine/cac:TaxTotal/cac:TaxSubtotal/cbc:TaxableAmount';
    const line = { xpath: path, foundData: refusedAt(path, 'value', written), expectedData: valid };
    expect(proposalsFor(comma, 'invoice', line).map(({ edit }) => ('text' in edit ? edit.text : edit.edit))).toEqual(
      numbers,
    );
  });

  it.each<readonly [what: string, xpath: string | undefined, expected: Said]>([
    ['a number that only the sender knows', '/Invoice/cbc:ID', said('a free number')],
    ['an element that no document has', '/Invoice/cbc:Nothing', said('a value')],
    ['no place', undefined, value('1')],
    ['the document itself', '/Invoice', none],
    ['what is there already', '/Invoice/cbc:ID', value('SETP1')],
    ['a text that a list does not have', '/*/cbc:DocumentCurrencyCode', { kind: 'oneOf', values: ['USD', 'EUR'] }],
    ['content that must not be there', '/*/cbc:DocumentCurrencyCode', none],
    ['the kind of a document', '/*/cbc:InvoiceTypeCode', said('a value')],
    ['a number', '/*/cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme/cbc:CompanyID', said('a value')],
    ['an amount', '/*/cac:LegalMonetaryTotal', said('a value')],
    ['a rate', '/*/cac:TaxTotal/cac:TaxSubtotal/cac:TaxCategory/cbc:PerUnitAmount', said('a value')],
    ['a date', '/*/cbc:IssueDate', said('a value')],
    ['a reference', '/*/cac:OrderReference', said('a value')],
    ['a form of payment', '/*/cac:PaymentMeans/cbc:ID', said('1 (cash) or 2 (credit)')],
    ['a price that may be another one', '/*/cac:InvoiceLine/cac:TaxTotal/cac:TaxSubtotal', said('the same rates')],
  ])('is nothing for %s', (_what, xpath, expected) => {
    expect(proposed(xpath, expected)).toEqual([]);
  });
});

describe('who a party is', () => {
  const company = (nit: string): string => `<cbc:CompanyID>${nit}</cbc:CompanyID>`;
  const entity = '/*/cac:AccountingSupplierParty/cac:Party/cac:PartyLegalEntity/cbc:CompanyID';
  const tax = '/*/cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme/cbc:CompanyID';
  const shareholder = `<cac:ShareholderParty><cac:Party><cac:PartyTaxScheme>${company('3')}</cac:PartyTaxScheme></cac:Party></cac:ShareholderParty>`;
  const proposedFor = (
    entityContent: string,
    taxContent: string,
    line: { readonly xpath: string; readonly expectedData: Said },
  ) => {
    const party =
      `<cac:AccountingSupplierParty><cac:Party><cac:PartyTaxScheme>${taxContent}</cac:PartyTaxScheme>` +
      `<cac:PartyLegalEntity>${entityContent}</cac:PartyLegalEntity></cac:Party></cac:AccountingSupplierParty>`;
    const supplied = parsed(text.replace('<cac:TaxTotal>', `${party}<cac:TaxTotal>`));
    return proposalsFor(supplied, 'invoice', { foundData: x, ...line }).map(({ edit }) =>
      edit.edit === 'set' ? edit.text : edit.edit === 'insert' ? edit.child.content : edit.edit,
    );
  };
  const inRut: Said = { kind: 'value', value: '2' };

  it.each([
    [
      'not that of the name that it has, in the RUT',
      company('1'),
      company('1'),
      { xpath: entity, expectedData: inRut },
      [],
    ],
    ['what it says elsewhere', company('1'), company('2'), { xpath: entity, expectedData: inRut }, ['2']],
    [
      'where it is missing, what it says elsewhere',
      '',
      company('2'),
      { xpath: entity, expectedData: said('a value') },
      ['2'],
    ],
    ['not who holds a share of it', shareholder, '', { xpath: tax, expectedData: said('a value') }, []],
  ])('is %s', (_what, inEntity, inTax, line, wanted) => {
    expect(proposedFor(inEntity, inTax, line)).toEqual(wanted);
  });
});

describe('the currency of an amount', () => {
  const paid = '/*/cac:LegalMonetaryTotal/cbc:PayableAmount/@currencyID';
  it.each([
    ['that of the document, if another amount is in it', 'COP', ['COP']],
    ['no other', 'EUR', []],
  ])('becomes %s', (_what, stated, wanted) => {
    const amounts = ['COP', 'USD'].map((each) => `<cbc:TaxInclusiveAmount currencyID="${each}"/>`).join('');
    const total = `<cac:LegalMonetaryTotal>${amounts}<cbc:PayableAmount currencyID="USD"/></cac:LegalMonetaryTotal>`;
    const mixed = parsed(text.replace('<cac:InvoiceLine>', `${total}<cac:InvoiceLine>`));
    const wants: Said = { kind: 'equals', path: '/*/cbc:DocumentCurrencyCode', value: stated };
    const line = { xpath: paid, expectedData: wants, foundData: value('USD') };
    expect(proposalsFor(mixed, 'invoice', line).map(({ edit }) => ('text' in edit ? edit.text : edit.edit))).toEqual(
      wanted,
    );
  });
});

describe('an element where another one is expected', () => {
  const subtotal = '<cac:TaxSubtotal><cbc:TaxableAmount>1.00</cbc:TaxableAmount></cac:TaxSubtotal>';
  const at = (path: string) => [{ code: 'ZB01', xpath: undefined, foundData: refusedAt(path, 'content') }];

  it.each([
    ['that is there, further on', '<cac:Strange>x</cac:Strange><cbc:TaxAmount>1</cbc:TaxAmount>', 'cac:Strange', false],
    ['that is not there', `<cac:Strange>x</cac:Strange>${subtotal}`, 'cbc:TaxAmount', true],
  ])('is what is wrong, or the other one is missing: %s', (_what, content, name, missing) => {
    const stray = parsed(
      text.replace('<cac:TaxTotal>', `<cac:WithholdingTaxTotal>${content}</cac:WithholdingTaxTotal><cac:TaxTotal>`),
    );
    const found = at('/*/cac:WithholdingTaxTotal/cac:Strange');
    expect(neededIn(stray, found)).toEqual([
      { code: 'ZB01', xpath: `/Invoice/cac:WithholdingTaxTotal/${name}`, missing },
    ]);
  });
});

describe('a copy of an element', () => {
  const path = (name: string): string => `/*/cac:${name}[2]`;
  const unexpected = (name: string) => ({
    xpath: undefined,
    expectedData: valid,
    foundData: refusedAt(path(name), 'content'),
  });

  it.each([
    ['goes where the schema allows one', 'AccountingCustomerParty', true],
    ['stays where it allows several', 'PrepaidPayment', false],
  ])('%s', (_what, name, isRemoved) => {
    const twice = `<cac:${name}><cbc:ID>1</cbc:ID></cac:${name}>`.repeat(2);
    const doubled = parsed(text.replace('<cac:InvoiceLine>', `${twice}<cac:InvoiceLine>`));
    const edits = proposalsFor(doubled, 'invoice', unexpected(name)).map(({ edit }) => edit.edit);
    expect(edits.includes('remove')).toBe(isRemoved);
  });
});
