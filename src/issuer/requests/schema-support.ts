/** The shapes of support documents, resident or not (sections 2.8 and 2.9), and of their adjustment notes (2.10). */
import { typeAmong, object, type ObjectSchema } from './schema-parts.ts';
import {
  allowanceCharges,
  taxTotals,
  withholdings,
  totals,
  linesOf,
  paymentFormsOf,
  seller,
  correction,
  header,
  line,
  supportLine,
  paymentForm,
  supportPaymentForm,
  presentation,
  references,
} from './schema-ubl.ts';

const purchase = {
  ...header,
  ...presentation,
  seller,
  allowance_charges: allowanceCharges,
  tax_totals: taxTotals,
  legal_monetary_totals: totals,
} as const;

export const supportDocumentSchema: ObjectSchema = object(
  {
    type_document_id: typeAmong([11]),
    ...purchase,
    ...references,
    payment_form: paymentFormsOf(supportPaymentForm),
    with_holding_tax_total: withholdings,
    invoice_lines: linesOf(supportLine),
  },
  { required: ['type_document_id', 'seller', 'legal_monetary_totals', 'invoice_lines'] },
);

export const supportAdjustmentNoteSchema: ObjectSchema = object(
  {
    type_document_id: typeAmong([13]),
    ...purchase,
    ...references,
    payment_form: paymentFormsOf(paymentForm),
    ...correction('credit_note_discrepancy_responses_sd'),
    credit_note_lines: linesOf(line),
  },
  { required: ['type_document_id', 'seller', 'legal_monetary_totals', 'credit_note_lines'] },
);
