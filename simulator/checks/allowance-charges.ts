import { textAt } from '../document/path-index.ts';
/** Discounts and charges, of the document and of its lines, and the totals that limit them. */
import { sum, zero, type Decimal } from '../../src/common/decimal.ts';
import type { XmlElement } from '../../src/common/xml/tree.ts';
import { ublNames } from '../document/kind.ts';
import type { Subject } from '../document/subject.ts';
import { amount } from '../document/amount.ts';
import { lineNames } from './taxes.ts';

/** xsd:boolean spells each value two ways; one that the annex refuses still shows which is meant. */
const sorts: ReadonlyMap<string, 'charge' | 'discount'> = new Map([
  ['true', 'charge'],
  ['1', 'charge'],
  ['false', 'discount'],
  ['0', 'discount'],
]);

/** Discount or charge; undefined where the ChargeIndicator of a cac:AllowanceCharge does not say. */
export const sortOf = (element: XmlElement): 'charge' | 'discount' | undefined =>
  sorts.get(textAt(element, 'cbc:ChargeIndicator') ?? '');

const hundredth = zero.plus('0.01');

/** Allowed error of a percentage with two decimals: half a unit of the second decimal, as a fraction of the base. */
const halfUnit = zero.plus('0.00005');

const nearest = (value: Decimal, [low, high]: readonly [low: Decimal, high: Decimal]): Decimal => {
  if (value.lt(low)) return low;
  return value.gt(high) ? high : value;
};

/**
 * The amount closest to the stated one that follows from the base and any percentage that rounds to the given one at
 * two decimals (annex FE 1.9, FBE06).
 */
export const nearestByPercentage = (stated: Decimal, base: Decimal, percentage: Decimal): Decimal => {
  const exact = base.times(percentage).times(hundredth);
  const slack = base.times(halfUnit);
  return nearest(stated, [exact.minus(slack), exact.plus(slack)]);
};

/** An amount of the totals; undefined if absent, which the rules about totals report. */
export const statedTotal = (subject: Subject, name: string): Decimal | undefined => {
  const { totals } = ublNames(subject.kind);
  const text = subject.text(`/*/cac:${totals}/cbc:${name}`);
  return text === undefined ? undefined : amount(text);
};

/** Price times quantity, summed over all lines: the document before discounts. */
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
