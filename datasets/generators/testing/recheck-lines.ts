/** What is wrong with the lines of a request (groups AV, AW, AX, AY, AZ, BE of the annex). */
import type { AllowanceCharge, InvoiceLine, InvoiceRequest, TaxTotal } from '../invoice/request.ts';
import {
  amountsOf,
  differs,
  distance,
  found,
  optional,
  parse,
  byRate,
  percentage,
  product,
  productAnd,
  tolerance,
  total,
  when,
} from './exact.ts';

const grossOf = ({ price_amount, invoiced_quantity }: InvoiceLine): bigint =>
  product(parse(price_amount), parse(invoiced_quantity));

const extensionOf = (line: InvoiceLine): bigint => {
  const items = line.allowance_charges ?? [];
  const more = amountsOf(items, true) - amountsOf(items, false);
  return productAnd(parse(line.price_amount), parse(line.invoiced_quantity), more);
};

/** Of a free line what it would cost. */
export const baseOf = (line: InvoiceLine): bigint =>
  line.free_of_charge_indicator ? grossOf(line) : extensionOf(line);

const bags = 10;
/** By the 100 ml: IBUA. */
const drinks = 21;
const millilitre = 852;

/** What is wrong with the units of a nominal tax: those of the line, or what its pieces contain. */
const unitFindings = (tax: TaxTotal, line: InvoiceLine): readonly string[] => {
  const [units, quantity] = [optional(tax.base_unit_measure), parse(line.invoiced_quantity)];
  return found([
    when(tax.tax_id === bags && units !== quantity, 'AX09: other units than the line'),
    when(tax.tax_id === drinks && (units < quantity || units % quantity !== 0n), 'AX09: pieces of different contents'),
    when(tax.tax_id === drinks && tax.unit_measure_id !== millilitre, 'AX09: not in millilitres'),
  ]);
};

const taxFindings = (tax: TaxTotal, line: InvoiceLine): readonly string[] => {
  const amount = parse(tax.tax_amount);
  const isNominal = [bags, drinks].includes(tax.tax_id);
  const nominal = product(
    optional(tax.per_unit_amount),
    optional(tax.base_unit_measure),
    tax.tax_id === drinks ? 100n : 1n,
  );
  return [
    ...unitFindings(tax, line),
    ...found([
      differs('AX05', parse(tax.taxable_amount), baseOf(line)),
      differs('AX07', amount, isNominal ? nominal : percentage(baseOf(line), tax.percent)),
      when(isNominal !== (tax.unit_measure_id !== undefined), 'AX09: a unit without a nominal tax, or the reverse'),
    ]),
  ];
};

/** FBE06 as the annex has it: the percentage the issuing service writes has two decimals. */
export const adjustmentFindings = (item: AllowanceCharge, rule: string): readonly string[] => {
  const [amount, base] = [parse(item.amount), parse(item.base_amount)];
  const stated = item.multiplier_factor_numeric;
  return found([
    when(base <= 0n, `${rule}08: no base`),
    when(amount <= 0n || amount > base, `${rule}06: amount ${amount} of ${base}`),
    when(
      stated !== undefined && distance(percentage(base, stated), amount) > tolerance + base / 20_000n,
      `${rule}06: not ${stated} % of the base`,
    ),
    when(item.allowance_charge_reason === '', `${rule}05: no reason`),
  ]);
};

const gtinHolds = (code: string): boolean => {
  const digits = Array.from(code.padStart(14, '0'), Number);
  return digits.reduce((sum, digit, place) => sum + digit * (place % 2 === 0 ? 3 : 1), 0) % 10 === 0;
};

const codeHolds = ({ code, type_item_identification_id }: InvoiceLine): boolean => {
  switch (type_item_identification_id) {
    case 1:
      return /^\d{8}$/.test(code);
    case 2:
      return /^(?:\d{8}|\d{12,14})$/.test(code) && gtinHolds(code);
    case 3:
      return /^\d{10}$/.test(code);
    default:
      return code.trim() !== '';
  }
};

export const duplicates = (values: readonly unknown[]): boolean => new Set(values).size < values.length;

const withholdingFindings = (line: InvoiceLine): readonly string[] =>
  (line.with_holding_tax_total ?? []).flatMap((tax) => {
    const iva = total(
      (line.tax_totals ?? []).filter((other) => other.tax_id === 1).map((other) => parse(other.tax_amount)),
    );
    const base = tax.tax_id === 5 ? iva : baseOf(line);
    return found([
      differs('AY05', parse(tax.taxable_amount), base),
      differs('AY07', parse(tax.tax_amount), byRate(base, tax)),
    ]);
  });

export const lineFindings = (line: InvoiceLine, request: InvoiceRequest): readonly string[] => {
  const taxes = line.tax_totals ?? [];
  const items = line.allowance_charges ?? [];
  const isFree = line.free_of_charge_indicator;
  const documentGross = parse(request.legal_monetary_totals.line_extension_amount);
  return [
    ...found([
      when(parse(line.invoiced_quantity) <= 0n, 'AV04b: no quantity'),
      when(parse(line.price_amount) <= 0n, 'AW03: no price'),
      differs('AV06', parse(line.line_extension_amount), isFree ? 0n : extensionOf(line)),
      when(isFree !== (line.reference_price_id !== undefined), 'AW05: reference price'),
      when(duplicates(taxes.map(({ tax_id }) => tax_id)), 'AX01: a tax twice'),
      when(line.tax_totals?.length === 0, 'AX01: an empty list of taxes'),
      when(!codeHolds(line), `AZ10: ${line.code}`),
      when(request.type_document_id === 2 && !(line.brandname && line.modelname), 'AZ04: no brand or model'),
      when(/(?:^|;)\s*(?:;|$)/.test(line.description), `AZ02: "${line.description}"`),
    ]),
    ...items.flatMap((item) => adjustmentFindings(item, 'BE')),
    ...found(
      items.map((item) =>
        when(item.charge_indicator && parse(item.base_amount) > documentGross + tolerance, 'BE08: charge'),
      ),
    ),
    ...taxes.flatMap((tax) => taxFindings(tax, line)),
    ...withholdingFindings(line),
  ];
};
