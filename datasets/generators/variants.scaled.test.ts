import { describe, expect, it } from 'vitest';
import { volume } from '../../src/common/testing/volume.ts';
import {
  createGenerator,
  invoiceVariants,
  type InvoiceOptions,
  type InvoiceRequest,
  type InvoiceVariant,
} from './index.ts';
import { recheck } from './testing/recheck.ts';

const invoices = (seed: string, count: number, options: InvoiceOptions): readonly InvoiceRequest[] => {
  const generator = createGenerator(seed);
  return Array.from({ length: count }, () => generator.invoice(options));
};

const lines = (request: InvoiceRequest): InvoiceRequest['invoice_lines'] => request.invoice_lines;
const taxIds = (request: InvoiceRequest): readonly number[] => (request.tax_totals ?? []).map(({ tax_id }) => tax_id);

const traits: Readonly<Record<InvoiceVariant, (request: InvoiceRequest) => boolean>> = {
  withoutDiscount: (request) =>
    request.allowance_charges === undefined && lines(request).every((line) => line.allowance_charges === undefined),
  lineDiscount: (request) =>
    lines(request).some((line) => line.allowance_charges?.some((item) => !item.charge_indicator)),
  globalDiscount: (request) => request.allowance_charges?.some((item) => !item.charge_indicator) === true,
  charges: (request) => request.allowance_charges?.some((item) => item.charge_indicator) === true,
  credit: ({ payment_form }) => 'payment_form_id' in payment_form && payment_form.payment_form_id === 2,
  severalPaymentMeans: ({ payment_form }) => 'length' in payment_form && payment_form.length >= 2,
  freeLines: (request) => new Set(lines(request).map((line) => line.free_of_charge_indicator)).size === 2,
  severalRates: (request) => new Set(lines(request).map((line) => line.tax_totals?.[0]?.percent)).size >= 2,
  consumption: (request) => taxIds(request).join() === '4',
  ivaAndInc: (request) => lines(request).some((line) => line.tax_totals?.map(({ tax_id }) => tax_id).join() === '1,4'),
  nominalTax: (request) => taxIds(request).includes(10),
  withholdings: (request) => (request.with_holding_tax_total?.length ?? 0) > 0,
  prepaid: (request) => request.legal_monetary_totals.pre_paid_amount !== undefined,
  payableRounding: (request) => Number(request.legal_monetary_totals.payable_amount) % 1 === 0,
  export: (request) =>
    request.type_document_id === 2 && request.customer.country_id !== undefined && request.deliveryterms !== undefined,
  foreignCurrency: (request) => request.currency_id !== undefined && request.type_document_id === 1,
  finalConsumer: (request) => Number(request.customer.identification_number) === 222_222_222_222,
  naturalPerson: (request) => request.customer.type_organization_id === 2,
  manyLines: (request) => lines(request).length === 50,
  period: (request) =>
    request.invoice_period !== undefined && request.invoice_period.start_date <= request.invoice_period.end_date,
  orderReference: (request) => request.order_reference !== undefined,
  additionalReference: (request) =>
    request.additional_document_reference !== undefined && request.type_document_id === 1,
  contingency: (request) => request.type_document_id === 3 && request.prefix === 'SCON',
};

describe('many invoices', () => {
  it.each(invoiceVariants)('of variant %s break no rule, and are what the name says', (variant) => {
    const requests = [
      ...invoices(`${variant} of today`, volume(50, 250), { variant, date: '2026-11-20', time: '10:00:00' }),
      ...invoices(variant, volume(50, 250), { variant }),
    ];
    expect(requests.flatMap(recheck)).toEqual([]);
    expect(requests.filter((request) => !traits[variant](request))).toEqual([]);
  });
});
