/** Support documents for purchases from those who do not invoice, and their adjustment notes. */
import { addDays } from '../../src/common/time.ts';
import { inCash } from './invoice/draw-payment.ts';
import type { Customer, InvoiceLine, InvoiceRequest } from './invoice/request.ts';
import { address, mailbox, municipality, phone, postalZone } from './material/contacts.ts';
import { foreignCustomer, identityDocuments } from './material/customers.ts';
import { personNit } from './material/identifications.ts';
import { personName } from './material/names.ts';
import type { Random } from './material/random.ts';
import { named, type Concepts, type CorrectedReference, type NoteLine, type Reference } from './notes.ts';

export type SupportLine = InvoiceLine & {
  /** 1 by operation, 2 accumulated by week. */
  readonly type_generation_transmition_id: number;
  readonly start_date: string;
};

type Purchase = Omit<InvoiceRequest, 'customer' | 'invoice_lines' | 'prepaid_payment' | 'prepaid_payments'> & {
  readonly seller: Customer;
  readonly type_operation_id?: number;
};

export type SupportDocumentRequest = Purchase & { readonly invoice_lines: readonly SupportLine[] };

export type SupportAdjustmentNoteRequest = Omit<Purchase, 'resolution_number' | 'with_holding_tax_total'> & {
  readonly billing_reference: Reference;
  readonly discrepancyresponsecode: number;
  readonly discrepancyresponsedescription: string;
  readonly credit_note_lines: readonly NoteLine[];
};

/** Sellers who live in Colombia are named by their NIT, which for a person is the number of the cédula. */
const residentSeller = (random: Random): Customer => {
  const { number, checkDigit } = personNit(random);
  const place = municipality(random);
  return {
    identification_number: number,
    dv: checkDigit,
    name: personName(random),
    phone: phone(random),
    address: address(random),
    email: mailbox(random),
    merchant_registration: '0000000-00',
    postal_zone_code: postalZone(random, place),
    type_document_identification_id: identityDocuments.nit,
    type_organization_id: 2,
    type_liability_id: 117,
    municipality_id: place.id,
    type_regime_id: 2,
  };
};

const nonResidentSeller = (random: Random): Customer => ({
  ...foreignCustomer(random),
  merchant_registration: '0000000-00',
  postal_zone_code: random.digits(6),
});

export const sellerOf = (random: Random, isResident: boolean): Customer =>
  isResident ? residentSeller(random) : nonResidentSeller(random);

/** Purchases of the week up to the day of signing, or of that very day. */
const purchased =
  (random: Random, day: string) =>
  (line: InvoiceLine): SupportLine => {
    const isWeekly = random.chance(0.4);
    return {
      ...line,
      type_generation_transmition_id: isWeekly ? 2 : 1,
      start_date: isWeekly ? addDays(day, -random.integer(0, 6)) : day,
    };
  };

const purchaseOf = (invoice: InvoiceRequest, seller: Customer): Purchase => {
  const { customer: _buyer, invoice_lines: _lines, prepaid_payment: _one, prepaid_payments: _many, ...rest } = invoice;
  return { ...rest, seller };
};

export type SupportContext = {
  readonly random: Random;
  readonly isResident: boolean;
  /** Day of signing. */
  readonly day: string;
};

/** Identifier of `type_operations`: a seller who does not live in Colombia. */
const nonResident = 24;

/** Identifier of `taxes`: support documents know no ReteICA (rules DSAT12 and DSAY12). */
const reteIca = 7;

const withheld = (
  totals: InvoiceRequest['with_holding_tax_total'] = [],
): Pick<InvoiceRequest, 'with_holding_tax_total'> => {
  const known = totals.filter(({ tax_id }) => tax_id !== reteIca);
  return known.length === 0 ? {} : { with_holding_tax_total: known };
};

const withoutIca = ({ with_holding_tax_total: totals, ...line }: InvoiceLine): InvoiceLine => ({
  ...line,
  ...withheld(totals),
});

const omitted = ({ with_holding_tax_total: _withheld, ...rest }: Purchase): Omit<Purchase, 'with_holding_tax_total'> =>
  rest;

export const supportDocumentOf = (
  invoice: InvoiceRequest,
  { random, isResident, day }: SupportContext,
): SupportDocumentRequest => ({
  ...omitted(purchaseOf(invoice, sellerOf(random, isResident))),
  ...withheld(invoice.with_holding_tax_total),
  type_document_id: 11,
  ...(isResident ? {} : { type_operation_id: nonResident }),
  resolution_number: '18760000002',
  prefix: 'SEDS',
  invoice_lines: invoice.invoice_lines.map(withoutIca).map(purchased(random, day)),
});

export const supportConcepts: Concepts = { codes: [1, 2, 3, 4, 5], annulment: 2 };

export type SupportNoteContext = {
  readonly seller: Customer;
  readonly concept: number;
  readonly reference: CorrectedReference;
};

export const supportAdjustmentNoteOf = (
  invoice: InvoiceRequest,
  { seller, concept, reference }: SupportNoteContext,
): SupportAdjustmentNoteRequest => {
  const {
    resolution_number: _resolution,
    with_holding_tax_total: _withheld,
    ...purchase
  } = purchaseOf(invoice, seller);
  return {
    ...purchase,
    payment_form: inCash,
    type_document_id: 13,
    ...(seller.country_id === undefined ? {} : { type_operation_id: nonResident }),
    prefix: 'NDS',
    billing_reference: named(reference),
    discrepancyresponsecode: concept,
    discrepancyresponsedescription: 'Ajuste del documento soporte',
    credit_note_lines: invoice.invoice_lines.map(({ with_holding_tax_total: _held, ...line }) => line),
  };
};
