/**
 * The kinds of document that this service issues, one row each: how it is read, built, coded, sent, named, answered and
 * printed.
 */
import { fillPayrollCodes } from './codes/cune.ts';
import { fillCodes } from './codes/fill-codes.ts';
import type { UblModel } from './documents/model.ts';
import type { PayrollModel } from './documents/payroll/model.ts';
import { buildPayroll } from './documents/payroll/payroll.ts';
import { buildUbl } from './documents/ubl.ts';
import { readEquivalentCreditNote, readEquivalentDebitNote, readPosTicket } from './requests/ubl/equivalent.ts';
import { readInvoice } from './requests/ubl/invoice.ts';
import { readCreditNote, readDebitNote } from './requests/ubl/notes.ts';
import { readPayroll, readPayrollAdjustment } from './requests/payroll/payroll.ts';
import { readSupportAdjustmentNote, readSupportDocument } from './requests/ubl/support.ts';
import type { Wording } from './printing/wording.ts';
import type { KindName } from './documents/document-model.ts';
import type { DocumentKind } from './steps.ts';

const ubl = { operation: 'SendBillSync', build: buildUbl, fillCodes, answer: 'note' } as const;

const sale = { issuer: 'Emisor', counterparty: 'Adquirente', numbering: 'facturación' } as const;

/** The roles are inverted: the buyer issues. */
const purchase = { issuer: 'Adquirente', counterparty: 'Vendedor', numbering: 'documento soporte' } as const;

export const invoice: DocumentKind<UblModel> = {
  ...ubl,
  name: 'invoice',
  fileKind: 'fv',
  printedPrefix: 'FES',
  answer: 'invoice',
  codeKey: 'cufe',
  page: {
    ...sale,
    total: 'Total a pagar',
    isPaidToIssuer: true,
    law: 'A esta factura se le aplican, en lo pertinente, las normas relativas a la letra de cambio (artículo 779 del Código de Comercio).',
  },
  read: readInvoice,
};

export const creditNote: DocumentKind<UblModel> = {
  ...ubl,
  name: 'creditNote',
  fileKind: 'nc',
  printedPrefix: 'NCS',
  codeKey: 'cude',
  page: {
    ...sale,
    title: 'Nota crédito de factura electrónica de venta',
    total: 'Total nota crédito',
    corrects: 'Factura que se corrige',
  },
  read: readCreditNote,
};

export const debitNote: DocumentKind<UblModel> = {
  ...ubl,
  name: 'debitNote',
  fileKind: 'nd',
  printedPrefix: 'NDS',
  codeKey: 'cude',
  page: {
    ...sale,
    title: 'Nota débito de factura electrónica de venta',
    total: 'Total nota débito',
    isPaidToIssuer: true,
    corrects: 'Factura que se corrige',
  },
  read: readDebitNote,
};

export const supportDocument: DocumentKind<UblModel> = {
  ...ubl,
  name: 'supportDocument',
  fileKind: 'dse',
  printedPrefix: 'DSS',
  codeKey: 'cuds',
  page: {
    ...purchase,
    title: 'Documento soporte en adquisiciones efectuadas a no obligados a facturar',
    total: 'Total a pagar',
    law: 'Documento soporte de la adquisición a un sujeto no obligado a expedir factura (artículo 1.6.1.4.12 del Decreto 1625 de 2016).',
  },
  read: readSupportDocument,
};

export const supportAdjustmentNote: DocumentKind<UblModel> = {
  ...ubl,
  name: 'supportAdjustmentNote',
  fileKind: 'nds',
  printedPrefix: 'NDSS',
  codeKey: 'cuds',
  page: {
    ...purchase,
    title: 'Nota de ajuste al documento soporte en adquisiciones efectuadas a no obligados a facturar',
    total: 'Total nota de ajuste',
    corrects: 'Documento soporte que se ajusta',
  },
  read: readSupportAdjustmentNote,
};

const equivalent = { ...sale, numbering: 'documentos equivalentes' } as const;

export const posTicket: DocumentKind<UblModel> = {
  ...ubl,
  name: 'posTicket',
  fileKind: 'ds',
  printedPrefix: 'POSS',
  answer: 'invoice',
  // Services of this dialect answer as they do for invoices.
  codeKey: 'cufe',
  page: {
    ...equivalent,
    paper: 'roll',
    title: 'Documento equivalente electrónico tiquete de máquina registradora con sistema P.O.S.',
    total: 'Total a pagar',
    law: 'Documento equivalente electrónico (artículo 616-1 del Estatuto Tributario, Resolución DIAN 000165 de 2023).',
  },
  read: readPosTicket,
};

export const equivalentCreditNote: DocumentKind<UblModel> = {
  ...ubl,
  name: 'equivalentCreditNote',
  fileKind: 'ncs',
  printedPrefix: 'NCS',
  codeKey: 'cude',
  page: {
    ...equivalent,
    title: 'Nota de ajuste crédito al documento equivalente',
    total: 'Total nota de ajuste',
    corrects: 'Documento equivalente que se ajusta',
  },
  read: readEquivalentCreditNote,
};

export const equivalentDebitNote: DocumentKind<UblModel> = {
  ...ubl,
  name: 'equivalentDebitNote',
  fileKind: 'ncs',
  printedPrefix: 'NDS',
  codeKey: 'cude',
  page: {
    ...equivalent,
    title: 'Nota de ajuste débito al documento equivalente',
    total: 'Total nota de ajuste',
    corrects: 'Documento equivalente que se ajusta',
  },
  read: readEquivalentDebitNote,
};

const nomina = {
  operation: 'SendNominaSync',
  build: buildPayroll,
  fillCodes: fillPayrollCodes,
  answer: 'payroll',
  codeKey: 'cune',
} as const;

const payslip = {
  issuer: 'Empleador',
  counterparty: 'Trabajador',
  total: 'Neto a pagar',
  law: 'Documento soporte de los pagos y abonos en cuenta que se desprenden de una vinculación laboral (Resolución DIAN 000013 de 2021).',
} as const;

export const payroll: DocumentKind<PayrollModel> = {
  ...nomina,
  name: 'payroll',
  fileKind: 'nie',
  printedPrefix: 'NIS',
  page: { ...payslip, title: 'Documento soporte de pago de nómina electrónica' },
  read: readPayroll,
};

export const payrollAdjustment: DocumentKind<PayrollModel> = {
  ...nomina,
  name: 'payrollAdjustment',
  fileKind: 'niae',
  printedPrefix: 'NAS',
  page: { ...payslip, title: 'Nota de ajuste de documento soporte de pago de nómina electrónica' },
  read: readPayrollAdjustment,
};

/** By name. */
export const kinds = {
  invoice,
  creditNote,
  debitNote,
  supportDocument,
  supportAdjustmentNote,
  posTicket,
  equivalentCreditNote,
  equivalentDebitNote,
  payroll,
  payrollAdjustment,
} as const satisfies Readonly<Record<KindName, { readonly page: Wording }>>;
