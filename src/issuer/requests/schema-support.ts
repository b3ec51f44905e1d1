/** The shapes of support documents, resident or not (sections 2.8 and 2.9), and of their adjustment notes (2.10). */
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
  supportLine,
  supportPaymentForm,
  taxTotal,
} from './schema-ubl.ts';

const purchase = {
  ...header,
  ...presentation,
  seller: party,
  allowance_charges: list(allowanceCharge),
  tax_totals: list(taxTotal),
  legal_monetary_totals: monetaryTotals,
} as const;

export const supportDocumentSchema: ObjectSchema = object(
  {
    type_document_id: { is: 'identifier', among: [11] },
    ...purchase,
    ...references,
    payment_form: oneOrMany(supportPaymentForm),
    with_holding_tax_total: list(taxTotal),
    invoice_lines: list(supportLine, 1),
  },
  { required: ['type_document_id', 'seller', 'legal_monetary_totals', 'invoice_lines'] },
);

export const supportAdjustmentNoteSchema: ObjectSchema = object(
  {
    type_document_id: { is: 'identifier', among: [13] },
    ...purchase,
    ...references,
    payment_form: oneOrMany(paymentForm),
    ...correction('credit_note_discrepancy_responses_sd'),
    credit_note_lines: list(line, 1),
  },
  { required: ['type_document_id', 'seller', 'legal_monetary_totals', 'credit_note_lines'] },
);
