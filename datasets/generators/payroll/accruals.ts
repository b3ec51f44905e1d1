/** What a worker may be paid in addition to salary and transport, as requests name it (sections 2.11, accrued). */
import type { Decimal } from '../../../src/common/decimal.ts';
import { addDays, daysBetween } from '../../../src/common/time.ts';
import type { Random } from '../material/random.ts';
import type { Accruals, Days, Overtime, Paid } from './concepts.ts';
import type { Ledger } from './ledger.ts';
import { legalSurcharge } from './legal-amounts.ts';
import { daysOf, isRestDay } from './rest-days.ts';
import { decimalOrZero } from '../rounding.ts';

export type AccrualContext = {
  readonly random: Random;
  readonly ledger: Ledger;
  /** Of a month. */
  readonly salary: Decimal;
  /** First and last day of what is settled. */
  readonly period: readonly [start: string, end: string];
};

type Draw<Value> = (context: AccrualContext) => Value;

/** Percentages in hundredths of a percent of the salary of the days worked. */
const some = ({ ledger }: AccrualContext): string => ledger.share(50, 1_500);

/** Days of the settled period, one at least. */
const daysIn = ({ random, period: [start, end] }: AccrualContext): Days => {
  const first = random.integer(0, daysBetween(start, end));
  const last = random.integer(first, daysBetween(start, end));
  return { start_date: addDays(start, first), end_date: addDays(start, last), quantity: String(last - first + 1) };
};

type Surcharge = {
  /** The hour itself is also paid. */
  readonly isExtra: boolean;
  /** The hour at which it begins: at most two hours later it ends, still by day or still by night. */
  readonly from: number;
  readonly isOfRestDays: boolean;
};

/** In the order of `type_overtime_surcharges`; each is the list of an element: `HEDs` of `HED`. */
const surcharges = {
  HEDs: { isExtra: true, from: 16, isOfRestDays: false },
  HENs: { isExtra: true, from: 21, isOfRestDays: false },
  HRNs: { isExtra: false, from: 21, isOfRestDays: false },
  HEDDFs: { isExtra: true, from: 16, isOfRestDays: true },
  HRDDFs: { isExtra: false, from: 9, isOfRestDays: true },
  HENDFs: { isExtra: true, from: 21, isOfRestDays: true },
  HRNDFs: { isExtra: false, from: 21, isOfRestDays: true },
} as const satisfies Readonly<Record<string, Surcharge>>;

type SurchargeName = keyof typeof surcharges;

const surchargeNames = Object.keys(surcharges) as SurchargeName[]; // its own keys

const daysFor = (name: SurchargeName, { period }: Pick<AccrualContext, 'period'>): readonly string[] =>
  daysOf(period).filter((day) => isRestDay(day) === surcharges[name].isOfRestDays);

/** Whether the period has days on which it can be earned: in a short one there may be no Sunday. */
export const canBeEarned = (name: string, period: AccrualContext['period']): boolean => {
  const surcharge = surchargeNames.find((each) => each === name);
  return surcharge === undefined || daysFor(surcharge, { period }).length > 0;
};

/** Hours of a month, by which the salary of an hour is reckoned. */
const monthlyHours = 240;

const overtimeOf =
  (name: SurchargeName): Draw<readonly Overtime[]> =>
  (context) => {
    const { random, ledger, salary, period } = context;
    const { isExtra, from } = surcharges[name];
    const percent = legalSurcharge(name.slice(0, -1), period[1]);
    const factor = isExtra ? percent.plus(100) : percent;
    const fitting = daysFor(name, context);
    const days = fitting.length > 0 ? fitting : daysOf(period);
    const first = random.integer(0, days.length - 1);
    return random.several(Math.min(random.integer(1, 3), days.length), (position) => {
      const day = days[(first + position) % days.length] ?? period[0];
      const hours = random.integer(1, 2);
      const half = hours === 1 && random.chance(0.5);
      const quantity = `${hours}.${half ? '50' : '00'}`;
      return {
        start_time: `${day}T${String(from).padStart(2, '0')}:00:00`,
        end_time: `${day}T${String(from + hours)}:${half ? '30' : '00'}:00`,
        quantity,
        percentage: surchargeNames.indexOf(name) + 1,
        payment: ledger.enter(salary.times(decimalOrZero(quantity)).times(factor).div(monthlyHours).div(100)),
      };
    });
  };

