/** How and with what the document is paid. */
import type { Coded, UblModel, PaymentMeans, PrepaidPayment } from '../documents/model.ts';
import { amountOf, codedAs, codedOf, dateOf, digitsOf, partAt, partsOf, required, textOf, type Part } from './parts.ts';

/** Cash, in money: what services of this dialect take where the request is silent. */
const assumed = {
  form: (): Coded => codedAs('payment_forms', '1'),
  method: (): Coded => codedAs('payment_methods', '10'),
};

const readPaymentMeans = (part: Part): PaymentMeans => ({
  path: part.path,
  form: codedOf(part, 'payment_form_id', 'payment_forms') ?? assumed.form(),
  method: codedOf(part, 'payment_method_id', 'payment_methods') ?? assumed.method(),
  dueDate: dateOf(part, 'payment_due_date'),
  durationDays: digitsOf(part, 'duration_measure'),
});

/** At least one: a document says how it is paid even where the request does not. */
export const readPayments = (body: Part): readonly PaymentMeans[] => {
  const given = partsOf(body, 'payment_form').map(readPaymentMeans);
  return given.length > 0 ? given : [readPaymentMeans(partAt('payment_form', {}))];
};

const readPrepaidPayment = (part: Part): PrepaidPayment => ({
  path: part.path,
  id: textOf(part, 'idpayment') ?? '',
  type: codedOf(part, 'prepaid_payment_type_id', 'prepaid_payment_types'),
  amount: required(amountOf(part, 'paidamount'), part, 'paidamount'),
  receivedDate: dateOf(part, 'receiveddate'),
  paidDate: dateOf(part, 'paiddate'),
  instruction: textOf(part, 'instructionid'),
});

export const readPrepaidPayments = (body: Part): readonly PrepaidPayment[] =>
  [...partsOf(body, 'prepaid_payment'), ...partsOf(body, 'prepaid_payments')].map(readPrepaidPayment);

export const pesos = 'COP';

/** The rate of a document in another currency, on the day it was issued unless the request names another. */
export const readExchangeRate = (body: Part, currency: string, issueDate: string): UblModel['exchangeRate'] => {
  const rate = amountOf(body, 'calculationrate');
  if (currency === pesos || rate === undefined) return undefined;
  return { path: body.path, rate, date: dateOf(body, 'calculationratedate') ?? issueDate };
};
