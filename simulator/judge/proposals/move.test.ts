import { describe, expect, it } from 'vitest';
import { childElements, type XmlElement } from '../../../src/common/xml/tree.ts';
import { parsed } from '../../testing/authority.fixture.ts';
import { editText } from '../../document/edits/edit-text.ts';
import { moves } from './move.ts';

const root = (content: string): string =>
  '<Invoice xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2"' +
  ' xmlns:cbc="urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2"' +
  ` xmlns:a="urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2">${content}</Invoice>`;

const [supplier, customer, means, line] = [
  '<a:AccountingSupplierParty>one</a:AccountingSupplierParty>',
  '<a:AccountingCustomerParty/>',
  '<a:PaymentMeans><!-- kept --></a:PaymentMeans>',
  '<a:InvoiceLine/>',
];

const moved = (content: string, at: (element: XmlElement) => XmlElement | undefined): readonly string[] => {
  const xml = root(content);
  const element = at(parsed(xml).root) ?? expect.fail();
  return moves(element).map(({ edit }) => editText(xml, [edit]));
};

const child = (place: number) => (element: XmlElement) => childElements(element)[place];

describe('an element in the wrong place', () => {
  it('goes behind those that come before it', () => {
    expect(new Set(moved(customer + supplier + means, child(0)))).toEqual(new Set([root(supplier + customer + means)]));
  });

  it('or those before it go behind it', () => {
    expect(moved(means + supplier + customer, child(1))).toContain(root(supplier + customer + means));
  });

  it('goes to its place although others of its name are in the wrong one, too', () => {
    const [first, second] = ['<cbc:Note>one</cbc:Note>', '<cbc:Note>two</cbc:Note>'];
    expect(moved(`<cbc:IssueDate/>${supplier}${first}${second}`, child(2))).toContain(
      root(`<cbc:IssueDate/>${first}${supplier}${second}`),
    );
  });

  it('or one behind it goes in front of it', () => {
    const total = '<a:LegalMonetaryTotal/>';
    expect(moved(supplier + line + line + total, child(1))).toContain(root(supplier + total + line + line));
  });

  it('is not tried with each of a thousand others', () => {
    expect(moved(line.repeat(1_000) + supplier, child(1_000)).length).toBeLessThan(30);
  });

  it('goes to the only one that may have it, whole', () => {
    expect(moved('<a:InvoiceLine><a:Item/></a:InvoiceLine><a:Price>x</a:Price>', child(1))).toEqual([
      root('<a:InvoiceLine><a:Item/><a:Price>x</a:Price></a:InvoiceLine>'),
    ]);
  });

  it.each([
    ['in its place', supplier + customer, 1],
    ['that two may have', `${line}${line}<a:Price>x</a:Price>`, 2],
    ['that no schema knows', `${supplier}<Nothing/>`, 1],
  ])('but none %s', (_what, content, place) => {
    expect(moved(content, child(place))).toEqual([]);
  });
});
