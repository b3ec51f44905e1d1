/** A middle and how far the rounds were apart: a shared machine has slow moments, which a mean would take up. */
export type Spread = { readonly median: number; readonly min: number; readonly max: number };

/** The mean of the two in the middle for an even number of values; NaN for none. */
export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = (sorted.length - 1) / 2;
  const [low = Number.NaN, high = Number.NaN] = [sorted[Math.floor(middle)], sorted[Math.ceil(middle)]];
  return (low + high) / 2;
};

/** Undefined for no values. */
export const spreadOf = (values: readonly number[]): Spread | undefined =>
  values.length === 0 ? undefined : { median: median(values), min: Math.min(...values), max: Math.max(...values) };
