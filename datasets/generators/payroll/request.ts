/** The bodies of payroll documents and their adjustments, as far as the generators fill them. */
import type { Accruals, Withdrawals } from './concepts.ts';

export type Worker = {
  readonly type_worker_id: number;
  readonly sub_type_worker_id: number;
  readonly payroll_type_document_identification_id: number;
  readonly municipality_id: number;
  readonly type_contract_id: number;
  readonly high_risk_pension: boolean;
  readonly identification_number: number;
  readonly surname: string;
  readonly second_surname: string;
  readonly first_name: string;
  readonly middle_name: string | null;
  readonly address: string;
  readonly integral_salarary: boolean;
  readonly salary: string;
  readonly email: string;
};

export type Payment = {
  readonly payment_method_id: number;
  readonly bank_name?: string;
  readonly account_type?: string;
  readonly account_number?: string;
};

export type Period = {
  readonly admision_date: string;
  readonly retirement_date?: string;
  readonly settlement_start_date: string;
  readonly settlement_end_date: string;
  readonly worked_time: string;
  readonly issue_date: string;
};

/** What a worker is paid for: the same in a payroll document and in the adjustment that replaces it. */
export type PayrollContent = {
  readonly period: Period;
  readonly worker_code: string;
  readonly payroll_period_id: number;
  readonly notes?: string;
  readonly worker: Worker;
  readonly payment: Payment;
  readonly payment_dates: readonly { readonly payment_date: string }[];
  readonly accrued: Accruals & {
    readonly worked_days: number;
    readonly salary: string;
    readonly transportation_allowance: string;
    readonly accrued_total: string;
  };
  readonly deductions: Withdrawals & {
    readonly eps_type_law_deductions_id: number;
    readonly eps_deduction: string;
    readonly pension_type_law_deductions_id: number;
    readonly pension_deduction: string;
    readonly deductions_total: string;
  };
};

export type PayrollRequest = PayrollContent & {
  readonly type_document_id: 9;
  readonly prefix: string;
  readonly consecutive?: number;
  readonly novelty: { readonly novelty: boolean; readonly uuidnov: string };
};

/** The payroll document that an adjustment is about. */
export type Predecessor = {
  readonly predecessor_number: string;
  readonly predecessor_cune: string;
  readonly predecessor_issue_date: string;
};

type Adjustment = {
  readonly type_document_id: 10;
  readonly predecessor: Predecessor;
  readonly prefix: string;
  readonly consecutive?: number;
};

export type PayrollReplacementRequest = PayrollContent & Adjustment & { readonly type_note: 1 };

export type PayrollDeletionRequest = Adjustment &
  Pick<PayrollContent, 'period' | 'payroll_period_id' | 'notes'> & { readonly type_note: 2 };
