/** What a run and the processes of its scenarios agree on: parameters as plain data, marks in the log, tags. */
import type { Target } from '../target/target.ts';

export type RunParameters = {
  readonly target: Target;
  /** Makes identifiers and serial numbers reproducible. */
  readonly seed: string;
  /** Folder for a bundle of every scenario that fails; none are written where absent. */
  readonly bundles?: string;
  /** Folder where every process writes what it proved of the catalogue; the starter of the run reads it. */
  readonly proofs?: string;
};

const usual: RunParameters = { target: { kind: 'box' }, seed: 'conformance' };

/** @param given the parameters of cucumber, an empty object by default */
export const runParameters = (given: object): RunParameters => ({ ...usual, ...given });

/** Prefixes of the lines of a scenario's log that the run counts. */
export const marks = {
  /** The target cannot do what the scenario needs. */
  outOfReach: 'ensayo-out-of-reach: ',
  /** The target does not tell what a step wants to look at. */
  unchecked: 'ensayo-unchecked: ',
  /** Where the bundle of a scenario that failed is. */
  bundle: 'ensayo-bundle: ',
} as const;

/** Kinds and the like as tags write them: `creditNote` is @credit-note. */
export const tagOf = (name: string): string => `@${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
