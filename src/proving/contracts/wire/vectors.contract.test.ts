/**
 * Values that both sides compute in separate modules: the published worked examples are right on both, and on
 * unpublished documents they agree.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { proofFile } from '../../../common/testing/proof-file.ts';
import type { XmlRootSpec, XmlSpec } from '../../../common/xml/node.ts';
import { parseXml } from '../../../common/xml/parse.ts';
import { writeXml } from '../../../common/xml/write.ts';
import { checkDigit } from '../../../issuer/codes/check-digit.ts';
import { codeFacts, codeString, uniqueCode, type CodeFacts } from '../../../issuer/codes/cufe.ts';
import { softwareSecurityCode } from '../../../issuer/codes/software-security-code.ts';
import { nitCheckDigit } from '../../../../simulator/document/check-digit.ts';
import {
  codeOf,
  cufeParts,
  softwareSecurityCode as judgedSecurityCode,
  type CodePart,
} from '../../../../simulator/checks/codes/unique-code.ts';
import { createSubject } from '../../../../simulator/document/subject.ts';
import { root, scan, type SourceFile } from '../../architecture/sources.ts';

type Figures = Omit<CodeFacts, 'otherTaxes'>;

type Vectors = {
  readonly uniqueCodes: readonly {
    readonly code: 'CUFE' | 'CUDE';
    readonly source: string;
    readonly facts: Figures;
    readonly secret: string;
    readonly hashed: string;
    readonly expected: string;
  }[];
  readonly softwareSecurityCodes: readonly {
    readonly softwareId: string;
    readonly pin: string;
    readonly number: string;
    readonly expected: string;
  }[];
  readonly checkDigits: readonly { readonly nit: string; readonly expected: string }[];
};

const vectors = JSON.parse(readFileSync(proofFile('vectors.json'), 'utf8')) as Vectors; // our own file

const namespaces = {
  '': 'urn:oasis:names:specification:ubl:schema:xsd:Invoice-2',
  cac: 'urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2',
  cbc: 'urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2',
};

const element = (name: string, content: XmlSpec['content']): XmlSpec => ({ name, content });

const party = (name: string, nit: string): XmlSpec =>
  element(name, [element('cac:Party', [element('cac:PartyTaxScheme', [element('cbc:CompanyID', nit)])])]);

const tax = (id: string, amount: string): XmlSpec => {
  const scheme = element('cac:TaxScheme', [element('cbc:ID', id)]);
  const subtotal = element('cac:TaxSubtotal', [element('cac:TaxCategory', [scheme])]);
  return element('cac:TaxTotal', [element('cbc:TaxAmount', amount), subtotal]);
};

type Taxes = readonly (readonly [id: string, amount: string])[];

/** As much of an invoice as the code depends on. */
const invoiceOf = (figures: Figures, taxes: Taxes): XmlRootSpec => ({
  name: 'Invoice',
  namespaces,
  content: [
    element('cbc:ProfileExecutionID', figures.environment),
    element('cbc:ID', figures.number),
    element('cbc:IssueDate', figures.date),
    element('cbc:IssueTime', figures.time),
    party('cac:AccountingSupplierParty', figures.supplier),
    party('cac:AccountingCustomerParty', figures.customer),
    ...taxes.map(([id, amount]) => tax(id, amount)),
    element('cac:LegalMonetaryTotal', [
      element('cbc:LineExtensionAmount', figures.lineExtension),
      element('cbc:PayableAmount', figures.payable),
    ]),
  ],
});

const taxesOf = ({ vat, consumption, industry }: Figures): Taxes => [
  ['01', vat],
  ['04', consumption],
  ['03', industry],
];

/** The judge receives the document as bytes. */
const judgedParts = (document: XmlRootSpec, secret: string): readonly CodePart[] => {
  const parsed = parseXml(writeXml(document));
  if (!parsed.ok) throw new Error(parsed.problem.message.en);
  return cufeParts(createSubject('invoice', parsed.document), { name: 'secret', value: secret });
};

const textOf = (parts: readonly CodePart[]): string => parts.map(({ value }) => value).join('');

