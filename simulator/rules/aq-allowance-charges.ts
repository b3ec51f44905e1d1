import { sortOf, statedTotal } from '../checks/allowance-charges.ts';
import { amount } from '../document/amount.ts';
import { amountText } from '../checks/vocabulary/tolerance.ts';
import { quoted, type Check } from '../checks/vocabulary/check.ts';
import type { Facts } from '../checks/vocabulary/facts.ts';
import * as is from '../checks/vocabulary/is.ts';
import { group, type Rule } from '../engine/rule.ts';
import {
  aboveBase,
  aboveOwnBase,
  completeRow,
  indicatorRow,
  isAbove,
  milderInNotes,
  notAboveHundred,
  numberRow,
  ofDocument,
  percentageRow,
  withBase,
} from './allowance-rows.ts';
import { currencyRow } from './currency-row.ts';
import { mandatoryRow } from './presence-rows.ts';
import {
  type InDocuments,
  inAll,
  inEach,
  inSupport,
  mirrored,
  notifies,
  notifiesIfAsked,
  rejects,
  row,
} from './row.ts';

const { path } = ofDocument;

/** The discounts among the types of the table; the others are surcharges. */
const discountTypes = ['00', '01'] as const;

const total = 'TaxInclusiveAmount';

type Types = Readonly<Partial<Record<'discount' | 'charge', readonly string[]>>>;

/** A type is stated, and one of the list of its sort where there is one. */
const typeOf = (types: Types): Check =>
  is.satisfying({
    expected: `the type of the ${Object.entries(types)
      .map(([sort, codes]) => `${sort}: ${codes.join(' or ')}`)
      .join('; of the ')}`,
    limit: 'list',
    test: (site) => {
      const sort = sortOf(site.owner);
      const known = sort === undefined ? undefined : types[sort];
      return known === undefined ? is.filled().test(site) : is.oneOf(known).test(site);
    },
    breakAt: (target) => ({ built: [{ edit: 'set', path: target, text: '02' }] }),
  });

/** A discount may be one of the total with taxes. */
const withinTotal = (facts: Pick<Facts, 'profile'>): Check =>
  is.whenPresent(
    is.satisfying({
      expected: `an amount above 0 and at most ${total}`,
      limit: 'tolerance',
      test: ({ value, subject }) => {
        const base = amount(value);
        if (!base.gt(0)) return { found: quoted(value), expected: 'an amount above 0' };
        const limit = statedTotal(subject, total);
        if (limit === undefined || !isAbove(base, limit, facts)) return undefined;
        return { found: quoted(value), expected: `at most ${total} ${amountText(limit)}` };
      },
      breakAt: (target) => ({ built: [{ edit: 'set', path: target, text: '999999.00' }] }),
    }),
  );

const withinBaseRow = (documents: InDocuments, strictly?: Parameters<typeof row>[0]['strictly']): Rule =>
  row({
    family: 'AQ07',
    in: documents,
    target: `${path}/cbc:Amount`,
    title: 'No discount of the document is higher than its base',
    message: 'Un descuento del documento supera su base',
    check: is.satisfying({ expected: 'at most BaseAmount', limit: 'range', test: aboveBase }),
    ...(strictly === undefined ? {} : { strictly }),
    fix: 'Send as amount of a discount no more than its base_amount.',
    violation: withBase(ofDocument, '4999.99'),
  });

/** The table says of the notes that it is not validated. */
const numbered: InDocuments = {
  invoice: rejects,
  ...inEach(notifiesIfAsked, 'creditNote', 'debitNote'),
  supportDocument: mirrored(rejects),
  supportAdjustmentNote: mirrored(notifiesIfAsked),
};

export const allowanceChargeRules = group(
  {
    code: 'AQ',
    title: { en: 'Discounts and charges of the document', es: 'Descuentos y cargos del documento' },
    stage: 'content',
  },
  [
    completeRow(ofDocument, inAll(notifies)),
    numberRow(ofDocument, numbered),
    indicatorRow(ofDocument),
    row({
      family: 'AQ04',
      in: inAll(notifies),
      target: `${path}/cbc:AllowanceChargeReasonCode`,
      title: 'A discount or charge of the document says which type it is',
      message: 'Tipo de un descuento o cargo del documento ausente o fuera de lista',
      check: typeOf({ discount: discountTypes }),
      strictly: {
        holds: 'The type of a charge is 02 or 03.',
        check: typeOf({ discount: discountTypes, charge: ['02', '03'] }),
        fix: {
          en: 'Send a discount_id with every discount or charge; the code of a discount is 00 or 01, of a charge 02 or 03.',
          es: 'Envíe discount_id en cada descuento o cargo; el código de un descuento es 00 o 01 y el de un cargo, 02 o 03.',
        },
      },
      fix: 'Send a discount_id with every discount or charge; the code of a discount is 00 or 01.',
    }),
    mandatoryRow('AQ05', `${path}/cbc:AllowanceChargeReason`, inAll(notifies)),
    percentageRow(ofDocument, { family: 'AQ06', documents: milderInNotes, check: is.whenPresent(notAboveHundred) }),
    withinBaseRow({ invoice: rejects, ...inSupport(mirrored(rejects)) }),
    withinBaseRow(inEach(rejects, 'creditNote', 'debitNote'), {
      holds: 'No charge of the document is higher than its base either.',
      check: is.satisfying({ expected: 'at most BaseAmount', limit: 'range', test: aboveOwnBase }),
      message: 'Un descuento o cargo del documento supera su base',
      fix: {
        en: 'Send as amount of a discount or charge no more than its base_amount.',
        es: 'Envíe como amount de un descuento o cargo un valor que no supere su base_amount.',
      },
    }),
    currencyRow('AQ08', `${path}/cbc:Amount`),
    row({
      family: 'AQ09',
      in: milderInNotes,
      target: `${path}/cbc:BaseAmount`,
      message: 'La base de un descuento o cargo no es mayor que cero, o supera el total con tributos',
      needs: ['profile'],
      title: 'The base of a discount or charge is above 0 and within the total with taxes',
      check: withinTotal,
      fix: 'Send as base_amount the value that the percentage is taken of: at most tax_inclusive_amount.',
    }),
    currencyRow('AQ10', `${path}/cbc:BaseAmount`),
  ],
);
