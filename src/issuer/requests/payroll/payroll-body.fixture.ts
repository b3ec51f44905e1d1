/** Bodies of payroll documents and adjustments, plain and with every concept, and changes to them by path. */
import type { PayrollDeletion, Payroll, PayrollReplacement } from '../../documents/payroll/model.ts';
import { changed, company, now, type Changes } from '../invoice-body.fixture.ts';
import type { GoodRead, RequestContext } from '../read.ts';
import { readPayroll, readPayrollAdjustment, type PayrollRead } from './payroll.ts';

type Body = Record<string, unknown>;

export const context: RequestContext = { company, now };

const content: Readonly<Body> = {
  period: {
    admision_date: '2024-02-01',
    settlement_start_date: '2026-11-01',
    settlement_end_date: '2026-11-30',
    worked_time: '1020.00',
    issue_date: '2026-11-20',
  },
  payroll_period_id: 5,
  worker_code: 'T-7',
  worker: {
    type_worker_id: 1,
    sub_type_worker_id: 1,
    payroll_type_document_identification_id: 3,
    municipality_id: 149,
    type_contract_id: 2,
    high_risk_pension: false,
    identification_number: 1020304050,
    surname: 'ROJAS',
    second_surname: 'MEJÍA',
    first_name: 'LUZ',
    middle_name: 'DARY',
    address: 'CL 1 # 2-03',
    integral_salarary: false,
    salary: '2000000.00',
  },
  payment: {
    payment_method_id: 42,
    bank_name: 'Banco & Cía.',
    account_type: 'Ahorros',
    account_number: '00123',
  },
  payment_dates: [{ payment_date: '2026-11-15' }, { payment_date: '2026-11-30' }],
  accrued: {
    worked_days: 30,
    salary: '2000000.00',
    transportation_allowance: '200000.00',
    accrued_total: '2200000.00',
  },
  deductions: {
    eps_type_law_deductions_id: 1,
    eps_deduction: '80000.00',
    pension_type_law_deductions_id: 5,
    pension_deduction: '80000.00',
    deductions_total: '160000.00',
  },
};

const hours = (id: number): readonly Body[] => [
  {
    start_time: '2026-11-03T18:00:00',
    end_time: '2026-11-03T20:00:00',
    quantity: '2.50',
    percentage: id,
    payment: '1000.00',
  },
];

const days: Body = { start_date: '2026-11-04', end_date: '2026-11-05', quantity: 2 };
const paidDays: readonly Body[] = [{ ...days, payment: '1000.00' }];

