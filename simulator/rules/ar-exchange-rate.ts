import { isDate } from '../../src/common/time.ts';
import { amount } from '../document/amount.ts';
import { documentCurrency } from '../checks/currency.ts';
import { quoted, type Check } from '../checks/vocabulary/check.ts';
import * as is from '../checks/vocabulary/is.ts';
import { group, type Given, type Rule } from '../engine/rule.ts';
import type { Subject } from '../document/subject.ts';
import { mandatoryRow } from './presence-rows.ts';
import { type InDocuments, inAll, mirrored, noted, notifies, rejects, row } from './row.ts';

const rate = '/*/cac:PaymentExchangeRate';
const alternative = '/*/cac:PaymentAlternativeExchangeRate';

const pesos = 'COP';

/** A document without currency is left to AD15a. */
const isForeign = (subject: Subject): boolean => ![undefined, pesos].includes(documentCurrency(subject));

/** The document in another currency, rates included. */
const inDollars: Given = { currency: 'USD' };

const one: Check = is.satisfying({
  expected: '1.00',
  test: ({ value }) => (amount(value).eq(1) ? undefined : { found: quoted(value) }),
  breakAt: (target) => ({ built: [{ edit: 'set', path: target, text: '2.00' }] }),
});

const aboveZero: Check = is.satisfying({
  expected: 'a number greater than 0',
  test: ({ value }) => (amount(value).gt(0) ? undefined : { found: quoted(value) }),
  breakAt: (target) => ({ built: [{ edit: 'set', path: target, text: '0.00' }] }),
});

const dated: Check = is.satisfying({
  expected: 'a date as YYYY-MM-DD',
  test: ({ value }) => (value !== undefined && isDate(value) ? undefined : { found: quoted(value) }),
  breakAt: (target) => ({ built: [{ edit: 'remove', path: target }] }),
});

/** Currencies and their base rates: the same of both rates, whose letters and documents differ. */
type Rate = {
  readonly letters: 'AR' | 'GB';
  readonly path: string;
  readonly sourceIn: InDocuments;
  readonly othersIn: InDocuments;
};

const currencyRows = ({ letters, path, sourceIn, othersIn }: Rate): readonly Rule[] => {
  const baseRate = (family: string, name: string): Rule =>
    row({
      family: `${letters}${family}`,
      in: othersIn,
      target: `${path}/cbc:${name}`,
      message: `${name} no es 1.00`,
      check: one,
    });
  return [
    row({
      family: `${letters}02`,
      in: sourceIn,
      target: `${path}/cbc:SourceCurrencyCode`,
      message: 'SourceCurrencyCode no es la divisa del documento',
      check: is.sameAs('/*/cbc:DocumentCurrencyCode', 'XAU'),
    }),
    baseRate('03', 'SourceCurrencyBaseRate'),
    row({
      family: `${letters}04`,
      in: othersIn,
      title: 'A document in another currency is converted to pesos',
      target: `${path}/cbc:TargetCurrencyCode`,
      message: 'TargetCurrencyCode no es COP',
      check: is.when(({ subject }) => isForeign(subject), is.literal(pesos, 'EUR')),
      fix: 'Give the rate at which the currency of the document is converted to COP.',
      given: inDollars,
    }),
    baseRate('05', 'TargetCurrencyBaseRate'),
  ];
};

const foreignRate: Rule = row({
  family: 'AR01',
  in: { ...inAll(rejects), creditNote: notifies, supportAdjustmentNote: mirrored(notifies) },
  title: 'A document in another currency says at what rate it is converted',
  target: rate,
  message: 'Falta la tasa de cambio del documento en divisa extranjera',
  check: is.when(({ subject }) => isForeign(subject), is.there()),
  fix: 'Send calculationrate and calculationratedate beside currency_id.',
  given: inDollars,
});

const inRate = {
  ...inAll(notifies),
  invoice: rejects,
  supportDocument: mirrored(rejects),
};

/** The rate to pesos (AR) and, in invoices, the rate to another currency of payment (GB). */
export const exchangeRateRules = group({ code: 'AR', title: 'Exchange rates', stage: 'content' }, [
  foreignRate,
  ...currencyRows({ letters: 'AR', path: rate, sourceIn: inAll(rejects), othersIn: inRate }),
  row({
    family: 'AR06',
    in: inRate,
    target: `${rate}/cbc:CalculationRate`,
    message: 'Falta el valor de la tasa de cambio, o no es mayor que 0',
    check: aboveZero,
  }),
  row({
    family: 'AR07',
    in: inRate,
    target: `${rate}/cbc:Date`,
    message: 'Falta la fecha de la tasa de cambio, o no es AAAA-MM-DD',
    check: dated,
  }),
  ...currencyRows({ letters: 'GB', path: alternative, sourceIn: noted, othersIn: noted }),
  mandatoryRow('GB06', `${alternative}/cbc:CalculationRate`),
  mandatoryRow('GB07', `${alternative}/cbc:Date`),
]);
