/**
 * The bodies of support documents and their adjustment notes as the documents
 * they ask for. The roles are inverted: the seller supplies, the issuer buys.
 */
import type { UblModel } from '../documents/model.ts';
import { codedAs, codedOf, partOf, required, type Part } from './parts.ts';
import type { DocumentRead, RequestContext } from './read.ts';
import { readIssuer, readParty } from './read-party.ts';
import { readUbl, type UblForm } from './read-ubl.ts';
import { supportAdjustmentNoteSchema, supportDocumentSchema } from './schema-support.ts';

const resident = '10';
const nonResident = '11';

/** If the body does not say, a seller abroad does not reside in Colombia. */
const operationOf = (body: Part): string => {
  const asked = codedOf(body, 'type_operation_id', 'type_operations');
  if (asked !== undefined) return asked.code;
  const seller = partOf(body, 'seller');
  const country = seller && codedOf(seller, 'country_id', 'countries');
  return country === undefined || country.code === 'CO' ? resident : nonResident;
};

const purchase = {
  family: 'support',
  totals: 'legal_monetary_totals',
  counterparty: 'seller',
  operationOf,
  partiesOf: (body, company) => ({
    supplier: readParty(required(partOf(body, 'seller'), body, 'seller')),
    customer: readIssuer(body, company),
  }),
} as const satisfies Partial<UblForm>;

const supportDocumentForm: UblForm = {
  ...purchase,
  kind: 'supportDocument',
  schema: supportDocumentSchema,
  typeOf: () => codedAs('type_documents', '05'),
  lines: 'invoice_lines',
  paymentExpected: true,
};

const supportAdjustmentNoteForm: UblForm = {
  ...purchase,
  kind: 'supportAdjustmentNote',
  schema: supportAdjustmentNoteSchema,
  typeOf: () => codedAs('type_documents', '95'),
  lines: 'credit_note_lines',
  correction: { concepts: 'credit_note_discrepancy_responses_sd', uuidScheme: 'CUDS-SHA384' },
  paymentExpected: false,
};

export const readSupportDocument = (json: unknown, context: RequestContext): DocumentRead<UblModel> =>
  readUbl(supportDocumentForm, json, context);

export const readSupportAdjustmentNote = (json: unknown, context: RequestContext): DocumentRead<UblModel> =>
  readUbl(supportAdjustmentNoteForm, json, context);
