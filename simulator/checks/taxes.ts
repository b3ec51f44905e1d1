import { zero, type Decimal } from '../../src/common/decimal.ts';
import type { XmlElement } from '../../src/common/xml/tree.ts';
import { comparableName } from '../registry/names.ts';
import { ublNames } from '../document/kind.ts';
import type { Subject } from '../document/subject.ts';
import { childrenOf, textAt } from '../document/path-index.ts';
import { amount, sumOf } from '../document/amount.ts';

/** One TaxSubtotal, read; what is absent or empty is undefined. */
export type Subtotal = {
  readonly element: XmlElement;
  /** TaxScheme/ID; empty when there is none. */
  readonly tax: string;
  readonly name: string;
  readonly percent: string | undefined;
  readonly taxAmount: string | undefined;
  readonly taxableAmount: string | undefined;
  readonly perUnitAmount: string | undefined;
  readonly baseUnitMeasure: string | undefined;
};

/** One TaxTotal or WithholdingTaxTotal, read. */
export type TaxGroup = {
  readonly element: XmlElement;
  readonly amount: string | undefined;
  readonly subtotals: readonly Subtotal[];
  /** The tax of its first subtotal; empty without one. */
  readonly tax: string;
  /** Every tax among its subtotals, empty ones left out. */
  readonly taxes: ReadonlySet<string>;
};

export type TaxedLine = {
  readonly element: XmlElement;
  readonly quantity: string | undefined;
  readonly groups: readonly TaxGroup[];
  readonly withholdings: readonly TaxGroup[];
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
  return {
    element,
    amount: textAt(element, 'cbc:TaxAmount'),
    subtotals,
    tax: subtotals[0]?.tax ?? '',
    taxes: new Set(subtotals.map(({ tax }) => tax).filter((tax) => tax !== '')),
  };
};

export const headerTaxes = (subject: Subject): readonly TaxGroup[] =>
  subject.once('headerTaxes', () => subject.all('/*/cac:TaxTotal').map(readGroup));

const headerWithholdings = (subject: Subject): readonly TaxGroup[] =>
  subject.all('/*/cac:WithholdingTaxTotal').map(readGroup);

/** What UBL calls the lines of a document, and the quantity on one. */
export const lineNames = ({ kind }: Pick<Subject, 'kind'>): { readonly line: string; readonly quantity: string } =>
  ublNames(kind);

export const taxedLines = (subject: Subject): readonly TaxedLine[] =>
  subject.once('taxedLines', () =>
    subject.all(`/*/cac:${lineNames(subject).line}`).map((element) => ({
      element,
      quantity: textAt(element, `cbc:${lineNames(subject).quantity}`),
      groups: childrenOf(element, 'cac:TaxTotal').map(readGroup),
      withholdings: childrenOf(element, 'cac:WithholdingTaxTotal').map(readGroup),
    })),
  );

/** Every group of the document, withholdings included: those of the header, then those of the lines. */
const allGroups = (subject: Subject): readonly TaxGroup[] => [
  ...headerTaxes(subject),
  ...headerWithholdings(subject),
  ...taxedLines(subject).flatMap(({ groups, withholdings }) => [...groups, ...withholdings]),
];

/** The group of a cac:TaxTotal or cac:WithholdingTaxTotal, in the header or on a line. */
export const groupOf = (subject: Subject, element: XmlElement): TaxGroup | undefined =>
  subject.once('taxGroups', () => new Map(allGroups(subject).map((group) => [group.element, group]))).get(element);

/** The subtotal of a cac:TaxSubtotal, in the header or on a line. */
export const subtotalOf = (subject: Subject, element: XmlElement): Subtotal | undefined =>
  subject
    .once(
      'taxSubtotals',
      () => new Map(allGroups(subject).flatMap(({ subtotals }) => subtotals.map((entry) => [entry.element, entry]))),
    )
    .get(element);

/** The line to which a subtotal belongs; undefined for one of the header. */
export const lineOf = (subject: Subject, { element }: Subtotal): TaxedLine | undefined => {
  const line = element.parent?.parent;
  const lines = subject.once('linesByElement', () => new Map(taxedLines(subject).map((each) => [each.element, each])));
  return line === undefined ? undefined : lines.get(line);
};

/** The first tax that is in two of the groups and of interest, and the second of them. */
export const repeatedTax = (
  groups: readonly TaxGroup[],
  isMeant: (tax: string) => boolean = () => true,
): { readonly tax: string; readonly second: TaxGroup } | undefined => {
  const seen = new Set<string>();
  for (const second of groups) {
    for (const tax of second.taxes) {
      if (!isMeant(tax)) continue;
      if (seen.has(tax)) return { tax, second };
      seen.add(tax);
    }
  }
  return undefined;
};

/** IVA or INC, whose rates stand in the header as in the lines. */
export const isSalesTax = (tax: string): boolean => tax === '01' || tax === '04';

type OnLines = { readonly amount: Decimal; readonly quantity: Decimal };

const nothing: OnLines = { amount: zero, quantity: zero };

