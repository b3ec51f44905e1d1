/** A request of each kind of document, and the names that its answer has. */
import type { JsonObject } from '../../common/json/is-object.ts';
import { baseBody, changed, invoiceBody, type Changes } from '../requests/invoice-body.fixture.ts';
import { deletionBody, payrollBody, replacementBody } from '../requests/payroll/payroll-body.fixture.ts';

export type Shape = 'interface' | 'dialect';

export type Kind = {
  readonly path: string;
  readonly body: (changes: Changes) => JsonObject;
  readonly counter: 'number' | 'consecutive';
  readonly first: number;
  readonly prefix: string;
  /** In `message`. */
  readonly name: string;
  readonly printed: string;
  readonly answer: 'invoice' | 'note' | 'payroll';
  readonly code: string;
  readonly hasResolution?: true;
};

const base =
  (name: string, always: Changes = {}) =>
  (changes: Changes): JsonObject =>
    changed(baseBody(name), { ...always, ...changes });

/** In cash, so that nothing has to be assumed. */
const cash = { payment_form: { payment_form_id: 1, payment_method_id: 10 } } as const;

const note = { counter: 'number', first: 1, answer: 'note' } as const;
const payroll = { counter: 'consecutive', first: 1, answer: 'payroll', code: 'cune' } as const;
const ticket = { number: 'EPOS1', uuid: 'a'.repeat(96), issue_date: '2026-11-19', type_document_id: 15 };
const aboutTicket = { ...cash, billing_reference: ticket };

export const kinds = {
  invoice: {
    ...{ path: 'invoice', body: invoiceBody, counter: 'number', first: 990_000_001, prefix: 'SETP', code: 'cufe' },
    ...{ name: 'AttachedDocument', printed: 'FES', answer: 'invoice', hasResolution: true },
  },
  posTicket: {
    ...{ path: 'eqdoc', body: base('posTicket'), counter: 'number', first: 1, prefix: 'EPOS', code: 'cufe' },
    ...{ name: 'AttachedDocument', printed: 'POSS', answer: 'invoice', hasResolution: true },
  },
  creditNote: {
    ...{ ...note, path: 'credit-note', body: base('creditNote', cash), prefix: 'NC', code: 'cude' },
    ...{ name: 'Nota crédito', printed: 'NCS' },
  },
  debitNote: {
    ...{ ...note, path: 'debit-note', body: base('debitNote', cash), prefix: 'ND', code: 'cude' },
    ...{ name: 'Nota débito', printed: 'NDS' },
  },
  supportDocument: {
    ...{ ...note, path: 'support-document', body: base('supportDocument'), prefix: 'SEDS', code: 'cuds' },
    ...{ name: 'Documento soporte en adquisiciones a no obligados a facturar', printed: 'DSS' },
    ...{ first: 984_000_001, hasResolution: true },
  },
  supportAdjustmentNote: {
    ...{ ...note, path: 'sd-credit-note', body: base('supportAdjustmentNote', cash), prefix: 'NDS', code: 'cuds' },
    ...{ name: 'Nota de ajuste al documento soporte', printed: 'NDSS' },
  },
  equivalentCreditNote: {
    ...{ ...note, path: 'credit-note', body: base('equivalentCreditNote', aboutTicket), prefix: 'NCP', code: 'cude' },
    ...{ name: 'Nota de ajuste de tipo crédito al documento equivalente', printed: 'NCS' },
  },
  equivalentDebitNote: {
    ...{ ...note, path: 'debit-note', body: base('equivalentDebitNote', aboutTicket), prefix: 'NDP', code: 'cude' },
    ...{ name: 'Nota de ajuste de tipo débito al documento equivalente', printed: 'NDS' },
  },
  payroll: { ...payroll, path: 'payroll', body: payrollBody, prefix: 'NI', name: 'Nómina individual', printed: 'NIS' },
  payrollReplacement: {
    ...{ ...payroll, path: 'payroll-adjust-note', body: replacementBody, prefix: 'NIA' },
    ...{ name: 'Nómina individual de ajuste', printed: 'NAS' },
  },
  payrollDeletion: {
    ...{ ...payroll, path: 'payroll-adjust-note', body: deletionBody, prefix: 'NIA', first: 500 },
    ...{ name: 'Nómina individual de ajuste', printed: 'NAS' },
  },
} as const satisfies Readonly<Record<string, Kind>>;

export type KindName = keyof typeof kinds;
