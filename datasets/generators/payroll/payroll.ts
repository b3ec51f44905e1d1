/** Payroll of one worker in one month, and the adjustments that replace or delete it. */
import { zero, type Decimal } from '../../../src/common/decimal.ts';
import { addDays } from '../../../src/common/time.ts';
import { address, mailbox, municipality } from '../material/contacts.ts';
import { foreignerNumber, personNumber } from '../material/identifications.ts';
import type { Random } from '../material/random.ts';
import { accrualNames, canBeEarned, drawAccruals } from './accruals.ts';
import { legalAmounts } from './legal-amounts.ts';
import { openLedger } from './ledger.ts';
import type {
  Payment,
  PayrollContent,
  PayrollDeletionRequest,
  PayrollReplacementRequest,
  PayrollRequest,
  Period,
  Predecessor,
  Worker,
} from './request.ts';
import type { PayrollVariant } from './variants.ts';
import { drawWithdrawals, withdrawalNames } from './withdrawals.ts';
import { decimalOrZero, rounded } from '../rounding.ts';

export type PayrollPlan = {
  readonly random: Random;
  /** Absent: drawn, either plain or with some concepts. */
  readonly variant: PayrollVariant | undefined;
  /** Day of issue and of signing. */
  readonly day: string;
  readonly payment: 'cash' | 'bank';
  readonly consecutive: number | undefined;
};

const banks = ['Banco de Bogotá', 'Bancolombia', 'Banco Davivienda', "Banco «D'Oro» & Cía."] as const;

/** Identifiers of `payment_methods`: cash, and those by which money goes to an account. */
const cash = 10;
const transfers = [30, 31, 42, 45, 46, 47] as const;

const paymentOf = ({ random, payment }: PayrollPlan): Payment =>
  payment === 'cash'
    ? { payment_method_id: cash }
    : {
        payment_method_id: random.pick(transfers),
        bank_name: random.pick(banks),
        account_type: random.pick(['Ahorros', 'Corriente']),
        account_number: random.digits(11),
      };

/** Identifiers of `type_workers` of those who contribute to health and pension. */
const workerTypes = { employee: 1, domestic: 2, teacher: 8 } as const;

const workerOf = (random: Random, salary: Decimal): Worker => {
  const isForeigner = random.chance(0.1);
  return {
    type_worker_id: workerTypes[random.weighted({ employee: 85, domestic: 6, teacher: 9 })],
    sub_type_worker_id: 1,
    payroll_type_document_identification_id: isForeigner ? 5 : 3,
    municipality_id: municipality(random).id,
    type_contract_id: random.integer(1, 3),
    high_risk_pension: random.chance(0.1),
    identification_number: isForeigner ? foreignerNumber(random) : personNumber(random),
    surname: random.lastName(),
    second_surname: random.pick(['Núñez', "D'Achiardi", 'Peña & Ruiz']),
    first_name: random.firstName(),
    middle_name: random.chance(0.5) ? random.firstName() : null,
    address: address(random),
    integral_salarary: false,
    salary: rounded(salary, 2),
    email: mailbox(random),
  };
};

/** What a worker contributes to health and to pension: 4 %, in hundredths of a percent. */
const contribution = [400, 400] as const;

/** Days at 30 a month, as payroll counts them. */
const fullMonth = 30;

/** Identifiers of `payroll_periods`. */
const fortnight = 4;
const month = 5;

/** The settled month or half of it is that of the day of issue, as far as it has gone. */
const periodOf = (random: Random, day: string, periodId: number): Period => {
  const isSecondHalf = periodId === fortnight && day.slice(8) > '15';
  const start = `${day.slice(0, 8)}${isSecondHalf ? '16' : '01'}`;
  const admission = addDays(start, -random.integer(30, 3_000));
  return {
    admision_date: admission,
    settlement_start_date: start,
    settlement_end_date: day,
    worked_time: `${workedDays(admission, day)}.00`,
    issue_date: day,
  };
};

/** 360 days a year and 30 a month, both ends included (formula of the annex). */
const workedDays = (from: string, to: string): number => {
  const [y1 = 0, m1 = 0, d1 = 0] = from.split('-').map(Number);
  const [y2 = 0, m2 = 0, d2 = 0] = to.split('-').map(Number);
  return 360 * (y2 - y1) + 30 * (m2 - m1) + (d2 - d1) + 1;
};

/** Every month has 30 days, whatever the number of its last. */
const settledDays = ({ settlement_start_date: start, settlement_end_date: end }: Period): number => {
  const isLast = addDays(end, 1).endsWith('-01');
  return workedDays(start, isLast ? `${end.slice(0, 8)}${String(fullMonth)}` : end);
};

