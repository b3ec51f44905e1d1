/**
 * The arithmetic of an invoice, exact and to the cent (annex FE 1.9, 5.2.1 and
 * 8.1, groups AU and AV). It shares nothing with the issuing service, which
 * computes no totals, or with the authority: a third opinion.
 */
import { sum, zero, type Decimal } from '../../../src/common/decimal.ts';
import type { ItemCode } from '../material/item-codes.ts';
import { decimalOrZero, rounded } from '../rounding.ts';

/** Rounded half to even to two decimals, or to as many as asked for. */
export const toCents = (amount: Decimal, decimals = 2): Decimal => decimalOrZero(rounded(amount, decimals));

/** An amount from a whole number of cents. */
export const fromCents = (cents: number): Decimal => decimalOrZero(String(cents)).div(100);

const percentOf = (base: Decimal, percent: string): Decimal => base.times(decimalOrZero(percent)).div(100);

/** A discount or charge as a percentage, for example `7.50`. */
export type AdjustmentPlan = {
  readonly isCharge: boolean;
  readonly percent: string;
  /** The amount is rounded to whole pesos, so that the percentage is no longer exact. */
  readonly inPesos: boolean;
  readonly reason: string;
};

export type Adjustment = {
  readonly isCharge: boolean;
  readonly reason: string;
  readonly base: Decimal;
  readonly amount: Decimal;
};

/** Below it a discount in whole pesos could come to nothing. */
const leastForPesos = decimalOrZero('1000');

const adjust = (base: Decimal, { isCharge, reason, percent, inPesos }: AdjustmentPlan): Adjustment => ({
  isCharge,
  reason,
  base,
  amount: toCents(percentOf(base, percent), inPesos && base.gte(leastForPesos) ? 0 : 2),
});

const amountsOf = (adjustments: readonly Adjustment[], isCharge: boolean): Decimal =>
  sum(adjustments.filter((each) => each.isCharge === isCharge).map(({ amount }) => amount));

/**
 * Discounts on the gross amount, then charges on what they leave: the base of a
 * charge may not exceed the sum of the lines (rule FBE08).
 */
const adjustAll = (gross: Decimal, plans: readonly AdjustmentPlan[]): readonly Adjustment[] => {
  const discounts = plans.filter(({ isCharge }) => !isCharge).map((plan) => adjust(gross, plan));
  const rest = gross.minus(amountsOf(discounts, false));
  return [...discounts, ...plans.filter(({ isCharge }) => isCharge).map((plan) => adjust(rest, plan))];
};

/** A tax by percentage (`19.00`), or one of so much a unit. */
export type TaxPlan =
  | { readonly taxId: number; readonly percent: string }
  | {
      readonly taxId: number;
      readonly perUnit: Decimal;
      /** Counted by the hundred of a measure that each piece contains, and not by the piece. */
      readonly contents?: { readonly measure: Decimal; readonly unitId: number };
    };

export type TaxAmount = {
  readonly taxId: number;
  readonly percent: string;
  readonly taxable: Decimal;
  readonly amount: Decimal;
  /** Nominal taxes: so much for each of so many units. */
  readonly perUnit?: { readonly amount: Decimal; readonly units: Decimal; readonly unitId: number };
};

export type LinePlan = {
  readonly code: ItemCode;
  readonly description: string;
  readonly unitId: number;
  readonly quantity: Decimal;
  /** Of one unit; of a free line what it would cost. */
  readonly price: Decimal;
  readonly adjustments: readonly AdjustmentPlan[];
  readonly taxes: readonly TaxPlan[];
  /** Given away: the line comes to nothing, its taxes do not. */
  readonly isFree: boolean;
};

export type PricedLine = Omit<LinePlan, 'adjustments' | 'taxes'> & {
  readonly adjustments: readonly Adjustment[];
  /** `LineExtensionAmount`. */
  readonly extension: Decimal;
  /** What is taxed: of a free line its reference value, otherwise the extension. */
  readonly base: Decimal;
  readonly taxes: readonly TaxAmount[];
};

const taxOn = (
  plan: TaxPlan,
  { base, quantity, unitId }: Pick<PricedLine, 'base' | 'quantity' | 'unitId'>,
): TaxAmount => {
  if ('percent' in plan) return { ...plan, taxable: base, amount: toCents(percentOf(base, plan.percent)) };
  const { taxId, perUnit, contents } = plan;
  const units = contents === undefined ? quantity : quantity.times(contents.measure);
  return {
    taxId,
    percent: '0.00',
    taxable: base,
    amount: toCents(perUnit.times(units).div(contents === undefined ? 1 : 100)),
    perUnit: { amount: perUnit, units, unitId: contents?.unitId ?? unitId },
  };
};

