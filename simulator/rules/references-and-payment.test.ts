/** Conditions that neither the scenarios nor the boundaries show. */
import { describe, expect, it } from 'vitest';
import type { Facts } from '../checks/vocabulary/facts.ts';
import type { RuleResult } from '../judge/engine/results.ts';
import { runRule } from '../judge/engine/run.ts';
import type { JudgedDocument } from '../registry/types.ts';
import { subjectFrom } from '../testing/catalogue.fixture.ts';
import { catalogue } from './index.ts';

const noted = (key: string, type: string): readonly [string, JudgedDocument] => [
  key,
  { number: 'N1', type } as unknown as JudgedDocument, // no rule reads more of it
];

const facts = {
  profile: { strict: 'integers' },
  referencedDocuments: { byKey: new Map([noted('c1', '91'), noted('d1', '92')]) },
} as unknown as Facts;

const outcome = (code: string, content: string): RuleResult['status'] | 'no such rule' => {
  const [entry] = catalogue().find(code);
  return entry === undefined ? 'no such rule' : runRule(entry, subjectFrom(content), facts).status;
};

const group = (name: string, ...content: readonly string[]): string => `<cac:${name}>${content.join('')}</cac:${name}>`;
const text = (name: string, content: string): string => `<cbc:${name}>${content}</cbc:${name}>`;

const typed = (type: string, ...content: readonly string[]): string => text('InvoiceTypeCode', type) + content.join('');
const additional = (...content: readonly string[]): string => group('AdditionalDocumentReference', ...content);
const billing = (...content: readonly string[]): string => group('BillingReference', ...content);
const credit = (uuid: string): string => billing(group('CreditNoteDocumentReference', text('UUID', uuid)));
const debit = (uuid: string): string => billing(group('DebitNoteDocumentReference', text('UUID', uuid)));
const means = (form: string, ...content: readonly string[]): string =>
  group('PaymentMeans', text('ID', form), ...content);
const paying = (paid: string, payable: string): string =>
  group('PrepaidPayment', text('PaidAmount', paid)) + group('LegalMonetaryTotal', text('PayableAmount', payable));
const rate = (currency: string, target: string): string =>
  currency + group('PaymentExchangeRate', text('TargetCurrencyCode', target));

type Case = readonly [code: string, what: string, content: string, status: RuleResult['status']];

const cases: readonly Case[] = [
  ['FAI01', 'a sale names no other document', typed('01'), 'passed'],
  ['FAI02', 'a sale names one without number', typed('01', additional(text('ID', ''))), 'passed'],
  ['FAI03', 'a sale names one without code', typed('01', additional(text('ID', 'M1'))), 'passed'],
  ['FAI02', 'contingency names one without number', typed('03', additional(text('ID', ' '))), 'failed'],
  [
    'FAI03',
    'contingency names one of two without code',
    typed('03', additional(text('UUID', 'a')), additional()),
    'failed',
  ],
  ['FBH04', 'the code is that of a credit note', credit('c1'), 'passed'],
  ['FBH04', 'the code is written in capitals', credit('C1'), 'failed'],
  ['FBH04', 'the code has blanks', credit(' c1 '), 'failed'],
  ['FBH04', 'the code is that of a debit note', credit('d1'), 'failed'],
  ['FBH04', 'the code is empty', credit(' '), 'passed'],
  ['FBI04', 'the code is that of a debit note', debit('d1'), 'passed'],
  ['FBI04', 'the code is written in capitals', debit('D1'), 'failed'],
  ['FBI04', 'the code is that of a credit note', debit('c1'), 'failed'],
  ['FBI02', 'a reference to an invoice', billing(group('InvoiceDocumentReference')), 'passed'],
  ['FBI02', 'a reference to a credit note', credit('c1'), 'passed'],
  ['FBI02', 'a second reference to something else', credit('c1') + billing(additional()), 'failed'],
  ['FBH06', 'a credit note without date', text('IssueDate', '2024-01-01') + credit('c1'), 'passed'],
  ['FAN04', 'only the second way of payment is credit', means('1') + means('2'), 'failed'],
  ['FAN04', 'each is due when it must be', means('1') + means('2', text('PaymentDueDate', '2024-01-01')), 'passed'],
  ['FBD03', 'strictly, the same after rounding', paying('100.49', '100.00'), 'passed'],
  ['FBD03', 'strictly, one peso more', paying('100.51', '100.00'), 'failed'],
  ['FBD03', 'there are no totals', group('PrepaidPayment', text('PaidAmount', '1.00')), 'passed'],
  ['FAR01', 'nobody knows the currency', '', 'failed'],
  ['FAR01', 'nobody knows the currency, but its rate', rate('', 'COP'), 'passed'],
  ['FAR01', 'the currency is empty', text('DocumentCurrencyCode', ''), 'failed'],
  ['FAR01', 'pesos', text('DocumentCurrencyCode', 'COP'), 'passed'],
  ['FAR04', 'nobody knows the currency', rate('', 'EUR'), 'failed'],
  ['FAR04', 'pesos to euros', rate(text('DocumentCurrencyCode', 'COP'), 'EUR'), 'passed'],
  ['FAR04', 'dollars to euros', rate(text('DocumentCurrencyCode', 'USD'), 'EUR'), 'failed'],
  ['FAR06', 'a rate that is no number', group('PaymentExchangeRate', text('CalculationRate', 'mucho')), 'failed'],
  ['FAR07', 'a day with its time zone', group('PaymentExchangeRate', text('Date', '2024-01-01-05:00')), 'failed'],
];

describe('what an invoice refers to and how it is paid', () => {
  it.each(cases)('%s: %s', (code, _what, content, status) => {
    expect(outcome(code, content)).toBe(status);
  });
});
