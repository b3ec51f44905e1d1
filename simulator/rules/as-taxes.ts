import { taxCodes } from '../checks/lists.ts';
import {
  baseOnLines,
  carriedByLines,
  expectedTax,
  headerTaxes,
  isSalesTax,
  ratesOf,
  repeatedTax,
  subtotalOf,
  taxedLines,
  type Subtotal,
  type TaxGroup,
} from '../checks/taxes.ts';
import { type Check, shown, computed } from '../checks/vocabulary/check.ts';
import { joined, same, type Bilingual } from '../../src/common/text/bilingual.ts';
import * as is from '../checks/vocabulary/is.ts';
import { agree, monetaryTolerance, amountText } from '../checks/vocabulary/tolerance.ts';
import { amount } from '../document/amount.ts';
import { childOf } from '../document/path-index.ts';
import type { Subject } from '../document/subject.ts';
import { group, published, type Rule } from '../judge/engine/rule.ts';
import { currencyRow } from './currency-row.ts';
import {
  but,
  firingInSupport,
  inAll,
  inEach,
  inSales,
  inSupport,
  mirrored,
  notifies,
  rejects,
  row,
  type InDocuments,
} from './row.ts';
import {
  anotherTax,
  baseOfEveryTax,
  byRateRow,
  categoryRows,
  inHeader,
  isByRate,
  repeatedIn,
  sumRow,
  taxed,
} from './tax-rows.ts';

const { total } = inHeader;
const subtotal = `${total}/cac:TaxSubtotal`;
const code = `${subtotal}/cac:TaxCategory/cac:TaxScheme/cbc:ID`;

/** A tax of the lines that the header lacks. IVA and INC are AS01b's business, a line without tax code is nobody's here. */
const onlyInLines = (subject: Subject): TaxGroup | undefined => {
  const known = new Set(headerTaxes(subject).flatMap(({ taxes }) => [...taxes]));
  return taxedLines(subject)
    .flatMap((line) => line.groups)
    .find(({ taxes }) => [...taxes].some((tax) => !isSalesTax(tax) && !known.has(tax)));
};

const headerGroup = { en: 'header TaxTotal', es: 'TaxTotal del encabezado' } as const;

const rateName = ([name, { percent }]: readonly [name: string, subtotal: Subtotal]): Bilingual =>
  percent === undefined ? { en: `${name} without rate`, es: `${name} sin tarifa` } : same(name);

const sameRates: Check = is.satisfying({
  expected: {
    en: 'the same taxes, names and rates (text with two decimals) in the header and in the lines, each tax once',
    es: 'los mismos tributos, nombres y tarifas (texto con dos decimales) en el encabezado y en las líneas, cada tributo una vez',
  },
  per: 'document',
  test: ({ subject }) => {
    const twice = repeatedTax(headerTaxes(subject), isSalesTax);
    if (twice !== undefined) {
      return { found: repeatedIn(headerGroup, twice.tax), at: twice.second.element };
    }
    const header = ratesOf(headerTaxes(subject));
    const lines = ratesOf(taxedLines(subject).flatMap((line) => line.groups));
    const wrong = [
      [{ en: 'only in the header', es: 'solo en el encabezado' }, [...header].filter(([rate]) => !lines.has(rate))],
      [{ en: 'only in the lines', es: 'solo en las líneas' }, [...lines].filter(([rate]) => !header.has(rate))],
      [
        { en: 'without two decimals', es: 'sin dos decimales' },
        [...header, ...lines].filter(([rate]) => !/ \d+\.\d{2}$/.test(rate)),
      ],
    ] as const;
    const [first] = wrong.flatMap(([, rates]) => rates);
    if (first === undefined) return undefined;
    const told = wrong.filter(([, rates]) => rates.length > 0);
    const found = joined(
      told.map(([label, rates]) => joined([label, joined(rates.map(rateName), ', ')], ': ')),
      '; ',
    );
    return { found, at: first[1].element };
  },
});

