/** Rules that taxes and withholdings have in common, those of the header (AS, AT) and those of a line (AX, AY). */
import type { Decimal } from '../../src/common/decimal.ts';
import type { XmlSpec } from '../../src/common/xml/node.ts';
import { textOf, type XmlElement } from '../../src/common/xml/tree.ts';
import { amount, sumOf } from '../document/amount.ts';
import type { XmlEdit } from '../document/edits/edit.ts';
import { documentCurrency } from '../checks/currency.ts';
import { taxNames, taxRates, withholdingNames, withholdingRates } from '../checks/lists.ts';
import { groupOf, perHundred, perMille, repeatedTax, subtotalOf, type Subtotal } from '../checks/taxes.ts';
import { agree, ivaTolerance, monetaryTolerance, amountText } from '../checks/vocabulary/tolerance.ts';
import { type Check, anyOf, shown, computed } from '../checks/vocabulary/check.ts';
import { always, inForce, type DatedReading } from '../checks/in-force.ts';
import type { Facts } from '../checks/vocabulary/facts.ts';
import { listed, same, type Bilingual } from '../../src/common/text/bilingual.ts';
import * as is from '../checks/vocabulary/is.ts';
import type { Rule } from '../judge/engine/rule.ts';
import type { Site, Subject } from '../document/subject.ts';
import { childOf } from '../document/path-index.ts';
import { isSameNameAsOne } from '../registry/names.ts';
import { line, onLines } from './line-places.ts';
import { type InDocuments, type Kind, inAll, mirrored, notifies, rejects, row } from './row.ts';
import type { Term } from '../document/datum.ts';

/** In what taxes and withholdings differ. */
type Sort = {
  readonly documents: (kind: Kind) => InDocuments;
  /** What texts call it: `the amount of a tax`, `el total del tributo`. */
  readonly noun: Bilingual;
  /** Behind the letters: the rules about category, rate, scheme and name. */
  readonly numbers: Readonly<Record<'category' | 'percent' | 'scheme' | 'name', string>>;
  readonly tolerance: (tax: string, subject: Subject) => Decimal;
  readonly rates: ReadonlyMap<string, ReadonlySet<string>>;
  /** Code to the names that it may carry; others are not judged. */
  readonly names: () => ReadonlyMap<string, readonly string[]>;
  /** What fires along with a wrong rate, code or name: taxes are the same in the header as in the lines. */
  readonly alsoFires: readonly string[];
  /** The same of a tax without code: the taxes of the lines are then no longer those of the header. */
  readonly withoutCode: readonly string[];
  readonly fix: Bilingual;
  /** About the rate, under the profile strict. */
  readonly strictly: Bilingual;
};

const tax: Sort = {
  documents: inAll,
  noun: { en: 'tax', es: 'del tributo' },
  numbers: { category: '13', percent: '14', scheme: '15', name: '17' },
  tolerance: (code, subject) =>
    code === '01' && documentCurrency(subject) === 'COP' ? ivaTolerance : monetaryTolerance,
  rates: taxRates,
  names: taxNames,
  alsoFires: ['FAS01b'],
  withoutCode: ['FAS01b', 'FAU06'],
  fix: {
    en: `Send tax_amount = taxable_amount × percent / 100 (ICA: / 1000), or per_unit_amount × base_unit_measure for a nominal tax; that of IBUA (${perHundred}) is for 100 ml: per_unit_amount × base_unit_measure / 100.`,
    es: `Envíe tax_amount = taxable_amount × percent / 100 (ICA: / 1000), o per_unit_amount × base_unit_measure en un tributo nominal; el del IBUA (${perHundred}) es por 100 ml: per_unit_amount × base_unit_measure / 100.`,
  },
  strictly: {
    en: 'The rate of ICA (03) and ReteICA (07) is per mille, never per cent.',
    es: 'La tarifa de ICA (03) y ReteICA (07) es por mil, nunca por ciento.',
  },
};

