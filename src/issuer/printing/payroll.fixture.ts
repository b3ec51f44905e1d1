/** Payroll documents for the tests of this folder. */
import type { Accrued, Deductions, Payroll, PayrollDeletion, PayrollReplacement } from '../documents/payroll/model.ts';
import { invoice, uuid } from './invoice.fixture.ts';

const head = {
  environment: '2',
  prefix: 'NI',
  number: '100051',
  issueDate: '2026-11-20',
  issueTime: '10:00:00',
  numbering: { prefix: 'NI', from: '1', to: '5000000' },
  software: invoice().software,
  providerName: 'Ensayos y Muestras del Cañón S.A.S.',
  currency: 'COP',
  notes: ['Pago de la segunda quincena.'],
  supplier: invoice().supplier,
} as const;

export const accrued = (over: Partial<Accrued> = {}): Accrued => ({
  path: 'accrued',
  workedDays: '15',
  salary: '750000.00',
  transportationAllowance: '115000.00',
  salaryViatics: undefined,
  nonSalaryViatics: undefined,
  rows: [],
  figures: [],
  ...over,
});

export const deductions = (over: Partial<Deductions> = {}): Deductions => ({
  path: 'deductions',
  health: { rate: { code: '1', name: 'Salud' }, percent: '4.00', amount: '30000.00' },
  pension: { rate: { code: '5', name: 'Pensión' }, percent: '4.00', amount: '30000.00' },
  solidarity: {
    percent: undefined,
    amount: undefined,
    subsistencePercent: undefined,
    subsistenceAmount: undefined,
  },
  rows: [],
  figures: [],
  ...over,
});

const content = {
  period: {
    path: 'period',
    admissionDate: '2018-10-10',
    retirementDate: undefined,
    settlementStartDate: '2026-11-16',
    settlementEndDate: '2026-11-30',
    workedTime: '785.00',
  },
  periodicity: { code: '4', name: 'Quincenal' },
  workerCode: 'T-7',
  worker: {
    path: 'worker',
    type: { code: '01', name: 'Dependiente' },
    subtype: { code: '00', name: 'No aplica' },
    hasHighRiskPension: false,
    identification: { type: { code: '13', name: 'Cédula de ciudadanía' }, number: '10200037' },
    surname: 'PÉREZ',
    secondSurname: 'GÓMEZ',
    firstName: 'ANA',
    middleName: undefined,
    municipality: { code: '63130', name: 'Calarcá' },
    department: { code: '63', name: 'Quindío' },
    address: 'Calle 1 # 2-03',
    hasIntegralSalary: false,
    contract: { code: '1', name: 'Término fijo' },
    salary: '1500000.00',
    code: undefined,
    email: 'ana@example.com',
  },
  payment: {
    path: 'payment',
    method: { code: '47', name: 'Transferencia débito bancaria' },
    bank: 'Banco Davivienda',
    accountType: 'Ahorros',
    accountNumber: '123456789012',
  },
  paymentDates: [{ path: 'payment_dates.0', date: '2026-11-30' }],
  accrued: accrued(),
  deductions: deductions(),
  totals: { accrued: '865000.00', deductions: '60000.00', payable: '805000.00' },
} as const;

const predecessor = { path: 'predecessor', number: 'NI100003', cune: uuid, issueDate: '2026-10-28' } as const;

export const payroll = (over: Partial<Payroll> = {}): Payroll => ({
  ...head,
  ...content,
  kind: 'payroll',
  type: { code: '102', name: 'Nómina individual' },
  novelty: undefined,
  ...over,
});

const adjustment = {
  ...head,
  prefix: 'NA',
  number: '3',
  kind: 'payrollAdjustment',
  type: { code: '103', name: 'Nómina individual de ajuste' },
  predecessor,
} as const;

export const payrollReplacement = (over: Partial<PayrollReplacement> = {}): PayrollReplacement => ({
  ...adjustment,
  ...content,
  noteType: '1',
  ...over,
});

export const payrollDeletion = (over: Partial<PayrollDeletion> = {}): PayrollDeletion => ({
  ...adjustment,
  noteType: '2',
  ...over,
});
