/** Two versions in turn. */
import { median, spreadOf, type Spread } from '../statistics.ts';

/** Processor time of a document without its signatures, in milliseconds. */
export type Pair = { readonly before: number; readonly now: number };

export type Comparison = {
  /** Medians. */
  readonly before: number;
  readonly now: number;
  /** Now by before, of each pair. */
  readonly ratio: Spread;
};

/** @throws Error without a pair */
export const compare = (pairs: readonly Pair[]): Comparison => {
  const ratio = spreadOf(pairs.map(({ before, now }) => now / before));
  if (ratio === undefined) throw new Error('No pair was measured.');
  return { before: median(pairs.map(({ before }) => before)), now: median(pairs.map(({ now }) => now)), ratio };
};
