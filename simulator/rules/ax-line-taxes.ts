import { attributeOf } from '../../src/common/xml/tree.ts';
import { taxCodes, unitCodes } from '../checks/lists.ts';
import { carriedByItsLine, expectedTax, subtotalOf } from '../checks/taxes.ts';
import { type Check, shown } from '../checks/vocabulary/check.ts';
import * as is from '../checks/vocabulary/is.ts';
import { group, published, type Rule } from '../judge/engine/rule.ts';
import { currencyRow } from './currency-row.ts';
import { line, onLines } from './line-places.ts';
import {
  but,
  firingInSupport,
  inAll,
  inEach,
  inSales,
  inSupport,
  mirrored,
  notifies,
  rejected,
  rejects,
  row,
} from './row.ts';
import {
  anotherTax,
  baseOfEveryTax,
  byRateRow,
  categoryRows,
  groupedOnce,
  inLine,
  isByRate,
  sumRow,
  taxed,
} from './tax-rows.ts';

const { total } = inLine;
const subtotal = `${total}/cac:TaxSubtotal`;
const measure = `${subtotal}/cbc:BaseUnitMeasure`;
const perUnit = `${subtotal}/cbc:PerUnitAmount`;

const groups: readonly Rule[] = [
  row({
    family: 'AX01',
    ...onLines(inAll(rejects), total),
    title: { en: 'Each tax of a line has one TaxTotal', es: 'Cada tributo de una línea tiene un solo TaxTotal' },
    message: 'Tributo repetido en la línea',
    check: groupedOnce,
    fix: {
      en: 'Give all rates of one tax of a line as one group.',
      es: 'Reúna todas las tarifas de un tributo de la línea en un solo grupo.',
    },
    brokenIn: [{ path: `${total}/cbc:TaxAmount`, text: '0.00', not: true }],
    alsoFires: ['FAU06'],
  }),
  sumRow(inLine, ['FAU06']),
  currencyRow('AX03', `${total}/cbc:TaxAmount`),
  currencyRow('AX19', `${total}/cbc:RoundingAmount`, rejected),
  row({
    family: 'AX04',
    ...onLines(
      {
        ...inEach(notifies, 'creditNote', 'debitNote'),
        supportAdjustmentNote: but(notifies, { source: published }),
      },
      subtotal,
    ),
    message: 'Falta el grupo TaxSubtotal en un tributo de la línea',
    check: is.there(),
    brokenIn: [taxed],
    alsoFires: ['FAS01b', 'FAU04', 'FAU06'],
  }),
];

/** Taxes by unit that always say how many units, and for how much (annex FE 1.9, FAX09 and FAX11). */
const byUnit: ReadonlySet<string> = new Set(['22', '23', '24']);
/** Stamp duty is an amount for each unit or a percentage. */
const stampDuty = '21';

type Partner = 'perUnitAmount' | 'baseUnitMeasure';

/** Judges the subtotals of a tax by unit, and those that have the partner. */
const whenByUnit = (partner: Partner, check: Check, { literal = false } = {}): Check =>
  is.when(({ owner, subject }) => {
    const read = subtotalOf(subject, owner);
    if (read === undefined) return false;
    const isStampByUnit = read.tax === stampDuty && (literal || read.percent === undefined);
    return byUnit.has(read.tax) || isStampByUnit || read[partner] !== undefined;
  }, check);

const byUnitRow = (partner: Partner, check: Check): Pick<Parameters<typeof row>[0], 'check' | 'strictly'> => ({
  check: whenByUnit(partner, check),
  strictly: {
    holds: {
      en: 'Stamp duty (21) is an amount for each unit, with a percentage too.',
      es: 'El timbre (21) es un valor por unidad, aunque lleve porcentaje.',
    },
    check: whenByUnit(partner, check, { literal: true }),
  },
});