/** Every concept of the dialect, in no order. */
const everyConcept: Changes = {
  'period.retirement_date': '2026-11-30',
  'accrued.refund': '60.00',
  'accrued.compensation': '50.00',
  'accrued.withdrawal_bonus': '40.00',
  'accrued.telecommuting': '30.00',
  'accrued.sustenance_support': '20.00',
  'accrued.endowment': '10.00',
  'accrued.salary_viatics': '1.00',
  'accrued.non_salary_viatics': '2.00',
  'accrued.advances': [{ advance: '3.00' }],
  'accrued.third_party_payments': [{ third_party_payment: '4.00' }],
  'accrued.commissions': [{ commission: '5.00' }, { commission: '6.00' }],
  'accrued.epctv_bonuses': [
    { paymentS: '1.00', paymentNS: '2.00', salary_food_payment: '3.00', non_salary_food_payment: '4.00' },
  ],
  'accrued.compensations': [{ ordinary_compensation: '1.00', extraordinary_compensation: '2.00' }],
  'accrued.other_concepts': [{ description_concept: 'Otro', salary_concept: '1.00', non_salary_concept: '2.00' }],
  'accrued.legal_strike': [days],
  'accrued.aid': [{ salary_assistance: '1.00', non_salary_assistance: '2.00' }],
  'accrued.bonuses': [{ salary_bonus: '1.00', non_salary_bonus: '2.00' }],
  'accrued.non_paid_leave': [days],
  'accrued.paid_leave': paidDays,
  'accrued.maternity_leave': paidDays,
  'accrued.work_disabilities': [{ ...days, type: 2, payment: '1000.00' }],
  'accrued.severance': [{ payment: '1000.00', percentage: '12', interest_payment: '120.00' }],
  'accrued.service_bonus': [{ quantity: 30, payment: '1000.00', paymentNS: '10.00' }],
  'accrued.paid_vacation': [{ quantity: 2, payment: '1000.00' }],
  'accrued.common_vacation': paidDays,
  'accrued.HRNDFs': hours(7),
  'accrued.HENDFs': hours(6),
  'accrued.HRDDFs': hours(5),
  'accrued.HEDDFs': hours(4),
  'accrued.HRNs': hours(3),
  'accrued.HENs': hours(2),
  'accrued.HEDs': hours(1),
  'deductions.debt': '90.00',
  'deductions.refund': '80.00',
  'deductions.education': '70.00',
  'deductions.supplementary_plan': '60.00',
  'deductions.tax_liens': '50.00',
  'deductions.cooperative': '40.00',
  'deductions.afc': '30.00',
  'deductions.withholding_at_source': '20.00',
  'deductions.voluntary_pension': '10.00',
  'deductions.other_deductions': [{ other_deduction: '1.00' }],
  'deductions.advances': [{ advance: '2.00' }],
  'deductions.third_party_payments': [{ third_party_payment: '3.00' }],
  'deductions.orders': [{ description: 'Crédito de vivienda', deduction: '4.00' }],
  'deductions.sanctions': [{ private_sanction: '5.00' }],
  'deductions.labor_union': [{ percentage: '1', deduction: '6.00' }],
  'deductions.fondossp_type_law_deductions_id': 9,
  'deductions.fondosp_deduction_SP': '7.00',
  'deductions.fondossp_sub_type_law_deductions_id': 9,
  'deductions.fondosp_deduction_sub': '8.00',
};

const predecessor: Body = {
  predecessor_number: 'NI7',
  predecessor_cune: 'ab'.repeat(48),
  predecessor_issue_date: '2026-10-30',
};

export const payrollBody = (changes: Changes = {}): Body =>
  changed(
    { type_document_id: 9, prefix: 'NI', consecutive: 42, novelty: { novelty: false, uuidnov: '' }, ...content },
    changes,
  );

export const replacementBody = (changes: Changes = {}): Body =>
  changed({ type_document_id: 10, type_note: 1, predecessor, prefix: 'NIA', consecutive: 42, ...content }, changes);

export const deletionBody = (changes: Changes = {}): Body =>
  changed(
    {
      type_document_id: 10,
      type_note: 2,
      predecessor,
      prefix: 'NIA',
      consecutive: 42,
      period: content.period,
      payroll_period_id: 5,
    },
    changes,
  );

export const fullBody = (changes: Changes = {}): Body => payrollBody({ ...everyConcept, ...changes });
export const fullReplacementBody = (changes: Changes = {}): Body => replacementBody({ ...everyConcept, ...changes });

/** As accepted; anything else fails the test with the errors. */
const good = <Model>(
  read: PayrollRead,
  isWanted: (model: unknown) => model is Model,
): Omit<GoodRead<Model>, 'model'> & { readonly model: Model } => {
  if (!read.ok) throw new Error(JSON.stringify(read.errors, undefined, 2));
  const { model } = read;
  if (!isWanted(model)) throw new Error('Another kind of document.');
  return { ...read, model };
};

const withNote =
  <Model>(noteType: string | undefined) =>
  (model: unknown): model is Model =>
    // Only the three models of payroll are used.
    (model as { readonly noteType?: string }).noteType === noteType;

export const takenPayroll = (body: unknown = payrollBody()) =>
  good(readPayroll(body, context), withNote<Payroll>(undefined));

export const takenReplacement = (body: unknown = replacementBody()) =>
  good(readPayrollAdjustment(body, context), withNote<PayrollReplacement>('1'));

export const takenDeletion = (body: unknown = deletionBody()) =>
  good(readPayrollAdjustment(body, context), withNote<PayrollDeletion>('2'));

/** Paths with errors; empty for a valid body. */
export const complaints = (read: PayrollRead): readonly string[] => (read.ok ? [] : Object.keys(read.errors));
