import { describe, expect, it } from 'vitest';
import type { XmlSpec } from '../../common/xml/node.ts';
import { codeFacts, codeString, uniqueCode, type CodeFacts } from './cufe.ts';
import { vectors } from './vectors.fixture.ts';

const element = (name: string, content: XmlSpec['content']): XmlSpec => ({ name, content });

/** Nested elements, with a text innermost. */
const nested = (names: readonly string[], text: string): XmlSpec => {
  const [name = '', ...rest] = names;
  return element(name, rest.length === 0 ? text : [nested(rest, text)]);
};

const taxTotal = (id: string, amount: string): XmlSpec =>
  element('cac:TaxTotal', [
    element('cbc:TaxAmount', amount),
    nested(['cac:TaxSubtotal', 'cac:TaxCategory', 'cac:TaxScheme', 'cbc:ID'], id),
  ]);

const party = (name: string, id: string): XmlSpec =>
  nested([name, 'cac:Party', 'cac:PartyTaxScheme', 'cbc:CompanyID'], id);

type Part = Partial<CodeFacts> & {
  readonly taxes?: readonly XmlSpec[];
  readonly root?: string;
  readonly total?: string;
};

const document = ({ taxes = [], root = 'Invoice', total = 'cac:LegalMonetaryTotal', ...facts }: Part): XmlSpec =>
  element(root, [
    element('cbc:ProfileExecutionID', facts.environment ?? '2'),
    element('cbc:ID', facts.number ?? 'SETP990000001'),
    element('cbc:IssueDate', facts.date ?? '2026-11-20'),
    element('cbc:IssueTime', facts.time ?? '10:00:00-05:00'),
    party('cac:AccountingSupplierParty', facts.supplier ?? '901500100'),
    party('cac:AccountingCustomerParty', facts.customer ?? '901458652'),
    ...taxes,
    element(total, [
      element('cbc:LineExtensionAmount', facts.lineExtension ?? '100.00'),
      element('cbc:PayableAmount', facts.payable ?? '119.00'),
    ]),
  ]);

describe('CUFE and CUDE', () => {
  it.each(vectors.uniqueCodes)('$code of $source is the published one', ({ facts, secret, hashed, expected }) => {
    const complete = { ...facts, otherTaxes: '0.00' };
    expect(codeString(complete, secret)).toBe(hashed);
    expect(uniqueCode(complete, secret)).toBe(expected);
  });

  it.each(vectors.uniqueCodes)('$code of $source follows from a document with those figures', (vector) => {
    const { facts, secret, expected } = vector;
    const taxes = [taxTotal('01', facts.vat), taxTotal('04', facts.consumption), taxTotal('03', facts.industry)];
    expect(uniqueCode(codeFacts(document({ ...facts, taxes })), secret)).toBe(expected);
  });

  it('truncates amounts after two decimals instead of rounding them', () => {
    const facts = codeFacts(document({ lineExtension: '1.999', payable: '2.005', taxes: [taxTotal('01', '0.379')] }));
    expect(facts).toMatchObject({ lineExtension: '1.99', payable: '2.00', vat: '0.37' });
  });

  it('counts absent taxes as 0.00', () => {
    expect(codeFacts(document({}))).toMatchObject({
      vat: '0.00',
      consumption: '0.00',
      industry: '0.00',
      otherTaxes: '0.00',
    });
  });

  it('adds groups of the same tax, and all except VAT for the other taxes', () => {
    const taxes = [taxTotal('01', '10.00'), taxTotal('01', '9.00'), taxTotal('04', '8.00'), taxTotal('22', '0.50')];
    expect(codeFacts(document({ taxes }))).toMatchObject({ vat: '19.00', consumption: '8.00', otherTaxes: '8.50' });
  });

  it('reads the header only: taxes of lines do not count', () => {
    const root = document({ taxes: [element('cac:InvoiceLine', [taxTotal('01', '19.00')])] });
    expect(codeFacts(root).vat).toBe('0.00');
  });

  it('reads the requested total of a debit note', () => {
    const root = document({ root: 'DebitNote', total: 'cac:RequestedMonetaryTotal', payable: '32400.00' });
    expect(codeFacts(root).payable).toBe('32400.00');
  });

  it('reads absent values as empty and an unreadable amount as 0.00', () => {
    expect(codeFacts(element('Invoice', []))).toMatchObject({ number: '', supplier: '', payable: '0.00' });
    expect(codeFacts(document({ payable: 'cien' })).payable).toBe('0.00');
  });
});