/** Line = price × quantity − discounts + charges, rounded once. */
export const priceLine = (plan: LinePlan): PricedLine => {
  const gross = plan.price.times(plan.quantity);
  const adjustments = adjustAll(toCents(gross), plan.isFree ? [] : plan.adjustments);
  const base = toCents(gross.minus(amountsOf(adjustments, false)).plus(amountsOf(adjustments, true)));
  const taxes = plan.taxes.map((tax) => taxOn(tax, { ...plan, base }));
  return { ...plan, adjustments, base, extension: plan.isFree ? zero : base, taxes };
};

const together = (one: TaxAmount, other: TaxAmount): TaxAmount => ({
  ...one,
  taxable: one.taxable.plus(other.taxable),
  amount: one.amount.plus(other.amount),
  ...(one.perUnit && other.perUnit
    ? { perUnit: { ...one.perUnit, units: one.perUnit.units.plus(other.perUnit.units) } }
    : {}),
});

/** One entry for each tax and rate, in the order in which they first appear. */
export const groupTaxes = (taxes: readonly TaxAmount[]): readonly TaxAmount[] => {
  const groups = new Map<string, TaxAmount>();
  for (const tax of taxes) {
    const key = `${tax.taxId} ${tax.percent} ${tax.perUnit?.amount.toFixed() ?? ''}`;
    const known = groups.get(key);
    groups.set(key, known === undefined ? tax : together(known, tax));
  }
  return [...groups.values()];
};

/** ReteIVA is withheld from the IVA, every other withholding from the base. */
export type WithholdingPlan = {
  readonly taxId: number;
  /** Per cent, or per mille. */
  readonly percent: string;
  readonly isPerMille?: boolean;
  readonly ofIva: boolean;
};

const ivaOf = (taxes: readonly TaxAmount[], ivaId: number): Decimal =>
  sum(taxes.filter(({ taxId }) => taxId === ivaId).map(({ amount }) => amount));

/** What is withheld from a line, or from the lines together when their bases and taxes are given as one. */
export const withhold = (
  { base, taxes }: Pick<PricedLine, 'base' | 'taxes'>,
  plans: readonly WithholdingPlan[],
  ivaId: number,
): readonly TaxAmount[] =>
  plans.flatMap(({ taxId, percent, isPerMille = false, ofIva }) => {
    const taxable = ofIva ? ivaOf(taxes, ivaId) : base;
    const withheld = percentOf(taxable, percent).div(isPerMille ? 10 : 1);
    return taxable.eq(0) ? [] : [{ taxId, percent, taxable, amount: toCents(withheld) }];
  });

export type TotalsPlan = {
  readonly adjustments: readonly AdjustmentPlan[];
  /** Percentages of the payable amount that were paid in advance. */
  readonly prepaidPercents: readonly string[];
  /** The payable amount is a whole number of pesos. */
  readonly roundsPayable: boolean;
};

export type InvoiceTotals = {
  readonly lineExtension: Decimal;
  readonly taxExclusive: Decimal;
  readonly taxInclusive: Decimal;
  readonly adjustments: readonly Adjustment[];
  readonly allowances: Decimal;
  readonly charges: Decimal;
  readonly prepaid: readonly Decimal[];
  readonly rounding: Decimal;
  readonly payable: Decimal;
  readonly taxes: readonly TaxAmount[];
};

/**
 * Payable = line extension + taxes − discounts + charges + rounding. A line's
 * base counts once in the tax exclusive amount, however many taxes it bears;
 * advances and withholdings leave the payable amount as it is.
 */
export const totalsOf = (lines: readonly PricedLine[], plan: TotalsPlan): InvoiceTotals => {
  const lineExtension = sum(lines.map(({ extension }) => extension));
  const taxes = groupTaxes(lines.flatMap((line) => line.taxes));
  const taxInclusive = lineExtension.plus(sum(taxes.map(({ amount }) => amount)));
  const adjustments = adjustAll(lineExtension, plan.adjustments);
  const allowances = amountsOf(adjustments, false);
  const charges = amountsOf(adjustments, true);
  const exact = taxInclusive.minus(allowances).plus(charges);
  const payable = plan.roundsPayable ? toCents(exact, 0) : exact;
  return {
    lineExtension,
    taxExclusive: sum(lines.flatMap(({ taxes: [first] }) => (first === undefined ? [] : [first.taxable]))),
    taxInclusive,
    adjustments,
    allowances,
    charges,
    prepaid: plan.prepaidPercents.map((percent) => toCents(percentOf(payable, percent))),
    rounding: payable.minus(exact),
    payable,
    taxes,
  };
};