/** The invoice and the support document have rules about withholdings, their notes have none. */
export const inWithholding = (kind: Kind): InDocuments => ({ invoice: kind, supportDocument: mirrored(kind) });

const withholding: Sort = {
  documents: inWithholding,
  noun: { en: 'withholding', es: 'de la retención' },
  numbers: { category: '09', percent: '10', scheme: '11', name: '13' },
  tolerance: () => monetaryTolerance,
  rates: withholdingRates,
  names: withholdingNames,
  alsoFires: [],
  withoutCode: [],
  fix: {
    en: 'Send tax_amount = taxable_amount × percent / 100; / 1000 for ReteICA.',
    es: 'Envíe tax_amount = taxable_amount × percent / 100; / 1000 para ReteICA.',
  },
  strictly: {
    en: 'The rate of ReteICA (07) is per mille, never per cent.',
    es: 'La tarifa de ReteICA (07) es por mil, nunca por ciento.',
  },
};

/** A tax of nothing has no amount that could be wrong. */
export const taxed = { path: '/*/cac:TaxTotal/cac:TaxSubtotal/cbc:TaxAmount', text: '0.00', not: true } as const;

/** One by unit follows from its measure without its rate. */
const byRateAlone = { path: '/*/cac:TaxTotal/cac:TaxSubtotal/cbc:PerUnitAmount', not: true } as const;

/** A tax that comes to nothing, with which no total is wrong. */
export const anotherTax = (path: string, code: string): XmlEdit => {
  const nothing = (name: string): XmlSpec => ({ name, attributes: { currencyID: 'COP' }, content: '0.00' });
  const text = (name: string, content: string): XmlSpec => ({ name, content });
  const scheme = { name: 'cac:TaxScheme', content: [text('cbc:ID', code), text('cbc:Name', 'ICA')] };
  const category = { name: 'cac:TaxCategory', content: [text('cbc:Percent', '0.00'), scheme] };
  const subtotal = [nothing('cbc:TaxableAmount'), nothing('cbc:TaxAmount'), category];
  const content = [nothing('cbc:TaxAmount'), { name: 'cac:TaxSubtotal', content: subtotal }];
  return { edit: 'insert', path, child: { name: 'cac:TaxTotal', content }, after: ['cac:TaxTotal'] };
};

/** Where taxes or withholdings stand, with the names of an invoice. */
export type TaxPlace = {
  readonly letters: 'AS' | 'AX' | 'AT' | 'AY';
  readonly sort: Sort;
  /** Path of cac:TaxTotal or cac:WithholdingTaxTotal. */
  readonly total: string;
  /** Path of the subtotal that violations break; of the taxes of lines, of all: what is left of one on another line would hide it. */
  readonly first: string;
  /** What texts add to the name of an element. */
  readonly whose: Bilingual;
};

const ofLine: Bilingual = { en: ' of a line', es: ' de la línea' };
const ofHeader: Bilingual = { en: '', es: '' };

export const inHeader: TaxPlace = {
  letters: 'AS',
  sort: tax,
  total: '/*/cac:TaxTotal',
  first: '/*/cac:TaxTotal[1]/cac:TaxSubtotal[1]',
  whose: ofHeader,
};

export const inLine: TaxPlace = {
  letters: 'AX',
  sort: tax,
  total: `${line}/cac:TaxTotal`,
  first: `${line}/cac:TaxTotal/cac:TaxSubtotal`,
  whose: ofLine,
};

export const withheldInHeader: TaxPlace = {
  letters: 'AT',
  sort: withholding,
  total: '/*/cac:WithholdingTaxTotal',
  first: '/*/cac:WithholdingTaxTotal[1]/cac:TaxSubtotal[1]',
  whose: ofHeader,
};