const oneGroup: Check = is.satisfying({
  expected: {
    en: 'one header TaxTotal for each tax of the lines',
    es: 'un TaxTotal de encabezado por cada tributo de las líneas',
  },
  per: 'document',
  test: ({ subject }) => {
    const twice = repeatedTax(headerTaxes(subject), (tax) => !isSalesTax(tax));
    if (twice !== undefined) {
      return { found: repeatedIn(headerGroup, twice.tax), at: twice.second.element };
    }
    const missing = onlyInLines(subject);
    if (missing === undefined) return undefined;
    const codes = [...missing.taxes].join(', ');
    return {
      found: { en: `tax ${codes} in the lines only`, es: `tributo ${codes} solo en las líneas` },
      at: missing.element,
    };
  },
});

const groups: readonly Rule[] = [
  row({
    family: 'AS01a',
    // They know no other tax than IVA.
    in: { ...inSales(rejects), ...inSupport(but(mirrored(rejects), { alsoFires: ['FAS16'] })) },
    title: {
      en: 'Each tax has one TaxTotal in the header, and every tax of a line is there',
      es: 'Cada tributo tiene un solo TaxTotal en el encabezado, y en él está cada tributo de las líneas',
    },
    target: total,
    message: 'Tributo repetido en la cabecera o presente solo en las líneas',
    check: oneGroup,
    fix: {
      en: 'Give all rates of one tax as one group, and every tax of the lines in tax_totals.',
      es: 'Reúna todas las tarifas de un tributo en un solo grupo e incluya en tax_totals cada tributo de las líneas.',
    },
    violation: { built: [anotherTax('/*', '03'), anotherTax('/*', '03')] },
  }),
  row({
    family: 'AS01b',
    in: inAll(rejects),
    title: {
      en: 'IVA and INC have one TaxTotal in the header, with the rates of the lines',
      es: 'IVA e INC tienen un solo TaxTotal en el encabezado, con las tarifas de las líneas',
    },
    target: total,
    message: 'IVA o INC no coincide entre la cabecera y las líneas',
    check: sameRates,
    fix: {
      en: 'Send in tax_totals the rates that the lines carry, all rates of one tax as one group.',
      es: 'Envíe en tax_totals las tarifas de las líneas, todas las de un tributo en un solo grupo.',
    },
    brokenIn: [{ path: `${subtotal}/cac:TaxCategory/cbc:Percent`, text: '19.00' }],
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
    brokenIn: [taxed],
    brokenAt: `${total}[1]/cac:TaxSubtotal`,
    alsoFires: ['FAS01b', 'FAU06'],
  }),
];

/** A part that must be there because its partner is. */
const paired = (family: string, [part, partner]: readonly [string, string], alsoFires: readonly string[] = []): Rule =>
  row({
    family,
    in: firingInSupport(inAll(rejects), []),
    target: `${subtotal}/cbc:${part}`,
    message: `Falta ${part}`,
    check: is.when(({ owner }) => childOf(owner, `cbc:${partner}`) !== undefined, is.present()),
    alsoFires,
  });

/** The message of the row, in notes: the base of a rate is the sum of the bases of the lines. */
const withBaseOfLines: Check = is.satisfying({
  expected: {
    en: 'the sum of the bases of the lines with that tax and rate',
    es: 'la suma de las bases de las líneas con ese tributo y esa tarifa',
  },
  test: (site) => {
    const read = subtotalOf(site.subject, site.owner);
    const missing = is.present().test(site);
    if (missing !== undefined || read?.percent === undefined || read.perUnitAmount !== undefined) return missing;
    const wanted = baseOnLines(site.subject, read);
    const comparison = { tolerance: monetaryTolerance, strict: 'integers' } as const;
    return agree(amount(site.value), wanted, comparison)
      ? undefined
      : { found: shown(site.value), expected: computed(amountText(wanted)) };
  },
});

