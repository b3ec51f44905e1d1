import { taxCodes } from '../checks/lists.ts';
import {
  carriedByLines,
  expectedTax,
  headerTaxes,
  lineTaxes,
  ratesOf,
  repeatedTax,
  taxedLines,
} from '../checks/taxes.ts';
import * as is from '../checks/vocabulary/is.ts';
import { group, observed, type Rule } from '../engine/rule.ts';
import { childOf } from '../document/path-index.ts';
import { currencyRow } from './currency-row.ts';
import { inAll, inSales, inSupport, mirrored, notifies, rejects, row } from './row.ts';
import { byRateRow, categoryRows, inHeader, sumRow } from './tax-rows.ts';

const { total } = inHeader;
const subtotal = `${total}/cac:TaxSubtotal`;
const code = `${subtotal}/cac:TaxCategory/cac:TaxScheme/cbc:ID`;

/** IVA and INC on the lines are AS01b's business, a line without tax code is nobody's here. */
const otherRules: ReadonlySet<string> = new Set(['01', '04', '']);

const groups: readonly Rule[] = [
  row({
    family: 'AS01a',
    in: inAll(rejects),
    title: 'Each tax has one TaxTotal in the header, and every tax of a line is there',
    target: total,
    message: 'Tributo repetido en la cabecera o presente solo en las líneas',
    check: is.satisfying({
      expected: 'one header TaxTotal for each tax of the lines',
      per: 'document',
      test: ({ subject }) => {
        const header = headerTaxes(subject);
        const twice = repeatedTax(header);
        if (twice !== undefined) {
          return { found: `tax ${twice.tax} in more than one header TaxTotal`, at: twice.second.element };
        }
        const known = new Set(header.flatMap(({ taxes }) => [...taxes]));
        const onlyInLines = [...lineTaxes(subject).keys()].find((tax) => !otherRules.has(tax) && !known.has(tax));
        return onlyInLines === undefined ? undefined : { found: `tax ${onlyInLines} in the lines only` };
      },
    }),
    fix: 'Give all rates of one tax as one group, and every tax of the lines in tax_totals.',
    violation: { built: [{ edit: 'duplicate', path: `${total}[1]` }] },
    alsoFires: ['FAU06'],
  }),
  row({
    family: 'AS01b',
    in: inAll(rejects),
    title: 'IVA and INC have the same rates in the header as in the lines',
    target: total,
    message: 'IVA o INC no coincide entre la cabecera y las líneas',
    check: is.satisfying({
      expected: 'the same taxes, names and rates (text with two decimals) in the header and in the lines',
      per: 'document',
      test: ({ subject }) => {
        const header = ratesOf(headerTaxes(subject));
        const lines = ratesOf(taxedLines(subject).flatMap((line) => line.groups));
        const onlyHeader = [...header].filter((rate) => !lines.has(rate));
        const onlyLines = [...lines].filter((rate) => !header.has(rate));
        const unpadded = [...header, ...lines].filter((rate) => !/ \d+\.\d{2}$/.test(rate));
        if (onlyHeader.length === 0 && onlyLines.length === 0 && unpadded.length === 0) return undefined;
        const list = (label: string, rates: readonly string[]): string =>
          rates.length === 0 ? '' : `${label}: ${rates.join(', ')}`;
        const parts = [
          list('only in the header', onlyHeader),
          list('only in the lines', onlyLines),
          list('without two decimals', unpadded),
        ];
        return { found: parts.filter((part) => part !== '').join('; '), at: headerTaxes(subject)[0]?.element };
      },
    }),
    fix: 'Send in tax_totals the rates that the lines carry.',
    violation: { built: [{ edit: 'set', path: `${subtotal}/cac:TaxCategory/cbc:Percent`, text: '19.000' }] },
    alsoFires: ['FAS14'],
  }),
  sumRow(inHeader, ['FAU06']),
  currencyRow('AS03', `${total}/cbc:TaxAmount`),
  row({
    family: 'AS04',
    in: inAll(rejects),
    target: subtotal,
    message: 'Debe informarse un subtotal por cada tarifa',
    check: is.there(),
    brokenAt: `${total}[1]/cac:TaxSubtotal`,
    alsoFires: ['FAS01b'],
  }),
];

/** A part that must be there because its partner is. */
const paired = (family: string, part: string, partner: string): Rule =>
  row({
    family,
    in: inAll(rejects),
    target: `${subtotal}/cbc:${part}`,
    message: `Falta ${part}`,
    check: is.when(({ owner }) => childOf(owner, `cbc:${partner}`) !== undefined, is.present()),
  });

const subtotals: readonly Rule[] = [
  row({
    family: 'AS05',
    in: inAll(rejects),
    target: `${subtotal}/cbc:TaxableAmount`,
    message: 'Falta la base imponible del tributo',
    check: is.present(),
    alsoFires: ['FAS07'],
  }),
  currencyRow('AS06', `${subtotal}/cbc:TaxableAmount`),
  byRateRow(inHeader, (read, subject) => expectedTax(read, carriedByLines(read, subject))),
  currencyRow('AS08', `${subtotal}/cbc:TaxAmount`),
  paired('AS09', 'BaseUnitMeasure', 'PerUnitAmount'),
  row({
    family: 'AS10',
    in: { ...inAll(notifies), invoice: rejects, supportDocument: mirrored(rejects) },
    target: `${subtotal}/cbc:BaseUnitMeasure/@unitCode`,
    message: 'Falta la unidad de medida del tributo',
    check: is.filled(),
  }),
  paired('AS11', 'PerUnitAmount', 'BaseUnitMeasure'),
  currencyRow('AS12', `${subtotal}/cbc:PerUnitAmount`),
];

const codes: readonly Rule[] = [
  row({
    family: 'AS16',
    in: inSales(rejects),
    target: code,
    message: 'Código de tributo fuera de lista',
    check: is.whenPresent(is.oneOf(taxCodes, { outside: '99' })),
    alsoFires: ['FAS01b'],
  }),
  row({
    family: 'AS16',
    in: inSupport(rejects),
    title: 'IVA is the only tax of a support document',
    target: code,
    message: 'Código de tributo fuera de lista',
    check: is.oneOf(['01'], { outside: '99' }),
    fix: 'Send no other tax in tax_totals; withholdings have a list of their own.',
    alsoFires: ['FAS01b'],
    source: observed('Notes and logs that integrators published; annex DS 1.1 was not available'),
  }),
];

const categories = categoryRows(inHeader, { asked: { ...inAll(notifies), debitNote: rejects }, code: codes });

export const taxRules = group({ code: 'AS', title: 'Taxes', stage: 'content' }, [
  ...groups,
  ...subtotals,
  ...categories,
]);
