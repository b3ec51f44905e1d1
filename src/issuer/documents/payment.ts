/** How a document is paid, prepaid and converted (sections AN, BD, AR). */
import type { XmlSpec } from '../../common/xml/node.ts';
import { fieldAt, group, leaf, optional } from './elements.ts';
import { money, rateText } from './figures.ts';
import type { UblModel, PaymentMeans, PrepaidPayment } from './model.ts';

export const paymentMeans = ({ path, form, method, dueDate }: PaymentMeans): XmlSpec =>
  group(
    'cac:PaymentMeans',
    [
      leaf('cbc:ID', form.code, { field: fieldAt(path, 'payment_form_id') }),
      leaf('cbc:PaymentMeansCode', method.code, { field: fieldAt(path, 'payment_method_id') }),
      optional('cbc:PaymentDueDate', dueDate, { field: fieldAt(path, 'payment_due_date') }),
    ],
    path,
  );

export const prepaidPayment = (payment: PrepaidPayment, currency: string): XmlSpec => {
  const at = (name: string): string => fieldAt(payment.path, name);
  return group(
    'cac:PrepaidPayment',
    [
      optional('cbc:ID', payment.id, { attributes: { schemeID: payment.type?.code }, field: at('idpayment') }),
      money('cbc:PaidAmount', { amount: payment.amount, currency, field: at('paidamount') }),
      optional('cbc:ReceivedDate', payment.receivedDate, { field: at('receiveddate') }),
      optional('cbc:PaidDate', payment.paidDate, { field: at('paiddate') }),
      optional('cbc:InstructionID', payment.instruction, { field: at('instructionid') }),
    ],
    payment.path,
  );
};

type ExchangeRate = NonNullable<UblModel['exchangeRate']>;

/** One unit of the document's currency in pesos. */
export const exchangeRate = ({ path, rate, date }: ExchangeRate, currency: string): XmlSpec =>
  group('cac:PaymentExchangeRate', [
    leaf('cbc:SourceCurrencyCode', currency, { field: fieldAt(path, 'currency_id') }),
    leaf('cbc:SourceCurrencyBaseRate', '1.00'),
    leaf('cbc:TargetCurrencyCode', 'COP'),
    leaf('cbc:TargetCurrencyBaseRate', '1.00'),
    leaf('cbc:CalculationRate', rateText(rate), { field: fieldAt(path, 'calculationrate') }),
    leaf('cbc:Date', date, { field: fieldAt(path, 'calculationratedate') }),
  ]);
