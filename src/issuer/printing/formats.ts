import { decimal } from '../../common/decimal.ts';
import type { Decimal } from '../../common/decimal.ts';
import { rounded } from '../rounding.ts';

/*
 * Spanish formats of the printed page. Anything that cannot be read as a decimal is printed as given: a preview shows
 * the mistake instead of hiding it.
 */

const grouped = (digits: string): string => digits.replace(/\B(?=(?:\d{3})+$)/g, '.');

const spanish = (plain: string): string => {
  const sign = plain.startsWith('-') ? '-' : '';
  const [integer = '0', fraction] = plain.replace('-', '').split('.');
  return fraction === undefined ? `${sign}${grouped(integer)}` : `${sign}${grouped(integer)},${fraction}`;
};

const formatted = (text: string, print: (amount: Decimal) => string): string => {
  const amount = decimal(text);
  return amount === undefined ? text : print(amount);
};

/** `1000000.005` → `1.000.000,00`: two decimals rounded half to even, as the XML has them. */
export const money = (text: string): string => formatted(text, (amount) => spanish(rounded(amount, 2)));

/** An amount that is taken off: `50` → `-50,00`, `-5` → `5,00`. */
export const lessMoney = (text: string): string =>
  decimal(text) === undefined ? `-${text}` : formatted(text, (amount) => spanish(rounded(amount.times(-1), 2)));

/** Requests contain amounts of 0.00 to satisfy a schema; where they carry no information they are not printed. */
export const isZero = (text: string): boolean => decimal(text)?.eq(0) === true;

const decimals = (plain: string): number => plain.split('.')[1]?.length ?? 0;

const withoutTrailingZeros = (plain: string): string => plain.replace(/\.?0+$/, '');

/** `1500.500000` → `1.500,5`: up to six decimals, like quantities in the XML. */
export const quantity = (text: string): string =>
  formatted(text, (amount) => spanish(withoutTrailingZeros(rounded(amount, 6))));

/** At least two decimals, and up to six: a rate or price that were rounded would not give its amount. */
const rate = (amount: Decimal): string => {
  const exact = withoutTrailingZeros(rounded(amount, 6));
  return spanish(decimals(exact) < 2 ? rounded(amount, 2) : exact);
};

/** `0.004` → `0,004`, `2` → `2,00`: what one unit costs. */
export const unitPrice = (text: string): string => formatted(text, rate);

/** `19` → `19,00 %`, `0.966` → `0,966 %`. */
export const percent = (text: string): string => formatted(text, (amount) => `${rate(amount)} %`);

/** `9.66` → `9,66 ‰`. */
export const perMille = (text: string): string => formatted(text, (amount) => `${rate(amount)} ‰`);

/** `2026-11-20` → `20/11/2026`; anything else stays as it is. */
export const date = (text: string): string => text.replace(/^(\d{4})-(\d{2})-(\d{2})$/, '$3/$2/$1');
