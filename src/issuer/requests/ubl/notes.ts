/** The bodies of credit and debit notes (section 2.7). */
import { allowanceCharges, taxTotals, totals } from './amounts.ts';
import { paymentFormsOf, paymentForm } from './payment.ts';
import { customer, readBuyerOfNote, readIssuer } from '../party.ts';
import { header, type UblForm, readUbl } from './ubl.ts';
import { operationIn } from './operation.ts';
import { presentation } from '../presentation.ts';
import { references, correction } from './references.ts';
import { onlyType, object, type ObjectSchema } from '../schema-parts.ts';
import { linesOf, lineShape } from './lines.ts';
import { partOf, type Part, required, codedAs, codedOf } from '../parts.ts';
import type { UblKind, UblModel } from '../../documents/model.ts';
import type { DocumentRead, RequestContext, RequestWarning } from '../read.ts';

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
    type_document_id: onlyType(4, { sections: ['2.1'] }),
    ...note,
    ...correction({ concepts: 'credit_note_discrepancy_responses', inOwnWords: false }),
    legal_monetary_totals: totals,
    credit_note_lines: linesOf(lineShape),
  },
  { required: ['customer', 'legal_monetary_totals', 'credit_note_lines'] },
);

export const debitNoteSchema: ObjectSchema = object(
  {
    type_document_id: onlyType(5, {
      sections: ['2.1'],
      remark: {
        en: 'one value only; debit notes have no type in the document',
        es: 'un solo valor; las notas débito no tienen tipo en el documento',
      },
    }),
    ...note,
    ...correction({ concepts: 'debit_note_discrepancy_responses', inOwnWords: false }),
    requested_monetary_totals: totals,
    debit_note_lines: linesOf(lineShape),
  },
  { required: ['customer', 'requested_monetary_totals', 'debit_note_lines'] },
);

type Operations = { readonly kind: UblKind; readonly withReference: string; readonly without: string };

const operationFor =
  ({ kind, withReference, without }: Operations) =>
  (body: Part): string =>
    operationIn(body, kind) ?? (partOf(body, 'billing_reference') === undefined ? without : withReference);

const noteParties: UblForm['partiesOf'] = (body, company) => {
  const supplier = readIssuer(body, company);
  return { supplier, customer: readBuyerOfNote(required(partOf(body, 'customer'), body, 'customer'), supplier) };
};

/** Of an invoice's note that corrects a POS ticket. */
export const isEqdocMissing: RequestWarning = {
  code: 'is-eqdoc-missing',
  paths: ['is_eqdoc'],
  message:
    'Falta is_eqdoc: billing_reference es un tiquete POS, y la nota va como la de una factura. Al tiquete le corresponde la nota de ajuste al documento equivalente: envíe is_eqdoc true.',
};

const ticketWarnings: UblForm['warningsOf'] = (body) => {
  const reference = partOf(body, 'billing_reference');
  const type = reference && codedOf(reference, 'type_document_id', 'type_documents');
  return type?.code === '20' ? [isEqdocMissing] : [];
};

const creditNoteForm: UblForm = {
  kind: 'creditNote',
  schema: creditNoteSchema,
  typeOf: () => codedAs('type_documents', '91'),
  lines: 'credit_note_lines',
  totals: 'legal_monetary_totals',
  counterparty: 'customer',
  partiesOf: noteParties,
  operationOf: operationFor({ kind: 'creditNote', withReference: '20', without: '22' }),
  correction: { concepts: 'credit_note_discrepancy_responses', inOwnWords: false, uuidScheme: 'CUFE-SHA384' },
  warningsOf: ticketWarnings,
};

const debitNoteForm: UblForm = {
  kind: 'debitNote',
  schema: debitNoteSchema,
  typeOf: () => codedAs('type_documents', '92'),
  lines: 'debit_note_lines',
  totals: 'requested_monetary_totals',
  counterparty: 'customer',
  partiesOf: noteParties,
  operationOf: operationFor({ kind: 'debitNote', withReference: '30', without: '32' }),
  correction: { concepts: 'debit_note_discrepancy_responses', inOwnWords: false, uuidScheme: 'CUFE-SHA384' },
  warningsOf: ticketWarnings,
};

export const readCreditNote = (json: unknown, context: RequestContext): DocumentRead<UblModel> =>
  readUbl(creditNoteForm, json, context);

export const readDebitNote = (json: unknown, context: RequestContext): DocumentRead<UblModel> =>
  readUbl(debitNoteForm, json, context);
