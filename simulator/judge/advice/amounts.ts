import { zero, type Decimal } from '../../../src/common/decimal.ts';
import { textOf, type XmlElement } from '../../../src/common/xml/tree.ts';
import { documentCurrency } from '../../checks/currency.ts';
import { totalAmount } from '../../checks/totals.ts';
import { shown } from '../../checks/vocabulary/check.ts';
import { amountText } from '../../checks/vocabulary/tolerance.ts';
import { amount, sumOf } from '../../document/amount.ts';
import { ublNames } from '../../document/kind.ts';
import type { Subject } from '../../document/subject.ts';
import type { Advice, Doubt } from './advice.ts';
import { ublDocuments } from './ubl-documents.ts';

/** In pesos: cash is rounded to the next 50 or 100. Elsewhere a whole unit of the currency. */
const usualRounding = (subject: Subject): Decimal => zero.plus(documentCurrency(subject) === 'COP' ? 100 : 1);

const roundingDoubts = (subject: Subject): readonly Doubt[] => {
  const at = subject.first(`/*/cac:${ublNames(subject.kind).totals}/cbc:PayableRoundingAmount`);
  if (at === undefined) return [];
  const rounding = amount(textOf(at));
  const before = totalAmount(subject, 'PayableAmount').minus(rounding).abs();
  const hundredth = before.times('0.01');
  const usual = usualRounding(subject);
  const most = hundredth.gt(usual) ? hundredth : usual;
  if (!rounding.abs().gt(most)) return [];
  const to = amountText(most);
  const of = amountText(before);
  return [
    {
      at,
      found: shown(textOf(at)),
      plausible: {
        kind: 'range',
        from: `-${to}`,
        to,
        name: {
          en: `at most ${to} up or down, for a total of ${of}`,
          es: `un valor no mayor que ${to}, hacia arriba o hacia abajo, para un total de ${of}`,
        },
      },
    },
  ];
};

const roundingHidesTotal: Advice = {
  id: 'rounding-hides-total',
  kinds: ublDocuments,
  text: {
    en: 'The rounding changes what is paid far more than a rounding does.',
    es: 'El redondeo cambia el valor a pagar mucho más de lo que cambia un redondeo.',
  },
  source: {
    en: 'FAU14 adds PayableRoundingAmount to the total, and no row limits it. Cash is rounded to the next 50 or 100 pesos; up to 1 % of the total is passed over.',
    es: 'FAU14 suma PayableRoundingAmount al total y ninguna fila lo limita. El efectivo se redondea a los 50 o 100 pesos más próximos; hasta el 1 % del total no se señala.',
  },
  look: roundingDoubts,
};

/** What a withholding can be computed on at most: everything that is paid, before any discount. */
const largestBase = (subject: Subject): Decimal => {
  const onLines = subject.all(`/*/cac:${ublNames(subject.kind).line}/cac:AllowanceCharge/cbc:Amount`).map(textOf);
  const [gross, withTaxes] = [totalAmount(subject, 'LineExtensionAmount'), totalAmount(subject, 'TaxInclusiveAmount')];
  return (withTaxes.gt(gross) ? withTaxes : gross)
    .plus(totalAmount(subject, 'ChargeTotalAmount'))
    .plus(totalAmount(subject, 'AllowanceTotalAmount'))
    .plus(sumOf(onLines));
};

const withheldBases = (subject: Subject): readonly XmlElement[] => {
  const base = 'cac:WithholdingTaxTotal/cac:TaxSubtotal/cbc:TaxableAmount';
  return [...subject.all(`/*/${base}`), ...subject.all(`/*/cac:${ublNames(subject.kind).line}/${base}`)];
};

const baseDoubts = (subject: Subject): readonly Doubt[] => {
  const bases = withheldBases(subject);
  const most = bases.length === 0 ? zero : largestBase(subject);
  if (most.eq(0)) return [];
  const to = amountText(most);
  const name = {
    en: `at most ${to}: the total with taxes, charges and discounts`,
    es: `un valor no mayor que ${to}: el total con impuestos, cargos y descuentos`,
  };
  return bases
    .filter((at) => amount(textOf(at)).gt(most))
    .map((at) => ({ at, found: shown(textOf(at)), plausible: { kind: 'range', to, name } }));
};

const withholdingBaseAboveTotal: Advice = {
  id: 'withholding-base-above-total',
  kinds: ublDocuments,
  text: {
    en: 'The base of the withholding is more than the whole document is worth.',
    es: 'La base de la retención es mayor que el valor de todo el documento.',
  },
  source: {
    en: 'FAT07 compares the withholding with its base and rate, and no row compares the base with the totals.',
    es: 'FAT07 compara la retención con su base y su tarifa, y ninguna fila compara la base con los totales.',
  },
  look: baseDoubts,
};

export const amountAdvice = [roundingHidesTotal, withholdingBaseAboveTotal] as const satisfies readonly Advice[];
