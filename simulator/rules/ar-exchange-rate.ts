import { isDate } from '../../src/common/time.ts';
import { amount } from '../document/amount.ts';
import { documentCurrency } from '../checks/currency.ts';
import { type Check, shown, computed } from '../checks/vocabulary/check.ts';
import * as is from '../checks/vocabulary/is.ts';
import { group, type Given, type Rule } from '../judge/engine/rule.ts';
import type { Subject } from '../document/subject.ts';
import { mandatoryRow } from './presence-rows.ts';
import { type InDocuments, inAll, inEach, mirrored, noted, notifies, rejects, row } from './row.ts';

const rate = '/*/cac:PaymentExchangeRate';
const alternative = '/*/cac:PaymentAlternativeExchangeRate';

const pesos = 'COP';

/** A document without currency is not in pesos either. */
const isForeign = (subject: Subject): boolean => documentCurrency(subject) !== pesos;

/** The document in another currency, rates included. */
const inDollars: Given = { currency: 'USD' };

const inDocumentCurrency = is.sameAs('/*/cbc:DocumentCurrencyCode', 'XAU');

const isOne: Check = is.satisfying({
  expected: computed('1.00'),
  test: ({ value }) => (amount(value).eq(1) ? undefined : { found: shown(value) }),
  breakAt: (target) => ({ built: [{ edit: 'set', path: target, text: '2.00' }] }),
});

const aboveZero: Check = is.satisfying({
  expected: { kind: 'range', above: '0', name: { en: 'a number greater than 0', es: 'un número mayor que 0' } },
  test: ({ value }) => (amount(value).gt(0) ? undefined : { found: shown(value) }),
  breakAt: (target) => ({ built: [{ edit: 'set', path: target, text: '0.00' }] }),
});

const isoDate: Check = is.satisfying({
  expected: { en: 'a date as YYYY-MM-DD', es: 'una fecha AAAA-MM-DD' },
  limit: 'date',
  test: ({ value }) => (value !== undefined && isDate(value) ? undefined : { found: shown(value) }),
  breakAt: (target) => ({ built: [{ edit: 'remove', path: target }] }),
});

/** All but the invoice, which has another rule about the source currency. */
const inNotesAndSupport = {
  ...inEach(notifies, 'creditNote', 'debitNote'),
  supportAdjustmentNote: mirrored(notifies),
  supportDocument: mirrored(rejects),
};

const inRate = { ...inNotesAndSupport, invoice: rejects };

/** Currencies and their base rates: the same of both rates, whose letters and documents differ. */
type Rate = {
  readonly letters: 'AR' | 'GB';
  readonly path: string;
  readonly in: InDocuments;
  /** The rules about the source currency, in which the rates differ. */
  readonly sourceRules: readonly Rule[];
};

const baseRate = (family: string, target: string, documents: InDocuments): Parameters<typeof row>[0] => ({
  family,
  in: documents,
  target,
  message: `${target.slice(target.lastIndexOf(':') + 1)} no es 1.00`,
  check: isOne,
});

const currencyRows = ({ letters, path, in: documents, sourceRules }: Rate): readonly Rule[] => [
  ...sourceRules,
  row({
    family: `${letters}04`,
    in: documents,
    title: {
      en: 'A document in another currency is converted to pesos',
      es: 'El documento en otra divisa se convierte a pesos',
    },
    target: `${path}/cbc:TargetCurrencyCode`,
    message: 'TargetCurrencyCode no es COP',
    check: is.when(({ subject }) => isForeign(subject), is.literal(pesos, 'EUR')),
    fix: {
      en: 'Give the rate at which the currency of the document is converted to COP.',
      es: 'Indique la tasa con la que la divisa del documento se convierte a COP.',
    },
    brokenIn: [{ path: rate }],
    given: inDollars,
  }),
  row(baseRate(`${letters}05`, `${path}/cbc:TargetCurrencyBaseRate`, documents)),
];

