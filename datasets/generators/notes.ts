/** Credit and debit notes: the lines and totals of an invoice that they correct in part or in full. */
import { addDays } from '../../src/common/time.ts';
import type { Days } from './invoice/days.ts';
import { inCash } from './invoice/draw-payment.ts';
import type { Corrected } from './invoice/request.ts';
import type { Customer, InvoiceLine, InvoiceRequest } from './invoice/request.ts';
import type { Random } from './material/random.ts';

/** The document that a note corrects, as its issuer's answer names it. */
export type Reference = {
  readonly number: string;
  readonly uuid: string;
  readonly issue_date: string;
  /** Identifier of `type_documents`, where the code of the document is no CUFE. */
  readonly type_document_id?: number;
};

type Common = Omit<
  InvoiceRequest,
  | 'resolution_number'
  | 'prepaid_payment'
  | 'prepaid_payments'
  | 'with_holding_tax_total'
  | 'legal_monetary_totals'
  | 'invoice_lines'
>;

type NoteFields = {
  readonly billing_reference?: Reference;
  readonly discrepancyresponsecode: number;
  readonly discrepancyresponsedescription?: string;
  /** Only notes without a reference say what they are by their operation. */
  readonly type_operation_id?: number;
};

export type NoteLine = Omit<InvoiceLine, 'with_holding_tax_total'>;

export type CreditNoteRequest = Common &
  NoteFields & {
    readonly legal_monetary_totals: InvoiceRequest['legal_monetary_totals'];
    readonly credit_note_lines: readonly NoteLine[];
  };

export type DebitNoteRequest = Common &
  NoteFields & {
    readonly requested_monetary_totals: InvoiceRequest['legal_monetary_totals'];
    readonly debit_note_lines: readonly NoteLine[];
  };

/** What a note corrects; with its request, the note names its parties and takes of its lines. */
export type CorrectedReference = Reference & {
  /** As a generator drew it: an invoice, or a support document for its adjustment note. */
  readonly request?: object | undefined;
};

type Party = 'customer' | 'seller';

/** The request of what is corrected, if it is known and of the kind that has such a party. */
export const correctedIn = <Name extends Party>(
  reference: CorrectedReference | undefined,
  party: Name,
): (Corrected & Readonly<Record<Name, Customer>>) | undefined => {
  const request = reference?.request;
  const fits = request !== undefined && 'invoice_lines' in request && party in request;
  return fits ? (request as Corrected & Readonly<Record<Name, Customer>>) : undefined; // drawn by a generator
};

/** As a note names it. */
export const named = ({ request: _request, ...reference }: CorrectedReference): Reference => reference;

/** Why documents of a kind are corrected: identifiers of its table of discrepancy responses. */
export type Concepts = { readonly codes: readonly number[]; readonly annulment?: number };

/** Only what is named can be annulled. */
export const creditConcepts = (reference: Reference | undefined): Concepts =>
  reference === undefined ? { codes: [1, 3, 4, 5, 6] } : { codes: [1, 2, 3, 4, 5, 6], annulment: 2 };

export const debitConcepts: Concepts = { codes: [1, 2, 3, 4] };

export type NoteContext = {
  readonly random: Random;
  readonly days: Days;
  readonly concept: number;
  readonly reference: CorrectedReference | undefined;
};

/** Identifiers of `type_operations`: credit (22) and debit notes (32) that name no invoice. */
const withoutReference = { credit: 8, debit: 5 } as const;

const firstOfMonth = (day: string): string => `${day.slice(0, 8)}01`;

/** One of the three months before the day; without one, any that is past. */
const beginningOf = ({ random, days: { today } }: NoteContext): string =>
  today === undefined
    ? `${random.pick(['2023', '2024'])}-${String(random.integer(1, 12)).padStart(2, '0')}-01`
    : firstOfMonth(addDays(firstOfMonth(today), random.pick([-1, -32, -63])));

/** Notes without a reference correct what was invoiced in one month. */
const correctedMonth = (context: NoteContext): NonNullable<InvoiceRequest['invoice_period']> => {
  const start = beginningOf(context);
  return { start_date: start, end_date: addDays(firstOfMonth(addDays(start, 31)), -1) };
};

const correction = (context: NoteContext, operation: number): NoteFields & Pick<InvoiceRequest, 'invoice_period'> => ({
  discrepancyresponsecode: context.concept,
  ...(context.random.chance(0.6) && {
    discrepancyresponsedescription: context.random.pick([
      'Ajuste acordado con el cliente',
      'Error en «cantidad» & precio',
    ]),
  }),
  ...(context.reference === undefined
    ? { type_operation_id: operation, invoice_period: correctedMonth(context) }
    : { billing_reference: named(context.reference) }),
});

/** What a note has no place for is left behind. */
const common = (invoice: InvoiceRequest): Common => {
  const {
    resolution_number: _resolution,
    prepaid_payment: _prepaid,
    prepaid_payments: _several,
    with_holding_tax_total: _withheld,
    legal_monetary_totals: _totals,
    invoice_lines: _lines,
    ...rest
  } = invoice;
  return { ...rest, payment_form: inCash };
};

/** What is corrected, if its lines are unknown, may be an export, whose notes name brand and model of every line (rules CAZ04 and CAZ05). */
const ofAnyInvoice = { brandname: 'Sin marca', modelname: 'Sin modelo' };

const noteLines = (lines: readonly InvoiceLine[], { reference }: NoteContext): readonly NoteLine[] =>
  lines.map(({ with_holding_tax_total: _withheld, ...line }) =>
    reference === undefined || correctedIn(reference, 'customer') ? line : { ...ofAnyInvoice, ...line },
  );

export const creditNoteOf = (invoice: InvoiceRequest, context: NoteContext): CreditNoteRequest => ({
  ...common(invoice),
  type_document_id: 4,
  prefix: 'NC',
  ...correction(context, withoutReference.credit),
  legal_monetary_totals: invoice.legal_monetary_totals,
  credit_note_lines: noteLines(invoice.invoice_lines, context),
});

export const debitNoteOf = (invoice: InvoiceRequest, context: NoteContext): DebitNoteRequest => ({
  ...common(invoice),
  type_document_id: 5,
  prefix: 'ND',
  ...correction(context, withoutReference.debit),
  requested_monetary_totals: invoice.legal_monetary_totals,
  debit_note_lines: noteLines(invoice.invoice_lines, context),
});
