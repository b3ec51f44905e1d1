/** Tickets of a till, and the notes that adjust them. */
import { table } from '../../../src/common/code-lists.ts';
import { inCash } from '../invoice/draw-payment.ts';
import { decimalOrZero, rounded } from '../rounding.ts';
import type { Customer, InvoiceLine, InvoiceRequest } from '../invoice/request.ts';
import { postalZone } from '../material/contacts.ts';
import { finalConsumer } from '../material/identifications.ts';
import { companyName, personName } from '../material/names.ts';
import type { Random } from '../material/random.ts';
import { named, type CorrectedReference, type NoteLine, type Reference } from '../notes.ts';
import { ticketType } from './recipes.ts';

type Sale = Omit<InvoiceRequest, 'head_note' | 'with_holding_tax_total' | 'receipt_document_references'>;

/** The body of `POST /api/ubl2.1/eqdoc`, as far as the generator fills it. */
export type PosTicketRequest = Sale & {
  readonly postal_zone_code: string;
  readonly software_manufacturer: {
    readonly name: string;
    readonly business_name: string;
    readonly software_name: string;
  };
  readonly buyer_benefits: { readonly code: string; readonly name: string; readonly points: string };
  readonly cash_information: {
    readonly plate_number: string;
    readonly location: string;
    readonly cashier: string;
    readonly cash_type: string;
    readonly sales_code: string;
    readonly subtotal: string;
  };
};

type Adjustment = Omit<
  Sale,
  'resolution_number' | 'prepaid_payment' | 'prepaid_payments' | 'legal_monetary_totals' | 'invoice_lines'
> & {
  readonly is_eqdoc: true;
  readonly billing_reference: Reference;
  readonly discrepancyresponsecode: number;
  readonly discrepancyresponsedescription?: string;
};

export type EquivalentCreditNoteRequest = Adjustment & {
  readonly legal_monetary_totals: InvoiceRequest['legal_monetary_totals'];
  readonly credit_note_lines: readonly NoteLine[];
};

export type EquivalentDebitNoteRequest = Adjustment & {
  readonly requested_monetary_totals: InvoiceRequest['legal_monetary_totals'];
  readonly debit_note_lines: readonly NoteLine[];
};

const makers = [
  { business_name: 'Cajas & Códigos SAS', software_name: 'MostradorYa' },
  { business_name: 'Ñandú Software LTDA', software_name: 'Ñandú POS 4' },
  { business_name: "D'Oriente Sistemas S.A.S.", software_name: 'TiquetePlus «retail»' },
  { business_name: 'Punto Cero Tecnología SAS', software_name: 'Registradora 2.1' },
] as const;

/** A quarter of the shops wrote their own. */
const manufacturer = (random: Random): PosTicketRequest['software_manufacturer'] => ({
  name: personName(random),
  ...(random.chance(0.25)
    ? { business_name: companyName(random), software_name: 'Desarrollo propio' }
    : random.pick(makers)),
});

/**
 * The group is obligatory: whoever takes part in no programme has number, name and no points. Members of one may buy
 * without giving a name for the ticket.
 */
const benefits = (
  random: Random,
  { identification_number: number, name }: Customer,
): PosTicketRequest['buyer_benefits'] => {
  const isNamed = Number(number) !== finalConsumer;
  return random.chance(isNamed ? 0.6 : 0.25)
    ? { code: random.digits(8), name: isNamed ? name : personName(random), points: String(random.integer(1, 4_000)) }
    : { code: String(number), name, points: '0' };
};

const plate = (random: Random): string =>
  random.pick([`DF-000-${random.digits(5)}`, `CJ${random.digits(3)}`, random.digits(6)]);

const till = (random: Random, subtotal: string): PosTicketRequest['cash_information'] => ({
  plate_number: plate(random),
  location: random.pick(['Piso 1, salida norte', 'Cafetería & panadería', 'Local 2-14', 'Pasillo central', 'Isla 3']),
  cashier: personName(random),
  cash_type: random.pick(['Caja principal', 'Caja de apoyo', 'Caja rápida', 'Autopago']),
  sales_code: `V${random.digits(7)}`,
  subtotal,
});

const municipalityOf = ({ establishment_municipality: id = 0 }: InvoiceRequest) => {
  const found = table('municipalities').byId(id);
  if (found === undefined) throw new Error('A till stands somewhere.');
  return found;
};

const saleOf = (invoice: InvoiceRequest): Sale => {
  const {
    head_note: _head,
    with_holding_tax_total: _withheld,
    receipt_document_references: _receipts,
    ...sale
  } = invoice;
  return sale;
};

export const posTicketOf = (invoice: InvoiceRequest, random: Random): PosTicketRequest => ({
  ...saleOf(invoice),
  postal_zone_code: postalZone(random, municipalityOf(invoice)),
  software_manufacturer: manufacturer(random),
  buyer_benefits: benefits(random, invoice.customer),
  cash_information: till(
    random,
    rounded(decimalOrZero(String(invoice.legal_monetary_totals.line_extension_amount)), 2),
  ),
});

type TicketNote = { readonly random: Random; readonly concept: number; readonly reference: CorrectedReference };

/** Identifiers of `datasets/facts/reference/type_documents.json`. */
const noteTypes = { credit: 26, debit: 25 } as const;

const adjustmentOf = (
  invoice: InvoiceRequest,
  { random, concept, reference }: TicketNote,
): { readonly note: Adjustment; readonly lines: readonly InvoiceLine[] } => {
  const {
    resolution_number: _resolution,
    prepaid_payment: _prepaid,
    prepaid_payments: _several,
    legal_monetary_totals: _totals,
    invoice_lines: lines,
    ...sale
  } = saleOf(invoice);
  const note: Adjustment = {
    ...sale,
    is_eqdoc: true,
    payment_form: inCash,
    billing_reference: { ...named(reference), type_document_id: ticketType },
    discrepancyresponsecode: concept,
    ...(random.chance(0.6) && {
      discrepancyresponsedescription: random.pick(['Cambio de producto', 'Precio en góndola']),
    }),
  };
  return { note, lines };
};

export const equivalentCreditNoteOf = (invoice: InvoiceRequest, context: TicketNote): EquivalentCreditNoteRequest => {
  const { note, lines } = adjustmentOf(invoice, context);
  return {
    ...note,
    type_document_id: noteTypes.credit,
    prefix: 'NCP',
    legal_monetary_totals: invoice.legal_monetary_totals,
    credit_note_lines: lines,
  };
};

export const equivalentDebitNoteOf = (invoice: InvoiceRequest, context: TicketNote): EquivalentDebitNoteRequest => {
  const { note, lines } = adjustmentOf(invoice, context);
  return {
    ...note,
    type_document_id: noteTypes.debit,
    prefix: 'NDP',
    requested_monetary_totals: invoice.legal_monetary_totals,
    debit_note_lines: lines,
  };
};
