/** What is fuzzed. */
import type { Random } from '../mutate/odd.ts';

export type ProblemKind = 'crashes' | 'hangs' | 'serverErrors' | 'falseAccepts';

export type Problem = { readonly kind: ProblemKind; readonly detail: string };

/** How the product answered an input: a few words that can be counted, and whether that was wrong. */
export type Outcome = { readonly label: string; readonly problem?: Problem | undefined };

/** One input, ready to be tried; it can be tried again. */
export type Trial = {
  /** As it is written to a file when something is found. */
  readonly input: Buffer;
  readonly extension: string;
  /** What the input does not contain: the path of a request, the operation. */
  readonly about: string;
  /** Whatever it throws is a crash. */
  readonly run: () => Promise<Outcome>;
};

export type Target = {
  readonly name: string;
  /** Runs out of twenty. */
  readonly share: number;
  /** The same random numbers give the same input. */
  readonly draw: (random: Random) => Trial;
  /** Valid inputs, the shortest first: their processor time is the measure of a hang. */
  readonly ordinary: readonly Trial[];
};

export const serverError = (label: string, detail: string): Outcome => ({
  label,
  problem: { kind: 'serverErrors', detail },
});

export const falseAccept = (detail: string): Outcome => ({
  label: 'accepted',
  problem: { kind: 'falseAccepts', detail },
});

/** One of the items, which are sorted by size: mostly a small one, so that there is time for more runs. */
export const pickSmall = <Item>(items: readonly Item[], random: Random): Item => {
  const at = random.integer(0, random.integer(0, items.length - 1));
  const item = items[at];
  if (item === undefined) throw new RangeError('There is nothing to pick from.');
  return item;
};
