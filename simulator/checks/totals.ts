/** Amounts of the totals, and the one that the header and the lines must both explain. */
import { zero, type Decimal } from '../../src/common/decimal.ts';
import { amount, sumOf } from '../document/amount.ts';
import { ublNames } from '../document/kind.ts';
import type { Subject } from '../document/subject.ts';
import { documentCurrency } from './currency.ts';
import { headerTaxes, lineTaxes, taxedLines } from './taxes.ts';
import { type Check, shown } from './vocabulary/check.ts';
import type { Facts } from './vocabulary/facts.ts';
import * as is from './vocabulary/is.ts';
import { agree, amountText, monetaryTolerance } from './vocabulary/tolerance.ts';

/** Zero where it is absent. */
export const totalAmount = (subject: Subject, name: string): Decimal =>
  amount(subject.text(`/*/cac:${ublNames(subject.kind).totals}/cbc:${name}`));

export const comparison = ({ strict }: Facts['profile']) => ({ tolerance: monetaryTolerance, strict });

/** Read in one walk. */
type TaxesOfLines = {
  /** With the taxes of the header that no line has. */
  readonly amount: Decimal;
  readonly subtotals: number;
  readonly hasIva: boolean;
};

const taxesOfLines = (subject: Subject): TaxesOfLines => {
  const onLines = lineTaxes(subject);
  let taxes = sumOf(headerTaxes(subject).flatMap(({ tax, amount: stated }) => (onLines.has(tax) ? [] : [stated])));
  let subtotals = 0;
  for (const { groups } of taxedLines(subject)) {
    for (const each of groups) {
      taxes = taxes.plus(amount(each.amount));
      subtotals += each.subtotals.length;
    }
  }
  return { amount: taxes, subtotals, hasIva: onLines.has('01') };
};

/** How far taxes rounded line by line may be from those of the header (annex FE 1.9, 5.2.1.2, and half a unit a tax). */
const allowanceForLines = (
  { subtotals, hasIva }: TaxesOfLines,
  subject: Subject,
  { strict, literal }: Facts['profile'],
): Decimal => {
  if (literal) return zero;
  if (strict === 'cents') return zero.plus('0.01').times(subtotals);
  const iva = hasIva && documentCurrency(subject) === 'COP';
  return monetaryTolerance.plus(zero.plus('0.50').times(subtotals)).plus(iva ? 3 : 0);
};

/** Gross value and taxes: those of the header, as the row prints, and those of all lines, as it says. */
export const inclusiveTotal = ({ profile }: Pick<Facts, 'profile'>): Check =>
  is.satisfying({
    expected: { en: 'LineExtensionAmount plus the taxes', es: 'LineExtensionAmount más los tributos' },
    limit: 'tolerance',
    test: ({ value, subject }) => {
      const found = amount(value);
      const gross = totalAmount(subject, 'LineExtensionAmount');
      const ofHeader = sumOf(headerTaxes(subject).map((tax) => tax.amount));
      const ofLines = taxesOfLines(subject);
      const strict = profile.strict === 'integers' ? profile.strict : false;
      const [byHeader, byLines] = [
        agree(found, gross.plus(ofHeader), comparison(profile)),
        agree(found, gross.plus(ofLines.amount), { tolerance: allowanceForLines(ofLines, subject, profile), strict }),
      ];
      if (value !== undefined && byHeader && byLines) return undefined;
      const [taxes, name] =
        byHeader && value !== undefined
          ? [ofLines.amount, { en: 'taxes of the lines', es: 'tributos en las líneas' }]
          : [ofHeader, { en: 'taxes of the header', es: 'tributos en el encabezado' }];
      return {
        found: shown(value),
        expected: {
          kind: 'formula',
          value: amountText(gross.plus(taxes)),
          terms: [
            { name: 'LineExtensionAmount', value: amountText(gross) },
            { by: '+', name, value: amountText(taxes) },
          ],
        },
      };
    },
    breakAt: (target) => ({ built: [{ edit: 'set', path: target, text: '9999999999.00' }] }),
  });
