import { decimalOrZero, rounded, sum, type Decimal } from '../../src/common/decimal.ts';
import { textOf, type XmlElement } from '../../src/common/xml/tree.ts';
import type { Subject } from '../engine/subject.ts';
import { childrenOf, select } from '../intake/path-index.ts';

/** One TaxSubtotal, read. */
export type Subtotal = {
  readonly element: XmlElement;
  readonly tax: string;
  readonly name: string;
  readonly percent: string | undefined;
  readonly taxAmount: string | undefined;
  readonly taxableAmount: string | undefined;
  readonly perUnitAmount: string | undefined;
  readonly baseUnitMeasure: string | undefined;
};

/** One TaxTotal, read. */
export type TaxGroup = {
  readonly element: XmlElement;
  readonly amount: string | undefined;
  readonly subtotals: readonly Subtotal[];
  /** The tax of its first subtotal; empty without one. */
  readonly tax: string;
};

export type TaxedLine = { readonly element: XmlElement; readonly quantity: string | undefined; readonly groups: readonly TaxGroup[] };

const textAt = (element: XmlElement, path: string): string | undefined => {
  const found = select(element, path)[0];
  return found === undefined ? undefined : textOf(found).trim();
};

const readSubtotal = (element: XmlElement): Subtotal => ({
  element,
  tax: textAt(element, 'cac:TaxCategory/cac:TaxScheme/cbc:ID') ?? '',
  name: textAt(element, 'cac:TaxCategory/cac:TaxScheme/cbc:Name') ?? '',
  percent: textAt(element, 'cac:TaxCategory/cbc:Percent'),
  taxAmount: textAt(element, 'cbc:TaxAmount'),
  taxableAmount: textAt(element, 'cbc:TaxableAmount'),
  perUnitAmount: textAt(element, 'cbc:PerUnitAmount'),
  baseUnitMeasure: textAt(element, 'cbc:BaseUnitMeasure'),
});

const readGroup = (element: XmlElement): TaxGroup => {
  const subtotals = childrenOf(element, 'cac:TaxSubtotal').map(readSubtotal);
  return { element, amount: textAt(element, 'cbc:TaxAmount'), subtotals, tax: subtotals[0]?.tax ?? '' };
};

export const headerTaxes = (subject: Subject): readonly TaxGroup[] =>
  subject.once('headerTaxes', () => subject.all('/*/cac:TaxTotal').map(readGroup));

export const taxedLines = (subject: Subject): readonly TaxedLine[] =>
  subject.once('taxedLines', () =>
    subject.all('/*/cac:InvoiceLine').map((element) => ({
      element,
      quantity: textAt(element, 'cbc:InvoicedQuantity'),
      groups: childrenOf(element, 'cac:TaxTotal').map(readGroup),
    })),
  );

export const groupOf = (subject: Subject, element: XmlElement): TaxGroup | undefined =>
  headerTaxes(subject).find((group) => group.element === element);

/** What the lines carry of each tax, summed in one walk. */
export const lineTaxes = (subject: Subject): ReadonlyMap<string, { readonly amount: Decimal; readonly quantity: Decimal }> =>
  subject.once('lineTaxes', () => {
    const totals = new Map<string, { amount: Decimal; quantity: Decimal }>();
    for (const line of taxedLines(subject)) {
      const counted = new Set<string>();
      for (const { tax, taxAmount } of line.groups.flatMap(({ subtotals }) => subtotals)) {
        const before = totals.get(tax) ?? { amount: decimalOrZero('0'), quantity: decimalOrZero('0') };
        const quantity = counted.has(tax) ? before.quantity : before.quantity.plus(decimalOrZero(line.quantity));
        counted.add(tax);
        totals.set(tax, { amount: before.amount.plus(decimalOrZero(taxAmount)), quantity });
      }
    }
    return totals;
  });

const byUnit = new Set(['21', '22', '23', '24', '25', '26', '32']);
const byPercentage = new Set(['01', '04', '35', '36']);

const product = (a: string | undefined, b: Decimal): Decimal => decimalOrZero(a).times(b);

const nominal = (subtotal: Subtotal, subject: Subject): readonly Decimal[] => {
  const onLines = lineTaxes(subject).get(subtotal.tax);
  if (subtotal.perUnitAmount === undefined) return [onLines?.amount ?? decimalOrZero('0')];
  return [
    product(subtotal.perUnitAmount, decimalOrZero(subtotal.baseUnitMeasure)),
    product(subtotal.perUnitAmount, decimalOrZero(subtotal.taxableAmount)),
    product(subtotal.perUnitAmount, onLines?.quantity ?? decimalOrZero('0')),
  ];
};

/**
 * The tax amounts that the authority accepts for a header subtotal (annex
 * FE 1.9, FAS07); undefined where nothing can be computed (ZZ without rate).
 */
export const expectedTax = (subtotal: Subtotal, subject: Subject): readonly Decimal[] | undefined => {
  const { tax, percent, perUnitAmount } = subtotal;
  const cents = (amounts: readonly Decimal[]): readonly Decimal[] => amounts.map((amount) => decimalOrZero(rounded(amount, 2)));
  const perUnit = product(perUnitAmount, decimalOrZero(subtotal.baseUnitMeasure));
  if (tax === '34' && perUnitAmount !== undefined) return cents([perUnit.div(100)]);
  if (tax === '33' && perUnitAmount !== undefined) return cents([perUnit]);
  const isNominal = byUnit.has(tax) || tax === '33' || tax === '34' || (perUnitAmount !== undefined && !byPercentage.has(tax));
  if (isNominal) return cents(nominal(subtotal, subject));
  if (tax === 'ZZ' && percent === undefined) return undefined;
  return cents([product(subtotal.taxableAmount, decimalOrZero(percent)).div(100)]);
};

/** Tax, name and rate of each subtotal of IVA and INC, as one text. */
export const ratesOf = (groups: readonly TaxGroup[]): ReadonlySet<string> =>
  new Set(
    groups
      .flatMap(({ subtotals }) => subtotals)
      .filter(({ tax }) => tax === '01' || tax === '04')
      .map(({ tax, name, percent }) => `${tax} ${name} ${percent ?? 'without rate'}`),
  );

export const sumOf = (amounts: readonly (string | undefined)[]): Decimal => sum(amounts.map(decimalOrZero));
