import { sortOf, statedTotal } from '../checks/allowance-charges.ts';
import { amount } from '../document/amount.ts';
import { atMost, amountText, amountAboveZero } from '../checks/vocabulary/tolerance.ts';
import { type Check, shown } from '../checks/vocabulary/check.ts';
import type { Facts } from '../checks/vocabulary/facts.ts';
import { joined, listed, type Bilingual } from '../../src/common/text/bilingual.ts';
import * as is from '../checks/vocabulary/is.ts';
import { group, type Rule } from '../judge/engine/rule.ts';
import {
  aboveBase,
  aboveOwnBase,
  belowAmount,
  completeRow,
  firstIsDiscount,
  indicatorRow,
  isAbove,
  milderInNotes,
  notAboveHundred,
  numberRow,
  ofDocument,
  percentageRow,
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

const sorts = { discount: { en: 'discount', es: 'descuento' }, charge: { en: 'charge', es: 'cargo' } } as const;

/** `the type of the discount: 00 or 01; of the charge: 02 or 03`. */
const named = (types: Types): Bilingual => {
  const each = (['discount', 'charge'] as const).flatMap((sort) => {
    const codes = types[sort];
    return codes === undefined ? [] : [joined([sorts[sort], listed(codes, 'or')], ': ')];
  });
  return {
    en: `the type of the ${each.map(({ en }) => en).join('; of the ')}`,
    es: `el tipo del ${each.map(({ es }) => es).join('; del ')}`,
  };
};

/** A type is stated, and one of the list of its sort where there is one. */
const typeOf = (types: Types): Check =>
  is.satisfying({
    expected: named(types),
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
      expected: { en: `an amount above 0 and at most ${total}`, es: `un valor mayor que 0 y no mayor que ${total}` },
      limit: 'tolerance',
      test: ({ value, subject }) => {
        const base = amount(value);
        if (!base.gt(0)) return { found: shown(value), expected: amountAboveZero };
        const limit = statedTotal(subject, total);
        if (limit === undefined || !isAbove(base, limit, facts)) return undefined;
        return { found: shown(value), expected: atMost(total, amountText(limit)) };
      },
      breakAt: (target) => ({ built: [{ edit: 'set', path: target, text: '9999999999.00' }] }),
    }),
  );

const withinBaseRow = (documents: InDocuments, strictly?: Parameters<typeof row>[0]['strictly']): Rule =>
  row({
    family: 'AQ07',
    in: documents,
    target: `${path}/cbc:Amount`,
    title: {
      en: 'No discount of the document is higher than its base',
      es: 'Ningún descuento del documento supera su base',
    },
    message: 'Un descuento del documento supera su base',
    check: is.satisfying({
      expected: { en: 'at most BaseAmount', es: 'un valor no mayor que BaseAmount' },
      limit: 'range',
      test: aboveBase,
    }),
    ...(strictly === undefined ? {} : { strictly }),
    fix: {
      en: 'Send as amount of a discount no more than its base_amount.',
      es: 'Envíe como amount de un descuento un valor que no supere su base_amount.',
    },
    ...belowAmount(ofDocument),
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
      title: {
        en: 'A discount or charge of the document says which type it is',
        es: 'Cada descuento o cargo del documento indica su tipo',
      },
      message: 'Tipo de un descuento o cargo del documento ausente o fuera de lista',
      check: typeOf({ discount: discountTypes }),
      brokenIn: [firstIsDiscount(path)],
      strictly: {
        holds: { en: 'The type of a charge is 02 or 03.', es: 'El tipo de un cargo es 02 o 03.' },
        check: typeOf({ discount: discountTypes, charge: ['02', '03'] }),
        fix: {
          en: 'Send a discount_id with every discount or charge; the code of a discount is 00 or 01, of a charge 02 or 03.',
          es: 'Envíe discount_id en cada descuento o cargo; el código de un descuento es 00 o 01 y el de un cargo, 02 o 03.',
        },
      },
      fix: {
        en: 'Send a discount_id with every discount or charge; the code of a discount is 00 or 01.',
        es: 'Envíe discount_id en cada descuento o cargo; el código de un descuento es 00 o 01.',
      },
    }),
    mandatoryRow('AQ05', `${path}/cbc:AllowanceChargeReason`, inAll(notifies)),
    percentageRow(ofDocument, { family: 'AQ06', documents: milderInNotes, check: is.whenPresent(notAboveHundred) }),
    withinBaseRow({ invoice: rejects, ...inSupport(mirrored(rejects)) }),
    withinBaseRow(inEach(rejects, 'creditNote', 'debitNote'), {
      holds: {
        en: 'No charge of the document is higher than its base either.',
        es: 'Ningún cargo del documento supera tampoco su base.',
      },
      check: is.satisfying({
        expected: { en: 'at most BaseAmount', es: 'un valor no mayor que BaseAmount' },
        limit: 'range',
        test: aboveOwnBase,
      }),
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
      title: {
        en: 'The base of a discount or charge is above 0 and within the total with taxes',
        es: 'La base de un descuento o cargo es mayor que 0 y no supera el total con tributos',
      },
      check: withinTotal,
      fix: {
        en: 'Send as base_amount the value that the percentage is taken of: at most tax_inclusive_amount.',
        es: 'Envíe como base_amount el valor sobre el que se aplica el porcentaje, que no supere tax_inclusive_amount.',
      },
    }),
    currencyRow('AQ10', `${path}/cbc:BaseAmount`),
  ],
);
