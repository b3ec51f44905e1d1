/**
 * The totals of an invoice body, recomputed from its own lines, to prove the statements of a table of outcomes. Reads
 * requests as found, and shares nothing with the issuer's arithmetic (it has none) or the judge's.
 */
import { decimalOrZero, rounded } from '../../../../datasets/generators/rounding.ts';
import { sum, type Decimal } from '../../../common/decimal.ts';
import { isObject } from '../../../common/json/is-object.ts';
import type { JsonObject } from '../../../harness/box-types.ts';

/** An amount of the request that differs from its recomputation from the rest of the request. */
export type Difference = {
  /** Path in the request. */
  readonly field: string;
  readonly stated: string;
  readonly recomputed: string;
  /** How it was computed. */
  readonly how: string;
  readonly difference: string;
  /** The authority's tolerance: annex FE 1.9, 5.2.1.1, and 5.2.1.2 for IVA in pesos. */
  readonly tolerance: string;
  readonly exceeds: boolean;
};

const tolerances = { money: '2.00', iva: '5.00' } as const;

/** Identifiers of the reference tables. */
const iva = '1';
const colombianPeso = '35';

const objectAt = (owner: JsonObject, name: string): JsonObject => {
  const value = owner[name];
  return isObject(value) ? value : {};
};

/** A list of objects; a single object counts as a list of one. */
const listAt = (owner: JsonObject, name: string): readonly JsonObject[] => {
  const value = owner[name];
  return (Array.isArray(value) ? value : [value]).filter(isObject);
};

const textAt = (owner: JsonObject, name: string): string | undefined => {
  const value = owner[name];
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : undefined;
};

const amountAt = (owner: JsonObject, name: string): Decimal => decimalOrZero(textAt(owner, name));

const sumAt = (owners: readonly JsonObject[], name: string): Decimal =>
  sum(owners.map((owner) => amountAt(owner, name)));

const money = (amount: Decimal): string => rounded(amount, 2);

type Claim = {
  readonly field: string;
  /** Undefined if the request does not state it, which claims nothing. */
  readonly stated: string | undefined;
  /** Any of these is right. */
  readonly readings: readonly (readonly [value: Decimal, how: string])[];
  readonly tolerance?: string;
};

const differenceOf = ({ field, stated, readings, tolerance = tolerances.money }: Claim): readonly Difference[] => {
  if (stated === undefined) return [];
  const claimed = decimalOrZero(stated);
  const distances = readings
    .map(([value, how]) => ({ value, how, difference: claimed.minus(value).abs() }))
    .sort((one, other) => one.difference.cmp(other.difference));
  const [nearest] = distances;
  // Both sides of the wire have two decimals.
  if (nearest === undefined || money(nearest.difference) === '0.00') return [];
  return [
    {
      field,
      stated: money(claimed),
      recomputed: money(nearest.value),
      how: nearest.how,
      difference: money(nearest.difference),
      tolerance,
      exceeds: nearest.difference.gt(decimalOrZero(tolerance)),
    },
  ];
};

const bases = (lines: readonly JsonObject[], which: (taxes: readonly JsonObject[]) => readonly JsonObject[]): Decimal =>
  sum(lines.flatMap((line) => which(listAt(line, 'tax_totals')).map((tax) => amountAt(tax, 'taxable_amount'))));

const grossClaims = (totals: JsonObject, lines: readonly JsonObject[]): readonly Claim[] => [
  {
    field: 'legal_monetary_totals.line_extension_amount',
    stated: textAt(totals, 'line_extension_amount'),
    readings: [[sumAt(lines, 'line_extension_amount'), 'sum of lines']],
  },
  {
    field: 'legal_monetary_totals.tax_exclusive_amount',
    stated: textAt(totals, 'tax_exclusive_amount'),
    readings: [
      [bases(lines, (taxes) => taxes.slice(0, 1)), 'sum of line bases, each once'],
      [bases(lines, (taxes) => taxes), 'sum of all line bases'],
    ],
  },
];

const isCharge = (entry: JsonObject): boolean => String(entry.charge_indicator) === 'true';

