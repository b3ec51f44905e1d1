/** What a worker may be paid, and what may be deducted, as requests name it (section 2.11). Types alone: they are public. */

export type Days = { readonly start_date: string; readonly end_date: string; readonly quantity: string };
export type Paid = { readonly payment: string };

export type Overtime = Paid & {
  readonly start_time: string;
  readonly end_time: string;
  readonly quantity: string;
  /** Identifier of `type_overtime_surcharges`. */
  readonly percentage: number;
};

type OvertimeName = 'HEDs' | 'HENs' | 'HRNs' | 'HEDDFs' | 'HRDDFs' | 'HENDFs' | 'HRNDFs';

export type Accruals = Readonly<Partial<Record<OvertimeName, readonly Overtime[]>>> & {
  readonly salary_viatics?: string;
  readonly non_salary_viatics?: string;
  readonly common_vacation?: readonly (Days & Paid)[];
  readonly paid_vacation?: readonly (Paid & { readonly quantity: string })[];
  readonly service_bonus?: readonly (Paid & { readonly quantity: string; readonly paymentNS?: string })[];
  readonly severance?: readonly (Paid & { readonly percentage: string; readonly interest_payment: string })[];
  readonly work_disabilities?: readonly (Days & Paid & { readonly type: number })[];
  readonly maternity_leave?: readonly (Days & Paid)[];
  readonly paid_leave?: readonly (Days & Paid)[];
  readonly non_paid_leave?: readonly Days[];
  readonly legal_strike?: readonly Days[];
  readonly bonuses?: readonly { readonly salary_bonus?: string; readonly non_salary_bonus?: string }[];
  readonly aid?: readonly { readonly salary_assistance?: string; readonly non_salary_assistance?: string }[];
  readonly other_concepts?: readonly {
    readonly description_concept: string;
    readonly salary_concept?: string;
    readonly non_salary_concept?: string;
  }[];
  readonly compensations?: readonly {
    readonly ordinary_compensation: string;
    readonly extraordinary_compensation: string;
  }[];
  readonly epctv_bonuses?: readonly {
    readonly paymentS?: string;
    readonly paymentNS?: string;
    readonly salary_food_payment?: string;
    readonly non_salary_food_payment?: string;
  }[];
  readonly commissions?: readonly { readonly commission: string }[];
  readonly third_party_payments?: readonly { readonly third_party_payment: string }[];
  readonly advances?: readonly { readonly advance: string }[];
  readonly endowment?: string;
  readonly sustenance_support?: string;
  readonly telecommuting?: string;
  readonly withdrawal_bonus?: string;
  readonly compensation?: string;
  readonly refund?: string;
};

export type Withdrawals = {
  readonly fondossp_type_law_deductions_id?: number;
  readonly fondosp_deduction_SP?: string;
  readonly fondossp_sub_type_law_deductions_id?: number;
  readonly fondosp_deduction_sub?: string;
  readonly labor_union?: readonly { readonly percentage: string; readonly deduction: string }[];
  readonly sanctions?: readonly { readonly public_sanction?: string; readonly private_sanction?: string }[];
  readonly orders?: readonly { readonly description: string; readonly deduction: string }[];
  readonly third_party_payments?: readonly { readonly third_party_payment: string }[];
  readonly advances?: readonly { readonly advance: string }[];
  readonly other_deductions?: readonly { readonly other_deduction: string }[];
  readonly voluntary_pension?: string;
  readonly withholding_at_source?: string;
  readonly afc?: string;
  readonly cooperative?: string;
  readonly tax_liens?: string;
  readonly supplementary_plan?: string;
  readonly education?: string;
  readonly refund?: string;
  readonly debt?: string;
};
