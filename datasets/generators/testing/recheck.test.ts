import { describe, expect, it } from 'vitest';
import { createGenerator, type InvoiceRequest, type InvoiceVariant } from '../index.ts';
import { recheck } from './recheck.ts';

type Json = Record<string, unknown>;

/** A request as JSON that a test may change. */
const changeable = (variant: InvoiceVariant): Json =>
  JSON.parse(JSON.stringify(createGenerator('recheck').invoice({ variant }))) as Json;

const ownerOf = (request: Json, path: readonly string[]): Json =>
  path.slice(0, -1).reduce((owner, key) => owner[key] as Json, request);

/** A cent more (or less), as text: adding to a JSON number would not be exact. */
const plusOneCent = (value: unknown): string =>
  String(value).replace(/\d$/, (digit) => String((Number(digit) + 1) % 10));

/** The rules that the request breaks after that change. */
const findingsAfter = (variant: InvoiceVariant, field: string, change: (value: unknown) => unknown): string[] => {
  const request = changeable(variant);
  const path = field.split('.');
  const key = path.at(-1) ?? '';
  const owner = ownerOf(request, path);
  owner[key] = change(owner[key]);
  if (owner[key] === undefined) Reflect.deleteProperty(owner, key);
  return recheck(request as unknown as InvoiceRequest).map((finding) => finding.split(':')[0] ?? '');
};

const gone = (): undefined => undefined;

describe('rechecking a request', () => {
  it.each<[rule: string, variant: InvoiceVariant, field: string, change: (value: unknown) => unknown]>([
    ['AU02', 'withoutDiscount', 'legal_monetary_totals.line_extension_amount', plusOneCent],
    ['AU04', 'withoutDiscount', 'legal_monetary_totals.tax_exclusive_amount', plusOneCent],
    ['AU06', 'withoutDiscount', 'legal_monetary_totals.tax_inclusive_amount', plusOneCent],
    ['AU08', 'globalDiscount', 'legal_monetary_totals.allowance_total_amount', gone],
    ['AU10', 'charges', 'legal_monetary_totals.charge_total_amount', plusOneCent],
    ['AU12', 'prepaid', 'legal_monetary_totals.pre_paid_amount', plusOneCent],
    ['AU14', 'withoutDiscount', 'legal_monetary_totals.payable_amount', plusOneCent],
    ['BD03', 'prepaid', 'legal_monetary_totals.payable_amount', () => '1.00'],
    ['AQ04', 'globalDiscount', 'allowance_charges.0', (value) => ({ ...(value as Json), discount_id: 5 })],
    ['AQ06', 'globalDiscount', 'allowance_charges.0.amount', () => '999999999.00'],
    ['AQ09', 'globalDiscount', 'allowance_charges.0.base_amount', () => '999999999999.00'],
    ['AS01', 'withoutDiscount', 'tax_totals', (value) => [...(value as Json[]), ...(value as Json[])]],
    ['AS01b', 'withoutDiscount', 'tax_totals', gone],
    ['AS01b', 'withoutDiscount', 'tax_totals.0.percent', () => '5.00'],
    ['AS05', 'withoutDiscount', 'tax_totals.0.taxable_amount', plusOneCent],
    ['AS07', 'withoutDiscount', 'tax_totals.0.tax_amount', plusOneCent],
    ['AS09', 'nominalTax', 'tax_totals.1.base_unit_measure', () => '1000'],
    ['AS14', 'withoutDiscount', 'tax_totals.0.percent', () => '19.0'],
    ['AT07', 'withholdings', 'with_holding_tax_total.0.tax_amount', plusOneCent],
    ['AV04b', 'withoutDiscount', 'invoice_lines.0.invoiced_quantity', () => '0'],
    ['AV06', 'withoutDiscount', 'invoice_lines.0.line_extension_amount', plusOneCent],
    ['AW03', 'freeLines', 'invoice_lines.0.price_amount', () => '0.00'],
    ['AW05', 'withoutDiscount', 'invoice_lines.0.reference_price_id', () => 1],
    ['AX01', 'ivaAndInc', 'invoice_lines.0.tax_totals.1.tax_id', () => 1],
    ['AX05', 'withoutDiscount', 'invoice_lines.0.tax_totals.0.taxable_amount', plusOneCent],
    ['AX07', 'withoutDiscount', 'invoice_lines.0.tax_totals.0.tax_amount', plusOneCent],
    ['AZ02', 'withoutDiscount', 'invoice_lines.0.description', () => 'Una;; otra'],
    ['AZ04', 'export', 'invoice_lines.0.brandname', gone],
    ['AZ10', 'withoutDiscount', 'invoice_lines.0.type_item_identification_id', () => 2],
    ['AK24', 'finalConsumer', 'customer.dv', () => 1],
    ['AK24b', 'withholdings', 'customer.dv', (digit) => (Number(digit) + 1) % 10],
    ['AK53', 'withholdings', 'customer.phone', () => '300-555'],
    ['AK55', 'withholdings', 'customer.email', () => 'alguien@empresa.test'],
    ['AK08', 'export', 'customer.state_name', gone],
    ['AN04', 'credit', 'payment_form.payment_due_date', gone],
    ['AR01', 'foreignCurrency', 'calculationrate', gone],
    ['AI01', 'contingency', 'additional_document_reference', gone],
    ['AI03', 'contingency', 'additional_document_reference.uuid', gone],
    ['not in municipalities', 'withholdings', 'customer.municipality_id', () => 5000],
    ['unknown table', 'withholdings', 'customer.city_id', () => 1],
    ['not with two decimals', 'withoutDiscount', 'legal_monetary_totals.payable_amount', () => '1.5'],
    ['empty', 'withoutDiscount', 'invoice_lines.0.notes', () => ''],
  ])('finds %s in %s after a change of %s', (rule, variant, field, change) => {
    expect(recheck(createGenerator('recheck').invoice({ variant }))).toEqual([]);
    expect(findingsAfter(variant, field, change)).toContain(rule);
  });
});
