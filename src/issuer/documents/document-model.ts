import type { Coded, Numbering, Software } from './model.ts';

/** The kinds of document that are issued, by the catalogue's names. */
export const kindNames = [
  'invoice',
  'creditNote',
  'debitNote',
  'supportDocument',
  'supportAdjustmentNote',
  'payroll',
  'payrollAdjustment',
] as const;

export type KindName = (typeof kindNames)[number];

/** What issuing needs to know of any document; every kind's model has more. */
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
