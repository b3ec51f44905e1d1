/** Discounts and charges, of the document and of its lines, and the totals that bound them. */
import { sum, zero, type Decimal } from '../../src/common/decimal.ts';
import type { XmlElement } from '../../src/common/xml/tree.ts';
import { ublNames } from '../document/kind.ts';
import type { Subject } from '../document/subject.ts';
import { amount } from '../document/amount.ts';
import { lineNames, textAt } from './taxes.ts';

/** xsd:boolean has two spellings of each; one that the annex refuses still tells the sort. */
const sorts: ReadonlyMap<string, 'charge' | 'discount'> = new Map([
  ['true', 'charge'],
  ['1', 'charge'],
  ['false', 'discount'],
  ['0', 'discount'],
]);

/** What a cac:AllowanceCharge is; undefined where ChargeIndicator does not say. */
export const sortOf = (element: XmlElement): 'charge' | 'discount' | undefined =>
  sorts.get(textAt(element, 'cbc:ChargeIndicator') ?? '');

const hundredth = zero.plus('0.01');

/** What a percentage of two decimals may be off: half a unit of the second, as a part of the base. */
const halfUnit = zero.plus('0.00005');

const nearest = (value: Decimal, [low, high]: readonly [low: Decimal, high: Decimal]): Decimal => {
  if (value.lt(low)) return low;
  return value.gt(high) ? high : value;
};

/**
 * The amount nearest to the stated one that some percentage makes of the base
 * when it is the given one in two decimals (annex FE 1.9, FBE06).
 */
export const nearestByPercentage = (stated: Decimal, base: Decimal, percentage: Decimal): Decimal => {
  const exact = base.times(percentage).times(hundredth);
  const slack = base.times(halfUnit);
  return nearest(stated, [exact.minus(slack), exact.plus(slack)]);
};

/** An amount of the totals; undefined where there is none, which the rules about totals report. */
export const statedTotal = (subject: Subject, name: string): Decimal | undefined => {
  const { totals } = ublNames(subject.kind);
  const text = subject.text(`/*/cac:${totals}/cbc:${name}`);
  return text === undefined ? undefined : amount(text);
};

/** Price by quantity over all lines: the document before discounts. */
export const grossValue = (subject: Subject): Decimal =>
  subject.once('grossValue', () => {
    const { line, quantity } = lineNames(subject);
    return sum(
      subject
        .all(`/*/cac:${line}`)
        .map((element) =>
          amount(textAt(element, 'cac:Price/cbc:PriceAmount')).times(amount(textAt(element, `cbc:${quantity}`))),
        ),
    );
  });
