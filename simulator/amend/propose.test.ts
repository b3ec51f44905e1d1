import { describe, expect, it } from 'vitest';
import { parsed } from '../testing/authority.fixture.ts';
import { proposalsFor } from './propose.ts';

const text =
  '<Invoice xmlns:cbc="b" xmlns:cac="a"><cbc:ID>SETP1</cbc:ID><cbc:DocumentCurrencyCode>COP</cbc:DocumentCurrencyCode>' +
  '<cac:TaxTotal><cac:TaxSubtotal><cbc:TaxableAmount>100.00</cbc:TaxableAmount><cac:TaxCategory><cbc:Percent>6.00</cbc:Percent>' +
  '</cac:TaxCategory></cac:TaxSubtotal></cac:TaxTotal>' +
  '<cac:InvoiceLine><cbc:ID  schemeID="x">1</cbc:ID><cbc:LineExtensionAmount>100.00</cbc:LineExtensionAmount><cac:TaxTotal>' +
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
    ['/*/cbc:DocumentCurrencyCode', 'one of USD, EUR', ['set', '/*/cbc:DocumentCurrencyCode', 'USD', 'example']],
    ['/*/cbc:DocumentCurrencyCode', 'nothing here', ['remove', '/*/cbc:DocumentCurrencyCode', undefined, 'removed']],
    ['/*/cac:InvoiceLine/cbc:ID/@schemeID', '"y"', ['set', '/*/cac:InvoiceLine/cbc:ID/@schemeID', 'y', 'stated']],
    ['/*/cac:InvoiceLine/cbc:ID/@languageID', '"es"', ['set', '/*/cac:InvoiceLine/cbc:ID/@languageID', 'es', 'stated']],
    ['/*/cbc:InvoiceTypeCode', 'a value', ['insert', '/*', undefined, 'example']],
  ])('at %s where %j is expected comes from the rule, or from a document that passes', (xpath, expected, first) => {
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

  it('is the other value as well where two are compared', () => {
    expect(proposed('/*/cac:InvoiceLine/cbc:ID', '"SETP1", the value of /*/cbc:ID')).toEqual([
      ['set', '/*/cac:InvoiceLine/cbc:ID', 'SETP1', 'stated'],
      ['set', '/*/cbc:ID', '1', 'stated'],
    ]);
  });

  it('is a rate that another tax has, and the base that the line has', () => {
    expect(proposed('/*/cac:InvoiceLine/cac:TaxTotal/cac:TaxSubtotal', 'the same rates')).toEqual(
      expect.arrayContaining([
        ['set', '/*/cac:InvoiceLine/cac:TaxTotal/cac:TaxSubtotal/cac:TaxCategory/cbc:Percent', '6.00', 'computed'],
        ['set', '/*/cac:InvoiceLine/cac:TaxTotal/cac:TaxSubtotal/cbc:TaxableAmount', '100.00', 'computed'],
      ]),
    );
  });

  it('is the amount without its sign where it is below 0', () => {
    const place = '/*/cac:InvoiceLine/cac:TaxTotal/cac:TaxSubtotal/cbc:TaxableAmount';
    expect(proposed(place, 'no amount below 0')[0]).toEqual(['set', place, '90.00', 'computed']);
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
  ])('is nothing for %s', (_what, xpath, expected) => {
    expect(proposed(xpath, expected)).toEqual([]);
  });
});
