import { textOf } from '../../src/common/xml/tree.ts';
import { grossValue, nearestByPercentage, sortOf, statedTotal } from '../checks/allowance-charges.ts';
import { amount, rounded } from '../document/amount.ts';
import { agree, atMost, amountText, amountAboveZero } from '../checks/vocabulary/tolerance.ts';
import { type Check, type Finding, shown, computed } from '../checks/vocabulary/check.ts';
import type { Site } from '../document/subject.ts';
import type { Facts } from '../checks/vocabulary/facts.ts';
import * as is from '../checks/vocabulary/is.ts';
import { group, type Rule } from '../judge/engine/rule.ts';
import { childOf, textAt } from '../document/path-index.ts';
import {
  aboveBase,
  belowAmount,
  comparisonIn,
  completeRow,
  firstIsDiscount,
  indicatorRow,
  isAbove,
  milderInNotes,
  notAboveHundred,
  numberRow,
  ofLine,
  percentageRow,
} from './allowance-rows.ts';
import { currencyRow } from './currency-row.ts';
import { onLines } from './line-places.ts';
import { inAll, inEach, inSupport, mirrored, notifies, notifiesIfAsked, rejects, row } from './row.ts';

const { path, discount } = ofLine;
const reason = `${path}/cbc:AllowanceChargeReason`;

const reasons: readonly Rule[] = [
  row({
    family: 'BE04',
    ...onLines(
      { ...inEach(notifiesIfAsked, 'invoice', 'creditNote'), ...inSupport(mirrored(notifiesIfAsked)) },
      reason,
    ),
    message: 'No se informa la razón de un descuento o cargo de la línea',
    brokenIn: [firstIsDiscount(path)],
    check: is.present(),
  }),
  row({
    family: 'BE04',
    ...onLines({ debitNote: rejects }, reason),
    title: {
      en: 'The reason of a discount or charge of a line, where it is given, is not empty',
      es: 'La razón de un descuento o cargo de la línea, si se indica, no está vacía',
    },
    message: 'La razón de un descuento o cargo de la línea está vacía',
    brokenIn: [firstIsDiscount(path)],
    check: is.when(({ value }) => value !== undefined, is.filled()),
    fix: {
      en: 'Send a text in allowance_charge_reason, or leave it out.',
      es: 'Envíe un texto en allowance_charge_reason u omítalo.',
    },
  }),
];

/** Percentage, base and amount belong together; the line no longer comes to what it did. */
const stating = (
  percentage: string,
  base: string,
  value: string,
): Pick<Rule, 'brokenIn' | 'violation' | 'alsoFires'> => ({
  violation: {
    built: [
      { edit: 'set', path: `${discount}/cbc:MultiplierFactorNumeric`, text: percentage },
      { edit: 'set', path: `${discount}/cbc:BaseAmount`, text: base },
      { edit: 'set', path: `${discount}/cbc:Amount`, text: value },
    ],
  },
  brokenIn: [firstIsDiscount(path)],
  alsoFires: ['FAV06'],
});

const tooMuch = stating('100.01', '100.00', '100.00');

const percentages: readonly Rule[] = [
  percentageRow(ofLine, {
    family: 'BE05',
    documents: {
      ...inEach(rejects, 'invoice'),
      supportDocument: mirrored(rejects),
      supportAdjustmentNote: mirrored(notifies),
    },
    check: is.whenPresent(notAboveHundred),
    ...tooMuch,
  }),
  percentageRow(ofLine, {
    family: 'BE05',
    documents: { creditNote: notifies, debitNote: rejects },
    check: notAboveHundred,
    ...tooMuch,
  }),
];

/** Where a part is absent, BE01 says so. */
const byPercentage = (facts: Pick<Facts, 'profile'>): Check =>
  is.whenPresent(
    is.satisfying({
      expected: { en: 'base by percentage', es: 'base por porcentaje' },
      limit: 'tolerance',
      test: (site) => {
        const { owner, value } = site;
        const base = textAt(owner, 'cbc:BaseAmount');
        const percentage = textAt(owner, 'cbc:MultiplierFactorNumeric');
        if (base === undefined || percentage === undefined) return undefined;
        const wanted = nearestByPercentage(amount(value), amount(base), amount(percentage));
        if (agree(amount(value), wanted, comparisonIn(facts))) return aboveBase(site);
        const factor = { by: '×', value: percentage, unit: '%' } as const;
        return {
          found: shown(value),
          expected: computed(rounded(wanted, 2), { name: 'BaseAmount', value: base }, factor),
        };
      },
    }),
  );

