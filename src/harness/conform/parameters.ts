/** What a run of scenarios is told, as plain data: cucumber hands it on to its workers as the parameters of the world. */
import type { Target } from '../target/target.ts';

export type RunParameters = {
  readonly target: Target;
  /** Makes identifiers and serial numbers reproducible. */
  readonly seed: string;
  /** Folder for a bundle of every scenario that fails; none are written where absent. */
  readonly bundles?: string;
  /** Folder where every process leaves what it proved of the catalogue, for who started the run to read. */
  readonly proofs?: string;
};

const usual: RunParameters = { target: { kind: 'box' }, seed: 'conformance' };

/** @param given what cucumber has: an empty object where nobody gave any */
export const runParameters = (given: object): RunParameters => ({ ...usual, ...given });

/** Begins the lines of a scenario's log that are meant for who counts. */
export const marks = {
  /** The target cannot do what the scenario needs. */
  outOfReach: 'ensayo-out-of-reach: ',
  /** The target does not tell what a step wants to look at. */
  unchecked: 'ensayo-unchecked: ',
  /** Where the bundle of a scenario that failed is. */
  bundle: 'ensayo-bundle: ',
} as const;
