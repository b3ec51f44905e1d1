import { textOf, type XmlElement } from '../../src/common/xml/tree.ts';
import { amount } from '../document/amount.ts';
import { referencePriceTypes } from '../checks/lists.ts';
import { shown } from '../checks/vocabulary/check.ts';
import * as is from '../checks/vocabulary/is.ts';
import { group, inferred } from '../judge/engine/rule.ts';
import { childOf } from '../document/path-index.ts';
import { currencyRow } from './currency-row.ts';
import { line, onLines } from './line-places.ts';
import { but, inEach, inSales, notifies, rejectsIfAsked, rejects, row } from './row.ts';
import { amountAboveZero } from '../checks/vocabulary/tolerance.ts';

const reference = `${line}/cac:PricingReference`;
const alternative = `${reference}/cac:AlternativeConditionPrice`;

const structure = inferred({
  en: 'A structure row of annex FE 1.9, and the rule of notes; not in the rule table of the invoice',
  es: 'Una fila de estructura del anexo FE 1.9, y la regla de las notas; no está en la tabla de reglas de la factura',
});

/** An absent or empty amount counts 0.00. */
const isForNothing = (owner: XmlElement): boolean => {
  const total = childOf(owner, 'cbc:LineExtensionAmount');
  return amount(total === undefined ? undefined : textOf(total)).eq(0);
};

const title = { en: 'Reference prices of free lines', es: 'Precios de referencia de líneas sin costo' };

export const referencePriceRules = group({ code: 'AW', title, stage: 'content' }, [
  row({
    family: 'AW01',
    ...onLines(
      { invoice: but(rejectsIfAsked, { source: structure }), ...inEach(rejects, 'creditNote', 'debitNote') },
      reference,
    ),
    title: {
      en: 'A line that comes to nothing says what it is worth',
      es: 'La línea en cero indica su valor de referencia',
    },
    message: 'Línea en cero sin PricingReference',
    check: is.when(({ owner }) => isForNothing(owner), is.there()),
    fix: {
      en: 'Mark the line as free of charge, with its value as price_amount.',
      es: 'Marque la línea como gratuita, con su valor en price_amount.',
    },
    alsoFires: ['FAV06'],
  }),
  row({
    family: 'AW02',
    ...onLines(inEach(rejects, 'creditNote', 'debitNote'), alternative),
    message: 'PricingReference sin AlternativeConditionPrice',
    check: is.there(),
    alsoFires: ['FAW03'],
  }),
  row({
    family: 'AW03',
    ...onLines(inSales(rejects), `${alternative}/cbc:PriceAmount`, reference),
    message: 'El precio de referencia de la línea debe ser mayor que cero',
    check: is.satisfying({
      expected: amountAboveZero,
      test: ({ value }) => (amount(value).gt(0) ? undefined : { found: shown(value) }),
      breakAt: (target) => ({ built: [{ edit: 'set', path: target, text: '0.00' }] }),
    }),
  }),
  currencyRow('AW04', `${alternative}/cbc:PriceAmount`, inSales(rejects)),
  row({
    family: 'AW05',
    ...onLines(inSales(notifies), `${alternative}/cbc:PriceTypeCode`),
    message: 'Tipo de precio de referencia fuera de lista',
    check: is.oneOf(referencePriceTypes),
  }),
]);
