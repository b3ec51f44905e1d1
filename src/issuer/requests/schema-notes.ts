/** The shapes of credit and debit notes (section 2.7). */
import { typeAmong, object, type ObjectSchema } from './schema-parts.ts';
import {
  allowanceCharges,
  taxTotals,
  totals,
  linesOf,
  paymentFormsOf,
  customer,
  correction,
  header,
  line,
  paymentForm,
  presentation,
  references,
} from './schema-ubl.ts';

const note = {
  ...header,
  ...presentation,
  ...references,
  customer,
  payment_form: paymentFormsOf(paymentForm),
  allowance_charges: allowanceCharges,
  tax_totals: taxTotals,
} as const;

export const creditNoteSchema: ObjectSchema = object(
  {
    type_document_id: typeAmong([4]),
    ...note,
    ...correction('credit_note_discrepancy_responses'),
    legal_monetary_totals: totals,
    credit_note_lines: linesOf(line),
  },
  { required: ['type_document_id', 'customer', 'legal_monetary_totals', 'credit_note_lines'] },
);

export const debitNoteSchema: ObjectSchema = object(
  {
    type_document_id: typeAmong([5]),
    ...note,
    ...correction('debit_note_discrepancy_responses'),
    requested_monetary_totals: totals,
    debit_note_lines: linesOf(line),
  },
  { required: ['type_document_id', 'customer', 'requested_monetary_totals', 'debit_note_lines'] },
);
