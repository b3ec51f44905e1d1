import { describe, expect, it } from 'vitest';
import {
  createGenerator,
  type CreditNoteRequest,
  type DebitNoteRequest,
  type EquivalentCreditNoteRequest,
  type PosTicketRequest,
} from '../index.ts';
import type { SupportAdjustmentNoteRequest, SupportDocumentRequest } from '../support-document.ts';
import {
  recheckAdjustment,
  recheckNote,
  recheckPurchase,
  recheckTicket,
  recheckTicketNote,
} from './recheck-corrections.ts';

type Json = Record<string, unknown>;

const date = '2026-11-20';
const reference = { number: 'SETP990000001', uuid: 'ab'.repeat(48), issue_date: date };
const generator = (): ReturnType<typeof createGenerator> => createGenerator('recheck');

/** Each as JSON that a test may change, with the look that belongs to it. */
const kinds: Readonly<Record<string, readonly [request: () => object, look: (request: unknown) => readonly string[]]>> =
  {
    creditNote: [() => generator().creditNote({ reference }), (note) => recheckNote(note as CreditNoteRequest)],
    debitNote: [() => generator().debitNote({ reference }), (note) => recheckNote(note as DebitNoteRequest)],
    supportDocument: [
      () => generator().supportDocument({ date, seller: 'resident' }),
      (purchase) => recheckPurchase(purchase as SupportDocumentRequest),
    ],
    posTicket: [
      () => generator().posTicket({ variant: 'sugaryDrinks' }),
      (ticket) => recheckTicket(ticket as PosTicketRequest),
    ],
    equivalentCreditNote: [
      () => generator().equivalentCreditNote({ reference }),
      (note) => recheckTicketNote(note as EquivalentCreditNoteRequest),
    ],
    supportAdjustmentNote: [
      () => generator().supportAdjustmentNote({ reference, seller: 'resident' }),
      (note) => recheckAdjustment(note as SupportAdjustmentNoteRequest),
    ],
  };

const findingsAfter = (kind: string, change: (request: Json) => void): readonly string[] => {
  const [request, look] = kinds[kind] ?? [];
  const changed = JSON.parse(JSON.stringify(request?.())) as Json;
  change(changed);
  return (look?.(changed) ?? []).map((finding) => finding.split(':')[0] ?? '');
};

const set =
  (owner: string, changes: Json) =>
  (request: Json): void => {
    Object.assign(owner === '' ? request : (request[owner] as Json), changes);
  };

describe('rechecking what is made like an invoice', () => {
  it.each<[kind: string, rule: string, change: (request: Json) => void]>([
    ['creditNote', 'AU14', set('legal_monetary_totals', { payable_amount: '1.00' })],
    ['debitNote', 'AU02', set('requested_monetary_totals', { line_extension_amount: '1.00' })],
    ['supportDocument', 'AU14', set('legal_monetary_totals', { payable_amount: '1.00' })],
    ['supportAdjustmentNote', 'AU14', set('legal_monetary_totals', { payable_amount: '1.00' })],
    ['creditNote', 'no note has prepaid_payment', set('', { prepaid_payment: { paidamount: '1.00' } })],
    ['supportAdjustmentNote', 'no note has resolution_number', set('', { resolution_number: '1' })],
    ['posTicket', 'AU14', set('legal_monetary_totals', { payable_amount: '1.00' })],
    ['posTicket', 'AU14', set('legal_monetary_totals', { payable_amount: '5000000.00' })],
    ['posTicket', 'AN02', set('payment_form', { payment_form_id: 2 })],
    ['posTicket', 'PD35', set('cash_information', { subtotal: '1.00' })],
    ['posTicket', 'PD19', set('buyer_benefits', { points: '-1' })],
    ['posTicket', 'PD17', set('buyer_benefits', { name: 'Otra persona', points: '0' })],
    ['posTicket', 'PD25', set('cash_information', { plate_number: '' })],
    ['posTicket', 'AJ73', set('', { postal_zone_code: '999999' })],
    ['equivalentCreditNote', 'AN02', set('payment_form', { payment_form_id: 2 })],
    ['equivalentCreditNote', 'AU14', set('legal_monetary_totals', { payable_amount: '1.00' })],
    ['equivalentCreditNote', 'AD12', set('', { is_eqdoc: false })],
    ['equivalentCreditNote', 'BG06', set('billing_reference', { type_document_id: 1 })],
    ['supportDocument', 'AK24b', set('seller', { dv: 10 })],
    ['supportDocument', 'AJ73', set('seller', { postal_zone_code: undefined })],
    ['supportDocument', 'AJ24', set('seller', { type_document_identification_id: 3 })],
    ['supportAdjustmentNote', 'AJ', set('seller', { municipality_id: undefined })],
  ])('finds in a %s that %s is broken', (kind, rule, change) => {
    expect(findingsAfter(kind, () => undefined)).toEqual([]);
    expect(findingsAfter(kind, change)).toContain(rule);
  });
});
