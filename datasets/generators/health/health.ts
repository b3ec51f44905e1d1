/** Invoices of the health sector: the users whom the services were for, and what they paid themselves. */
import { decimalOrZero, rounded, sum } from '../../../src/common/decimal.ts';
import type { Figure, InvoiceRequest } from '../invoice/request.ts';
import { personNumber } from '../material/identifications.ts';
import type { Random } from '../material/random.ts';

export type HealthUser = {
  readonly provider_code: string;
  readonly health_type_document_identification_id: number;
  readonly identification_number: string;
  readonly surname: string;
  readonly second_surname: string;
  readonly first_name: string;
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
    readonly users_info: readonly HealthUser[];
  };
};

const pesos = (random: Random): string => `${random.integer(1, 40)}00.00`;

const userOf = (random: Random): HealthUser => ({
  provider_code: `AF-${random.digits(7)}-${random.digits(2)}`,
  health_type_document_identification_id: 1,
  identification_number: String(personNumber(random)),
  surname: random.lastName(),
  second_surname: random.pick(['Núñez', "D'Achiardi", 'Peña & Ruiz']),
  first_name: random.firstName(),
  health_type_user_id: random.integer(1, 8),
  health_contracting_payment_method_id: random.integer(1, 5),
  health_coverage_id: random.integer(1, 12),
  autorization_numbers: random.several(random.integer(1, 3), () => `A${random.digits(5)}`).join(';'),
  mipres: random.several(2, () => `RNA3D${random.digits(3)}`).join(';'),
  mipres_delivery: `RNA3E${random.digits(3)}`,
  ...(random.chance(0.5)
    ? { contract_number: `1000-2024-${random.digits(7)}` }
    : { policy_number: `1045-${random.digits(7)}` }),
  co_payment: pesos(random),
  moderating_fee: pesos(random),
  recovery_fee: '0.00',
  shared_payment: '0.00',
});

/** What the users paid in advance, in one payment. */
const advanceOf = (users: readonly HealthUser[]): string =>
  rounded(sum(users.flatMap((user) => [user.co_payment, user.moderating_fee]).map(decimalOrZero)), 2);

const less = (amount: Figure, advance: string): string =>
  rounded(decimalOrZero(String(amount)).minus(decimalOrZero(advance)), 2);

export type HealthContext = { readonly random: Random; readonly users: number; readonly paidOn: string };

/** The advance is subtracted from what is to be paid, which other invoices do not do. */
export const healthInvoiceOf = (
  invoice: InvoiceRequest,
  { random, users: count, paidOn }: HealthContext,
): HealthInvoiceRequest => {
  const users = random.several(count, () => userOf(random));
  const advance = advanceOf(users);
  const { legal_monetary_totals: totals } = invoice;
  return {
    ...invoice,
    health_fields: {
      invoice_period_start_date: '2024-01-01',
      invoice_period_end_date: '2024-01-31',
      health_type_operation_id: 1,
      users_info: users,
    },
    prepaid_payment: {
      idpayment: `ANT-${random.digits(5)}`,
      prepaid_payment_type_id: random.integer(1, 4),
      paidamount: advance,
      receiveddate: paidOn,
      paiddate: paidOn,
      instructionid: 'Cuotas de los usuarios',
    },
    legal_monetary_totals: {
      ...totals,
      pre_paid_amount: advance,
      payable_amount: less(totals.payable_amount, advance),
    },
  };
};
