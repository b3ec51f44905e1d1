/** Invoices of the health sector: the users whom the services were for, and what they paid themselves. */
import { sum, type Decimal } from '../../src/common/decimal.ts';
import { validityRowsOf } from '../../src/common/validity.ts';
import type { Days } from './invoice/days.ts';
import type { InvoiceRequest } from './invoice/request.ts';
import { foreignerNumber, foreignNumber, personNumber } from './material/identifications.ts';
import type { Random } from './material/random.ts';
import { decimalOrZero, rounded } from './rounding.ts';

type Patient = {
  readonly health_type_document_identification_id: number;
  readonly identification_number: string;
  readonly surname: string;
  readonly second_surname: string;
  readonly first_name: string;
  readonly middle_name?: string;
  readonly health_type_user_id: number;
};

/** Patients are named until March 2024. */
export type HealthUser = Partial<Patient> & {
  readonly provider_code: string;
  readonly health_contracting_payment_method_id: number;
  readonly health_coverage_id: number;
  readonly autorization_numbers: string;
  readonly mipres: string;
  readonly mipres_delivery: string;
  /** One of the three. */
  readonly contract_number?: string;
  readonly policy_number?: string;
  readonly health_uncontracted_reason_id?: number;
  readonly co_payment: string;
  readonly moderating_fee: string;
  readonly recovery_fee: string;
  readonly shared_payment: string;
  readonly advance?: string;
};

export type HealthInvoiceRequest = InvoiceRequest & {
  readonly health_fields: {
    readonly invoice_period_start_date: string;
    readonly invoice_period_start_time?: string;
    readonly invoice_period_end_date: string;
    readonly invoice_period_end_time?: string;
    readonly health_type_operation_id: number;
    readonly print_users_info_to_pdf?: boolean;
    readonly users_info: readonly HealthUser[];
  };
};

/** Identifiers of `health_type_operations`: what users paid is invoiced, reported or collected, or they paid nothing. */
const operations = { paid: [1, 5, 6], nothingPaid: 7 } as const;

const nothing = '0.00';
const pesos = (random: Random): string => `${random.integer(1, 40)}00.00`;

type Fees = Pick<HealthUser, 'co_payment' | 'moderating_fee' | 'recovery_fee' | 'shared_payment' | 'advance'>;

/** What the ministry of health has on that day: members of a table, by topic. */
const inForce = (table: string, topic: string, day: string): readonly string[] =>
  validityRowsOf(table)
    .filter(({ topic: own, from = day, to = day }) => own === topic && from <= day && day <= to)
    .map(({ key = '' }) => key);

const isAsked = (field: string, day: string): boolean => inForce('health_fields', 'health-field', day).includes(field);

/** Co-payment and moderating fee are usual, the others are not. */
const feesOf = (random: Random, day: string): Fees => ({
  co_payment: pesos(random),
  moderating_fee: random.chance(0.8) ? pesos(random) : nothing,
  recovery_fee: random.chance(0.2) ? pesos(random) : nothing,
  shared_payment: random.chance(0.2) ? pesos(random) : nothing,
  ...(isAsked('ANTICIPO', day) && random.chance(0.2) && { advance: pesos(random) }),
});

const noFees: Fees = {
  co_payment: nothing,
  moderating_fee: nothing,
  recovery_fee: nothing,
  shared_payment: nothing,
};

/** Identifiers of `health_type_document_identifications`: cédula, cédula de extranjería, passport, registry, identity card. */
const documents = { citizen: 1, foreigner: 2, passport: 4, child: 7, minor: 8 } as const;

const identityOf = (
  random: Random,
): Pick<Patient, 'health_type_document_identification_id' | 'identification_number'> => {
  const kind = random.weighted({ citizen: 60, foreigner: 10, passport: 5, child: 10, minor: 15 });
  const numbers = {
    citizen: () => String(personNumber(random)),
    foreigner: () => String(foreignerNumber(random)),
    passport: () => foreignNumber(random),
    child: () => String(personNumber(random)),
    minor: () => String(personNumber(random)),
  };
  return { health_type_document_identification_id: documents[kind], identification_number: numbers[kind]() };
};

const patientOf = (random: Random): Patient => ({
  ...identityOf(random),
  surname: random.lastName(),
  second_surname: random.pick(['Núñez', "D'Achiardi", 'Peña & Ruiz']),
  first_name: random.firstName(),
  ...(random.chance(0.5) && { middle_name: random.firstName() }),
  health_type_user_id: random.integer(1, 11),
});

