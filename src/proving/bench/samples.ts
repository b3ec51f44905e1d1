/** What the rounds of a run measured. */

/** One case in one round. */
export type Sample = {
  /** In the unit of the case. */
  readonly value: number;
  /**
   * Processor time by elapsed time of the process that did the work: 1 is a whole core. Much less on one core means that
   * something else had the core, or that the process waited.
   */
  readonly cores?: number | undefined;
  /** The same for the process that sent the requests. */
  readonly generatorCores?: number | undefined;
};

/** By case, for one round. */
export type Round = Readonly<Record<string, Sample>>;

/** The value of a case in a round; undefined if it was not measured. */
export type Lookup = (name: string) => number | undefined;

export const lookupIn =
  (round: Round): Lookup =>
  (name) =>
    round[name]?.value;

/** A ratio of cases, of each round in which both were measured. */
export const valuesPerRound = (
  rounds: readonly Round[],
  value: (lookup: Lookup, generatorCores: Lookup) => number | undefined,
): readonly number[] => rounds.flatMap((round) => value(lookupIn(round), (name) => round[name]?.generatorCores) ?? []);

/** Undefined if either was not measured. */
export const ratio = (value: number | undefined, base: number | undefined): number | undefined =>
  value === undefined || base === undefined ? undefined : value / base;
