/** Rules that the discounts and charges of the document (AQ) and those of a line (BE) have in common. */
import type { Decimal } from '../../src/common/decimal.ts';
import { sortOf } from '../checks/allowance-charges.ts';
import { firstOutOfOrder } from '../checks/numbered.ts';
import { amount } from '../document/amount.ts';
import { agree, monetaryTolerance } from '../checks/vocabulary/tolerance.ts';
import { quoted, type Check, type Finding } from '../checks/vocabulary/check.ts';
import type { Site } from '../document/subject.ts';
import type { Facts } from '../checks/vocabulary/facts.ts';
import * as is from '../checks/vocabulary/is.ts';
import type { Rule } from '../engine/rule.ts';
import type { Violation } from '../checks/vocabulary/violation.ts';
import { childrenOf, textAt } from '../document/path-index.ts';
import { line, onLines } from './line-places.ts';
import { type InDocuments, inAll, mirrored, notifies, rejects, row } from './row.ts';

/** Where discounts and charges stand, with the names of an invoice. */
type AllowancePlace = {
  readonly letters: 'AQ' | 'BE';
  /** Path of cac:AllowanceCharge. */
  readonly path: string;
  /** Path of what has them, each with numbers of its own. */
  readonly holder: string;
  /** Path of the discount that violations break. */
  readonly discount: string;
  /** What titles and messages add to the name of an element. */
  readonly whose: { readonly title: string; readonly message: string };
};

export const ofDocument: AllowancePlace = {
  letters: 'AQ',
  path: '/*/cac:AllowanceCharge',
  holder: '/*',
  discount: '/*/cac:AllowanceCharge[1]',
  whose: { title: ' of the document', message: ' del documento' },
};

export const ofLine: AllowancePlace = {
  letters: 'BE',
  path: `${line}/cac:AllowanceCharge`,
  holder: line,
  discount: `${line}[1]/cac:AllowanceCharge[1]`,
  whose: { title: ' of a line', message: ' de la línea' },
};

/** A rejection of invoices and support documents, a notification about their notes. */
export const milderInNotes: InDocuments = {
  invoice: rejects,
  creditNote: notifies,
  debitNote: notifies,
  supportDocument: mirrored(rejects),
  supportAdjustmentNote: mirrored(notifies),
};

export const isDiscount = ({ owner }: Pick<Site, 'owner'>): boolean => sortOf(owner) === 'discount';

const parts = ['ChargeIndicator', 'MultiplierFactorNumeric', 'Amount', 'BaseAmount'] as const;

export const completeRow = ({ letters, path, discount, whose }: AllowancePlace, documents: InDocuments): Rule =>
  row({
    family: `${letters}01`,
    ...onLines(documents, path),
    title: `Every discount or charge${whose.title} states what it is, its percentage, amount and base`,
    message: `Descuento o cargo${whose.message} sin indicador, porcentaje, valor o base`,
    check: is.satisfying({
      expected: parts.join(', '),
      test: ({ node }) => {
        if (node === undefined) return undefined;
        const lacking = parts.filter((name) => textAt(node, `cbc:${name}`) === undefined);
        return lacking.length === 0 ? undefined : { found: `no ${lacking.join(', ')}` };
      },
      breakAt: (target) => ({ built: [{ edit: 'remove', path: `${target}/cbc:BaseAmount` }] }),
    }),
    fix: 'Send charge_indicator, amount and base_amount; the percentage follows from the last two.',
    brokenAt: discount,
  });

export const numberRow = ({ letters, path, holder, whose }: AllowancePlace, documents: InDocuments): Rule =>
  row({
    family: `${letters}02`,
    ...onLines(documents, `${path}/cbc:ID`, holder),
    title: `Discounts and charges${whose.title} are numbered 1, 2, 3 … in their order`,
    message: `Los descuentos y cargos${whose.message} no se numeran 1, 2, 3 …`,
    check: is.satisfying({
      expected: '1, 2, 3 … in document order',
      per: 'owner',
      test: ({ owner }) => firstOutOfOrder(childrenOf(owner, 'cac:AllowanceCharge')),
      breakAt: (target) => ({ built: [{ edit: 'set', path: target, text: '99' }] }),
    }),
    fix: 'Number discounts and charges 1, 2, 3 … in their order.',
  });

export const indicatorRow = ({ letters, path, whose }: AllowancePlace): Rule =>
  row({
    family: `${letters}03`,
    ...onLines(inAll(rejects), `${path}/cbc:ChargeIndicator`),
    message: `ChargeIndicator de un descuento o cargo${whose.message} no es true ni false`,
    check: is.oneOf(['true', 'false'], { outside: '0' }),
  });

/** A percentage that is absent or empty is not one. */
export const notAboveHundred: Check = is.satisfying({
  expected: 'a percentage of at most 100',
  limit: 'range',
  test: ({ value }) =>
    value === undefined || value.trim() === '' || amount(value).gt(100) ? { found: quoted(value) } : undefined,
  breakAt: (target) => ({ built: [{ edit: 'set', path: target, text: '100.01' }] }),
});

type Percentage = {
  readonly family: string;
  readonly documents: InDocuments;
  readonly check: Check;
  readonly violation?: Violation;
};

export const percentageRow = (
  { path, whose }: AllowancePlace,
  { family, documents, check, violation }: Percentage,
): Rule =>
  row({
    family,
    ...onLines(documents, `${path}/cbc:MultiplierFactorNumeric`),
    message: `El porcentaje de un descuento o cargo${whose.message} no puede pasar de 100`,
    check,
    ...(violation === undefined ? {} : { violation }),
  });

/** What is wrong with a discount or charge that is higher than its base; nothing where it has none. */
export const aboveOwnBase = ({ owner, value }: Pick<Site, 'owner' | 'value'>): Finding | undefined => {
  const base = textAt(owner, 'cbc:BaseAmount');
  if (base === undefined || !amount(value).gt(amount(base))) return undefined;
  return { found: quoted(value), expected: `at most BaseAmount ${base}` };
};

/** The same of discounts alone. */
export const aboveBase = (site: Pick<Site, 'owner' | 'value'>): Finding | undefined =>
  isDiscount(site) ? aboveOwnBase(site) : undefined;

/** Sets the base of the discount that violations break. */
export const withBase = ({ discount }: AllowancePlace, text: string): Violation => ({
  built: [{ edit: 'set', path: `${discount}/cbc:BaseAmount`, text }],
});

export const comparisonIn = ({ profile }: Pick<Facts, 'profile'>) => ({
  tolerance: monetaryTolerance,
  strict: profile.strict,
});

/** Higher than the limit, and not only by what the authority accepts. */
export const isAbove = (value: Decimal, limit: Decimal, facts: Pick<Facts, 'profile'>): boolean =>
  value.gt(limit) && !agree(value, limit, comparisonIn(facts));
