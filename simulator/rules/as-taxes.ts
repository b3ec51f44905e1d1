import type { Decimal } from '../../src/common/decimal.ts';
import { textOf } from '../../src/common/xml/tree.ts';
import { amount, sumOf } from '../checks/amount.ts';
import { documentCurrency, inDocumentCurrency } from '../checks/currency.ts';
import { taxCodes, taxNames, taxRates } from '../checks/lists.ts';
import {
  expectedTax,
  groupOf,
  headerTaxes,
  lineTaxes,
  ratesOf,
  subtotalOf,
  taxedLines,
  type Subtotal,
  type TaxGroup,
} from '../checks/taxes.ts';
import { agree, amountText, ivaTolerance, monetaryTolerance } from '../checks/tolerance.ts';
import { quoted } from '../engine/check.ts';
import * as is from '../engine/is.ts';
import { group, observed, type Rule } from '../engine/rule.ts';
import type { Subject } from '../engine/subject.ts';
import { childOf } from '../intake/path-index.ts';
import { inAll, inSales, inSupport, mirrored } from './aj-documents.ts';
import { notifies, rejects, row } from './row.ts';

const total = '/*/cac:TaxTotal';
const subtotal = `${total}/cac:TaxSubtotal`;
const category = `${subtotal}/cac:TaxCategory`;
/** Of IVA, in every document that is broken: other taxes are not in all of them. */
const firstSubtotal = `${total}[1]/cac:TaxSubtotal[1]`;
const scheme = `${category}/cac:TaxScheme`;

const tolerance = (tax: string, subject: Subject): Decimal =>
  tax === '01' && documentCurrency(subject) === 'COP' ? ivaTolerance : monetaryTolerance;

/** The second header group of a tax that is in two. */
const repeated = (header: readonly TaxGroup[]): { readonly tax: string; readonly second: TaxGroup } | undefined => {
  const seen = new Set<string>();
  for (const second of header) {
    for (const tax of second.taxes) {
      if (seen.has(tax)) return { tax, second };
      seen.add(tax);
    }
  }
  return undefined;
};

const currencyRow = (family: string, name: string, target: string): Rule =>
  row({
    family,
    in: inAll(rejects),
    target: `${target}/@currencyID`,
    message: `La moneda de ${name} difiere de la del documento`,
    check: inDocumentCurrency(),
    alsoFires: ['FAD15b'],
  });

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
        const twice = repeated(header);
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
  row({
    family: 'AS02',
    in: inAll(rejects),
    title: 'The amount of a tax is the sum of its subtotals',
    target: `${total}/cbc:TaxAmount`,
    message: 'El total del tributo no es la suma de sus subtotales',
    needs: ['profile'],
    check: ({ profile }) =>
      is.satisfying({
        expected: 'the sum of TaxSubtotal/TaxAmount',
        per: 'owner',
        test: ({ owner, value, subject }) => {
          const found = groupOf(subject, owner);
          if (found === undefined || found.subtotals.length === 0) return undefined;
          const wanted = sumOf(found.subtotals.map(({ taxAmount }) => taxAmount));
          const comparison = { tolerance: tolerance(found.tax, subject), strict: profile.strict };
          return agree(amount(value), wanted, comparison)
            ? undefined
            : { found: quoted(value), expected: amountText(wanted) };
        },
        breakAt: (target) => ({ built: [{ edit: 'set', path: target, text: '999999.00' }] }),
      }),
    fix: 'Send as tax_amount of a tax the sum of its rates.',
    alsoFires: ['FAU06'],
  }),
  currencyRow('AS03', 'TaxAmount', `${total}/cbc:TaxAmount`),
  row({
    family: 'AS04',
    in: inAll(rejects),
    target: subtotal,
    message: 'Debe informarse un subtotal por cada tarifa',
    check: is.there(),
    violation: { built: [{ edit: 'remove', path: `${total}[1]/cac:TaxSubtotal` }] },
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
    violation: { built: [{ edit: 'remove', path: `${subtotal}/cbc:${part}` }] },
  });

const describe = ({ taxableAmount, percent, perUnitAmount, baseUnitMeasure }: Subtotal): string =>
  perUnitAmount === undefined
    ? `TaxableAmount ${taxableAmount ?? 'absent'} × ${percent ?? '0'} %`
    : `PerUnitAmount ${perUnitAmount} × BaseUnitMeasure ${baseUnitMeasure ?? 'absent'}`;

