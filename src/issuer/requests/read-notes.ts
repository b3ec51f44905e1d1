/** The bodies of credit and debit notes as the documents they ask for. */
import type { UblModel } from '../documents/model.ts';
import { codedAs, codedOf, partOf, required, type Part } from './parts.ts';
import type { DocumentRead, RequestContext } from './read.ts';
import { readIssuer, readParty } from './read-party.ts';
import { readUbl, type UblForm } from './read-ubl.ts';
import { creditNoteSchema, debitNoteSchema } from './schema-notes.ts';

type Operations = { readonly withReference: string; readonly without: string };

const operationFor =
  ({ withReference, without }: Operations) =>
  (body: Part): string =>
    codedOf(body, 'type_operation_id', 'type_operations')?.code ??
    (partOf(body, 'billing_reference') === undefined ? without : withReference);

const noteParties: UblForm['partiesOf'] = (body, company) => ({
  supplier: readIssuer(body, company),
  customer: readParty(required(partOf(body, 'customer'), body, 'customer')),
});

const creditNoteForm: UblForm = {
  kind: 'creditNote',
  schema: creditNoteSchema,
  family: 'invoicing',
  typeOf: () => codedAs('type_documents', '91'),
  lines: 'credit_note_lines',
  totals: 'legal_monetary_totals',
  counterparty: 'customer',
  partiesOf: noteParties,
  operationOf: operationFor({ withReference: '20', without: '22' }),
  correction: { concepts: 'credit_note_discrepancy_responses', uuidScheme: 'CUFE-SHA384' },
  paymentExpected: false,
};

const debitNoteForm: UblForm = {
  kind: 'debitNote',
  schema: debitNoteSchema,
  family: 'invoicing',
  typeOf: () => codedAs('type_documents', '92'),
  lines: 'debit_note_lines',
  totals: 'requested_monetary_totals',
  counterparty: 'customer',
  partiesOf: noteParties,
  operationOf: operationFor({ withReference: '30', without: '32' }),
  correction: { concepts: 'debit_note_discrepancy_responses', uuidScheme: 'CUFE-SHA384' },
  paymentExpected: false,
};

export const readCreditNote = (json: unknown, context: RequestContext): DocumentRead<UblModel> =>
  readUbl(creditNoteForm, json, context);

export const readDebitNote = (json: unknown, context: RequestContext): DocumentRead<UblModel> =>
  readUbl(debitNoteForm, json, context);
