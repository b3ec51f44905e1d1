/** Lines of a document: their numbers, and what they come to. */
import { sum, type Decimal } from '../../src/common/decimal.ts';
import { textOf, type XmlElement } from '../../src/common/xml/tree.ts';
import type { Subject } from '../document/subject.ts';
import { childOf, childrenOf, textAt } from '../document/path-index.ts';
import { amount, sumOf } from '../document/amount.ts';
import { sortOf } from './allowance-charges.ts';
import { lineNames, type TaxedLine } from './taxes.ts';
import { amountText } from './vocabulary/tolerance.ts';
import type { Bilingual } from '../../src/common/text/bilingual.ts';
import type { Term } from '../document/datum.ts';

/** The lines of the document, in its order. */
export const linesOf = (subject: Subject): readonly XmlElement[] => subject.all(`/*/cac:${lineNames(subject).line}`);

/** The lines whose cbc:ID an earlier line has; without one they are alike, too. */
export const linesNumberedTwice = (subject: Subject): ReadonlySet<XmlElement> =>
  subject.once('linesNumberedTwice', () => {
    const seen = new Set<string | undefined>();
    return new Set(
      linesOf(subject).filter((line) => {
        const id = textAt(line, 'cbc:ID');
        const isKnown = seen.has(id);
        seen.add(id);
        return isKnown;
      }),
    );
  });

const signs = { charge: 1, discount: -1 } as const;

const signOf = (element: XmlElement): 1 | -1 | 0 => {
  const sort = sortOf(element);
  return sort === undefined ? 0 : signs[sort];
};

/** Charges of a line less its discounts. */
const adjustment = (line: XmlElement): Decimal =>
  sum(
    childrenOf(line, 'cac:AllowanceCharge').map((element) =>
      amount(textAt(element, 'cbc:Amount')).times(signOf(element)),
    ),
  );

/** What a line may come to, with the words that show it to who got it wrong. */
type LineValue = { readonly value: Decimal; readonly how: () => readonly Term[] };

const adjustments: Bilingual = { en: 'discounts and charges', es: 'descuentos y cargos' };

const product = (price: string | undefined, factor: string | undefined): Decimal => amount(price).times(amount(factor));

type Priced = Readonly<Record<'price' | 'quantity' | 'base', string | undefined>>;

/** Price by quantity, and what else comes of the quantity to which the price applies. */
const pricedValues = ({ price, quantity, base }: Priced, name: string, { literal }: { readonly literal: boolean }) => {
  const priceTerm: Term = { name: 'PriceAmount', value: price ?? null };
  const plain: readonly Term[] = [priceTerm, { by: '×', name, value: quantity ?? null }];
  const readings = [{ value: product(price, quantity), how: plain }];
  const factor = amount(base);
  // The factor that the annex prints (FE 1.9, FAV06). Senders write 1 or the quantity there, so that it would hide a forgotten quantity.
  if (base !== undefined && amount(quantity).eq(1) && !factor.eq(1)) {
    readings.push({ value: product(price, base), how: [priceTerm, { by: '×', name: 'BaseQuantity', value: base }] });
  }
  if (!literal && factor.gt(0) && !factor.eq(1) && !factor.eq(amount(quantity))) {
    readings.push({
      value: product(price, quantity).div(factor),
      how: [...plain, { by: '/', name: 'BaseQuantity', value: base ?? '' }],
    });
  }
  return readings;
};

/** Price by quantity, less discounts, plus charges, in each reading that the authority accepts (annex FE 1.9, FAV06); not rounded. */
export const lineValues = (
  line: XmlElement,
  subject: Subject,
  reading: { readonly literal: boolean },
): readonly LineValue[] => {
  const more = adjustment(line);
  const { quantity } = lineNames(subject);
  const priced = {
    price: textAt(line, 'cac:Price/cbc:PriceAmount'),
    quantity: textAt(line, `cbc:${quantity}`),
    base: textAt(line, 'cac:Price/cbc:BaseQuantity'),
  };
  return pricedValues(priced, quantity, reading).map(({ value, how }) => ({
    value: value.plus(more),
    how: () => (more.eq(0) ? how : [...how, { by: ',', name: adjustments, value: amountText(more) }]),
  }));
};

/**
 * What a withholding of a line is computed on (annex FE 1.9, FAY05): ReteIVA on
 * the IVA of the line, the others on quantity by price less discounts plus
 * charges, or on the reference value of a line that has one.
 */
export const withholdingBase = (withholding: string, line: TaxedLine): Decimal => {
  const { element, quantity, groups } = line;
  if (withholding === '05') {
    const iva = groups.flatMap(({ subtotals }) => subtotals).filter(({ tax }) => tax === '01');
    return sumOf(iva.map(({ taxAmount }) => taxAmount));
  }
  const reference = childOf(element, 'cac:PricingReference');
  return reference === undefined
    ? product(textAt(element, 'cac:Price/cbc:PriceAmount'), quantity).plus(adjustment(element))
    : product(textAt(reference, 'cac:AlternativeConditionPrice/cbc:PriceAmount'), quantity);
};

/** One of its descriptions is that text, case ignored. */
export const isDescribedAs = (line: XmlElement, text: string): boolean =>
  childrenOf(line, 'cac:Item')
    .flatMap((item) => childrenOf(item, 'cbc:Description'))
    .some((description) => textOf(description).trim().toLowerCase() === text.toLowerCase());