const documentClaims = (body: JsonObject, totals: JsonObject): readonly Claim[] => {
  const allowanceCharges = listAt(body, 'allowance_charges');
  const payments = [...listAt(body, 'prepaid_payment'), ...listAt(body, 'prepaid_payments')];
  const gross = amountAt(totals, 'line_extension_amount').plus(sumAt(listAt(body, 'tax_totals'), 'tax_amount'));
  const net = amountAt(totals, 'tax_inclusive_amount')
    .minus(amountAt(totals, 'allowance_total_amount'))
    .plus(amountAt(totals, 'charge_total_amount'));
  const claim = (name: string, value: Decimal, how: string): Claim => ({
    field: `legal_monetary_totals.${name}`,
    stated: textAt(totals, name),
    readings: [[value, how]],
  });
  const rounding = amountAt(totals, 'payable_rounding_amount');
  return [
    claim('tax_inclusive_amount', gross, 'line_extension_amount plus taxes'),
    claim(
      'allowance_total_amount',
      sumAt(
        allowanceCharges.filter((entry) => !isCharge(entry)),
        'amount',
      ),
      'sum of discounts',
    ),
    claim('charge_total_amount', sumAt(allowanceCharges.filter(isCharge), 'amount'), 'sum of charges'),
    claim('pre_paid_amount', sumAt(payments, 'paidamount'), 'sum of prepaid payments'),
    claim('payable_amount', net.plus(rounding), 'tax_inclusive_amount minus discounts plus charges'),
  ];
};

/** Units sold on the lines with a tax: the way nominal taxes are most often counted. */
const unitsTaxedWith = (tax: string | undefined, lines: readonly JsonObject[]): Decimal =>
  sumAt(
    lines.filter((line) => listAt(line, 'tax_totals').some((each) => textAt(each, 'tax_id') === tax)),
    'invoiced_quantity',
  );

/** A nominal tax is an amount per unit, and three ways of counting the units are in use. */
const taxReadings = (tax: JsonObject, lines: readonly JsonObject[]): Claim['readings'] => {
  if (textAt(tax, 'per_unit_amount') === undefined) {
    return [[amountAt(tax, 'taxable_amount').times(amountAt(tax, 'percent')).div(100), 'base by rate']];
  }
  const perUnit = amountAt(tax, 'per_unit_amount');
  return [
    [perUnit.times(unitsTaxedWith(textAt(tax, 'tax_id'), lines)), 'amount a unit by units of the lines'],
    [perUnit.times(amountAt(tax, 'base_unit_measure')), 'amount a unit by base_unit_measure'],
    [perUnit.times(amountAt(tax, 'taxable_amount')), 'amount a unit by taxable_amount'],
  ];
};

const taxClaims = (body: JsonObject, lines: readonly JsonObject[]): readonly Claim[] => {
  const inPesos = [undefined, colombianPeso].includes(textAt(body, 'currency_id'));
  return listAt(body, 'tax_totals').map((tax, index) => ({
    field: `tax_totals.${index}.tax_amount`,
    stated: textAt(tax, 'tax_amount'),
    readings: taxReadings(tax, lines),
    tolerance: textAt(tax, 'tax_id') === iva && inPesos ? tolerances.iva : tolerances.money,
  }));
};

/** Every wrong amount of the totals and taxes, whether within the authority's tolerance or not. */
export const differencesIn = (body: JsonObject): readonly Difference[] => {
  const totals = objectAt(body, 'legal_monetary_totals');
  const lines = listAt(body, 'invoice_lines');
  return [...grossClaims(totals, lines), ...documentClaims(body, totals), ...taxClaims(body, lines)].flatMap(
    differenceOf,
  );
};

/** `line_extension_amount: sum of lines 142013.00, stated 142013.42, difference 0.42, tolerance 2.00`. */
export const sentence = ({ field, how, recomputed, stated, difference, tolerance }: Difference): string =>
  `${field}: ${how} ${recomputed}, stated ${stated}, difference ${difference}, tolerance ${tolerance}`;
