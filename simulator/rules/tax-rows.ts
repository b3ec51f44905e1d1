/** Rules that the taxes of the header (AS) and those of a line (AX) have in common. */
import type { Decimal } from '../../src/common/decimal.ts';
import { textOf, type XmlElement } from '../../src/common/xml/tree.ts';
import { amount, sumOf } from '../checks/amount.ts';
import { documentCurrency } from '../checks/currency.ts';
import { taxNames, taxRates } from '../checks/lists.ts';
import { expectedTax, groupOf, subtotalOf, type Carried, type Subtotal } from '../checks/taxes.ts';
import { agree, amountText, ivaTolerance, monetaryTolerance } from '../checks/tolerance.ts';
import { quoted, type Check } from '../engine/check.ts';
import type { Facts } from '../engine/facts.ts';
import * as is from '../engine/is.ts';
import type { Rule } from '../engine/rule.ts';
import type { Subject } from '../engine/subject.ts';
import { childOf } from '../intake/path-index.ts';
import { inAll, type InDocuments } from './aj-documents.ts';
import { line, onLines } from './line-places.ts';
import { notifies, rejects, row } from './row.ts';

/** Where taxes stand, with the names of an invoice. */
type TaxPlace = {
  readonly letters: 'AS' | 'AX';
  /** Path of cac:TaxTotal. */
  readonly total: string;
  /** Path of the subtotal that violations break: of IVA, in every document. Other taxes are not in all of them. */
  readonly first: string;
  /** What titles and messages add to the name of an element. */
  readonly whose: { readonly title: string; readonly message: string };
};

export const inHeader: TaxPlace = {
  letters: 'AS',
  total: '/*/cac:TaxTotal',
  first: '/*/cac:TaxTotal[1]/cac:TaxSubtotal[1]',
  whose: { title: '', message: '' },
};

export const inLine: TaxPlace = {
  letters: 'AX',
  total: `${line}/cac:TaxTotal`,
  first: `${line}[1]/cac:TaxTotal[1]/cac:TaxSubtotal[1]`,
  whose: { title: ' of a line', message: ' de la línea' },
};

const tolerance = (tax: string, subject: Subject): Decimal =>
  tax === '01' && documentCurrency(subject) === 'COP' ? ivaTolerance : monetaryTolerance;

const tooHigh = (target: string) => ({ built: [{ edit: 'set', path: target, text: '999999.00' }] }) as const;

const sumOfSubtotals = ({ profile }: Pick<Facts, 'profile'>): Check =>
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
    breakAt: tooHigh,
  });

export const sumRow = ({ letters, total, whose }: TaxPlace, alsoFires: readonly string[]): Rule =>
  row({
    family: `${letters}02`,
    ...onLines(inAll(rejects), `${total}/cbc:TaxAmount`),
    title: `The amount of a tax${whose.title} is the sum of its subtotals`,
    message: `El total del tributo${whose.message} no es la suma de sus subtotales`,
    needs: ['profile'],
    check: sumOfSubtotals,
    fix: 'Send as tax_amount of a tax the sum of its rates.',
    alsoFires,
  });

const describe = ({ taxableAmount, percent, perUnitAmount, baseUnitMeasure }: Subtotal): string =>
  perUnitAmount === undefined
    ? `TaxableAmount ${taxableAmount ?? 'absent'} × ${percent ?? '0'} %`
    : `PerUnitAmount ${perUnitAmount} × BaseUnitMeasure ${baseUnitMeasure ?? 'absent'}`;

/** What a nominal tax of a subtotal is counted by. */
type CarriedBy = (subtotal: Subtotal, subject: Subject) => () => Carried;

const baseByRate = (carriedBy: CarriedBy, { profile }: Pick<Facts, 'profile'>): Check =>
  is.satisfying({
    expected: 'base by rate',
    per: 'owner',
    test: ({ owner, value, subject }) => {
      const read = subtotalOf(subject, owner);
      const wanted = read === undefined ? undefined : expectedTax(read, carriedBy(read, subject));
      if (read === undefined || wanted === undefined) return undefined;
      const comparison = { tolerance: tolerance(read.tax, subject), strict: profile.strict };
      if (wanted.some((exact) => agree(amount(value), exact, comparison))) return undefined;
      return { found: quoted(value), expected: `${wanted.map(amountText).join(' or ')} (${describe(read)})` };
    },
    breakAt: tooHigh,
  });

