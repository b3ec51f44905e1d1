/**
 * The bodies of support documents, resident or not (sections 2.8 and 2.9), and
 * of their adjustment notes (2.10). The roles are inverted: the seller supplies,
 * the issuer buys.
 */
import { allowanceCharges, taxTotals, totals, withholdings } from './amounts.ts';
import { seller, readIssuer, readSeller } from '../party.ts';
import { header, type UblForm, readUbl } from './ubl.ts';
import { operationIn } from './operation.ts';
import { presentation } from '../presentation.ts';
import { described, onlyType, object, oneOrMany, type ObjectSchema } from '../schema-parts.ts';
import { linesOf, supportLineShape, supportNoteLineShape } from './lines.ts';
import { deliveries } from './delivery.ts';
import { paymentFormsOf, supportPaymentForm, paymentForm, prepaidPayment, prepaidPayments } from './payment.ts';
import { references, correction } from './references.ts';
import { codedOf, partOf, type Part, required, codedAs } from '../parts.ts';
import type { UblModel } from '../../documents/model.ts';
import type { DocumentRead, RequestContext } from '../read.ts';

const purchaseFields = {
  ...header,
  ...presentation,
  seller,
  allowance_charges: allowanceCharges,
  tax_totals: taxTotals,
  legal_monetary_totals: totals,
} as const;

export const supportDocumentSchema: ObjectSchema = object(
  {
    type_document_id: onlyType(11, { sections: ['2.8'] }),
    ...purchaseFields,
    ...references,
    ...deliveries,
    payment_form: paymentFormsOf(supportPaymentForm),
    prepaid_payment: described('Anticipo, o varios', oneOrMany(prepaidPayment), {
      sections: [],
      beside: { idpayment: 'ANT-1', paidamount: '1.00' },
    }),
    prepaid_payments: prepaidPayments,
    with_holding_tax_total: withholdings,
    invoice_lines: linesOf(supportLineShape),
  },
  { required: ['type_document_id', 'seller', 'legal_monetary_totals', 'invoice_lines'] },
);

export const supportAdjustmentNoteSchema: ObjectSchema = object(
  {
    type_document_id: onlyType(13, { sections: ['2.1'] }),
    ...purchaseFields,
    ...references,
    payment_form: paymentFormsOf(paymentForm),
    ...correction({ concepts: 'credit_note_discrepancy_responses_sd', inOwnWords: true }),
    credit_note_lines: linesOf(supportNoteLineShape),
  },
  { required: ['type_document_id', 'seller', 'legal_monetary_totals', 'credit_note_lines'] },
);

const resident = '10';
const nonResident = '11';

/** If the body does not say, a seller abroad does not reside in Colombia. */
const operationOf = (body: Part): string => {
  // The table has the same for both kinds.
  const asked = operationIn(body, 'supportDocument');
  if (asked !== undefined) return asked;
  const given = partOf(body, 'seller');
  const country = given && codedOf(given, 'country_id', 'countries');
  return country === undefined || country.code === 'CO' ? resident : nonResident;
};

const purchase = {
  totals: 'legal_monetary_totals',
  counterparty: 'seller',
  operationOf,
  partiesOf: (body, company) => ({
    supplier: readSeller(required(partOf(body, 'seller'), body, 'seller'), operationOf(body) === resident),
    customer: readIssuer(body, company),
  }),
} as const satisfies Partial<UblForm>;

const supportDocumentForm: UblForm = {
  ...purchase,
  kind: 'supportDocument',
  schema: supportDocumentSchema,
  typeOf: () => codedAs('type_documents', '05'),
  lines: 'invoice_lines',
};

const supportAdjustmentNoteForm: UblForm = {
  ...purchase,
  kind: 'supportAdjustmentNote',
  schema: supportAdjustmentNoteSchema,
  typeOf: () => codedAs('type_documents', '95'),
  lines: 'credit_note_lines',
  correction: { concepts: 'credit_note_discrepancy_responses_sd', inOwnWords: true, uuidScheme: 'CUDS-SHA384' },
};

export const readSupportDocument = (json: unknown, context: RequestContext): DocumentRead<UblModel> =>
  readUbl(supportDocumentForm, json, context);

export const readSupportAdjustmentNote = (json: unknown, context: RequestContext): DocumentRead<UblModel> =>
  readUbl(supportAdjustmentNoteForm, json, context);
