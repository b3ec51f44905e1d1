/**
 * How figures are written (FE annex 5.2.1): half to even, with a decimal point and no other separators. The text comes
 * from a validated request.
 */
import { decimal, type Decimal } from '../../common/decimal.ts';
import type { XmlSpec } from '../../common/xml/node.ts';
import { leaf } from './elements.ts';
import { rounded } from '../rounding.ts';

const exact = (text: string): Decimal => {
  const value = decimal(text);
  if (value === undefined) throw new Error(`Defect: "${text}" is no decimal although the request was checked.`);
  return value;
};

/** The usual form of figures: as written, with nothing to round and nothing to add. */
const withTwoDecimals = /^(?:0|[1-9]\d*)\.\d{2}$/;
const integer = /^(?:0|[1-9]\d*)$/;

/** Two decimals. */
export const moneyText = (amount: string): string =>
  withTwoDecimals.test(amount) ? amount : rounded(exact(amount), 2);

/** As many decimals as given, within bounds. */
const between = (text: string, fewest: number, most: number): string => {
  const value = exact(rounded(exact(text), most));
  const given = value.toFixed().split('.')[1]?.length ?? 0;
  return value.toFixed(Math.max(given, fewest));
};

/** Up to six decimals. */
export const quantityText = (quantity: string): string => (integer.test(quantity) ? quantity : between(quantity, 0, 6));

/** Two decimals, or up to six where the rate or price has more. */
export const rateText = (rate: string): string => (withTwoDecimals.test(rate) ? rate : between(rate, 2, 6));

/**
 * Two decimals, because rates are compared as text (`19.00`); more only if the rate has more, as municipal ICA rates do
 * (`0.966`): rounding those would make a right amount wrong.
 */
export const percentText = (percent: string): string => rateText(percent);

/** The amount as a percentage of the base, with two decimals; none for a base of zero. */
export const percentageOf = (amount: string, base: string): string => {
  const whole = exact(base);
  return whole.eq(0) ? '0.00' : rounded(exact(amount).times(100).div(whole), 2);
};

/** The base of which the amount is that percentage, with two decimals; undefined for a percentage of zero. */
export const baseOf = (amount: string, percent: string): string | undefined => {
  const rate = exact(percent);
  return rate.eq(0) ? undefined : rounded(exact(amount).times(100).div(rate), 2);
};

/** Cost of a line before discounts and charges, with two decimals; undefined for a base quantity of zero. */
export const grossOf = (price: string, quantity: string, baseQuantity: string): string | undefined => {
  const units = exact(baseQuantity);
  return units.eq(0) ? undefined : rounded(exact(price).times(exact(quantity)).div(units), 2);
};

export type Money = { readonly amount: string; readonly currency: string; readonly field?: string | undefined };

const leafOf = (name: string, text: string, { currency, field }: Money): XmlSpec =>
  leaf(name, text, { attributes: { currencyID: currency }, field });

export const money = (name: string, given: Money): XmlSpec => leafOf(name, moneyText(given.amount), given);

/** An amount of one unit: rounded, it would make the amount of many units wrong (FAS07, FAV06, FAX07). */
export const unitAmount = (name: string, given: Money): XmlSpec => leafOf(name, rateText(given.amount), given);
