import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { proofFile } from '../../../src/common/testing/proof-file.ts';
import type { XmlEdit } from '../../document/edits/edit.ts';
import { invoiceSpec } from '../../testing/invoice.fixture.ts';
import { remove, set, subjectOf } from '../../testing/rules.fixture.ts';
import { createSubject } from '../../document/subject.ts';
import { nitCheckDigit } from '../../document/check-digit.ts';
import { codeOf, cufeParts, describeParts, softwareSecurityCode, uniqueCodeParts } from './unique-code.ts';

type Vectors = {
  readonly uniqueCodes: readonly {
    readonly code: string;
    readonly source: string;
    readonly facts: Readonly<
      Record<
        | 'number'
        | 'date'
        | 'time'
        | 'lineExtension'
        | 'vat'
        | 'consumption'
        | 'industry'
        | 'payable'
        | 'supplier'
        | 'customer'
        | 'environment',
        string
      >
    >;
    readonly secret: string;
    readonly hashed: string;
    readonly expected: string;
  }[];
  readonly softwareSecurityCodes: readonly {
    readonly source: string;
    readonly softwareId: string;
    readonly pin: string;
    readonly number: string;
    readonly expected: string;
  }[];
  readonly checkDigits: readonly { readonly nit: string; readonly expected: string }[];
};

const vectors = JSON.parse(readFileSync(proofFile('vectors.json'), 'utf8')) as Vectors;

const company = 'cac:Party/cac:PartyTaxScheme/cbc:CompanyID';
const tax = (position: number): string => `/*/cac:TaxTotal[${position}]/cbc:TaxAmount`;
const taxId = (position: number): string =>
  `/*/cac:TaxTotal[${position}]/cac:TaxSubtotal/cac:TaxCategory/cac:TaxScheme/cbc:ID`;

/** An invoice with the facts of a vector; only taxes above zero are included. */
const editsFor = ({ facts }: Vectors['uniqueCodes'][number]): readonly XmlEdit[] => [
  set('/*/cbc:ID', facts.number),
  set('/*/cbc:IssueDate', facts.date),
  set('/*/cbc:IssueTime', facts.time),
  set('/*/cbc:ProfileExecutionID', facts.environment),
  set('/*/cac:LegalMonetaryTotal/cbc:LineExtensionAmount', facts.lineExtension),
  set('/*/cac:LegalMonetaryTotal/cbc:PayableAmount', facts.payable),
  set(`/*/cac:AccountingSupplierParty/${company}`, facts.supplier),
  set(`/*/cac:AccountingCustomerParty/${company}`, facts.customer),
  set(tax(1), facts.vat),
  set(taxId(2), '03'),
  ...(facts.industry === '0.00' ? [remove('/*/cac:TaxTotal[2]')] : [set(tax(2), facts.industry)]),
];

describe.each(vectors.uniqueCodes)('the $code of $source', (vector) => {
  const { facts, secret, hashed, expected } = vector;
  const subject = subjectOf(invoiceSpec({ built: editsFor(vector) }));
  const parts = cufeParts(subject, { name: 'ClTec', value: secret });

  it('is reproduced from a document', () => {
    expect(facts.consumption).toBe('0.00');
    expect(parts.map(({ value }) => value).join('')).toBe(hashed);
    expect(codeOf(parts)).toBe(expected);
  });

  it('is that of a document equivalent to an invoice with the same figures', () => {
    for (const kind of ['posTicket', 'equivalentCreditNote'] as const) {
      const equivalent = uniqueCodeParts(createSubject(kind, subject.document), { name: 'PIN', value: secret });
      expect(codeOf(equivalent), kind).toBe(expected);
    }
  });

  it('is described field by field', () => {
    expect(describeParts(parts)).toContain(`NumFac=${facts.number} + FecFac=${facts.date} + HorFac=${facts.time}`);
    expect(describeParts(parts)).toMatch(/ClTec=\w+ \+ TipoAmbiente=[12]$/);
  });
});

describe('the software security code', () => {
  it.each(vectors.softwareSecurityCodes)('of $number', ({ softwareId, pin, number, expected }) => {
    expect(softwareSecurityCode(softwareId, pin, number)).toBe(expected);
  });
});

describe('the check digit of a NIT', () => {
  it.each(vectors.checkDigits)('$nit is $expected', ({ nit, expected }) => {
    expect(nitCheckDigit(nit)).toBe(expected);
  });

  it.each([
    ['0', '0'],
    ['1', '8'],
    ['901500100', '2'],
    ['222222222222', '7'],
    ['999999999999999', '2'],
  ])('%s is %s, computed by hand', (nit, digit) => {
    expect(nitCheckDigit(nit)).toBe(digit);
  });

  it.each(['', ' ', '900.108.281', '900108281-3', 'ABC', '-1', '1e5', '1234567890123456', '９００'])(
    '%j has none',
    (text) => {
      expect(nitCheckDigit(text)).toBeUndefined();
    },
  );
});
