/** An invoice body, or that of its preview, as the document it asks for. */
import type { UblModel } from '../documents/model.ts';
import { coded, codedOf, partOf, required, rowIn, textOf, type Part } from './parts.ts';
import type { DocumentRead, RequestContext } from './read.ts';
import { healthOperationOf, readHealth } from './read-health.ts';
import { readIssuer, readParty } from './read-party.ts';
import { readUbl, type UblForm } from './read-ubl.ts';
import { invoiceSchema } from './schema-invoice.ts';

/**
 * The health sector, AIU and mandates say so by their own fields
 * (`health_fields`, `noteAIU`, `agentparty`); everything else is a standard sale.
 */
const operationOf = (body: Part, lines: UblModel['lines']): string => {
  const asked = healthOperationOf(body) ?? codedOf(body, 'type_operation_id', 'type_operations')?.code;
  if (asked !== undefined) return asked;
  if (lines.some(({ mandator }) => mandator !== undefined)) return '11';
  return textOf(body, 'noteAIU') === undefined ? '10' : '09';
};

const invoiceForm: UblForm = {
  kind: 'invoice',
  schema: invoiceSchema,
  family: 'invoicing',
  typeOf: (body) => coded(required(rowIn(body, 'type_document_id', 'type_documents'), body, 'type_document_id')),
  lines: 'invoice_lines',
  totals: 'legal_monetary_totals',
  counterparty: 'customer',
  partiesOf: (body, company) => ({
    supplier: readIssuer(body, company),
    customer: readParty(required(partOf(body, 'customer'), body, 'customer')),
  }),
  operationOf,
  healthOf: readHealth,
  paymentExpected: true,
};

export const readInvoice = (json: unknown, context: RequestContext): DocumentRead<UblModel> =>
  readUbl(invoiceForm, json, context);
