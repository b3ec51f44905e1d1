/** Lines of a document: their numbers, and what they come to. */
import { sum, type Decimal } from '../../src/common/decimal.ts';
import { textOf, type XmlElement } from '../../src/common/xml/tree.ts';
import type { Subject } from '../document/subject.ts';
import { childOf, childrenOf } from '../document/path-index.ts';
import { amount, inCents, sumOf } from '../document/amount.ts';
import { sortOf } from './allowance-charges.ts';
import { lineNames, textAt, type TaxedLine } from './taxes.ts';
import { amountText } from './vocabulary/tolerance.ts';

const linesOf = (subject: Subject): readonly XmlElement[] => subject.all(`/*/cac:${lineNames(subject).line}`);

/** The lines whose cbc:ID an earlier line has. */
export const linesNumberedTwice = (subject: Subject): ReadonlySet<XmlElement> =>
  subject.once('linesNumberedTwice', () => {
    const seen = new Set<string>();
    return new Set(
      linesOf(subject).filter((line) => {
        const id = textAt(line, 'cbc:ID');
        if (id === undefined) return false;
        const isKnown = seen.has(id);
        seen.add(id);
        return isKnown;
      }),
    );
  });

/** The first line that is not numbered by its position, counted from 1, and that position. */
export const firstOutOfOrder = (
  subject: Subject,
): { readonly line: XmlElement; readonly position: number; readonly id: XmlElement | undefined } | undefined => {
  const lines = linesOf(subject);
  const index = lines.findIndex((line, at) => textAt(line, 'cbc:ID') !== String(at + 1));
  const line = lines[index];
  return line === undefined ? undefined : { line, position: index + 1, id: childOf(line, 'cbc:ID') };
};

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
type LineValue = { readonly value: Decimal; readonly how: () => string };

/** Factor by price, rounded half to even to two decimals. */
const product = (price: string | undefined, factor: string | undefined): Decimal =>
  inCents(amount(price).times(amount(factor)));

/**
 * Price by quantity, less discounts, plus charges; by Price/BaseQuantity too,
 * the factor that the annex prints (FE 1.9, FAV06). The product is rounded half
 * to even to two decimals.
 */
export const lineValues = (line: XmlElement, subject: Subject): readonly LineValue[] => {
  const price = textAt(line, 'cac:Price/cbc:PriceAmount');
  const more = adjustment(line);
  const { quantity } = lineNames(subject);
  const factors = [
    [quantity, textAt(line, `cbc:${quantity}`)],
    ['BaseQuantity', textAt(line, 'cac:Price/cbc:BaseQuantity')],
  ] as const;
  return factors.flatMap(([name, factor]) => {
    if (name === 'BaseQuantity' && factor === undefined) return [];
    const how = (): string => {
      const terms = `PriceAmount ${price ?? 'absent'} × ${name} ${factor ?? 'absent'}`;
      return more.eq(0) ? terms : `${terms}, discounts and charges ${amountText(more)}`;
    };
    return [{ value: product(price, factor).plus(more), how }];
  });
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
