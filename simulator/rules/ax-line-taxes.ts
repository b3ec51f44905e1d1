import { attributeOf } from '../../src/common/xml/tree.ts';
import { taxCodes, unitCodes } from '../checks/lists.ts';
import { carriedByItsLine, expectedTax, subtotalOf } from '../checks/taxes.ts';
import { quoted, type Check } from '../checks/vocabulary/check.ts';
import * as is from '../checks/vocabulary/is.ts';
import { group, observed, type Rule } from '../engine/rule.ts';
import { currencyRow } from './currency-row.ts';
import { onLines } from './line-places.ts';
import { but, inAll, inEach, inSales, inSupport, mirrored, notifies, rejected, rejects, row } from './row.ts';
import { byRateRow, categoryRows, groupedOnce, inLine, sumRow } from './tax-rows.ts';

const { total, first } = inLine;
const subtotal = `${total}/cac:TaxSubtotal`;
const measure = `${subtotal}/cbc:BaseUnitMeasure`;
const perUnit = `${subtotal}/cbc:PerUnitAmount`;

const groups: readonly Rule[] = [
  row({
    family: 'AX01',
    ...onLines(inAll(rejects), total),
    title: 'Each tax of a line has one TaxTotal',
    message: 'Tributo repetido en la línea',
    check: groupedOnce,
    fix: 'Give all rates of one tax of a line as one group.',
  }),
  sumRow(inLine, []),
  currencyRow('AX03', `${total}/cbc:TaxAmount`),
  currencyRow('AX19', `${total}/cbc:RoundingAmount`, rejected),
  row({
    family: 'AX04',
    ...onLines(
      {
        ...inEach(notifies, 'creditNote', 'debitNote'),
        supportAdjustmentNote: but(notifies, {
          source: observed('Notes and logs that integrators published; annex DS 1.1 was not available'),
        }),
      },
      subtotal,
    ),
    message: 'Falta el grupo TaxSubtotal en un tributo de la línea',
    check: is.there(),
    brokenAt: first,
    alsoFires: ['FAS01b', 'FAU04'],
  }),
];

/** Taxes by unit that always say how many units, and for how much (annex FE 1.9, FAX09 and FAX11). */
const byUnit: ReadonlySet<string> = new Set(['21', '22', '23', '24']);

/** Judges the subtotals of a tax by unit, and those that have the partner. */
const whenByUnit = (partner: 'perUnitAmount' | 'baseUnitMeasure', check: Check): Check =>
  is.when(({ owner, subject }) => {
    const read = subtotalOf(subject, owner);
    return read !== undefined && (byUnit.has(read.tax) || read[partner] !== undefined);
  }, check);

const withUnit: Check = {
  expected: 'a measure with @unitCode',
  predicate: 'is there, with @unitCode',
  per: 'node',
  test: ({ node, value }) => {
    if (node === undefined || value === undefined || value.trim() === '') return { found: quoted(value) };
    const unit = attributeOf(node, 'unitCode');
    return unit === undefined || unit.trim() === '' ? { found: quoted(unit), attribute: 'unitCode' } : undefined;
  },
  breakAt: (target) => ({ built: [{ edit: 'remove', path: target }] }),
};

const subtotals: readonly Rule[] = [
  row({
    family: 'AX05',
    ...onLines(inAll(notifies), `${subtotal}/cbc:TaxableAmount`),
    message: 'Falta la base imponible de un tributo de la línea',
    check: is.present(),
    brokenAt: `${first}/cbc:TaxableAmount`,
    alsoFires: ['FAX07', 'FAU04'],
  }),
  currencyRow('AX06', `${subtotal}/cbc:TaxableAmount`),
  byRateRow(inLine, (read, subject) => expectedTax(read, carriedByItsLine(read, subject))),
  currencyRow('AX08', `${subtotal}/cbc:TaxAmount`),
  row({
    family: 'AX09',
    ...onLines(inAll(rejects), measure),
    message: 'Falta BaseUnitMeasure, o su unidad, en un tributo de la línea',
    check: whenByUnit('perUnitAmount', withUnit),
  }),
  row({
    family: 'AX10',
    ...onLines(inAll(notifies), `${measure}/@unitCode`),
    message: 'Unidad del tributo de la línea fuera de lista',
    check: is.inList(unitCodes, { name: 'a unit of the table', outside: 'ZZ9' }),
  }),
  row({
    family: 'AX11',
    ...onLines(inAll(notifies), perUnit),
    message: 'Falta PerUnitAmount en un tributo de la línea',
    check: whenByUnit('baseUnitMeasure', is.present()),
  }),
  currencyRow('AX12', perUnit),
];

const id = `${subtotal}/cac:TaxCategory/cac:TaxScheme/cbc:ID`;

const codes: readonly Rule[] = [
  row({
    family: 'AX16',
    ...onLines(inSales(rejects), id),
    message: 'Código de tributo de la línea fuera de lista',
    check: is.oneOf(taxCodes, { outside: '99' }),
    alsoFires: ['FAS01a', 'FAS01b'],
  }),
  row({
    family: 'AX16',
    ...onLines(inSupport(mirrored(rejects)), id),
    title: 'IVA is the only tax of a line of a support document',
    message: 'Código de tributo de la línea fuera de lista',
    check: is.oneOf(['01'], { outside: '99' }),
    fix: 'Send no other tax in the tax_totals of a line; withholdings have a list of their own.',
    alsoFires: ['FAS01a', 'FAS01b'],
  }),
];

export const lineTaxRules = group({ code: 'AX', title: 'Taxes of lines', stage: 'content' }, [
  ...groups,
  ...subtotals,
  ...categoryRows(inLine, { asked: inAll(rejects), code: codes }),
]);
