import type { Decimal } from '../../src/common/decimal.ts';
import { amount } from '../document/amount.ts';
import { identityOf } from '../document/identity.ts';
import type { Subject } from '../document/subject.ts';
import type { UvtValue } from '../registry/types.ts';
import { documentCurrency } from './currency.ts';
import type { DatedReading } from './in-force.ts';

/**
 * The UVT of the year of a date; where it is not registered yet, that of the last year before it.
 * @param date `YYYY-MM-DD`
 */
export const uvtOn = (uvt: readonly UvtValue[], date: string): UvtValue | undefined =>
  uvt.reduce<UvtValue | undefined>(
    (last, each) => (each.year <= date.slice(0, 4) && (last === undefined || each.year > last.year) ? each : last),
    undefined,
  );

/** PayableAmount in COP: converted with the rate of the document where its currency is another. */
const payableInPesos = (subject: Subject): Decimal => {
  const payable = amount(identityOf(subject).payableAmount);
  if (documentCurrency(subject) === 'COP') return payable;
  return payable.times(amount(subject.text('/*/cac:PaymentExchangeRate/cbc:CalculationRate')));
};

/** Pesos above which the buyer's tax information is required: 100 UVT (FAK19). */
export const limitOf = (unit: UvtValue): Decimal => amount(unit.amount).times(100);

export const isAboveLimit = (subject: Subject, unit: UvtValue): boolean => payableInPesos(subject).gt(limitOf(unit));

/** @param issued `YYYY-MM-DD` */
export const uvtReading = (unit: UvtValue, issued: string): DatedReading => ({
  topic: 'uvt',
  decided: { day: issued, of: 'issue' },
  value: unit.amount,
});
