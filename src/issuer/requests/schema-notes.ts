/** The shapes of credit and debit notes (section 2.7). */
import { list, object, oneOrMany, type ObjectSchema } from './schema-parts.ts';
import {
  allowanceCharge,
  correction,
  header,
  line,
  monetaryTotals,
  party,
  paymentForm,
  presentation,
  references,
  taxTotal,
} from './schema-ubl.ts';

const note = {
  ...header,
  ...presentation,
  ...references,
  customer: party,
  payment_form: oneOrMany(paymentForm),
  allowance_charges: list(allowanceCharge),
  tax_totals: list(taxTotal),
} as const;

export const creditNoteSchema: ObjectSchema = object(
  {
    type_document_id: { is: 'identifier', among: [4] },
    ...note,
    ...correction('credit_note_discrepancy_responses'),
    legal_monetary_totals: monetaryTotals,
    credit_note_lines: list(line, 1),
  },
  { required: ['type_document_id', 'customer', 'legal_monetary_totals', 'credit_note_lines'] },
);

export const debitNoteSchema: ObjectSchema = object(
  {
    type_document_id: { is: 'identifier', among: [5] },
    ...note,
    ...correction('debit_note_discrepancy_responses'),
    requested_monetary_totals: monetaryTotals,
    debit_note_lines: list(line, 1),
  },
  { required: ['type_document_id', 'customer', 'requested_monetary_totals', 'debit_note_lines'] },
);