const amounts: readonly Rule[] = [
  row({
    family: 'BE06',
    ...onLines({ invoice: rejects, supportDocument: mirrored(rejects) }, `${path}/cbc:Amount`),
    title: {
      en: 'A discount or charge of a line is base by percentage, a discount at most its base',
      es: 'El valor de un descuento o cargo de la línea es base por porcentaje, y un descuento no supera su base',
    },
    message: 'El valor de un descuento o cargo de la línea no es base por porcentaje',
    needs: ['profile'],
    check: byPercentage,
    fix: {
      en: 'Send the amount and the base_amount it was taken of; the percentage follows from both.',
      es: 'Envíe amount y el base_amount sobre el que se calculó; el porcentaje se obtiene de ambos.',
    },
    brokenIn: [firstIsDiscount(path)],
    violation: { built: [{ edit: 'set', path: `${discount}/cbc:MultiplierFactorNumeric`, text: '99.00' }] },
  }),
  row({
    family: 'BE06',
    ...onLines(
      { creditNote: notifies, debitNote: rejects, supportAdjustmentNote: mirrored(notifies) },
      `${path}/cbc:Amount`,
    ),
    title: {
      en: 'A discount or charge of a line has an amount, a discount at most its base',
      es: 'Un descuento o cargo de la línea tiene valor, y un descuento no supera su base',
    },
    message: 'El valor de un descuento o cargo de la línea falta o supera su base',
    check: is.satisfying({
      expected: {
        en: 'an amount, of a discount at most BaseAmount',
        es: 'un valor; en un descuento, no mayor que BaseAmount',
      },
      limit: 'range',
      test: (site) => is.present().test(site) ?? aboveBase(site),
    }),
    fix: {
      en: 'Send as amount of a discount no more than its base_amount.',
      es: 'Envíe como amount de un descuento un valor que no supere su base_amount.',
    },
    ...belowAmount(ofLine),
  }),
];

/** The document bounds the base of a charge, and the amount of a discount. */
const outsideDocument = ({ owner, subject }: Site, facts: Pick<Facts, 'profile'>): Finding | undefined => {
  switch (sortOf(owner)) {
    case 'charge': {
      const base = amount(textAt(owner, 'cbc:BaseAmount'));
      const limit = statedTotal(subject, 'LineExtensionAmount');
      if (limit === undefined || !isAbove(base, limit, facts)) return undefined;
      return { found: computed(amountText(base)), expected: atMost('LineExtensionAmount', amountText(limit)) };
    }
    case 'discount': {
      const found = childOf(owner, 'cbc:Amount');
      const limit = grossValue(subject);
      if (found === undefined || !isAbove(amount(textOf(found)), limit, facts)) return undefined;
      return {
        found: shown(textOf(found)),
        expected: {
          kind: 'range',
          to: amountText(limit),
          name: { en: `an Amount of at most ${amountText(limit)}`, es: `un Amount no mayor que ${amountText(limit)}` },
        },
        at: found,
      };
    }
    case undefined:
      return undefined;
  }
};

const withinDocument = (facts: Pick<Facts, 'profile'>): Check =>
  is.whenPresent(
    is.satisfying({
      expected: {
        en: 'an amount above 0 and within the document',
        es: 'un valor mayor que 0 que no supere el del documento',
      },
      limit: 'tolerance',
      test: (site) =>
        amount(site.value).gt(0)
          ? outsideDocument(site, facts)
          : { found: shown(site.value), expected: amountAboveZero },
    }),
  );

const bases: readonly Rule[] = [
  row({
    family: 'BE08',
    ...onLines({ ...milderInNotes, debitNote: rejects }, `${path}/cbc:BaseAmount`),
    title: {
      en: 'The base of a discount or charge of a line is above 0 and within the document',
      es: 'La base de un descuento o cargo de la línea es mayor que 0 y no supera el valor del documento',
    },
    message: 'La base de un descuento o cargo de la línea no es mayor que cero, o supera el documento',
    needs: ['profile'],
    check: withinDocument,
    fix: {
      en: 'Send as base_amount the value that the percentage is taken of: price by quantity of the line.',
      es: 'Envíe como base_amount el valor sobre el que se aplica el porcentaje: precio por cantidad de la línea.',
    },
    ...stating('0.00', '0.00', '0.00'),
  }),
];

const ofDrawn = (rule: Rule): Rule => ({ ...rule, brokenIn: [firstIsDiscount(path)] });

const title = { en: 'Discounts and charges of lines', es: 'Descuentos y cargos de las líneas' };

export const lineAllowanceRules = group({ code: 'BE', title, stage: 'content' }, [
  completeRow(ofLine, milderInNotes),
  numberRow(ofLine, inAll(notifies)),
  indicatorRow(ofLine),
  ...reasons,
  ...percentages,
  ...amounts,
  ofDrawn(currencyRow('BE07', `${path}/cbc:Amount`)),
  ...bases,
  ofDrawn(currencyRow('BE09', `${path}/cbc:BaseAmount`)),
]);
