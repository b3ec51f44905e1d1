/**
 * The shape of an invoice body and of its preview (sections 2.1 to 2.6), with
 * the fields of the same dialect that the document has a place for.
 */
import { healthFields } from './schema-health.ts';
import { text, typeAmong, described, list, object, oneOrMany, type ObjectSchema } from './schema-parts.ts';
import {
  allowanceCharges,
  taxTotals,
  withholdings,
  totals,
  linesOf,
  paymentFormsOf,
  customer,
  header,
  line,
  paymentForm,
  prepaidPayment,
  presentation,
  references,
} from './schema-ubl.ts';

export const invoiceSchema: ObjectSchema = object(
  {
    /** Sale, export, contingency of the issuer, contingency of the authority. */
    type_document_id: typeAmong([1, 2, 3, 12]),
    ...header,
    ...presentation,
    ...references,
    noteAIU: text('Objeto del contrato de administración, imprevistos y utilidad'),
    health_fields: described('Información del sector salud', healthFields),
    customer,
    deliveryterms: described(
      'Condiciones de entrega',
      object({
        special_terms: text('Condiciones que se pactaron'),
        loss_risk_responsibility_code: text('Código INCOTERM'),
        loss_risk: text('Quién responde por pérdidas'),
      }),
    ),
    payment_form: paymentFormsOf(paymentForm),
    prepaid_payment: described('Anticipo, o varios', oneOrMany(prepaidPayment)),
    prepaid_payments: described('Anticipos', list(prepaidPayment)),
    allowance_charges: allowanceCharges,
    tax_totals: taxTotals,
    with_holding_tax_total: withholdings,
    legal_monetary_totals: totals,
    invoice_lines: linesOf(line),
  },
  { required: ['type_document_id', 'customer', 'legal_monetary_totals', 'invoice_lines'] },
);
