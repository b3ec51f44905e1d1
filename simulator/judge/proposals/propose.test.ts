import { describe, expect, it } from 'vitest';
import { parsed } from '../../testing/authority.fixture.ts';
import type { FailedLine } from '../../registry/types.ts';
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

const proposed = (xpath: string | undefined, expected: string, found = '"x"') =>
  proposalsFor(document, 'invoice', { xpath, expected, found }).map(({ edit, source }) => [
    edit.edit,
    edit.path,
    'text' in edit ? edit.text : undefined,
    source,
  ]);

describe('what is proposed for a finding', () => {
  it.each([
    ['/Invoice/cbc:ID', '"SETP2"', ['set', '/*/cbc:ID', 'SETP2', 'stated']],
    ['/*/cac:InvoiceLine/cbc:ID/@schemeID', '"y"', ['set', '/*/cac:InvoiceLine/cbc:ID/@schemeID', 'y', 'stated']],
    ['/*/cac:InvoiceLine/cbc:ID/@languageID', '"es"', ['set', '/*/cac:InvoiceLine/cbc:ID/@languageID', 'es', 'stated']],
    ['/*/cac:PaymentMeans/cbc:PaymentMeansCode', 'a value', ['insert', '/*', undefined, 'example']],
    ['/*/cac:InvoiceLine/cac:Price', 'a value', ['insert', '/*/cac:InvoiceLine', undefined, 'computed']],
  ])('at %s where %j is expected comes from the rule, the document, or one that passes', (xpath, expected, first) => {
    expect(proposed(xpath, expected)[0]).toEqual(first);
  });

  it('puts the stated value into an element that is missing', () => {
    const [first] = proposalsFor(document, 'invoice', {
      xpath: '/*/cbc:ProfileExecutionID',
      expected: '"2"',
      found: 'nothing (absent)',
    });
    expect(first?.edit).toMatchObject({ edit: 'insert', child: { name: 'cbc:ProfileExecutionID', content: '2' } });
  });

  it('is the price that total and quantity of the line give, and nothing that does not divide', () => {
    const priceIn = (xml: string) =>
      proposalsFor(parsed(xml), 'invoice', {
        xpath: '/*/cac:InvoiceLine/cac:Price',
        expected: 'a value',
        found: '',
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
    const found = `line 1, ${path}: Element 'cbc:TaxableAmount': '${written}' is not a valid value of the atomic type 'xs:decimal'.`;
    const line = { xpath: path, found, expected: 'a document that its schema accepts' };
    expect(proposalsFor(comma, 'invoice', line).map(({ edit }) => ('text' in edit ? edit.text : edit.edit))).toEqual(
      numbers,
    );
  });

  it.each([
    ['a number that only the sender knows', '/Invoice/cbc:ID', 'a free number'],
    ['an element that no document has', '/Invoice/cbc:Nothing', 'a value'],
    ['no place', undefined, '"1"'],
    ['the document itself', '/Invoice', 'nothing here'],
    ['what is there already', '/Invoice/cbc:ID', '"SETP1"'],
    ['a text that a list does not have', '/*/cbc:DocumentCurrencyCode', 'one of USD, EUR'],
    ['content that must not be there', '/*/cbc:DocumentCurrencyCode', 'nothing here'],
    ['the kind of a document', '/*/cbc:InvoiceTypeCode', 'a value'],
    ['a number', '/*/cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme/cbc:CompanyID', 'a value'],
    ['an amount', '/*/cac:LegalMonetaryTotal', 'a value'],
    ['a rate', '/*/cac:TaxTotal/cac:TaxSubtotal/cac:TaxCategory/cbc:PerUnitAmount', 'a value'],
    ['a date', '/*/cbc:IssueDate', 'a value'],
    ['a reference', '/*/cac:OrderReference', 'a value'],
    ['a form of payment', '/*/cac:PaymentMeans/cbc:ID', '1 (cash) or 2 (credit)'],
    ['a price that may be another one', '/*/cac:InvoiceLine/cac:TaxTotal/cac:TaxSubtotal', 'the same rates'],
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
    line: { readonly xpath: string; readonly expected: string },
  ) => {
    const party =
      `<cac:AccountingSupplierParty><cac:Party><cac:PartyTaxScheme>${taxContent}</cac:PartyTaxScheme>` +
      `<cac:PartyLegalEntity>${entityContent}</cac:PartyLegalEntity></cac:Party></cac:AccountingSupplierParty>`;
    const supplied = parsed(text.replace('<cac:TaxTotal>', `${party}<cac:TaxTotal>`));
    return proposalsFor(supplied, 'invoice', { found: '"x"', ...line }).map(({ edit }) =>
      edit.edit === 'set' ? edit.text : edit.edit === 'insert' ? edit.child.content : edit.edit,
    );
  };
  const inRut = '"2", which the RUT has for that name';

  it.each([
    [
      'not that of the name that it has, in the RUT',
      company('1'),
      company('1'),
      { xpath: entity, expected: inRut },
      [],
    ],
    ['what it says elsewhere', company('1'), company('2'), { xpath: entity, expected: inRut }, ['2']],
    ['where it is missing, what it says elsewhere', '', company('2'), { xpath: entity, expected: 'a value' }, ['2']],
    ['not who holds a share of it', shareholder, '', { xpath: tax, expected: 'a value' }, []],
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
    const line = { xpath: paid, expected: `"${stated}", the value of /*/cbc:DocumentCurrencyCode`, found: '"USD"' };
    expect(proposalsFor(mixed, 'invoice', line).map(({ edit }) => ('text' in edit ? edit.text : edit.edit))).toEqual(
      wanted,
    );
  });
});

describe('an element where another one is expected', () => {
  const stray = parsed(text.replace('<cac:TaxTotal>', '<cac:Strange>x</cac:Strange><cac:TaxTotal>'));
  const refusing = (expected: string): FailedLine => ({
    code: 'ZB01',
    kind: 'Rechazo',
    message: '',
    xpath: undefined,
    found: `line 1, /*/cac:Strange: Element 'cac:Strange': This element is not expected. Expected is ( ${expected} ).`,
    expected: 'a document that its schema accepts',
    fix: '',
    line: undefined,
    column: undefined,
    spanish: { found: '', expected: '', fix: '' },
  });

  it.each([
    ['that is there, further on', 'cac:InvoiceLine', '/Invoice/cac:Strange', false],
    ['that is not there', 'cac:AccountingSupplierParty', '/Invoice/cac:AccountingSupplierParty', true],
  ])('is what is wrong, or the other one is missing: %s', (_what, expected, xpath, missing) => {
    expect(neededIn(stray, [refusing(expected)])).toEqual([{ code: 'ZB01', xpath, missing }]);
  });
});

describe('a copy of an element', () => {
  const path = (name: string): string => `/*/cac:${name}[2]`;
  const unexpected = (name: string) => ({
    xpath: undefined,
    expected: 'a document that its schema accepts',
    found: `line 1, ${path(name)}: Element 'cac:${name}': This element is not expected.`,
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
