/**
 * CUFE and CUDE (FE annex 1.9, 11.1 and 11.3), and CUDS (DS annex 1.1): SHA-384 over the figures of the document, as
 * written in it, and a secret that is not written: the technical key of the numbering range for a CUFE, the software's
 * PIN for the others.
 */
import { sum, type Decimal } from '../../common/decimal.ts';
import { sha384Hex } from '../../common/hash.ts';
import type { XmlSpec } from '../../common/xml/node.ts';
import { elementsAt, textAt, textOf } from './spec-tree.ts';
import { decimalOrZero, truncated } from '../rounding.ts';

/** The document's facts for the code and the printed QR; amounts are truncated to two decimals. */
export type CodeFacts = {
  readonly number: string;
  /** `YYYY-MM-DD`. */
  readonly date: string;
  /** `HH:MM:SS-05:00`. */
  readonly time: string;
  readonly lineExtension: string;
  readonly vat: string;
  readonly consumption: string;
  readonly industry: string;
  /** All taxes but VAT. */
  readonly otherTaxes: string;
  readonly payable: string;
  readonly supplier: string;
  readonly customer: string;
  /** 1 production, 2 test. */
  readonly environment: string;
};

/** The taxes in the code, in its order. */
const vat = '01';
const consumption = '04';
const industry = '03';

const taxId = ['cac:TaxSubtotal', 'cac:TaxCategory', 'cac:TaxScheme', 'cbc:ID'] as const;

type HeaderTax = { readonly ids: ReadonlySet<string>; readonly amount: Decimal };

const headerTaxes = (root: XmlSpec): readonly HeaderTax[] =>
  elementsAt(root, ['cac:TaxTotal']).map((total) => ({
    ids: new Set(elementsAt(total, taxId).map(textOf)),
    amount: decimalOrZero(textAt(total, ['cbc:TaxAmount'])),
  }));

const money = (amount: Decimal): string => truncated(amount, 2);

const sumOf = (taxes: readonly HeaderTax[]): string => money(sum(taxes.map(({ amount }) => amount)));

const party = (name: string): readonly string[] => [name, 'cac:Party', 'cac:PartyTaxScheme', 'cbc:CompanyID'];

/** The facts as stated in the document, edited or not; absent ones are empty or 0.00. */
export const codeFacts = (root: XmlSpec): CodeFacts => {
  const taxes = headerTaxes(root);
  const taxed = (id: string): string => sumOf(taxes.filter(({ ids }) => ids.has(id)));
  const total = (name: string): string =>
    money(
      decimalOrZero(
        textAt(root, [root.name === 'DebitNote' ? 'cac:RequestedMonetaryTotal' : 'cac:LegalMonetaryTotal', name]),
      ),
    );
  return {
    number: textAt(root, ['cbc:ID']),
    date: textAt(root, ['cbc:IssueDate']),
    time: textAt(root, ['cbc:IssueTime']),
    lineExtension: total('cbc:LineExtensionAmount'),
    vat: taxed(vat),
    consumption: taxed(consumption),
    industry: taxed(industry),
    otherTaxes: sumOf(taxes.filter(({ ids }) => !ids.has(vat))),
    payable: total('cbc:PayableAmount'),
    supplier: textAt(root, party('cac:AccountingSupplierParty')),
    customer: textAt(root, party('cac:AccountingCustomerParty')),
    environment: textAt(root, ['cbc:ProfileExecutionID']),
  };
};

/** The hashed string: no separators, absent taxes count as 0.00. */
export const codeString = (facts: CodeFacts, secret: string): string =>
  [
    facts.number,
    facts.date,
    facts.time,
    facts.lineExtension,
    vat,
    facts.vat,
    consumption,
    facts.consumption,
    industry,
    facts.industry,
    facts.payable,
    facts.supplier,
    facts.customer,
    secret,
    facts.environment,
  ].join('');

/** The string of a CUDS: VAT as the only tax, then seller and buyer. */
export const supportCodeString = (facts: CodeFacts, pin: string): string =>
  [
    facts.number,
    facts.date,
    facts.time,
    facts.lineExtension,
    vat,
    facts.vat,
    facts.payable,
    facts.supplier,
    facts.customer,
    pin,
    facts.environment,
  ].join('');

/** 96 lower-case hexadecimal digits. */
export const uniqueCode = (facts: CodeFacts, secret: string): string => sha384Hex(codeString(facts, secret));

/** 96 lower-case hexadecimal digits. */
export const supportCode = (facts: CodeFacts, pin: string): string => sha384Hex(supportCodeString(facts, pin));