/** Identifiers of `health_coverages`: what is financed with the UPC is divided by régime once it has the codes for that. */
const coverageOf = (random: Random, day: string): number => {
  const drawn = random.integer(1, 15);
  return drawn === 1 && inForce('health_coverages', 'health-coverage', day).includes('16')
    ? random.pick([16, 17])
    : drawn;
};

/** Contracts have a number of 64 hexadecimal digits (CUCON) since there is a field for having none. */
const contractOf = (random: Random, day: string) => {
  if (random.chance(0.4)) return { policy_number: `1045-${random.digits(7)}` };
  if (!isAsked('FACTURA_SIN_CONTRATO', day)) return { contract_number: `1000-2024-${random.digits(7)}` };
  return random.chance(0.3)
    ? { health_uncontracted_reason_id: random.integer(1, 7) }
    : { contract_number: random.hexadecimal(64) };
};

const userOf = (random: Random, day: string): HealthUser => ({
  provider_code: `AF-${random.digits(7)}-${random.digits(2)}`,
  ...(isAsked('TIPO_USUARIO', day) && patientOf(random)),
  health_contracting_payment_method_id: random.integer(
    1,
    inForce('health_contracting_payment_methods', 'health-modality', day).includes('05') ? 5 : 4,
  ),
  health_coverage_id: coverageOf(random, day),
  autorization_numbers: random.several(random.integer(1, 3), () => `A${random.digits(5)}`).join(';'),
  mipres: random.several(2, () => `RNA3D${random.digits(3)}`).join(';'),
  mipres_delivery: `RNA3E${random.digits(3)}`,
  ...contractOf(random, day),
  ...feesOf(random, day),
});

const advanceOf = (users: readonly HealthUser[]): Decimal =>
  sum(
    users
      .flatMap((user) => [
        user.co_payment,
        user.moderating_fee,
        user.recovery_fee,
        user.shared_payment,
        user.advance ?? nothing,
      ])
      .map(decimalOrZero),
  );

export type HealthContext = {
  readonly random: Random;
  /** How many users; undefined for a drawn number. */
  readonly users: number | undefined;
  readonly days: Days;
};

type Paid = Pick<HealthInvoiceRequest, 'prepaid_payment' | 'legal_monetary_totals'>;

/** What the users paid, in one payment in advance. It is subtracted from what is to be paid, which other invoices do not do. */
const paidBy = (advance: Decimal, invoice: InvoiceRequest, { random, days }: HealthContext): Paid => {
  const { legal_monetary_totals: totals } = invoice;
  const paidOn = days.before(3);
  return {
    prepaid_payment: {
      idpayment: `ANT-${random.digits(5)}`,
      // Not an advance (4): it would be that of a user without one of their own.
      prepaid_payment_type_id: random.integer(1, 3),
      paidamount: rounded(advance, 2),
      receiveddate: paidOn,
      paiddate: paidOn,
      instructionid: 'Cuotas de los usuarios',
    },
    legal_monetary_totals: {
      ...totals,
      pre_paid_amount: rounded(advance, 2),
      payable_amount: rounded(decimalOrZero(String(totals.payable_amount)).minus(advance), 2),
    },
  };
};

export const healthInvoiceOf = (invoice: InvoiceRequest, context: HealthContext): HealthInvoiceRequest => {
  const { random, days } = context;
  const day = days.today ?? days.after(0);
  const drawn = random.several(context.users ?? random.pick([1, 1, 1, 1, 2, 2, 3, 5]), () => userOf(random, day));
  const advance = advanceOf(drawn);
  // Services that cost less than the fees are given without them.
  const arePaid =
    random.chance(0.85) && advance.lt(decimalOrZero(String(invoice.legal_monetary_totals.payable_amount)));
  const hasHours = inForce('health_fields', 'health-period', day).length > 0 && random.chance(0.3);
  const users = arePaid ? drawn : drawn.map(({ advance: _, ...user }) => ({ ...user, ...noFees }));
  return {
    ...invoice,
    health_fields: {
      invoice_period_start_date: days.before(33),
      invoice_period_end_date: days.before(3),
      ...(hasHours && { invoice_period_start_time: '00:00:00', invoice_period_end_time: '23:59:59' }),
      health_type_operation_id: arePaid ? random.pick(operations.paid) : operations.nothingPaid,
      ...(random.chance(0.3) && { print_users_info_to_pdf: random.chance(0.5) }),
      users_info: users,
    },
    ...(arePaid && paidBy(advance, invoice, context)),
  };
};
