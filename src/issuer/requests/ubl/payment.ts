/** How and with what the document is paid (section 2.4). */
import {
  type Condition,
  date,
  digits,
  identifierIn,
  object,
  type ObjectSchema,
  described,
  list,
  oneOrMany,
  amount,
  text,
} from '../schema-parts.ts';
import { under } from '../aliases.ts';
import type { RequestWarning } from '../read.ts';
import type { Coded, PaymentMeans, PrepaidPayment, UblModel } from '../../documents/model.ts';
import {
  codedAs,
  codedOf,
  dateOf,
  digitsOf,
  type Part,
  partAt,
  partsOf,
  amountOf,
  required,
  textOf,
  trimmedOf,
} from '../parts.ts';

const onCredit = (field: string): Condition => ({
  field,
  when: 'payment_form_id',
  has: 2,
  because: 'cuando la forma de pago es crédito (payment_form_id 2)',
});

const paymentFormOf = (component: string, ...requiredWhen: readonly Condition[]): ObjectSchema =>
  object(
    {
      payment_form_id: identifierIn('payment_forms', 'Forma de pago: contado o crédito', {
        sections: ['2.4'],
        sample: 2,
      }),
      payment_method_id: identifierIn('payment_methods', 'Medio de pago', { sections: ['2.4'], sample: 10 }),
      payment_due_date: date('Fecha de vencimiento', { sections: ['2.4'], sample: '2026-04-16' }),
      duration_measure: digits('Plazo en días; obligatorio a crédito', {
        sections: ['2.4'],
        sample: 31,
        remark: {
          en: 'UBL of the authority has no place for it',
          es: 'el UBL de la autoridad no tiene un lugar para él',
        },
      }),
    },
    { component, requiredWhen },
  );

export const paymentForm = paymentFormOf('PaymentForm', onCredit('duration_measure'));

/** Support documents bought on credit also state when they are due (section 2.4). */
export const supportPaymentForm = paymentFormOf(
  'SupportPaymentForm',
  onCredit('duration_measure'),
  onCredit('payment_due_date'),
);

export const paymentFormsOf = (form: ObjectSchema) => described('Forma de pago, o varias', oneOrMany(form));

export const prepaidPayment = object(
  {
    idpayment: text('Identificador del anticipo', { sections: ['2.6'] }),
    prepaid_payment_type_id: identifierIn('prepaid_payment_types', 'Tipo de anticipo', { sections: ['2.6'] }),
    paidamount: amount('Valor del anticipo', { sections: ['2.6'] }),
    receiveddate: date('Fecha en que se recibió', { sections: ['2.6'] }),
    paiddate: date('Fecha en que se pagó', { sections: ['2.6'] }),
    instructionid: text('Instrucción del pago', { sections: ['2.6'] }),
  },
  { component: 'PrepaidPayment', required: ['paidamount'] },
);

export const prepaidPayments = described('Anticipos', list(prepaidPayment), {
  sections: [],
  beside: { idpayment: 'ANT-2', paidamount: '1.00' },
});

/** Cash, in money: the default of services of this dialect. */
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

/** At least one: a document states how it is paid even if the request does not. */
export const readPayments = (body: Part): readonly PaymentMeans[] => {
  const given = partsOf(body, 'payment_form').map(readPaymentMeans);
  return given.length > 0 ? given : [readPaymentMeans(partAt('payment_form', {}))];
};

const assumes = (part: Part, [name, value]: readonly [name: string, value: string]): readonly RequestWarning[] =>
  part.values[name] === undefined
    ? [
        {
          code: 'payment-form-assumed',
          paths: [under(part.path, name)],
          message: `Falta ${under(part.path, name)}: se informa ${value}.`,
        },
      ]
    : [];

/** The authority asks every document how it is paid: what the request does not say is assumed, and reported. */
export const paymentWarnings = (body: Part): readonly RequestWarning[] => {
  const given = partsOf(body, 'payment_form');
  return given.length === 0
    ? assumes(partAt('', {}), ['payment_form', 'pago de contado (1) en efectivo (10)'])
    : given.flatMap((part) => [
        ...assumes(part, ['payment_form_id', 'contado (1)']),
        ...assumes(part, ['payment_method_id', 'efectivo (10)']),
      ]);
};

const readPrepaidPayment = (part: Part): PrepaidPayment => ({
  path: part.path,
  id: trimmedOf(part, 'idpayment') ?? '',
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
