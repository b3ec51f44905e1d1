/**
 * The body of an invoice and of its preview (sections 2.1 to 2.6), with those fields of the same dialect that the
 * document has a place for.
 */
import { healthFields, healthOperationOf, readHealth } from './health.ts';
import { text, typeAmong, described, object, oneOrMany, type ObjectSchema } from '../schema-parts.ts';
import { allowanceCharges, taxTotals, withholdings, totals } from './amounts.ts';
import { linesOf, lineShape } from './lines.ts';
import { paymentFormsOf, paymentForm, prepaidPayment, prepaidPayments } from './payment.ts';
import { customer, readIssuer, readParty } from '../party.ts';
import { header, type UblForm, readUbl } from './ubl.ts';
import { operationIn } from './operation.ts';
import { presentation } from '../presentation.ts';
import { deliveries } from './delivery.ts';
import { additionalReferenceFields, references, deliveryTerms } from './references.ts';
import type { UblModel } from '../../documents/model.ts';
import { codedAs, codedOf, textOf, type Part, partOf, required } from '../parts.ts';
import type { DocumentRead, RequestContext } from '../read.ts';

export const invoiceSchema: ObjectSchema = object(
  {
    /** Sale, export, contingency of the issuer, contingency of the authority. */
    type_document_id: typeAmong([1, 2, 3, 12], { sections: ['2.1'] }),
    ...header,
    ...presentation,
    ...references,
    ...additionalReferenceFields,
    ...deliveries,
    noteAIU: text('Objeto del contrato de administración, imprevistos y utilidad', {
      body: { 'invoice_lines.*.description': 'Administración' },
      remark: {
        en: 'begins the note of the line “Administración” (rule FAV03)',
        es: 'inicia la nota de la línea «Administración» (regla FAV03)',
      },
    }),
    health_fields: described('Información del sector salud', healthFields, { forms: ['healthInvoice'] }),
    customer,
    deliveryterms: deliveryTerms,
    payment_form: paymentFormsOf(paymentForm),
    prepaid_payment: described('Anticipo, o varios', oneOrMany(prepaidPayment)),
    prepaid_payments: prepaidPayments,
    allowance_charges: allowanceCharges,
    tax_totals: taxTotals,
    with_holding_tax_total: withholdings,
    legal_monetary_totals: totals,
    invoice_lines: linesOf(lineShape),
  },
  { required: ['customer', 'legal_monetary_totals', 'invoice_lines'] },
);

/** Of a path that states the type: a body that repeats it may not say another. */
const schemaOfType = (type: number): ObjectSchema => ({
  ...invoiceSchema,
  properties: { ...invoiceSchema.properties, type_document_id: typeAmong([type], { sections: ['2.1'] }) },
});

/**
 * The health sector, AIU, mandates and freight are recognised by their own fields (`health_fields`, `noteAIU`,
 * `agentparty`, `is_RNDC`); everything else is a standard sale.
 */
const operationOf = (body: Part, lines: UblModel['lines']): string => {
  const asked = healthOperationOf(body) ?? operationIn(body, 'invoice');
  if (asked !== undefined) return asked;
  if (lines.some(({ mandator }) => mandator !== undefined)) return '11';
  if (lines.some(({ waybill }) => waybill !== undefined)) return '12';
  return textOf(body, 'noteAIU') === undefined ? '10' : '09';
};

const invoiceForm: UblForm = {
  kind: 'invoice',
  schema: invoiceSchema,
  typeOf: (body) => codedOf(body, 'type_document_id', 'type_documents') ?? codedAs('type_documents', '01'),
  lines: 'invoice_lines',
  totals: 'legal_monetary_totals',
  counterparty: 'customer',
  partiesOf: (body, company) => ({
    supplier: readIssuer(body, company),
    customer: readParty(required(partOf(body, 'customer'), body, 'customer')),
  }),
  operationOf,
  healthOf: readHealth,
};

export const readInvoice = (json: unknown, context: RequestContext): DocumentRead<UblModel> =>
  readUbl(invoiceForm, json, context);

/** `type` is an identifier of `type_documents`. */
export const readInvoiceOfType = (type: number): typeof readInvoice => {
  const form = { ...invoiceForm, schema: schemaOfType(type) };
  return (json, context) => readUbl(form, json, context);
};