const subtotals: readonly Rule[] = [
  row({
    family: 'AS05',
    in: inAll(rejects),
    target: `${subtotal}/cbc:TaxableAmount`,
    message: 'Falta la base imponible del tributo',
    check: is.present(),
    alsoFires: ['FAS07'],
  }),
  currencyRow('AS06', 'TaxableAmount', `${subtotal}/cbc:TaxableAmount`),
  row({
    family: 'AS07',
    in: inAll(rejects),
    title: 'The tax follows from base and rate',
    target: `${subtotal}/cbc:TaxAmount`,
    message: 'El valor del tributo no corresponde a base por tarifa',
    needs: ['profile'],
    check: ({ profile }) =>
      is.satisfying({
        expected: 'base by rate',
        per: 'owner',
        test: ({ owner, value, subject }) => {
          const read = subtotalOf(subject, owner);
          const wanted = read === undefined ? undefined : expectedTax(read, subject);
          if (read === undefined || wanted === undefined) return undefined;
          const comparison = { tolerance: tolerance(read.tax, subject), strict: profile.strict };
          if (wanted.some((exact) => agree(amount(value), exact, comparison))) return undefined;
          return { found: quoted(value), expected: `${wanted.map(amountText).join(' or ')} (${describe(read)})` };
        },
        breakAt: (target) => ({ built: [{ edit: 'set', path: target, text: '999999.00' }] }),
      }),
    fix: 'Send tax_amount = taxable_amount × percent / 100, or per_unit_amount × base_unit_measure for a nominal tax.',
    alsoFires: ['FAS02'],
  }),
  currencyRow('AS08', 'TaxAmount', `${subtotal}/cbc:TaxAmount`),
  paired('AS09', 'BaseUnitMeasure', 'PerUnitAmount'),
  row({
    family: 'AS10',
    in: { ...inAll(notifies), invoice: rejects, supportDocument: mirrored(rejects) },
    target: `${subtotal}/cbc:BaseUnitMeasure/@unitCode`,
    message: 'Falta la unidad de medida del tributo',
    check: is.present(),
    violation: { built: [{ edit: 'set', path: `${subtotal}/cbc:BaseUnitMeasure/@unitCode`, text: '' }] },
  }),
  paired('AS11', 'PerUnitAmount', 'BaseUnitMeasure'),
  {
    ...currencyRow('AS12', 'PerUnitAmount', `${subtotal}/cbc:PerUnitAmount`),
    violation: { built: [{ edit: 'set', path: `${subtotal}/cbc:PerUnitAmount/@currencyID`, text: 'XAU' }] },
  },
];

const categories: readonly Rule[] = [
  row({
    family: 'AS13',
    in: { ...inAll(notifies), debitNote: rejects },
    target: category,
    message: 'Falta el grupo TaxCategory',
    check: is.present(),
    violation: { built: [{ edit: 'remove', path: `${firstSubtotal}/cac:TaxCategory` }] },
    alsoFires: ['FAS01b', 'FAS07', 'ZB01'],
  }),
  row({
    family: 'AS14',
    in: inAll(notifies),
    target: `${category}/cbc:Percent`,
    message: 'Tarifa fuera de lista',
    check: is.satisfying({
      expected: 'a rate of the table for its tax, with two decimals',
      test: ({ owner, value }) => {
        const id = childOf(owner, 'cac:TaxScheme');
        const tax = id === undefined ? undefined : childOf(id, 'cbc:ID');
        const rates = tax === undefined ? undefined : taxRates.get(textOf(tax).trim());
        if (rates === undefined || (value !== undefined && rates.has(value))) return undefined;
        return { found: quoted(value), expected: [...rates].join(', ') };
      },
      breakAt: (target) => ({ built: [{ edit: 'set', path: target, text: '18.00' }] }),
    }),
    alsoFires: ['FAS01b', 'FAS07'],
  }),
  row({
    family: 'AS15',
    in: inAll(rejects),
    target: scheme,
    message: 'Falta el grupo TaxScheme',
    check: is.present(),
    violation: { built: [{ edit: 'remove', path: `${firstSubtotal}/cac:TaxCategory/cac:TaxScheme` }] },
    alsoFires: ['FAS01b', 'ZB01'],
  }),
  row({
    family: 'AS16',
    in: inSales(rejects),
    target: `${scheme}/cbc:ID`,
    message: 'Código de tributo fuera de lista',
    check: is.whenPresent(is.oneOf(taxCodes, { outside: '99' })),
    alsoFires: ['FAS01b'],
  }),
  row({
    family: 'AS16',
    in: inSupport(rejects),
    title: 'IVA is the only tax of a support document',
    target: `${scheme}/cbc:ID`,
    message: 'Código de tributo fuera de lista',
    check: is.oneOf(['01'], { outside: '99' }),
    fix: 'Send no other tax in tax_totals; withholdings have a list of their own.',
    alsoFires: ['FAS01b'],
    source: observed('Notes and logs that integrators published; annex DS 1.1 was not available'),
  }),
  row({
    family: 'AS17',
    in: inAll(notifies),
    target: `${scheme}/cbc:Name`,
    message: 'Nombre del tributo no corresponde al código',
    check: is.satisfying({
      expected: 'the name the tax table pairs with TaxScheme/ID',
      test: ({ owner, value }) => {
        const id = childOf(owner, 'cbc:ID');
        const name = id === undefined ? undefined : taxNames().get(textOf(id).trim());
        return name === undefined || value?.trim() === name
          ? undefined
          : { found: quoted(value), expected: quoted(name) };
      },
      breakAt: (target) => ({ built: [{ edit: 'set', path: target, text: 'Otro' }] }),
    }),
    alsoFires: ['FAS01b'],
  }),
];

export const taxRules = group({ code: 'AS', title: 'Taxes', stage: 'content' }, [
  ...groups,
  ...subtotals,
  ...categories,
]);
