import { statedTotal } from '../checks/allowance-charges.ts';
import { amount } from '../document/amount.ts';
import { amountText } from '../checks/vocabulary/tolerance.ts';
import { quoted, type Check } from '../checks/vocabulary/check.ts';
import type { Facts } from '../checks/vocabulary/facts.ts';
import * as is from '../checks/vocabulary/is.ts';
import { group } from '../engine/rule.ts';
import {
  aboveBase,
  completeRow,
  indicatorRow,
  isAbove,
  isDiscount,
  milderInNotes,
  notAboveHundred,
  numberRow,
  ofDocument,
  percentageRow,
  withBase,
} from './allowance-rows.ts';
import { currencyRow } from './currency-row.ts';
import { mandatoryRow } from './presence-rows.ts';
import { inAll, notifies, rejects, row } from './row.ts';

const { path } = ofDocument;

/** The discounts among the types of the table; the others are surcharges. */
const discountTypes = ['00', '01'] as const;

const total = 'TaxInclusiveAmount';

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

export const allowanceChargeRules = group(
  { code: 'AQ', title: 'Discounts and charges of the document', stage: 'content' },
  [
    completeRow(ofDocument, inAll(notifies)),
    numberRow(ofDocument, milderInNotes),
    indicatorRow(ofDocument),
    row({
      family: 'AQ04',
      in: inAll(notifies),
      target: `${path}/cbc:AllowanceChargeReasonCode`,
      title: 'A discount of the document says which type it is',
      message: 'Tipo de un descuento del documento ausente o fuera de lista',
      check: is.when(isDiscount, is.oneOf(discountTypes, { outside: '02' })),
      fix: 'Send with every discount a discount_id whose code is 00 or 01.',
    }),
    mandatoryRow('AQ05', `${path}/cbc:AllowanceChargeReason`, inAll(notifies)),
    percentageRow(ofDocument, { family: 'AQ06', documents: milderInNotes, check: is.whenPresent(notAboveHundred) }),
    row({
      family: 'AQ07',
      in: inAll(rejects),
      target: `${path}/cbc:Amount`,
      title: 'No discount of the document is higher than its base',
      message: 'Un descuento del documento supera su base',
      check: is.satisfying({ expected: 'at most BaseAmount', limit: 'range', test: aboveBase }),
      fix: 'Send as amount of a discount no more than its base_amount.',
      violation: withBase(ofDocument, '4999.99'),
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