/** What the lines carry of each tax, summed in one walk. */
export const lineTaxes = (subject: Subject): ReadonlyMap<string, OnLines> =>
  subject.once('lineTaxes', () => {
    const totals = new Map<string, OnLines>();
    for (const line of taxedLines(subject)) {
      const counted = new Set<string>();
      for (const { tax, taxAmount } of line.groups.flatMap(({ subtotals }) => subtotals)) {
        const before = totals.get(tax) ?? nothing;
        // A line counts its quantity once, however many rates of the tax it has.
        const quantity = counted.has(tax) ? before.quantity : before.quantity.plus(amount(line.quantity));
        counted.add(tax);
        totals.set(tax, { amount: before.amount.plus(amount(taxAmount)), quantity });
      }
    }
    return totals;
  });

/** The bases of the lines with the tax and the rate of a subtotal of the header. */
export const baseOnLines = (subject: Subject, { tax, percent }: Subtotal): Decimal =>
  sumOf(
    taxedLines(subject)
      .flatMap(({ groups }) => groups.flatMap(({ subtotals }) => subtotals))
      .filter((subtotal) => subtotal.tax === tax && subtotal.percent === percent)
      .map(({ taxableAmount }) => taxableAmount),
  );

/** Taxes that are an amount for each unit by their nature (annex FE 1.9, 13.2.2); 02 and 21 may be a percentage too. */
const byUnit: ReadonlySet<string> = new Set(['02', '21', '22', '23', '24', '25', '26', '32', '33', '34']);
/** Taxes and withholdings that are a percentage, whatever they carry. */
const byPercentage: ReadonlySet<string> = new Set(['01', '04', '05', '06', '35', '36']);
/** ICA and ReteICA, whose rate the table gives per mille. */
export const perMille: ReadonlySet<string> = new Set(['03', '07']);

const product = (a: string | undefined, b: Decimal): Decimal => amount(a).times(b);

/** What a nominal tax is counted by beside its own measure. */
export type Carried = {
  readonly quantity: Decimal;
  /** The tax without PerUnitAmount; undefined where it is not computed then. */
  readonly amount: Decimal | undefined;
};

/** A header subtotal sums up what the lines carry of its tax. */
export const carriedByLines =
  ({ tax }: Subtotal, subject: Subject) =>
  (): Carried =>
    lineTaxes(subject).get(tax) ?? { quantity: zero, amount: undefined };

/** A subtotal of a line is about the quantity of that line. */
export const carriedByItsLine = (subtotal: Subtotal, subject: Subject) => (): Carried => ({
  quantity: amount(lineOf(subject, subtotal)?.quantity),
  amount: undefined,
});

/** IBUA, which is an amount for 100 ml. */
export const perHundred = '34';

/** INPP is per unit of measure; other nominal taxes may be counted in any of three ways. */
const nominal = (subtotal: Subtotal, carried: () => Carried): readonly Decimal[] => {
  const { tax, perUnitAmount, taxableAmount } = subtotal;
  const byMeasure = product(perUnitAmount, amount(subtotal.baseUnitMeasure));
  if (tax === perHundred) return [byMeasure.times('0.01')];
  if (tax === '33') return [byMeasure];
  return [byMeasure, product(perUnitAmount, amount(taxableAmount)), product(perUnitAmount, carried().quantity)];
};

/** Base by rate. The rate of ICA and ReteICA is per mille; senders give it per cent as well, which the literal reading refuses. */
const byRate = ({ tax, taxableAmount, percent }: Subtotal, literal: boolean): readonly Decimal[] => {
  const whole = product(taxableAmount, amount(percent));
  const [perCent, perThousand] = [whole.times('0.01'), whole.times('0.001')];
  if (!perMille.has(tax)) return [perCent];
  return literal ? [perThousand] : [perThousand, perCent];
};

/** How a tax amount is recomputed. */
export type TaxReading = {
  readonly carried: () => Carried;
  /** Per mille where the table says so, and in no other way. */
  readonly literal: boolean;
};

/**
 * The tax amounts that the authority accepts for a subtotal, not rounded, by
 * what it carries (annex FE 1.9, FAS07 and FAX07); undefined where nothing can
 * be computed.
 */
export const expectedTax = (subtotal: Subtotal, { carried, literal }: TaxReading): readonly Decimal[] | undefined => {
  const { tax, percent, perUnitAmount } = subtotal;
  if (perUnitAmount !== undefined && !byPercentage.has(tax)) return nominal(subtotal, carried);
  if (percent !== undefined) return byRate(subtotal, literal);
  if (tax === 'ZZ') return undefined;
  if (!byUnit.has(tax)) return [zero];
  const { amount: onLines } = carried();
  return onLines === undefined ? undefined : [onLines];
};

/** What is withheld by a subtotal, not rounded: base by rate whatever its code (annex FE 1.9, FAT07 and FAY07). */
export const expectedWithholding = (subtotal: Subtotal, { literal }: Pick<TaxReading, 'literal'>): readonly Decimal[] =>
  byRate(subtotal, literal);

/** Each subtotal of IVA and INC, by its tax, name and, where it has one, rate as one text. */
export const ratesOf = (groups: readonly TaxGroup[]): ReadonlyMap<string, Subtotal> =>
  new Map(
    groups
      .flatMap(({ subtotals }) => subtotals)
      .filter(({ tax }) => isSalesTax(tax))
      .map((subtotal) => {
        const { tax, name, percent } = subtotal;
        return [[tax, comparableName(name), ...(percent === undefined ? [] : [percent])].join(' '), subtotal];
      }),
  );
