/** Credit and debit notes: the lines and totals of an invoice that they correct in part or in full. */
import { addDays } from '../../src/common/time.ts';
import { inCash } from './invoice/draw-payment.ts';
import type { InvoiceLine, InvoiceRequest } from './invoice/request.ts';
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

export type NoteContext = { readonly random: Random; readonly reference: Reference | undefined };

/** Identifiers of `type_operations`: credit (22) and debit notes (32) that name no invoice. */
const withoutReference = { credit: 8, debit: 5 } as const;

/** Notes without a reference correct what was invoiced in one month. */
const correctedMonth = (random: Random): NonNullable<InvoiceRequest['invoice_period']> => {
  const month = String(random.integer(1, 12)).padStart(2, '0');
  const start = `${random.pick(['2023', '2024'])}-${month}-01`;
  const behind = addDays(start, 31);
  return { start_date: start, end_date: addDays(`${behind.slice(0, 8)}01`, -1) };
};

const correction = (
  { random, reference }: NoteContext,
  { operation, concepts }: { readonly operation: number; readonly concepts: readonly number[] },
): NoteFields & Pick<InvoiceRequest, 'invoice_period'> => ({
  discrepancyresponsecode: random.pick(concepts),
  ...(random.chance(0.6) && {
    discrepancyresponsedescription: random.pick(['Ajuste acordado con el cliente', 'Error en «cantidad» & precio']),
  }),
  ...(reference === undefined
    ? { type_operation_id: operation, invoice_period: correctedMonth(random) }
    : { billing_reference: reference }),
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

/** What is corrected may be an export, whose notes name brand and model of every line (rules CAZ04 and CAZ05). */
const ofAnyInvoice = { brandname: 'Sin marca', modelname: 'Sin modelo' };

const noteLines = (lines: readonly InvoiceLine[], { reference }: NoteContext): readonly NoteLine[] =>
  lines.map(({ with_holding_tax_total: _withheld, ...line }) =>
    reference === undefined ? line : { ...ofAnyInvoice, ...line },
  );

/** Concept 2, annulment, is for notes that name what they annul. */
const creditConcepts = (reference: Reference | undefined): readonly number[] =>
  reference === undefined ? [1, 3, 4, 5, 6] : [1, 2, 3, 4, 5, 6];

export const creditNoteOf = (invoice: InvoiceRequest, context: NoteContext): CreditNoteRequest => ({
  ...common(invoice),
  type_document_id: 4,
  prefix: 'NC',
  ...correction(context, { operation: withoutReference.credit, concepts: creditConcepts(context.reference) }),
  legal_monetary_totals: invoice.legal_monetary_totals,
  credit_note_lines: noteLines(invoice.invoice_lines, context),
});

export const debitNoteOf = (invoice: InvoiceRequest, context: NoteContext): DebitNoteRequest => ({
  ...common(invoice),
  type_document_id: 5,
  prefix: 'ND',
  ...correction(context, { operation: withoutReference.debit, concepts: [1, 2, 3, 4] }),
  requested_monetary_totals: invoice.legal_monetary_totals,
  debit_note_lines: noteLines(invoice.invoice_lines, context),
});