const sourceCurrency = {
  message: 'SourceCurrencyCode no es la divisa del documento',
  check: inDocumentCurrency,
} as const;

const sourceOfRate: readonly Rule[] = [
  row({ family: 'AR02', in: inAll(rejects), target: `${rate}/cbc:SourceCurrencyCode`, ...sourceCurrency }),
  row({
    ...baseRate('AR03', `${rate}/cbc:SourceCurrencyBaseRate`, { invoice: rejects }),
    title: {
      en: 'SourceCurrencyBaseRate is 1.00, or above 0 where pesos are stated in a second currency',
      es: 'SourceCurrencyBaseRate es 1.00, o mayor que 0 si un documento en pesos indica una segunda divisa',
    },
    check: is.satisfying({
      expected: {
        en: '1.00; a number above 0 in a document in COP',
        es: '1.00; en un documento en COP, un número mayor que 0',
      },
      limit: 'range',
      test: (site) => (isForeign(site.subject) ? isOne : aboveZero).test(site),
      breakAt: (target) => ({ built: [{ edit: 'set', path: target, text: '0.00' }] }),
    }),
    strictly: { holds: { en: 'It is 1.00 in every document.', es: 'Es 1.00 en todos los documentos.' }, check: isOne },
  }),
  row(baseRate('AR03', `${rate}/cbc:SourceCurrencyBaseRate`, inNotesAndSupport)),
];

/** The second currency of an invoice may be the source of a rate to a third. */
const documentOrSecondCurrency: Check = is.satisfying({
  expected: {
    en: 'the currency of the document, or that to which PaymentExchangeRate converts it',
    es: 'la divisa del documento o aquella a la que PaymentExchangeRate la convierte',
  },
  test: ({ value, subject }) => {
    const known = [documentCurrency(subject), subject.text(`${rate}/cbc:TargetCurrencyCode`)];
    return value !== undefined && known.includes(value) ? undefined : { found: shown(value) };
  },
  breakAt: (target) => ({ built: [{ edit: 'set', path: target, text: 'XAU' }] }),
});

const sourceOfAlternative: readonly Rule[] = [
  row({
    family: 'GB02',
    in: noted,
    target: `${alternative}/cbc:SourceCurrencyCode`,
    ...sourceCurrency,
    check: documentOrSecondCurrency,
    strictly: {
      holds: { en: 'It is the currency of the document.', es: 'Es la divisa del documento.' },
      check: inDocumentCurrency,
    },
  }),
  row(baseRate('GB03', `${alternative}/cbc:SourceCurrencyBaseRate`, noted)),
];

const foreignRate: Rule = row({
  family: 'AR01',
  in: { ...inAll(rejects), creditNote: notifies, supportAdjustmentNote: mirrored(notifies) },
  title: {
    en: 'A document in another currency states its exchange rate',
    es: 'El documento en otra divisa indica la tasa de cambio',
  },
  target: rate,
  message: 'Falta la tasa de cambio del documento en divisa extranjera',
  check: is.when(({ subject }) => isForeign(subject), is.there()),
  fix: {
    en: 'Send calculationrate and calculationratedate beside currency_id.',
    es: 'Envíe calculationrate y calculationratedate junto con currency_id.',
  },
  given: inDollars,
});

const title = { en: 'Exchange rates', es: 'Tasas de cambio' };

/** The rate to pesos (AR) and, in invoices, the rate to another currency of payment (GB). */
export const exchangeRateRules = group({ code: 'AR', title, stage: 'content' }, [
  foreignRate,
  ...currencyRows({ letters: 'AR', path: rate, in: inRate, sourceRules: sourceOfRate }),
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
    check: isoDate,
  }),
  ...currencyRows({ letters: 'GB', path: alternative, in: noted, sourceRules: sourceOfAlternative }),
  mandatoryRow('GB06', `${alternative}/cbc:CalculationRate`),
  mandatoryRow('GB07', `${alternative}/cbc:Date`),
]);
