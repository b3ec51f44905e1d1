/**
 * The shape of an invoice body and of its preview (sections 2.1 to 2.6), with
 * the fields of the same dialect that the document has a place for.
 */
import { healthFields } from './schema-health.ts';
import { list, object, oneOrMany, text, type ObjectSchema } from './schema-parts.ts';
import {
  allowanceCharge,
  header,
  line,
  monetaryTotals,
  party,
  paymentForm,
  prepaidPayment,
  presentation,
  references,
  taxTotal,
} from './schema-ubl.ts';

export const invoiceSchema: ObjectSchema = object(
  {
    /** Sale, export, contingency of the issuer, contingency of the authority. */
    type_document_id: { is: 'identifier', among: [1, 2, 3, 12] },
    ...header,
    ...presentation,
    ...references,
    noteAIU: text,
    health_fields: healthFields,
    customer: party,
    deliveryterms: object({ special_terms: text, loss_risk_responsibility_code: text, loss_risk: text }),
    payment_form: oneOrMany(paymentForm),
    prepaid_payment: oneOrMany(prepaidPayment),
    prepaid_payments: list(prepaidPayment),
    allowance_charges: list(allowanceCharge),
    tax_totals: list(taxTotal),
    with_holding_tax_total: list(taxTotal),
    legal_monetary_totals: monetaryTotals,
    invoice_lines: list(line, 1),
  },
  { required: ['type_document_id', 'customer', 'legal_monetary_totals', 'invoice_lines'] },
);