const withUnit: Check = {
  expected: { en: 'a measure with @unitCode', es: 'una medida con @unitCode' },
  remedy: 'send',
  predicate: { en: 'is there, with @unitCode', es: 'está presente, con @unitCode' },
  per: 'node',
  test: ({ node, value }) => {
    if (node === undefined || value === undefined || value.trim() === '') return { found: shown(value) };
    const unit = attributeOf(node, 'unitCode');
    return unit === undefined || unit.trim() === '' ? { found: shown(unit), attribute: 'unitCode' } : undefined;
  },
  breakAt: (target) => ({ built: [{ edit: 'remove', path: target }] }),
};

const subtotals: readonly Rule[] = [
  row({
    family: 'AX05',
    ...onLines(inAll(notifies), `${subtotal}/cbc:TaxableAmount`),
    message: 'Falta la base imponible de un tributo de la línea',
    check: is.when(isByRate, is.present()),
    strictly: {
      holds: { en: 'A nominal tax, too, has a base.', es: 'El tributo nominal también tiene base.' },
      check: is.present(),
      fix: baseOfEveryTax,
    },
    fix: {
      en: 'Send taxable_amount for a tax with a rate; a nominal tax has base_unit_measure and per_unit_amount instead.',
      es: 'Envíe taxable_amount en un tributo con tarifa; un tributo nominal lleva en su lugar base_unit_measure y per_unit_amount.',
    },
    brokenIn: [taxed],
    alsoFires: ['FAX07', 'FAU04'],
  }),
  currencyRow('AX06', `${subtotal}/cbc:TaxableAmount`),
  byRateRow(inLine, (read, { subject, literal }) =>
    expectedTax(read, { carried: carriedByItsLine(read, subject), literal }),
  ),
  currencyRow('AX08', `${subtotal}/cbc:TaxAmount`),
  row({
    family: 'AX09',
    ...onLines(inAll(rejects), measure),
    message: 'Falta BaseUnitMeasure, o su unidad, en un tributo de la línea',
    ...byUnitRow('perUnitAmount', withUnit),
  }),
  row({
    family: 'AX10',
    ...onLines(inAll(notifies), `${measure}/@unitCode`),
    message: 'Unidad del tributo de la línea fuera de lista',
    check: is.inList(unitCodes, { name: { en: 'a unit of the table', es: 'una unidad de la tabla' }, outside: 'ZZ9' }),
  }),
  row({
    family: 'AX11',
    ...onLines(firingInSupport(inAll(notifies), []), perUnit),
    message: 'Falta PerUnitAmount en un tributo de la línea',
    ...byUnitRow('baseUnitMeasure', is.present()),
    alsoFires: ['FAX07'],
  }),
  currencyRow('AX12', perUnit),
];

const id = `${subtotal}/cac:TaxCategory/cac:TaxScheme/cbc:ID`;

const firstLine = `${line}[1]`;

/** Beside its own, whatever that is. */
const unknownTax = {
  brokenIn: [{ path: `${firstLine}/cac:TaxTotal` }],
  violation: { built: [anotherTax(firstLine, '99')] },
  alsoFires: ['FAS01a'],
};

const codes: readonly Rule[] = [
  row({
    family: 'AX16',
    ...onLines(inSales(rejects), id),
    message: 'Código de tributo de la línea fuera de lista',
    check: is.oneOf(taxCodes, { outside: '99' }),
    ...unknownTax,
  }),
  row({
    family: 'AX16',
    ...onLines(inSupport(mirrored(rejects)), id),
    title: {
      en: 'IVA is the only tax of a line of a support document',
      es: 'El IVA es el único tributo de una línea de un documento soporte',
    },
    message: 'Código de tributo de la línea fuera de lista',
    check: is.oneOf(['01'], { outside: '99' }),
    fix: {
      en: 'Send no other tax in the tax_totals of a line; withholdings have a list of their own.',
      es: 'No envíe otro tributo en tax_totals de una línea; las retenciones tienen su propia lista.',
    },
    ...unknownTax,
  }),
];

const title = { en: 'Taxes of lines', es: 'Tributos de las líneas' };

export const lineTaxRules = group({ code: 'AX', title, stage: 'content' }, [
  ...groups,
  ...subtotals,
  ...categoryRows(inLine, { asked: inAll(rejects), code: codes }),
]);
