/** The second look of `recheck` at what is not an invoice but made like one: notes and purchases. */
import { table } from '../../../src/common/code-lists.ts';
import type { Customer, InvoiceRequest } from '../invoice/request.ts';
import type { CreditNoteRequest, DebitNoteRequest } from '../notes.ts';
import type { SupportAdjustmentNoteRequest, SupportDocumentRequest } from '../support-document.ts';
import type { EquivalentCreditNoteRequest, EquivalentDebitNoteRequest, PosTicketRequest } from '../ticket/ticket.ts';
import { differs, found, parse, scale, when } from './exact.ts';
import { recheck } from './recheck.ts';

const leftBehind = ['resolution_number', 'prepaid_payment', 'prepaid_payments', 'with_holding_tax_total'];

const strangers = (note: object): readonly string[] =>
  found(leftBehind.map((name) => when(Object.hasOwn(note, name), `no note has ${name}`)));

type Correction = CreditNoteRequest | DebitNoteRequest;

/** The invoice that a note would be. */
const asInvoice = (note: Correction): InvoiceRequest => {
  const numbering = { resolution_number: '' };
  if ('credit_note_lines' in note) {
    const {
      credit_note_lines: invoice_lines,
      type_operation_id: _operation,
      billing_reference: _about,
      ...rest
    } = note;
    return { ...rest, ...numbering, invoice_lines };
  }
  const {
    debit_note_lines: invoice_lines,
    requested_monetary_totals: legal_monetary_totals,
    type_operation_id: _operation,
    billing_reference: _about,
    ...rest
  } = note;
  return { ...rest, ...numbering, invoice_lines, legal_monetary_totals };
};

/** What only the adapting added is not the note's. */
const ofNote = (findings: readonly string[]): readonly string[] =>
  findings.filter((finding) => finding !== 'empty: resolution_number');

export const recheckNote = (note: Correction): readonly string[] => [
  ...strangers(note),
  ...ofNote(recheck(asInvoice(note))),
];

const paymentsOf = ({ payment_form: form }: Pick<InvoiceRequest, 'payment_form'>) =>
  'payment_form_id' in form ? [form] : form;

/** More than anybody carries through a till. */
const most = 3_000_000n * scale;

type Sold = Pick<InvoiceRequest, 'payment_form' | 'legal_monetary_totals' | 'invoice_lines'>;

const tillFindings = (sold: Sold): readonly string[] =>
  found([
    when(
      paymentsOf(sold).some(({ payment_form_id }) => payment_form_id !== 1),
      'AN02: not in cash',
    ),
    when(sold.invoice_lines.length > 13, 'AV: more than a basket'),
    when(parse(sold.legal_monetary_totals.payable_amount) > most, 'AU14: more than a till sells'),
  ]);

const isPostalCodeOf = (code: string, municipality: number | undefined): boolean => {
  const place = table('municipalities').byId(municipality ?? 0);
  return place !== undefined && table('postal_codes').byCode(code)?.municipality_code === place.code;
};

/** The three groups that every ticket has. */
const groupFindings = ({ buyer_benefits: benefits, cash_information: till, ...ticket }: PosTicketRequest) => {
  const { identification_number: number, name } = ticket.customer;
  const isMember = parse(benefits.points) > 0n;
  const isNamed = String(number) !== '222222222222';
  return found([
    differs('PD35', parse(till.subtotal), parse(ticket.legal_monetary_totals.line_extension_amount)),
    when(!/^\d+$/.test(benefits.points), 'PD19: points'),
    when(!isMember && benefits.code !== String(number), 'PD15: whose points'),
    when((isNamed || !isMember) && benefits.name !== name, 'PD17: whose points'),
    when(!/^(?:DF-000-\d{5}|CJ\d{3}|\d{6})$/.test(till.plate_number), 'PD25: plate'),
    when(!isPostalCodeOf(ticket.postal_zone_code, ticket.establishment_municipality), 'AJ73: postal zone'),
  ]);
};

export const recheckTicket = (ticket: PosTicketRequest): readonly string[] => {
  const { software_manufacturer: _maker, buyer_benefits: _points, cash_information: _till, ...rest } = ticket;
  const { postal_zone_code: _zone, ...sale } = rest;
  return [...groupFindings(ticket), ...tillFindings(ticket), ...recheck(sale)];
};

export const recheckTicketNote = ({
  is_eqdoc,
  ...note
}: EquivalentCreditNoteRequest | EquivalentDebitNoteRequest): readonly string[] => [
  ...tillFindings(asInvoice(note)),
  ...recheckNote(note),
  ...found([
    when(!is_eqdoc, 'AD12: which family'),
    when(note.billing_reference.type_document_id !== 15, 'BG06: type of what is adjusted'),
  ]),
];

const hasPostalCode = ({ municipality_id, postal_zone_code = '' }: Customer): boolean =>
  isPostalCodeOf(postal_zone_code, municipality_id);

/** Sellers abroad have a place there; the others a NIT with its check digit, and a place here. */
const sellerFindings = (seller: Customer): readonly string[] =>
  found([
    when(!seller.merchant_registration, 'AJ: merchant registration'),
    when(!/^[\dA-Z]{6}$/.test(seller.postal_zone_code ?? ''), 'AJ73: postal zone'),
    when(seller.municipality_id !== undefined && !hasPostalCode(seller), 'AJ73: postal code of another municipality'),
    when((seller.country_id === undefined) === (seller.municipality_id === undefined), 'AJ: here or abroad'),
    when(seller.municipality_id !== undefined && seller.type_document_identification_id !== 6, 'AJ24: no NIT'),
  ]);

/** `recheck` knows a party as the customer. */
const withSeller = ({ seller }: { readonly seller: Customer }): { readonly customer: Customer } => ({
  customer: seller,
});

export const recheckPurchase = (purchase: SupportDocumentRequest): readonly string[] => {
  const { seller: _seller, type_operation_id: _operation, ...rest } = purchase;
  const invoice_lines = purchase.invoice_lines.map(
    ({ type_generation_transmition_id: _way, start_date: _bought, ...line }) => line,
  );
  return [...sellerFindings(purchase.seller), ...recheck({ ...rest, ...withSeller(purchase), invoice_lines })];
};

export const recheckAdjustment = (note: SupportAdjustmentNoteRequest): readonly string[] => {
  const { seller: _seller, type_operation_id: _operation, billing_reference: _about, ...rest } = note;
  const { credit_note_lines: invoice_lines, ...others } = rest;
  const invoice = { ...others, ...withSeller(note), resolution_number: '', invoice_lines };
  return [...strangers(note), ...sellerFindings(note.seller), ...ofNote(recheck(invoice))];
};