export const byRateRow = ({ letters, total, whose }: TaxPlace, carriedBy: CarriedBy): Rule =>
  row({
    family: `${letters}07`,
    ...onLines(inAll(rejects), `${total}/cac:TaxSubtotal/cbc:TaxAmount`),
    title: `The tax${whose.title} follows from base and rate`,
    message: `El valor del tributo${whose.message} no corresponde a base por tarifa`,
    needs: ['profile'],
    check: (facts) => baseByRate(carriedBy, facts),
    fix: 'Send tax_amount = taxable_amount × percent / 100, or per_unit_amount × base_unit_measure for a nominal tax.',
    alsoFires: [`F${letters}02`],
  });

/** The text of TaxScheme/ID, by the element that holds it. */
const idIn = (scheme: XmlElement | undefined): string | undefined => {
  const id = scheme === undefined ? undefined : childOf(scheme, 'cbc:ID');
  return id === undefined ? undefined : textOf(id).trim();
};

const rateOfTax: Check = is.satisfying({
  expected: 'a rate of the table for its tax, with two decimals',
  test: ({ owner, value }) => {
    const rates = taxRates.get(idIn(childOf(owner, 'cac:TaxScheme')) ?? '');
    if (rates === undefined || (value !== undefined && rates.has(value))) return undefined;
    return { found: quoted(value), expected: [...rates].join(', ') };
  },
  breakAt: (target) => ({ built: [{ edit: 'set', path: target, text: '18.00' }] }),
});

const nameOfTax: Check = is.satisfying({
  expected: 'the name the tax table pairs with TaxScheme/ID',
  test: ({ owner, value }) => {
    const name = taxNames().get(idIn(owner) ?? '');
    return name === undefined || value?.trim() === name ? undefined : { found: quoted(value), expected: quoted(name) };
  },
  breakAt: (target) => ({ built: [{ edit: 'set', path: target, text: 'Otro' }] }),
});

type CategoryRows = {
  /** The documents that ask for cac:TaxCategory. */
  readonly asked: InDocuments;
  /** The rules about TaxScheme/ID, in which the places differ. */
  readonly code: readonly Rule[];
};

/** Rate, code and name of a tax. */
export const categoryRows = (
  { letters, total, first, whose }: TaxPlace,
  { asked, code }: CategoryRows,
): readonly Rule[] => {
  const category = `${total}/cac:TaxSubtotal/cac:TaxCategory`;
  const scheme = `${category}/cac:TaxScheme`;
  const byRate = `F${letters}07`;
  return [
    row({
      family: `${letters}13`,
      ...onLines(asked, category),
      message: `Falta el grupo TaxCategory${whose.message}`,
      check: is.present(),
      violation: { built: [{ edit: 'remove', path: `${first}/cac:TaxCategory` }] },
      alsoFires: ['FAS01b', byRate, 'ZB01'],
    }),
    row({
      family: `${letters}14`,
      ...onLines(inAll(notifies), `${category}/cbc:Percent`),
      message: `Tarifa${whose.message} fuera de lista`,
      check: rateOfTax,
      alsoFires: ['FAS01b', byRate],
    }),
    row({
      family: `${letters}15`,
      ...onLines(inAll(rejects), scheme),
      message: `Falta el grupo TaxScheme${whose.message}`,
      check: is.present(),
      violation: { built: [{ edit: 'remove', path: `${first}/cac:TaxCategory/cac:TaxScheme` }] },
      alsoFires: ['FAS01b', 'ZB01'],
    }),
    ...code,
    row({
      family: `${letters}17`,
      ...onLines(inAll(notifies), `${scheme}/cbc:Name`),
      message: `Nombre del tributo${whose.message} no corresponde al código`,
      check: nameOfTax,
      alsoFires: ['FAS01b'],
    }),
  ];
};