/** The second line of the complete documents has withholdings: violations of other groups change the first. */
export const withheldInLine: TaxPlace = {
  letters: 'AY',
  sort: withholding,
  total: `${line}/cac:WithholdingTaxTotal`,
  first: `${line}[2]/cac:WithholdingTaxTotal[1]/cac:TaxSubtotal[1]`,
  whose: ofLine,
};

/** What a literal profile asks of the sender: nominal taxes have a base as well. */
export const baseOfEveryTax: Bilingual = {
  en: 'Send taxable_amount for every tax, nominal taxes included.',
  es: 'Envíe taxable_amount en todos los tributos, incluidos los nominales.',
};

/** Of a subtotal that has a base because it is no nominal one. */
export const isByRate = ({ owner }: Site): boolean => childOf(owner, 'cbc:PerUnitAmount') === undefined;

/** What is wrong with a tax that has two groups of that name. */
export const repeatedIn = (group: Bilingual, code: string): Bilingual => {
  return { en: `tax ${code} in more than one ${group.en}`, es: `tributo ${code} en más de un ${group.es}` };
};

/** No tax in two groups of one owner. */
export const groupedOnce: Check = is.satisfying({
  expected: { en: 'one group for each tax or withholding', es: 'un grupo por cada tributo o retención' },
  per: 'owner',
  test: ({ siblings, subject }) => {
    const twice = repeatedTax(siblings.flatMap((element) => groupOf(subject, element) ?? []));
    if (twice === undefined) return undefined;
    return { found: repeatedIn(same(twice.second.element.local), twice.tax), at: twice.second.element };
  },
  breakAt: (target) => ({ built: [{ edit: 'duplicate', path: target }] }),
});

const tooHigh = (target: string) => ({ built: [{ edit: 'set', path: target, text: '9999999999.00' }] }) as const;

const sumOfSubtotals = ({ tolerance }: Sort, { profile }: Pick<Facts, 'profile'>): Check =>
  is.satisfying({
    expected: { en: 'the sum of TaxSubtotal/TaxAmount', es: 'la suma de TaxSubtotal/TaxAmount' },
    limit: 'tolerance',
    per: 'owner',
    test: ({ owner, value, subject }) => {
      const found = groupOf(subject, owner);
      if (found === undefined || found.subtotals.length === 0) return undefined;
      const wanted = sumOf(found.subtotals.map(({ taxAmount }) => taxAmount));
      const comparison = { tolerance: tolerance(found.tax, subject), strict: profile.strict };
      return agree(amount(value), wanted, comparison)
        ? undefined
        : { found: shown(value), expected: computed(amountText(wanted)) };
    },
    breakAt: tooHigh,
  });

export const sumRow = ({ letters, sort, total, whose }: TaxPlace, alsoFires: readonly string[]): Rule =>
  row({
    family: `${letters}02`,
    ...onLines(sort.documents(rejects), `${total}/cbc:TaxAmount`),
    title: {
      en: `The amount of a ${sort.noun.en}${whose.en} is the sum of its subtotals`,
      es: `El total ${sort.noun.es}${whose.es} es la suma de sus subtotales`,
    },
    message: `El total ${sort.noun.es}${whose.es} no es la suma de sus subtotales`,
    needs: ['profile'],
    check: (facts) => sumOfSubtotals(sort, facts),
    fix: {
      en: `Send as tax_amount of a ${sort.noun.en} the sum of its rates.`,
      es: `Envíe como tax_amount ${sort.noun.es} la suma de sus tarifas.`,
    },
    alsoFires,
  });

/** Where a subtotal stands, and whether its rate is read as the table prints it. */
type Reading = { readonly subject: Subject; readonly literal: boolean };

const rateUnit = (code: string, { literal }: Pick<Reading, 'literal'>): Bilingual => {
  if (!perMille.has(code)) return same('%');
  return literal ? same('‰') : listed(['‰', '%'], 'or');
};

