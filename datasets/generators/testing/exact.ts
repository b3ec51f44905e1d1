/** Arithmetic for checking, in whole numbers and without a decimals library, and how findings are put. */
import type { AllowanceCharge, Figure } from '../invoice/request.ts';

/** Millionths. */
export const scale = 1_000_000n;
const cent = scale / 100n;

export const parse = (figure: Figure): bigint => {
  const [, sign = '', whole = '', decimals = ''] = /^(-?)(\d+)(?:\.(\d{1,6}))?$/.exec(String(figure)) ?? [];
  if (whole === '') throw new Error(`Not a figure: ${figure}`);
  return BigInt(`${sign}${whole}${decimals.padEnd(6, '0')}`);
};

export const optional = (figure: Figure | undefined): bigint => (figure === undefined ? 0n : parse(figure));

export const total = (figures: readonly bigint[]): bigint => figures.reduce((sum, figure) => sum + figure, 0n);

/** Half to even, to whole cents, of a positive number of so many steps a cent. */
const inCents = (exact: bigint, step: bigint): bigint => {
  const [quotient, twice] = [exact / step, (exact % step) * 2n];
  const up = twice > step || (twice === step && quotient % 2n === 1n);
  return (quotient + (up ? 1n : 0n)) * cent;
};

/** Half to even, to whole cents; both factors are positive. */
export const product = (one: bigint, other: bigint, divisor = 1n): bigint =>
  inCents(one * other, cent * scale * divisor);

/** The same with something added before it is rounded. */
export const productAnd = (one: bigint, other: bigint, more: bigint): bigint =>
  inCents(one * other + more * scale, cent * scale);

export const percentage = (base: bigint, percent: Figure): bigint => product(base, parse(percent), 100n);

/** ICA and ReteICA, whose rates are per mille (annex FE 1.9, 13.2.2). */
const perMille: ReadonlySet<number> = new Set([3, 7]);

export const byRate = (
  base: bigint,
  { tax_id, percent }: { readonly tax_id: number; readonly percent: Figure },
): bigint => (perMille.has(tax_id) ? product(base, parse(percent), 1000n) : percentage(base, percent));

export const distance = (one: bigint, other: bigint): bigint => (one > other ? one - other : other - one);

/** 2.00, what the annex lets sums differ (FE 1.9, 5.2.1.1). */
export const tolerance = 2n * scale;

export type Finding = string | false;

export const found = (findings: readonly Finding[]): readonly string[] =>
  findings.filter((finding) => finding !== false);

/** `rule: text` where the condition holds. */
export const when = (isWrong: boolean, finding: string): Finding => isWrong && finding;

export const differs = (rule: string, stated: bigint, right: bigint): Finding =>
  when(stated !== right, `${rule}: ${stated} is not ${right}`);

export const amountsOf = (items: readonly AllowanceCharge[], isCharge: boolean): bigint =>
  total(items.filter((item) => item.charge_indicator === isCharge).map(({ amount }) => parse(amount)));
