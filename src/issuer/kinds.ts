/** The kinds of document that this service issues. Each is data; the way they go is one. */
import { fillPayrollCodes } from './codes/cune.ts';
import { fillCodes } from './codes/fill-codes.ts';
import type { UblModel } from './documents/model.ts';
import type { PayrollModel } from './documents/payroll/model.ts';
import { buildPayroll } from './documents/payroll/payroll.ts';
import { buildUbl } from './documents/ubl.ts';
import { readInvoice } from './requests/ubl/invoice.ts';
import { readCreditNote, readDebitNote } from './requests/ubl/notes.ts';
import { readPayroll, readPayrollAdjustment } from './requests/payroll/payroll.ts';
import { readSupportAdjustmentNote, readSupportDocument } from './requests/ubl/support.ts';
import type { DocumentKind } from './steps.ts';

const ubl = { operation: 'SendBillSync', build: buildUbl, fillCodes } as const;

export const invoice: DocumentKind<UblModel> = {
  ...ubl,
  name: 'invoice',
  fileKind: 'fv',
  printedPrefix: 'FES',
  read: readInvoice,
};

export const creditNote: DocumentKind<UblModel> = {
  ...ubl,
  name: 'creditNote',
  fileKind: 'nc',
  printedPrefix: 'NCS',
  read: readCreditNote,
};

export const debitNote: DocumentKind<UblModel> = {
  ...ubl,
  name: 'debitNote',
  fileKind: 'nd',
  printedPrefix: 'NDS',
  read: readDebitNote,
};

export const supportDocument: DocumentKind<UblModel> = {
  ...ubl,
  name: 'supportDocument',
  fileKind: 'dse',
  printedPrefix: 'DSS',
  read: readSupportDocument,
};

export const supportAdjustmentNote: DocumentKind<UblModel> = {
  ...ubl,
  name: 'supportAdjustmentNote',
  fileKind: 'nds',
  printedPrefix: 'NDSS',
  read: readSupportAdjustmentNote,
};

const nomina = { operation: 'SendNominaSync', build: buildPayroll, fillCodes: fillPayrollCodes } as const;

export const payroll: DocumentKind<PayrollModel> = {
  ...nomina,
  name: 'payroll',
  fileKind: 'nie',
  printedPrefix: 'NIS',
  read: readPayroll,
};

export const payrollAdjustment: DocumentKind<PayrollModel> = {
  ...nomina,
  name: 'payrollAdjustment',
  fileKind: 'niae',
  printedPrefix: 'NAS',
  read: readPayrollAdjustment,
};

/** What the printed name of a document may begin with, by kind. */
export const printedPrefixes: readonly string[] = [
  invoice,
  creditNote,
  debitNote,
  supportDocument,
  supportAdjustmentNote,
  payroll,
  payrollAdjustment,
].map(({ printedPrefix }) => printedPrefix);
