/** Invoices of the health sector: the users whom the services were for, and what they paid themselves. */
import { sum, type Decimal } from '../../src/common/decimal.ts';
import type { Days } from './invoice/days.ts';
import type { InvoiceRequest } from './invoice/request.ts';
import { foreignerNumber, foreignNumber, personNumber } from './material/identifications.ts';
import type { Random } from './material/random.ts';
import { decimalOrZero, rounded } from './rounding.ts';

export type HealthUser = {
  readonly provider_code: string;
  readonly health_type_document_identification_id: number;
  readonly identification_number: string;
  readonly surname: string;
  readonly second_surname: string;
  readonly first_name: string;
  readonly middle_name?: string;
  readonly health_type_user_id: number;
  readonly health_contracting_payment_method_id: number;
  readonly health_coverage_id: number;
  readonly autorization_numbers: string;
  readonly mipres: string;
  readonly mipres_delivery: string;
  /** One of the two. */
  readonly contract_number?: string;
  readonly policy_number?: string;
  readonly co_payment: string;
  readonly moderating_fee: string;
  readonly recovery_fee: string;
  readonly shared_payment: string;
};

export type HealthInvoiceRequest = InvoiceRequest & {
  readonly health_fields: {
    readonly invoice_period_start_date: string;
    readonly invoice_period_end_date: string;
    readonly health_type_operation_id: number;
    readonly print_users_info_to_pdf?: boolean;
    readonly users_info: readonly HealthUser[];
  };
};

/** Identifiers of `health_type_operations`: what users paid is invoiced, reported or collected, or they paid nothing. */
const operations = { paid: [1, 5, 6], nothingPaid: 7 } as const;

const nothing = '0.00';
const pesos = (random: Random): string => `${random.integer(1, 40)}00.00`;

type Fees = Pick<HealthUser, 'co_payment' | 'moderating_fee' | 'recovery_fee' | 'shared_payment'>;

/** Co-payment and moderating fee are usual, the other two are not. */
const feesOf = (random: Random): Fees => ({
  co_payment: pesos(random),
  moderating_fee: random.chance(0.8) ? pesos(random) : nothing,
  recovery_fee: random.chance(0.2) ? pesos(random) : nothing,
  shared_payment: random.chance(0.2) ? pesos(random) : nothing,
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
): Pick<HealthUser, 'health_type_document_identification_id' | 'identification_number'> => {
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

const userOf = (random: Random): HealthUser => ({
  provider_code: `AF-${random.digits(7)}-${random.digits(2)}`,
  ...identityOf(random),
  surname: random.lastName(),
  second_surname: random.pick(['Núñez', "D'Achiardi", 'Peña & Ruiz']),
  first_name: random.firstName(),
  ...(random.chance(0.5) && { middle_name: random.firstName() }),
  health_type_user_id: random.integer(1, 11),
  health_contracting_payment_method_id: random.integer(1, 5),
  health_coverage_id: random.integer(1, 15),
  autorization_numbers: random.several(random.integer(1, 3), () => `A${random.digits(5)}`).join(';'),
  mipres: random.several(2, () => `RNA3D${random.digits(3)}`).join(';'),
  mipres_delivery: `RNA3E${random.digits(3)}`,
  ...(random.chance(0.5)
    ? { contract_number: `1000-2024-${random.digits(7)}` }
    : { policy_number: `1045-${random.digits(7)}` }),
  ...feesOf(random),
});

const advanceOf = (users: readonly HealthUser[]): Decimal =>
  sum(
    users
      .flatMap((user) => [user.co_payment, user.moderating_fee, user.recovery_fee, user.shared_payment])
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
      prepaid_payment_type_id: random.integer(1, 4),
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
  const drawn = random.several(context.users ?? random.pick([1, 1, 1, 1, 2, 2, 3, 5]), () => userOf(random));
  const advance = advanceOf(drawn);
  // Services that cost less than the fees are given without them.
  const arePaid =
    random.chance(0.85) && advance.lt(decimalOrZero(String(invoice.legal_monetary_totals.payable_amount)));
  const users = arePaid ? drawn : drawn.map((user) => ({ ...user, ...noFees }));
  return {
    ...invoice,
    health_fields: {
      invoice_period_start_date: days.before(33),
      invoice_period_end_date: days.before(3),
      health_type_operation_id: arePaid ? random.pick(operations.paid) : operations.nothingPaid,
      ...(random.chance(0.3) && { print_users_info_to_pdf: random.chance(0.5) }),
      users_info: users,
    },
    ...(arePaid && paidBy(advance, invoice, context)),
  };
};
