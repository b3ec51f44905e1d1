/** The common part of every issued document, and a guard for each model. */
import type { SoftwareFamily } from '../company.ts';
import type { Coded, Numbering, Party, Software, UblModel } from './model.ts';
import type { PayrollModel } from './payroll/model.ts';

/** The kinds of document that are issued, by the catalogue's names. */
export const kindNames = [
  'invoice',
  'creditNote',
  'debitNote',
  'supportDocument',
  'supportAdjustmentNote',
  'posTicket',
  'equivalentCreditNote',
  'equivalentDebitNote',
  'payroll',
  'payrollAdjustment',
] as const;

export type KindName = (typeof kindNames)[number];

/** Payroll adjustments replace or delete: two documents with different contents. */
export type DocumentForm = Exclude<KindName, 'payrollAdjustment'> | 'payrollReplacement' | 'payrollDeletion';

export const documentForms: readonly DocumentForm[] = kindNames.flatMap((kind): readonly DocumentForm[] =>
  kind === 'payrollAdjustment' ? ['payrollReplacement', 'payrollDeletion'] : [kind],
);

export const kindOf = (form: DocumentForm): KindName =>
  form === 'payrollReplacement' || form === 'payrollDeletion' ? 'payrollAdjustment' : form;

/** Kinds that a company is enabled for together, with one software. */
export const families: Readonly<Record<KindName, SoftwareFamily>> = {
  invoice: 'invoicing',
  creditNote: 'invoicing',
  debitNote: 'invoicing',
  supportDocument: 'support',
  supportAdjustmentNote: 'support',
  posTicket: 'equivalent',
  equivalentCreditNote: 'equivalent',
  equivalentDebitNote: 'equivalent',
  payroll: 'payroll',
  payrollAdjustment: 'payroll',
};

/** The data that issuing needs about any document; every kind's model has more. */
export type DocumentModel = {
  readonly kind: KindName;
  readonly type: Coded;
  readonly environment: '1' | '2';
  readonly prefix: string;
  readonly number: string;
  readonly issueDate: string;
  readonly numbering: Numbering;
  readonly software: Software;
};

/** The kind determines the model: payroll is not UBL. */
export const isUbl = (model: DocumentModel): model is UblModel => families[model.kind] !== 'payroll';

/** Readers create no other models than these two. */
export const ublOrPayroll = (model: DocumentModel): UblModel | PayrollModel => model as UblModel | PayrollModel; // see above

/** The issuer is the company: in support documents and their notes, that is the buyer. */
export const partiesOf = ({
  supplier,
  customer,
}: Pick<UblModel, 'supplier' | 'customer'>): { readonly issuer: Party; readonly other: Party } =>
  supplier.path === 'establishment' ? { issuer: supplier, other: customer } : { issuer: customer, other: supplier };