const drawn = (random: Random, names: readonly string[], variant: PayrollVariant): ReadonlySet<string> =>
  new Set(variant === 'everyConcept' ? names : names.filter(() => variant === 'concepts' && random.chance(0.2)));

type Pay = { readonly period: Period; readonly worker: Worker; readonly variant: PayrollVariant };

const amountsOf = (
  random: Random,
  { period, worker, variant }: Pay,
): Pick<PayrollContent, 'accrued' | 'deductions'> => {
  const salary = decimalOrZero(worker.salary);
  const { minimum, allowance } = legalAmounts(period.issue_date);
  const dates = [period.settlement_start_date, period.settlement_end_date] as const;
  const earnable = variant === 'everyConcept' ? accrualNames : accrualNames.filter((name) => canBeEarned(name, dates));
  const most = settledDays(period);
  const days = random.chance(0.7) ? most : random.integer(1, most);
  const worked = decimalOrZero(rounded(salary.times(days).div(fullMonth), 2));
  const accrued = openLedger(random, worked);
  const deducted = openLedger(random, worked);
  const earned = {
    worked_days: days,
    salary: accrued.enter(worked),
    transportation_allowance: accrued.enter(salary.gt(minimum.times(2)) ? zero : allowance.times(days).div(fullMonth)),
    ...drawAccruals(drawn(random, earnable, variant), {
      random,
      ledger: accrued,
      salary,
      period: dates,
    }),
  };
  const withdrawn = {
    eps_type_law_deductions_id: 1,
    eps_deduction: deducted.share(...contribution),
    pension_type_law_deductions_id: worker.high_risk_pension ? 7 : 5,
    pension_deduction: deducted.share(...contribution),
    ...drawWithdrawals(drawn(random, withdrawalNames, variant), { random, ledger: deducted }),
  };
  return {
    accrued: { ...earned, accrued_total: rounded(accrued.total(), 2) },
    deductions: { ...withdrawn, deductions_total: rounded(deducted.total(), 2) },
  };
};

/** Who is paid twice a month is paid on two days. */
const paymentDates = (random: Random, { settlement_start_date: start, issue_date: day }: Period) => {
  const isTwice = random.chance(0.2) && start < day;
  return (isTwice ? [start, day] : [day]).map((payment_date) => ({ payment_date }));
};

const contentOf = (plan: PayrollPlan): PayrollContent => {
  const { random, day } = plan;
  const drawnSalary = decimalOrZero(`${random.integer(1_000, 9_000)}000.00`);
  const { minimum } = legalAmounts(day);
  const salary = drawnSalary.lt(minimum) ? minimum : drawnSalary;
  const payroll_period_id = random.pick([fortnight, month]);
  const period = periodOf(random, day, payroll_period_id);
  const content = {
    worker_code: random.digits(5),
    payroll_period_id,
    ...(random.chance(0.4) && { notes: 'Pago del mes, según «contrato» & anexos' }),
    worker: workerOf(random, salary),
    payment: paymentOf(plan),
  };
  const variant = plan.variant ?? random.weighted({ plain: 2, concepts: 3, everyConcept: 0 });
  const isLast = variant !== 'plain' && random.chance(0.2);
  return {
    ...content,
    period: isLast ? { ...period, retirement_date: day } : period,
    payment_dates: paymentDates(random, period),
    ...amountsOf(random, { period, worker: content.worker, variant }),
  };
};

const numbered = ({ consecutive }: PayrollPlan): { readonly consecutive?: number } =>
  consecutive === undefined ? {} : { consecutive };

export const payrollOf = (plan: PayrollPlan): PayrollRequest => ({
  type_document_id: 9,
  prefix: 'NI',
  ...numbered(plan),
  novelty: { novelty: false, uuidnov: '' },
  ...contentOf(plan),
});

export const replacementOf = (plan: PayrollPlan, predecessor: Predecessor): PayrollReplacementRequest => ({
  type_document_id: 10,
  type_note: 1,
  predecessor,
  prefix: 'NIA',
  ...numbered(plan),
  ...contentOf(plan),
});

export const deletionOf = (plan: PayrollPlan, predecessor: Predecessor): PayrollDeletionRequest => {
  const { period: paid, payroll_period_id, notes } = contentOf(plan);
  const { retirement_date: _, ...period } = paid; // a deletion has no place for it
  return {
    type_document_id: 10,
    type_note: 2,
    predecessor,
    prefix: 'NIA',
    ...numbered(plan),
    period,
    payroll_period_id,
    ...(notes === undefined ? {} : { notes }),
  };
};