const termsOf = (subtotal: Subtotal, reading: Pick<Reading, 'literal'>): readonly Term[] => {
  const { tax: code, taxableAmount = null, percent = '0', perUnitAmount, baseUnitMeasure = null } = subtotal;
  if (perUnitAmount === undefined) {
    const rate = { by: '×', value: percent, unit: rateUnit(code, reading) } as const;
    return [{ name: 'TaxableAmount', value: taxableAmount }, rate];
  }
  const product: readonly Term[] = [
    { name: 'PerUnitAmount', value: perUnitAmount },
    { by: '×', name: 'BaseUnitMeasure', value: baseUnitMeasure },
  ];
  return code === perHundred ? [...product, { by: '/', value: '100' }] : product;
};

/** What a subtotal may amount to; undefined where nothing can be computed. */
type Expected = (subtotal: Subtotal, reading: Reading) => readonly Decimal[] | undefined;

const baseByRate = ({ tolerance }: Sort, expected: Expected, { profile }: Pick<Facts, 'profile'>): Check =>
  is.satisfying({
    expected: { en: 'base by rate', es: 'base por tarifa' },
    limit: 'tolerance',
    per: 'owner',
    test: ({ owner, value, subject }) => {
      const read = subtotalOf(subject, owner);
      const wanted = read === undefined ? undefined : expected(read, { subject, literal: profile.literal });
      if (read === undefined || wanted === undefined) return undefined;
      const comparison = { tolerance: tolerance(read.tax, subject), strict: profile.strict };
      if (wanted.some((exact) => agree(amount(value), exact, comparison))) return undefined;
      return {
        found: shown(value),
        expected: { kind: 'oneOf', values: wanted.map(amountText), terms: termsOf(read, profile) },
      };
    },
    breakAt: tooHigh,
  });

export const byRateRow = ({ letters, sort, total, whose }: TaxPlace, expected: Expected): Rule =>
  row({
    family: `${letters}07`,
    ...onLines(sort.documents(rejects), `${total}/cac:TaxSubtotal/cbc:TaxAmount`),
    title: {
      en: `The ${sort.noun.en}${whose.en} follows from base and rate`,
      es: `El valor ${sort.noun.es}${whose.es} corresponde a base por tarifa`,
    },
    message: `El valor ${sort.noun.es}${whose.es} no corresponde a base por tarifa`,
    needs: ['profile'],
    check: (facts) => baseByRate(sort, expected, facts),
    strictly: { holds: sort.strictly },
    fix: sort.fix,
    alsoFires: [`F${letters}02`],
  });

/** The text of TaxScheme/ID, by the element that holds it. */
const idIn = (scheme: XmlElement | undefined): string | undefined => {
  const id = scheme === undefined ? undefined : childOf(scheme, 'cbc:ID');
  return id === undefined ? undefined : textOf(id);
};

/** The rate of ultra-processed food rose by the year: that of the day of issue. */
const icuiOn = (issued: string): ReadonlySet<string> =>
  new Set(inForce('rates', issued).flatMap(({ topic, value }) => (topic === 'icui' ? [String(value)] : [])));

const icui = '35';

/** Notes to old invoices have old rates: unless a profile goes by date, those of any day pass. */
const icuiReading = (issued: string, byDate: boolean): DatedReading => ({
  topic: 'icui',
  key: icui,
  decided: { day: issued, of: 'issue' },
  ...(byDate ? {} : { accepting: always }),
});

type RateReading = { readonly byDate: boolean };