const paidDays: Draw<readonly (Days & Paid)[]> = (context) => [{ ...daysIn(context), payment: some(context) }];
const days: Draw<readonly Days[]> = (context) => [daysIn(context)];

/** One of two ways of paying, or both. */
const either = <Salary extends string, Other extends string>(
  context: AccrualContext,
  [salary, other]: readonly [Salary, Other],
): Readonly<Partial<Record<Salary | Other, string>>> => {
  const choice = context.random.weighted({ salary: 1, other: 1, both: 1 });
  return {
    ...(choice === 'other' ? {} : { [salary]: some(context) }),
    ...(choice === 'salary' ? {} : { [other]: some(context) }),
  } as Readonly<Partial<Record<Salary | Other, string>>>; // computed keys lose their names
};

const rows = <Row>({ random }: AccrualContext, draw: () => Row): readonly Row[] =>
  random.several(random.integer(1, 2), draw);

const descriptions = [
  'Auxilio educativo',
  'Rodamiento & peajes',
  'Prima «extralegal»',
  'Reconocimiento "por metas"',
] as const;

/** Every concept, by its name in the request. */
const draws: { readonly [Name in keyof Accruals]-?: Draw<NonNullable<Accruals[Name]>> } = {
  salary_viatics: some,
  non_salary_viatics: some,
  HEDs: overtimeOf('HEDs'),
  HENs: overtimeOf('HENs'),
  HRNs: overtimeOf('HRNs'),
  HEDDFs: overtimeOf('HEDDFs'),
  HRDDFs: overtimeOf('HRDDFs'),
  HENDFs: overtimeOf('HENDFs'),
  HRNDFs: overtimeOf('HRNDFs'),
  common_vacation: paidDays,
  paid_vacation: (context) => [{ quantity: String(context.random.integer(1, 15)), payment: some(context) }],
  service_bonus: (context) => [
    {
      quantity: String(context.random.integer(1, 180)),
      payment: some(context),
      ...(context.random.chance(0.4) && { paymentNS: some(context) }),
    },
  ],
  severance: (context) => [
    { payment: some(context), percentage: '12.00', interest_payment: context.ledger.share(6, 180) },
  ],
  work_disabilities: (context) => [{ ...daysIn(context), type: context.random.integer(1, 3), payment: some(context) }],
  maternity_leave: paidDays,
  paid_leave: paidDays,
  non_paid_leave: days,
  legal_strike: days,
  bonuses: (context) => rows(context, () => either(context, ['salary_bonus', 'non_salary_bonus'])),
  aid: (context) => rows(context, () => either(context, ['salary_assistance', 'non_salary_assistance'])),
  other_concepts: (context) =>
    rows(context, () => ({
      description_concept: context.random.pick(descriptions),
      ...either(context, ['salary_concept', 'non_salary_concept']),
    })),
  compensations: (context) =>
    rows(context, () => ({ ordinary_compensation: some(context), extraordinary_compensation: some(context) })),
  epctv_bonuses: (context) =>
    rows(context, () => ({
      ...either(context, ['paymentS', 'paymentNS']),
      ...(context.random.chance(0.5) && either(context, ['salary_food_payment', 'non_salary_food_payment'])),
    })),
  commissions: (context) => rows(context, () => ({ commission: some(context) })),
  third_party_payments: (context) => rows(context, () => ({ third_party_payment: some(context) })),
  advances: (context) => rows(context, () => ({ advance: some(context) })),
  endowment: some,
  sustenance_support: some,
  telecommuting: some,
  withdrawal_bonus: some,
  compensation: some,
  refund: some,
};

export const accrualNames: readonly (keyof Accruals)[] = Object.keys(draws) as (keyof Accruals)[]; // its own keys

/** The concepts of those names, drawn in the order of the table. */
export const drawAccruals = (names: ReadonlySet<string>, context: AccrualContext): Accruals =>
  Object.fromEntries(
    accrualNames.filter((name) => names.has(name)).map((name) => [name, draws[name](context)] as const),
  );
