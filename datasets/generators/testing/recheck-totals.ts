/** What is wrong with the taxes and totals of a request (groups AQ, AS, AT, AU, BD). */
import type { InvoiceRequest, TaxTotal } from '../invoice/request.ts';
import {
  amountsOf,
  differs,
  distance,
  found,
  optional,
  parse,
  byRate,
  scale,
  tolerance,
  total,
  when,
} from './exact.ts';
import { baseOf, duplicates } from './recheck-lines.ts';

const rateOf = ({ tax_id, percent, per_unit_amount }: TaxTotal): string =>
  `${tax_id} ${parse(percent)} ${optional(per_unit_amount)}`;

export const headerTaxFindings = (
  header: readonly TaxTotal[],
  lines: readonly TaxTotal[],
  rule: string,
): readonly string[] => [
  ...found([
    when(duplicates(header.map(rateOf)), `${rule}01: a rate twice`),
    when(
      [...lines].some((tax) => !header.map(rateOf).includes(rateOf(tax))),
      `${rule}01b: a rate of a line only`,
    ),
  ]),
  ...header.flatMap((tax) => {
    const same = lines.filter((other) => rateOf(other) === rateOf(tax));
    const units = total(same.map((other) => optional(other.base_unit_measure)));
    return found([
      when(same.length === 0, `${rule}01b: a rate of the header only`),
      differs(`${rule}05`, parse(tax.taxable_amount), total(same.map((other) => parse(other.taxable_amount)))),
      differs(`${rule}07`, parse(tax.tax_amount), total(same.map((other) => parse(other.tax_amount)))),
      differs(`${rule}09`, optional(tax.base_unit_measure), units),
      when(
        tax.per_unit_amount === undefined &&
          distance(parse(tax.tax_amount), byRate(parse(tax.taxable_amount), tax)) > tolerance,
        `${rule}07: not ${tax.percent} %`,
      ),
    ]);
  }),
];

const rates: Readonly<Record<number, readonly string[]>> = {
  1: ['0.00', '5.00', '19.00'],
  4: ['4.00', '8.00'],
  5: ['15.00'],
  6: ['1.00', '2.00', '2.50', '3.50', '4.00', '6.00', '10.00', '11.00'],
  10: ['0.00'],
  21: ['0.00'],
  22: ['10.00', '15.00', '20.00'],
};

export const rateFindings = (taxes: readonly TaxTotal[]): readonly string[] =>
  found(
    taxes.map(({ tax_id, percent }) => {
      const known = rates[tax_id];
      const isKnown =
        known === undefined ||
        known.some((rate) => (typeof percent === 'string' ? rate === percent : parse(rate) === parse(percent)));
      return when(!isKnown, `AS14: ${percent} % of tax ${tax_id}`);
    }),
  );

/** In the header alone a withholding follows from the sums, otherwise it is the sum of the lines'. */
export const withheldFindings = (request: InvoiceRequest): readonly string[] => {
  const header = request.with_holding_tax_total ?? [];
  const ofLines = request.invoice_lines.flatMap((line) => line.with_holding_tax_total ?? []);
  if (ofLines.length > 0) return headerTaxFindings(header, ofLines, 'AT');
  const iva = total(
    (request.tax_totals ?? []).filter(({ tax_id }) => tax_id === 1).map(({ tax_amount }) => parse(tax_amount)),
  );
  const base = total(request.invoice_lines.map(baseOf));
  return header.flatMap((tax) => {
    const right = tax.tax_id === 5 ? iva : base;
    return found([
      differs('AT05', parse(tax.taxable_amount), right),
      differs('AT07', parse(tax.tax_amount), byRate(right, tax)),
    ]);
  });
};

const prepaidOf = ({ prepaid_payment, prepaid_payments = [] }: InvoiceRequest): readonly bigint[] =>
  [...(prepaid_payment === undefined ? [] : [prepaid_payment]), ...prepaid_payments].map(({ paidamount }) =>
    parse(paidamount),
  );

export const totalFindings = (request: InvoiceRequest): readonly string[] => {
  const { legal_monetary_totals: totals, invoice_lines: lines, allowance_charges: items = [] } = request;
  const gross = parse(totals.line_extension_amount);
  const inclusive = parse(totals.tax_inclusive_amount);
  const payable = parse(totals.payable_amount);
  const rounding = optional(totals.payable_rounding_amount);
  const prepaid = prepaidOf(request);
  const firstBases = lines.map(({ tax_totals: [first] = [] }) => optional(first?.taxable_amount));
  return found([
    differs('AU02', gross, total(lines.map(({ line_extension_amount }) => parse(line_extension_amount)))),
    differs('AU04', parse(totals.tax_exclusive_amount), total(firstBases)),
    differs('AU06', inclusive, gross + total((request.tax_totals ?? []).map(({ tax_amount }) => parse(tax_amount)))),
    differs('AU08', optional(totals.allowance_total_amount), amountsOf(items, false)),
    differs('AU10', optional(totals.charge_total_amount), amountsOf(items, true)),
    differs('AU12', optional(totals.pre_paid_amount), total(prepaid)),
    differs('AU14', payable, inclusive - amountsOf(items, false) + amountsOf(items, true) + rounding),
    when(distance(rounding, 0n) > scale / 2n, 'AU14: more than half a peso of rounding'),
    when(
      prepaid.some((paid) => paid > payable + tolerance),
      'BD03: paid more than payable',
    ),
    when(payable <= 0n, 'VLR01: nothing to pay'),
    when(
      items.some(({ base_amount }) => parse(base_amount) > inclusive + tolerance),
      'AQ09: base',
    ),
    when(
      items.some((item) => !item.charge_indicator && ![1, 2].includes(item.discount_id ?? item.type_discount_id ?? 0)),
      'AQ04: reason of a discount',
    ),
  ]);
};
