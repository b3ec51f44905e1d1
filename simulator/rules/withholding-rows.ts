/** Rules that the withholdings of the header (AT) and those of a line (AY) have in common. */
import { supportWithholdings, taxCodes } from '../checks/lists.ts';
import { expectedWithholding } from '../checks/taxes.ts';
import * as is from '../checks/vocabulary/is.ts';
import type { Rule } from '../judge/engine/rule.ts';
import { currencyRow } from './currency-row.ts';
import { onLines } from './line-places.ts';
import { type InDocuments, type Kind, rejected, rejects, row } from './row.ts';
import { byRateRow, categoryRows, groupedOnce, inWithholding, sumRow, type TaxPlace } from './tax-rows.ts';

type Differences = {
  /** How a repeated withholding is answered. */
  readonly repeated: Kind;
  /** The rule about the base. */
  readonly base: Rule;
  /** Where the codes of support documents are known from. */
  readonly support: Kind;
  /** The documents that notify about the name. */
  readonly named: InDocuments;
  /** What fires along with a wrong code of a support document. */
  readonly alsoFires: readonly string[];
};

/** What the place of a withholding adds to messages. */
const inPlace = ({ whose }: TaxPlace): string => ` de la retención${whose.es}`;

const codeRows = (place: TaxPlace, { support, alsoFires }: Differences): readonly Rule[] => {
  const { letters, total, whose } = place;
  const id = `${total}/cac:TaxSubtotal/cac:TaxCategory/cac:TaxScheme/cbc:ID`;
  const message = `Código${inPlace(place)} fuera de lista`;
  return [
    row({
      family: `${letters}12`,
      ...onLines(rejected, id),
      message,
      check: is.whenPresent(is.oneOf(taxCodes, { outside: '99' })),
    }),
    row({
      family: `${letters}12`,
      ...onLines({ supportDocument: support }, id),
      title: {
        en: `ReteIVA and ReteRenta are the only withholdings${whose.en} of a support document`,
        es: `ReteIVA y ReteRenta son las únicas retenciones${whose.es} de un documento soporte`,
      },
      message,
      check: is.oneOf(supportWithholdings.keys(), { outside: '99' }),
      alsoFires,
    }),
  ];
};

export const withholdingRows = (place: TaxPlace, differences: Differences): readonly Rule[] => {
  const { letters, total, first, whose } = place;
  const subtotal = `${total}/cac:TaxSubtotal`;
  const { repeated, base, named } = differences;
  return [
    row({
      family: `${letters}01`,
      ...onLines(inWithholding(repeated), total),
      title: {
        en: `Each withholding${whose.en} has one WithholdingTaxTotal`,
        es: `Cada retención${whose.es} tiene un solo WithholdingTaxTotal`,
      },
      message: `Retención${whose.es} repetida`,
      check: groupedOnce,
      fix: {
        en: 'Give all rates of one withholding as one group.',
        es: 'Reúna todas las tarifas de una retención en un solo grupo.',
      },
    }),
    sumRow(place, []),
    currencyRow(`${letters}03`, `${total}/cbc:TaxAmount`, inWithholding(rejects)),
    row({
      family: `${letters}04`,
      ...onLines(inWithholding(rejects), subtotal),
      message: `Falta el grupo TaxSubtotal${inPlace(place)}`,
      check: is.present(),
      brokenAt: first,
    }),
    base,
    currencyRow(`${letters}06`, `${subtotal}/cbc:TaxableAmount`, inWithholding(rejects)),
    byRateRow(place, expectedWithholding),
    currencyRow(`${letters}08`, `${subtotal}/cbc:TaxAmount`, inWithholding(rejects)),
    ...categoryRows(place, { asked: inWithholding(rejects), named, code: codeRows(place, differences) }),
  ];
};