const rateOfTax = ({ rates: known }: Sort, { byDate }: RateReading): Check =>
  is.satisfying({
    expected: {
      en: 'a rate of the table for its tax, with two decimals',
      es: 'una tarifa de la tabla para su tributo, con dos decimales',
    },
    limit: 'list',
    test: ({ owner, value, subject }) => {
      const code = idIn(childOf(owner, 'cac:TaxScheme')) ?? '';
      const issued = subject.text('/*/cbc:IssueDate') ?? '';
      const rates = byDate && code === icui ? icuiOn(issued) : known.get(code);
      if (rates === undefined || (value !== undefined && rates.has(value))) return undefined;
      return {
        found: shown(value),
        expected: { kind: 'oneOf', values: [...rates], name: same([...rates].join(', ')) },
        ...(code === icui ? { dated: icuiReading(issued, byDate) } : {}),
      };
    },
    breakAt: (target) => ({ built: [{ edit: 'set', path: target, text: '18.00' }] }),
  });

/** A name that the code beside it may carry. */
const nameOfTax = ({ names: known }: Sort): Check =>
  is.satisfying({
    expected: {
      en: 'the name the tax table pairs with TaxScheme/ID',
      es: 'el nombre que la tabla de tributos asigna a TaxScheme/ID',
    },
    test: ({ owner, value }) => {
      const names = known().get(idIn(owner) ?? '');
      if (names === undefined || isSameNameAsOne(names, value ?? '')) return undefined;
      return { found: shown(value), expected: anyOf(names) };
    },
    breakAt: (target) => ({ built: [{ edit: 'set', path: target, text: 'Otro' }] }),
  });

const rateOfItsDay = {
  en: 'The rate of ICUI (35) is the one in force on IssueDate.',
  es: 'La tarifa del ICUI (35) es la vigente en IssueDate.',
};

type CategoryRows = {
  /** The documents that ask for cac:TaxCategory. */
  readonly asked: InDocuments;
  /** Those that notify about the name; all where nothing is said. */
  readonly named?: InDocuments;
  /** The rules about TaxScheme/ID, in which the places differ. */
  readonly code: readonly Rule[];
};

/** Rate, code and name of a tax or a withholding. */
export const categoryRows = (
  { letters, sort, total, first, whose }: TaxPlace,
  { asked, named = sort.documents(notifies), code }: CategoryRows,
): readonly Rule[] => {
  const category = `${total}/cac:TaxSubtotal/cac:TaxCategory`;
  const scheme = `${category}/cac:TaxScheme`;
  const byRate = `F${letters}07`;
  const { numbers, alsoFires, withoutCode } = sort;
  const place = `${sort === withholding ? ' de la retención' : ''}${whose.es}`;
  return [
    row({
      family: `${letters}${numbers.category}`,
      ...onLines(asked, category),
      ...(sort === tax ? { brokenIn: [taxed, byRateAlone] } : {}),
      message: `Falta el grupo TaxCategory${place}`,
      check: is.present(),
      brokenAt: `${first}/cac:TaxCategory`,
      alsoFires: [...withoutCode, byRate, 'ZB01'],
    }),
    row({
      family: `${letters}${numbers.percent}`,
      ...onLines(sort.documents(notifies), `${category}/cbc:Percent`),
      message: `Tarifa${place} fuera de lista`,
      check: rateOfTax(sort, { byDate: false }),
      ...(sort === tax ? { strictly: { holds: rateOfItsDay, check: rateOfTax(sort, { byDate: true }) } } : {}),
      alsoFires: [...alsoFires, byRate],
    }),
    row({
      family: `${letters}${numbers.scheme}`,
      ...onLines(sort.documents(rejects), scheme),
      ...(sort === tax ? { brokenIn: [taxed] } : {}),
      message: `Falta el grupo TaxScheme${place}`,
      check: is.present(),
      brokenAt: `${first}/cac:TaxCategory/cac:TaxScheme`,
      alsoFires: [...withoutCode, 'ZB01'],
    }),
    ...code,
    row({
      family: `${letters}${numbers.name}`,
      ...onLines(named, `${scheme}/cbc:Name`),
      message: `Nombre ${sort.noun.es}${whose.es} no corresponde al código`,
      check: nameOfTax(sort),
      alsoFires,
    }),
  ];
};