describe.each(vectors.uniqueCodes)('the $code of $source', ({ facts, secret, hashed, expected }) => {
  const document = invoiceOf(facts, taxesOf(facts));

  it('is reproduced by the issuer', () => {
    const read = codeFacts(document);
    expect([codeString(read, secret), uniqueCode(read, secret)]).toEqual([hashed, expected]);
  });

  it('is reproduced by the judge', () => {
    const parts = judgedParts(document, secret);
    expect([textOf(parts), codeOf(parts)]).toEqual([hashed, expected]);
  });
});

describe('the software security code', () => {
  it.each(vectors.softwareSecurityCodes)(
    'of $number is reproduced by both',
    ({ softwareId, pin, number, expected }) => {
      expect(softwareSecurityCode({ softwareId, pin, number })).toBe(expected);
      expect(judgedSecurityCode(softwareId, pin, number)).toBe(expected);
    },
  );
});

describe('the check digit', () => {
  it.each(vectors.checkDigits)('of $nit is reproduced by both', ({ nit, expected }) => {
    expect([checkDigit(nit), nitCheckDigit(nit)]).toEqual([expected, expected]);
  });

  it('is the same on both sides for any input', () => {
    const digits = fc.string({ unit: fc.constantFrom(...'0123456789'), maxLength: 17 });
    fc.assert(
      fc.property(fc.oneof(digits, fc.string({ maxLength: 5 })), (nit) => {
        expect(checkDigit(nit)).toBe(nitCheckDigit(nit));
      }),
      { seed: 1, numRuns: 500 },
    );
  });
});

describe('documents that nobody published', () => {
  const amount = fc
    .tuple(fc.bigInt({ min: 0n, max: 10n ** 15n }), fc.string({ unit: fc.constantFrom(...'0123456789'), maxLength: 6 }))
    .map(([whole, decimals]) => (decimals === '' ? `${whole}` : `${whole}.${decimals}`));
  const figures = fc.record<Figures>({
    number: fc.stringMatching(/^[A-Z]{0,4}\d{1,9}$/),
    date: fc.constant('2026-11-20'),
    time: fc.constant('10:00:00-05:00'),
    lineExtension: amount,
    vat: fc.constant(''),
    consumption: fc.constant(''),
    industry: fc.constant(''),
    payable: amount,
    supplier: fc.stringMatching(/^\d{9}$/),
    customer: fc.stringMatching(/^[A-Z0-9]{1,15}$/),
    environment: fc.constantFrom('1', '2'),
  });
  const taxes = fc.array(fc.tuple(fc.constantFrom('01', '03', '04', '22', 'ZZ'), amount), { maxLength: 6 });

  it('have one code on both sides', () => {
    fc.assert(
      fc.property(figures, taxes, fc.stringMatching(/^[0-9a-f]{40}$/), (facts, given, secret) => {
        const document = invoiceOf(facts, given);
        const read = codeFacts(document);
        const parts = judgedParts(document, secret);
        expect(textOf(parts)).toBe(codeString(read, secret));
        expect(codeOf(parts)).toBe(uniqueCode(read, secret));
      }),
      { seed: 1, numRuns: 300 },
    );
  });
});

describe('the two sides', () => {
  const sourcesBehind = (starts: readonly string[]): readonly string[] => {
    const files = new Map<string, SourceFile>();
    const open = [...starts];
    for (let path = open.pop(); path !== undefined; path = open.pop()) {
      if (files.has(path)) continue;
      const file = scan(path, readFileSync(join(root, path), 'utf8'));
      files.set(path, file);
      open.push(...file.imports.flatMap((one) => (one.path === undefined ? [] : [one.path])));
    }
    return [...files.keys()];
  };

  it('share no code except some without any tax rules', () => {
    const issuer = sourcesBehind(
      ['cufe', 'check-digit', 'software-security-code'].map((name) => `src/issuer/codes/${name}.ts`),
    );
    const judge = new Set(
      sourcesBehind(['simulator/checks/codes/unique-code.ts', 'simulator/document/check-digit.ts']),
    );
    const shared = issuer.filter((path) => judge.has(path));
    expect(shared).toContain('src/common/decimal.ts');
    expect(shared.filter((path) => !path.startsWith('src/common/'))).toEqual([]);
  });
});