const baseRow = (documents: InDocuments, strictly: Parameters<typeof row>[0]['strictly']): Rule =>
  row({
    family: 'AS05',
    in: documents,
    target: `${subtotal}/cbc:TaxableAmount`,
    message: 'Falta la base imponible del tributo',
    check: is.when(isByRate, is.present()),
    ...(strictly === undefined ? {} : { strictly }),
    fix: {
      en: 'Send taxable_amount for a tax with a rate; a nominal tax has base_unit_measure and per_unit_amount instead.',
      es: 'Envíe taxable_amount en un tributo con tarifa; un tributo nominal lleva en su lugar base_unit_measure y per_unit_amount.',
    },
    brokenIn: [taxed],
    alsoFires: ['FAS07'],
  });

const subtotals: readonly Rule[] = [
  baseRow(
    { invoice: rejects, supportDocument: mirrored(rejects) },
    {
      holds: { en: 'A nominal tax, too, has a base.', es: 'El tributo nominal también tiene base.' },
      check: is.present(),
      fix: baseOfEveryTax,
    },
  ),
  baseRow(
    { ...inEach(rejects, 'creditNote', 'debitNote'), supportAdjustmentNote: mirrored(rejects) },
    {
      holds: {
        en: 'A nominal tax, too, has a base, and the base of a rate is the sum of the bases of the lines with it.',
        es: 'El tributo nominal también tiene base, y la base de una tarifa es la suma de las bases de sus líneas.',
      },
      check: withBaseOfLines,
      message: 'La base imponible del tributo falta o no es la suma de las bases de las líneas',
      fix: {
        en: 'Send taxable_amount for every tax; that of a rate is the sum of the bases of the lines with it.',
        es: 'Envíe taxable_amount en todos los tributos; el de una tarifa es la suma de las bases de sus líneas.',
      },
    },
  ),
  currencyRow('AS06', `${subtotal}/cbc:TaxableAmount`),
  byRateRow(inHeader, (read, { subject, literal }) =>
    expectedTax(read, { carried: carriedByLines(read, subject), literal }),
  ),
  currencyRow('AS08', `${subtotal}/cbc:TaxAmount`),
  paired('AS09', ['BaseUnitMeasure', 'PerUnitAmount']),
  row({
    family: 'AS10',
    in: { ...inAll(notifies), invoice: rejects, supportDocument: mirrored(rejects) },
    target: `${subtotal}/cbc:BaseUnitMeasure/@unitCode`,
    message: 'Falta la unidad de medida del tributo',
    check: is.filled(),
  }),
  paired('AS11', ['PerUnitAmount', 'BaseUnitMeasure'], ['FAS07']),
  currencyRow('AS12', `${subtotal}/cbc:PerUnitAmount`),
];

const codes: readonly Rule[] = [
  row({
    family: 'AS16',
    in: inSales(rejects),
    target: code,
    message: 'Código de tributo fuera de lista',
    check: is.whenPresent(is.oneOf(taxCodes, { outside: '99' })),
    brokenIn: [taxed],
    alsoFires: ['FAS01b', 'FAU06'],
  }),
  row({
    family: 'AS16',
    in: inSupport(rejects),
    title: {
      en: 'IVA is the only tax of a support document',
      es: 'El IVA es el único tributo de un documento soporte',
    },
    target: code,
    message: 'Código de tributo fuera de lista',
    check: is.oneOf(['01'], { outside: '99' }),
    fix: {
      en: 'Send no other tax in tax_totals; withholdings have a list of their own.',
      es: 'No envíe otro tributo en tax_totals; las retenciones tienen su propia lista.',
    },
    brokenIn: [taxed],
    alsoFires: ['FAS01b', 'FAU06'],
    source: published,
  }),
];

const categories = categoryRows(inHeader, { asked: { ...inAll(notifies), debitNote: rejects }, code: codes });

export const taxRules = group({ code: 'AS', title: { en: 'Taxes', es: 'Tributos' }, stage: 'content' }, [
  ...groups,
  ...subtotals,
  ...categories,
]);
