/** Lines of an invoice: products with quantity, price and taxes. */
import type { Decimal } from '../../../src/common/decimal.ts';
import { itemCode } from '../material/item-codes.ts';
import { divisibleUnits, products, units, type Product, type Treatment } from '../material/products.ts';
import type { Random } from '../material/random.ts';
import { chargeReasons, describe, discountReasons, remark } from '../material/texts.ts';
import { fromCents, toCents, type AdjustmentPlan, type TaxPlan } from './amounts.ts';
import type { InvoiceLinePlan } from './plan.ts';
import { decimalOrZero, rounded } from '../rounding.ts';

/** Identifiers of `datasets/facts/reference/taxes.json`. */
export const taxIds = { iva: 1, inc: 4, reteIva: 5, reteRenta: 6, reteIca: 7, bags: 10, ibua: 21, icui: 22 } as const;

const iva = (percent: string): TaxPlan => ({ taxId: taxIds.iva, percent });
const inc = (percent: string): TaxPlan => ({ taxId: taxIds.inc, percent });

/** Percentages have two decimals because the authority compares them as text. */
const taxesOf: Readonly<Record<Treatment, readonly TaxPlan[]>> = {
  general: [iva('19.00')],
  reduced: [iva('5.00')],
  exempt: [iva('0.00')],
  excluded: [],
  restaurant: [inc('8.00')],
  mobileTelephony: [iva('19.00'), inc('4.00')],
  bag: [iva('19.00')],
  exported: [iva('0.00')],
  shopGeneral: [iva('19.00')],
  shopReduced: [iva('5.00')],
  shopExempt: [iva('0.00')],
  shopExcluded: [],
  sugaryDrink: [iva('19.00')],
  ultraProcessed: [iva('19.00')],
};

/** Pesos for 100 ml of a drink with much sugar, about what the law asks for. */
const perHundred = fromCents(6_500);

/** The tax on sugary drinks, of a product that is taxed by its contents. */
const contentsTax = ({ millilitres }: Product): readonly TaxPlan[] =>
  millilitres === undefined
    ? []
    : [
        {
          taxId: taxIds.ibua,
          perUnit: perHundred,
          contents: { measure: decimalOrZero(String(millilitres)), unitId: units.millilitre },
        },
      ];

const mostAtTill = 4;

/** Whole units, or parts with up to three decimals where the unit has parts. */
const drawQuantity = (random: Random, { unit }: Product, atTill: boolean): Decimal => {
  if (atTill) {
    const whole = String(random.integer(1, mostAtTill));
    return decimalOrZero(divisibleUnits.has(unit) && random.chance(0.6) ? `${whole}.${random.digits(3)}` : whole);
  }
  if (divisibleUnits.has(unit) && random.chance(0.6)) {
    return decimalOrZero(`${random.integer(1, 99)}.${random.digits(random.integer(1, 3))}`);
  }
  return decimalOrZero(String(random.chance(0.9) ? random.integer(1, 20) : random.integer(21, 1200)));
};

type LineOptions = {
  /** Pesos for one unit of the document's currency; absent in pesos. */
  readonly rate?: Decimal | undefined;
  readonly adjustments?: readonly AdjustmentPlan[];
  /** In addition to the taxes of the treatment. */
  readonly moreTaxes?: readonly TaxPlan[];
  /** A few units, at prices in round pesos, under the plain name of the product; otherwise as companies sell. */
  readonly atTill?: boolean;
};

/** Round pesos or pesos with cents; in another currency what that comes to, a cent at least. */
const drawPrice = (random: Random, { price: [least, highest] }: Product, { rate, atTill }: LineOptions): Decimal => {
  const isRound = atTill === true || random.chance(0.5);
  const pesos = isRound
    ? decimalOrZero(String(random.integer(Math.ceil(least / 50), Math.floor(highest / 50)) * 50))
    : fromCents(random.integer(least * 100, highest * 100));
  if (rate === undefined) return pesos;
  const foreign = toCents(pesos.div(rate));
  return foreign.eq(0) ? fromCents(1) : foreign;
};

/** `7.50`; mostly a whole percentage. */
export const drawPercent = (random: Random, least: number, most: number): string => {
  const hundredths = random.chance(0.7) ? random.integer(least, most) * 100 : random.integer(least * 100, most * 100);
  return rounded(fromCents(hundredths), 2);
};

export const discount = (random: Random): AdjustmentPlan => ({
  isCharge: false,
  percent: drawPercent(random, 1, 30),
  inPesos: random.chance(0.3),
  reason: random.pick(discountReasons),
});

export const charge = (random: Random): AdjustmentPlan => ({
  isCharge: true,
  percent: drawPercent(random, 1, 15),
  inPesos: random.chance(0.3),
  reason: random.pick(chargeReasons),
});

/** A line with a product that is taxed in that way. */
export const drawLine = (random: Random, treatment: Treatment, options: LineOptions = {}): InvoiceLinePlan => {
  const { adjustments = [], moreTaxes = [], atTill = false } = options;
  const product = random.pick(products[treatment]);
  const name = atTill ? product.name : describe(random, product.name);
  return {
    code: itemCode(random, product),
    description: !atTill && random.chance(0.05) ? `${name}; ${describe(random, 'Segunda descripción del ítem')}` : name,
    unitId: units[product.unit],
    quantity: drawQuantity(random, product, atTill),
    price: drawPrice(random, product, options),
    adjustments,
    taxes: [...taxesOf[treatment], ...contentsTax(product), ...moreTaxes],
    isFree: false,
    details: !atTill && random.chance(0.15) ? { notes: remark(random) } : {},
  };
};

/** Given away, with a reference price: commercial value, value in stock, another. */
export const asFree = (random: Random, line: InvoiceLinePlan): InvoiceLinePlan => ({
  ...line,
  isFree: true,
  details: { ...line.details, referencePriceId: random.integer(1, 3) },
});

/** That many lines, or a number drawn between the two. */
export const drawLines = (
  random: Random,
  [fewest, most]: readonly [fewest: number, most: number],
  draw: (position: number) => InvoiceLinePlan,
): readonly InvoiceLinePlan[] => random.several(random.integer(fewest, most), draw);
