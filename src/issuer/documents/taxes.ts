/** `cac:TaxTotal` and `cac:WithholdingTaxTotal`, of the document (AS, AT) and of a line (AX, AY): the same elements. */
import { sum } from '../../common/decimal.ts';
import type { XmlSpec } from '../../common/xml/node.ts';
import { fieldAt, group, leaf, optional } from './elements.ts';
import { money, moneyText, percentText, quantityText, unitAmount } from './figures.ts';
import type { TaxSubtotal } from './model.ts';
import { decimalOrZero } from '../rounding.ts';

const perUnit = ({ perUnit: unit, path }: TaxSubtotal, currency: string): readonly XmlSpec[] =>
  unit === undefined
    ? []
    : [
        leaf('cbc:BaseUnitMeasure', quantityText(unit.baseUnitMeasure), {
          attributes: { unitCode: unit.unitCode },
          field: fieldAt(path, 'base_unit_measure'),
        }),
        unitAmount('cbc:PerUnitAmount', { amount: unit.amount, currency, field: fieldAt(path, 'per_unit_amount') }),
      ];

const taxSubtotal = (subtotal: TaxSubtotal, currency: string): XmlSpec => {
  const { path, tax, taxAmount, taxableAmount, percent } = subtotal;
  const at = (name: string): string => fieldAt(path, name);
  return group(
    'cac:TaxSubtotal',
    [
      taxableAmount === undefined
        ? undefined
        : money('cbc:TaxableAmount', { amount: taxableAmount, currency, field: at('taxable_amount') }),
      money('cbc:TaxAmount', { amount: taxAmount, currency, field: at('tax_amount') }),
      perUnit(subtotal, currency),
      group('cac:TaxCategory', [
        optional('cbc:Percent', percent && percentText(percent), { field: at('percent') }),
        group('cac:TaxScheme', [
          leaf('cbc:ID', tax.code, { field: at('tax_id') }),
          leaf('cbc:Name', tax.name, { field: at('tax_id') }),
        ]),
      ]),
    ],
    path,
  );
};

/** `tax_totals.0` → `tax_totals`: the path of the list. */
const listOf = (path: string): string => path.replace(/\.\d+$/, '');

type TaxGroup = readonly [TaxSubtotal, ...TaxSubtotal[]];

/** The sum of the subtotals of a tax as written, the only sum not taken from the request. */
const amountOf = ([first, ...others]: TaxGroup): string =>
  others.length === 0
    ? first.taxAmount
    : sum([first, ...others].map(({ taxAmount }) => decimalOrZero(moneyText(taxAmount)))).toFixed();

/** One element per tax. */
const taxTotal = (name: string, subtotals: TaxGroup, currency: string): XmlSpec => {
  const [{ path }, ...others] = subtotals;
  const field = others.length === 0 ? fieldAt(path, 'tax_amount') : listOf(path);
  return group(name, [
    money('cbc:TaxAmount', { amount: amountOf(subtotals), currency, field }),
    subtotals.map((subtotal) => taxSubtotal(subtotal, currency)),
  ]);
};

/** Subtotals of one tax together, taxes in the order in which they first appear. */
const byTax = (subtotals: readonly TaxSubtotal[]): readonly TaxGroup[] => {
  const groups: [TaxSubtotal, ...TaxSubtotal[]][] = [];
  for (const subtotal of subtotals) {
    const known = groups.find(([{ tax }]) => tax.code === subtotal.tax.code);
    if (known === undefined) groups.push([subtotal]);
    else known.push(subtotal);
  }
  return groups;
};

export const taxTotals = (subtotals: readonly TaxSubtotal[], currency: string): readonly XmlSpec[] =>
  byTax(subtotals).map((tax) => taxTotal('cac:TaxTotal', tax, currency));

export const withholdingTaxTotals = (subtotals: readonly TaxSubtotal[], currency: string): readonly XmlSpec[] =>
  byTax(subtotals).map((tax) => taxTotal('cac:WithholdingTaxTotal', tax, currency));
