import { isEvent, type DocumentKind, type SubjectKind } from '../engine/document-kind.ts';
import type { DocumentFamily } from './types.ts';

/** How many documents of one kind a test set asks for, and how many of them must be accepted. */
export type TestSetQuota = { readonly required: number; readonly minimumAccepted: number };

/** What a company must send before it is enabled to issue a family of documents (habilitación). */
export type TestSet = {
  readonly id: string;
  readonly issuerNit: string;
  readonly family: DocumentFamily;
  /** Where it is given, documents must state this software. */
  readonly softwareId?: string | undefined;
  /** Empty for a set that was created on first use. */
  readonly quotas: Readonly<Partial<Record<DocumentKind, TestSetQuota>>>;
  readonly state: 'open' | 'accepted' | 'rejected';
};

const families: Readonly<Record<DocumentKind, DocumentFamily>> = {
  invoice: 'invoicing',
  creditNote: 'invoicing',
  debitNote: 'invoicing',
  supportDocument: 'support',
  supportAdjustmentNote: 'support',
  payroll: 'payroll',
  payrollAdjustment: 'payroll',
};

/** Events are about invoices. */
export const familyOf = (kind: SubjectKind): DocumentFamily => (isEvent(kind) ? 'invoicing' : families[kind]);
