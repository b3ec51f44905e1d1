/** Rules that the discounts and charges of the document (AQ) and those of a line (BE) have in common. */
import type { Decimal } from '../../src/common/decimal.ts';
import { sortOf } from '../checks/allowance-charges.ts';
import { firstOutOfOrder } from '../checks/numbered.ts';
import { amount } from '../document/amount.ts';
import { agree, monetaryTolerance, atMost } from '../checks/vocabulary/tolerance.ts';
import { type Check, type Finding, shown } from '../checks/vocabulary/check.ts';
import type { Site } from '../document/subject.ts';
import type { Facts } from '../checks/vocabulary/facts.ts';
import { same, type Bilingual } from '../../src/common/text/bilingual.ts';
import * as is from '../checks/vocabulary/is.ts';
import type { Requirement } from '../checks/vocabulary/violation.ts';
import type { Rule } from '../judge/engine/rule.ts';
import { childrenOf, textAt } from '../document/path-index.ts';
import { line, onLines } from './line-places.ts';
import { type InDocuments, inAll, mirrored, notifies, rejects, row } from './row.ts';

/** Of a document or line that has one of its own: what it comes to includes it. */
export const firstIsDiscount = (path: string): Requirement => ({ path: `${path}/cbc:ChargeIndicator`, text: 'false' });

/** Where discounts and charges stand, with the names of an invoice. */
type AllowancePlace = {
  readonly letters: 'AQ' | 'BE';
  /** Path of cac:AllowanceCharge. */
  readonly path: string;
  /** Path of what has them, each with numbers of its own. */
  readonly holder: string;
  /** Path of the discount that violations break. */
  readonly discount: string;
  /** What texts add to the name of an element. */
  readonly whose: Bilingual;
};

export const ofDocument: AllowancePlace = {
  letters: 'AQ',
  path: '/*/cac:AllowanceCharge',
  holder: '/*',
  discount: '/*/cac:AllowanceCharge[1]',
  whose: { en: ' of the document', es: ' del documento' },
};

export const ofLine: AllowancePlace = {
  letters: 'BE',
  path: `${line}/cac:AllowanceCharge`,
  holder: line,
  discount: `${line}[1]/cac:AllowanceCharge[1]`,
  whose: { en: ' of a line', es: ' de la línea' },
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
    title: {
      en: `Every discount or charge${whose.en} states what it is, its percentage, amount and base`,
      es: `Cada descuento o cargo${whose.es} indica qué es, su porcentaje, su valor y su base`,
    },
    message: `Descuento o cargo${whose.es} sin indicador, porcentaje, valor o base`,
    check: is.satisfying({
      expected: same(parts.join(', ')),
      test: ({ node }) => {
        if (node === undefined) return undefined;
        const names = parts.filter((name) => textAt(node, `cbc:${name}`) === undefined);
        return names.length === 0
          ? undefined
          : { found: { kind: 'lacks', names, name: { en: `no ${names.join(', ')}`, es: `sin ${names.join(', ')}` } } };
      },
      breakAt: (target) => ({ built: [{ edit: 'remove', path: `${target}/cbc:BaseAmount` }] }),
    }),
    fix: {
      en: 'Send charge_indicator, amount and base_amount; the percentage follows from the last two.',
      es: 'Envíe charge_indicator, amount y base_amount; el porcentaje se calcula con los dos últimos.',
    },
    brokenAt: discount,
  });

export const numberRow = ({ letters, path, holder, whose }: AllowancePlace, documents: InDocuments): Rule =>
  row({
    family: `${letters}02`,
    ...onLines(documents, `${path}/cbc:ID`, holder),
    title: {
      en: `Discounts and charges${whose.en} are numbered 1, 2, 3 … in their order`,
      es: `Los descuentos y cargos${whose.es} se numeran 1, 2, 3 … en su orden`,
    },
    message: `Los descuentos y cargos${whose.es} no se numeran 1, 2, 3 …`,
    check: is.satisfying({
      expected: { en: '1, 2, 3 … in document order', es: '1, 2, 3 … en el orden del documento' },
      per: 'owner',
      test: ({ owner }) => firstOutOfOrder(childrenOf(owner, 'cac:AllowanceCharge')),
      breakAt: (target) => ({ built: [{ edit: 'set', path: target, text: '99' }] }),
    }),
    brokenIn: [firstIsDiscount(path)],
    fix: {
      en: 'Number discounts and charges 1, 2, 3 … in their order.',
      es: 'Numere los descuentos y cargos 1, 2, 3 … en su orden.',
    },
  });

export const indicatorRow = ({ letters, path, whose }: AllowancePlace): Rule =>
  row({
    family: `${letters}03`,
    ...onLines(inAll(rejects), `${path}/cbc:ChargeIndicator`),
    message: `ChargeIndicator de un descuento o cargo${whose.es} no es true ni false`,
    check: is.oneOf(['true', 'false'], { outside: '0' }),
    brokenIn: [firstIsDiscount(path)],
  });

/** A percentage that is absent or empty is not one. */
export const notAboveHundred: Check = is.satisfying({
  expected: {
    kind: 'range',
    to: '100',
    name: { en: 'a percentage of at most 100', es: 'un porcentaje no mayor que 100' },
  },
  limit: 'range',
  test: ({ value }) =>
    value === undefined || value.trim() === '' || amount(value).gt(100) ? { found: shown(value) } : undefined,
  breakAt: (target) => ({ built: [{ edit: 'set', path: target, text: '100.01' }] }),
});

type Percentage = Pick<Parameters<typeof row>[0], 'brokenIn' | 'violation' | 'alsoFires'> & {
  readonly family: string;
  readonly documents: InDocuments;
  readonly check: Check;
};

export const percentageRow = ({ path, whose }: AllowancePlace, { family, documents, ...broken }: Percentage): Rule =>
  row({
    family,
    ...onLines(documents, `${path}/cbc:MultiplierFactorNumeric`),
    message: `El porcentaje de un descuento o cargo${whose.es} no puede pasar de 100`,
    ...broken,
  });

/** What is wrong with a discount or charge that is higher than its base; nothing where it has none. */
export const aboveOwnBase = ({ owner, value }: Pick<Site, 'owner' | 'value'>): Finding | undefined => {
  const base = textAt(owner, 'cbc:BaseAmount');
  if (base === undefined || !amount(value).gt(amount(base))) return undefined;
  return { found: shown(value), expected: atMost('BaseAmount', base) };
};

/** The same of discounts alone. */
export const aboveBase = (site: Pick<Site, 'owner' | 'value'>): Finding | undefined =>
  isDiscount(site) ? aboveOwnBase(site) : undefined;

/** The discount that violations break is higher than its base. */
export const belowAmount = ({ discount }: AllowancePlace): Pick<Rule, 'brokenIn' | 'violation'> => ({
  brokenIn: [{ path: `${discount}/cbc:ChargeIndicator`, text: 'false' }],
  violation: { built: [{ edit: 'set', path: `${discount}/cbc:BaseAmount`, text: '0.01' }] },
});

export const comparisonIn = ({ profile }: Pick<Facts, 'profile'>) => ({
  tolerance: monetaryTolerance,
  strict: profile.strict,
});

/** Higher than the limit, and not only by what the authority accepts. */
export const isAbove = (value: Decimal, limit: Decimal, facts: Pick<Facts, 'profile'>): boolean =>
  value.gt(limit) && !agree(value, limit, comparisonIn(facts));
