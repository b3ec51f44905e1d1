/**
 * The meaning of a payroll request, as plain data that can be stored as JSON and built again. As in `../model.ts`,
 * amounts are decimal text exactly as requested, codes are the official ones, and `path` names the part of the request.
 */
import type { Coded, Numbering, Party, Software } from '../model.ts';
import type { ConceptRow, Figure } from './concepts.ts';

export type Period = {
  readonly path: string;
  readonly admissionDate: string;
  readonly retirementDate: string | undefined;
  readonly settlementStartDate: string;
  readonly settlementEndDate: string;
  /** Days at the company since admission, as counted in the request. */
  readonly workedTime: string;
};

export type Worker = {
  readonly path: string;
  readonly type: Coded;
  readonly subtype: Coded;
  readonly hasHighRiskPension: boolean;
  readonly identification: { readonly type: Coded; readonly number: string };
  readonly surname: string;
  readonly secondSurname: string | undefined;
  readonly firstName: string;
  readonly middleName: string | undefined;
  /** Where the work is done. */
  readonly municipality: Coded;
  readonly department: Coded;
  readonly address: string;
  readonly hasIntegralSalary: boolean;
  readonly contract: Coded;
  readonly salary: string;
  /** The employer's own code for the worker. */
  readonly code: string | undefined;
  readonly email: string | undefined;
};

export type Payment = {
  readonly path: string;
  readonly method: Coded;
  readonly bank: string | undefined;
  readonly accountType: string | undefined;
  readonly accountNumber: string | undefined;
};

export type PaymentDate = { readonly path: string; readonly date: string };

export type Accrued = {
  readonly path: string;
  readonly workedDays: string;
  readonly salary: string;
  readonly transportationAllowance: string | undefined;
  readonly salaryViatics: string | undefined;
  readonly nonSalaryViatics: string | undefined;
  readonly rows: readonly ConceptRow[];
  readonly figures: readonly Figure[];
};

/** A contribution fixed by law: `rate` is the row of the request, `percent` the worker's share. */
export type Contribution = { readonly rate: Coded; readonly percent: string; readonly amount: string };

/** Fund of pension solidarity and of subsistence; every part is optional. */
export type SolidarityFund = {
  readonly percent: string | undefined;
  readonly amount: string | undefined;
  readonly subsistencePercent: string | undefined;
  readonly subsistenceAmount: string | undefined;
};

export type Deductions = {
  readonly path: string;
  readonly health: Contribution;
  readonly pension: Contribution;
  readonly solidarity: SolidarityFund;
  readonly rows: readonly ConceptRow[];
  readonly figures: readonly Figure[];
};

export type Totals = {
  readonly accrued: string;
  readonly deductions: string;
  /** The worker's net pay. The request has no field for it: accruals minus deductions, both as written. */
  readonly payable: string;
};

/** `cune` is that of the document to which this one is a novelty; empty if it is none. */
export type Novelty = { readonly path: string; readonly isNovelty: boolean; readonly cune: string };

/** The document that an adjustment replaces or deletes. */
export type Predecessor = {
  readonly path: string;
  readonly number: string;
  readonly cune: string;
  readonly issueDate: string;
};

/** What a worker was paid for: a deletion has none of it. */
export type PayrollContent = {
  readonly period: Period;
  readonly periodicity: Coded;
  /** From the body; `worker.code` is the worker's own field. */
  readonly workerCode: string | undefined;
  readonly worker: Worker;
  readonly payment: Payment;
  readonly paymentDates: readonly PaymentDate[];
  readonly accrued: Accrued;
  readonly deductions: Deductions;
  readonly totals: Totals;
};

export type PayrollHead = {
  /** 102 payroll, 103 adjustment. */
  readonly type: Coded;
  /** 1 production, 2 test: the company's configured environment. */
  readonly environment: '1' | '2';
  readonly prefix: string;
  /** The consecutive, without prefix. */
  readonly number: string;
  readonly issueDate: string;
  /** HH:MM:SS, Colombian time. */
  readonly issueTime: string;
  readonly numbering: Numbering;
  readonly software: Software;
  /** Name of the owner of the software. */
  readonly providerName: string;
  readonly currency: string;
  readonly notes: readonly string[];
  /** The employer. */
  readonly supplier: Party;
};

export type Payroll = PayrollHead &
  PayrollContent & {
    readonly kind: 'payroll';
    readonly noteType?: undefined;
    readonly novelty: Novelty | undefined;
  };

export type PayrollReplacement = PayrollHead &
  PayrollContent & {
    readonly kind: 'payrollAdjustment';
    readonly noteType: '1';
    readonly predecessor: Predecessor;
  };

export type PayrollDeletion = PayrollHead & {
  readonly kind: 'payrollAdjustment';
  readonly noteType: '2';
  readonly predecessor: Predecessor;
};

/** `noteType` distinguishes the three. */
export type PayrollModel = Payroll | PayrollReplacement | PayrollDeletion;
