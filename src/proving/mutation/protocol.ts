/** What the run and its processes tell each other. */
import type { Mutant } from './operators.ts';

export type RecordedTest = {
  readonly test: string;
  /** Functions reached while the file was loaded or prepared. */
  readonly sites: readonly string[];
  /** Functions by the tests that reached them: their places in the file. */
  readonly byTest: Readonly<Record<string, readonly number[]>>;
  readonly ms: number;
  /** The failure without any mutant: such a test shows nothing. */
  readonly failure?: string | undefined;
};

/** Names of cases, or of entries, by the functions that they reach. */
export type ReachedBy = Readonly<Record<string, readonly string[]>>;

/** A test file, or only some of its tests. */
export type MetTest = { readonly path: string; readonly only?: readonly number[] };

/** A mutant with what it meets, the most promising first. */
export type Trial = {
  readonly mutant: Mutant;
  readonly tests: readonly MetTest[];
  /** Names of cases that run the mutant. */
  readonly cases: readonly string[];
  /** Entries of the catalogue whose codes stand around it: it is most likely in their declaration. */
  readonly near: readonly string[];
  /** Those whose check runs it, or that are built with its file. */
  readonly entries: readonly string[];
};

export type Request =
  | {
      readonly ask: 'record';
      readonly tests: readonly string[];
      /** Which cases: the first of four, the second of four. */
      readonly share: readonly [index: number, of: number];
      /** How many share the exchanges of outcomes, all of which are recorded. */
      readonly processes: number;
      /** The functions that matter. */
      readonly sites: readonly string[];
    }
  | { readonly ask: 'try'; readonly trial: Trial };

export type Outcome = {
  readonly status: 'killed' | 'survived' | 'timed out';
  /** The case that failed, and what it found. */
  readonly by?: string;
  readonly cases: number;
  readonly ms: number;
};

export type Report =
  /** A sign of life before each case. */
  | { readonly tell: 'busy'; readonly name: string }
  | {
      readonly tell: 'recorded';
      readonly tests: readonly RecordedTest[];
      readonly cases: ReachedBy;
      readonly entries: ReachedBy;
    }
  | { readonly tell: 'tried'; readonly outcome: Outcome };
